"""Card sets, decks and maps: what the package brings, and what files and replays may bring."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from theagon.cards.decode import decode_with_places
from theagon.cards.report import InvalidFileError
from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods.content import MOST_CARDS, CardSet, load_map, standard
from theagon.games.hand_of_the_gods.game import GAME
from theagon.games.hand_of_the_gods.schema import Card, CardFile, Deck, Leader, Pantheon, Words

PANTHEONS = set(get_args(Pantheon)) - {"neutral"}


def words(text: str) -> Words:
    return Words(en=text, es=text, ru=text)


def unit(card_id: str, **fields: Any) -> Card:
    return Card(**{"id": card_id, "name": words(card_id), "kind": "unit", "attack": 1, "health": 1, **fields})


def messages(act: Callable[[], object]) -> list[str]:
    with pytest.raises(TheagonError) as raised:
        act()
    errors = raised.value.errors if isinstance(raised.value, InvalidFileError) else (raised.value,)
    return [error.message for error in errors]


class TestTheCardsOfThePackage:
    def test_each_pantheon_has_one_leader_to_choose_who_has_a_starter_deck(self) -> None:
        leaders = {leader.id: leader.pantheon for leader in standard().leaders.values() if leader.selectable}
        assert sorted(leaders.values()) == sorted(PANTHEONS)
        assert {name: deck.leader for name, deck in GAME.starter_decks().items()} == {name: name for name in leaders}

    def test_there_are_cards_enough_for_every_pantheon(self) -> None:
        for_decks = Counter(card.pantheon for card in standard().cards.values() if not card.token)
        assert for_decks.total() >= 120
        assert for_decks["neutral"] >= 45
        assert all(for_decks[pantheon] >= 10 for pantheon in PANTHEONS)

    def test_places_count_from_1_in_the_order_of_the_ids(self) -> None:
        every = standard()
        assert [every.index(name) for name in sorted(every.by_id)] == list(range(1, len(every.cards) + 1))
        assert [every.leader_index(name) for name in sorted(every.leader_by_id)] == list(every.leaders)
        assert every.cards[every.index("medusa")].id == "medusa"

    def test_the_arena_is_the_board_of_the_rulebook(self) -> None:
        arena = load_map()  # HG6.1, HG6.2, HG6.4, HG6.6
        assert (arena.stones, arena.stone_health, arena.blockers) == (("a3", "h3"), 25, ())
        assert arena.homes == (("a", "b"), ("g", "h"))
        assert (arena.opening, arena.gift, arena.turn_limit) == ((3, 4), "tribute", 100)


class TestSets:
    def test_the_digest_tells_any_two_sets_apart(self) -> None:
        one = CardSet.numbered([unit("a"), unit("b")], [])
        assert one.digest == CardSet.numbered([unit("b"), unit("a")], []).digest
        others = [
            CardSet.numbered([unit("a"), unit("b", attack=2)], []),
            CardSet.numbered([unit("a")], []),
            CardSet({1: unit("a"), 3: unit("b")}, {}),
        ]
        assert len({one.digest, *(other.digest for other in others)}) == 4

    def test_a_set_is_not_changed_by_extending_it(self) -> None:
        before = standard().digest
        more = standard().extended([unit("aaa"), unit("medusa", name=words("Medusa"))])
        assert (more.index("aaa"), more.by_id["medusa"].attack) == (1, 1)
        assert len(more.cards) == len(standard().cards) + 1
        assert (standard().digest, "aaa" in standard().by_id) == (before, False)

    def test_extending_by_nothing_gives_the_set_itself(self) -> None:
        assert standard().extended([]) is standard()

    def test_a_mistake_in_an_extension_is_told_where_it_stands_in_its_file(self) -> None:
        text = "- {id: x, name: {en: x, es: y, ru: z}, kind: unit,\n   keywords: [guard, guard], attack: 1, health: 1}"
        read = decode_with_places(parse_yaml(text, "scenario.yaml"), tuple[Card, ...])
        with pytest.raises(InvalidFileError) as raised:
            standard().extended(read.value, node_of=read.node_of)
        assert str(raised.value.location) == "scenario.yaml:2:22"

    def test_a_mistake_in_an_extension_without_a_file_is_shown_with_the_definition(self) -> None:
        with pytest.raises(InvalidFileError) as raised:
            standard().extended([unit("x", keywords=("guard", "guard"))])
        assert raised.value.location is not None
        assert (raised.value.location.file, raised.value.location.text) == ("card definition", '  "guard"')

    def test_a_set_of_more_cards_than_the_rules_have_places_for_is_refused(self) -> None:
        full = CardSet.numbered([unit(f"c{k}") for k in range(MOST_CARDS)], [])
        assert max(full.cards) == MOST_CARDS
        assert messages(lambda: full.extended([unit("one-more")])) == [
            f"a set holds at most {MOST_CARDS} cards, not {MOST_CARDS + 1}"
        ]

    def test_the_closure_holds_all_that_can_come_of_a_card(self) -> None:
        cards = msgspec.convert(
            [
                {"id": "maker", **_base("maker"), "abilities": [_warcry({"summon": {"card": "made"}})]},
                {"id": "made", **_base("made"), "abilities": [_warcry({"transform": "last", "to": "self"})]},
                {"id": "last", **_base("last"), "auras": [{"gain": {"attack": 1}, "of": {"card": "praised"}}]},
                {"id": "praised", **_base("praised")},
                {"id": "seer", **_base("seer"), "abilities": [_warcry({"discover": {"pool": ["made", "s1", "s2"]}})]},
                {"id": "s1", "name": _name("s1"), "kind": "spell", "do": [{"add-card": {"card": "praised"}}]},
                {"id": "s2", "name": _name("s2"), "kind": "spell", "do": [{"leader-ability": "chief"}]},
                {"id": "alone", **_base("alone")},
            ],
            tuple[Card, ...],
        )
        chief = {"id": "chief", "name": _name("chief"), "pantheon": "greek", "ability": _name("call"), "cost": 2}
        leader = msgspec.convert({**chief, "do": [{"summon": {"card": "alone", "at": "home"}}]}, Leader)
        every = CardSet.numbered(cards, [leader])
        assert every.closure(["praised"]) == {"praised"}
        assert every.closure(["maker"]) == {"maker", "made", "last", "praised"}
        assert every.closure(["s2"]) == {"s2", "chief", "alone"}
        assert every.closure(["seer"]) == set(every.by_id) - {"maker"} | {"chief"}


def _name(text: str) -> dict[str, str]:
    return {"en": text, "es": text, "ru": text}


def _base(name: str) -> dict[str, Any]:
    return {"name": _name(name), "kind": "unit", "attack": 1, "health": 1}


def _warcry(effect: dict[str, Any]) -> dict[str, Any]:
    return {"on": "warcry", "do": [effect]}


def placed(index: int, card_id: str, *, line: int = 1, **fields: object) -> dict[str, object]:
    return {"index": index, "line": line, "card": {"id": card_id, **_base(card_id), **fields}}


class TestDefinitions:
    """What a replay carries of the cards it used."""

    def test_they_keep_every_card_at_its_place(self) -> None:
        every = standard()
        needed = every.closure([*GAME.starter_decks()["zeus"].cards, "zeus", "tribute"])
        again = CardSet.from_definitions(json.loads(json.dumps(every.definitions(needed))))
        assert set(again.by_id) | set(again.leader_by_id) == needed
        assert all(again.cards[every.index(name)] == every.by_id[name] for name in again.by_id)
        assert all(again.first_line(name) == every.first_line(name) for name in needed)
        assert again.leaders == {every.leader_index("zeus"): every.leader_by_id["zeus"]}

    @pytest.mark.parametrize(
        ("definitions", "message"),
        [
            ("cards", "expected a list, got the text 'cards'"),
            ([7], "expected a mapping, got the number 7"),
            ([{"index": 1, "line": 1}], "either 'card', 'leader', 'pantheon', 'subtype' or 'keyword' must be given"),
            ([{"index": 1, "card": placed(1, "x")["card"]}], "the field 'line' is missing"),
            ([placed(0, "x")], "0 is too small: at least 1 is needed"),
            ([placed(65536, "x")], f"a set holds at most {MOST_CARDS} cards, not 65536"),
            ([placed(1, "x", colour=1)], "unknown field 'colour'"),
            ([placed(1, "x", abilities=[_warcry({"add-card": {"card": "y"}})])], "there is no card 'y'"),
            ([placed(1, "x"), placed(1, "y")], "the place 1 is given twice"),
            ([placed(1, "x"), placed(2, "x")], "the id 'x' is given twice"),
            (
                [placed(1, "x", line=3, abilities=[_warcry({"draw": 1})]), placed(2, "y", line=3)],
                "its lines are those of another definition",
            ),
        ],
    )
    def test_what_no_set_wrote_is_refused(self, definitions: object, message: str) -> None:
        assert messages(lambda: CardSet.from_definitions(definitions)) == [message]


def deck_file(folder: Path, cards: dict[str, int], leader: str = "zeus") -> Path:
    path = folder / "deck.yaml"
    listed = "\n".join(f"  {name}: {copies}" for name, copies in cards.items())
    path.write_text(f"game: hand-of-the-gods\nname: Trial\nleader: {leader}\ncards:\n{listed}\n", "utf-8")
    return path


def card_names(pantheon: str, rarity: tuple[str, ...], *, token: bool = False) -> list[str]:
    """Ids of cards of this kind, in order."""
    every = standard().cards.values()
    return [c.id for c in every if (c.pantheon, c.token) == (pantheon, token) and c.rarity in rarity]


class TestDecks:
    NEUTRAL = card_names("neutral", ("common", "rare", "epic"))
    GREEK = card_names("greek", ("common", "rare", "epic"))
    LEGAL = dict.fromkeys([*GREEK[:3], *NEUTRAL[:9]], 2) | {NEUTRAL[9]: 1}

    def test_two_of_each_of_the_leaders_own_and_neutral_cards_are_legal(self, tmp_path: Path) -> None:
        deck = GAME.load_deck(deck_file(tmp_path, self.LEGAL))
        assert (deck.name, deck.cards) == ("Trial", self.LEGAL)

    @pytest.mark.parametrize(
        ("change", "leader", "place", "said"),
        [
            ({NEUTRAL[9]: 2}, "zeus", "4:1", "a deck has 25 cards, this one 26 (HG5.6)"),
            ({NEUTRAL[8]: 1}, "zeus", "4:1", "a deck has 25 cards, this one 24 (HG5.6)"),
            ({NEUTRAL[9]: 0}, "zeus", f"17:{len(NEUTRAL[9]) + 5}", "0 is too small: at least 1 is needed"),
            ({NEUTRAL[8]: 3, NEUTRAL[9]: None}, "zeus", f"16:{len(NEUTRAL[8]) + 5}", f"3 copies of '{NEUTRAL[8]}'"),
            ({NEUTRAL[9]: None, "zombie": 1}, "zeus", "17:3", "'zombie' is made by other cards and belongs in no deck"),
            ({NEUTRAL[9]: None, "thor": 1}, "zeus", "17:3", "'thor' is of another pantheon, the norse"),
            ({NEUTRAL[9]: None, "medussa": 1}, "zeus", "17:3", "there is no card 'medussa'"),
            ({}, "zeuss", "3:9", "there is no leader 'zeuss'"),
            ({}, "gates-of-janus", "3:9", "'gates-of-janus' cannot lead a deck"),
        ],
    )
    def test_a_deck_against_the_rules_is_refused_at_the_line_that_breaks_them(
        self, tmp_path: Path, change: dict[str, int | None], leader: str, place: str, said: str
    ) -> None:
        cards = {name: copies for name, copies in (self.LEGAL | change).items() if copies is not None}
        path = deck_file(tmp_path, cards, leader)
        with pytest.raises(InvalidFileError) as raised:
            GAME.load_deck(path)
        error = raised.value.errors[0]
        assert (str(error.location), error.message) == (f"{path}:{place}", said)

    def test_of_a_legendary_card_a_deck_has_one(self, tmp_path: Path) -> None:
        legendary = card_names("neutral", ("legendary",))[0]
        one = {name: copies for name, copies in self.LEGAL.items() if name != self.NEUTRAL[9]} | {legendary: 1}
        assert GAME.load_deck(deck_file(tmp_path, one)).cards[legendary] == 1
        two = {name: copies for name, copies in one.items() if name != self.NEUTRAL[8]} | {legendary: 2}
        assert messages(lambda: GAME.load_deck(deck_file(tmp_path, two)))[0] == f"2 copies of '{legendary}'"

    def test_all_that_is_wrong_with_a_deck_is_told_at_once(self, tmp_path: Path) -> None:
        path = deck_file(tmp_path, {self.GREEK[0]: 3, "thor": 2, "nobody": 1}, "zeus")
        assert messages(lambda: GAME.load_deck(path)) == [
            f"3 copies of '{self.GREEK[0]}'",
            "'thor' is of another pantheon, the norse",
            "there is no card 'nobody'",
            "a deck has 25 cards, this one 6 (HG5.6)",
        ]

    def test_a_deck_that_comes_from_no_file_is_checked_as_well(self) -> None:
        deck = Deck(game="hand-of-the-gods", name="none", leader="zeus", cards={"medusa": 1})
        assert messages(lambda: standard().check_deck(deck)) == ["a deck has 25 cards, this one 1 (HG5.6)"]

    @pytest.mark.parametrize("source", [Path("nowhere"), "nowhere.yaml", "no\0where", "/", "x" * 5000 + "/"])
    def test_a_path_that_leads_nowhere_is_told(self, source: str | Path) -> None:
        assert messages(lambda: GAME.load_deck(source))[0].startswith("cannot be read: ")


class TestMaps:
    BASE = "game: hand-of-the-gods\nid: m\nname: {en: m, es: m, ru: m}\n"
    HOMES = "homes: [[a], [h]]\n"

    @pytest.mark.parametrize(
        ("fields", "place", "said"),
        [
            (f"{HOMES}stones: [c3, c3]", "5:14", "both stones stand on one tile"),
            (f"{HOMES}stones: [a3, i3]", "5:14", "'i3' is not a tile: a1 to h5"),
            (f"{HOMES}stones: [a3]", "5:9", "1 item: at least 2 items needed"),
            (f"{HOMES}blockers: [c3, h3]", "5:16", "a stone stands on h3"),
            (f"{HOMES}blockers: [c3, d6]", "5:16", "'d6' is not a tile: a1 to h5"),
            (f"{HOMES}blockers: [c3, d4, c3]", "5:20", "'c3' is given twice"),
            (f"{HOMES}gift: tribut", "5:7", "there is no card 'tribut'"),
            (f"{HOMES}opening: [4, 7]", "5:14", "7 is too large: at most 6 is allowed"),
            (f"{HOMES}turn-limit: 0", "5:13", "0 is too small: at least 1 is needed"),
            ("homes: [[a], [j]]", "4:15", "'j' is not a column: a to h"),
            ("homes: [[a], []]", "4:14", "0 items: at least 1 item needed"),
            ("homes: [[a], [b], [c]]", "4:8", "3 items: at most 2 items allowed"),
        ],
    )
    def test_an_impossible_map_is_refused_at_its_place(
        self, tmp_path: Path, fields: str, place: str, said: str
    ) -> None:
        path = tmp_path / "map.yaml"
        path.write_text(f"{self.BASE}{fields}\n", "utf-8")
        with pytest.raises(InvalidFileError) as raised:
            load_map(path)
        assert [(str(error.location), error.message) for error in raised.value.errors] == [(f"{path}:{place}", said)]

    def test_a_map_may_have_no_gift(self, tmp_path: Path) -> None:
        path = tmp_path / "map.yaml"
        path.write_text(f"{self.BASE}{self.HOMES}gift: null\n", "utf-8")
        assert load_map(path).gift is None

    def test_the_maps_of_the_package_are_found_by_name(self) -> None:
        assert load_map("ruins").blockers
        assert messages(lambda: load_map("ruin")) == ["there is no map 'ruin'"]


def test_plain_data_are_card_files_too() -> None:
    file = {"game": "hand-of-the-gods", "cards": [{"id": "x", **_base("x")}]}
    assert msgspec.convert(file, CardFile).cards == (unit("x"),)
