"""Declaration of file schemas.

A schema is a class for each mapping of the file, with the type of each field; `typing.Annotated` and `msgspec.Meta` add
limits, a description and examples, which errors and editors show. In a file, `card_played` is written `card-played`.

    CardId = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", examples=["enyo"])]

    class Damage(Schema):
        amount: Annotated[int, Meta(ge=1, le=99)]
        target: Literal["enemy", "ally"] = "enemy"

    class Effect(Choice):
        damage: Damage | None = None
        draw: int | None = None

    class Card(Schema):
        id: CardId
        play: tuple[Effect, ...] = ()

reads

    id: enyo
    play:
      - damage: {amount: 2}
      - draw: 1

The types are `str`, `int`, `float`, `bool`, `None`, `Literal`, `enum.Enum`, `list[X]`, `tuple[X, ...]`, `dict[str, X]`,
`Any`, schemas, and unions of members of different kinds: text, number, list, mapping. If a union has several schemas,
each must be a tagged struct (`msgspec.Struct` with `tag`).
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from inspect import cleandoc, getsource
from threading import RLock
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, dataclass_transform

import msgspec
from msgspec import inspect

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Set

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

T = TypeVar("T")
_known: set[object] = set()
_learning: Final = RLock()


def known(schema: type[T]) -> type[T]:
    """Register a schema with msgspec under a lock, since two threads at once cause a segmentation fault. Returns it.

    Raises `TypeError` for unions with indistinguishable members.
    """
    if schema not in _known:
        with _learning:
            msgspec.json.Decoder(schema)
            _known.add(schema)
    return schema


def converted(plain: object, schema: type[T]) -> T:
    """Convert plain data to a schema, on any thread. Raises `msgspec.ValidationError`."""
    return msgspec.convert(plain, known(schema))


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Schema(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Base of the mappings of a file. A `ValueError` raised in `__post_init__` is reported at the mapping."""

    example: ClassVar[str | None] = None
    """What a hint gives where a mapping is missing, if its fields do not say enough."""
    elsewhere: ClassVar[dict[str, str]] = {}
    """Hints for unknown fields that stand elsewhere, by their names."""

    def __reduce__(self) -> tuple[Any, ...]:
        # As plain data: `omit_defaults` recognizes a default by identity, so a copy of the fields would be encoded, and
        # hashed, differently.
        return converted, (msgspec.to_builtins(self), type(self))


class Choice(Schema):
    """A mapping with exactly one field, as in `draw: 1`, and perhaps fields named in `beside`.

    The default of every field is None.
    """

    beside: ClassVar[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        written = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        names = dict(each for each in written if each[0] not in self.beside)
        given = [word for name, word in names.items() if getattr(self, name) is not None]
        if not given:
            raise ValueError(f"one field must be given: {', '.join(names.values())}")
        if len(given) > 1:
            raise ValueError(f"only one field may be given, not {' and '.join(map(repr, given))}")

    @property
    def chosen(self) -> tuple[str, Any]:
        """The name (as in Python) and the value of the given field."""
        return next(
            (name, value)
            for name in self.__struct_fields__
            if name not in self.beside and (value := getattr(self, name)) is not None
        )


def parts(value: object) -> Iterator[Schema]:
    """Yield a schema object and every schema object in it, outermost first."""
    if isinstance(value, Schema):
        yield value
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple):
        for item in value:
            if isinstance(item, Schema | tuple):  # checked here to save calls: most fields are not given
                yield from parts(item)


def has_fields_of(schema: type[msgspec.Struct], names: Set[str]) -> bool:
    """Return whether a mapping with these fields has all that a schema requires, and no unknown ones."""
    needed = {field.encode_name for field in msgspec.structs.fields(schema) if field.required}
    return needed <= names <= {*schema.__struct_encode_fields__}


def schema_components(types: Iterable[Any], ref_template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return the JSON Schemas of some types: references to them, and the definitions by name.

    Descriptions are docstrings without their indentation, which Python itself removes from 3.13 on.
    """
    refs, definitions = msgspec.json.schema_components(types, ref_template=ref_template)
    for definition in definitions.values():
        if "description" in definition:
            definition["description"] = cleandoc(definition["description"])
    return refs, definitions


def schema_json(schema: Any, title: str, schema_id: str) -> dict[str, Any]:
    """Return the JSON Schema of a file with a root of the type `schema`, for editors to complete and check files.

    `schema_id` is the address of its publication.
    """
    (root,), definitions = schema_components([schema], "#/$defs/{name}")
    for struct in structs_in(schema):
        names = (struct.__name__, f"{struct.__module__}.{struct.__qualname__}")  # the second if two share the first
        definition = next(definitions[name] for name in names if name in definitions)
        if issubclass(struct, Choice):
            definition |= {"minProperties": 1, "maxProperties": 1 + len(struct.beside)}
        comments = remarks(struct)
        for name, written in zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True):
            if name in comments:
                definition["properties"][written].setdefault("description", comments[name])
    return {"$schema": _DIALECT, "$id": schema_id, "title": title, **root, "$defs": definitions}


def remarks(struct: type[Any]) -> dict[str, str]:
    """Return the comments after the fields of a Struct; for a generated Struct, its `remarks`."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__):
        found |= vars(cls).get("remarks", {})
        found |= _field_comments(cls)
    return found


@cache  # to find a class in its file, Python reads the whole file
def _field_comments(cls: type[Any]) -> dict[str, str]:
    """Return the comments after the fields in the source of a class."""
    with suppress(OSError, TypeError):  # the class has no source
        return dict(re.findall(r"^    (\w+): [^#\n]*#\s*(.+)$", getsource(cls), re.MULTILINE))
    return {}


def structs_in(root: Any) -> Iterator[type[Any]]:
    """Yield the structs of which a type consists, each once, those that hold others first."""
    return _structs(inspect.type_info(root), set())


def _structs(described: inspect.Type, seen: set[type]) -> Iterator[type[Any]]:
    """Yield the structs in a type, each once."""
    match described:
        case inspect.StructType(cls, fields) if cls not in seen:
            seen.add(cls)
            yield cls
            parts = [field.type for field in fields]
        case inspect.UnionType(types):
            parts = list(types)
        case inspect.ListType(part) | inspect.VarTupleType(part) | inspect.Metadata(part):
            parts = [part]
        case inspect.DictType(value_type=part):
            parts = [part]
        case _:
            parts = []
    for part in parts:
        yield from _structs(part, seen)
