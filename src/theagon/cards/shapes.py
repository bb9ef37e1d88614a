"""Shapes: the readers of a schema's types, one class for each kind of type.

A shape reads a node into a value, or reports an error at the node's location and returns `WRONG`. Reading goes on after
an error, so that all are found. The shape of a type is made once, from msgspec's description of the type.
"""

from __future__ import annotations

import functools
import json
import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from msgspec import inspect

from theagon.cards.error_text import MAX_LISTED, described, either, quoted, suggestion
from theagon.cards.report import Report

if TYPE_CHECKING:
    from collections.abc import Iterable

    import msgspec

    from theagon.cards.node import Node

WRONG: Final = object()

_OLD_BOOLEANS: Final = frozenset(("yes", "no", "on", "off", "y", "n"))


class Decoding:
    """The errors so far, and the node of every non-empty list, mapping and schema object that was read.

    `hints` are for words that are known elsewhere and may stand where they are not.
    """

    def __init__(self, report: Report, hints: dict[str, str] | None = None) -> None:
        self.report = report
        self.hints = hints or {}
        self.wrong_nodes: set[Node] = set()
        # By identity, since equal objects occur in many places. The object is kept, so that its id is not reused.
        self.nodes: dict[int, tuple[object, Node]] = {}

    def remember(self, value: object, node: Node) -> None:
        self.nodes[id(value)] = (value, node)

    def wrong(self, node: Node, message: str, hint: str | None = None) -> object:
        self.wrong_nodes.add(node)
        self.report.add(message, node.location, hint)
        return WRONG


class Shape(ABC):
    """The reader of a type: it takes values of the Python types `kinds`, called `expected` in messages."""

    kinds: frozenset[type]
    expected: str

    def read(self, node: Node, decoding: Decoding) -> Any:
        """Read the value of a node. Returns `WRONG` after reporting an error."""
        if type(node.value) in self.kinds:
            return self.convert(node, decoding)
        return decoding.wrong(node, f"expected {self.expected}, got {described(node.value)}", self.hint(node))

    @abstractmethod
    def convert(self, node: Node, decoding: Decoding) -> Any:
        """Convert a node with a value of the `kinds`. Returns `WRONG` after reporting an error."""

    def hint(self, node: Node) -> str | None:
        """Return a hint for a value of an unexpected kind, or None."""
        if str in self.kinds and type(node.value) in (int, float, bool):
            return "if text is meant, put it in quotes"
        if bool in self.kinds and isinstance(node.value, str) and node.value.lower() in _OLD_BOOLEANS:
            return "write true or false"
        if list in self.kinds and isinstance(node.value, str | int):
            plain = isinstance(node.value, str) and node.value.replace("-", "_").isidentifier()
            item = node.value if plain else "item"
            return f"write a list even of one item: [{item}]"
        if list in self.kinds and isinstance(node.value, dict):
            return "begin each item of a list with '- ', even if there is only one"
        if int in self.kinds and isinstance(node.value, dict):
            return "write a plain number: an amount is not possible here"
        return None


class Plain(Shape):
    """A value taken as it is."""

    def __init__(self, kinds: Iterable[type], expected: str) -> None:
        self.kinds = frozenset(kinds)
        self.expected = expected

    def convert(self, node: Node, _decoding: Decoding) -> Any:
        return node.plain()


ANYTHING: Final = Plain((str, int, float, bool, type(None), list, dict), "anything")
NOTHING: Final = Plain((type(None),), "nothing")
BOOLEAN: Final = Plain((bool,), "true or false")


class Number(Shape):
    """A number within bounds. A whole number is accepted as a decimal, but not the reverse."""

    def __init__(self, limits: inspect.IntType | inspect.FloatType) -> None:
        self._limits = limits
        whole = isinstance(limits, inspect.IntType)
        self.kinds = frozenset((int,)) if whole else frozenset((int, float))
        self.expected = "a whole number" if whole else "a number"

    def convert(self, node: Node, decoding: Decoding) -> Any:
        number: Any = node.value
        limits = self._limits
        if limits.ge is not None and number < limits.ge:
            return decoding.wrong(node, f"{number} is too small: at least {limits.ge} is needed")
        if limits.gt is not None and number <= limits.gt:
            return decoding.wrong(node, f"{number} is too small: more than {limits.gt} is needed")
        if limits.le is not None and number > limits.le:
            return decoding.wrong(node, f"{number} is too large: at most {limits.le} is allowed")
        if limits.lt is not None and number >= limits.lt:
            return decoding.wrong(node, f"{number} is too large: less than {limits.lt} is needed")
        if limits.multiple_of is not None and number % limits.multiple_of:
            return decoding.wrong(node, f"{number} is not a multiple of {limits.multiple_of}")
        return number if isinstance(limits, inspect.IntType) else float(number)


class Text(Shape):
    kinds = frozenset((str,))
    expected = "text"

    def __init__(self, limits: inspect.StrType, form: str | None = None, examples: Iterable[object] = ()) -> None:
        """Take a type's limits. `form` describes the pattern for people, such as `a tile: a1 to h5`."""
        self._limits = limits
        # `\Z`: only at the end, as in JSON Schema. Python's `$` also matches before a last line break.
        self._pattern = re.compile(re.sub(r"\$\Z", r"\\Z", limits.pattern)) if limits.pattern is not None else None
        self._form = form
        self._example = "".join(f"for example {example}" for example in list(examples)[:1]) or None

    def convert(self, node: Node, decoding: Decoding) -> Any:
        text: Any = node.value
        if self._pattern and not self._pattern.search(text):
            form = self._form or "of the right form"
            return decoding.wrong(node, f"{quoted(text)} is not {form}", self._mended(text) or self._example)
        return text if _length_fits(node, len(text), self._limits, "character", decoding) else WRONG

    def hint(self, node: Node) -> str | None:
        if node.value is None and "#" in (self._example or ""):
            return f"what follows a # is a comment: {self._example}, in quotes"
        return self._form if isinstance(node.value, dict) else super().hint(node)

    def _mended(self, text: str) -> str | None:
        """Return a hint with corrected case and spaces, if the pattern matches that; else None."""
        words, joined = " ".join(text.split()), "".join(text.split())
        forms = (words, "-".join(text.lower().replace("_", " ").split()), joined, joined.lower(), joined.upper())
        return next((f"write {form}" for form in forms if self._pattern and self._pattern.search(form)), None)


class Names(Shape):
    """One of a few given values: a Literal or an Enum."""

    def __init__(self, values: dict[Any, Any]) -> None:
        self._values = {(type(written), written): value for written, value in values.items()}  # True is not 1
        self._names = [_written(written) for written in values]
        self.kinds = frozenset(map(type, values))
        self.expected = either(map(repr, self._names)) if len(values) <= 3 else "one of the known names"

    def convert(self, node: Node, decoding: Decoding) -> Any:
        written: Any = node.value
        value = self._values.get((type(written), written), WRONG)
        if value is WRONG:
            hint = decoding.hints.get(str(written)) or suggestion(written, self._names)
            return decoding.wrong(node, f"{described(written)} is not known here", hint)
        return value

    def hint(self, _node: Node) -> str | None:
        return suggestion(None, self._names)


class List(Shape):
    """A list of items of one shape; a tuple where the schema says so."""

    kinds = frozenset((list,))
    expected = "a list"

    def __init__(self, limits: inspect.ListType | inspect.VarTupleType) -> None:
        self._limits = limits
        self._item = shape_of(limits.item_type)

    def convert(self, node: Node, decoding: Decoding) -> Any:
        nodes: Any = node.value
        read = self._item.read
        items = [read(item, decoding) for item in nodes]
        fits = _length_fits(node, len(items), self._limits, "item", decoding)
        if not fits or any(item is WRONG for item in items):
            return WRONG
        value = tuple(items) if isinstance(self._limits, inspect.VarTupleType) else items
        if items:  # all empty tuples are the same object
            decoding.remember(value, node)
        return value


class Mapping(Shape):
    """A mapping from names of one shape to values of one shape."""

    kinds = frozenset((dict,))
    expected = "a mapping"

    def __init__(self, limits: inspect.DictType) -> None:
        self._limits = limits
        self._key = shape_of(limits.key_type)
        self._value = shape_of(limits.value_type)

    def convert(self, node: Node, decoding: Decoding) -> Any:
        nodes: Any = node.value
        items = [
            (self._key.read(node.keys[name], decoding), self._value.read(value, decoding))
            for name, value in nodes.items()
        ]
        fits = _length_fits(node, len(items), self._limits, "field", decoding)
        if not fits or any(key is WRONG or value is WRONG for key, value in items):
            return WRONG
        mapping = dict(items)
        decoding.remember(mapping, node)
        return mapping


class Object(Shape):
    """A mapping with the fields of a schema, read into an object of it."""

    kinds = frozenset((dict,))
    expected = "a mapping"

    def __init__(self, struct: inspect.StructType) -> None:
        self._class: type[msgspec.Struct] = struct.cls
        self._tag_field = struct.tag_field
        self._required = [field.encode_name for field in struct.fields if field.required]
        self._names = [field.encode_name for field in struct.fields]
        self._struct = struct

    @functools.cached_property
    def _fields(self) -> dict[str, tuple[str, Shape]]:
        # Made at first use, since a schema may contain itself.
        return {field.encode_name: (field.name, shape_of(field.type)) for field in self._struct.fields}

    def hint(self, _node: Node) -> str | None:
        if example := getattr(self._class, "example", None):
            return f"such as {example}"
        names = self._required or self._names[:MAX_LISTED]
        return f"write {{{', '.join(f'{name}: ...' for name in names)}}}" if names else "write {}"

    def convert(self, node: Node, decoding: Decoding) -> Any:
        nodes: Any = node.value
        sound = True
        values = {}
        for name, value in nodes.items():
            field = self._fields.get(name)
            if field:
                values[field[0]] = read = field[1].read(value, decoding)
                sound = sound and read is not WRONG
            elif name != self._tag_field:
                sound = False
                absent = [known for known in self._names if known not in nodes]
                present = [known for known in self._names if known in nodes]
                hint = getattr(self._class, "elsewhere", {}).get(name) or suggestion(name, absent, present)
                decoding.wrong(node.keys[name], f"unknown field {quoted(name)}", hint)
        for name in self._required:
            if name not in nodes:
                sound = False
                decoding.wrong(node, f"the field {quoted(name)} is missing")
        if not sound:
            return WRONG
        try:
            result = self._class(**values)
        except ValueError as error:
            return decoding.wrong(node, str(error))
        decoding.remember(result, node)
        return result


class Tagged(Shape):
    """A mapping in which one field, the tag, decides the schema of the others."""

    kinds = frozenset((dict,))
    expected = "a mapping"

    def __init__(self, structs: list[inspect.StructType]) -> None:
        self._field = str(structs[0].tag_field)
        self._by_tag = {struct.tag: _object_of(struct) for struct in structs}
        self._tag = Names({struct.tag: struct.tag for struct in structs})

    def convert(self, node: Node, decoding: Decoding) -> Any:
        nodes: Any = node.value
        if self._field not in nodes:
            hint = suggestion(None, [_written(tag) for tag in self._by_tag])
            return decoding.wrong(node, f"the field {quoted(self._field)} is missing", hint)
        tag = self._tag.read(nodes[self._field], decoding)
        return WRONG if tag is WRONG else self._by_tag[tag].convert(node, decoding)


class Either(Shape):
    """A union: the kind of the value decides its member."""

    def __init__(self, members: list[Shape]) -> None:
        # Any text (or number) covers a few names of the same kind, so it comes later and replaces them.
        by_width = sorted(members, key=lambda member: not isinstance(member, Names))
        self._by_kind = {kind: member for member in by_width for kind in member.kinds}
        self.kinds = frozenset(self._by_kind)
        named = [member.expected for member in members if member is not NOTHING]
        self.expected = either(dict.fromkeys(named or [NOTHING.expected]))
        self._names = next((member for member in members if isinstance(member, Names)), None)
        self._object = next((member for member in members if isinstance(member, Object)), None)

    def convert(self, node: Node, decoding: Decoding) -> Any:
        return self._by_kind[type(node.value)].convert(node, decoding)

    def hint(self, node: Node) -> str | None:
        if self._names:
            return self._names.hint(node)
        return super().hint(node) or (self._object.hint(node) if self._object else None)


def shape_of(described_type: inspect.Type) -> Shape:
    """Return the shape of a type. Raises `TypeError` for a type that files cannot contain."""
    noted: dict[str, Any] = {}
    if isinstance(described_type, inspect.Metadata):
        noted = described_type.extra_json_schema or {}
        described_type = described_type.type
    match described_type:
        case inspect.AnyType():
            return ANYTHING
        case inspect.NoneType():
            return NOTHING
        case inspect.BoolType():
            return BOOLEAN
        case inspect.IntType() | inspect.FloatType():
            return Number(described_type)
        case inspect.StrType():
            return Text(described_type, noted.get("description"), noted.get("examples", ()))
        case inspect.LiteralType(values):
            return Names({value: value for value in values})
        case inspect.EnumType(cls):
            return Names({member.value: member for member in cls})
        case inspect.ListType() | inspect.VarTupleType():
            return List(described_type)
        case inspect.DictType():
            return Mapping(described_type)
        case inspect.StructType(array_like=False):
            return _object_of(described_type) if described_type.tag is None else Tagged([described_type])
        case inspect.UnionType(types):
            structs = [member for member in types if isinstance(member, inspect.StructType)]
            others = [shape_of(member) for member in types if not isinstance(member, inspect.StructType)]
            if len(structs) > 1:
                return Either([*others, Tagged(structs)])
            return Either([*others, *map(shape_of, structs)])
    raise TypeError(f"a file's schema cannot hold {described_type}")


_objects: dict[type, Object] = {}


def _object_of(struct: inspect.StructType) -> Object:
    """Return the only shape of a schema, which may be part of itself."""
    if struct.cls not in _objects:
        _objects[struct.cls] = Object(struct)
    return _objects[struct.cls]


def _length_fits(
    node: Node,
    length: int,
    limits: inspect.StrType | inspect.ListType | inspect.VarTupleType | inspect.DictType,
    unit: str,
    decoding: Decoding,
) -> bool:
    if limits.min_length is not None and length < limits.min_length:
        wanted = f"at least {_counted(limits.min_length, unit)} needed"
    elif limits.max_length is not None and length > limits.max_length:
        wanted = f"at most {_counted(limits.max_length, unit)} allowed"
    else:
        return True
    decoding.wrong(node, f"{_counted(length, unit)}: {wanted}")
    return False


def _counted(count: int, unit: str) -> str:
    return f"{count} {unit}" if count == 1 else f"{count} {unit}s"


def _written(value: str | int | bool | None) -> str:
    """Return a value as YAML."""
    return value if isinstance(value, str) else json.dumps(value)
