"""The designers' guides: their tables list the whole vocabulary, and every example in them works."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from click.testing import CliRunner

from tests.docs.card_guides import GUIDES, HAND, SPELL, Guide
from tests.docs.support import blocks
from theagon.cards.report import InvalidFileError
from theagon.cards.schema import Schema
from theagon.cards.source import parse_yaml
from theagon.cli.main import root
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.hand_of_the_gods.content import load_map

by_guide = pytest.mark.parametrize("guide", GUIDES, ids=[guide.game for guide in GUIDES])
FIELDS = {guide.game: guide.tables("fields") for guide in GUIDES}
TABLES = [(guide, name) for guide in GUIDES for name in FIELDS[guide.game]]
EXAMPLES = [(guide, name, row[0], row[2]) for guide, name in TABLES for row in FIELDS[guide.game][name]]


def code(cell: str) -> str:
    assert cell.startswith("`"), cell
    assert cell.endswith("`"), cell
    return cell.strip("`")


@by_guide
def test_every_mapping_of_the_schema_has_a_table_of_its_fields(guide: Guide) -> None:
    mappings = {
        name for name, value in vars(guide.schema).items() if isinstance(value, type) and issubclass(value, Schema)
    } - {"Schema", "Choice", "Coloured", "DeckFile", "OwnKeyword", "OwnText", "SetFile", "Words"}
    assert set(FIELDS[guide.game]) == mappings


@pytest.mark.parametrize(("guide", "name"), TABLES, ids=[f"{guide.game}-{name}" for guide, name in TABLES])
def test_a_table_lists_the_fields_of_its_mapping(guide: Guide, name: str) -> None:
    listed = [code(row[0]) for row in FIELDS[guide.game][name]]
    assert listed == list(getattr(guide.schema, name).__struct_encode_fields__)


@pytest.mark.parametrize(("guide", "name"), [(guide, name) for guide in GUIDES for name in guide.words])
def test_a_table_lists_the_words_of_its_kind(guide: Guide, name: str) -> None:
    listed = [code(cell) for row in guide.tables("values")[name] for cell in row[0].split(", ")]
    assert listed == list(get_args(getattr(guide.schema, name)))


def mistakes(guide: Guide, folder: Path, name: str, definition: dict[str, Any]) -> str:
    path = folder / "example.yaml"
    path.write_text(json.dumps({"game": guide.game, name: [definition]}), "utf-8")
    try:
        load_game(guide.game).with_files([path])
    except InvalidFileError as invalid:
        return str(invalid)
    return ""


@pytest.mark.parametrize(
    ("guide", "name", "field", "example"),
    [
        # Each reads a file of cards for its game.
        pytest.param(*row, id=f"{row[0].game}-{row[1]}-{row[2]}", marks=[pytest.mark.slow] * (row[0] is not HAND))
        for row in EXAMPLES
    ],
)
def test_an_example_in_a_table_uses_its_field_and_makes_sense(
    tmp_path: Path, guide: Guide, name: str, field: str, example: str
) -> None:
    plain: Any = parse_yaml(code(example), "example").plain()
    assert code(field) in plain
    if name == "BoardMap":
        path = tmp_path / "map.yaml"
        path.write_text(json.dumps({"game": guide.game, **guide.wholes[name], **plain}), "utf-8")
        load_map(path)
    elif name in guide.wholes:
        game = {} if name == "Options" else {"game": guide.game}
        msgspec.convert({**game, **guide.wholes[name], **plain}, getattr(guide.schema, name))
    else:
        lists = {each.schema.__name__: f"{each.name}s" for each in load_game(guide.game).cards.kinds}
        kind = lists.get(name, "cards")
        found = (mistakes(guide, tmp_path, kind, each) for each in guide.scenes(name, plain))
        first = next(found)
        assert first == "" or "" in found, first


def test_what_the_text_says_in_passing_is_right_too(tmp_path: Path) -> None:
    (effect,) = re.findall(r"^So `(\{.*?\})` ", HAND.text, re.MULTILINE)
    assert mistakes(HAND, tmp_path, "cards", SPELL | {"do": [parse_yaml(effect, "text").plain()]}) == ""


@by_guide
def test_every_file_on_the_page_is_sound_and_every_wrong_one_is_refused_in_the_words_on_the_page(
    guide: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = ""
    seen = []
    first = next(Path(block.title) for block in blocks(guide.page) if block.title)
    for block in blocks(guide.page):
        language, text = " ".join((block.language, *block.words)), block.text
        seen.append(language)
        path = Path(block.title or "file.yaml")
        if language.startswith("yaml"):
            path.write_text(text, "utf-8")
        if language == "yaml":
            read(guide, path, text, first)
        elif language == "yaml wrong":
            with pytest.raises(TheagonError) as raised:
                read(guide, path, text, first)
            refused = str(raised.value)
        elif language == "text":
            assert text.strip() == refused
    assert set(seen) == {"yaml", "yaml wrong", "yaml fragment", "text", "sh"}


def read(guide: Guide, path: Path, text: str, first: Path) -> None:
    """Read a file of the page: a map, a deck, which has cards by their ids, also of the first file, or cards."""
    if "\nhomes:" in text:
        load_map(path)
    elif "\ncards:\n  -" not in text and "\nleaders:" not in text:
        load_game(guide.game).with_files([first]).load_deck(path)
    else:
        load_game(guide.game).with_files([path])


@by_guide
def test_the_first_cards_read_as_the_page_says(guide: Guide, tmp_path: Path) -> None:
    text = next(block.text for block in blocks(guide.page) if block.title)
    (tmp_path / "my-cards.yaml").write_text(text, "utf-8")
    shown = CliRunner().invoke(root, ["cards", "check", str(tmp_path / "my-cards.yaml"), "--json"]).stdout
    page = re.sub(r"\s+", " ", guide.text)
    texts = [line for card in json.loads(shown)["cards"] for line in card["text"] if " " in line]
    assert len(texts) >= 2
    assert [line for line in texts if f'"{line}"' not in page] == []


@by_guide
def test_the_page_names_the_schemas_of_all_files_that_it_is_about(guide: Guide) -> None:
    linked = set(re.findall(r"schemas/([\w.-]+\.json)", guide.text))
    assert linked == {f"{guide.game}-{kind}.json" for kind in load_game(guide.game).file_types}
