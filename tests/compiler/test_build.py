"""Builds: found by the hash of their sources, made when needed, never stale; at worst, the interpreter takes over."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import SECONDS
from theagon.compiler import build
from theagon.compiler.backend import load
from theagon.compiler.doctor import Fact, report
from theagon.compiler.errors import Refused
from theagon.errors import TheagonError

ROOT = Path(__file__).parents[2]
RULES = """
from theagon.compiler.program import Program
from theagon.kernel.records import Record, int64
class World(Record):
    n = int64()
    table = int64[2]
class Empty(Record):
    pass
def answer(g: World) -> int:
    return 42
PROGRAM = Program("tiny", "tinygame", World, World, World, (answer,))
"""
ASK = """
import tinygame
from theagon.compiler.backend import load
backend = load(tinygame.PROGRAM)
again = load(tinygame.PROGRAM)
print(backend.mode, backend.machine().answer(), backend.origin)
"""


class Game:
    """A package of rules in a separate folder; each run is a new process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.file = folder / "tinygame" / "__init__.py"
        self.file.parent.mkdir(parents=True)
        self.write(RULES)

    def write(self, text: str) -> None:
        self.file.write_text(text)

    def run(self, code: str = ASK, **environment: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(self.folder)])
        kept = {name: value for name, value in os.environ.items() if name not in ("THEAGON_KERNEL", "CC")}
        given = {"PYTHONPATH": path, "XDG_CACHE_HOME": str(self.home), "PYTHONDONTWRITEBYTECODE": "1", **environment}
        return subprocess.run(
            [sys.executable, "-c", code], env=kept | given, capture_output=True, text=True, check=False, timeout=SECONDS
        )

    def builds(self) -> list[str]:
        """The folders in the cache."""
        return sorted(path.name for path in (self.home / "theagon").glob("*"))


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return Game(tmp_path)


@pytest.fixture
def imported(game: Game, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Any]]:  # noqa: ARG001
    """Imports the package in this process, with an empty cache; gives its program."""
    monkeypatch.syspath_prepend(str(game.folder))
    monkeypatch.delitem(sys.modules, "tinygame", raising=False)
    yield lambda: importlib.import_module("tinygame").PROGRAM
    sys.modules.pop("tinygame", None)


@pytest.fixture
def program(imported: Callable[[], Any]) -> Any:
    return imported()


def doctored(program: Any) -> dict[str, Fact]:
    return {fact.topic: fact for fact in report([program])}


def test_builds_are_found_again_replaced_if_damaged_and_made_for_each_edit(game: Game) -> None:
    first = game.run()
    assert (first.stdout[:12], first.stderr) == ("compiled 42 ", "")
    library = Path(first.stdout.split()[2])
    made = library.stat().st_mtime_ns
    assert (library.parent / build.TEXT).read_text().startswith("/* The rules of tiny: generated")
    assert game.run().stdout == first.stdout
    assert library.stat().st_mtime_ns == made
    library.write_bytes(b"no library")
    assert game.run().stdout == first.stdout
    game.write(RULES.replace("42", "43"))
    assert game.run().stdout.startswith("compiled 43 ")
    assert len(game.builds()) == 2
    game.write(RULES)
    assert game.run().stdout == first.stdout


@pytest.mark.slow
def test_a_build_of_other_sources_is_not_used_even_if_it_lies_in_the_right_place(game: Game) -> None:
    stale = Path(game.run().stdout.split()[2])
    game.write(RULES.replace("42", "43"))
    right = Path(game.run().stdout.split()[2])
    right.write_bytes(stale.read_bytes())
    assert game.run().stdout == f"compiled 43 {right}\n"


def test_an_installed_extension_is_used_only_while_it_was_built_from_these_sources(game: Game) -> None:
    library = Path(game.run().stdout.split()[2])
    installed = game.file.parent / library.name
    library.rename(installed)
    assert game.run().stdout == f"compiled 42 {installed}\n"
    game.write(RULES.replace("42", "43"))
    assert game.run().stdout.startswith("compiled 43 " + str(game.home))


@pytest.mark.slow
def test_processes_may_build_at_the_same_time(game: Game) -> None:
    with ThreadPoolExecutor(4) as pool:
        runs = list(pool.map(lambda _: game.run(), range(4)))
    assert {run.stdout for run in runs} == {runs[0].stdout}
    assert runs[0].stdout.startswith("compiled 42 ")
    assert [run.stderr for run in runs] == [""] * 4
    (folder,) = game.builds()
    assert sorted(p.name for p in (game.home / "theagon" / folder).iterdir()) == [build.LIBRARY, build.TEXT]


@pytest.mark.parametrize(
    ("compiler", "why"),
    [
        (None, "no C compiler"),
        ("#!/bin/sh\necho out of order >&2\nexit 3\n", "the C compiler failed: out of order"),
        ("no program", "the C compiler cannot be started"),
    ],
)
def test_without_a_compiler_rules_run_interpreted_with_one_line_of_warning(
    game: Game, compiler: str | None, why: str
) -> None:
    cc = game.folder / "cc"
    if compiler is not None:
        cc.write_text(compiler)
        cc.chmod(0o755)
    run = game.run(CC=str(cc))
    assert run.stdout.startswith("interpreted 42 ")
    (line,) = run.stderr.splitlines()
    assert "interpreted, about 100 times slower" in line
    assert "theagon doctor" in line
    assert why in line
    assert not [path for path in game.home.rglob("*") if path.is_file()]


def test_a_compiled_mode_that_cannot_be_had_is_an_error(game: Game) -> None:
    run = game.run(CC="/no/such/compiler", THEAGON_KERNEL="compiled")
    assert "BuildError: no C compiler (/no/such/compiler not found)" in run.stderr
    assert run.stdout == ""


@pytest.mark.parametrize("mode", ["interpreted", "checked", "compiled", "compiled-checked"])
def test_the_environment_chooses_the_mode(program: Any, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEAGON_KERNEL", mode)
    backend = load(program)
    assert (backend.mode, backend.machine().answer()) == (mode, 42)


def test_an_unknown_mode_is_an_error_that_lists_the_modes(program: Any) -> None:
    with pytest.raises(TheagonError, match="THEAGON_KERNEL=fast: one of interpreted, checked, compiled"):
        load(program, "fast")


def test_where_the_cache_cannot_be_written_the_build_lasts_as_long_as_the_process(game: Game) -> None:
    game.home.write_text("a file where the cache's folder would be")
    run = game.run()
    assert (run.stdout[:12], run.stderr) == ("compiled 42 ", "")
    library = Path(run.stdout.split()[2])
    assert str(game.home) not in str(library)
    assert not library.parent.exists()
    run = game.run("import tempfile\ntempfile.tempdir = '/no/such/folder'\n" + ASK)
    assert run.stdout.startswith("interpreted 42 ")
    assert "no folder for builds" in run.stderr


def test_a_rule_outside_the_subset_is_an_error(game: Game) -> None:
    game.write(RULES.replace("return 42", "return int(4.2)"))
    run = game.run()
    assert run.returncode == 1
    assert "Refused: a constant that is no int" in run.stderr
    assert f'File "{game.file}", line 10' in run.stderr


def test_the_hash_depends_on_every_source(game: Game, program: Any) -> None:
    before = build.source_hash(program)
    assert build.source_hash(program) == before
    (game.file.parent / "more.py").write_text("")
    after = build.source_hash(program)
    assert after != before
    (game.file.parent / "more.py").write_text("x = 1")
    assert build.source_hash(program) not in (before, after)


def test_the_hash_covers_kernel_compiler_and_c_texts(program: Any) -> None:
    sources = {path.name for package in program.packages for _, path in build._sources(package)}
    assert {"records.py", "unit.py", "runtime.c", "module.c", "batches.c", "__init__.py"} <= sources


def test_every_variant_compiles_without_a_warning(program: Any, tmp_path: Path) -> None:
    (tmp_path / "all.c").write_text(build.c_text(program))
    for variant in build.VARIANTS:
        command = build.command(variant, tmp_path / "all.c", tmp_path / "all.so")
        run = subprocess.run([*command, "-Werror"], capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, "")


def test_the_doctor_reports_the_back_end_and_its_origin(program: Any) -> None:
    facts = doctored(program)
    assert facts["tiny"].finding.startswith(f"compiled, sources {build.source_hash(program)}, ")
    assert all(fact.ok for fact in facts.values())
    assert facts["mode"].finding == "automatic (THEAGON_KERNEL is not set)"


def test_the_doctor_reports_why_rules_are_slow(program: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler")
    facts = doctored(program)
    assert not facts["c compiler"].ok
    assert facts["c compiler"].cure == "install gcc or clang, or set CC to one"
    assert not facts["tiny"].ok
    assert facts["tiny"].finding.startswith("interpreted, ")
    assert "no C compiler" in facts["tiny"].finding


def test_without_the_header_files_of_python_the_doctor_says_which_package_has_them(
    program: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    facts = doctored(program)
    assert "python3-dev" in facts["c compiler"].cure
    assert "no header files of Python" in facts["tiny"].finding


def test_the_doctor_reports_rules_that_are_refused(game: Game, imported: Callable[[], Any]) -> None:
    game.write(RULES.replace("return 42", "return int(4.2)"))
    program = imported()
    fact = doctored(program)["tiny"]
    assert not fact.ok
    assert "a constant that is no int" in fact.finding
    with pytest.raises(Refused):
        load(program)


@pytest.mark.parametrize("defined", ["__clang__", "__OTHER__"])
def test_gccs_own_flags_are_not_given_to_clang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, defined: str) -> None:
    monkeypatch.setenv("CC", f"cc -D{defined}")
    made = build.command("compiled", tmp_path / "a.c", tmp_path / "a.so")
    assert ("-fipa-pta" in made) == (defined != "__clang__")


def test_old_builds_are_forgotten_and_those_of_other_programs_kept(
    program: Any, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "KEPT_BUILDS", 3)
    tiny = [f"tiny-{digit * 16}-linux" for digit in "abcd"]
    others = ["other-" + "a" * 16 + "-linux", "tiny-game-" + "a" * 16 + "-linux"]
    for age, name in enumerate([*tiny, *others]):
        (cache / name).mkdir(parents=True)
        (cache / name / build.LIBRARY).touch()
        os.utime(cache / name / build.LIBRARY, (1000 - age, 1000 - age))
    made = build.cached(program, "compiled", build.source_hash(program))
    assert {path.name for path in cache.iterdir()} == {*others, *tiny[:2], made.parent.name}
