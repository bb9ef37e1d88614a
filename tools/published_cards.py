"""Writes the page of the published cards of Gods Unchained: `python -m tools.published_cards`.

The published cards are those of October 2020. The card files say which of them are in the game; `published_cards.yaml`
says which are not, how we read cards where the sources leave something open, and which ask most of the rules.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

from theagon.cards.source import read_yaml
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.schema.vocabulary import CardKind, God
from theagon.games.translated import said
from theagon.match.scenario import packaged_scenarios, read_scenario

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from theagon.games.gods_unchained.schema import Card

PAGE: Final = Path(__file__).parents[1] / "docs" / "gods-unchained-cards.md"
GODS: Final = get_args(God)
KINDS: Final = get_args(CardKind)
SCENARIOS: Final = "../src/theagon/games/gods_unchained/scenarios"
HEADING: Final = """\
# The cards of Gods Unchained

Gods Unchained had {published} cards in October 2020. This page says which of them are here, and why the others are not.
Names, costs and values are as published; the Spanish and Russian names are ours. A card is here if a source says what
it does, and if the [clauses of the rulebook](gods-unchained.md) can express it. No source says which cards the Sanctum
sells: we chose the cards that have a price in favor, within the published prices.

`python -m tools.published_cards` writes this page from the card files and a list of missing cards.
"""


@cache
def listed() -> dict[str, Any]:
    """Return what the card files cannot say about the published cards."""
    data: Any = read_yaml(Path(__file__).with_suffix(".yaml")).plain()
    return dict(data)


def inside() -> list[Card]:
    """Return the published cards that are in the game; other cards are tokens that only their texts describe."""
    return [card for card in standard().by_id.values() if card.id not in listed()["unlisted"]]


def missing(*gods: str) -> list[str]:
    """Return the names of the published cards of these gods that are not in the game."""
    return [name for group in listed()["left-out"] for god in gods for name in group["cards"].get(god, ())]


def page() -> str:
    """Return the page in Markdown."""
    cards = standard().by_id
    lines = [HEADING.format(published=len(inside()) + len(missing(*GODS))), "## In numbers", ""]
    lines += _table(("", *KINDS, "in the game", "not"), _counts())
    for god in GODS:
        lines += [f"## {god.capitalize()}", ""]
        rows = [("in", _sorted(said(card.name, "en") for card in inside() if card.god == god))]
        groups = [group for group in listed()["left-out"] if god in group["cards"]]
        rows += [(f"not; cards cannot say yet: {group['lacks']}", _sorted(group["cards"][god])) for group in groups]
        lines += _table(("", "cards"), rows)
    lines += ["## Read as", "", "Where the sources leave something open, we read a card like this.", ""]
    readings = (
        (_sorted(said(cards[name].name, "en") for name in each["cards"]), each["is-read"])
        for each in listed()["readings"]
    )
    lines += _table(("cards", "our reading"), readings)
    lines += ["## The hardest cards", "", "Each has a scenario that a player of the published game can check.", ""]
    hardest = (
        (said(cards[each["card"]].name, "en"), each["why"], _link(each["scenario"])) for each in listed()["hardest"]
    )
    lines += _table(("card", "why it is hard", "its scenario"), hardest)
    return "\n".join(lines).rstrip("\n") + "\n"


def _counts() -> Iterator[tuple[str, ...]]:
    """Yield for each god, then for all, the number of cards of each kind, of those in the game and of those not."""
    for name, gods in (*((god, (god,)) for god in GODS), ("all", GODS)):
        kinds = [card.kind for card in inside() if card.god in gods]
        yield (name, *map(str, (*map(kinds.count, KINDS), len(kinds), len(missing(*gods)))))


def _link(scenario: str) -> str:
    file = f"{scenario}.yaml"
    return f"[{read_scenario(packaged_scenarios('gods-unchained')[file]).title('en')}]({SCENARIOS}/{file})"


def _sorted(names: Iterable[str]) -> str:
    return ", ".join(sorted(names, key=str.casefold)).replace("|", "\\|")


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows)] + [""]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
