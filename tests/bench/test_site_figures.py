"""The figures of the table without a server: measured in Chromium on a real site."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bench.site import figures, play, trials
from bench.site.figures import site_figures
from bench.site.serving import hosted
from tests.site.conftest import write
from tests.site.in_chromium import needs_chromium
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.site.build import KIT, build_site
from theagon.site.chromium import Page, chromium
from tools.in_page import PATH, PYODIDE

needs_kit = pytest.mark.skipif(not (KIT / "table" / "first.pack").is_file(), reason="the kit is not built")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site."""
    folder = tmp_path_factory.mktemp("site") / "built"
    build_site(folder, compress=False)
    return folder


def test_without_a_site_a_figure_says_how_to_write_one(tmp_path: Path) -> None:
    first = next(site_figures(tmp_path))
    with pytest.raises(TheagonError, match="has no site"):
        first.run(0.1)


@pytest.mark.slow
@needs_chromium
def test_a_host_sends_the_files_for_brotli_and_counts_their_bytes(tmp_path: Path) -> None:
    brotli = pytest.importorskip("brotli")
    page = "<!doctype html><link rel=icon href='data:,'><h1>Theagon</h1>"
    write(tmp_path, {"index.html": "not this one"})
    (tmp_path / "index.html.br").write_bytes(brotli.compress(page.encode()))
    with hosted(tmp_path) as host, chromium() as connection:
        tab = Page(connection)
        tab.do("Page.navigate", url=host.address)
        tab.wait_for("document.querySelector('h1')?.textContent === 'Theagon'")
        (sent,) = host.sent
    assert (sent.path, sent.size, sent.early) == ("/", (tmp_path / "index.html.br").stat().st_size, True)


@pytest.mark.slow
@needs_chromium
@needs_kit
def test_visits_are_timed_and_their_bytes_counted(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "VISITS", 1)
    values = {figure.name: figure.run(0.1) for figure in list(site_figures(site))[:6]}
    assert 0 < values["first visit, home visible"] <= values["first visit, a match can be played"]
    assert values["second visit, a match can be played"] > 0
    assert values["second visit, a match visible again"] > 0
    packs = sum((KIT / "table" / name).stat().st_size for name in ("first.pack", "stdlib.zip", "pyodide.asm.wasm"))
    home, match = values["downloaded, home visible"], values["downloaded, first match visible"]
    assert 10_000 < home < home + packs <= match


@pytest.mark.slow
@needs_chromium
@needs_kit
def test_actions_are_timed_and_the_memory_of_the_page_is_read(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MATCHES", 2)
    monkeypatch.setattr(play, "MOST", 12)
    played = play.play(site)
    assert len(played.actions.seconds) == 24
    assert len(played.memory) == 2
    assert min(played.memory) > 100_000_000


@pytest.mark.slow
@needs_chromium
@needs_kit
def test_a_stall_of_the_page_is_noticed(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ANSWERED", play.TOGETHER)
    monkeypatch.setattr(play, "OPPONENT", "greedy")
    assert play.longest_stall(site, NAMES[0]) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_trials_in_a_page_are_compared_with_native_ones(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not PYODIDE.is_dir() or not shutil.which("node", path=PATH):
        pytest.skip("there is no Python of a page here")
    monkeypatch.setattr(figures, "WARM_SECONDS", 0.1)
    assert figures.trials_share(game, 0.1) > 0
    assert trials.cpu_seconds() > 0
