"""The guides to writing cards, one for each game, and the means to try the examples in their tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.docs.support import ROOT
from theagon.games.army_of_gods import schema as army_schema
from theagon.games.gods_unchained import schema as gods_schema
from theagon.games.hand_of_the_gods import schema as hand_schema

NAME = {"en": "A Probe", "es": "Una sonda", "ru": "Зонд"}
PROBE = {"id": "a-probe", "name": NAME}
WORD = {"id": "a-word", "name": NAME}


@dataclass(frozen=True)
class Guide:
    """The page of a game; `scenes` puts an example of a mapping into whole cards in which it may make sense.

    `words` are the kinds of words that have tables; `wholes` are whole files but for the fields of the example.
    """

    game: str
    file: str
    schema: ModuleType
    words: tuple[str, ...]
    wholes: dict[str, dict[str, Any]]
    scenes: Callable[[str, Any], Iterator[dict[str, Any]]]

    @property
    def page(self) -> Path:
        return ROOT / "docs" / self.file

    @cached_property
    def text(self) -> str:
        return self.page.read_text("utf-8")

    def tables(self, marker: str) -> dict[str, list[list[str]]]:
        """The rows of each table under `<!-- marker of NAME -->`, by that name."""
        found = re.findall(rf"<!-- {marker} of (\w+) -->\n\n((?:\|.*\n)+)", self.text)
        assert len(found) == self.text.count(f"<!-- {marker} of ")
        return {name: [row.strip("| ").split(" | ") for row in rows.splitlines()[2:]] for name, rows in found}


def operation(name: str, example: Any) -> dict[str, Any]:
    """The operation of a mapping's name: `add-card` of `AddCard`."""
    return {re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower(): example}


# ---- Hand of the Gods -----------------------------------------------------------------------------------------------

UNIT = PROBE | {"kind": "unit", "attack": 1, "health": 1}
SPELL = PROBE | {"kind": "spell"}
LEADER = {"id": "a-leader", "name": NAME, "ability": NAME, "pantheon": "greek", "cost": 2, "do": [{"draw": 1}]}


TARGETS_OF_HAND: Sequence[Any] = ({"unit": {}}, {"tile": "any"}, {"column": True}, {"row": True})
EFFECTS_OF_HAND: dict[str, Callable[[Any], list[Any]]] = {
    "Effect": lambda each: [each],
    "Group": lambda each: [{"damage": 1, "to": each}],
    "Filter": lambda each: [
        {"damage": 1, "to": {"all": each}},
        {"draw": 1, "if": {"it": each}},
        {"cost": {"change": -1, "of": each}},
    ],
    "Area": lambda each: [{"damage": 1, "to": {"all": {}, "in": each}}],
    "Value": lambda each: [{"damage": each, "to": "enemy-stone"}],
    "Condition": lambda each: [{"draw": 1, "if": each}],
    "Bonus": lambda each: [{"gain": each, "to": "self"}],
    "SetTo": lambda each: [{"set": each, "to": "target"}],
    "Move": lambda each: [{"move": each, "to": "target"}],
    "Mode": lambda each: [{"choose-one": [each, each]}],
    "Copy": lambda each: [{"copy": each, "to": "target"}],
    "Become": lambda each: [{"transform": each, "to": "self"}],
    "Away": lambda each: [{"push": each, "to": {"all": {}}}],
    "Toward": lambda each: [{"pull": each, "to": {"all": {}}}],
    "CostChange": lambda each: [{"cost": each}],
}
"""The effects in which an example of a mapping may make sense; of others the operation of the same name."""


def in_hand(name: str, example: Any) -> Iterator[dict[str, Any]]:
    match name:
        case "Card":
            yield ({"do": [{"draw": 1}], **SPELL} if example.get("kind") == "spell" else UNIT) | example
        case "Leader":
            yield LEADER | example
        case "OwnPantheon" | "OwnSubtype":
            yield WORD | example
        case "HandKeyword":
            yield WORD | {"keywords": ["charge"]} | example
        case "Ability":
            yield UNIT | {"abilities": [{"on": "warcry", "do": [{"draw": 1}], **example}]}
        case "Aura":
            yield UNIT | {"auras": [example]}
        case "Target":
            for line in ("tile", "column", "row"):
                effect = {"damage": 1, "to": {"all": {}, "in": {line: "target"}}}
                yield UNIT | {"abilities": [{"on": "warcry", "target": example, "do": [effect]}]}
        case _:
            for effect in EFFECTS_OF_HAND[name](example) if name in EFFECTS_OF_HAND else [operation(name, example)]:
                for target in TARGETS_OF_HAND:
                    yield UNIT | {"abilities": [{"on": "warcry", "target": target, "do": [effect]}]}
                yield UNIT | {"abilities": [{"on": "strikes", "do": [effect]}]}
                yield SPELL | {"do": [effect]}
                yield SPELL | {"do": [{"draw": 1, "if": {"count": {}}}, effect]}


HAND = Guide(
    "hand-of-the-gods",
    "writing-cards.md",
    hand_schema,
    ("Pantheon", "Rarity", "Subtype", "Keyword", "Trigger", "Who"),
    {
        "CardFile": {},
        "Deck": {"name": "A deck", "leader": "zeus", "cards": {}},
        "BoardMap": {"id": "a-map", "name": NAME, "homes": [["a"], ["h"]]},
    },
    in_hand,
)

# ---- Gods Unchained -------------------------------------------------------------------------------------------------

CREATURE = PROBE | {"kind": "creature", "strength": 1, "health": 1}
OF_KIND = {
    "spell": SPELL | {"do": [{"draw": 1}]},
    "god-power": PROBE | {"kind": "god-power", "god": "war", "do": [{"draw": 1}]},
}


EFFECTS_OF_GODS: dict[str, Callable[[Any], list[list[Any]]]] = {
    "Effect": lambda each: [[each], [{"favor": 1, "if": {"favor": 1}}, each]],
    "Group": lambda each: [[{"damage": 1, "to": each}]],
    "Filter": lambda each: [
        [{"damage": 1, "to": {"all": each}}],
        [{"pull": {"from": "void", "to": "hand", "of": each}}],
    ],
    "Value": lambda each: [[{"damage": each, "to": "enemy-god"}], [{"favor": -1}, {"favor": 1, "repeat": each}]],
    "Condition": lambda each: [
        [{"damage": 1, "to": "self"}, {"draw": 1, "if": each}],
        [{"pick": {"from": "void"}}, {"draw": 1, "if": each}],
    ],
    "Mode": lambda each: [[{"random-one": [each, each]}]],
    "Attack": lambda each: [[{"attack": each, "to": "self"}]],
    "Swap": lambda each: [[{"swap": each, "to": "self"}], [{"swap": each, "to": "your-god"}]],
    "Bonus": lambda each: [[{"gain": each, "to": "self"}]],
    "SetTo": lambda each: [[{"set": each, "to": "target"}]],
    "Pool": lambda each: [[{"add": {"random": each}}]],
    "AddCard": lambda each: [[{"add": each}]],
    "Become": lambda each: [[{"transform": each, "to": "target"}]],
    "Send": lambda each: [[{"send": each, "to": "target"}]],
    "Improve": lambda each: [[{"draw": 1}, {"improve": each}]],
}
"""The effects in which an example of a mapping may make sense; of others the operation of the same name."""


def in_gods(name: str, example: Any) -> Iterator[dict[str, Any]]:
    match name:
        case "Card":
            yield OF_KIND.get(example.get("kind"), CREATURE) | example
        case "OwnGod" | "OwnTribe":
            yield WORD | example
        case "GodsKeyword":
            yield WORD | {"keywords": ["blitz"]} | example
        case "Ability":
            yield CREATURE | {"abilities": [{"on": "roar", "do": [{"draw": 1}], **example}]}
        case "Aura":
            yield CREATURE | {"auras": [example]}
        case "Target":
            yield SPELL | {"target": example, "do": [{"heal": 1, "to": "target"}]}
        case _:
            for effects in EFFECTS_OF_GODS[name](example) if name in EFFECTS_OF_GODS else [[operation(name, example)]]:
                yield CREATURE | {"abilities": [{"on": "roar", "target": {"unit": {}}, "do": effects}]}
                yield CREATURE | {"abilities": [{"on": "deals-damage", "do": effects}]}
                yield CREATURE | {"abilities": [{"on": "afterlife", "do": effects}]}


GODS = Guide(
    "gods-unchained",
    "writing-cards-gods-unchained.md",
    gods_schema,
    ("CardKind", "God", "Rarity", "Keyword", "Trigger", "Who", "Until"),
    {"CardFile": {}, "Deck": {"name": "A deck", "god": "war", "cards": {}}, "Options": {}},
    in_gods,
)

# ---- Army of Gods ---------------------------------------------------------------------------------------------------

ARMY_CARD = PROBE | {"kind": "army", "strength": 1}
SUPPORTING = PROBE | {"kind": "supporting", "do": [{"draw": 1}]}
LEADING = PROBE | {"kind": "leading", "tokens": 1, "do": [{"draw": 1}]}
POWER = PROBE | {"kind": "power", "do": [{"draw": 1}]}


def in_army(name: str, example: Any) -> Iterator[dict[str, Any]]:
    effects = {
        "Effect": example,
        "Drop": {"drop": example},
        "Look": {"look": example},
        "Strike": {"attack": example},
        "Remove": {"remove": example},
        "Gain": {"gain": example},
        "Guard": {"guard": example},
        "Mode": {"choose-one": [example, example]},
        "Value": {"draw": example},
        "Condition": {"draw": 1, "if": example},
        "Later": {"later": example},
    }
    if name in ("OwnPantheon", "ArmyKeyword"):
        yield WORD | ({} if name == "OwnPantheon" else {"do": [{"draw": 1}]}) | example
        return
    for card in (ARMY_CARD, SUPPORTING, LEADING, POWER):
        if name == "Card":
            yield card | example
        elif name == "Stronger":
            yield card | {"stronger": example}
        elif name == "Ability":
            yield card | {"abilities": [{"on": "set", "do": [{"draw": 1}], **example}]}
        else:
            yield card | {"do": [effects[name]]}
            yield card | {"do": [{"draw": 1, "if": {"count": "sets"}}, effects[name]]}
            yield card | {"abilities": [{"on": "set", "do": [effects[name]]}]}


ARMY = Guide(
    "army-of-gods",
    "writing-cards-army-of-gods.md",
    army_schema,
    ("CardKind", "Pantheon", "Trigger"),
    {"CardFile": {}, "Deck": {"name": "A deck", "cards": {}}, "Options": {}},
    in_army,
)

GUIDES = (HAND, GODS, ARMY)
