"""Nine men's morris holds to what every game must, and plays by its rulebook. It must be installed for these tests."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

import theagon
from nine_mens_morris.game import GAME
from nine_mens_morris.rules.clauses import Clause
from nine_mens_morris.rules.vocabulary import Kind
from nine_mens_morris.rules.world import State
from theagon import testing
from theagon.cards.language import LANGUAGES
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.games.constants import spelled
from theagon.games.display.events import EventKind
from theagon.kernel.enums import written
from theagon.match.rulebook import clauses_of, open_clauses
from theagon.match.scenario import packaged_scenarios, read_scenario
from theagon.match.scenario_run import run_scenario

NAME = GAME.name
SCENARIOS = packaged_scenarios(NAME)


def test_it_is_found_by_its_name() -> None:
    assert theagon.load(NAME) is GAME


def test_it_passes_all_checks() -> None:
    testing.check_game(GAME, range(6), source="nine_mens_morris.game:GAME")


@pytest.mark.parametrize("player", ["random", "greedy", "search:8"])
def test_its_bots_play_by_the_rules(player: str) -> None:
    testing.check_bot(testing.house_bot(player), GAME, range(3))


def test_the_log_tells_all_that_changes_on_the_board() -> None:
    assert testing.check_log(GAME) > 500


@pytest.mark.parametrize("kind", ["turn-start", "place", "move", "fly", "take"])
def test_a_change_that_no_row_declares_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "events", {**GAME.events, kind: EventKind("", "")})
    with pytest.raises(testing.ConformanceError, match="by the log"):
        testing.check_log(GAME)


def test_a_greedy_player_beats_one_who_plays_at_random() -> None:
    with GAME.borrowed(GAME.setup(seed=0)) as machine:
        won = 0
        for seed in range(20):
            machine.match(seed, player_number("greedy:40"), player_number("random"))
            won += machine.world.contestant[machine.world.winner] == 0
    assert won == 20


# ---- the rulebook ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["compiled", "checked"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_holds(name: str, mode: str) -> None:
    outcome = run_scenario(read_scenario(SCENARIOS[name], name, mode))
    assert [str(failure) for failure in outcome.failures] == []
    assert any(clause.lower().startswith(f"{name.partition('/')[0]}.") for clause in outcome.proves)


def test_a_scenario_begins_with_no_position_that_breaks_a_law(tmp_path: Path) -> None:
    path = tmp_path / "ten-men.yaml"
    text = "game: nine-mens-morris\ntitle: Ten\nposition:\n  players: {p1: {on-board: [a1], in-hand: 9}}\nsteps: []\n"
    path.write_text(text, "utf-8")
    with pytest.raises(TheagonError, match=r"(?s)yaml:4:3: no match comes to .* a man in hand does not stand"):
        read_scenario(path)


def test_every_clause_is_proved_and_has_a_number_in_the_rules() -> None:
    clauses = {clause["id"] for clause in clauses_of(NAME)}
    proved = {clause for name, path in SCENARIOS.items() for clause in read_scenario(path, name).proves}
    assert proved == clauses == {written(clause) for clause in Clause if clause != Clause.NONE}
    assert open_clauses(NAME) == {}


def said(topic: str, language: str, package: str = "nine_mens_morris") -> set[str]:
    """The reasons or events that the texts of a package have a sentence for."""
    texts = (file.read_text("utf-8") for file in (files(package) / "text").iterdir() if f".{language}." in file.name)
    return {name for text in texts for name in re.findall(rf"^{topic}-([\w-]+) =", text, re.MULTILINE)}


def test_every_reason_and_every_kind_of_event_has_a_sentence() -> None:
    """A sentence that several games share need not be said again."""
    reasons = testing.check_legal_actions(GAME, range(20), every=3, sample=None)
    told = {"reason": set(reasons), "event": set(GAME.events)}
    for topic, language in product(told, LANGUAGES):
        own, shared = said(topic, language), said(topic, language, "theagon.games")
        assert own - told[topic] == set()
        assert told[topic] - own - shared == set()


def test_every_kind_of_event_has_its_row() -> None:
    assert set(GAME.events) == set(map(spelled, Kind))


# ---- states from outside --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"quiet": 51}, "quiet is 51, and must be 0 to 50"),
        ({"contestant": [1, 1]}, "each contestant has a seat"),
        ({"in_hand": [7, 9], "man": [1, 1, *[0] * 22]}, "a man stands once"),
        ({"man": [2, *[0] * 23]}, "a man in hand does not stand"),
        ({"to_act": 1}, "whoever has the turn acts"),
        ({"in_hand": [2, 9]}, "a match that goes on is undecided"),
        ({"in_hand": [0, 9], "man": [*range(1, 10), *[0] * 15], "quiet": 50}, "a match that goes on is undecided"),
        ({"choice": 1}, "whoever takes has a mill"),
        ({"choice": 1, "to_act": 1}, "whoever acts has the turn"),
        ({"suspensions": 1}, "effects that wait stand first and then none"),
    ],
)
def test_a_state_that_no_match_comes_to_is_refused(fields: dict[str, object], fault: str) -> None:
    setup = GAME.setup(seed=0)
    state = State()
    state.load(GAME.new(setup).state_bytes())
    for name, value in fields.items():
        setattr(state, name, value)
    with pytest.raises(TheagonError, match=fault):
        GAME.restore(setup, State.packer().pack(*state.values()))
