"""C declarations of a program's entries and conventions, for the fixed C texts after the rules."""

from __future__ import annotations

from theagon.compiler.functions import Function
from theagon.compiler.names import state_of
from theagon.compiler.program import Program
from theagon.compiler.unit import Unit
from theagon.compiler.values import Kind, Type, literal
from theagon.kernel.arguments import FLAG, Domain

TAKES = {Kind.INT: "i", Kind.BOOL: "i", Kind.BYTES: "b"}
GIVES: dict[Type, str] = {Kind.NONE: "n", Kind.INT: "i", Kind.BOOL: "b"}

MOST_RANGES = 8
TYPES = f"""/* The domain of an argument; a step of 0 ends the ranges. */
typedef struct {{
    const char *name, *words;
    int flag;                   /* may it be a bool? */
    struct {{ int64_t first, last, step; }} range[{MOST_RANGES + 1}];
}} Argument;

typedef struct {{
    const char *name, *takes;   /* one letter for each parameter after the world: i an int, b a buffer */
    char gives;                 /* n nothing, i an int, b a bool */
    Py_ssize_t buffer;          /* the length of the buffer */
    const Argument *arguments;
    int64_t (*call)(World *, State *, const int64_t *, Bytes);
}} Entry;"""


def takes(entry: Function) -> str:
    """Return the letters of an entry's parameters after the world."""
    return "".join(TAKES[kind] for kind in list(entry.parameters.values())[1:] if isinstance(kind, Kind))


CONVENTIONS = {
    "match": "iii",
    "reset": "i",
    "legal": "",
    "is_legal": "i",
    "act": "i",
    "reward": "i",
    "accepts": "i",
    "observe": "ib",
    "decide_listed": "i",
    "answer": "ii",
}
"""The parameters of the entries that the methods of `Machine` rely on."""


def _conventional(unit: Unit) -> dict[str, Function]:
    """Return the entries of a program that follow these conventions."""
    return {entry.name: entry for entry in unit.entries if CONVENTIONS.get(entry.name) == takes(entry)}


def facts(unit: Unit, source: str) -> str:
    """Return the C text between the rules and the fixed texts. `source` is the hash of the sources."""
    program = unit.program
    longest = max(len(takes(entry)) for entry in unit.entries)
    lines = [
        f'#define PROGRAM_NAME "{program.name}"',
        f'#define SOURCE_HASH "{source}"',
        f"#define SEATS {program.seats}",
        f"#define ACTION_SPACE {program.action_space}",
        f"enum {{ DECKS_AT = {program.world.layout.start_of(program.decks.layout)} }};",
        f"enum {{ DECKS_SIZE = {program.decks.layout.size} }};",
        f"enum {{ MAX_PARAMETERS = {max(longest, 3)} }};",
    ]
    known = {name: unit.entries.index(entry) for name, entry in _conventional(unit).items()}
    lines += [f"#define {name.upper()} {number}" for name, number in known.items()]
    if known.keys() >= {"reset", "legal", "is_legal", "act", "reward", "observe"} and program.action_space:
        lines.append("#define STEP")
    lines += [TYPES, *(_wrapper(unit, entry) for entry in unit.entries)]
    lines += [_arguments(program, entry.name) for entry in unit.entries]
    lines.append("static const Entry entries[] = {")
    for entry in unit.entries:
        length = program.buffers.get(entry.name, 0)
        values = f'"{entry.name}", "{takes(entry)}", \'{GIVES[entry.returns]}\', {length}, '
        values += f"arguments_{entry.name}__, call_{entry.name}__"
        lines.append(f"    {{{values}}},")
    methods = " ".join(f"ENTRY({number}, {entry.name})" for number, entry in enumerate(unit.entries))
    lines += ["};", f"#define ENTRY_METHODS(ENTRY) {methods}"]
    return "\n".join(lines)


def _arguments(program: Program, entry: str) -> str:
    """Return the C table of the domains of an entry's arguments. That of a buffer is empty."""
    rows = [_argument(parameter.name, parameter.domain) for parameter in program.parameters[entry]]
    return f"static const Argument arguments_{entry}__[] = {{{', '.join([*rows, '{0}'])}}};"


def _argument(name: str, domain: Domain | None) -> str:
    if domain is None:
        return "{0}"
    assert len(domain.ranges) <= MOST_RANGES
    ranges = (f"{{{', '.join(literal(n).code for n in (each[0], each[-1], each.step))}}}" for each in domain.ranges)
    return f'{{"{name}", "{domain.words}", {int(domain is FLAG)}, {{{", ".join(ranges)}}}}}'


def _wrapper(unit: Unit, entry: Function) -> str:
    """Return a C function, of one type for all entries, that passes the arguments on to an entry."""
    arguments = ["g", state_of("g")] + [
        "bytes" if letter == "b" else f"a[{i}]" for i, letter in enumerate(takes(entry))
    ]
    call = f"{unit.function_name(entry)}({', '.join(arguments)})"
    body = f"{call}; return 0;" if entry.returns is Kind.NONE else f"return {call};"
    unused = "".join(f"(void){name}; " for name in ("a", "bytes") if name[0] not in "".join(arguments[2:]))
    given = f"World *g, State *{state_of('g')}, const int64_t *a, Bytes bytes"
    return f"static int64_t call_{entry.name}__({given}) {{ {unused}{body} }}"
