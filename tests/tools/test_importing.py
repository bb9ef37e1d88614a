"""Effect texts of published cards are mapped phrase by phrase, or refused with the words that are not understood."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from theagon.cards.report import InvalidFileError
from theagon.errors import Location, TheagonError
from theagon.games.gods_unchained.content import CardSet, standard
from theagon.games.gods_unchained.schema import Card
from theagon.games.gods_unchained.wording import card_text
from tools.published_cards.cards import Difference, Import, map_records
from tools.published_cards.mapper import Kind, Meaning, NotMapped, meaning
from tools.published_cards.names import Names, id_of
from tools.published_cards.page import published as left_out
from tools.published_cards.page import reasons
from tools.published_cards.records import MOST_BYTES, parse_records, read_records
from tools.published_cards.writing import as_yaml


def names() -> Names:
    known = Names()
    known.add_cards(standard().by_id.values())
    return known


def read(text: str, kind: Kind = "spell") -> Meaning:
    return meaning(text, kind, "own-card", names())


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Deal 2 damage to both gods.", {"damage": 2, "to": {"all": {"kind": "god"}}}),
        (
            "Deal 1 damage to a random enemy character.",
            {"damage": 1, "to": {"random": {"side": "enemy", "kind": "character"}}},
        ),
        ("Deal 3 damage to two random creatures.", {"damage": 3, "to": {"random": {}, "count": 2}}),
        ("Restore 4 health to your god.", {"heal": 4, "to": "your-god"}),
        ("Heal your god for 4.", {"heal": 4, "to": "your-god"}),
        ("Heal 4 damage from your god", {"heal": 4, "to": "your-god"}),
        ("Restore all friendly creatures to full health.", {"heal": "full", "to": {"all": {"side": "friendly"}}}),
        ("Give your creatures +1/+2.", {"gain": {"strength": 1, "health": 2}, "to": {"all": {"side": "friendly"}}}),
        (
            "Give all creatures -2 strength until end of turn.",
            {"gain": {"strength": -2}, "to": {"all": {}}, "until": "this-turn"},
        ),
        (
            "Give all Vikings you control blitz and flank.",
            {"gain": {"keywords": ["blitz", "flank"]}, "to": {"all": {"side": "friendly", "tribe": "viking"}}},
        ),
        ("Give all enemy creatures burn +2.", {"gain": {"burn": 2}, "to": {"all": {"side": "enemy"}}}),
        (
            "Give your relic +3 strength for its next attack.",
            {"gain": {"strength": 3}, "to": "your-relic", "until": "next-attack"},
        ),
        ("Give your opponent's relic +1 durability.", {"durability": 1, "to": "enemy-relic"}),
        ("Remove 2 durability from the enemy relic.", {"durability": -2, "to": "enemy-relic"}),
        (
            "Remove frontline and ward from all enemy creatures.",
            {"lose": ["frontline", "ward"], "to": {"all": {"side": "enemy"}}},
        ),
        ("Set the strength of all creatures to 1.", {"set": {"strength": 1}, "to": {"all": {}}}),
        (
            "Set the strength and health of all creatures to 2/3.",
            {"set": {"strength": 2, "health": 3}, "to": {"all": {}}},
        ),
        ("Double the health of all friendly creatures.", {"double": "health", "to": {"all": {"side": "friendly"}}}),
        ("Swap the strength and health of all creatures.", {"swap": True, "to": {"all": {}}}),
        ("Put all enemy creatures to sleep.", {"sleep": "now", "to": {"all": {"side": "enemy"}}}),
        ("Destroy all creatures that cost 3 or less.", {"destroy": True, "to": {"all": {"cost-max": 3}}}),
        ("Destroy all creatures with 4 or more strength.", {"destroy": True, "to": {"all": {"strength-min": 4}}}),
        ("Destroy all creatures without ward.", {"destroy": True, "to": {"all": {"not-keyword": "ward"}}}),
        (
            "Obliterate a random damaged enemy creature.",
            {"obliterate": True, "to": {"random": {"side": "enemy", "damaged": True}}},
        ),
        ("Summon two Rats.", {"summon": {"card": "rat", "count": 2}}),
        ("Summon a Will O' Wisp for your opponent.", {"summon": {"card": "will-o-wisp"}, "whose": "enemy"}),
        ("Summon a random anim.", {"summon": {"random": {"of": {"tribe": "anim"}}}}),
        (
            "Summon a random Viking that costs 2 or less.",
            {"summon": {"random": {"of": {"tribe": "viking", "cost-max": 2}}}},
        ),
        ("Summon Badger or Eagle.", {"summon": {"random": {"cards": ["badger", "eagle"]}}}),
        ("Summon a random one of Badger and Eagle.", {"summon": {"random": {"cards": ["badger", "eagle"]}}}),
        ("Equip a Hand Axe.", {"equip": "hand-axe"}),
        ("Draw a card.", {"draw": 1}),
        ("Both players draw two cards.", {"draw": 2, "whose": "both"}),
        (
            "Add two random runes to your hand.",
            {"add": {"random": {"of": {"kind": "spell", "tribe": "rune"}}, "count": 2}},
        ),
        (
            "Add a random nature card to your hand, it costs 2 less.",
            {"add": {"random": {"of": {"kind": "card", "god": "nature"}}, "cost": -2}},
        ),
        ("Delve a magic spell.", {"delve": {"of": {"kind": "spell", "god": "magic"}}}),
        ("Foresee 2.", {"foresee": 2}),
        ("Unlock two mana locks.", {"locks": 2}),
        ("Add 1 mana lock to your opponent.", {"locks": -1, "whose": "enemy"}),
        ("Refresh 3 mana.", {"refresh": 3}),
        ("Gain 5 favor.", {"favor": 5}),
        (
            "Pull a random spell from your void to your hand.",
            {"pull": {"from": "void", "to": "hand", "of": {"kind": "spell"}}},
        ),
        ("Pull the top card of your deck into your void.", {"pull": {"from": "deck", "to": "void", "which": "top"}}),
        ("Obliterate a card in your hand.", {"discard": "chosen"}),
        ("Give all creatures in your hand +1 strength.", {"improve": {"strength": 1}}),
        (
            "Give a random relic in your deck +2/+1.",
            {"improve": {"in": "deck", "of": {"kind": "relic"}, "random": 1, "strength": 2, "health": 1}},
        ),
        ("Your god power becomes Blight.", {"god-power": "blight"}),
        ("If you have 20 favor, draw a card.", {"draw": 1, "if": {"favor": 20}}),
        (
            "If you control two or more Amazons, draw a card.",
            {"draw": 1, "if": {"count": {"side": "friendly", "tribe": "amazon"}, "at-least": 2}},
        ),
    ],
)
def test_a_sentence_becomes_an_effect(text: str, expected: dict[str, Any]) -> None:
    assert plain(read(text).do) == [expected]


@pytest.mark.parametrize(
    ("text", "target", "expected"),
    [
        (
            "Deal 3 damage to a creature and 2 damage to your opponent's god.",
            {},
            [{"damage": 3, "to": "target"}, {"damage": 2, "to": "enemy-god"}],
        ),
        (
            "Destroy a friendly creature, then draw 2 cards.",
            {"side": "friendly"},
            [{"destroy": True, "to": "target"}, {"draw": 2}],
        ),
        (
            "Give an enemy creature sleep. Give it burn +3.",
            {"side": "enemy"},
            [{"sleep": "now", "to": "target"}, {"gain": {"burn": 3}, "to": "target"}],
        ),
        (
            "Give a creature +2/+2, ward and deadly, and draw a card.",
            {},
            [{"gain": {"strength": 2, "health": 2, "keywords": ["ward", "deadly"]}, "to": "target"}, {"draw": 1}],
        ),
        (
            "Give a friendly creature hidden for 1 turn.",
            {"side": "friendly"},
            [{"gain": {"keywords": ["hidden"]}, "to": "target", "until": "your-next-turn"}],
        ),
        (
            "Transform a creature with 3 or less health into a 1/1 Rat.",
            {"health-max": 3},
            [{"transform": "rat", "to": "target"}],
        ),
        (
            "Return a damaged enemy creature to its owner's hand.",
            {"side": "enemy", "damaged": True},
            [{"send": {"to": "hand"}, "to": "target"}],
        ),
        (
            "Give a friendly creature +1 strength. At the end of this turn, put it to sleep.",
            {"side": "friendly"},
            [{"gain": {"strength": 1}, "to": "target"}, {"sleep": "turn-end", "to": "target"}],
        ),
        (
            "Destroy a creature. Deal damage equal to its strength to your god.",
            {},
            [{"destroy": True, "to": "target"}, {"damage": {"strength-of": "target"}, "to": "your-god"}],
        ),
        (
            "Destroy a friendly creature. Give all other friendly creatures leech.",
            {"side": "friendly"},
            [
                {"destroy": True, "to": "target"},
                {"gain": {"keywords": ["leech"]}, "to": {"all": {"side": "friendly", "other": True}}},
            ],
        ),
    ],
)
def test_a_spell_asks_for_one_target_and_speaks_of_it_again(
    text: str, target: dict[str, Any], expected: list[dict[str, Any]]
) -> None:
    found = read(text)
    assert (plain(found.target), plain(found.do)) == ({"unit": target}, expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Roar: Draw a card.", {"on": "roar"}),
        ("Afterlife: Draw a card.", {"on": "afterlife"}),
        ("Ability: Draw a card.", {"on": "ability"}),
        ("At the end of your turn, draw a card.", {"on": "turn-end"}),
        ("At the start of each turn, draw a card.", {"on": "turn-start", "whose": "both"}),
        ("At the end of your opponent's turn, draw a card.", {"on": "turn-end", "whose": "enemy"}),
        (
            "Whenever a friendly Anubian dies, draw a card.",
            {"on": "dies", "of": {"side": "friendly", "tribe": "anubian"}},
        ),
        ("When another creature dies, draw a card.", {"on": "dies", "of": {"other": True}}),
        (
            "After you cast a spell that costs 3 or less, draw a card.",
            {"on": "card-played", "after": True, "of": {"side": "friendly", "kind": "spell", "cost-max": 3}},
        ),
        (
            "Whenever your opponent plays a card, draw a card.",
            {"on": "card-played", "of": {"side": "enemy", "kind": "card"}},
        ),
        (
            "Whenever you play a nature card, draw a card.",
            {"on": "card-played", "of": {"side": "friendly", "kind": "card", "god": "nature"}},
        ),
        ("Whenever you draw a card, draw a card.", {"on": "card-drawn", "of": {"side": "friendly", "kind": "card"}}),
        (
            "Whenever you summon a creature with 2 strength, draw a card.",
            {"on": "summoned", "of": {"side": "friendly", "strength-min": 2, "strength-max": 2}},
        ),
        (
            "Whenever you summon another Viking, draw a card.",
            {"on": "summoned", "of": {"side": "friendly", "tribe": "viking", "other": True}},
        ),
        ("Whenever this creature attacks a god, draw a card.", {"on": "attacks", "by": {"kind": "god"}}),
        ("Whenever this creature survives damage, draw a card.", {"on": "survives"}),
        ("Whenever your god is healed, draw a card.", {"on": "healed", "of": {"side": "friendly", "kind": "god"}}),
        ("Whenever your god attacks, draw a card.", {"on": "attacks", "of": {"side": "friendly", "kind": "god"}}),
        ("Whenever you use your god power, draw a card.", {"on": "power-used"}),
        ("Whenever you target this creature with a spell, draw a card.", {"on": "targeted"}),
    ],
)
def test_what_begins_an_ability_becomes_its_event(text: str, expected: dict[str, Any]) -> None:
    (ability,) = plain(read(text, "creature").abilities)
    assert ability == {**expected, "do": [{"draw": 1}]}


def test_of_a_relic_the_attacks_are_those_of_its_god() -> None:
    for text in ("Whenever you attack, gain 1 favor.", "Whenever your god attacks, gain 1 favor."):
        assert plain(read(text, "relic").abilities) == [{"on": "attacks", "do": [{"favor": 1}]}]


def test_it_is_whom_the_event_is_about() -> None:
    (ability,) = plain(read("Whenever you summon a creature, give it +1/+1 and frontline.", "creature").abilities)
    assert ability["do"] == [{"gain": {"strength": 1, "health": 1, "keywords": ["frontline"]}, "to": "it"}]


def test_one_text_may_be_several_abilities_and_keywords() -> None:
    text = "Frontline, twin strike, burn +2.<br>Hidden for 1 turn.<br><b>Roar</b>: Foresee 1. Draw a card.<br>"
    found = read(f"{text}Afterlife: Gain 2 favor.", "creature")
    assert (found.keywords, found.for_a_turn, found.numbers) == (["frontline", "twin-strike"], ["hidden"], {"burn": 2})
    assert plain(found.abilities) == [
        {"on": "roar", "do": [{"foresee": 1}, {"draw": 1}]},
        {"on": "afterlife", "do": [{"favor": 2}]},
    ]


def test_roar_and_afterlife_may_do_the_same() -> None:
    found = plain(read("Roar and Afterlife: Both players draw a card.", "creature").abilities)
    assert found == [{"on": on, "do": [{"draw": 1, "whose": "both"}]} for on in ("roar", "afterlife")]


def test_a_reminder_in_parentheses_is_left_out_and_told() -> None:
    found = read("Frontline. (Enemies must attack this first.)", "creature")
    assert (found.keywords, found.reminders) == (["frontline"], ["(Enemies must attack this first.)"])


@pytest.mark.parametrize(
    ("kind", "text", "words", "why"),
    [
        ("spell", "Deal 2 damage to the weakest creature.", "weakest creature", ""),
        ("spell", "Deal 2 damage to a creature twice.", "twice", ""),
        ("spell", "Deal X damage to a creature.", "X damage to a creature", ""),
        ("spell", "Draw a card for each friendly Viking.", "for each friendly Viking", ""),
        ("spell", "Draw a card. Sing a song. Draw a card.", "Sing a song", ""),
        ("spell", "Summon a 9/9 unheard thing.", "unheard thing", ""),
        ("spell", "Summon Badger and Eagle.", "Eagle", ""),
        ("spell", "Summon a 5/5 Rat.", ".", "the card rat is not a 5/5"),
        ("spell", "", "", "a spell must do something"),
        ("spell", "Frontline.", "Frontline", ""),
        ("spell", "Destroy a creature. Deal 2 damage to a creature.", "a creature", "a card has only one target"),
        ("spell", "Destroy all other creatures.", "", "the text does not say other than whom"),
        ("spell", "Destroy all friendly enemy creatures.", "", "side is given twice"),
        (
            "spell",
            "Destroy all creatures with 3 or less health with 1 or less health.",
            "",
            "health max is given twice",
        ),
        (
            "spell",
            "Destroy a friendly creature. Summon a Rat. Give it ward.",
            "ward",
            "the text names nothing that this could mean",
        ),
        (
            "spell",
            "Give two random creatures +1/+1. Give them ward.",
            "ward",
            "the text names nothing that this could mean",
        ),
        (
            "spell",
            "Set the strength of all creatures with 3 or more strength to 1. Give them ward.",
            "ward",
            "the text names nothing that this could mean",
        ),
        (
            "spell",
            "Give a creature burn +2 until end of turn.",
            "",
            "burn, regen, armor and spell boost always last for good",
        ),
        ("spell", "Deal 3 damage to your opponent's relic.", "", "a relic has durability: nothing damages or heals it"),
        ("spell", "Give all enemy creatures in your hand +1/+1.", "", "these are the player's own cards"),
        (
            "spell",
            "If you control a Viking, return a creature to its owner's hand and draw a card.",
            "",
            "a card checks its condition before each effect, and the first effect may change it",
        ),
        (
            "creature",
            "Whenever a creature dies, return it to its owner's hand.",
            "to its owner's hand",
            "the text names nothing that this could mean",
        ),
        ("spell", "Deal damage equal to this creature's strength to a god.", "this creature's strength", ""),
        ("spell", "Give a creature +1/+1 and +2 health.", "", "health is given twice"),
        ("creature", "Burn +1, frontline, burn +2.", "", "burn is given twice"),
        ("spell", "Give it +1/+1.", "+1/+1", "the text names nothing that this could mean"),
        ("creature", "Draw a card.", "Draw a card", ""),
        ("creature", "Roar: Draw a card.<br>Gain 3 favor.", "Gain 3 favor", ""),
        ("creature", "Afterlife: Destroy a creature.", "a creature", "nobody is there to choose when this happens"),
        (
            "creature",
            "Roar: Destroy a creature. Heal all other creatures for 1.",
            "for 1",
            "the text does not say other than whom",
        ),
        ("creature", "Stealthy.", "Stealthy", ""),
        ("creature", "Frontline and stealthy.", "stealthy", ""),
        ("creature", "Whenever the wind blows, draw a card.", "wind blows, draw a card", ""),
        ("creature", "Roar: Give a creature +1/+1 or ward.", "or ward", ""),
        ("creature", "Roar: <script>alert</script>", "< script > alert < / script >", ""),
    ],
)
def test_what_is_not_wholly_understood_is_not_mapped_and_its_words_are_told(
    kind: Kind, text: str, words: str, why: str
) -> None:
    with pytest.raises(NotMapped) as refused:
        read(text, kind)
    assert refused.value.why == why
    assert words in refused.value.words


# ---- records --------------------------------------------------------------------------------------------------------


def record(number: int, name: str, effect: str = "", **fields: Any) -> dict[str, Any]:
    """A record in the shape of the API: by default a neutral 2/3 for 3 mana."""
    return {
        "id": number,
        "name": name,
        "effect": effect,
        "god": "neutral",
        "rarity": "common",
        "mana": 3,
        "tribe": {"String": "", "Valid": False},
        "type": "creature",
        "set": "own",
        "collectable": True,
        "live": True,
        "attack": {"Int64": 2, "Valid": True},
        "health": {"Int64": 3, "Valid": True},
        "art_id": "a",
        "lib_id": "l",
        **fields,
    }


def document(*records: object) -> bytes:
    return json.dumps({"total": len(records), "page": 1, "perPage": 100, "records": records}).encode()


def imported(*records: object) -> Import:
    return map_records(parse_records(document(*records), Location("page.json")), standard().by_id.values())


def test_a_record_becomes_a_card_with_all_its_values() -> None:
    result = imported(
        record(
            7,
            "Dune Watcher",
            "Frontline. Roar: Draw a card.",
            god="War",
            rarity="epic",
            mana=4,
            tribe={"String": "anubian", "Valid": True},
        )
    )
    (card,) = result.cards
    assert plain(card) == {
        "id": "dune-watcher",
        "name": dict.fromkeys(("en", "es", "ru"), "Dune Watcher"),
        "kind": "creature",
        "god": "war",
        "rarity": "epic",
        "tribe": "anubian",
        "cost": 4,
        "strength": 2,
        "health": 3,
        "keywords": ["frontline"],
        "abilities": [{"on": "roar", "do": [{"draw": 1}]}],
    }


def test_values_may_also_be_plain_numbers_and_texts() -> None:
    (card,) = imported(record(7, "Old Axe", "", type="weapon", attack=2, health=1, tribe=None)).cards
    assert (card.kind, card.strength, card.health, card.tribe) == ("relic", 2, 1, None)


def test_a_card_that_nobody_collects_is_a_token_and_a_god_power_is_not() -> None:
    power = {"type": "god power", "god": "war", "attack": None, "health": None}
    result = imported(record(1, "Pup", collectable=False), record(2, "Cheer", "Foresee 1.", collectable=False, **power))
    assert [(card.kind, card.token) for card in result.cards] == [("creature", True), ("god-power", False)]


def test_texts_may_speak_of_other_records_and_of_tokens_that_they_describe() -> None:
    result = imported(
        record(1, "Wolf Mother", "Roar: Summon two 1/2 Wolf Cubs with blitz."),
        record(2, "Wolf Friend", "Afterlife: Summon a Wolf Mother."),
        record(3, "Wolf Foe", "Afterlife: Summon a 1/2 Wolf Cub with blitz."),
    )
    assert [card.id for card in result.cards] == ["wolf-mother", "wolf-friend", "wolf-foe", "wolf-cub"]
    (token,) = result.tokens
    assert (token.token, token.strength, token.health, token.keywords) == (True, 1, 2, ("blitz",))
    assert token.house == ("god", "cost", "rarity")


def test_two_texts_that_describe_one_token_differently_are_not_both_mapped() -> None:
    result = imported(
        record(1, "Wolf Mother", "Roar: Summon two 1/2 Wolf Cubs."),
        record(2, "Wolf Aunt", "Roar: Summon a 3/3 Wolf Cub."),
    )
    assert [outcome.card is not None for outcome in result.outcomes] == [True, False]
    assert result.outcomes[1].why == "another text describes Wolf Cub differently"


def test_a_card_that_speaks_of_one_that_was_not_mapped_is_not_mapped_either() -> None:
    result = imported(
        record(1, "Herald", "Roar: Summon a Riddler."),
        record(2, "Riddler", "Roar: Ask a riddle."),
        record(3, "Crier", "Roar: Summon a Herald."),
    )
    assert [outcome.card for outcome in result.outcomes] == [None, None, None]
    assert result.outcomes[1].not_understood == "Ask a riddle"
    assert result.outcomes[0].why == "there is no card 'riddler'"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"god": "chaos"}, "known are death"),
        ({"rarity": "shiny"}, "known are basic"),
        ({"tribe": "robot"}, "known are aether"),
        ({"type": "gem"}, "a card is one of creature"),
        ({"mana": 50}, "Expected `int` <= 12"),
        ({"attack": None}, "a creature needs attack and health"),
        ({"health": 0}, "a creature needs attack and health"),
        ({"name": "!!!"}, "it gives no id"),
        ({"effect": "Roar: Gain 99 favor."}, "Expected `int` <= 20"),
        ({"effect": "Roar: Summon 0 Rat."}, "Expected `int` >= 1"),
        ({"effect": "Roar: Deal 0 damage to your god."}, "'damage' of 0 does nothing"),
        ({"effect": "Ability: Gain 1 favor.<br>Ability: Draw a card."}, "a card has one ability at most to use"),
    ],
)
def test_what_no_card_can_have_is_told_and_not_mapped(fields: dict[str, Any], why: str) -> None:
    (outcome,) = imported(record(1, "Thing") | fields).outcomes
    assert outcome.card is None
    assert why in outcome.why


def published(card: Card, **fields: Any) -> dict[str, Any]:
    """A card of the game as the published data would have it, but for these fields."""
    values = {
        "god": card.god,
        "rarity": card.rarity,
        "mana": card.cost,
        "tribe": {"String": card.tribe or "", "Valid": card.tribe is not None},
        "type": card.kind.replace("-", " "),
        "attack": {"Int64": card.strength or 0, "Valid": card.strength is not None},
        "health": {"Int64": card.health or 0, "Valid": card.health is not None},
    }
    return record(1 + standard().index(card.id), card.name.en, "Ask a riddle.", **values | fields)


def test_a_record_of_each_card_of_the_game_is_known_and_its_values_are_compared() -> None:
    cards = standard().by_id.values()
    result = imported(*map(published, cards))
    assert [outcome.known for outcome in result.outcomes] == list(cards)
    assert not any(outcome.differences for outcome in result.outcomes)
    assert result.cards == []


@pytest.mark.parametrize(
    ("fields", "difference"),
    [
        ({"mana": 9}, Difference("cost", 2, 9)),
        ({"attack": 7}, Difference("strength", 1, 7)),
        ({"health": {"Int64": 7, "Valid": True}}, Difference("health", 1, 7)),
        ({"rarity": "Mythic"}, Difference("rarity", "common", "mythic")),
        ({"god": "war"}, Difference("god", "light", "war")),
        ({"tribe": "Dragon"}, Difference("tribe", "mystic", "dragon")),
        ({"type": "gem"}, Difference("kind", "creature", "gem")),
    ],
)
def test_what_a_record_gives_otherwise_than_the_card_of_the_game_is_told(
    fields: dict[str, Any], difference: Difference
) -> None:
    card = standard().by_id["will-o-wisp"]
    (outcome,) = imported(published(card, **fields)).outcomes
    assert (outcome.known, outcome.differences) == (card, (difference,))


def test_all_versions_of_a_card_of_the_game_are_compared_with_it() -> None:
    card = standard().by_id["will-o-wisp"]
    older = published(card, mana=5) | {"id": 9_000}
    assert [len(outcome.differences) for outcome in imported(published(card), older).outcomes] == [0, 1]


def test_of_a_published_card_that_is_not_in_the_game_the_reason_is_told() -> None:
    outcomes = map_records(parse_records(document(record(1, "Riddler", "Ask a riddle.")), Location("page.json")), ())
    assert outcomes.outcomes[0].why == ""
    result = map_records(
        parse_records(document(record(1, "Riddler", "Ask a riddle.")), Location("page.json")),
        (),
        {"Riddler": "no card asks riddles"},
    )
    assert (result.outcomes[0].not_understood, result.outcomes[0].why) == ("Ask a riddle", "no card asks riddles")


def test_each_published_card_that_is_left_out_has_a_reason() -> None:
    names = {name for group in left_out().left_out for listed in group.cards.values() for name in listed}
    assert set(reasons()) == names
    assert all(reasons().values())
    assert not names & {card.name.en for card in standard().by_id.values()}


def test_two_records_of_one_name_are_both_refused() -> None:
    result = imported(record(1, "Twin"), record(2, "Twin!"))
    assert [outcome.why for outcome in result.outcomes] == ["other records would also have the id twin"] * 2


def test_the_card_file_that_is_written_holds_the_cards_and_passes_every_check(tmp_path: Path) -> None:
    result = imported(
        record(1, 'Sly "Fox": no. 1', "Hidden for 1 turn.<br>Roar: Deal 2 damage to an enemy creature. Draw a card."),
        record(2, "True", "Afterlife: Summon a 1/1 O'Neil."),
        record(3, "Fog", "Give all creatures sleep.", type="spell", attack=None, health=None),
    )
    path = tmp_path / "cards.yaml"
    path.write_text(as_yaml(result.cards), "utf-8")
    read_back = CardSet.from_files([path], standard()).by_id
    assert len(result.cards) == 4
    assert [read_back[card.id] for card in result.cards] == result.cards


def test_nothing_mapped_is_an_empty_card_file(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(as_yaml([]), "utf-8")
    assert CardSet.from_files([path]).by_id == {}


def test_ids_are_made_of_names() -> None:
    assert [id_of(name) for name in ("Will O' Wisp", "Ra's Ascension", "Éowyn  the 2nd", "¡!")] == [
        "will-o-wisp",
        "ras-ascension",
        "eowyn-the-2nd",
        "",
    ]


HOSTILE = {
    "no JSON": (b"records: []", "holds no card records"),
    "not text": (b'{"records": [{"id": 1, "name": "\xff"}]}', "record 1"),
    "a list": (b"[]", "Expected `object`"),
    "without records": (b"{}", "missing required field `records`"),
    "records that are no list": (b'{"records": 3}', "Expected `array`"),
    "deep": (b'{"records": ' + b"[" * 1_000_000, "nested too deeply"),
    "a deep record": (b'{"records": [{"x": ' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}]}", "nested too deeply"),
    "many records": (b'{"records": [' + b"0," * 10_000 + b"0]}", "length <= 10000"),
    "a record that is none": (document("card"), "record 1: Expected `object`, got `str`"),
    "a text for a number": (document(record(1, "A", mana="3")), "record 1: Expected `int`, got `str` - at `$.mana`"),
    "a number out of bounds": (document(record(1, "A", mana=-1)), "record 1: Expected `int` >= 0"),
    "a huge number": (document(record(10**30, "A")), "record 1"),
    "a long text": (document(record(1, "A", "x" * 2001)), "length <= 2000"),
    "a long name": (document(record(1, "x" * 61)), "length <= 60"),
    "a name of another type": (document(record(1, "A") | {"name": None}), "Expected `str`, got `null`"),
    "a terminal's escape": (document(record(1, "\x1b[31mA")), "the invisible character U+001B is not allowed"),
    "an id given twice": (document(record(1, "A"), record(1, "B")), "record 2: 'A' also has the id 1"),
}


@pytest.mark.parametrize(("data", "said"), HOSTILE.values(), ids=list(HOSTILE))
def test_a_hostile_file_is_refused_with_its_name_and_what_is_wrong(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "page.json"
    path.write_bytes(data)
    with pytest.raises(TheagonError) as refused:
        read_records(path)
    assert said in str(refused.value)
    assert str(refused.value).startswith(str(path))


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "page.json"
    path.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(TheagonError, match="is larger than 8 MiB"):
        read_records(path)


def test_all_records_that_are_none_are_told_at_once() -> None:
    with pytest.raises(InvalidFileError) as refused:
        parse_records(document(record(1, "A", mana="x"), record(2, "B"), record(3, "C", god=0)), Location("page.json"))
    assert [error.message.split(":")[0] for error in refused.value.errors] == ["record 1", "record 3"]


def test_a_long_text_of_any_words_is_read_in_no_more_than_a_pass_or_few() -> None:
    for text in ("and " * 400, "a random " * 200, "+1/+1, " * 250, "(" * 1900, "'" * 1900, "Roar: " * 300):
        with pytest.raises(NotMapped):
            read(f"Give a creature {text}")


# ---- the texts of our own cards -------------------------------------------------------------------------------------


def test_the_text_of_a_card_that_is_understood_means_what_the_card_does() -> None:
    known, cards, understood = names(), standard().by_id, 0
    for card in cards.values():
        text = "\n".join(card_text(card, standard().by_id, "en"))
        if not text:
            continue
        try:
            found = meaning(text, card.kind, card.id, known).fields()
        except NotMapped:
            continue
        understood += 1
        for name, value in found.items():
            own = getattr(card, name)
            if name == "abilities":  # before its only effect, an ability's condition is that effect's
                own = tuple(
                    replace(each, if_=None, do=(replace(each.do[0], if_=each.if_),))
                    if each.if_ and len(each.do) == 1
                    else each
                    for each in own
                )
            same = set(own) == set(value) if name in ("keywords", "for_a_turn", "abilities") else own == value
            assert same, f"{card.id}: {text}"
    assert understood >= 440


def test_a_long_chain_of_cards_that_speak_of_one_another_falls_as_a_whole() -> None:
    links = ["".join(chr(ord("a") + int(digit)) for digit in f"{k:03}") for k in range(300)]
    texts = [f"Afterlife: Summon a Link {link.capitalize()}." for link in links[1:]]
    result = imported(
        *(
            record(k, f"Link {link}", text)
            for k, (link, text) in enumerate(zip(links, [*texts, "Ask a riddle."], strict=True))
        )
    )
    assert result.cards == []
