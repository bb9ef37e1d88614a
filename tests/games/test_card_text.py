"""Card text says what the card does: all of it, in every language, and never the same for two different things."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from theagon.cards.language import LANGUAGES
from theagon.games.hand_of_the_gods.content import standard
from theagon.games.hand_of_the_gods.schema import (
    Ability,
    AddCard,
    Area,
    Aura,
    Bonus,
    Card,
    Condition,
    CostChange,
    Discover,
    Effect,
    Filter,
    Group,
    Leader,
    Move,
    Revive,
    SetTo,
    Summon,
    Target,
    Value,
    Words,
)
from theagon.games.hand_of_the_gods.wording import TEXTS, card_names, card_text, leader_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NAMES = {
    "zombie": Words(en="Zombie", es="Zombi", ru="Зомби"),
    "statue": Words(en="Statue", es="Estatua", ru="Статуя"),
    "flag": Words(en="Enyo Flag", es="Bandera de Enyo", ru="Флаг Энио"),
    "omen": Words(en="Omen", es="Presagio", ru="Знамение"),
}
KEYWORDS = Filter.__annotations__  # replaced below; see `literals`


def literals(name: str) -> tuple[Any, ...]:
    """The choices of a type of the schema, such as `Keyword`."""
    from theagon.games.hand_of_the_gods import schema

    choices: tuple[Any, ...] = getattr(schema, name).__args__
    return choices
