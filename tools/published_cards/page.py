"""The page of the documentation that says which published cards are in this game, and why the others are not.

The published cards are those of October 2020. The card files say which are in; `published.yaml` says which are not, and
how we read cards where the sources leave something open.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

from theagon.cards.decode import decode
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.schema.words import CardId, CardKind, God
from theagon.match.scenario import packaged_scenarios, read_scenario

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

GODS: Final = get_args(God)
KINDS: Final = get_args(CardKind)
SCENARIOS: Final = "../src/theagon/games/gods_unchained/scenarios"
"""As a page in `docs` links to them."""
HEADING: Final = """\
# The cards of Gods Unchained

Gods Unchained had {published} cards in October 2020. This page says which of them are here, and why the others are not.
Names, costs and values are as published. We wrote what each card does as data, Theagon makes its text from the data,
and the Spanish and Russian names are ours. A card is here if a source says what it does, and if the
[clauses of the rulebook](gods-unchained.md) can express it. No source says which cards the Sanctum sells: we chose the
cards that have a price in favor, within the published prices.

`tools/published_cards` makes this page from the card files and a list of missing cards. To import more cards from the
published data, see `python -m tools.published_cards import --help`.
"""


class LeftOut(Schema):
    """Published cards that are not in the game, by their gods, and what the language of cards lacks for them."""

    lacks: str
    cards: dict[God, tuple[str, ...]]

    @property
    def why(self) -> str:
        return f"cards cannot say yet: {self.lacks}"


class Reading(Schema):
    """How we read one or several cards where the sources leave something open."""

    cards: tuple[CardId, ...]
    is_read: str


class Published(Schema):
    """What the card files cannot say about the published cards."""

    game: Literal["gods-unchained"]
    unlisted: tuple[CardId, ...]  # tokens that other cards' texts describe; not published themselves
    left_out: tuple[LeftOut, ...]
    readings: tuple[Reading, ...]


class Hard(Schema):
    """A card that asks much of the rules, and the scenario that shows it, by its name without `.yaml`."""

    card: CardId
    why: str
    scenario: str


class Hardest(Schema):
    """The hardest cards."""

    game: Literal["gods-unchained"]
    hardest: tuple[Hard, ...]


@cache
def published() -> Published:
    """The list of missing cards, and the readings."""
    return decode(read_yaml(Path(__file__).with_name("published.yaml")), Published)


def reasons() -> dict[str, str]:
    """Why published cards are not in the game, by their names."""
    return {name: group.why for group in published().left_out for names in group.cards.values() for name in names}


@cache
def hardest() -> tuple[Hard, ...]:
    """The hardest cards."""
    return decode(read_yaml(Path(__file__).with_name("hardest.yaml")), Hardest).hardest


def markdown() -> str:
    """The page of the documentation, in Markdown."""
    told, cards = published(), standard()
    inside = [card for card in cards.by_id.values() if card.id not in told.unlisted]
    missing = sum(len(names) for group in told.left_out for names in group.cards.values())
    lines = [HEADING.format(published=len(inside) + missing), "## In numbers", ""]
    lines += _table(("", *KINDS, "in the game", "not"), _counts())
    for god in GODS:
        lines += [f"## {god.capitalize()}", ""]
        rows = [("in", _listed(card.name.en for card in inside if card.god == god))]
        rows += [(f"not; {group.why}", _listed(group.cards[god])) for group in told.left_out if god in group.cards]
        lines += _table(("", "cards"), rows)
    lines += ["## Read as", "", "Where the sources leave something open, we read a card like this.", ""]
    lines += _table(
        ("cards", "our reading"),
        ((_listed(cards.by_id[name].name.en for name in reading.cards), reading.is_read) for reading in told.readings),
    )
    lines += ["## The hardest cards", "", "Each has a scenario that a player of the published game can check.", ""]
    asked = ((cards.by_id[hard.card].name.en, hard.why, _scenario_link(hard.scenario)) for hard in hardest())
    lines += _table(("card", "why it is hard", "its scenario"), asked)
    return "\n".join(lines).rstrip("\n") + "\n"


def _scenario_link(name: str) -> str:
    file = f"{name}.yaml"
    title = read_scenario(packaged_scenarios("gods-unchained")[file], file).title("en")
    return f"[{title}]({SCENARIOS}/{file})"


def _counts() -> Iterator[tuple[str, ...]]:
    """For each god and for all: the number of cards of each kind, then how many are in the game and how many not."""
    told = published()
    rows = []
    for god in GODS:
        inside = [card for card in standard().by_id.values() if card.god == god and card.id not in told.unlisted]
        missing = sum(len(group.cards.get(god, ())) for group in told.left_out)
        rows.append((*(sum(card.kind == kind for card in inside) for kind in KINDS), len(inside), missing))
        yield (god, *map(str, rows[-1]))
    yield ("all", *(str(sum(column)) for column in zip(*rows, strict=True)))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names, key=str.casefold)).replace("|", "\\|")


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows)] + [""]
