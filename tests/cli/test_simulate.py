"""`theagon simulate`: what it prints, and how it ends."""

from __future__ import annotations

import csv
import json
import signal
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.cli.running import facts, interrupted, mistake, printed, theagon
from theagon.cli import INTERRUPTED
from theagon.cli.many import play_through
from theagon.games import NAMES, load_game
from theagon.games.play.position import Position

simulating = import_module("theagon.cli.simulate")


def simulated(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = facts("simulate", *words)
    return found


# ---- simulate --------------------------------------------------------------------------------------------------------


def test_simulate_prints_what_was_played_as_json() -> None:
    document = simulated("hand-of-the-gods", "--games", "50", "--seed", "3", "--players", "random,random")
    assert (document["game"], document["games"], document["seed"]) == ("hand-of-the-gods", 50, 3)
    assert document["backend"] == load_game("hand-of-the-gods").backend.mode
    assert document["actions"] > 50 * 20
    assert document["actions_per_second"] == pytest.approx(document["actions"] / document["seconds"], rel=0.2)
    assert len(document["digest"]) == 32
    seats = document["results"]["seats"]
    assert seats["p1"]["won"] + seats["p2"]["won"] + document["results"]["drawn"] == 50


def test_simulate_gives_one_digest_for_one_seed_whatever_the_threads() -> None:
    digests = {simulated("--games", "60", "--seed", "9", "--threads", str(n))["digest"] for n in (1, 2, 5)}
    assert len(digests) == 1
    assert simulated("--games", "60", "--seed", "10")["digest"] not in digests


def test_simulate_takes_players_with_budgets_and_decks() -> None:
    words = ("--games", "10", "--players", "greedy:20,random", "--decks", "zeus,ra")
    results = simulated(*words)["results"]
    assert [side["player"] for side in results["players"]] == ["greedy:20", "random"]
    assert set(results["decks"]) == {"zeus", "ra"}
    assert results["pairs"][0]["decks"] == ["zeus", "ra"]


@pytest.mark.parametrize(("mode", "sides"), [("teams", "ABAB"), ("four", "ABBB"), ("three", "ABB"), ("two", "AB")])
def test_the_first_player_plays_its_whole_team_and_the_other_one_the_rest(mode: str, sides: str) -> None:
    words = ("army-of-gods", "--mode", mode, "--games", "2", "--players", "greedy,random")
    names = [side["player"] for side in simulated(*words)["results"]["players"]]
    assert names == [{"A": "greedy", "B": "random"}[side] for side in sides]


def test_simulate_prints_a_table_for_people() -> None:
    lines = printed("simulate", "--games", "20").splitlines()
    assert lines[0].startswith("20 matches, ")
    assert any(line.startswith("seat p1 ") for line in lines)
    assert lines[-1].startswith("digest ")


def test_a_round_robin_lets_every_two_decks_meet() -> None:
    words = ("--round-robin", "--decks", "zeus,ra,odin", "--games", "2")
    met = [(pair["decks"], pair["played"]) for pair in simulated(*words)["results"]["pairs"]]
    assert met == [(["zeus", "ra"], 2), (["zeus", "odin"], 2), (["ra", "odin"], 2)]
    assert any(line.split()[:2] == ["1", "zeus"] for line in printed("simulate", *words).splitlines())
    names = load_game("hand-of-the-gods").starter_decks()
    assert set(simulated("--round-robin", "--games", "1")["results"]["decks"]) == set(names)


def test_the_grid_of_a_round_robin_says_how_each_deck_did_against_each_and_is_drawn_and_written() -> None:
    words = ("--round-robin", "--decks", "zeus,ra,odin", "--games", "20", "--players", "greedy:5,greedy:5")
    results = simulated(*words, "--svg", "grid.svg", "--csv", "grid.csv")["results"]
    (pair,) = (each for each in results["pairs"] if each["decks"] == ["zeus", "odin"])
    rows = {
        (row["deck"], row["against"]): row for row in csv.DictReader(Path("grid.csv").read_text("utf-8").splitlines())
    }
    assert len(rows) == 6
    assert float(rows["zeus", "odin"]["rate"]) == pair["rate"]
    assert int(rows["odin", "zeus"]["won"]) == pair["played"] - pair["won"] - pair["drawn"]
    assert float(rows["odin", "zeus"]["low"]) == pytest.approx(1 - pair["interval"][1])
    assert [each["deck"] for each in results["mix"]] == ["zeus", "ra", "odin"]
    assert sum(each["share"] for each in results["mix"]) == pytest.approx(1)
    root = ET.parse("grid.svg").getroot()
    assert len(root.findall("{http://www.w3.org/2000/svg}g/{http://www.w3.org/2000/svg}rect")) == 6
    assert "grid.svg is there already" in mistake("simulate", *words, "--svg", "grid.svg")
    assert "add --round-robin" in mistake("simulate", "--csv", "other.csv")


def test_simulate_goes_on_from_its_file_and_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--round-robin", "--decks", "zeus,ra,odin", "--games", "400", "--players", "random,random")
    whole = simulated(*words)
    with monkeypatch.context() as patched:
        patched.setattr(simulating, "play", interrupted(simulating.play, 1))
        stopped = theagon("simulate", *words, "--resume", "played.jsonl", "--json")
    assert stopped.exit_code == INTERRUPTED
    assert 0 < json.loads(stopped.stdout)["games"] < 1200
    resumed = simulated(*words, "--resume", "played.jsonl")
    assert (resumed["digest"], resumed["results"]) == (whole["digest"], whole["results"])
    assert "of another contest" in mistake("simulate", *words[:-3], "5", *words[-2:], "--resume", "played.jsonl")


def test_a_later_run_says_what_has_changed_since_a_reference() -> None:
    words = ("--decks", "zeus,ra", "--games", "400", "--players", "random,random")
    before = printed("simulate", *words, "--json")
    Path("before.json").write_text(before, "utf-8")
    same = simulated(*words, "--reference", "before.json")["changes"]
    assert same["seats"]["p1"]["difference"] == 0
    low, high = same["decks"]["zeus"]["interval"]
    assert low < 0 < high
    other = simulated(*words[:-1], "greedy:5,random", "--reference", "before.json")
    change, then = other["changes"]["decks"]["zeus"], json.loads(before)["results"]["decks"]["zeus"]["rate"]
    assert change["difference"] == pytest.approx(other["results"]["decks"]["zeus"]["rate"] - then)
    assert change["interval"][0] > 0
    lines = printed("simulate", *words, "--reference", "before.json").splitlines()
    assert lines[2].startswith("before: ")
    assert any(line.startswith("deck zeus") and "+0.0" in line for line in lines)
    assert "of hand-of-the-gods, not of army-of-gods" in mistake(
        "simulate", "army-of-gods", "--reference", "before.json"
    )
    Path("no.json").write_text("{}", "utf-8")
    assert "no document of simulate" in mistake("simulate", "--reference", "no.json")


def test_a_second_ctrl_c_keeps_what_was_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "recorded", interrupted(simulating.recorded, 2, times=2))
    result = theagon("simulate", "--games", "1000", "--out", "matches.npz", "--threads", "1", "--json")
    assert result.exit_code == INTERRUPTED, result.stderr
    assert f"{json.loads(result.stdout)['games']} matches" in printed("dataset", "verify", "matches.npz")


@pytest.mark.parametrize("words", [(), ("--round-robin", "--svg", "grid.svg"), ("--by-card",)])
def test_ctrl_c_before_the_first_match_is_counted_tells_that_none_was_played(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for play in ("play", "watch"):
        monkeypatch.setattr(simulating, play, interrupted(getattr(simulating, play), 0, times=2))
    result = theagon("simulate", *words)
    assert (result.exit_code, result.stdout.startswith("0 matches")) == (INTERRUPTED, True), result.output


def test_ctrl_c_while_a_part_is_counted_lets_it_be_counted() -> None:
    counted = []

    def count(part: int) -> None:
        for _ in range(2):
            signal.raise_signal(signal.SIGINT)
        counted.append(part)

    assert play_through((part for part in range(3)), 3, count)
    assert counted == [0]


def test_a_mode_seats_as_many_as_it_says_and_options_are_those_of_the_match() -> None:
    results = simulated("army-of-gods", "--mode", "teams", "--games", "4")["results"]
    assert list(results["seats"]) == ["p1", "p2", "p3", "p4"]
    assert sum(side["won"] for side in results["seats"].values()) == 2 * (4 - results["drawn"])
    other = simulated("army-of-gods", "--option", "starter-second-turn-actions=1", "--games", "4")
    assert other["digest"] != simulated("army-of-gods", "--games", "4")["digest"]


# ---- bots of one's own -----------------------------------------------------------------------------------------------


def first_or_last(position: Position, seed: int) -> int:
    """Takes one end of the legal list or the other."""
    legal = position.legal_actions()
    return legal[-1] if seed % 3 else legal[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_of_ones_own_plays_the_same_matches_with_any_threads_by_card_and_when_recorded(
    name: str, tmp_path: Path
) -> None:
    words = (name, "--games", "6", "--players", f"bot:{__name__}:first_or_last,greedy:5")
    file = tmp_path / "own.npz"
    digests = {
        simulated(*words, *further)["digest"]
        for further in (("--threads", "1"), ("--threads", "3"), ("--by-card",), ("--out", str(file)))
    }
    assert len(digests) == 1
    assert simulated(*words[:-1], "random,greedy:5")["digest"] not in digests
    assert printed("dataset", "verify", file)


# ---- by card ---------------------------------------------------------------------------------------------------------

CARDS = """\
game: hand-of-the-gods
cards:
  - id: regret
    name: {en: Regret, es: Pesar, ru: Сожаление}
    kind: spell
    cost: 2
    do:
      - {damage: 9, to: your-stone}
  - id: doom
    name: {en: Doom, es: Ruina, ru: Гибель}
    kind: spell
    cost: 2
    do:
      - {damage: 30, to: enemy-stone}
  - id: blank
    name: {en: Blank, es: Blanco, ru: Пустышка}
    kind: unit
    cost: 2
    attack: 2
    health: 3
"""
DOOMED = """\
game: hand-of-the-gods
name: Doomed
leader: zeus
cards: {doom: 1, blank: 1, regret: 1, medusa: 2, aphrodite: 2, spartan: 2, stone-of-gaia: 2, arges: 2, arachne: 2,
  enyo: 2, marksman: 2, sunder: 2, recall: 2, transfusion: 2}
"""


@pytest.fixture
def doomed(tmp_path: Path) -> tuple[str, ...]:
    """The options of matches of two decks with a card that wins, one like any other and one that bots do not play."""
    cards, deck = tmp_path / "cards.yaml", tmp_path / "doomed.yaml"
    cards.write_text(CARDS, "utf-8")
    deck.write_text(DOOMED, "utf-8")
    return ("--cards", str(cards), "--decks", f"{deck},{deck}", "--players", "greedy:5,greedy:5")


def test_a_card_that_wins_stands_out_and_one_like_any_other_does_not(doomed: tuple[str, ...]) -> None:
    cards = {row["card"]: row for row in simulated("--games", "200", "--by-card", *doomed)["results"]["cards"]}
    assert cards["doom"]["interval"][0] > 0
    assert [card for card, row in cards.items() if row["stands_out"] and not row["seldom_played"]] == ["doom"]
    assert [card for card, row in cards.items() if row["seldom_played"]] == ["regret"]
    low, high = cards["blank"]["interval"]
    assert low < 0 < high
    assert "tribute" not in cards  # a card of the second player that no deck has


def test_the_table_of_cards_tells_the_sign_and_what_it_means(doomed: tuple[str, ...]) -> None:
    told = printed("simulate", "--games", "200", "--by-card", *doomed)
    lines = told.splitlines()
    assert [line.split()[0] for line in lines if line.split()[3:4] == ["*"]] == ["doom"]
    assert [line.split()[0] for line in lines if line.split()[3:4] == ["?"]] == ["regret"]
    assert any(line.startswith("Worth in an opening hand. Too strong?") for line in lines)
    assert any(line.startswith("won adds: what each copy") for line in lines)
    assert max(map(len, lines[2:])) <= 80
    assert lines[-1].startswith("digest ")


@pytest.mark.slow
def test_of_many_cards_the_strongest_and_the_weakest_are_printed_and_json_has_all() -> None:
    words = ("--games", "600", "--seed", "4", "--by-card")
    cards = [row["card"] for row in simulated(*words)["results"]["cards"] if row["difference"] is not None]
    told = [line.split()[0] for line in printed("simulate", *words).splitlines() if line]
    first = told.index("card") + 1
    assert len(cards) > 20
    assert told[first : first + 21] == [*cards[:10], "...", *cards[-10:]]
    assert told[first + 21] == f"({len(cards) - 20}"


def test_leaders_are_told_with_the_name_that_the_game_has_for_them() -> None:
    words = ("gods-unchained", "--games", "40", "--by-card")
    assert {leader["as"] for leader in simulated(*words)["results"]["leaders"]} == {"god", "power"}
    assert any(line.startswith("god war ") for line in printed("simulate", *words).splitlines())


def test_a_round_robin_tells_the_cards_of_its_decks() -> None:
    game, decks = load_game(NAMES[0]), ("zeus", "ra", "odin")
    results = simulated("--round-robin", "--decks", ",".join(decks), "--games", "40", "--by-card")["results"]
    known = {card for deck in decks for card in game.deck_list(game.load_deck(deck)).cards}
    assert {row["card"] for row in results["cards"]} == known


def test_ctrl_c_prints_the_cards_of_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "watch", interrupted(simulating.watch, 1))
    result = theagon("simulate", "--games", "100000", "--threads", "1", "--by-card", "--json")
    assert result.exit_code == INTERRUPTED, result.stderr
    document = json.loads(result.stdout)
    monkeypatch.undo()
    assert 0 < document["games"] < 100_000
    again = simulated("--games", str(document["games"]), "--by-card")
    assert (again["digest"], again["results"]) == (document["digest"], document["results"])
    assert again["digest"] == simulated("--games", str(document["games"]))["digest"]


def test_matches_with_cards_of_ones_own_are_recorded_and_verified_with_them(
    doomed: tuple[str, ...], tmp_path: Path
) -> None:
    file = str(tmp_path / "doomed.npz")
    digest = simulated("--games", "5", *doomed, "--out", file)["digest"]
    assert digest == simulated("--games", "5", *doomed)["digest"]
    assert printed("dataset", "verify", file, *doomed[:2])
    assert "the --cards, that the file was made with" in mistake("dataset", "verify", file)
