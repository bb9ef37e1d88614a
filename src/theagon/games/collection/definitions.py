"""Definitions of cards, read from files one by one, and checked all together.

A definition that cannot be read hides no mistake in another: all mistakes are reported at once, each at its place.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from theagon.cards.decode import decode
from theagon.cards.error_text import quoted
from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.cards.node import Node
from theagon.cards.report import InvalidFileError, Report
from theagon.cards.source import parse_yaml
from theagon.games.card_language.operations import mentioned
from theagon.games.collection.checking import KnownDefinitions
from theagon.games.collection.figures import check_figures, with_own_figure
from theagon.games.translated import missing, said

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from theagon.cards.schema import Schema


NAME_FORMS: Final = frozenset(("en-one", "es-one", "es-several", "ru-one", "ru-several", "ru-few", "ru-declined"))
"""Fields of names in matches and replays from before card texts were written: articles, plurals and cases."""


class DefinitionKind(NamedTuple):
    """A kind of definitions, which is numbered on its own."""

    name: str  # `card`; card files list them as `cards`
    schema: type[Any]  # it has an `id`, and a `name` in each language
    most: int  # the places that the rules have
    words: tuple[str, ...] | None = None  # of words of one's own: those of the game; None: these are cards or leaders


class FoundDefinition(NamedTuple):
    """A definition and its node."""

    kind: DefinitionKind
    definition: Any
    node: Node


def faced(kinds: Iterable[DefinitionKind]) -> Iterator[tuple[int, DefinitionKind]]:
    """Yield the kinds of definitions that are cards or leaders, not words, each after its number."""
    yield from ((number, kind) for number, kind in enumerate(kinds) if kind.words is None)


def kind_of(definition: object, kinds: Sequence[DefinitionKind]) -> DefinitionKind:
    """Return the kind that a definition is of."""
    return next(kind for kind in kinds if isinstance(definition, kind.schema))


def find_definitions(
    node: Node,
    file: type[Schema],
    kinds: tuple[DefinitionKind, ...],
    found: list[FoundDefinition],
    unread: set[str],
    report: Report,
) -> None:
    """Add the definitions of a file, given by its root node and its schema, to those found.

    Report what cannot be read, and add the ids of those definitions to `unread`.
    """
    read_part(node, outline(file, kinds), report)
    hints = hints_of(node, kinds)
    for kind, item in definition_nodes(node, kinds):
        definition = read_part(item, kind.schema, report, hints)
        name = item.find("id").value
        if definition is not None:
            found.append(FoundDefinition(kind, with_own_figure(definition, node), item))
        elif isinstance(name, str):
            unread.add(name)


def definition_nodes(node: Node, kinds: tuple[DefinitionKind, ...]) -> Iterator[tuple[DefinitionKind, Node]]:
    """Yield the node of each definition of a file, given by its root node, with its kind."""
    for kind in kinds:
        items = node.find(f"{kind.name}s")
        for item in items.value if items is not node and isinstance(items.value, list) else ():
            yield kind, item


@cache
def outline(file: type[Schema], kinds: tuple[DefinitionKind, ...]) -> type[msgspec.Struct]:
    """Return the type of a file with definitions that are decoded later."""
    lists = [(f"{kind.name}s", tuple[Any, ...], ()) for kind in kinds]
    return msgspec.defstruct("Outline", lists, bases=(file,), kw_only=True)


def hints_of(node: Node, kinds: tuple[DefinitionKind, ...]) -> dict[str, str]:
    """Return a hint for each keyword that a file, given by its root node, declares, where only the game's may stand."""
    names = (item.find("id").value for kind, item in definition_nodes(node, kinds) if kind.name == "keyword")
    return {name: "a keyword of your own can only be on a card" for name in names if isinstance(name, str)}


def read_part(node: Node, schema: Any, report: Report, hints: dict[str, str] | None = None) -> Any:
    """Return a node as this schema; None after reporting why it cannot be read."""
    try:
        return decode(node, schema, hints)
    except InvalidFileError as error:
        report.take(error)
        return None


def check_definitions(
    found: Sequence[FoundDefinition],
    before: Sequence[Mapping[str, Any]],
    kinds: Sequence[DefinitionKind],
    check: Callable[[Any, Node, KnownDefinitions, Report], None],
    report: Report,
    unread: Collection[str] = (),
) -> list[Collection[Any]]:
    """Return all definitions of each kind: the earlier ones, by id, and those found, which replace those of the same
    id.

    Raises `InvalidFileError` with the report and every mistake in the definitions found, in the order of the files.
    """
    known = look_at_definitions(found, before, kinds, check, report, unread, together=True)
    report.sort()
    report.check()
    return [each.values() for each in known.values()]


def look_at_definitions(
    found: Sequence[FoundDefinition],
    before: Sequence[Mapping[str, Any]],
    kinds: Sequence[DefinitionKind],
    check: Callable[[Any, Node, KnownDefinitions, Report], None],
    report: Report,
    unread: Collection[str] = (),
    *,
    together: bool = False,
) -> dict[str, dict[str, Any]]:
    """Return all definitions by kind and id, as `check_definitions` does, after reporting every mistake.

    `together` counts those of a file that have no figure in one warning.
    """
    known = {kind.name: dict(each) for kind, each in zip(kinds, before, strict=True)}
    cards = [each for each in found if each.kind.words is None]
    _check_ids(cards, {kind.name: known[kind.name] for _, kind in faced(kinds)}, report)
    _check_words([each for each in found if each.kind.words is not None], known, report)
    for kind, definition, _ in found:
        known[kind.name][definition.id] = definition
    for kind in kinds:
        _check_names([each for each in found if each.kind is kind], known[kind.name], report)
    for _, definition, node in found:
        check(definition, node, KnownDefinitions(known, unread), report)
    if any(before):  # those of the package are the figures that ship
        shown = ((each.kind.name, each.definition, each.node) for each in found if hasattr(each.definition, "figure"))
        check_figures(shown, report, together=together)
    earlier = [before[number] for number, _ in faced(kinds)]
    _check_those_before(cards, earlier, KnownDefinitions(known, unread), check, report)
    return known


def _check_words(found: Sequence[FoundDefinition], before: Mapping[str, Mapping[str, Any]], report: Report) -> None:
    """Check that no declared word is one of the game, that none is declared in two ways, and that there is room."""
    first: dict[tuple[str, str], FoundDefinition] = {}
    for each in found:
        kind, definition, node = each
        place = node.find("id").location
        if definition.id in (kind.words or ()):
            told = f"{quoted(definition.id)} is a {kind.name} of the game"
            report.add(told, place, "take another id for one of your own")
        other = first.setdefault((kind.name, definition.id), each)
        if other.definition != definition:
            told = f"the {kind.name} {quoted(definition.id)} is declared twice"
            report.add(told, place, f"the first is in {other.node.find('id').location}")
        number = len({*before[kind.name], *(name for of, name in first if of == kind.name)})
        if number == kind.most + 1:
            report.add(f"a set declares at most {kind.most} {kind.name}s", place, "leave this one out")


def _check_ids(found: Sequence[FoundDefinition], before: Mapping[str, Mapping[str, Any]], report: Report) -> None:
    """Check that ids are unique over all kinds; a definition may replace one of the same kind: a unit a unit."""
    first: dict[str, Node] = {}
    for kind, definition, node in found:
        place = node.find("id")
        other = next((name for name, known in before.items() if name != kind.name and definition.id in known), None)
        was = _sort(before[kind.name].get(definition.id))
        if definition.id in first:
            hint = f"the first is in {first[definition.id].location}"
            report.add(f"the id {quoted(definition.id)} is given twice", place.location, hint)
        elif other is not None:
            report.add(f"{quoted(definition.id)} is the id of a {other}", place.location, "take another id")
        elif was is not None and was != _sort(definition):
            told = f"{quoted(definition.id)} replaces a {kind.name} of the kind {quoted(was)}, and others count on that"
            report.add(told, node.find("kind").location, f"write kind: {was}, or take another id")
        elif definition.id in before[kind.name]:
            told = f"this replaces the {kind.name} {quoted(definition.id)} of the game, also in its decks"
            report.warn(told, place.location, "take another id to add one")
        first.setdefault(definition.id, place)


def _sort(definition: Schema | None) -> str | None:
    """Return the kind that a card says it is of, such as `unit`; None for no definition, or one that says none."""
    return getattr(definition, "kind", None)


def _check_those_before(
    found: Sequence[FoundDefinition],
    before: Sequence[Mapping[str, Any]],
    known: KnownDefinitions,
    check: Callable[[Any, Node, KnownDefinitions, Report], None],
    report: Report,
) -> None:
    """Check that what names a replaced definition stays right."""
    earlier = {definition.id: definition for each in before for definition in each.values()}
    replaced = {
        definition.id: node
        for _, definition, node in found
        if definition.id in earlier and _sort(definition) == _sort(earlier[definition.id])
    }
    anew = {definition.id for _, definition, _ in found}
    for name, definition in earlier.items() if replaced else ():
        named = [each for each in replaced if each in mentioned(definition)]
        if name in anew or not named:
            continue
        wrong = Report()
        check(definition, node_of_plain(definition, name), known, wrong)
        for message in dict.fromkeys(error.message for error in wrong.errors):
            told = f"{quoted(name)} names this one and would be wrong: {message}"
            report.add(told, replaced[named[0]].find("id").location, "take another id")


def node_of_plain(plain: object, name: str) -> Node:
    """Return data without a file as a node, with places in their printed form; a node is left as it is."""
    if isinstance(plain, Node):
        return plain
    return parse_yaml(msgspec.json.format(msgspec.json.encode(plain), indent=1), name)


def without_name_forms(definitions: Node, kinds: Sequence[DefinitionKind]) -> Node:
    """Return the stored definitions of a match without the forms of names that earlier versions had."""
    items = definitions.value if isinstance(definitions.value, list) else []
    names = [item.find(kind.name, field).value for item in items for kind in kinds for field in ("name", "ability")]
    forms = {name[form] for name in names if isinstance(name, dict) for form in NAME_FORMS & name.keys()}
    return definitions.without(forms) if forms else definitions


def _check_names(found: Sequence[FoundDefinition], everything: Mapping[str, Any], report: Report) -> None:
    """Check that no two definitions of one kind have the same name in any language.

    A name that is wanting in a language is said in another: such a likeness is told once.
    """
    bearers: dict[str, dict[str, list[str]]] = {language: {} for language in LANGUAGES}
    for language, known in bearers.items():
        for definition in everything.values():
            known.setdefault(fold(said(definition.name, language)), []).append(definition.id)
    for _, definition, node in found:
        wanting, told = missing(definition.name), False
        for language in sorted(LANGUAGES, key=wanting.__contains__):
            # None bears it: another definition with the same id stands in its place, which is reported apart.
            alike = bearers[language].get(fold(said(definition.name, language)), [])
            others = [other for other in alike if other != definition.id]
            if others and not (told and language in wanting):
                told = True
                place = node.find("name", language).location
                report.add(f"{quoted(others[0])} has this name too", place, "give each card a different name")
