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
    assert (result.exit_code, result.stderr) == (1, "match 1.2: it ends otherwise than recorded\n")


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
        (("gods-unchained", "gods-chained"), "there is no game"),
        (("name: One", "name: Chance"), "two entries are named"),
        (("deck: neferu", "deck: nefaru"), "neferu"),
        (("player: random", "player: rundom"), "random"),
        (("saying.py", "silent.py"), "it ended with status 2"),
        (("game:", "mode: chess\ngame:"), "there is no mode"),
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
