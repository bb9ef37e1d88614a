"""`theagon analyse`: a recorded match, its chances and what they turned on."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.running import facts, mistake, printed, replay_of
from theagon.cli.chart import BLOCKS, Curve, blocks, svg
from tools.reliability import picture

STEPS = 24


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    return replay_of("gods-unchained", STEPS, 3, tmp_path_factory.mktemp("replay"))[1]


QUICK = ("--search", "8", "--trials", "4")


@pytest.mark.slow
def test_it_prints_a_curve_for_each_player_and_says_whose_knowledge_counts(file: str) -> None:
    lines = printed("analyse", file, *QUICK).splitlines()
    assert lines[0] == "Each player is judged by what they could know."
    assert [line.split()[0] for line in lines[1:3]] == ["p1", "p2"]
    assert all(set(line.split()[1]) <= set(BLOCKS) for line in lines[1:3])
    assert printed("analyse", file, "--open", *QUICK).splitlines()[0] == "Everything hidden counts as known."


def test_json_has_every_step_with_its_chances_and_decisions(file: str) -> None:
    found = facts("analyse", file, *QUICK)
    assert (found["game"], found["view"], found["search"], found["trials"]) == ("gods-unchained", "fair", 8, 4)
    assert [each["step"] for each in found["steps"]] == list(range(1, STEPS + 1))
    assert {"plan", "before", "after", "strong"} == set(next(d for s in found["steps"] if (d := s["decision"])))


def test_the_picture_is_an_svg_document_with_a_line_for_each_player(file: str, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    printed("analyse", file, "--svg", picture, *QUICK)
    drawn = ET.fromstring(picture.read_text(encoding="utf-8"))
    lines = [each for each in drawn if each.get("stroke-width") == "2"]
    assert len(lines) == 2
    assert "p1" in [each.text for each in drawn]
    assert "is there already" in mistake("analyse", file, "--svg", picture, *QUICK)


@pytest.mark.parametrize("language", ["es", "ru"])
@pytest.mark.slow
def test_nothing_is_left_in_english(file: str, language: str) -> None:
    english, other = (
        printed("analyse", file, *QUICK).splitlines(),
        printed("analyse", file, "--lang", language, *QUICK).splitlines(),
    )
    curves = set(english[1:3])
    assert len(english) == len(other)
    assert (set(english) - curves).isdisjoint(set(other) - curves)


def test_blocks_rise_with_the_share() -> None:
    assert blocks([0.0, 0.49, 0.5, 1.0]) == "▁▄▅█"


def test_a_chart_escapes_names_and_takes_a_single_point() -> None:
    drawn = ET.fromstring(svg([Curve("a<b", [(3, 0.5)])], "turns", [3]))
    assert "a<b" in [each.text for each in drawn]


def test_the_picture_of_the_documentation_shows_the_curves_that_come_with_the_games() -> None:
    page = Path(__file__).parents[2] / "docs" / "images" / "chances.svg"
    assert page.read_text(encoding="utf-8") == picture()
