"""`theagon benchmark`: its results against matches played one by one, and how it stops and goes on."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from msgspec.structs import replace

from tests.cli.running import facts, interrupted, mistake, printed, theagon
from theagon.arena.benchmark import by_seat
from theagon.arena.pairs import Pair, Played
from theagon.arena.protocol import load_protocol
from theagon.cli import INTERRUPTED
from theagon.games import load_game
from theagon.games.bots.players import player_number
from theagon.match.tally import wilson

command = import_module("theagon.cli.benchmark")

GAME = "gods-unchained"
SMALL = replace(load_protocol(), name="small", number=77, opponents=("random", "greedy:10", "greedy:20"), pairs=7)
RUN = ("benchmark", "run", GAME, "greedy:10", "--protocol", "small.json")
CLOCK = ("milliseconds_a_decision",)


@pytest.fixture(autouse=True)
def small(elsewhere: None) -> None:  # noqa: ARG001 -- in that folder
    """A protocol of few matches."""
    Path("small.json").write_bytes(msgspec.json.encode(SMALL))


def timeless(document: Any) -> Any:
    """All but what depends on the machine."""
    parts = [document, *document["opponents"]]
    assert all(each.pop(name) for each in parts for name in CLOCK)
    return document


def test_the_results_are_those_of_the_matches_played_one_by_one() -> None:
    found, game = facts(*RUN), load_game(GAME)
    player, decks = player_number("greedy:10"), SMALL.games[GAME].test
    everything: list[tuple[float, float]] = []
    for opponent, part in enumerate(found["opponents"]):
        assert part["player"] == SMALL.opponents[opponent]
        first = SMALL.first_seed(opponent)
        assert part["seeds"] == [first, first + 6]
        scores = []
        for k in range(7):
            setup = game.setup([decks[k % len(decks)]] * 2, seed=first + k)
            by_turn: dict[int, float] = {}
            for exchanged in range(2):
                players = [player, player_number(SMALL.opponents[opponent])]
                machine = game.seated(setup)
                machine.match(setup.seed, *(players[::-1] if exchanged else players))
                finish = game.finish(machine.state())
                by_turn[finish.order.index(exchanged)] = finish.score(exchanged)
            scores.append((by_turn[0], by_turn[1]))
        assert part["scores"] == [list(each) for each in scores]
        assert part["share"] == pytest.approx(sum(map(sum, scores)) / 14)
        assert part["won"] + part["drawn"] + part["lost"] == 14
        everything += scores
    assert found["share"] == pytest.approx(sum(part["share"] for part in found["opponents"]) / 3)
    assert found["interval"][0] < found["share"] < found["interval"][1]
    for turn, name in enumerate(("first", "second")):
        points = sum(each[turn] for each in everything)
        assert found["seats"][name]["share"] == pytest.approx(points / 21)
        assert found["seats"][name]["interval"] == list(wilson(points, 21))
    assert {name: each["pairs"] for name, each in found["decks"].items()} == dict.fromkeys(decks, 3) | {decks[0]: 6}
    assert found["complete"]


def test_a_player_against_itself_wins_one_half_in_each_pair() -> None:
    mirror = facts(*RUN)["opponents"][1]
    assert mirror["pairs_by_share"] == {"0.5": 7}
    assert [sum(scores) for scores in mirror["scores"]] == [1] * 7


@pytest.mark.parametrize("after", [0, 3, 7, 12])
def test_a_run_that_was_stopped_goes_on_to_the_same_results(after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = timeless(facts(*RUN))
    with monkeypatch.context() as patched:
        patched.setattr(command, "play_protocol", interrupted(command.play_protocol, after))
        stopped = theagon(*RUN, "--resume", "pairs.jsonl", "--out", "results.json", "--svg", "figure.svg", "--json")
    assert stopped.exit_code == INTERRUPTED
    partial = json.loads(stopped.stdout)
    assert not partial["complete"]
    assert sum(part["pairs"] for part in partial["opponents"]) == after + 1
    assert not Path("results.json").exists()
    assert not Path("figure.svg").exists()
    assert timeless(facts(*RUN, "--resume", "pairs.jsonl", "--out", "results.json")) == whole
    assert timeless(json.loads(Path("results.json").read_text("utf-8"))) == whole


def test_threads_change_no_result() -> None:
    assert timeless(facts(*RUN, "--threads", "1")) == timeless(facts(*RUN, "--threads", "3"))


def test_a_file_of_pairs_is_of_one_player_and_one_protocol() -> None:
    facts(*RUN, "--resume", "pairs.jsonl")
    for other in ({"pairs": 8}, {"number": 78}):
        Path("small.json").write_bytes(msgspec.json.encode(replace(SMALL, **other)))
        assert "is of another contest: decks" in mistake(*RUN, "--resume", "pairs.jsonl")
    Path("small.json").write_bytes(msgspec.json.encode(SMALL))
    words = ("greedy:11" if word == "greedy:10" else word for word in RUN)
    assert "is of another contest: players" in mistake(*words, "--resume", "pairs.jsonl")


def test_the_row_names_the_benchmark_and_the_version_of_all_that_was_played() -> None:
    said = printed(*RUN, "--learnt", "1500000").splitlines()
    assert said[0] == "theagon/gods-unchained-small: greedy:10, 21 pairs of matches"
    heading, rule, row = ([cell.strip() for cell in line.strip("|").split("|")] for line in said[-3:])
    assert set(rule) == {"---"}
    task = SMALL.games[GAME]
    cells = dict(zip(heading, row, strict=True))
    assert cells["benchmark"] == "theagon/gods-unchained-small"
    assert cells["rules, cards"] == f"{task.rules}, `{task.cards[:8]}`"
    assert (cells["player"], cells["learnt from"]) == ("`greedy:10`", "1,500,000, budget 10,000,000")
    assert cells["greedy:10"] == "50.0%"
    more = facts(*RUN, "--pairs", "1", "--learnt", "100000001")
    assert (more["learnt"], more["budget"]) == (100_000_001, None)
    found = facts(*RUN)
    assert cells["won"] == "{:.1%} ({:.1%} to {:.1%})".format(found["share"], *found["interval"])
    assert cells["first seat"] == f"{found['seats']['first']['share']:.1%}"


def test_a_trial_has_no_row_and_says_that_it_is_no_result() -> None:
    said = printed(*RUN, "--pairs", "2")
    assert "6 pairs of matches, not all that the protocol wants: no result to cite" in said
    assert "| benchmark |" not in said
    assert not facts(*RUN, "--pairs", "2")["complete"]
    assert "small has 7 pairs with each opponent, not 8" in mistake(*RUN, "--pairs", "8")


def test_the_figure_shows_each_share_with_its_interval() -> None:
    found = facts(*RUN, "--svg", "figure.svg")
    picture = ET.parse("figure.svg").getroot()
    told = {each.text for each in picture.iter("{http://www.w3.org/2000/svg}title")}
    for part in found["opponents"]:
        assert "{}: {:.1%} ({:.1%} to {:.1%})".format(part["player"], part["share"], *part["interval"]) in told
    assert len(told) == 1 + 3 + 2 + len(found["decks"])
    assert "figure.svg is there already" in mistake(*RUN, "--svg", "figure.svg")


def test_results_are_verified_by_playing_again() -> None:
    facts(*RUN, "--out", "results.json")
    verify = ("benchmark", "verify", "results.json", "--protocol", "small.json")
    assert printed(*verify) == "21 pairs: all as recorded\n"
    assert printed(*verify, "--pairs", "3") == "9 pairs: all as recorded\n"
    assert "results.json has 7 pairs with each opponent, not 8" in mistake(*verify, "--pairs", "8")
    assert "is of another protocol, small" in mistake(*verify[:3])
    document = json.loads(Path("results.json").read_text("utf-8"))
    second = document["opponents"][1]["scores"]
    second[4] = [1 - score for score in second[4]]
    Path("results.json").write_text(json.dumps(document), "utf-8")
    assert "pair 4 with greedy:10: scores" in mistake(*verify)
    assert printed(*verify, "--pairs", "4") == "12 pairs: all as recorded\n"
    for wrong, told in (
        ({"player_file": "0"}, "is of another file of greedy:10"),
        ({"opponents": document["opponents"][1:]}, "lacks pairs of some opponents"),
        ({"opponents": []}, "lacks pairs of some opponents"),
        ({"player": 1}, "this is no file of results"),
    ):
        Path("results.json").write_text(json.dumps(document | wrong), "utf-8")
        assert told in mistake(*verify)
    Path("results.json").write_text("[" * 100_000)
    assert "this is no file of results" in mistake(*verify)


def test_a_bot_of_ones_own_is_measured_and_its_file_is_named_by_a_digest() -> None:
    Path("my_benchmark_bots.py").write_text("def first(position, seed):\n    return position.legal_actions()[0]\n")
    words = ("benchmark", "run", GAME, "bot:my_benchmark_bots:first", "--protocol", "small.json", "--pairs", "1")
    assert len(facts(*words)["player_file"]) == 16
    assert facts(*RUN, "--pairs", "1")["player_file"] is None


def test_a_bot_of_ones_own_is_known_by_the_files_that_it_names_too() -> None:
    text = "def first(position, seed):\n    return position.legal_actions()[0]\n\n\nfirst.files = ['weights.txt']\n"
    Path("my_learnt_bots.py").write_text(text)
    run = ("benchmark", "run", GAME, "bot:my_learnt_bots:first", "--protocol", "small.json", "--pairs", "1")
    assert "weights.txt: No such file or directory" in mistake(*run)
    found = []
    for weights in ("1 2", "1 3"):
        Path("weights.txt").write_text(weights)
        found.append(facts(*run)["player_file"])
    assert found[0] != found[1]
    facts(*run, "--resume", "pairs.jsonl")
    Path("weights.txt").write_text("1 4")
    assert "is of another contest: players" in mistake(*run, "--resume", "pairs.jsonl")
    Path("my_unsure_bots.py").write_text(text.replace("['weights.txt']", "5"))
    assert "my_unsure_bots:first: its files are" in mistake(*(word.replace("learnt", "unsure") for word in run))


def test_a_protocol_is_shown_and_what_is_shown_is_one() -> None:
    said = printed("benchmark", "show")
    assert "v1: 120 pairs with each of level-3, level-5, level-7, level-8" in said
    assert "test with lysander, neferu, orfeo, pallas, selena, valka" in said
    Path("shown.json").write_text(printed("benchmark", "show", "--json"), "utf-8")
    assert load_protocol("shown.json") == load_protocol()


def played(score: float, first: float) -> Played:
    return Played(score, first, (1, 1), (0.1, 0.1))


def test_who_began_is_told_by_a_match_that_is_decided() -> None:
    assert by_seat(Pair(played(1, 1), played(0, 1))) == (1, 0)
    assert by_seat(Pair(played(1, 0), played(1, 1))) == (1, 1)
    assert by_seat(Pair(played(0, 1), played(0, 0))) == (0, 0)
    assert by_seat(Pair(played(0.5, 0.5), played(1, 0))) == (0.5, 1)
    assert by_seat(Pair(played(0.5, 0.5), played(1, 1))) == (1, 0.5)
    assert by_seat(Pair(played(0, 0), played(0.5, 0.5))) == (0, 0.5)
    assert by_seat(Pair(played(0, 1), played(0.5, 0.5))) == (0.5, 0)
    assert by_seat(Pair(played(0.5, 0.5), played(0.5, 0.5))) == (0.5, 0.5)
