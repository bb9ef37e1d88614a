"""What is said of the package where others read it: the workflow, and how to cite it."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import yaml

from tests.packaging.conftest import ROOT
from tests.soak.__main__ import SECTIONS

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def classified(prefix: str) -> set[str]:
    """What the classifiers claim below a prefix."""
    return {each.removeprefix(prefix) for each in PROJECT["classifiers"] if each.startswith(prefix)}


def test_the_workflow_runs_on_what_is_claimed_and_nothing_else_is() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8"))["jobs"]
    tried = jobs["installed"]["strategy"]["matrix"]["python"]
    assert tried == [version for version in sorted(classified("Programming Language :: Python :: ")) if "." in version]
    assert {job["runs-on"] for job in jobs.values()} == {"ubuntu-latest"}
    assert classified("Operating System :: ") == {"POSIX :: Linux"}


def test_every_section_of_the_long_runs_is_run_every_night() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "soak.yml").read_text("utf-8"))["jobs"]
    assert jobs["soak"]["strategy"]["matrix"]["section"] == list(SECTIONS)


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_all_workflows_use_an_action_in_one_version() -> None:
    texts = [path.read_text("utf-8") for path in WORKFLOWS]
    used = {action for text in texts for action in re.findall(r"uses: (\S+)", text)}
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", action) for action in used)
    assert len({action.partition("@")[0] for action in used}) == len(used) > 0


def test_the_site_is_published_only_when_a_maintainer_starts_it() -> None:
    publishing = [path.name for path in WORKFLOWS if "pages: write" in path.read_text("utf-8")]
    assert publishing == ["site.yml"]
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "site.yml").read_text("utf-8"))
    assert workflow[True] == "workflow_dispatch"  # YAML reads the key `on` so


def test_the_citation_names_the_version_and_the_licence() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (citation["version"], citation["license"]) == (PROJECT["version"], PROJECT["license"])


def test_the_citation_has_the_title_and_the_authors_of_the_project() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    what, _, _ = PROJECT["description"].partition(":")
    assert citation["title"] == f"{PROJECT['name'].capitalize()}: {what[0].lower()}{what[1:]}"
    assert citation["authors"] == PROJECT["authors"]
    assert (citation["cff-version"], citation["type"]) == ("1.2.0", "software")
    assert citation["message"]
    assert citation["abstract"]
    by_the_publisher = {"doi", "date-released", "repository-code"}
    wanted = {"cff-version", "message", "title", "abstract", "type", "authors", "version", "license", "keywords"}
    assert citation.keys() - by_the_publisher == wanted


def test_the_page_of_the_benchmark_cites_what_the_citation_says() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    page = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    entry = dict(re.findall(r"^  (\w+) += \{+(.*?)\}+,?$", page, re.MULTILINE))
    told = {name: citation[name] for name in ("title", "version", "license")}
    assert entry == told | {"author": citation["authors"][0]["name"]}
