"""The eight opponents: weak as people are, never mad, and from the third on never blind to a win."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

from tests.games.kits import MODES, Kit
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.players import player_number
from theagon.games.registry import PACKAGES
from theagon.kernel.lapses import FAVOURITES, SHARES, imagine, overlook
from theagon.kernel.players import Habit, packed
from theagon.kernel.rng import mix
from theagon.match.scenario import parse_scenario

END_TURN = 0
WEAK = ("level-1", "level-2", "level-3", "level-4", "level-5")
ALERT = tuple(name for name in LEVELS if name not in ("level-1", "level-2"))
SOUND = "greedy:60"
BOUND = 10  # in how many parts of `spread` a turn may cost one more than doing nothing, before it looks mad


def turn_of(position: Any, player: str, seed: int) -> Any:
    """The position when the turn of the seat to act is over, or the match; others answer as sound players do."""
    after, seat = position.clone(), position.to_act
    while not after.is_over and after.turn == position.turn:
        after.apply(after.decide(player if after.to_act == seat else SOUND, seed))
        seed += 1
    return after


def own_turns(kit: Kit, mode: str, count: int) -> Iterator[Any]:
    """Positions in which the seat to act may end its turn."""
    return islice((each for each in kit.decisions(mode, 17) if END_TURN in each.legal_actions()), count)


def cost_of(position: Any, player: str, seed: int) -> float:
    """How much worse than doing nothing a player's turn is, as a share of `spread`."""
    seat, idle = position.to_act, position.clone()
    idle.apply(END_TURN)
    least: int = idle.machine.evaluate(seat)
    reached: int = turn_of(position, player, seed).machine.evaluate(seat)
    return float((least - reached) / position.machine.spread())


def test_each_game_says_how_strong_its_levels_are_and_names_no_other(name: str) -> None:
    said = json.loads((files(PACKAGES[name]) / "levels.json").read_bytes())
    assert list(said) == list(LEVELS)
    for level, strength in said.items():
        habits, kind = LEVELS[level].habits + strength.get("careless", 0), LEVELS[level].kind
        assert player_number(level, name) == packed(kind, strength["budget"], habits)
        assert strength.get("careless", 0) < SHARES


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_no_weak_level_takes_a_turn_that_looks_mad(kit: Kit, mode: str) -> None:
    for seed, position in enumerate(own_turns(kit, mode, 12)):
        for player in WEAK:
            assert cost_of(position, player, seed) <= 1 / BOUND


@pytest.mark.parametrize("name", ["hand-of-the-gods", "gods-unchained"])
def test_random_play_does_look_mad(kit: Kit) -> None:
    """So the bound above tells mad turns from weak ones."""
    turns = own_turns(kit, "duel", 60)
    assert any(cost_of(position, "random", seed) > 1 / BOUND for seed, position in enumerate(turns))


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_from_the_third_level_on_no_level_misses_a_win_that_a_greedy_player_always_finds(kit: Kit, mode: str) -> None:
    """Whatever is hidden or drawn: a win that the draws of this one match allow is none to be found."""
    found = 0
    for position in kit.decisions(mode, 3):
        seat = position.to_act
        worlds = (position.determinize(seat, k) for k in range(6))
        if all(seat in winners(turn_of(world, SOUND, 100 * k)) for k, world in enumerate(worlds)):
            for player in ALERT:
                assert seat in winners(turn_of(position, player, found))
            found += 1
        if found == 4:
            return
    raise AssertionError("too few wins")


GAMBLE = """\
game: gods-unchained
title: A gamble and a sure win
cards:
  - id: gamble
    name: {en: Gamble, es: Apuesta, ru: Риск}
    kind: spell
    cost: 1
    do: [{damage: 6, to: {random: {side: enemy, kind: character}}}]
  - {id: sure, name: {en: Sure, es: Seguro, ru: Верно}, kind: spell, cost: 1, do: [{damage: 3, to: enemy-god}]}
position:
  players: {p1: {hand: [gamble, sure], mana: 1}}
  gods: {p2: {damage: 27}}
  units: {b1: {card: wetlands-ogre, owner: p2}, b2: {card: wetlands-ogre, owner: p2}}
steps:
  - expect: {turn: 1}
"""


@pytest.mark.parametrize("player", ALERT)
def test_a_win_by_luck_is_none_where_another_is_sure(player: str) -> None:
    position = parse_scenario(GAMBLE, "gamble").begin().position
    assert {position.notation(position.decide(player, seed)) for seed in range(40)} == {"play sure"}


def test_a_win_is_looked_for_alike_interpreted_and_compiled() -> None:
    position = parse_scenario(GAMBLE, "gamble").begin().position
    other = position.game.on("interpreted").restore(position.setup, position.state_bytes())
    number = player_number("level-3", "gods-unchained")
    for seed in range(6):
        draws = []
        for machine in (position.machine, other.machine):
            machine.world.bot_seed, machine.world.bot_draws = seed, 0
            draws.append((machine.decide(number), machine.world.bot_draws))
        assert draws[0] == draws[1]


def winners(position: Any) -> tuple[int, ...]:
    """The seats for which a match is won."""
    seats = range(position.seats)
    return tuple(seat for seat in seats if position.is_over and position.machine.evaluate(seat) > 0)


@pytest.mark.parametrize(("name", "mode"), MODES)
@pytest.mark.parametrize("player", ["level-1", "level-2", "level-3", "level-4"])
def test_lapses_are_the_same_interpreted_and_compiled(kit: Kit, mode: str, player: str) -> None:
    for position in islice(kit.decisions(mode, 41), 3):
        other = kit.game("interpreted").restore(position.setup, position.state_bytes())
        number = player_number(player, kit.name) % packed(0, 0, Habit.ALERT)  # a thorough look for wins takes too long
        machines = position.machine, other.machine
        for machine in machines:
            machine.world.bot_seed, machine.world.bot_draws = 7, 0
        assert machines[0].decide(number) == machines[1].decide(number)


def test_only_what_is_done_with_something_is_overlooked_and_favourites_never(kit: Kit) -> None:
    struck = 0
    for position in islice(kit.decisions(kit.modes[0], 23), 12):
        machine = interpreted(kit, position)
        legal = machine.legal_list()
        machine.world.careless, machine.world.loyal = SHARES - 1, 1
        overlook(machine.world)
        left = set(machine.world.action[: machine.world.actions])
        subjects = {action: machine.subject(action) for action in legal}
        kept = {action for action, acting in subjects.items() if not acting or mix(acting) % FAVOURITES == 0}
        assert kept <= left
        struck += len(legal) - len(left)
    assert struck > 0


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_ending_a_turn_is_never_overlooked(kit: Kit, mode: str) -> None:
    for position in own_turns(kit, mode, 3):
        assert position.machine.subject(END_TURN) == 0


def test_who_forgets_imagines_other_cards_where_it_has_seen_some(kit: Kit) -> None:
    assert any(forgotten(kit, position) for position in kit.decisions(kit.modes[0], 5))


def forgotten(kit: Kit, position: Any) -> bool:
    """Whether a seat that forgets sees less in the world that it imagines. What it remembers, it imagines as it is."""
    seat, seen = position.to_act, []
    for forgetful in (0, 1):
        machine = interpreted(kit, position)
        machine.world.forgetful = forgetful
        imagine(machine.world, seat)
        seen.append(position.at(machine.state()).view(seat))
    assert seen[0] == position.view(seat)
    return bool(seen[1] != seen[0])


def interpreted(kit: Kit, position: Any) -> Any:
    """A separate machine with a position on it, with records that kernel Python may work on."""
    machine = kit.game("interpreted").seated(position.setup)
    machine.load_state(position.state_bytes())
    return machine
