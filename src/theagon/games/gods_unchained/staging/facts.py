"""What is the case in a scenario, held against what is expected of units, places, players and choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from theagon.games.gods_unchained.rules.world import Choice
from theagon.games.gods_unchained.staging.format import SEATS, Expectation, PlayerFacts, PricedCard, UnitFacts
from theagon.games.staging.facts import Fact, choice_facts, fact, pile_facts, shown_facts

if TYPE_CHECKING:
    from theagon.games.gods_unchained.staging.stage import GodsStage

STATUSES: Final = ("sick", "asleep", "used")
PILES: Final = ("hand", "deck", "void")


def facts_of(stage: GodsStage, expect: Expectation) -> Iterator[Fact]:
    """What is expected of units, places, players, the Sanctum and choices."""
    for name, wanted in expect.units.items():
        yield from stage.subject(name, wanted)
    for name, seat in SEATS.items():
        player: PlayerFacts | None = getattr(expect, name)
        if player is not None:
            yield from _player(stage, seat, player, name)
    if expect.sanctum is not None:
        sold = stage.position.view(None)["sanctum"] or []
        yield fact(list(expect.sanctum), [each and each["card"] for each in sold], "sanctum")
    if expect.choice is not None:
        view = stage.position.view(max(0, stage.position.to_act))["choice"]
        yield from choice_facts(
            expect.choice,
            Choice(stage.position.world.choice).name.lower(),
            view and {"places": view["tiles"], "cards": view["cards"]},
        )


def unit_facts(unit: dict[str, Any], wanted: UnitFacts, *path: str | int) -> Iterator[Fact]:
    """What is expected of a unit that the board shows as `unit`."""
    actual = {
        **unit,
        "at": unit["tile"],
        "owner": tuple(SEATS)[unit["owner"]],
        "damage": unit["maximum"] - unit["health"],
        **{status: status in unit["statuses"] for status in STATUSES},
    }
    return shown_facts(wanted, actual, *path)


def _player(stage: GodsStage, seat: int, wanted: PlayerFacts, *path: str | int) -> Iterator[Fact]:
    shown = stage.position.open_view()["players"][seat]
    yield from shown_facts(wanted, shown, *path, apart=PILES)
    for name in PILES:
        pile = getattr(wanted, name)
        if pile is not None:
            yield from pile_facts(pile, stage.pile(name, seat), *path, name)
    if isinstance(wanted.hand, tuple):
        for k, (item, held) in enumerate(zip(wanted.hand, shown["hand"], strict=False)):
            if isinstance(item, PricedCard):
                known = {"strength": 0, "health": 0, "soulless": False, **held}
                yield from shown_facts(item, known, *path, "hand", k, apart=("card",))
