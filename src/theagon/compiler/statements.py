"""Translation of statements to C, each after a #line that names its place in the Python file.

The translation tracks the definitely assigned locals, and refuses to read any other.
"""

from __future__ import annotations

import ast

from theagon.compiler.expressions import Context, Expressions
from theagon.compiler.functions import Function, c_parameters
from theagon.compiler.names import plain
from theagon.compiler.refusals import CURES, refuse_node
from theagon.compiler.values import NUMBERS, Kind, Type, Value, describe, element
from theagon.kernel.bits import bits
from theagon.kernel.layout import Field, Int

Assigned = set[str] | None
"""The definitely assigned locals; None in unreachable code."""


class Statements(Expressions):
    """The translator of one function's body."""

    def __init__(self, context: Context, function: Function) -> None:
        super().__init__(context, function)
        self._out: list[str] = []
        self._temporaries = 0
        self._pointers: list[str] = []  # declarations of the arrays that loops run over
        self._breaks: list[list[Assigned]] = []

    def compile(self) -> str:
        """Return the C definition of the function."""
        self._block(self.function.node.body, 1)
        if self.assigned is not None and self.function.returns is not Kind.NONE:
            cure = "end every path with a return"
            self.function.refuse(self.function.node, f"{self.function.name} may end without a result", cure)
        local = [(name, kind) for name, kind in self.types.items() if name not in self.function.parameters]
        declared = [*(self.declaration(kind, plain(name)) for name, kind in local), *self._pointers]
        opening = f'#line {self.function.node.lineno} "{self.function.file}"'
        return "\n".join([opening, self.head() + " {", *(f"    {text};" for text in declared), *self._out, "}"])

    def head(self) -> str:
        """Return the C function's type, name and parameters."""
        returns = self.type_name(self.function.returns)
        name = self.context.function_name(self.function)
        return f"static {returns}{name}({c_parameters(self.function, self.type_name, self.context.program.world)})"

    def type_name(self, kind: Type) -> str:
        """Return a C type, with the space or star before a name."""
        if isinstance(kind, type):
            return f"{self.context.record_name(kind)} *"
        return {Kind.NONE: "void ", Kind.BYTES: "Bytes "}.get(kind, "int64_t ") if isinstance(kind, Kind) else "void *"

    def declaration(self, kind: Type, name: str) -> str:
        """Return a local's declaration. A local array is a pointer to its first element."""
        if not isinstance(kind, Field):
            return self.type_name(kind) + name
        base = kind.kind.name + "_t" if isinstance(kind.kind, Int) else self.context.record_name(kind.kind)
        inner = "".join(f"[{length}]" for length in kind.shape[1:])
        return f"{base} (*{name}){inner}" if inner else f"{base} *{name}"

    # ---- flow ----

    def _block(self, body: list[ast.stmt], depth: int) -> None:
        for statement in body:
            self._statement(statement, depth)

    def _emit(self, node: ast.stmt, depth: int, text: str) -> None:
        self._out += [f'#line {node.lineno} "{self.function.file}"', "    " * depth + text]

    def _close(self, depth: int, text: str = "}") -> None:
        self._out.append("    " * depth + text)

    def _statement(self, node: ast.stmt, depth: int) -> None:
        match node:
            case ast.Assign() | ast.AnnAssign():
                self._assign(node, depth)
            case ast.AugAssign():
                self._augmented(node, depth)
            case ast.If():
                self._if(node, depth)
            case ast.While(orelse=[]):
                self._while(node, depth)
            case ast.For(orelse=[], target=ast.Name()):
                self._for(node, depth)
            case ast.Return():
                self._return(node, depth)
            case ast.Expr(value=ast.Call()):
                self.context.order.check(self.function, node.value)
                self._emit(node, depth, self.value(node.value).code + ";")
            case ast.Expr(value=ast.Constant(value=str())):
                pass  # a docstring
            case ast.Expr() if type(node.value) in CURES and not isinstance(node.value, ast.Constant):
                refuse_node(self.function, node.value)
            case ast.Assert():
                self._assert(node, depth)
            case ast.Pass():
                self._emit(node, depth, ";")
            case ast.Break() | ast.Continue():
                self._emit(node, depth, "break;" if isinstance(node, ast.Break) else "continue;")
                if isinstance(node, ast.Break):
                    self._breaks[-1].append(self.assigned)
                self.assigned = None
            case _:
                refuse_node(self.function, node)

    def _if(self, node: ast.If, depth: int) -> None:
        self.context.order.check(self.function, node.test)
        self._emit(node, depth, f"if ({self.condition(node.test).code}) {{")
        before = _copied(self.assigned)
        self._block(node.body, depth + 1)
        after = self.assigned
        self.assigned = before
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):  # elif
            self._close(depth, "} else")
            self._if(node.orelse[0], depth)  # on a new line, since its #line comes first
        else:
            if node.orelse:
                self._close(depth, "} else {")
                self._block(node.orelse, depth + 1)
            self._close(depth)
        self.assigned = _both(after, self.assigned)

    def _while(self, node: ast.While, depth: int) -> None:
        self.context.order.check(self.function, node.test)
        self._emit(node, depth, f"while ({self.condition(node.test).code}) {{")
        forever = isinstance(node.test, ast.Constant) and bool(node.test.value)
        self._loop(node.body, depth, ends=not forever)

    def _loop(self, body: list[ast.stmt], depth: int, ends: bool) -> None:
        """Translate the body of a loop, with its closing brace. `ends`: whether it may end without a break."""
        before = _copied(self.assigned)
        self._breaks.append([before] if ends else [])
        self._block(body, depth + 1)
        self._close(depth)
        self.assigned = None
        for state in self._breaks.pop():
            self.assigned = _both(self.assigned, state)

    def _return(self, node: ast.Return, depth: int) -> None:
        wanted = self.function.returns
        if node.value is None:
            if wanted is not Kind.NONE:
                self.function.refuse(node, "return without a value", f"return {describe(wanted)}")
            self._emit(node, depth, "return;")
        elif wanted is Kind.NONE:
            self.function.refuse(node, "a value from a function that returns None", "return nothing, or annotate it")
        else:
            self.context.order.check(self.function, node.value)
            code = self.passed(node.value, self.value(node.value), wanted)
            self._emit(node, depth, f"return {code};")
        self.assigned = None

    def _assert(self, node: ast.Assert, depth: int) -> None:
        for part in ast.walk(node.test):
            if isinstance(part, ast.Call) and self._changes_state(part):
                cure = "call it before: asserts vanish from the release build"
                self.function.refuse(part, "a call that changes state in an assert", cure)
        text = ast.unparse(node.test).replace("\\", "\\\\").replace('"', '\\"')
        self._emit(node, depth, f'ASSERT({self.condition(node.test).code}, "{text}");')

    # ---- assignments ----

    def _assign(self, node: ast.Assign | ast.AnnAssign, depth: int) -> None:
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        if (isinstance(node, ast.Assign) and len(node.targets) > 1) or isinstance(target, ast.Tuple | ast.List):
            self.function.refuse(node, "several targets in one assignment", "assign one after the other")
        if node.value is None:
            self.function.refuse(node, "a declaration without a value", "give it a value")
        self.context.order.check(self.function, node.value, target)
        value = self.value(node.value)
        if isinstance(target, ast.Name):
            wanted = self.function.annotation(node.annotation, node) if isinstance(node, ast.AnnAssign) else None
            self._set_local(node, target.id, node.value, value, wanted, depth)
        elif isinstance(target, ast.Attribute | ast.Subscript):
            self._store(node, target, node.value, value, depth)
        else:
            refuse_node(self.function, target)

    def _augmented(self, node: ast.AugAssign, depth: int) -> None:
        reading = ast.copy_location(ast.BinOp(node.target, node.op, node.value), node)
        self.context.order.check(self.function, reading)
        value = self.value(reading)
        if isinstance(node.target, ast.Name):
            self._set_local(node, node.target.id, reading, value, None, depth)
        else:
            self._store(node, node.target, reading, value, depth)

    def _set_local(
        self, node: ast.stmt, name: str, source: ast.expr, value: Value, wanted: Type | None, depth: int
    ) -> None:
        if value.type is Kind.NONE or value.type is Kind.BYTES:
            problem = f"{ast.unparse(source)} is {describe(value.type)}"
            self.function.refuse(node, problem, "a local holds a number, a record or an array")
        if value.type is self.context.program.world:
            self.function.refuse(node, "a world in a local", "use the parameter that is the world")
        kind = self._local_type(node, name, wanted or value.type, value.type)
        self._emit(node, depth, f"{plain(name)} = {self.passed(source, value, kind)};")
        if self.assigned is not None:
            self.assigned.add(name)

    def _local_type(self, node: ast.AST, name: str, first: Type, given: Type) -> Type:
        """Return the type of a local, fixed by its first assignment. Refuses a value of another type."""
        kind = self.types.setdefault(name, Kind.INT if first is Kind.SMALL else first)
        if not self.fits(given, kind):
            problem = f"{name} was {describe(kind)} and becomes {describe(given)}"
            cure = f"declare `{name}: int = ...` at its first value" if kind is Kind.BOOL else "use another name"
            self.function.refuse(node, problem, cure)
        return kind

    def _store(
        self, node: ast.stmt, target: ast.Attribute | ast.Subscript, source: ast.expr, value: Value, depth: int
    ) -> None:
        code, kind = self.place(target)
        if value.type not in NUMBERS:
            problem = f"{ast.unparse(source)} is {describe(value.type)}"
            self.function.refuse(node, problem, "a field holds a number; copy(target, source) copies a record")
        if kind.size == 8:
            self._emit(node, depth, f"{code} = {value.code};")
        else:
            name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target.value)
            self._emit(node, depth, f'{code} = FIT({value.code}, {kind.name}, "{name}");')

    # ---- for ----

    def _for(self, node: ast.For, depth: int) -> None:
        assert isinstance(node.target, ast.Name)
        self.context.order.check(self.function, node.iter)
        self._temporaries += 1
        if self.is_call_of(node.iter, range):
            head, item = self._range(node.iter)
        elif self.is_call_of(node.iter, bits):
            head, item = self._bits(node.iter)
        else:
            head, item = self._elements(node, depth)
        name = node.target.id
        kind = self._local_type(node, name, item.type, item.type)
        self._emit(node, depth, f"{head} {{ {plain(name)} = {self.passed(node.iter, item, kind)};")
        before = _copied(self.assigned)
        if self.assigned is not None:
            self.assigned.add(name)
        self._loop(node.body, depth, ends=True)
        self.assigned = _both(self.assigned, before)  # the loop may run no round

    def _temporary(self, letter: str) -> str:
        return f"{letter}__{self._temporaries}"

    def _range(self, call: ast.expr) -> tuple[str, Value]:
        assert isinstance(call, ast.Call)
        if not 1 <= len(call.args) <= 3 or call.keywords:
            self.function.refuse(call, "range", "give it one to three numbers")
        numbers = [self.number(argument).code for argument in call.args]
        start, stop = ("0", numbers[0]) if len(numbers) == 1 else numbers[:2]
        step = self.constant_number(call.args[2]) if len(numbers) == 3 else 1
        if not step:
            self.function.refuse(call, "range with this step", "the step is a literal or a constant, and not 0")
        i, n = self._temporary("i"), self._temporary("n")
        advance = f"{i}++" if step == 1 else f"{i} += {step}"
        head = f"for (int64_t {i} = {start}, {n} = {stop}; {i} {'<' if step > 0 else '>'} {n}; {advance})"
        return head, Value(i, Kind.INT)

    def _bits(self, call: ast.expr) -> tuple[str, Value]:
        assert isinstance(call, ast.Call)
        self._count(call, call.args, 1)
        m = self._temporary("m")
        head = f"for (int64_t {m} = BITS({self.number(call.args[0]).code}); {m}; {m} &= {m} - 1)"
        return head, Value(f"LOWEST({m})", Kind.INT)

    def _elements(self, node: ast.For, depth: int) -> tuple[str, Value]:
        """Translate a loop over an array. The array is fixed before the first round; its elements are not."""
        array = self.value(node.iter)
        if not isinstance(array.type, Field):
            refuse_node(self.function, node)
        i, e = self._temporary("i"), self._temporary("e")
        self._pointers.append(self.declaration(array.type, e))
        self._emit(node, depth, f"{e} = {array.code};")
        head = f"for (int64_t {i} = 0; {i} < {array.type.shape[0]}; {i}++)"
        return head, element(f"{e}[{i}]", array.type.element)


def _copied(assigned: Assigned) -> Assigned:
    return None if assigned is None else set(assigned)


def _both(one: Assigned, other: Assigned) -> Assigned:
    """Return the definitely assigned locals where two paths meet."""
    if one is None or other is None:
        return _copied(other if one is None else one)
    return one & other
