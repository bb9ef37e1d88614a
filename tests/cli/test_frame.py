"""The frame of the command line: what help shows, and how a command ends that fails or is stopped."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import rich_click as click
from click.testing import Result

from tests.cli.running import in_a_process, printed, theagon
from tests.waiting import SECONDS
from theagon.cli.completion import SHELLS
from theagon.cli.main import COMMANDS, Entry
from theagon.cli.output import print_json
from theagon.compiler.errors import Refused
from theagon.errors import Location, TheagonError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def fail_with(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run `theagon [OPTIONS] doctor`, where the command does no more than raise a given error."""

    def run(error: BaseException, *options: str) -> Result:
        def fail() -> None:
            raise error

        module = ModuleType("theagon.cli.doctor")
        module.__dict__["doctor"] = click.RichCommand(name="doctor", callback=fail)
        monkeypatch.setitem(sys.modules, "theagon.cli.doctor", module)
        return theagon(*options, "doctor")

    return run


def test_help_lists_the_commands_in_their_groups_and_in_order() -> None:
    shown = printed("--help")
    expected: list[str] = []
    for entry in COMMANDS:
        expected += [] if entry.group in expected else [entry.group]
        expected += [entry.name]
    words = re.findall(r"^[╭│][─ ]+([A-Za-z]+) ", shown, re.MULTILINE)
    assert words == [*expected, "Options"]


def test_help_is_the_same_by_its_short_name() -> None:
    assert printed("-h") == printed("--help")


@pytest.mark.parametrize("entry", COMMANDS, ids=lambda entry: entry.name)
def test_a_command_says_of_itself_what_the_table_says_of_it(entry: Entry) -> None:
    command = entry.load()
    assert command.name == entry.name
    assert command.help
    assert command.help.splitlines()[0] == entry.help


def options(command: click.Command) -> Iterator[click.Option]:
    """The options of a command and of the commands in it."""
    yield from (each for each in command.params if isinstance(each, click.Option))
    for inner in command.commands.values() if isinstance(command, click.Group) else ():
        yield from options(inner)


@pytest.mark.parametrize("entry", COMMANDS, ids=lambda entry: entry.name)
def test_every_option_says_what_it_is_for_and_what_it_takes(entry: Entry) -> None:
    for option in options(entry.load()):
        assert option.help is not None, option.opts
        assert not option.help.startswith("["), option.opts
        assert not isinstance(option.type, click.IntRange) or option.metavar, option.opts


@pytest.mark.parametrize("number", ["nan", "inf", "-inf"])
def test_no_option_of_a_number_takes_what_is_none(number: str) -> None:
    numeric: set[str | None] = set()
    for option in (option for entry in COMMANDS for option in options(entry.load())):
        kinds: list[Any] = [*option.type.types] if isinstance(option.type, click.Tuple) else [option.type]
        for kind in (kind for kind in kinds if kind.name.startswith(("integer", "float"))):
            numeric.add(option.name)
            with pytest.raises(click.BadParameter):
                kind.convert(number, option, None)
    assert {"drain_seconds", "bot_pause", "answer_pause", "keep_days", "port", "seed", "hours"} <= numeric


def test_help_imports_no_command_and_nothing_that_only_commands_need() -> None:
    program = (
        "import sys, theagon.cli.main as m\ntry: m.root(['--help'])\nexcept SystemExit: print(*sys.modules, sep='\\n')"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "theagon.cli.main" in loaded
    unwanted = {f"theagon.cli.{entry.name}" for entry in COMMANDS} | {"msgspec", "numpy", "theagon.games", "yaml"}
    assert unwanted.isdisjoint(loaded)


def test_the_version_is_that_of_the_installed_package() -> None:
    assert re.fullmatch(r"theagon, version \d+\.\d+\.\d+\n", printed("--version"))


class Refuted(TheagonError):
    exit_code = 1


USER = TheagonError("a deck has 25 cards, this one 24", Location("deck.yaml", 2, 1, "cards:"), hint="add one")
LOST = FileNotFoundError(errno.ENOENT, "No such file or directory", "lost.yaml")
REFUSED = Refused("a list", "use an array", ("rules.py", 7, 5, "x = []", 7, 11))
STOPPED = "\nStopped.\n"


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (USER, 2, f"{USER}\n"),
        (Refuted("expected 4, got 3"), 1, "expected 4, got 3\n"),
        (LOST, 2, "lost.yaml: No such file or directory\n"),
        (KeyboardInterrupt(), 130, STOPPED),
        (click.Abort(), 130, STOPPED),
        (EOFError(), 130, STOPPED),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_ends_a_command_early_is_one_message_without_a_traceback(
    fail_with: Callable[..., Result], error: BaseException, status: int, said: str
) -> None:
    result = fail_with(error)
    assert (result.exit_code, result.stdout, result.stderr) == (status, "", said)


def test_rules_that_the_compiler_refuses_are_shown_as_python_shows_its_own_errors(
    fail_with: Callable[..., Result],
) -> None:
    result = fail_with(REFUSED)
    assert result.exit_code == 2
    assert result.stderr.startswith('  File "rules.py", line 7')
    assert "use an array" in result.stderr


def test_debug_shows_the_traceback_of_an_error_of_the_user(
    fail_with: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "in fail" in fail_with(USER, "--debug").stderr
    monkeypatch.setenv("THEAGON_DEBUG", "1")
    assert "Traceback" in fail_with(USER).stderr


def test_a_fault_of_ours_has_its_traceback_and_a_status_of_its_own(fail_with: Callable[..., Result]) -> None:
    result = fail_with(KeyError("zone"))
    assert result.exit_code == 70
    assert "KeyError: 'zone'" in result.stderr
    assert "please report it" in result.stderr


@pytest.mark.parametrize("kernel", ["fast", "compiled"])
def test_a_back_end_that_can_not_be_had_is_one_message_without_a_traceback(kernel: str) -> None:
    result = in_a_process(
        "simulate", "--games", "1", THEAGON_KERNEL=kernel, CC="/no/such/compiler", XDG_CACHE_HOME="/dev"
    )
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert ("/no/such/compiler" if kernel == "compiled" else "THEAGON_KERNEL=fast: one of ") in result.stderr


def test_a_terminal_that_lacks_a_character_shows_another_in_its_place() -> None:
    result = in_a_process("cards", "enyo", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "????" in result.stdout


def test_an_answer_that_is_no_text_is_answered_like_any_other_mistake() -> None:
    words = [sys.executable, "-X", "utf8", "-m", "theagon", "play", "--terminal", "--seed", "4", "--lang", "en"]
    result = subprocess.run(words, input=b"\xff\nquit\nn\n", capture_output=True, timeout=SECONDS, check=True)
    assert "Cannot do " in result.stdout.decode()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.slow
def test_a_stream_that_is_closed_ends_no_command(closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m theagon.cli.main play --terminal --seed 4 {closed}"
    result = subprocess.run(
        ["/bin/sh", "-c", command], input="quit\nn\n", capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert (result.returncode, result.stderr) == (0, "")


def test_ctrl_c_while_the_command_is_loaded_says_so_in_one_line() -> None:
    script = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]["theagon"]
    module, _, function = script.partition(":")
    lines = (
        "import sys",
        "class Stop:",
        "    def find_spec(self, name, *_):",
        "        if name == 'rich_click': raise KeyboardInterrupt",
        "sys.meta_path.insert(0, Stop())",
        f"from {module} import {function} as command",
        "command()",
    )
    words = [sys.executable, "-c", "\n".join(lines)]
    result = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (result.returncode, result.stderr) == (130, "\nStopped.\n")


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        process = subprocess.run(
            [sys.executable, "-m", "theagon.cli.main", "completion", "bash"],
            stdout=writer,
            stderr=subprocess.PIPE,
            timeout=SECONDS,
            check=False,
        )
    finally:
        os.close(writer)
    assert process.stderr == b""
    assert process.returncode == 141


def test_colours_can_be_forced_and_forbidden() -> None:
    colour = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|9[0-7])[;m]")
    assert colour.search(in_a_process("--help", FORCE_COLOR="1", TERM="xterm-256color").stdout)
    assert not colour.search(in_a_process("--help", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1").stdout)


@pytest.mark.parametrize("shell", SHELLS)
def test_there_is_a_completion_script_for_each_shell(shell: str) -> None:
    assert f"_THEAGON_COMPLETE={shell}_complete" in printed("completion", shell)


def test_the_shell_completes_the_names_of_commands_and_their_arguments() -> None:
    def complete(line: str) -> list[str]:
        words = line.split(" ")
        shell = {"_THEAGON_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
        return printed(**shell).split()

    assert complete("theagon s") == ["plain,serve", "plain,site", "plain,scenario", "plain,solve", "plain,simulate"]
    assert complete("theagon completion z") == ["plain,zsh"]


def test_json_is_one_document_of_plain_values(capsys: pytest.CaptureFixture[str]) -> None:
    @dataclass
    class Fact:
        game: str
        cards: tuple[int, ...]

    print_json([Fact("сага", (1, 2))])
    assert json.loads(capsys.readouterr().out) == [{"game": "сага", "cards": [1, 2]}]
