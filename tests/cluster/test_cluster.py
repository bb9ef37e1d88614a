"""A Ray cluster of two worker processes: the same results as one thread, whatever happens to the processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.arena.test_pairs import timeless
from tests.waiting import SECONDS, until
from theagon.arena.hands import watch
from theagon.arena.league import Player, play_league
from theagon.arena.pairs import play_pairs
from theagon.arena.protocol import usual_mode
from theagon.cli import INTERRUPTED
from theagon.cli.own_bots import arena_player
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.bots.players import player_number
from theagon.match.cluster import WAITING, RayCluster, connected
from theagon.match.dataset import record
from theagon.match.dataset_rows import Wanted
from theagon.match.ordered import Workers
from theagon.match.simulate import Work, drawn_decks, mirror_decks, play
from theagon.train.learner import Learner, Settings

pytestmark = pytest.mark.filterwarnings("default")  # those of Ray itself are no errors of ours

T = TypeVar("T")
GAME = load_game("army-of-gods")
DECKS = list(GAME.starter_decks().values())
RANDOM = (0, 0)
EXAMPLES = Path(__file__).parents[2] / "examples" / "players"


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    with connected("local", GAME.name, 2) as found:
        yield found


def killing(work: Callable[[int], T], victims: set[int], folder: Path) -> Callable[[int], T]:
    """The same work, but some tasks kill the process that tries them first."""

    def attempt(task: int) -> T:
        mark = folder / str(task)
        if task in victims and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return work(task)

    return attempt


# ---- the same as on one thread ---------------------------------------------------------------------------------------


def test_simulated_matches_are_those_of_one_thread(cluster: RayCluster) -> None:
    plan = drawn_decks(DECKS, 3000, 5)
    assert list(play(GAME, plan, RANDOM, cluster)) == list(play(GAME, plan, RANDOM))


def test_recorded_matches_are_those_of_one_thread(cluster: RayCluster) -> None:
    plan, wanted = drawn_decks(DECKS, 150, 5), Wanted(observations=True, legal=True)
    assert list(record(GAME, plan, RANDOM, wanted, cluster)) == list(record(GAME, plan, RANDOM, wanted))


def test_what_sides_held_is_the_same_as_on_one_thread(cluster: RayCluster) -> None:
    plan = drawn_decks(DECKS, 150, 5)
    assert list(watch(GAME, plan, RANDOM, cluster)) == list(watch(GAME, plan, RANDOM))


def test_pairs_are_those_of_one_thread(cluster: RayCluster) -> None:
    plan = mirror_decks(DECKS, 6, 1)
    players = player_number("greedy:20"), player_number("random")
    alone = timeless(list(play_pairs(GAME, plan, players)))
    assert timeless(list(play_pairs(GAME, plan, players, cluster))) == alone
    assert timeless(list(play_pairs(GAME, plan, players, cluster, done=4))) == alone[4:]


def test_a_league_is_that_of_one_thread_though_a_program_plays_in_it(cluster: RayCluster) -> None:
    eager = f'program:"{sys.executable}" "{EXAMPLES / "eager.py"}"'
    entrants: dict[str, Any] = {
        "eager": arena_player(eager, GAME),
        "one": player_number("level-1", GAME.name),
        "chance": RANDOM[0],
    }
    players = {name: Player(name, decide, {"deck": DECKS[0]}) for name, decide in entrants.items()}
    options = usual_mode(GAME).options
    alone, beside = (list(islice(play_league(GAME, options, players, 3, [], w), 6)) for w in (1, cluster))
    assert beside == alone
    assert any("eager" in (each.first.first, each.first.second) for each in alone)


# ---- processes that die ----------------------------------------------------------------------------------------------


def test_what_killed_processes_played_is_played_again_with_nothing_lost_and_nothing_twice(
    cluster: RayCluster, tmp_path: Path
) -> None:
    plan = drawn_decks(DECKS, 600, 9)
    playing = Work(GAME, plan, RANDOM).play
    victims = {0, 11, 12, 40}
    work = killing(lambda task: playing(range(10 * task, 10 * task + 10)), victims, tmp_path)
    found = [result for part in cluster.ordered(work, range(60)) for result in part]
    assert {int(mark.name) for mark in tmp_path.iterdir()} == victims
    assert found == [result for part in play(GAME, plan, RANDOM) for result in part]


def test_a_task_that_kills_every_process_is_given_up_with_an_error(cluster: RayCluster) -> None:
    def work(task: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return task

    with pytest.raises(TheagonError, match="--cluster: a task was lost after 5 retries"):
        list(cluster.ordered(work, [1]))


class Dying:
    """A cluster on which the first task of each round of work kills the process that tries it first."""

    def __init__(self, cluster: RayCluster, folder: Path) -> None:
        self.cluster = cluster
        self.folder = folder
        self.rounds = 0

    def ordered(self, work: Callable[[Any], T], tasks: Iterable[Any]) -> Generator[T]:
        self.rounds += 1
        marks, given = self.folder / str(self.rounds), list(tasks)
        marks.mkdir()
        yield from self.cluster.ordered(killing(lambda number: work(given[number]), {0}, marks), range(len(given)))


def test_a_network_is_that_of_one_thread_though_processes_die(cluster: RayCluster, tmp_path: Path) -> None:
    """It imitates its teacher in one iteration, and learns from its own play in the next; then it is measured."""
    settings, dying = Settings(matches=8, steps=4, imitation_iterations=1, minibatch_size=16), Dying(cluster, tmp_path)
    workers: tuple[Workers, ...] = (1, cluster, dying)
    learners = [Learner(GAME, 3, settings, each) for each in workers]
    for learner in learners:
        learner.learn()
        learner.learn()
        learner.measure(pairs=2)
    alone, *others = ([tensor.tolist() for tensor in each.network.state_dict().values()] for each in learners)
    assert others == [alone, alone]
    assert [each.curve for each in learners] == [learners[0].curve] * 3
    assert dying.rounds == 2 * (1 + 2) + 1
    assert len(list(tmp_path.glob("*/0"))) == dying.rounds


# ---- errors, and the end ---------------------------------------------------------------------------------------------


def test_an_error_of_the_work_is_raised_here_as_it_was_there(cluster: RayCluster) -> None:
    def work(task: int) -> int:
        if task == 3:
            raise TheagonError("this is wrong", hint="that is right")
        return task

    found = cluster.ordered(work, range(9))
    assert list(islice(found, 3)) == [0, 1, 2]
    with pytest.raises(TheagonError) as caught:
        next(found)
    assert (caught.value.message, caught.value.hint) == ("this is wrong", "that is right")


def test_a_reader_who_is_slow_makes_the_cluster_wait(cluster: RayCluster) -> None:
    taken = 0

    def tasks() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    found = cluster.ordered(lambda task: task, tasks())
    assert next(found) == 1
    time.sleep(1)
    assert taken == 2 * WAITING
    found.close()
    assert list(cluster.ordered(abs, [-1, -2])) == [1, 2]


def test_an_address_without_a_cluster_is_an_error_in_one_line() -> None:
    words = [sys.executable, "-m", "theagon.cli.main", "simulate", "--games", "1", "--cluster", "nowhere"]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "--cluster nowhere" in ended.stderr
    assert "Traceback" not in ended.stderr


# ---- commands --------------------------------------------------------------------------------------------------------


def command(*words: str, module: str = "theagon") -> list[str]:
    return [sys.executable, "-m", module, *words, "--json"]


def told(*words: str, module: str = "theagon") -> Any:
    ended = subprocess.run(command(*words, module=module), capture_output=True, text=True, timeout=SECONDS, check=True)
    return json.loads(ended.stdout)


def test_the_commands_give_the_same_figures_and_files_on_a_cluster(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    here = ("--cluster", "local", "--threads", "2")
    alone, both = tmp_path / "alone.parquet", tmp_path / "both.parquet"
    simulate = ("simulate", "gods-unchained", "--games", "200")
    digests = {told(*simulate, *words)["digest"] for words in ((), here, ("--out", str(alone)))}
    digests.add(told(*simulate, "--out", str(both), *here)["digest"])
    assert len(digests) == 1
    assert both.read_bytes() == alone.read_bytes()
    arena = ("arena", "compare", "army-of-gods", "greedy:20", "random", "--pairs", "5")
    untimed = [{**told(*arena, *words), "milliseconds_a_decision": None} for words in ((), here)]
    assert untimed[0] == untimed[1]


def test_bench_measures_a_cluster() -> None:
    figures = told("army-of-gods", "--cluster", "--quick", module="bench")["figures"]
    found = {figure["name"]: figure for figure in figures}
    assert all(figure["value"] > 0 for name, figure in found.items() if name != "share of Ray"), found
    assert found["result as it is sent"]["met"]
    assert found["match with all decisions"]["met"]


def test_ctrl_c_at_a_terminal_prints_what_was_played_and_leaves_no_process() -> None:
    words = command("simulate", "--games", "100000000", "--cluster", "local", "--threads", "2")
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    until(lambda: any("ray::run" in name for name in session(process.pid)))
    time.sleep(3)  # they play by now, and some have said so
    os.killpg(process.pid, signal.SIGINT)
    printed, remarks = process.communicate(timeout=SECONDS)
    assert process.returncode == INTERRUPTED, remarks
    assert "Traceback" not in remarks
    document = json.loads(printed)
    assert 0 < document["games"] < 100_000_000
    assert told("simulate", "--games", str(document["games"]))["digest"] == document["digest"]
    assert session(process.pid) == []


def session(leader: int) -> list[str]:
    """The names of the processes of a session."""
    listed = subprocess.run(["ps", "-s", str(leader), "-o", "args="], capture_output=True, text=True, check=False)
    return listed.stdout.split("\n")[:-1]
