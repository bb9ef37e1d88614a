"""A set of cards as its designer writes it: every entry that is sound can be used, whatever is wrong with others."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.language import LANGUAGES
from theagon.cards.node import Node
from theagon.cards.report import InvalidFileError, Report
from theagon.errors import TheagonError
from theagon.games.collection.card_files import SetFile
from theagon.games.collection.definitions import (
    DefinitionKind,
    FoundDefinition,
    definition_nodes,
    faced,
    hints_of,
    look_at_definitions,
    outline,
    read_part,
)
from theagon.games.collection.figures import with_own_figure
from theagon.workshop.blocks import Block, last_line, parse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.games.collection.card_set import CardSet
    from theagon.games.play.game import Game

MOST_MISTAKES: Final = 200
MOST_ENTRIES: Final = 600
"""The most cards, maps and scenarios of a set."""
MAPS: Final = "maps"
SCENARIOS: Final = ("lessons", "puzzles", "scenarios")
"""The lists of scenarios: lessons and puzzles are some, too."""


@dataclass(slots=True)
class Entry:
    """A card, a leader, a word, a map or a scenario of a set."""

    block: Block
    node: Node | None
    """None if it is no YAML."""
    definition: Any = None
    """The card, leader, word or map; None for a scenario, and if it cannot be read."""
    errors: list[TheagonError] = field(default_factory=list)
    warnings: list[TheagonError] = field(default_factory=list)


@dataclass(slots=True)
class OwnSet:
    """A set as far as it can be read."""

    root: Node | None
    heading: SetFile | None
    cards: list[Entry]
    """Cards and leaders, in the order of the file."""
    words: list[Entry]
    """Pantheons, tribes and keywords of its own."""
    maps: list[Entry]
    scenarios: list[Entry]
    """Lessons and puzzles, too."""
    others: list[TheagonError]
    """Mistakes outside of all entries."""
    found: list[FoundDefinition]
    """Everything that can be read."""

    @property
    def mistakes(self) -> Iterator[tuple[Entry | None, TheagonError]]:
        """Every error and warning, and the entry that it is in."""
        yield from ((None, error) for error in self.others)
        for entry in (*self.words, *self.cards, *self.maps, *self.scenarios):
            yield from ((entry, error) for error in (*entry.errors, *entry.warnings))

    def sound(self, kinds: Sequence[DefinitionKind]) -> list[list[Any]]:
        """Return the definitions without mistakes, by their kinds."""
        entries = (*self.words, *self.cards)
        good = [entry.definition for entry in entries if entry.definition is not None and not entry.errors]
        return [[each for each in good if isinstance(each, kind.schema)] for kind in kinds]

    def game(self, base: Game) -> Game:
        """Return the game with the cards and the maps without mistakes. Raises `TheagonError` if they do not fit."""
        boards = [each.definition for each in self.maps if each.definition is not None]
        return base.with_cards(base.cards.extended(*self.sound(base.cards.kinds))).with_maps(boards)

    def named(self, base: CardSet[Any]) -> CardSet[Any]:
        """Return the cards of `base` and all that can be read, for faces: some may have mistakes."""
        known = [dict(base.ids_of(k)) for k in range(len(base.kinds))]
        for kind, definition, _ in self.found:
            known[base.kinds.index(kind)][definition.id] = definition
        room = (islice(each.values(), kind.most) for kind, each in zip(base.kinds, known, strict=True))
        return type(base).numbered(*room)


def read_set(game: Game, text: str) -> OwnSet:
    """Read a set for a game. Nothing is raised: mistakes are in the result."""
    parsed = parse(text)
    sections = {f"{kind.name}s" for kind in game.cards.kinds} | {MAPS, *SCENARIOS}
    entries = [Entry(block, None) for block in parsed.unread if block.section in sections]
    own = OwnSet(parsed.root, None, [], [], [], [], [], [])
    report = Report(MOST_MISTAKES)
    try:
        for error in parsed.errors:
            report.put(error)
        if parsed.root is not None:
            entries += islice(_entries(game, parsed.root), MOST_ENTRIES + 1)
            if len(entries) > MOST_ENTRIES:
                del entries[MOST_ENTRIES:]
                raise TheagonError(
                    f"a set has at most {MOST_ENTRIES} cards, maps and scenarios", hint="make two sets of it"
                )
            _look(game, own, entries, report)
    except TheagonError as error:  # nothing more was checked, and what is not checked has no face
        own.found.clear()
        for entry in entries:
            entry.definition = None
        if not isinstance(error, InvalidFileError):  # its mistakes, too many to go on, are in the report
            report.errors.append(error)
    entries.sort(key=_start)
    shown = {f"{kind.name}s" for _, kind in faced(game.cards.kinds)}
    own.cards += [entry for entry in entries if entry.block.section in shown]
    own.words += [entry for entry in entries if entry.block.section not in (*shown, MAPS, *SCENARIOS)]
    own.maps += [entry for entry in entries if entry.block.section == MAPS]
    own.scenarios += [entry for entry in entries if entry.block.section in SCENARIOS]
    for each in (*report.errors, *report.warnings):
        _assign(each, entries, own)
    return own


def _look(game: Game, own: OwnSet, entries: Sequence[Entry], report: Report) -> None:
    """Read the heading and all entries, and report what is wrong with them."""
    root, kinds = own.root, game.cards.kinds
    assert root is not None, "it is YAML"
    own.heading = read_part(root, outline(game.cards.file, kinds), report)
    schemas = {f"{kind.name}s": kind for kind in kinds}
    hints = hints_of(root, kinds)
    unread = {entry.block.id for entry in entries if entry.node is None}
    for entry in entries:
        kind = schemas.get(entry.block.section)
        if entry.node is None or kind is None:
            continue
        entry.definition = read_part(entry.node, kind.schema, report, hints)
        if entry.definition is None:
            unread.add(entry.block.id)
        else:
            entry.definition = with_own_figure(entry.definition, root)
            own.found.append(FoundDefinition(kind, entry.definition, entry.node))
    before = [game.cards.ids_of(k) for k in range(len(kinds))]
    look_at_definitions(own.found, before, kinds, game.cards.check, report, unread)
    made = own.named(game.cards)
    if not report.errors:
        made.look_at_decks([each for each in own.found if each.definition.id in game.cards.everything], report)
    boards = game.with_cards(made).maps_in(root, report)
    for entry in entries:
        if entry.block.section == MAPS:
            entry.definition = next((board for node, board in boards if node is entry.node), None)


def _entries(game: Game, root: Node) -> Iterator[Entry]:
    """Yield all entries of a set, given by its root node."""
    found = [(f"{kind.name}s", node) for kind, node in definition_nodes(root, game.cards.kinds)]
    for section in (MAPS, *SCENARIOS):
        listed = root.find(section).value if section in root.keys else None
        found += [(section, node) for node in (listed if isinstance(listed, list) else ())]
    ends = sorted([*(key.line for key in root.keys.values()), *(node.line for _, node in found)])
    lines = root.source.text.split("\n")
    for section, node in found:
        after = bisect_right(ends, node.line)
        last = last_line(lines, node.line, ends[after] - 1 if after < len(ends) else len(lines))
        name = node.find("id").value
        yield Entry(Block(section, node.line, last, name if isinstance(name, str) else ""), node)


def _start(entry: Entry) -> tuple[int, int]:
    return (entry.block.first, entry.node.column if entry.node else 0)


def _assign(error: TheagonError, entries: Sequence[Entry], own: OwnSet) -> None:
    """Give a mistake to the entry that it is in; `entries` are in the order of the file."""
    at = error.location
    place = (at.line or 0, at.column or 0) if at else (0, 0)
    k = bisect_right(entries, place, key=_start) - 1
    if k < 0 or place[0] > entries[k].block.last:
        own.others.append(error)
    elif error.severity == "warning":
        entries[k].warnings.append(error)
    else:
        entries[k].errors.append(error)


def names_missing(definition: Any) -> tuple[str, ...]:
    """Return the languages in which a card has no name of its own."""
    return tuple(language for language in LANGUAGES if getattr(definition.name, language) is None)
