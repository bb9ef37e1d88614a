"""What is the case in a scenario, held against what is expected of units, tiles, players and choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from theagon.games.hand_of_the_gods.rules.world import Choice
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.games.hand_of_the_gods.staging.format import SEATS, Expectation, PlayerFacts, PricedCard, UnitFacts
from theagon.games.hand_of_the_gods.tables import tile
from theagon.games.staging.facts import Fact, choice_facts, fact, pile_facts, shown_facts

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.staging.stage import HandStage

STATUSES: Final = ("sick", "exhausted", "moved", "attacked", "warcry", "silenced")
PILES: Final = ("hand", "deck", "graveyard", "removed")


def facts_of(stage: HandStage, expect: Expectation) -> Iterator[Fact]:
    """What is expected of units, tiles, players and choices."""
    for name, wanted in expect.units.items():
        yield from stage.subject(name, wanted)
    for name, seat in SEATS.items():
        player: PlayerFacts | None = getattr(expect, name)
        if player is not None:
            yield from _player(stage, seat, player, name)
    if expect.choice is not None:
        view = stage.position.view(max(0, stage.position.to_act))["choice"]
        yield from choice_facts(
            expect.choice,
            Choice(stage.position.world.choice).name.lower(),
            view and {"tiles": view["tiles"], "cards": view["cards"]},
        )


def unit_facts(g: Any, unit: dict[str, Any], wanted: UnitFacts, *path: str | int) -> Iterator[Fact]:
    """What is expected of a unit of the world `g`, which the board shows as `unit`."""
    actual = {
        **unit,
        "at": unit["tile"],
        "owner": "neutral" if unit["owner"] is None else tuple(SEATS)[unit["owner"]],
        "damage": unit["maximum"] - unit["health"],
        "ready": not {"sick", "exhausted"} & {*unit["statuses"]},
        "token": not g.unit[g.at[tile(unit["tile"])]].held,
        **{status: status in unit["statuses"] for status in STATUSES},
    }
    yield from shown_facts(wanted, actual, *path, apart=("stunned", "banished"))
    for name in ("stunned", "banished"):
        expected, spans = getattr(wanted, name), unit[name] or False
        if expected is not None:
            holds = bool(spans) == expected if isinstance(expected, bool) else expected in unit[name]
            yield Fact((*path, name), expected, spans, holds)


def _player(stage: HandStage, seat: int, wanted: PlayerFacts, *path: str | int) -> Iterator[Fact]:
    shown = stage.position.view(None)["players"][seat]
    actual = shown | {"guarded": shown["stone"]["guarded"]}
    yield from shown_facts(wanted, actual, *path, apart=("stone", *PILES))
    if isinstance(wanted.stone, UnitFacts):
        stone = stage.unit(f"{path[0]}-stone")
        assert stone is not None  # stones never leave the board
        yield from stage.unit_facts(stone, wanted.stone, *path, "stone")
    elif wanted.stone is not None:
        yield fact(wanted.stone, shown["stone"]["health"], *path, "stone")
    for name in PILES:
        pile = getattr(wanted, name)
        if pile is not None:
            yield from pile_facts(pile, stage.pile(name, seat), *path, name)
    if isinstance(wanted.hand, tuple):
        for k, item in enumerate(wanted.hand[: len(shown["hand"])]):
            if isinstance(item, PricedCard):
                yield fact(item.cost, cost_of(stage.position.world, seat, k), *path, "hand", k, "cost")
