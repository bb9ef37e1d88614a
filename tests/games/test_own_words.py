"""Pantheons, tribes and keywords that a file of cards declares: the rules, the faces and the replays have them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.games.kits import words_of
from theagon.cards.report import InvalidFileError
from theagon.errors import Location, TheagonError
from theagon.games import BUILT_IN, load_game
from theagon.games.collection.own_words import whole
from theagon.games.display.catalogue import WordFace
from theagon.match.match import Match
from theagon.match.replay import decode, encode, replay_of
from theagon.match.scenario import parse_scenario
from theagon.match.scenario_run import run_scenario
from theagon.testing import check_lockstep

HAND, GODS, ARMY = BUILT_IN
WOLF = {HAND: "cinder-wolf", GODS: "cinder-wolf", ARMY: "cinder"}
TRIBES = {HAND: "subtype", GODS: "tribe"}
SHOWN = {HAND: ("pantheon", "subtype"), GODS: ("pantheon", "subtype"), ARMY: ("pantheon",)}
HEADS = {
    HAND: "kind: unit, attack: 1, health: 1",
    GODS: "kind: creature, strength: 1, health: 1",
    ARMY: "kind: supporting, do: [{draw: 1}]",
}


@cache
def game_with_words(name: str) -> Any:
    return load_game(name).with_files([words_of(name)])


def deck_of(game: Any) -> Any:
    """A deck with the words of the game's file: in Hand of the Gods and Gods Unchained one of its own god."""
    if game.name == ARMY:
        cards = dict(game.load_deck("house").cards)
        cards["cinder"] = cards.pop(next(card for card in cards if game.definition(card).kind == "supporting"))
        plain = {"name": "Own", "game": ARMY, "cards": cards}
    else:
        neutral = [
            card.id
            for card in game.cards.cards.values()
            if getattr(card, "pantheon", getattr(card, "god", "")) == "neutral"
            and not card.token
            and card.kind != "god-power"
            and card.rarity == "common"
        ]
        leader, size = ({"leader": "hearth-keeper"}, 23) if game.name == HAND else ({"god": "ember"}, 28)
        cards = {"cinder-wolf": 2, **dict.fromkeys(neutral[: size // 2], 2)}
        cards |= {neutral[size // 2]: 1} if size % 2 else {}
        plain = {"name": "Own", "game": game.name, **leader, "cards": cards}
    return game.read_deck(str(plain))


def refused(text: str) -> list[str]:
    """The mistakes of a file, each with its line and column, and its hint."""
    name = text.split("\n", 1)[0].removeprefix("game: ")
    with pytest.raises(TheagonError) as raised:
        load_game(name).with_text(text)
    errors = raised.value.errors if isinstance(raised.value, InvalidFileError) else [raised.value]
    places = [each.location or Location("") for each in errors]
    return [f"{at.line}:{at.column}: {each.message} ({each.hint})" for at, each in zip(places, errors, strict=True)]


def card(name: str, *fields: str) -> str:
    """The line of a card of a game with further fields."""
    return f"  - {{id: probe, name: {{en: A Probe}}, {', '.join((HEADS[name], *fields))}}}\n"


# ---- what the rules do ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
def test_python_and_c_play_the_same_match_with_words_of_ones_own(name: str) -> None:
    game = game_with_words(name)
    deck = deck_of(game)

    def deal(at: Any, seed: int) -> Any:
        return at.setup([deck] * (2 if name != ARMY else 3), seed=seed)

    assert check_lockstep(game, [1, 2], deal, ("interpreted", "compiled-checked", "compiled"), 5) > 60
    assert check_lockstep(game, [3], deal, ("checked", "compiled"), 1) > 20


def run(text: str) -> list[str]:
    return [str(failure) for failure in run_scenario(parse_scenario(text, "scenario")).failures]


def test_a_filter_of_a_subtype_means_only_its_units_and_a_keyword_does_what_it_stands_for() -> None:
    text = """
game: hand-of-the-gods
title: Only what is an emberkin gains, and the kindled may attack at once and burn when they die
subtypes:
  - {id: emberkin, name: {en: Emberkin}}
  - {id: ashling, name: {en: Ashling}}
keywords:
  - id: kindled
    name: {en: Kindled}
    keywords: [charge]
    abilities: [{on: afterlife, do: [{damage: 2, to: {all: {side: enemy, not-subtype: ashling, stones: false}}}]}]
cards:
  - id: wolf
    name: {en: Wolf}
    kind: unit
    attack: 2
    health: 1
    subtypes: [emberkin]
    keywords: [kindled]
    abilities: [{on: warcry, do: [{gain: {attack: 1}, to: {all: {side: friendly, subtype: emberkin}}}]}]
  - {id: ash, name: {en: Ash}, kind: unit, attack: 0, health: 9, subtypes: [ashling, beast]}
position:
  players: {p1: {hand: [wolf]}}
  units:
    kin: {card: wolf, owner: p1, at: a1}
    friend: {card: ash, owner: p1, at: a5}
    ash: {card: ash, owner: p2, at: h5}
    foe: {card: blademaster, owner: p2, at: c3, health: 5}
steps:
  - play: {card: wolf, at: b3, as: new}
  - expect:
      new: {attack: 3, ready: true, keywords: [charge]}
      kin: {attack: 3}
      friend: {attack: 0}
  - attack: {unit: new, target: foe}
  - expect: {new: dead, foe: dead, ash: {damage: 0}}
"""
    assert run(text) == []


def test_a_filter_of_a_pantheon_means_only_its_cards_and_what_is_near_is_up_to_two_tiles_away() -> None:
    text = """
game: hand-of-the-gods
title: The beacon counts the embers near it, and burns what is near and neutral
pantheons: [{id: ember, name: {en: Ember}}]
cards:
  - id: beacon
    name: {en: Beacon}
    kind: unit
    pantheon: ember
    attack: 0
    health: 5
    abilities:
      - on: warcry
        do:
          - gain: {attack: 1}
            to: {all: {side: friendly, pantheon: ember}}
          - damage: {count: {pantheon: ember}, in: {near: self}}
            to: {all: {side: enemy, pantheon: neutral}, in: {near: self}}
  - {id: spark, name: {en: Spark}, kind: unit, pantheon: ember, attack: 1, health: 9}
  - {id: ox, name: {en: Ox}, kind: unit, attack: 1, health: 9}
position:
  players: {p1: {hand: [beacon]}}
  units:
    corner: {card: spark, owner: p1, at: a1}
    friend: {card: ox, owner: p1, at: a2}
    edge: {card: spark, owner: p2, at: d5}
    three: {card: spark, owner: p2, at: e3}
    near: {card: ox, owner: p2, at: d1}
    far: {card: ox, owner: p2, at: e4}
steps:
  - play: {card: beacon, at: b3, as: new}
  - expect:
      new: {attack: 1}
      corner: {attack: 2}
      friend: {attack: 1}
      edge: {damage: 0}
      near: {damage: 2}
      far: {damage: 0}
"""
    assert run(text) == []


def test_the_enemys_god_may_be_one_of_its_own_and_pools_have_its_cards() -> None:
    text = """
game: gods-unchained
title: A random card of the enemy's god is one of ember, if that is the god
gods:
  - {id: ember, name: {en: Ember}}
tribes: [{id: emberkin, name: {en: Emberkin}}]
cards:
  - {id: only, name: {en: The Only One}, kind: creature, god: ember, tribe: emberkin, strength: 1, health: 1}
  - {id: thief, name: {en: Thief}, kind: spell, do: [{add: {random: {of: {god: enemy}}}}]}
  - {id: call, name: {en: Call}, kind: spell, do: [{damage: 1, to: {all: {tribe: [emberkin, wild]}}}]}
position:
  players: {p1: {god: war, hand: [thief, call]}, p2: {god: ember}}
  units:
    kin: {card: only, owner: p2}
    wild: {card: burnished-bull, owner: p2}
    other: {card: acolyte, owner: p2}
steps:
  - play: {card: thief}
  - expect: {p1: {hand: [call, only]}, p2: {god: ember}}
  - play: {card: call}
  - expect: {kin: destroyed, wild: {damage: 1}, other: {damage: 0}}
"""
    assert run(text) == []


@pytest.mark.parametrize("name", [HAND, GODS])
def test_a_deck_of_ones_own_pantheon_takes_its_cards_and_no_others(name: str) -> None:
    game = game_with_words(name)
    deck = deck_of(game)
    assert deck.cards["cinder-wolf"] == 2
    other = next(deck for deck in game.starter_decks().values())
    plain = {**dict(other.cards), "cinder-wolf": 1}
    field = "leader" if name == HAND else "god"
    text = str({"name": "Wrong", "game": name, field: getattr(other, field), "cards": plain})
    with pytest.raises(TheagonError, match="'cinder-wolf' is of another"):
        game.read_deck(text)


def test_a_deck_has_no_god_that_is_not_declared_or_that_has_no_power() -> None:
    game = load_game(GODS).with_text("game: gods-unchained\ngods: [{id: ember, name: {en: Ember}}]\n")
    for god, told in (("ember", "'ember' has no god power to begin with"), ("embre", "there is no god 'embre'")):
        with pytest.raises(TheagonError, match=told):
            game.read_deck(f"{{name: Own, game: gods-unchained, god: {god}, cards: {{bear: 1}}}}")


# ---- replays --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_replay_holds_the_words_of_its_cards_and_plays_without_their_file(name: str) -> None:
    game = game_with_words(name)
    deck = deck_of(game)
    match = Match(game, game.setup([deck] * (2 if name != ARMY else 3), seed=5))
    for number in range(30):
        match.apply(match.position.decide("random", number))
    data = encode(replay_of(match))
    again = decode(data, "replay")
    assert again.game is not game
    assert again.position.state_hash() == match.position.state_hash()
    own = again.game.definition(WOLF[name])
    assert again.game.faces("ru").face(own) == game.faces("ru").face(own)


def test_a_replay_of_packaged_cards_holds_no_words() -> None:
    game = game_with_words(HAND)
    carried = game.definitions(game.setup(seed=1))
    assert {name for each in carried for name in each} == {"index", "line", "card", "leader"}
    assert load_game(HAND).card_set != game.card_set


# ---- faces ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_face_has_the_words_of_its_card_in_each_language_and_its_text_has_the_keyword(name: str) -> None:
    game = game_with_words(name)
    for language, ember, kindled in (
        ("en", "Ember", "Kindled"),
        ("es", "Ascua", "Encendido"),
        ("ru", "Угли", "Пламенный"),
    ):
        face = game.faces(language).face(game.definition(WOLF[name]))
        named = {word.term: word for word in face.words}
        assert named["pantheon-ember"] == WordFace("pantheon-ember", ember, colour="#b3543a")
        assert named["keyword-kindled"].name == kindled
        assert named["keyword-kindled"].text
        assert face.text[0].startswith(kindled)
        terms = game.catalogue(language).terms
        assert all(terms[term] == word.name for term, word in named.items())
        assert {term.partition("-")[0] for term in named} == {*SHOWN[name], "keyword"}


def test_a_word_without_a_colour_has_one_of_its_id_and_dark_ones_are_lightened() -> None:
    text = "game: army-of-gods\npantheons:\n" + "".join(
        f"  - {{id: {name}, name: {{en: {name.title()}}}{colour}}}\n"
        for name, colour in (
            ("one", ""),
            ("two", ""),
            ("night", ', colour: "#000000"'),
            ("snow", ', colour: "#FFFFFF"'),
        )
    )
    faces = load_game(ARMY).with_text(text).faces("en")
    colours = {name: faces.word("pantheon", name).colour for name in ("one", "two", "night", "snow")}
    assert colours["one"] != colours["two"]
    assert (colours["night"], colours["snow"]) == ("#666666", "#a8a8a8")


def test_a_whole_card_has_what_its_keywords_stand_for_once() -> None:
    game = game_with_words(HAND)
    wolf = game.definition("cinder-wolf")
    made = whole(wolf, game.cards.words["keyword"])
    assert made.keywords == ("guard", "charge")
    assert [ability.on for ability in made.abilities] == ["warcry", "afterlife"]
    assert game.cards.whole(game.definition("medusa")) is game.definition("medusa")


# ---- mistakes -------------------------------------------------------------------------------------------------------

OF_WORDS = [
    (HAND, "subtypes: [{id: emberkin, name: {en: Emberkin}}]\n", "subtypes: [embrkin]", "'embrkin'", "'emberkin'"),
    (HAND, "pantheons: [{id: ember, name: {en: Ember}}]\n", "pantheon: embr", "'embr'", "'ember'"),
    (HAND, "", "keywords: [gard]", "'gard'", "'guard'"),
    (GODS, "tribes: [{id: emberkin, name: {en: Emberkin}}]\n", "tribe: embrkin", "'embrkin'", "'emberkin'"),
    (GODS, "", "god: deth", "'deth'", "'death'"),
    (ARMY, "pantheons: [{id: ember, name: {en: Ember}}]\n", "pantheon: embr", "'embr'", "'ember'"),
    (ARMY, "keywords: [{id: swift, name: {en: Swift}, do: [{draw: 1}]}]\n", "keywords: [swft]", "'swft'", "'swift'"),
]


@pytest.mark.parametrize(("name", "words", "field", "wrong", "meant"), OF_WORDS)
def test_an_unknown_word_is_told_at_its_place_with_the_likely_one(
    name: str, words: str, field: str, wrong: str, meant: str
) -> None:
    line = card(name, field)
    (told,) = refused(f"game: {name}\n{words}cards:\n{line}")
    column = line.index(wrong.strip("'")) + 1
    assert told.startswith(f"{3 + bool(words)}:{column}: the text {wrong} is not known here (did you mean {meant}?")


@pytest.mark.parametrize("name", [HAND, GODS])
def test_an_unknown_tribe_of_a_filter_is_told_at_its_place(name: str) -> None:
    on = "warcry" if name == HAND else "roar"
    line = card(name, f"abilities: [{{on: {on}, do: [{{damage: 1, to: {{all: {{{TRIBES[name]}: embrkin}}}}}}]}}]")
    (told,) = refused(f"game: {name}\n{TRIBES[name]}s: [{{id: emberkin, name: {{en: Emberkin}}}}]\ncards:\n{line}")
    assert told.startswith(f"4:{line.index('embrkin') + 1}: the text 'embrkin' is not known here (did you mean")


WRONG = [
    ("pantheons:\n  - {id: norse, name: {en: North}}\n", "3:10: 'norse' is a pantheon of the game"),
    (
        "subtypes:\n  - {id: imp, name: {en: Imp}}\n  - {id: imp, name: {en: Little Imp}}\n",
        "4:10: the subtype 'imp' is declared twice",
    ),
    ("subtypes:\n  - {id: imp, name: {en: Imp}}\n  - {id: elf, name: {en: Imp}}\n", "4:26: 'imp' has this name too"),
    ("keywords:\n  - {id: calm, name: {en: Calm}}\n", "3:5: the keyword 'calm' stands for nothing"),
    ("keywords:\n  - {id: calm, name: {en: Calm}, keywords: [clam]}\n", "3:45: the text 'clam' is not known here"),
    (
        "keywords:\n  - {id: calm, name: {en: Calm}, abilities: [{on: turn-end, do: [{damage: 1, to: target}]}]}\n",
        "there is no target in the trigger 'turn-end'",
    ),
    ("pantheons:\n  - {id: ember, name: {en: Ember}, colour: red}\n", "3:44: 'red' is not a colour"),
    ("pantheons:\n  - {id: ember, name: {en: Ember}, color: red}\n", "unknown field 'color' (did you mean 'colour'?"),
    (
        "pantheons:\n  - id: ember\n    name: {en: Ember}\n    colour: #b3543a\n",
        "5:12: expected text, got nothing (what follows a # is a comment",
    ),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_a_mistake_in_a_word_is_told_at_its_place(text: str, told: str) -> None:
    errors = refused(f"game: hand-of-the-gods\n{text}")
    assert any(told in each for each in errors), errors


def test_a_set_with_more_words_than_the_rules_have_numbers_for_is_refused_at_the_first_too_many() -> None:
    tribes = "".join(f"  - {{id: own-{k}, name: {{en: Own {k}}}}}\n" for k in range(1, 11))
    (told,) = refused(f"game: gods-unchained\ntribes:\n{tribes}")
    assert told == "11:10: a set declares at most 8 tribes (leave this one out)"


CARDS_WITH = [
    (HAND, "abilities: [{on: warcry, activated: true, do: [{draw: 1}]}]", "a unit has one activated warcry at most"),
    (HAND, "keywords: [guard]", "a unit that has stealth has lost guard"),
    (HAND, "neutral: true, token: true", "a unit that belongs to no player has no keywords of one's own"),
    (GODS, "abilities: [{on: ability, do: [{draw: 1}]}]", "one ability at most to use"),
    (GODS, "kind: relic", "'own' is not for relics"),
    (ARMY, "kind: army, strength: 2, do: []", "is an army card, which is not played"),
    (ARMY, "kind: power, do: [{block: true}]", "with 'own' 'probe': in the turn of another"),
]


@pytest.mark.parametrize(("name", "fields", "told"), CARDS_WITH)
def test_what_a_card_and_its_keyword_may_not_have_together_is_told_at_the_keywords(
    name: str, fields: str, told: str
) -> None:
    stands_for = {
        HAND: "keywords: [stealth], abilities: [{on: warcry, activated: true, do: [{draw: 1}]}]",
        GODS: "abilities: [{on: ability, do: [{draw: 1}]}, {on: survives, do: [{draw: 1}]}]",
        ARMY: "do: [{actions: 1}]",
    }[name]
    given = dict(each.split(": ", 1) for each in HEADS[name].split(", ", 2))
    given |= {each.split(": ", 1)[0]: each.split(": ", 1)[1] for each in _fields(fields)}
    given["keywords"] = given["keywords"][:-1] + ", own]" if "keywords" in given else "[own]"
    line = f"  - {{id: probe, name: {{en: A Probe}}, {', '.join(f'{k}: {v}' for k, v in given.items())}}}\n"
    words = f"keywords: [{{id: own, name: {{en: Own}}, {stands_for}}}]\n"
    errors = refused(f"game: {name}\n{words}cards:\n{line}")
    place = f"4:{line.index('keywords: ') + len('keywords: ') + 1}: "
    assert any(each.startswith(place) and told in each for each in errors), errors


def _fields(text: str) -> list[str]:
    """The fields of a mapping on one line, apart."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [each.strip() for each in found]


@pytest.mark.parametrize(("name", "plain"), [(HAND, "charge"), (GODS, "blitz")])
@pytest.mark.parametrize(("said", "warned"), [("Runs fast.", True), ("Kindled.", False)])
def test_a_text_that_does_not_name_a_keyword_of_ones_own_is_warned_of(
    name: str, plain: str, said: str, warned: bool
) -> None:
    words = f"keywords: [{{id: own, name: {{en: Kindled}}, keywords: [{plain}]}}]\n"
    line = card(name, "cost: 1", "keywords: [own]", f"text: {{en: [{said}], es: [Corre.]}}")
    made = load_game(name).with_text(f"game: {name}\n{words}cards:\n{line}")
    assert any("does not name 'own'" in each.message for each in made.cards.warnings) == warned


def test_a_keyword_that_there_is_not_is_refused_beside_a_text_of_ones_own() -> None:
    (error,) = refused(f"game: {HAND}\ncards:\n{card(HAND, 'cost: 1', 'keywords: [nowhere]', 'text: {en: [It.]}')}")
    assert "'nowhere' is not known here" in error
