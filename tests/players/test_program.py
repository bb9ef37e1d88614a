"""Programs play by what their seat sees; those that fail, stay silent or cheat lose their match, and nothing else."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.games.kits import KITS
from tests.waiting import until
from theagon.arena.pairs import play_pairs
from theagon.arena.protocol import usual_mode
from theagon.arena.standing import Standing
from theagon.cli.terminal.seen import seen_lines
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.bots.players import player_number
from theagon.match.simulate import mirror_decks
from theagon.players.program import Answer, Begin, Choose, Decide, Hello, Legal, Over, ProgramPlayer, Ready
from theagon.testing import check_bot_is_fair, check_bot_plays_legally

EXAMPLES = Path(__file__).parents[2] / "examples" / "players"
GREETED = """
import hashlib, json, os, random, sys, time
def say(**words):
    print(json.dumps(words), flush=True)
def told():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
told()
"""
"""The beginning of a program: it has read the greeting, and not answered yet."""
BY_LINE = """
say(wants=["view", "names", "text", "observation"])
while True:
    line = sys.stdin.readline()
    message = json.loads(line or sys.exit())
    if message["type"] == "decide":
        drawn = int(hashlib.sha256(line.encode()).hexdigest(), 16)
        del message["left"]
        drawn = int(hashlib.sha256(json.dumps(message).encode()).hexdigest(), 16)
        say(action=message["legal"][drawn % len(message["legal"])]["notation"])
"""
"""The rest of a program that asks for all there is, and decides by each byte of it."""

Program = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Return the command of a program that greets and does the rest."""

    def made(rest: str) -> str:
        file = tmp_path / f"player{len(list(tmp_path.iterdir()))}.py"
        file.write_text(GREETED + rest)
        return shlex.join([sys.executable, str(file)])

    return made


def played(name: str, game: str = "gods-unchained", pairs: int = 1, threads: int = 1) -> tuple[Standing, list[str]]:
    """Play a program against `random`. Returns its standing, and what was told of it."""
    loaded, told = load_game(game), list[str]()
    player = ProgramPlayer(name, loaded, seen_lines, told.append)
    plan = mirror_decks(list(loaded.starter_decks().values()), pairs, 5, usual_mode(loaded))
    standing = Standing()
    standing.add(play_pairs(loaded, plan, (player, player_number("random")), threads))
    return standing, told


@pytest.mark.parametrize("game", KITS)
def test_it_plays_whole_matches_by_nothing_but_what_its_seat_sees(game: str, program: Program) -> None:
    """Its decisions follow from every byte that it is told: what a seat cannot know would change them."""
    player = ProgramPlayer(f"program:{program(BY_LINE)}", load_game(game), seen_lines)
    check_bot_plays_legally(player.decide, load_game(game), seeds=range(1))
    check_bot_is_fair(player.decide, load_game(game), seeds=range(1))


def test_equal_matches_are_played_alike_on_any_number_of_threads(program: Program) -> None:
    name = f"program:{program(BY_LINE)}"
    one, told = played(name, pairs=4)
    several, _ = played(name, pairs=4, threads=3)
    assert (one.pairs, one.matches, one.decisions) == (several.pairs, several.matches, several.decisions)
    assert told == []


def test_it_learns_its_seat_its_deck_its_time_and_the_result(program: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    command = program(f"""
say(wants=["view"])
for line in sys.stdin:
    open({str(kept)!r}, "a").write(line)
    if json.loads(line)["type"] == "decide":
        say(action=json.loads(line)["legal"][-1]["action"])
""")
    standing, _ = played(f"program@50+2:{command}")
    until(lambda: kept.read_text().count('"type":"over"') == 2)
    messages = [json.loads(line) for line in kept.read_text().splitlines()]
    assert [message["type"] for message in messages].count("match") == 2
    assert sum(message["score"] for message in messages if message["type"] == "over") == 2 * standing.share
    begun = [message for message in messages if message["type"] == "match"]
    assert {message["seat"] for message in begun} == {0, 1}
    assert all((message["bank"], message["increment"], message["seats"]) == (50, 2, 2) for message in begun)
    assert all(sum(message["deck"]["cards"].values()) == 30 for message in begun)
    assert all(message["left"] > 0 for message in messages if message["type"] == "decide")


FAILING = {
    "is silent": ("time.sleep(1000)", "it took longer than its time"),
    "does not read": ("time.sleep(1000)", "it took longer than its time"),
    "ends": ("sys.exit('out of ideas')", "it ended with status 1: out of ideas"),
    "closes its output": ("os.close(1); time.sleep(1000)", "it closed its input or output"),
    "says a line without end": ("os.write(1, bytes(100_000_000))", "it said a line of more than 65,536 bytes"),
    "says a long line": ("print(json.dumps('x' * 70_000), flush=True)", "it said a line of more than 65,536 bytes"),
    "says no JSON": ("print('I play my best card', flush=True)", "it said 'I play my best card', which is no JSON"),
    "says nested JSON": ("print('[' * 50_000, flush=True)", "it said '[[["),
    "mistypes its answer": ("say(acton=0)", "it said '{\"acton\": 0}', which has neither action nor info"),
    "says bytes": (r"os.write(1, b'\xff\xfe\n')", "it said"),
    "says no object": ("print('3', flush=True)", "it said '3'"),
    "says too much": ("[say(info=k) for k in range(5000)]", "it said 1000 lines and no action"),
    "takes no legal action": ("say(action=-7)", "it chose -7, which is none of the"),
    "takes a huge number": ("say(action=10**400)", "it "),
    "takes no action of the game": ("say(action='win the match')", "it chose 'win the match'"),
    "leaves a child with its pipes": (
        "\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(20)\nos._exit(0)",
        "it took longer than its time",
    ),
}


@pytest.mark.parametrize(("does", "reason"), FAILING.values(), ids=FAILING)
def test_one_that_fails_loses_its_match_and_begins_the_next(does: str, reason: str, program: Program) -> None:
    command = program(f"say(wants=['view', 'text'])\ntold(); told()\n{does}\ntime.sleep(1000)")
    standing, told = played(f"program@1+0:{command}")
    assert standing.matches == {0.0: 2}
    assert len(told) == 2
    begun = f"program@1+0:{command} gives up a match (seed 5, its decision 1): {reason}"
    assert all(line.startswith(begun) for line in told)


def test_it_is_told_in_which_match_and_at_which_decision_one_gives_up(program: Program) -> None:
    command = program("""
say(wants=[])
told()
for k in range(3):
    say(action=told()["legal"][0]["action"])
told()
""")
    _, told = played(f"program:{command}")
    assert [line.partition("match ")[2] for line in told] == 2 * ["(seed 5, its decision 4): it ended with status 0"]
    told.clear()
    game = load_game("gods-unchained")
    position = game.new(game.setup(seed=8))
    player = ProgramPlayer(f"program:{program('say()')}", game, told=told.append)
    player.decide(position)
    assert [line.partition("match ")[2] for line in told] == [f"(seed 8, turn {position.turn}): it ended with status 0"]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("one\n\ntwo\n", ":\none\ntwo"),
        ("".join(f"{k}\n" for k in range(9)), ":\n4\n5\n6\n7\n8"),
        ("x" * 3000, f": …{'x' * 499}"),
        ("\x1b[2J\x00\u202ered", ": \ufffd[2J\ufffd\ufffdred"),
        ("\udcff", ": \ufffd"),
        ("\n \n", ""),
    ],
)
def test_the_last_lines_of_its_errors_are_told_if_it_ends(said: str, told: str, program: Program) -> None:
    name = f"program:{program(f'os.write(2, {os.fsencode(said)!r}); sys.exit(3)')}"
    with pytest.raises(TheagonError) as caught:
        ProgramPlayer(name, load_game("gods-unchained"))
    assert caught.value.message == f"{name}: it ended with status 3{told}"


def test_its_processes_end_with_the_player(program: Program, tmp_path: Path) -> None:
    """With what they started, which is in their group."""
    kept = tmp_path / "kept"
    begun = f"""
import subprocess
with open({str(kept)!r}, "a") as file:
    file.write(f"{{os.getpid()}} {{subprocess.Popen(['sleep', '1000']).pid}} ")
"""
    played(f"program:{program(begun + BY_LINE)}")
    numbers = kept.read_text().split()
    assert len(numbers) == 2  # one program, which plays both matches
    until(lambda: not any(Path(f"/proc/{number}").exists() for number in numbers))


def test_with_three_at_a_table_the_others_play_on(program: Program) -> None:
    game = load_game("army-of-gods")
    player = ProgramPlayer(f"program:{program('say()')}", game)
    decks = [*game.starter_decks().values()] * 3
    position = game.new(game.setup(decks, seed=3, options=game.modes["three"].options))
    gone = position.to_act
    position.apply(player.decide(position))
    assert not position.is_over
    assert position.to_act != gone


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("program:", "names no program"),
        ("program@1:./bot", "names no program"),
        ("program:'./bot", "No closing quotation"),
        ("program:./there-is-none", "it cannot be started: No such file or directory"),
        (f"program:{sys.executable} -c 'print(3)'", "it said '3'"),
        (f"program:{sys.executable} -c 'import sys; sys.exit(\"no network\")'", "it ended with status 1: no network"),
        (f"program:{sys.executable} -c 'print(\"[]\")'", "it said '[]'"),
        ('program:echo \'{"want": ["view"]}\'', "unknown field `want`"),
        ('program:echo \'{"wants": ["board"]}\'', "it wants 'board', and may want view, names, text, observation"),
    ],
)
def test_one_that_cannot_play_at_all_is_refused_before_the_first_match(name: str, problem: str) -> None:
    with pytest.raises(TheagonError, match=problem.replace("[", r"\[")):
        ProgramPlayer(name, load_game("gods-unchained"))


COMPILER, NODE = shutil.which("cc"), shutil.which("node", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")


@pytest.mark.parametrize(
    "language",
    [
        "py",
        pytest.param("c", marks=pytest.mark.skipif(COMPILER is None, reason="there is no C compiler here")),
        pytest.param("mjs", marks=pytest.mark.skipif(NODE is None, reason="there is no Node here")),
    ],
)
def test_the_example_players_are_stronger_than_chance(language: str, tmp_path: Path) -> None:
    source, out = EXAMPLES / f"eager.{language}", tmp_path / "eager"
    command = {"py": f"{sys.executable} {source}", "c": str(out), "mjs": f"{NODE} {source}"}[language]
    if language == "c":
        subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", str(out), str(source)], check=True)
    standing, told = played(f"program:{command}", pairs=2)
    assert told == []
    assert standing.share > 0.5


@pytest.mark.parametrize("message", [Hello, Ready, Choose, Begin, Decide, Legal, Over, Answer])
def test_the_page_explains_every_field(message: type[msgspec.Struct]) -> None:
    page = (EXAMPLES.parents[1] / "docs" / "players.md").read_text("utf-8")
    assert [name for name in message.__struct_fields__ if f"`{name}`" not in page] == []
