"""The translation of a whole program: its records, its constants, and every function that its entries reach."""

from __future__ import annotations

import ast
import enum
from types import FunctionType

from theagon.compiler.functions import Function
from theagon.compiler.names import Names, plain, reserved
from theagon.compiler.order import Order
from theagon.compiler.program import Program
from theagon.compiler.ranges import range_check
from theagon.compiler.statements import Statements
from theagon.compiler.values import Kind, Value, literal
from theagon.kernel.layout import Int, LaidOut, Layout
from theagon.kernel.records import Record


class Unit:
    """The translation of a program. Creating one translates it; `text` is the C of its records and functions.

    Raises `Refused` for the first construct outside the subset.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.order = Order(program, self.function)
        self._names = Names()
        self._functions: dict[FunctionType, Function] = {}
        self._records: dict[type[LaidOut], str] = {}
        self._enums: dict[type[enum.IntEnum], str] = {}
        self._constants: dict[str, int] = {}
        self._range_checks: dict[str, str] = {}
        self.entries = [self.function(entry) for entry in program.entries if isinstance(entry, FunctionType)]
        for entry in self.entries:
            self._check_entry(entry)
        for record in (program.state, program.world):
            self.record_name(record)
        bodies = self._bodies()
        heads = [Statements(self, function).head() + ";" for function in self._functions.values()]
        checks = self._range_checks.values()
        self.text = "\n\n".join([*self._record_texts(), *self._constant_texts(), *checks, "\n".join(heads), *bodies])

    def _bodies(self) -> list[str]:
        """Translate all functions; translating one may reach others."""
        bodies: list[str] = []
        locals_of: list[tuple[Function, list[str]]] = []
        while len(bodies) < len(self._functions):
            function = list(self._functions.values())[len(bodies)]
            body = Statements(self, function)
            bodies.append(body.compile())
            locals_of.append((function, list(body.types)))
        for function, names in locals_of:
            for name in names:
                if plain(name) in self._names:
                    cure = "give the local or parameter another name"
                    function.refuse(function.node, f"{name} is also a name of the generated C", cure)
        return bodies

    def _check_entry(self, entry: Function) -> None:
        kinds = list(entry.parameters.values())
        if not kinds or kinds[0] is not self.program.world:
            entry.refuse(entry.node, "an entry of another world", f"take g: {self.program.world.__name__} first")
        if any(kind not in (Kind.INT, Kind.BOOL, Kind.BYTES) for kind in kinds[1:]) or kinds.count(Kind.BYTES) > 1:
            entry.refuse(entry.node, "an entry with these parameters", "take ints, bools and at most one Bytes")
        if entry.returns not in (Kind.NONE, Kind.INT, Kind.BOOL):
            entry.refuse(entry.node, "an entry with this result", "return None, int or bool")
        if (Kind.BYTES in kinds) != (entry.name in self.program.buffers):
            cure = "each entry with a Bytes buffer has its length in Program.buffers, and only these"
            entry.refuse(entry.node, f"the buffer of entry {entry.name}", cure)

    # ---- for the translation of functions ----

    def concrete(self, record: type[Record]) -> type[Record]:
        """Return the world for a mixin of it (shared rules are compiled for each game); other records as they are."""
        return self.program.world if issubclass(self.program.world, record) else record

    def function(self, python: FunctionType) -> Function:
        """Return a function of the rules, and register it for translation."""
        if python not in self._functions:
            function = Function(python, self.concrete)
            if function.returns is self.program.world:
                function.refuse(function.node, "a world as a result", "use the parameter that is the world")
            self._check_packages(function)
            self._functions[python] = function
        return self._functions[python]

    def _check_packages(self, function: Function) -> None:
        """Refuse code from outside the hashed packages: it could change without a new build."""
        self._check_package(function, function.node, function.module)
        for node in ast.walk(function.node):
            if isinstance(node, ast.Name) and node.id in function.source.imports:
                self._check_package(function, node, function.source.imports[node.id])

    def _check_package(self, function: Function, node: ast.AST, module: str) -> None:
        if not any(module == package or module.startswith(package + ".") for package in self.program.packages):
            cure = f"move it into {self.program.package}, or name its package in Program.extra_packages"
            function.refuse(node, f"{function.name} depends on {module}", cure)

    def function_name(self, function: Function) -> str:
        """Return the C name: module and function, as in `queue_push`."""
        name = f"{function.module.rpartition('.')[2]}_{function.name}"
        return self._names.claim(function.python, function.module, name)

    def record_name(self, record: type[LaidOut]) -> str:
        """Return the C name of a record, and register it for declaration after the records that it contains."""
        if record not in self._records:
            for field in record.layout.fields.values():
                if not isinstance(field.kind, Int):
                    self.record_name(field.kind)
            fixed: dict[type[LaidOut], str] = {self.program.state: "State", self.program.world: "World"}
            self._records[record] = fixed.get(record) or self._names.claim(record, record.__module__, record.__name__)
        return self._records[record]

    def enum_member(self, member: enum.IntEnum) -> Value:
        """Return the value of an IntEnum member: a C enum constant, or its number if it is too large for a C enum."""
        kind = type(member)
        if any(abs(int(each)) >= 1 << 31 for each in kind):
            return literal(int(member))
        if kind not in self._enums:
            self._enums[kind] = self._names.claim(kind, kind.__module__, kind.__name__)
            for each in kind:
                self._names.claim(each, kind.__module__, f"{self._enums[kind]}_{each.name}")
        return Value(f"{self._enums[kind]}_{member.name}", Kind.SMALL)

    def constant(self, function: Function, node: ast.expr, number: int) -> Value:
        """Return the value of a named int constant; its number if two modules give the name different numbers."""
        name = ast.unparse(node).rpartition(".")[2] + "_"
        found = literal(number)
        if name in reserved() or self._constants.setdefault(name, number) != number:
            return found
        return Value(self._names.claim(("constant", name), function.module, name), found.type)

    def range_check(self, part: type[Record]) -> str:
        """Return the C name of the range check of a part of the world, and register it for generation."""
        name = f"outside_{self.record_name(part)}__"
        self._range_checks[name] = range_check(name, part, self.program.state)
        return name

    # ---- C text ----

    def _constant_texts(self) -> list[str]:
        texts = []
        for kind, name in self._enums.items():
            members = ", ".join(f"{name}_{each.name} = {int(each)}" for each in kind)
            texts.append(f"enum {name} {{ {members} }};")
        small = {name: number for name, number in self._constants.items() if abs(number) < 1 << 31}
        if small:
            texts.append("enum { " + ", ".join(f"{name} = {number}" for name, number in small.items()) + " };")
        for name, number in self._constants.items():
            if name not in small:
                texts.append(f"static const int64_t {name} = {literal(number).code};")
        return texts

    def _record_texts(self) -> list[str]:
        texts = [self._record_text(record.layout, name) for record, name in self._records.items()]
        if self.program.state is self.program.world:
            texts.append("typedef World State;")
        return texts

    def _record_text(self, layout: Layout, name: str) -> str:
        lines: list[str] = []
        asserts: list[str] = []
        end = 0
        for field_name, field in layout.fields.items():
            at = layout.offset[field_name]
            if at > end:
                lines.append(f"    uint8_t pad__{end}[{at - end}];")
            kind = field.kind.name + "_t" if isinstance(field.kind, Int) else self.record_name(field.kind)
            shape = "".join(f"[{length}]" for length in field.shape)
            lines.append(f"    {kind} {plain(field_name)}{shape};")
            asserts.append(f'_Static_assert(offsetof({name}, {plain(field_name)}) == {at}, "layout of {name}");')
            end = at + field.size
        if layout.size > end:
            lines.append(f"    uint8_t pad__{end}[{layout.size - end}];")
        asserts.append(f'_Static_assert(sizeof({name}) == {layout.size}, "size of {name}");')
        return "\n".join([f"typedef struct {name} {{", *lines, f"}} {name};", *asserts])
