"""The guides to scenarios: every example in them does what it says, and they name the whole vocabulary."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from tests.docs.support import ROOT, blocks
from tests.games.citing import cited_by_refusals
from theagon.cards.report import InvalidFileError
from theagon.games.staging.schema import schemas_of
from theagon.games.staging.staging import Staging
from theagon.games.staging.subjects import SUBJECTS
from theagon.match.scenario import read_scenario, staging_of
from theagon.match.scenario_run import run_scenario


@dataclass(frozen=True)
class Guide:
    """The page of a game. The page of the first game has what all games share."""

    game: str
    file: str

    @cached_property
    def staging(self) -> Staging:
        return staging_of(self.game)

    @cached_property
    def text(self) -> str:
        return (ROOT / "docs" / self.file).read_text("utf-8")

    @cached_property
    def blocks(self) -> list[tuple[str, str]]:
        """The kind of each block, with the words that say how it is checked, and its text."""
        return [(" ".join((each.language, *each.words)), each.text) for each in blocks(ROOT / "docs" / self.file)]

    @property
    def examples(self) -> list[str]:
        return [text for kind, text in self.blocks if kind == "yaml"]

    @cached_property
    def schemas(self) -> list[Any]:
        """The mappings that a file of the game has, but for definitions and options, which have pages of their own."""
        return [
            each
            for each in structs(schemas_of(self.staging).scenario)
            if not each.__module__.startswith(self.elsewhere)
        ]

    @property
    def elsewhere(self) -> tuple[str, ...]:
        package = f"theagon.games.{self.game.replace('-', '_')}"
        return (f"{package}.schema", "theagon.games.translated")

    def told_after(self, kind: str) -> tuple[str, str]:
        """The block of a kind, and what the page shows as the answer to it."""
        k = next(k for k, block in enumerate(self.blocks) if block[0] == kind)
        assert self.blocks[k + 1][0] == "text"
        return self.blocks[k][1], self.blocks[k + 1][1]


def structs(schema: Any) -> list[Any]:
    """A schema and all that it is made of."""
    found: dict[Any, None] = {}

    def visit(kind: inspect.Type) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls not in found:
                found[kind.cls] = None
                for field in kind.fields:
                    visit(field.type)
        for part in ("type", "item_type", "key_type", "value_type"):
            if hasattr(kind, part):
                visit(getattr(kind, part))
        for each in getattr(kind, "types", ()):
            visit(each)

    visit(inspect.type_info(schema))
    return list(found)


HAND = Guide("hand-of-the-gods", "writing-scenarios.md")
GODS = Guide("gods-unchained", "writing-scenarios-gods-unchained.md")
ARMY = Guide("army-of-gods", "writing-scenarios-army-of-gods.md")
GUIDES = (HAND, GODS, ARMY)
EXAMPLES = [(guide, example) for guide in GUIDES for example in guide.examples]
SCHEMAS = [(guide, schema) for guide in GUIDES for schema in guide.schemas]
COMMON = set.intersection(
    *({name for schema in guide.schemas for name in schema.__struct_encode_fields__} for guide in GUIDES)
)
"""What can be said in every game stands only on the first page."""

by_guide = pytest.mark.parametrize("guide", GUIDES, ids=[guide.game for guide in GUIDES])


def whole(guide: Guide, example: str) -> str:
    """An example with the parts that it leaves out, taken from the first scenario of the page."""
    given = set(re.findall(r"^([a-z]+):", example, re.MULTILINE))
    if "game" in given:
        return example
    if "steps" not in given:
        example += "steps:\n  - end-turn\n"
        given.add("steps")
    if "match" in given:
        given.add("position")
    parts = re.split(r"^(?=[a-z]+:)", guide.examples[0], flags=re.MULTILINE)
    return "".join(part for part in parts if part and part.split(":")[0] not in given) + example


@pytest.mark.parametrize(
    ("guide", "example"), EXAMPLES, ids=[f"{guide.game}: {text.split(chr(10))[-2].strip()}" for guide, text in EXAMPLES]
)
def test_an_example_holds(guide: Guide, example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(whole(guide, example), "utf-8")
    assert [str(failure) for failure in run_scenario(read_scenario(file, "example.yaml")).failures] == []


def test_the_example_that_fails_does_so_in_the_words_of_the_page(tmp_path: Path) -> None:
    example, told = HAND.told_after("yaml fails")
    file = tmp_path / "free.yaml"
    file.write_text(example, "utf-8")
    outcome = run_scenario(read_scenario(file, "free.yaml"))
    assert "\n".join(map(str, outcome.failures)) + "\n" == told


@by_guide
def test_the_example_that_is_impossible_is_refused_in_the_words_of_the_page(guide: Guide, tmp_path: Path) -> None:
    example, told = guide.told_after("yaml wrong")
    file = tmp_path / "impossible.yaml"
    file.write_text(example, "utf-8")
    with pytest.raises(InvalidFileError) as refused:
        read_scenario(file, "impossible.yaml")
    assert f"{refused.value}\n" == told


@pytest.mark.parametrize(
    ("guide", "schema"), SCHEMAS, ids=[f"{guide.game}-{schema.__name__}" for guide, schema in SCHEMAS]
)
def test_every_field_is_named(guide: Guide, schema: Any) -> None:
    fields = set(schema.__struct_encode_fields__) - {SUBJECTS}
    assert [
        name for name in fields if not named(name, guide.text) and not (name in COMMON and named(name, HAND.text))
    ] == []


def named(field: str, text: str) -> bool:
    return bool(re.search(rf"(?<![a-z-]){field}(?![a-z-])", text))


@pytest.mark.parametrize("guide", [HAND, GODS], ids=["hand-of-the-gods", "gods-unchained"])
def test_every_fate_of_a_unit_is_explained(guide: Guide) -> None:
    assert [fate for fate in guide.staging.fates if f"`{fate}`" not in guide.text] == []


@by_guide
def test_the_reasons_for_a_refusal_are_those_that_there_are(guide: Guide) -> None:
    listed = re.search(r"<!-- reasons -->\nThe reasons: ([\s\S]*?)\.\n<!-- /reasons -->", guide.text)
    assert listed
    assert set(re.findall("`(.*?)`", listed[1])) == {reason for reason, _ in cited_by_refusals(guide.game)}


@by_guide
def test_the_page_names_the_schema_of_its_files(guide: Guide) -> None:
    assert f"docs/schemas/{guide.game}-scenario.json" in guide.text
