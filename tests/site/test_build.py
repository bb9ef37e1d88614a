"""What a site is made of, and what is in its place before and after: with a client and a kit that are made up."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import brotli
import pytest

from tests.site.conftest import write
from theagon.errors import TheagonError
from theagon.site.build import ABOUT, build_site

pytestmark = pytest.mark.usefixtures("client", "kit")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file in a folder, by name."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_every_address_in_the_page_and_in_the_manifest_is_relative(tmp_path: Path) -> None:
    build_site(tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert re.findall(r'(?:href|src)="([^"]*)"', page) == [
        "./icon.svg",
        "./manifest.webmanifest",
        "./assets/index-1.js",
    ]
    manifest = json.loads((tmp_path / "site" / "manifest.webmanifest").read_text("utf-8"))
    assert manifest == {"name": "Theagon", "start_url": "./", "icons": [{"src": "./icon.svg"}]}


def test_the_page_says_that_it_has_a_table_where_that_lies_and_how_many_bytes_start_it(tmp_path: Path) -> None:
    made = build_site(tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text("utf-8")
    mark = f'<html data-table="page" data-build="./build/{made.build}/" data-bytes="{4000 + 300 + 20}" lang="en"'
    assert page.count(mark) == 1
    assert (tmp_path / "site" / "build" / made.build / "table" / "first.pack").is_file()


def test_the_page_forbids_code_from_texts_and_from_other_hosts(tmp_path: Path) -> None:
    build_site(tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'self'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"


def test_the_service_worker_knows_the_policy_and_every_file_but_itself(tmp_path: Path) -> None:
    made = build_site(tmp_path / "site")
    first, rest = (tmp_path / "site" / "service-worker.js").read_text("utf-8").split("\n", 1)
    listed = json.loads(first.removeprefix("self.site = ").removesuffix(";"))
    assert rest == "self.site.files;"
    assert listed["build"] == made.build
    assert f'content="{listed["policy"]}"' in (tmp_path / "site" / "index.html").read_text("utf-8")
    assert sorted(listed["files"]) == sorted(made.files.keys() - {"service-worker.js"})


def test_the_site_says_what_is_in_it(tmp_path: Path) -> None:
    made = build_site(tmp_path / "site", compress=False)
    files = contents(tmp_path / "site")
    about = json.loads(files.pop(ABOUT))
    assert about["files"] == made.files == {name: len(data) for name, data in files.items()}
    assert (about["build"], about["version"]) == (made.build, made.version)


def test_the_parts_add_up(tmp_path: Path) -> None:
    made = build_site(tmp_path / "site", compress=False)
    parts = made.parts()
    assert sum(parts.values()) == sum(made.files.values())
    assert parts["table/first.pack"] == 20
    assert parts["documents"] == len("[]" + "{}")
    assert parts["assets"] == 12 * 200 + 1 + 5000


def test_beside_each_file_that_is_worth_it_lie_compressed_ones(tmp_path: Path) -> None:
    made = build_site(tmp_path / "site")
    files = contents(tmp_path / "site")
    table = f"build/{made.build}/table"
    worth = {"404.html", "assets/index-1.js", f"{table}/pyodide.asm.wasm"}
    assert {name.removesuffix(".gz") for name in files if name.endswith(".gz")} == worth
    assert {name.removesuffix(".br") for name in files if name.endswith(".br")} == worth
    for name in worth:
        assert gzip.decompress(files[f"{name}.gz"]) == brotli.decompress(files[f"{name}.br"]) == files[name]
    assert made.brotli


def test_equal_parts_make_equal_sites(tmp_path: Path) -> None:
    one, other = (build_site(tmp_path / name) for name in ("one", "other"))
    assert one == other
    assert contents(tmp_path / "one") == contents(tmp_path / "other")


@pytest.mark.parametrize("changed", ["client/assets/index-1.js", "kit/documents/games.en.json"])
def test_other_parts_make_a_build_of_another_name(tmp_path: Path, changed: str) -> None:
    earlier = build_site(tmp_path / "site", compress=False)
    (tmp_path / changed).write_text("new", "utf-8")
    assert build_site(tmp_path / "site", compress=False).build != earlier.build


def test_a_site_takes_the_place_of_an_earlier_one(client: Path, tmp_path: Path) -> None:
    earlier = build_site(tmp_path / "site")
    (client / "assets" / "index-1.js").rename(client / "assets" / "index-2.js")
    made = build_site(tmp_path / "site", compress=False)
    assert contents(tmp_path / "site").keys() == made.files.keys() | {ABOUT}
    assert earlier.build not in {path.name for path in (tmp_path / "site" / "build").iterdir()}


def test_a_failure_in_the_middle_leaves_an_earlier_site_whole_and_nothing_else(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "sites" / "site"
    build_site(folder)
    before = contents(folder)
    (client / "icon.svg").write_text("<svg>new</svg>", "utf-8")

    def fail(done: int, files: int) -> None:
        if done == files // 2:
            raise OSError("No space left on device")

    with pytest.raises(OSError, match="No space left"):
        build_site(folder, fail)
    assert contents(folder) == before
    assert [*folder.parent.iterdir()] == [folder]


@pytest.mark.parametrize(
    ("there", "named"),
    [
        ({"notes.txt": "mine"}, "notes.txt"),
        ({"deep/notes.txt": "mine"}, "deep/notes.txt"),
        ({ABOUT: '{"name": "of another program"}'}, ABOUT),
        ({ABOUT: "no JSON"}, ABOUT),
    ],
)
def test_a_folder_with_anything_else_is_refused_and_left_as_it_is(
    tmp_path: Path, there: dict[str, str], named: str
) -> None:
    folder = tmp_path / "site"
    write(folder, there)
    before = contents(folder)
    with pytest.raises(TheagonError, match="is no part of an earlier site") as refused:
        build_site(folder)
    assert str(folder / named) in str(refused.value)
    assert contents(folder) == before


def test_what_others_have_put_into_a_site_is_kept(client: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    build_site(site)
    write(site, {"CNAME": "example.org", "leagues/mine/league.html": "<!doctype html>"})
    (site / "latest").symlink_to("leagues/mine")
    (client / "icon.svg").write_text("<svg>new</svg>", "utf-8")
    made = build_site(site, compress=False)
    assert contents(site).keys() >= {*made.files, ABOUT, "CNAME", "leagues/mine/league.html"}
    assert (site / "icon.svg").read_text("utf-8") == "<svg>new</svg>"
    assert (site / "latest").readlink() == Path("leagues/mine")


def test_a_file_of_others_with_the_name_of_a_new_one_is_not_lost(client: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    build_site(site)
    write(site, {"assets/extra.js": "mine"})
    write(client, {"assets/extra.js": "new"})
    before = contents(site)
    with pytest.raises(TheagonError, match=r"assets/extra\.js:? has the name of a file of the new site"):
        build_site(site)
    assert contents(site) == before


def test_a_site_is_written_into_an_empty_folder_and_into_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site").mkdir()
    monkeypatch.chdir(tmp_path / "site")
    build_site(Path())
    assert (tmp_path / "site" / "index.html").is_file()


@pytest.mark.parametrize("missing", ["client/index.html", "kit/table/first.pack"])
def test_without_the_client_or_the_kit_an_error_says_how_to_get_a_site(tmp_path: Path, missing: str) -> None:
    (tmp_path / missing).rename(tmp_path / "elsewhere")
    with pytest.raises(TheagonError, match="this installation has no site to write") as refused:
        build_site(tmp_path / "site")
    assert "make site" in str(refused.value.hint)
    assert not (tmp_path / "site").exists()
