"""`theagon league`: what is killed goes on, every match can be played again, and the page shows what players said."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import facts, in_a_process, mistake, printed, theagon

EXAMPLES = Path(__file__).parents[2] / "examples" / "players"
SAYING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"wants": []}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"deck": sorted(message["decks"])[-1]}), flush=True)
    elif message["type"] == "decide":
        if message["seed"] % 20 == 0:
            sys.exit("<b>lost the thread</b>")
        print(json.dumps({"action": message["legal"][0]["action"], "info": {"first": "<of all>"}}), flush=True)
"""


READING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"wants": ["text", "names"]}), flush=True)
    elif message["type"] == "decide":
        said = max(message["legal"], key=lambda each: (len(each["text"]), each["text"]))
        print(json.dumps({"action": said["notation"], "info": message["text"][0]}), flush=True)
"""
"""In the place of a language model: it reads the table as text, and answers by what actions are called."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "league"
    made.mkdir()
    (made / "saying.py").write_text(SAYING)
    (made / "reading.py").write_text(READING)
    reader = f'program:"{sys.executable}" reading.py'
    program = f'program:"{sys.executable}" saying.py'
    (made / "league.yaml").write_text(
        f"""
game: gods-unchained
entries:
  - name: Saying
    player: '{program}'
    deck: [lysander, valka, neferu]
  - name: Reading
    player: '{reader}'
    deck: neferu
  - {{name: Chance, player: random, deck: neferu}}
  - {{name: One, player: level-1, deck: lysander}}
"""
    )
    return made


def test_a_league_that_is_killed_at_random_loses_nothing_and_counts_nothing_twice(folder: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    subprocess.run(["cp", "-r", str(folder), str(whole)], check=True)
    printed("league", "run", str(whole), "--pairs", "12", "--threads", "2")
    dice, command = random.Random(7), [sys.executable, "-m", "theagon", "league", "run", str(folder), "--pairs", "12"]
    for _ in range(4):
        process = subprocess.Popen([*command, "--threads", "2"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(dice.uniform(0.5, 3))
        process.send_signal(signal.SIGKILL)
        process.wait()
    printed("league", "run", str(folder), "--pairs", "12", "--threads", "1")
    assert (folder / "matches.jsonl").read_bytes() == (whole / "matches.jsonl").read_bytes()
    assert facts("league", "show", folder) == facts("league", "show", whole)
    assert printed("league", "verify", str(folder)).strip() == "24 of 24 matches verified"


def test_the_page_tells_the_last_matches_with_what_players_said(folder: Path) -> None:
    printed("league", "run", str(folder), "--pairs", "3")
    page = (folder / "league.html").read_text("utf-8")
    assert "{&quot;first&quot;:&quot;&lt;of all&gt;&quot;}" in page
    assert "&lt;b&gt;lost the thread&lt;/b&gt;" in page
    assert "<script" not in page
    assert page.count("<details>") == 6
    standing = facts("league", "show", folder)
    assert next(row["given_up"] for row in standing["entries"] if row["name"] == "Saying") > 0


def test_the_page_tells_how_decks_did_against_each_other(folder: Path) -> None:
    printed("league", "run", folder, "--pairs", "6")
    kept = [json.loads(line) for line in (folder / "matches.jsonl").read_text().splitlines()[1:]]
    matches = [each[place] for each in kept for place in ("first", "second")]
    met = [{*each["decks"]} for each in matches].count({"lysander", "neferu"})
    page = (folder / "league.html").read_text("utf-8").partition("Decks against decks")[2]
    assert met > 0
    assert page.count(f"lysander against neferu: {met} matches") == 1


@pytest.mark.parametrize("kernel", ["interpreted", "checked"])
def test_matches_end_the_same_on_another_back_end(folder: Path, kernel: str) -> None:
    printed("league", "run", folder, "--pairs", "1")
    result = in_a_process("league", "verify", str(folder), THEAGON_KERNEL=kernel)
    assert (result.returncode, result.stdout.strip()) == (0, "2 of 2 matches verified"), result.stderr


def test_a_program_chooses_its_deck(folder: Path) -> None:
    printed("league", "run", folder, "--pairs", "4")
    kept = [json.loads(line) for line in (folder / "matches.jsonl").read_text().splitlines()[1:]]
    matches = [each[place] for each in kept for place in ("first", "second")]
    chosen = {m["decks"][k] for m in matches for k, who in enumerate((m["first"], m["second"])) if who[:6] == "Saying"}
    assert chosen == {"valka"}


def test_one_that_chooses_no_deck_plays_its_first(folder: Path) -> None:
    (folder / "saying.py").write_text(SAYING.replace('sorted(message["decks"])[-1]', '"zeus"'))
    result = theagon("league", "run", folder, "--pairs", "4")
    assert "chooses no deck, and plays lysander: it chose the deck 'zeus', which is none of its own" in result.stderr
    assert "lysander" in (folder / "matches.jsonl").read_text()


def test_a_match_becomes_a_replay(folder: Path, tmp_path: Path) -> None:
    printed("league", "run", str(folder), "--pairs", "2")
    printed("league", "replay", str(folder), "2.1", "--out", str(tmp_path / "match.json"))
    kept = json.loads((folder / "matches.jsonl").read_text().splitlines()[2])["first"]
    assert (
        json.loads(printed("replay", "verify", str(tmp_path / "match.json"), "--json"))[0]["final_hash"]
        == kept["final_hash"]
    )


def test_a_changed_match_is_found(folder: Path) -> None:
    printed("league", "run", str(folder), "--pairs", "2")
    file = folder / "matches.jsonl"
    lines = file.read_text().splitlines()
    changed = json.loads(lines[1])
    changed["second"]["score"] = 1 - changed["second"]["score"]
    file.write_text("\n".join([lines[0], json.dumps(changed), lines[2]]) + "\n")
    result = theagon("league", "verify", folder)
    score = changed["second"]["score"]
    told = f"match 1.2: the first player's score after step {len(changed['second']['actions'])}, its last, is recorded "
    assert (result.exit_code, result.stderr) == (1, f"{told}as {score}, but is {1 - score}\n")
    problem = mistake("league", "replay", folder, "1.2", "--out", folder / "match.json")
    assert problem.startswith("match 1.2: the first player's score")


@pytest.mark.parametrize(("field", "value"), [("score", -2), ("seed", -1), ("seed", 1 << 63)])
def test_a_match_that_nobody_can_have_played_is_told_with_its_line(folder: Path, field: str, value: int) -> None:
    printed("league", "run", str(folder), "--pairs", "1")
    file = folder / "matches.jsonl"
    contest, row = file.read_text().splitlines()
    changed = json.loads(row)
    changed["first"][field] = value
    file.write_text(f"{contest}\n{json.dumps(changed)}\n")
    problem = mistake("league", "verify", folder)
    assert "matches.jsonl:2: this is no file of an arena" in problem
    assert f"$.first.{field}" in problem


def test_only_the_file_of_a_function_is_read_to_know_it_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    file, bot = folder / "league.yaml", folder / "league_bots" / "strong.py"
    file.write_text(file.read_text().replace("player: random", "player: 'bot:league_bots.strong:last'"))
    bot.parent.mkdir()
    (bot.parent / "__init__.py").touch()
    bot.write_text("def last(position, seed):\n    return position.legal_actions()[-1]\n")
    printed("league", "run", folder, "--pairs", "8")
    played = {row["name"]: row["pairs"] for row in facts("league", "show", folder)["entries"]}
    assert played["Chance"] > 0
    bot.write_text("raise SystemExit('this ran')\n")
    result = in_a_process("league", "show", str(folder), "--json")
    assert {row["name"]: row["pairs"] for row in json.loads(result.stdout)["entries"]}["Chance"] == 0


def test_an_entry_with_another_program_begins_anew(folder: Path) -> None:
    printed("league", "run", str(folder), "--pairs", "3")
    (folder / "saying.py").write_text(SAYING.replace("% 20 == 0", "% 20 == 1"))
    standing = facts("league", "show", folder)
    assert {row["name"]: row["pairs"] for row in standing["entries"]}["Saying"] == 0
    assert "of former entries left out" in printed("league", "verify", str(folder))
    printed("league", "run", str(folder), "--pairs", "5")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("gods-unchained", "gods-chained"), "league.yaml:2:7: there is no game 'gods-chained'"),
        (("name: One", "name: Chance"), "league.yaml:11:12: two entries are named 'Chance'"),
        (("deck: neferu", "deck: nefaru"), "league.yaml:9:11: entry 'Reading': there is no deck 'nefaru'"),
        (("[lysander, valka", "[lysander, ./v.yaml"), "league.yaml:6:11: entry 'Saying': v.yaml: cannot be read"),
        (("player: random", "player: rundom"), "league.yaml:10:28: entry 'Chance': there is no player 'rundom'"),
        (("player: random", "player: nett:mine"), "hint: did you mean 'net:'?"),
        (("player: random", "player: net:mine"), "league.yaml:10:28: entry 'Chance': mine: No such file"),
        (("player: random", "player: bot:nothing:f"), "league.yaml:10:28: entry 'Chance': there is no bot at"),
        (("player: random", "player: program@3:./x"), "league.yaml:10:28: entry 'Chance': program@3:./x names no"),
        (("saying.py", "silent.py"), "league.yaml:5:13: entry 'Saying': program:"),
        (("game:", "mode: chess\ngame:"), "league.yaml:2:7: there is no mode 'chess' of two players"),
        (("entries:", "entries: []\nmore:"), "league.yaml:3"),
    ],
)
def test_a_mistake_in_its_file_is_told_before_the_first_match(
    folder: Path, change: tuple[str, str], problem: str
) -> None:
    file = folder / "league.yaml"
    file.write_text(file.read_text().replace(*change))
    assert problem in mistake("league", "run", str(folder))
    assert not (folder / "matches.jsonl").exists()


def test_mistakes_of_several_entries_and_in_deck_files_are_told_together(folder: Path) -> None:
    file = folder / "league.yaml"
    (folder / "mine.yaml").write_text("game: gods-unchained\nname: Mine\ngod: light\ncards: {none-such: 30}\n")
    file.write_text(file.read_text().replace("deck: neferu", "deck: ./mine.yaml").replace("lysander}", "lysandre}"))
    problem = mistake("league", "run", folder)
    assert "mine.yaml:4:9: entry 'Reading': there is no card 'none-such'" in problem
    assert "league.yaml:11:40: entry 'One': there is no deck 'lysandre'" in problem
