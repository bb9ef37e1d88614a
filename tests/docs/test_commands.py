"""The pages followed from top to bottom: their files, commands, answers, programs and links."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from tests.docs.support import PAGES, ROOT, Block, Command, anchors, blocks, commands, prose
from tests.test_rooms import ROOMS
from theagon.cli.main import root

AN_EXAMPLE = "its database is an example: tests/server/test_processes.py has two processes serve one"

NOT_RUN = {
    "source .venv/bin/activate": "it changes the reader's shell; the tests run in that environment already",
    **dict.fromkeys(
        (
            "theagon play",
            "theagon play --port 8123 --no-open",
            "theagon play --share",
            "theagon play army-of-gods --against bot:my_bots:hopeful",
            "theagon serve --host 0.0.0.0 --port 8000",
            "theagon serve --open-tables",
            "theagon serve --ratings",
        ),
        "it serves until it is stopped: tests/cli/test_serve.py starts and stops it",
    ),
    **dict.fromkeys(
        (
            "theagon matches backup matches-monday.sqlite",
            "theagon matches restore matches-monday.sqlite",
            "theagon matches list --state running --older-than 7d",
            "theagon matches purge --older-than 90d --dry-run",
            "theagon matches end kQ3vX0aBcD_-",
        ),
        "it needs the matches of a server: tests/cli/test_matches.py runs each beside one",
    ),
    **dict.fromkeys(
        ("theagon site build public", "theagon site check public"),
        "it needs the kit of the site, which takes minutes: make test-site writes a site and visits it",
    ),
    "theagon benchmark run gods-unchained net:gods/network.npz --learnt 9830400 --resume pairs.jsonl --out gods.json": (
        "it takes minutes: tests/cli/test_benchmark.py runs a shorter protocol"
    ),
    "python -m http.server --directory public": "it serves until it is stopped: make test-site plays at such a site",
    **{
        f"theagon serve --port {port} --database postgresql://theagon:password@db.example.org/theagon": AN_EXAMPLE
        for port in (8001, 8002)
    },
}
"""Commands in blocks that are not run, each with the reason. `make` only says what it would do, for it installs things;
of pytest, which would run this test, only the files are looked up."""

TYPED = "\n" + "0\n" * 400
"""What the player of every match on the pages types: keeps the opening hand, then ends each turn."""

SLOW = {
    "README",
    "benchmark",
    "divergences",
    "gods-unchained",
    "opponents",
    "playing",
    "puzzles",
    "replays",
    "testing",
    "writing-cards-gods-unchained",
}
"""Pages whose commands take over a second; `make test` follows the others, `start-here` among them."""

CHECKED = {"sh", "console", "python", "pycon", "yaml", "toml", "text"}
FIGURE = re.compile(r"(\b[0-9a-f]{32}\b)|\d[\d,.]*")

by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with everything that the repository holds, in which a reader may save files."""
    for entry in ROOT.iterdir():
        (tmp_path / entry.name).symlink_to(entry)
    known = set(sys.modules)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("COLUMNS", "THEAGON_KERNEL"):
        monkeypatch.delenv(name, raising=False)
    yield tmp_path
    for name in set(sys.modules) - known:
        if (tmp_path / f"{name}.py").exists():  # a program that the reader saved
            del sys.modules[name]


def run(text: str) -> str:
    """Run a command. Returns its output. Raises AssertionError if it fails."""
    words = shlex.split(text)
    environment = dict(words.pop(0).split("=", 1) for word in words[:] if re.match(r"[A-Z_]+=", word))
    program, *arguments = words
    if program == "theagon":
        result = CliRunner(env=environment).invoke(root, arguments, input=TYPED, prog_name="theagon")
        assert result.exit_code == 0, f"{text}\n{result.output}"
        return result.output
    if [program, *arguments[:1]] == ["python", "-m"]:
        _, program, *arguments = arguments
    if Path(program).name == "pytest":
        assert all(list(ROOT.glob(f"{word}/**/test_*.py")) or (ROOT / word).is_file() for word in arguments), text
        return ""
    assert program == "make", text
    done = subprocess.run(
        ["make", "--dry-run", *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"
    return done.stdout


def answers(command: Command, block: Block) -> None:
    """Run a command and compare its answer with the page, except blanks at the ends of lines.

    With the word `figures` any number stands for any other, but a digest only for itself; then columns may have other
    widths, and lines may break elsewhere.
    """
    printed = run(command.text)
    if command.answer is None:
        return
    if "figures" in block.words:
        printed, shown = (" ".join(FIGURE.sub(r"\1", text).split()) for text in (printed, command.answer))
        assert printed == shown
    else:
        assert [line.rstrip() for line in printed.splitlines()] == command.answer.splitlines()


def converse(block: Block, names: dict[str, Any]) -> None:
    """Type a session with Python, and compare."""
    session = doctest.DocTestParser().get_doctest(block.text, names, block.page.name, block.page.name, block.line - 1)
    session.globs = names  # the parser's is a copy
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(session, out=told.append, clear_globs=False).failed == 0, "".join(told)


@pytest.mark.parametrize(
    "page", [pytest.param(page, id=page.stem, marks=[pytest.mark.slow] * (page.stem in SLOW)) for page in PAGES]
)
def test_a_page_followed_from_top_to_bottom_does_what_it_says(page: Path, checkout: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    missing = sorted({name for block in blocks(page) for name in block.missing})
    for block in blocks(page):
        if block.missing:
            continue
        if block.title:
            assert Path(block.title).name == block.title
            (checkout / block.title).write_text(block.text, "utf-8")
        elif block.language == "python":
            lines = "\n" * (block.line - 1)  # so that errors name the lines of the page
            exec(compile(lines + block.text, page.name, "exec"), names)  # noqa: S102 -- our own page
        elif block.language == "pycon":
            converse(block, names)
        for command in commands(block):
            if command.text not in NOT_RUN:
                try:
                    answers(command, block)
                except (AssertionError, KeyError) as error:
                    error.add_note(f"{page.name}:{command.line}: {command.text}")
                    raise
    if missing:
        pytest.skip(f"all but what needs {', '.join(missing)} was followed")


def test_all_that_is_fenced_is_of_a_kind_that_is_checked() -> None:
    unknown = [
        f"{b.page.name}:{b.line}: {b.language}" for page in PAGES for b in blocks(page) if b.language not in CHECKED
    ]
    assert unknown == []
    for page in PAGES:
        assert page.read_text("utf-8").count("```") == 2 * len(list(blocks(page))), page
        assert all(b.text.startswith("$ ") for b in blocks(page) if b.language == "console"), page


def test_the_excerpts_on_a_page_are_in_the_example() -> None:
    shown = [b.text for page in PAGES for b in blocks(page) if b.language == "toml"]
    package = (ROOT / "examples" / "nine_mens_morris" / "pyproject.toml").read_text("utf-8")
    assert shown
    assert [text for text in shown if text not in package] == []


def test_no_command_hides_outside_the_fences() -> None:
    for page in PAGES:
        assert not re.findall(r"^(?: {4}|\t)\$? ?(?:theagon|make|pytest|python) .*", prose(page), re.MULTILINE), page


def test_a_file_that_the_reader_saves_is_used() -> None:
    """This skips the references of formats: their examples have their own tests."""
    for page in PAGES:
        if not page.name.startswith("writing-"):
            typed = [command.text for block in blocks(page) for command in commands(block)]
            for block in blocks(page):
                if block.language == "yaml":
                    assert block.title, f"{page.name}:{block.line}"
                    assert any(block.title in text.split() for text in typed), f"{page.name}:{block.line}"


def test_the_commands_that_are_not_run_are_on_a_page() -> None:
    typed = Counter(command.text for page in PAGES for block in blocks(page) for command in commands(block))
    assert {text for text in NOT_RUN if not typed[text]} == set()


def in_passing() -> list[tuple[str, str]]:
    """The commands within sentences: the page and the command."""
    return [(page.name, code) for page in PAGES for code in re.findall(r"`(theagon [^`]+)`", prose(page))]


@pytest.mark.parametrize(("page", "text"), sorted(set(in_passing())))
def test_a_command_named_in_passing_is_one_and_has_its_options(page: str, text: str) -> None:
    command: click.Command = root
    words = text.replace("\n", " ").split()[1:]
    options = {"--help", "--version"}
    while True:
        options |= {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
        inner = next((word for word in words if not word.startswith("-")), None)
        if not isinstance(command, click.Group) or inner is None or inner.isupper():
            break
        _, found, _ = command.resolve_command(click.Context(command, resilient_parsing=True), [inner])
        if found is None:
            assert command is not root, f"{page}: there is no command {inner}"
            break
        command = found
        words.remove(inner)
    assert {word for word in words if word.startswith("--")} <= options, page


# ---- links and maps -------------------------------------------------------------------------------------------------


@by_page
def test_no_link_is_dead(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", prose(page))):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("start", ["README.md", "docs/start-here.md"])
def test_every_page_is_one_link_away_from_where_one_starts(start: str) -> None:
    page = ROOT / start
    linked = {(page.parent / link).resolve() for link in re.findall(r"\]\(([\w./-]+\.md)", prose(page))}
    assert {p for p in PAGES if p != page} - linked <= {ROOT / "README.md"}


def test_the_readme_maps_the_rooms_that_there_are_from_top_to_bottom() -> None:
    rooms = re.findall(r"^\| \[`(\w+)`\]\(src/theagon/(\w+)\)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert all(name == folder for name, folder in rooms)
    there = [room for room in ROOMS if (ROOT / "src" / "theagon" / room / "__init__.py").exists()]
    assert [name for name, _ in rooms] == there
