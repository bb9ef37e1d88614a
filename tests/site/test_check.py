"""`theagon site check`: visits in Chromium to sites that are made up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import mistake, printed, theagon
from tests.site.conftest import write
from tests.site.in_chromium import needs_chromium
from theagon.errors import TheagonError
from theagon.site.build import ABOUT
from theagon.site.check import check_site

PAGE = "<!doctype html><html><body><h1>Theagon</h1>{script}</body></html>"


def page(folder: Path, script: str = "") -> Path:
    """Write a site whose page runs a script; return its folder."""
    write(folder, {ABOUT: "{}", "index.html": PAGE.format(script=script)})
    return folder


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TheagonError, match="has no site"):
        check_site(tmp_path)


def test_without_a_browser_an_error_says_how_to_name_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "there is no Chromium here hint: install it, or name it with --browser" in mistake(
        "site", "check", page(tmp_path)
    )


def test_a_browser_that_does_not_start_is_named(tmp_path: Path) -> None:
    assert "the browser does not start hint: name another with --browser" in mistake(
        "site", "check", page(tmp_path), "--browser", "true"
    )


def test_a_browser_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "there is no no-such-browser here" in mistake(
        "site", "check", page(tmp_path), "--browser", "no-such-browser"
    )


@pytest.mark.slow
@needs_chromium
def test_a_site_whose_table_is_ready_passes(tmp_path: Path) -> None:
    ready = "<script>document.documentElement.dataset.standing = 'ready'</script><link rel=icon href='data:,'>"
    verdict = json.loads(printed("site", "check", page(tmp_path, ready), "--json"))
    assert verdict["wrong"] == []
    assert verdict["home"] is not None
    assert verdict["ready"] is not None


@pytest.mark.slow
@needs_chromium
def test_a_site_whose_table_fails_is_told_of_with_all_that_is_wrong(tmp_path: Path) -> None:
    script = """<script>
    fetch("no-such-file.json").then(() => {
      setTimeout(() => { throw new Error("the code is wrong"); });
      setTimeout(() => { document.documentElement.dataset.standing = "failed-download"; }, 100);
    });
    </script>"""
    result = theagon("site", "check", page(tmp_path, script))
    assert result.exit_code == 1
    assert "a match can be played: never" in result.stdout
    for wrong in ("the table failed-download", "Error: the code is wrong", "no-such-file.json"):
        assert wrong in result.stdout
