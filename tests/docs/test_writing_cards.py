"""The designer's guide: its tables list the whole vocabulary, and every example in it is as good as it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from click.testing import CliRunner

from tests.docs.support import ROOT, blocks
from theagon.cards.report import InvalidFileError
from theagon.cards.schema import Schema
from theagon.cards.source import parse_yaml
from theagon.cli.main import root
from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods import schema
from theagon.games.hand_of_the_gods.content import CardSet, load_map, standard
from theagon.games.hand_of_the_gods.game import GAME

GUIDE = ROOT / "docs" / "writing-cards.md"
TEXT = GUIDE.read_text("utf-8")

NAME = {"en": "A Probe", "es": "Una sonda", "ru": "Зонд"}
UNIT = {"id": "a-probe", "name": NAME, "kind": "unit", "attack": 1, "health": 1}
SPELL = {"id": "a-probe", "name": NAME, "kind": "spell"}
LEADER = {"id": "a-leader", "name": NAME, "ability": NAME, "pantheon": "greek", "cost": 2, "do": [{"draw": 1}]}
DECK = {"game": "hand-of-the-gods", "name": "A deck", "leader": "zeus", "cards": {}}
MAP = {"game": "hand-of-the-gods", "id": "a-map", "name": NAME, "homes": [["a"], ["h"]]}
PARTS_OF_FILES = ("Words", "CardFile", "Card", "Leader", "Deck", "BoardMap")


def tables(marker: str) -> dict[str, list[list[str]]]:
    """The rows of each table under `<!-- marker NAME -->`, by that name."""
    found = re.findall(rf"<!-- {marker} of (\w+) -->\n\n((?:\|.*\n)+)", TEXT)
    assert len(found) == TEXT.count(f"<!-- {marker} of ")
    return {name: [row.strip("| ").split(" | ") for row in rows.splitlines()[2:]] for name, rows in found}


FIELDS = tables("fields")
VALUES = tables("values")
EXAMPLES = [(name, *row) for name, rows in FIELDS.items() for row in rows]


def code(cell: str) -> str:
    assert cell.startswith("`"), cell
    assert cell.endswith("`"), cell
    return cell.strip("`")


def test_every_mapping_of_the_schema_has_a_table_of_its_fields() -> None:
    mappings = {
        name for name, value in vars(schema).items() if isinstance(value, type) and issubclass(value, Schema)
    } - {"Schema", "Choice", "Words"}
    assert set(FIELDS) == mappings


@pytest.mark.parametrize("name", FIELDS)
def test_a_table_lists_the_fields_of_its_mapping(name: str) -> None:
    assert [code(row[0]) for row in FIELDS[name]] == list(getattr(schema, name).__struct_encode_fields__)


@pytest.mark.parametrize("name", ["Pantheon", "Rarity", "Subtype", "Keyword", "Trigger", "Who"])
def test_a_table_lists_the_words_of_its_kind(name: str) -> None:
    assert [code(row[0]) for row in VALUES[name]] == list(get_args(getattr(schema, name)))


def in_scenes(name: str, example: Any) -> Iterator[dict[str, Any]]:
    """The example as part of whole cards, in the scenes in which it might make sense."""
    match name:
        case "Card":
            yield ({"do": [{"draw": 1}], **SPELL} if example.get("kind") == "spell" else UNIT) | example
        case "Ability":
            yield UNIT | {"abilities": [{"on": "warcry", "do": [{"draw": 1}], **example}]}
        case "Aura":
            yield UNIT | {"auras": [example]}
        case "Target":
            yield UNIT | {"abilities": [{"on": "warcry", "target": example, "do": [{"draw": 1}]}]}
        case "Effect":
            yield from with_effect(example)
        case "Group":
            yield from with_effect({"damage": 1, "to": example})
        case "Filter":
            yield from with_effect({"damage": 1, "to": {"all": example}})
            yield from with_effect({"draw": 1, "if": {"it": example}})
            yield from with_effect({"cost": {"change": -1, "of": example}})
        case "Area":
            yield from with_effect({"damage": 1, "to": {"all": {}, "in": example}})
        case "Value":
            yield from with_effect({"damage": example, "to": "enemy-stone"})
        case "Condition":
            yield from with_effect({"draw": 1, "if": example})
        case "Bonus":
            yield from with_effect({"gain": example, "to": "self"})
        case "SetTo":
            yield from with_effect({"set": example, "to": "target"})
        case "Move":
            yield from with_effect({"move": example, "to": "target"})
        case "CostChange":
            yield from with_effect({"cost": example})
        case _:  # Summon, Revive, Discover, AddCard: the operation of the same name
            yield from with_effect({re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower(): example})


def with_effect(effect: Any) -> Iterator[dict[str, Any]]:
    targets: tuple[dict[str, Any], ...] = ({"unit": {}}, {"tile": "any"}, {"column": True}, {"row": True})
    for target in targets:
        yield UNIT | {"abilities": [{"on": "warcry", "target": target, "do": [effect]}]}
    yield UNIT | {"abilities": [{"on": "strikes", "do": [effect]}]}
    yield SPELL | {"do": [effect]}


def mistakes(folder: Path, name: str, definition: dict[str, Any]) -> str:
    path = folder / "example.yaml"
    path.write_text(json.dumps({"game": "hand-of-the-gods", name: [definition]}), "utf-8")
    try:
        CardSet.from_files([path], standard())
    except InvalidFileError as invalid:
        return str(invalid)
    return ""


@pytest.mark.parametrize(("name", "field", "_meaning", "example"), EXAMPLES, ids=[f"{e[0]}-{e[1]}" for e in EXAMPLES])
def test_an_example_in_a_table_uses_its_field_and_makes_sense(
    tmp_path: Path, name: str, field: str, _meaning: str, example: str
) -> None:
    plain: Any = parse_yaml(code(example), "example").plain()
    assert code(field) in plain
    if name == "Leader":
        assert mistakes(tmp_path, "leaders", LEADER | plain) == ""
    elif name == "CardFile":
        msgspec.convert({"game": "hand-of-the-gods", **plain}, schema.CardFile)
    elif name == "Deck":
        msgspec.convert(DECK | plain, schema.Deck)
    elif name == "BoardMap":
        path = tmp_path / "map.yaml"
        path.write_text(json.dumps(MAP | plain), "utf-8")
        load_map(path)
    else:
        found = [mistakes(tmp_path, "cards", card) for card in in_scenes(name, plain)]
        assert "" in found, found[0]


def test_what_the_text_says_in_passing_is_right_too(tmp_path: Path) -> None:
    (effect,) = re.findall(r"^So `(\{.*?\})` ", TEXT, re.MULTILINE)
    assert mistakes(tmp_path, "cards", SPELL | {"do": [parse_yaml(effect, "text").plain()]}) == ""


def test_every_file_on_the_page_is_sound_and_every_wrong_one_is_refused_in_the_words_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = ""
    seen = []
    for block in blocks(GUIDE):
        language, text = " ".join((block.language, *block.words)), block.text
        seen.append(language)
        path = Path(block.title or "file.yaml")
        if language.startswith("yaml"):
            path.write_text(text, "utf-8")
        if language == "yaml":
            if "\nleader:" in text:
                GAME.load_deck(path)
            elif "\nhomes:" in text:
                load_map(path)
            else:
                CardSet.from_files([path], standard())
        elif language == "yaml wrong":
            with pytest.raises(TheagonError) as raised:
                CardSet.from_files([path], standard())
            refused = str(raised.value)
        elif language == "text":
            assert text.strip() == refused
    assert set(seen) == {"yaml", "yaml wrong", "yaml fragment", "text", "sh"}


def test_the_first_card_reads_as_the_page_says(tmp_path: Path) -> None:
    (text,) = [block.text for block in blocks(GUIDE) if block.title == "my-cards.yaml"]
    (tmp_path / "my-cards.yaml").write_text(text, "utf-8")
    shown = CliRunner().invoke(root, ["cards", "check", str(tmp_path / "my-cards.yaml"), "--json"]).stdout
    page = re.sub(r"\s+", " ", TEXT)
    texts = [line for card in json.loads(shown)["cards"] for line in card["text"]]
    assert len(texts) == 3
    assert all(f'"{line}"' in page for line in texts if line != "Charge.")


def test_the_schemas_that_the_page_names_are_there() -> None:
    linked = set(re.findall(r"schemas/[\w.-]+\.json", TEXT))
    assert {GUIDE.parent / name for name in linked} == set((GUIDE.parent / "schemas").glob("hand-of-the-gods-*.json"))
