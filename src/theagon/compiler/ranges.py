"""The C function of `outside`, which checks the declared ranges of a record's numbers."""

from __future__ import annotations

from collections.abc import Mapping

from theagon.compiler.names import plain, state_of
from theagon.kernel.layout import Int, Layout
from theagon.kernel.records import Record


def range_check(name: str, part: type[Record], state: type[Record]) -> str:
    """Return the C function `name`, which checks a part of the world. The world's state may be elsewhere in memory."""
    places = {
        field: (f"{state_of('g')}->" if field in state.layout.fields else "g->") + plain(field)
        for field in part.layout.fields
    }
    opening = f"static int64_t {name}(const World *g, const State *{state_of('g')}) {{"
    return "\n".join([opening, *_checks(part.layout, places, "0", 1), "    return -1;", "}"])


def _checks(layout: Layout, places: Mapping[str, str], first: str, depth: int) -> list[str]:
    """Return statements that check one record. `places` are its fields' lvalues, `first` its first number's index."""
    lines: list[str] = []
    place = 0
    for name, field in layout.fields.items():
        step = 1 if isinstance(field.kind, Int) else len(field.kind.layout.numbers())
        at, element, inner = f"{first} + {place}", places[name], depth
        opening: list[str] = []
        stride = step * field.count
        for length in field.shape:
            stride //= length
            opening.append(f"{'    ' * inner}for (int64_t i{inner} = 0; i{inner} < {length}; i{inner}++) {{")
            at, element, inner = f"{at} + {stride} * i{inner}", f"{element}[i{inner}]", inner + 1
        body = (
            _check(field.kind, element, at, inner)
            if isinstance(field.kind, Int)
            else _checks(
                field.kind.layout, {each: f"{element}.{plain(each)}" for each in field.kind.layout.fields}, at, inner
            )
        )
        if body:
            lines += [*opening, *body, *("    " * k + "}" for k in range(inner - 1, depth - 1, -1))]
        place += step * field.count
    return lines


def _check(kind: Int, value: str, place: str, depth: int) -> list[str]:
    """Return the statement that checks one number; none if its range is that of its type."""
    wanted, tests = kind.range, []
    if wanted is None:
        return []
    if wanted.low > kind.low:
        tests.append(f"{value} < {wanted.low}")
    if wanted.high < kind.high:
        tests.append(f"{value} > {wanted.high}")
    test = " || ".join(tests)
    if wanted.none is not None:
        test = f"{value} != {wanted.none} && ({test})"
    if wanted.table:
        table, row = f"g->{plain(wanted.table)}", f"({value} & {(1 << wanted.bits) - 1})"
        unused = f"!{row} || {row} > {wanted.last} || blank__(&{table}[{row}], sizeof *{table})"
        test = (f"{test} || " if test else "") + f"({value} && ({unused}))"
    return [f"{'    ' * depth}if ({test}) return {place};"] if test else []
