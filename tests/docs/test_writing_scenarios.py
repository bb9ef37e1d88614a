"""The guide to scenarios: every example in it does what it says, and it names all that can be said."""

from __future__ import annotations

import re
import typing
from importlib.resources import files
from pathlib import Path

import pytest

from tests.docs.support import ROOT, blocks
from theagon.cards.report import InvalidFileError
from theagon.cards.schema import Schema
from theagon.games.hand_of_the_gods.staging import format as scenario_format
from theagon.games.staging.subjects import SUBJECTS
from theagon.match.scenario import read_scenario
from theagon.match.scenario_run import run_scenario

GUIDE = ROOT / "docs" / "writing-scenarios.md"
TEXT = GUIDE.read_text("utf-8")
BLOCKS = [(" ".join((block.language, *block.words)), block.text) for block in blocks(GUIDE)]
FIRST = next(text for kind, text in BLOCKS if kind == "yaml")
EXAMPLES = [text for kind, text in BLOCKS if kind == "yaml"]
SCHEMAS = [
    each
    for each in vars(scenario_format).values()
    if isinstance(each, type) and issubclass(each, Schema) and each.__module__ == scenario_format.__name__
]


def whole(example: str) -> str:
    """An example with the parts that it leaves out, which are those of the first scenario of the page."""
    given = set(re.findall(r"^([a-z]+):", example, re.MULTILINE))
    if "game" in given:
        return example
    if "steps" not in given:
        example += "steps:\n  - end-turn\n"
        given.add("steps")
    parts = re.split(r"^(?=[a-z]+:)", FIRST, flags=re.MULTILINE)
    return "".join(part for part in parts if part and part.split(":")[0] not in given) + example


@pytest.mark.parametrize("example", EXAMPLES, ids=[text.strip().splitlines()[-1].strip() for text in EXAMPLES])
def test_an_example_holds(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(whole(example), "utf-8")
    assert [str(failure) for failure in run_scenario(read_scenario(file, "example.yaml")).failures] == []


def told_after(kind: str) -> tuple[str, str]:
    """The block of a kind, and what the page shows as the answer to it."""
    k = next(k for k, block in enumerate(BLOCKS) if block[0] == kind)
    assert BLOCKS[k + 1][0] == "text"
    return BLOCKS[k][1], BLOCKS[k + 1][1]


def test_the_example_that_fails_does_so_in_the_words_of_the_page(tmp_path: Path) -> None:
    example, told = told_after("yaml fails")
    file = tmp_path / "free.yaml"
    file.write_text(example, "utf-8")
    outcome = run_scenario(read_scenario(file, "free.yaml"))
    assert "\n".join(map(str, outcome.failures)) + "\n" == told


def test_the_example_that_is_impossible_is_refused_in_the_words_of_the_page(tmp_path: Path) -> None:
    example, told = told_after("yaml wrong")
    file = tmp_path / "impossible.yaml"
    file.write_text(example, "utf-8")
    with pytest.raises(InvalidFileError) as refused:
        read_scenario(file, "impossible.yaml")
    assert f"{refused.value}\n" == told


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: schema.__name__)
def test_every_field_is_named(schema: type[Schema]) -> None:
    hidden = {SUBJECTS} if schema is scenario_format.Expectation else set()
    fields = set(schema.__struct_encode_fields__) - hidden
    assert [name for name in fields if not re.search(rf"(?<![a-z-]){name}(?![a-z-])", TEXT)] == []


def test_every_fate_of_a_unit_is_explained() -> None:
    fates = typing.get_args(scenario_format.Fate)
    assert [fate for fate in fates if f"`{fate}`" not in TEXT] == []


def test_the_kinds_of_events_are_those_that_there_are() -> None:
    listed = re.search(r"<!-- kinds -->\nThe kinds: ([\s\S]*?)\.\n<!-- /kinds -->", TEXT)
    assert listed
    assert re.findall("`(.*?)`", listed[1]) == list(scenario_format.EVENT_KINDS)


def test_the_reasons_for_a_refusal_are_those_that_there_are() -> None:
    listed = re.search(r"<!-- reasons -->\nThe reasons: ([\s\S]*?)\.\n<!-- /reasons -->", TEXT)
    assert listed
    said = files("theagon.games.hand_of_the_gods").joinpath("text/reasons.en.ftl").read_text(encoding="utf-8")
    assert re.findall("`(.*?)`", listed[1]) == re.findall(r"^reason-([a-z-]+) =", said, re.MULTILINE)
