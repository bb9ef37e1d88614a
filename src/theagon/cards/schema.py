"""What the schemas of files are declared with.

A schema is a class per mapping of the file, with the type of each field; `typing.Annotated` and `msgspec.Meta` add
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
`Any`, schemas, and unions whose members a glance at the value tells apart: text, number, list, mapping; of several
schemas in one union each must be a tagged struct (`msgspec.Struct` with `tag`).
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
    """The schema, once msgspec knows it: two threads that have it learn one at once end in a segmentation fault.

    Raises `TypeError` for unions whose members could not be told apart.
    """
    if schema not in _known:
        with _learning:
            msgspec.json.Decoder(schema)
            _known.add(schema)
    return schema


def converted(plain: object, schema: type[T]) -> T:
    """Plain data as a schema has them. Raises `msgspec.ValidationError`, on any thread."""
    return msgspec.convert(plain, known(schema))


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Schema(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Base of the mappings of a file. A `ValueError` raised in `__post_init__` is reported at the mapping."""

    def __reduce__(self) -> tuple[Any, ...]:
        # As plain data: `omit_defaults` knows a text that was left out by its being the very object of the default, so
        # that a copy of the fields would be written, and hashed, otherwise.
        return converted, (msgspec.to_builtins(self), type(self))


class Choice(Schema):
    """A mapping of which exactly one field is given, as in `draw: 1`, but for those of `beside`, which may stand there.

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
        """The name (as in Python) and the value of the field that is given."""
        return next(
            (name, value)
            for name in self.__struct_fields__
            if name not in self.beside and (value := getattr(self, name)) is not None
        )


def parts(value: object) -> Iterator[Schema]:
    """A schema object and every schema object in it, outermost first."""
    if isinstance(value, Schema):
        yield value
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple):
        for item in value:
            if isinstance(item, Schema | tuple):  # asked here, since most fields are not given: few calls are left
                yield from parts(item)


def has_fields_of(schema: type[msgspec.Struct], names: Set[str]) -> bool:
    """Whether a mapping with fields of these names has every one that a schema requires, and none that it lacks."""
    needed = {field.encode_name for field in msgspec.structs.fields(schema) if field.required}
    return needed <= names <= {*schema.__struct_encode_fields__}


def schema_components(types: Iterable[Any], ref_template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The JSON Schemas of some types: references to them, and by name what these refer to.

    Descriptions are docstrings without their indentation, which Python itself takes away from 3.13 on.
    """
    refs, definitions = msgspec.json.schema_components(types, ref_template=ref_template)
    for definition in definitions.values():
        if "description" in definition:
            definition["description"] = cleandoc(definition["description"])
    return refs, definitions


def schema_json(schema: Any, title: str, schema_id: str) -> dict[str, Any]:
    """The JSON Schema of a file whose root is of the type `schema`, for editors to complete and check with.

    `schema_id` is the address under which the result is published.
    """
    (root,), definitions = schema_components([schema], "#/$defs/{name}")
    for struct in _structs(inspect.type_info(schema), set()):
        names = (struct.__name__, f"{struct.__module__}.{struct.__qualname__}")  # the second where two share the first
        definition = next(definitions[name] for name in names if name in definitions)
        if issubclass(struct, Choice):
            definition |= {"minProperties": 1, "maxProperties": 1 + len(struct.beside)}
        said = remarks(struct)
        for name, written in zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True):
            if name in said:
                definition["properties"][written].setdefault("description", said[name])
    return {"$schema": _DIALECT, "$id": schema_id, "title": title, **root, "$defs": definitions}


def remarks(struct: type[Any]) -> dict[str, str]:
    """What the comments beside the fields of a Struct say of them; of one that is made by a program, its `remarks`."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__):
        found |= vars(cls).get("remarks", {})
        found |= _written_beside(cls)
    return found


@cache  # to find a class in its file, Python reads the whole file
def _written_beside(cls: type[Any]) -> dict[str, str]:
    """The comments beside the fields in the source of a class itself."""
    with suppress(OSError, TypeError):  # it has no source
        return dict(re.findall(r"^    (\w+): [^#\n]*#\s*(.+)$", getsource(cls), re.MULTILINE))
    return {}


def _structs(described: inspect.Type, seen: set[type]) -> Iterator[type[Any]]:
    """The structs that a type is made of, each once."""
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
