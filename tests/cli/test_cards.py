"""`theagon cards` and `theagon deck`, for people and for programs, and what they make of bad files."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import facts, mistake, printed, theagon
from theagon.cli.cards import cards
from theagon.games import NAMES, load_game
from theagon.games.gods_unchained.content import standard as unchained
from theagon.games.hand_of_the_gods.content import standard
from theagon.games.translated import said

PROBE = "{en: Probe, es: Sonda, ru: Проба}"
CARD = f"  - {{id: probe, name: {PROBE}, kind: unit, attack: 1, health: 2, figure: hound, keywords: [guard]}}\n"
CARDS = f"game: hand-of-the-gods\ncards:\n{CARD}"


pytestmark = pytest.mark.usefixtures("wide")


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


def ids(*words: str) -> set[str]:
    return {card["id"] for card in facts("cards", *words)}


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "file.yaml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


class TestCards:
    def test_all_cards_are_listed_with_or_without_the_name_of_the_game(self) -> None:
        everything = set(standard().by_id)
        assert ids() == ids("hand-of-the-gods") == everything
        shown = printed("cards")
        assert f"{len(everything)} cards." in shown
        assert all(name in shown for name in ("Medusa", "Sunder", "Zombie"))

    @pytest.mark.parametrize("game", NAMES)
    def test_editors_get_every_text_once_or_whole_cards_with_all_their_lines(self, game: str) -> None:
        catalogue = load_game(game).catalogue("ru")
        faces = {each.id: each for each in (*catalogue.leaders, *catalogue.cards)}.values()
        copy = printed("cards", game, "--reading", "--lang", "ru").splitlines()
        assert sorted(line for line in copy if line[0] != " ") == sorted(f"{each.id}: {each.name}" for each in faces)
        texts = [line.strip() for line in copy if line[0] == " "]
        assert sorted(texts) == sorted({line for each in faces for line in each.text})
        shown = printed("cards", game, "--whole", "--lang", "ru").splitlines()
        titles = [place for place, line in enumerate(shown) if line[0] != " "]
        told = {shown[a].partition(" (")[0]: shown[a + 1 : b] for a, b in pairwise([*titles, len(shown)])}
        assert told == {f"{each.id}: {each.name}": [f"    {line}" for line in each.text] for each in faces}

    @pytest.mark.parametrize(
        ("option", "value", "fits"),
        [
            ("--pantheon", "greek", lambda card: card.pantheon == "greek"),
            ("--cost", "3", lambda card: card.cost == 3),
            ("--keyword", "guard", lambda card: "guard" in card.keywords),
            ("--keyword", "protect", lambda card: card.protect > 0),
            ("--kind", "spell", lambda card: card.kind == "spell" and not card.token),
            ("--kind", "unit", lambda card: card.kind == "unit" and not card.token),
            ("--kind", "token", lambda card: card.token),
        ],
    )
    def test_options_choose_cards(self, option: str, value: str, fits: Any) -> None:
        expected = {card.id for card in standard().cards.values() if fits(card)}
        assert expected
        assert ids(option, value) == expected

    def test_options_narrow_one_another(self) -> None:
        assert ids("--pantheon", "greek", "--cost", "5", "--keyword", "guard") == {"athena"}

    def test_a_search_looks_at_names_and_texts_of_the_language(self) -> None:
        assert "medusa" in ids("--search", "MEDUSA")
        assert "medusa" in ids("--search", "attack damage")
        assert "medusa" not in ids("--search", "attack damage", "--lang", "ru")
        assert "medusa" in ids("--search", "медуз", "--lang", "ru")

    def test_a_search_needs_no_accents(self) -> None:
        assert ids("--search", "golem de piedra", "--lang", "es") == ids("--search", "Gólem de piedra", "--lang", "es")
        assert ids("--search", "chang’e") == {"change"}

    def test_the_leaders_are_a_kind_of_their_own(self) -> None:
        assert ids("--kind", "leader") == set(standard().leader_by_id)

    def test_the_help_names_kinds_by_the_words_that_are_typed(self) -> None:
        (said,) = [getattr(each, "help", "") for each in cards.params if each.name == "kind"]
        assert {"unit", "spell", "token", "leader"} <= set(re.findall(r"\w+", said))

    @pytest.mark.parametrize("game", NAMES)
    def test_every_id_that_a_file_may_name_is_listed(self, game: str) -> None:
        listed = printed("cards", game, "--ids").split()
        assert listed == sorted(set(listed)) == facts("cards", game, "--ids")
        known: Any = load_game(game)
        assert set(known.cards.everything) <= set(listed)
        assert printed("cards", "--ids", "--kind", "leader").split() == sorted(standard().leader_by_id)
        assert "8 leaders." in printed("cards", "--kind", "leader")

    @pytest.mark.parametrize("name", ["marksman", "Marksman", "МЕТКИЙ СТРЕЛОК"])
    def test_one_card_is_found_by_its_id_or_its_name_in_any_language(self, name: str) -> None:
        assert facts("cards", name)["id"] == "marksman"
        assert facts("cards", "hand-of-the-gods", name)["id"] == "marksman"

    def test_one_card_is_shown_with_its_text_and_its_house_values_are_marked(self) -> None:
        shown = printed("cards", "enyo")  # the rulebook gives her 4/5 (HG4.9), and no source her cost
        assert "Cost 5*   Attack 4   Health 5   Movement 2*   Range 1*" in shown
        assert "Warcry: Summon an Enyo Flag" in shown
        assert "* a house value: no published source gives it" in shown

    def test_the_flavour_of_a_card_stands_below_its_text(self, tmp_path: Path) -> None:
        told = written(tmp_path, CARDS.replace("[guard]", "[guard], flavour: It never sleeps."))
        lines = printed("cards", "probe", "--cards", told).splitlines()
        assert lines[lines.index("Guard.") + 2] == "It never sleeps."

    def test_the_list_marks_house_values_too_and_can_name_them(self) -> None:
        rows = [line.split()[:4] for line in printed("cards").splitlines()]
        assert ["5*", "Enyo", "4/5", "2*/1*"] in rows
        named = printed("cards", "--search", "enyo", "--house")
        assert "pantheon, cost, movement, range, rarity, subtypes, effect" in named

    def test_json_holds_what_files_leave_out(self) -> None:
        card = facts("cards", "marksman")
        expected = {"pantheon": "neutral", "cost": 2, "attack": 1, "health": 2, "movement": 2, "range": 3}
        assert {name: card[name] for name in expected} == expected
        assert (card["token"], card["keywords"], card["kind"]) == (False, [], "unit")

    def test_leaders_that_are_cards_of_decks_are_listed_too_and_their_kind_is_known(self) -> None:
        listed = printed("cards", "army-of-gods")
        assert all(name in listed for name in ("Loki", "Archers", "Bulwark", "Eris"))
        gods = {card["id"] for card in facts("cards", "army-of-gods", "--kind", "leading")}
        assert gods == ids("army-of-gods", "--kind", "leader")
        assert "loki" in gods
        assert "Zeus" not in printed("cards", "hand-of-the-gods")

    def test_nothing_found_is_no_mistake(self) -> None:
        assert printed("cards", "--search", "no card says this").startswith("0 cards.")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("theagon cards che", {"check"}),
        ("theagon cards hand", {"hand-of-the-gods"}),
        ("theagon cards medus", {"medusa"}),
        ("theagon cards hand-of-the-gods medus", {"medusa"}),
        ("theagon cards check --j", {"--json"}),
    ],
)
def test_the_shell_completes_cards_and_their_subcommands(line: str, expected: set[str]) -> None:
    words = line.split()
    shell = {"_THEAGON_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    shown = printed(**shell).split()
    assert expected <= {word.removeprefix("plain,") for word in shown} <= expected | set(standard().by_id)


class TestCheckingCards:
    def test_a_sound_file_is_shown_with_the_text_of_its_cards(self, tmp_path: Path) -> None:
        shown = printed("cards", "check", written(tmp_path, CARDS))
        assert "Probe" in shown
        assert "Guard." in shown
        assert shown.endswith("1 card, no mistakes\n")
        assert "Sonda" in printed("cards", "check", written(tmp_path, CARDS), "--lang", "es")

    def test_as_json_too(self, tmp_path: Path) -> None:
        verdict = facts("cards", "check", written(tmp_path, CARDS))
        assert (verdict["valid"], verdict["errors"]) == (True, [])
        assert [(card["id"], card["text"]) for card in verdict["cards"]] == [("probe", ["Guard."])]

    def test_every_mistake_is_told_with_its_place_line_caret_and_cure(self, tmp_path: Path) -> None:
        path = written(tmp_path, CARDS.replace("guard]", "guard, gaurd], do: [{damage: 1, to: target}]"))
        result = theagon("cards", "check", path)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith(f"{path}:3:{CARD.index(']') + 3}: the text 'gaurd' is not known here\n")
        assert "\nhint: did you mean 'guard'?\n" in result.stderr

    def test_mistakes_as_json_have_their_places(self, tmp_path: Path) -> None:
        path = written(tmp_path, CARDS.replace("keywords: [guard]", "house: [atack]"))
        result = theagon("cards", "check", path, "--json")
        assert result.exit_code == 2
        assert json.loads(result.stdout) == {
            "valid": False,
            "errors": [
                {
                    "severity": "error",
                    "message": "'atack' is no printed value",
                    "file": str(path),
                    "line": 3,
                    "column": CARD.index("keywords") + len("house: [") + 1,
                    "hint": "did you mean 'attack'? allowed: "
                    "name, pantheon, rarity, cost, effect, attack, health, movement, range, subtypes",
                }
            ],
            "warnings": [],
        }

    def test_warnings_are_printed_with_their_places_and_refuse_nothing(self, tmp_path: Path) -> None:
        path = written(tmp_path, CARDS.replace("id: probe", "id: medusa"))
        shown = printed("cards", "check", path)
        assert f"warning: {path}:3:10: this replaces the card 'medusa' of the game" in " ".join(shown.split())
        assert shown.endswith("no mistakes\n")
        told = facts("cards", "check", path)
        assert (told["valid"], told["errors"]) == (True, [])
        assert [(each["severity"], each["line"]) for each in told["warnings"]] == [("warning", 3)]

    def test_files_are_checked_together(self, tmp_path: Path) -> None:
        maker = CARDS.replace("probe", "maker").replace("Probe", "Maker").replace("Sonda", "Otra").replace("Проба", "Б")
        first = tmp_path / "first.yaml"
        does = "abilities: [{on: afterlife, do: [{summon: {card: probe}}]}]"
        first.write_text(maker.replace("keywords: [guard]", does), "utf-8")
        assert theagon("cards", "check", first).exit_code == 2
        assert theagon("cards", "check", first, written(tmp_path, CARDS)).exit_code == 0

    def test_cards_stand_under_their_pantheons_each_named_once(self, tmp_path: Path) -> None:
        kinds = [("a", "norse"), ("b", "greek"), ("c", "norse"), ("d", "greek")]
        text = "".join(
            f"  - {{id: {name}, name: {{en: {name}, es: {name}, ru: {name}}}, kind: unit, attack: 1, health: 2,"
            f" pantheon: {pantheon}}}\n"
            for name, pantheon in kinds
        )
        shown = printed("cards", "check", written(tmp_path, f"game: hand-of-the-gods\ncards:\n{text}"))
        assert (shown.count("Norse"), shown.count("Greek")) == (1, 1)

    def test_a_subcommand_has_help_of_its_own(self) -> None:
        assert "Usage: theagon cards check [OPTIONS] FILE..." in printed("cards", "check", "--help")
        assert "Check card files" in printed("cards", "check", "--help")
        assert "--pantheon" not in printed("cards", "check", "--help")
        assert "--pantheon" in printed("cards", "--help")


@pytest.mark.parametrize("command", ["cards", "deck"])
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"game: [hand", "syntax error"),
        (b"\xff\xfe\x00", "is not UTF-8 text"),
        (b"game: chess\n", "the text 'chess' is not a game"),
        (b"game: \x1b[31m", "the invisible character U+001B is not allowed"),
    ],
)
def test_a_bad_file_is_refused_with_its_name(tmp_path: Path, command: str, data: bytes, said: str) -> None:
    path = written(tmp_path, data)
    told = mistake(command, "check", path)
    assert told.startswith(str(path))
    assert said in told


@pytest.mark.parametrize("data", [b"[probe, maker]", b"cards: [{god: war, strength: 2}]"])
def test_a_mistake_about_the_whole_file_is_told_alone(tmp_path: Path, data: bytes) -> None:
    path = written(tmp_path, data)
    assert mistake("cards", "check", path).count(f"{path}:") == 1


class TestDecks:
    TWICE = "enyo aphrodite spartan arges ares arachne stone-of-gaia marksman sunder transfusion recall blademaster"
    ZEUS = (
        "game: hand-of-the-gods\nname: Trial\nleader: zeus\ncards:\n"
        + "".join(f"  {name}: 2\n" for name in TWICE.split())
        + "  medusa: 1\n"
    )

    def test_a_legal_deck_passes(self, tmp_path: Path) -> None:
        path = written(tmp_path, self.ZEUS)
        assert printed("deck", "check", path) == "Trial: a legal deck of zeus, 25 cards\n"
        verdict = facts("deck", "check", path)
        assert (verdict["valid"], verdict["leader"], verdict["errors"]) == (True, "zeus", [])
        assert sum(verdict["kinds"].values()) == sum(verdict["curve"]) == 25

    @pytest.mark.parametrize(
        ("change", "said"),
        [
            (("medusa: 1", "medusa: 2"), "a deck has 25 cards, this one 26 (HG5.6)"),
            (("medusa: 1", "medusa: 3"), "3 copies of 'medusa'"),
            (("medusa: 1", "medusa: many"), "expected a whole number, got the text 'many'"),
        ],
    )
    def test_a_deck_against_the_rules_is_refused(self, tmp_path: Path, change: tuple[str, str], said: str) -> None:
        assert change[0] in self.ZEUS
        path = written(tmp_path, self.ZEUS.replace(*change))
        assert said in mistake("deck", "check", path)
        verdict = json.loads(theagon("deck", "check", path, "--json").stdout)
        assert not verdict["valid"]
        assert said in [error["message"] for error in verdict["errors"]]

    def test_the_decks_of_the_game_are_listed(self) -> None:
        starters = load_game("hand-of-the-gods").starter_decks()
        assert [deck["id"] for deck in facts("deck", "list", "hand-of-the-gods")] == sorted(starters)
        every = {deck["id"]: deck["game"] for deck in facts("deck", "list")}
        assert (every["zeus"], every["war"]) == ("hand-of-the-gods", "gods-unchained")
        shown = printed("deck", "list")
        assert all(name in shown for name in load_game("hand-of-the-gods").starter_decks())

    def test_a_deck_is_shown_with_its_cards_and_its_curve(self) -> None:
        shown = printed("deck", "show", "zeus")
        deck = load_game("hand-of-the-gods").starter_decks()["zeus"]
        for name, copies in deck.cards.items():
            card = standard().by_id[name]
            assert f"{copies} × {card.cost:>2}" in shown
            assert said(card.name, "en") in shown
        curve = facts("deck", "show", "zeus")["curve"]
        counts = [int(line.rpartition("█")[2].split()[0]) for line in shown.splitlines() if "█" in line]
        assert counts == [n for n in curve if n]

    def test_a_deck_without_costs_or_leader_is_shown_kind_by_kind_and_the_weakest_first(self) -> None:
        shown = printed("deck", "show", "house")
        assert "17 ×         2  Archers" in shown
        assert " 1 ×  2         Hades" in shown
        lines = [line.strip() for line in shown.splitlines()]
        of_army = lines[lines.index("Army: 97") + 1 : lines.index("Supporting god: 8")]
        assert [line.split()[2] for line in of_army] == ["2", "3", "5", "5", "6", "6"]
        assert {"Power card: 7", "Leading god: 8"} <= set(lines)
        decks = [facts("deck", "show", "house"), *facts("deck", "list", "army-of-gods")]
        assert [{"mean_cost", "curve"} & each.keys() for each in decks] == [set(), set()]
        assert [each["leader"] for each in decks] == [None, None]
        house = str(files("theagon.games.army_of_gods") / "decks" / "house.yaml")
        assert printed("deck", "check", house) == "House set: a legal deck, 120 cards\n"
        heading, row = printed("deck", "list", "army-of-gods").splitlines()
        assert "mean cost" not in heading
        assert heading.split()[:4] == ["id", "name", "army", "supporting"]  # no deck names a leader
        assert row.split()[-4:] == ["97", "8", "7", "8"]
        assert "mean cost" in printed("deck", "list", "gods-unchained")

    def test_a_card_without_a_cost_is_shown_without_one(self) -> None:
        assert "None" not in printed("cards", "army-of-gods") + printed("cards", "army-of-gods", "archers")
        assert "Energy tokens" not in printed("cards", "army-of-gods", "eris")
        assert "Energy tokens 2" in printed("cards", "army-of-gods", "hades")

    def test_what_a_deck_is_called_is_printed_and_not_obeyed(self, tmp_path: Path) -> None:
        path = written(tmp_path, self.ZEUS.replace("name: Trial", "name: '[red]Trial[/]'"))
        assert "[red]Trial[/]" in printed("deck", "show", path)


class TestEveryGame:
    def test_cards_of_another_game_are_chosen_by_its_own_names(self) -> None:
        cards = [card for card in unchained().cards.values() if card.god == "war" and not card.token]
        expected = {card.id for card in cards if card.kind == "relic"}
        assert expected
        assert ids("gods-unchained", "--god", "war", "--kind", "relic") == expected

    def test_a_card_is_found_in_whichever_game_has_it(self) -> None:
        name = next(iter(unchained().by_id))
        assert facts("cards", name)["god"] == unchained().by_id[name].god

    @pytest.mark.slow
    def test_files_say_which_game_they_are_for(self, tmp_path: Path) -> None:
        card = "{id: probe, name: {en: Probe, es: Sonda, ru: Проба}, kind: creature, cost: 2, strength: 1, health: 3}"
        path = written(tmp_path, f"game: gods-unchained\ncards:\n  - {card}\n")
        assert [card["strength"] for card in facts("cards", "check", path)["cards"]] == [1]
        deck = written(tmp_path, (files("theagon.games.gods_unchained") / "decks" / "war.yaml").read_bytes())
        assert facts("deck", "check", deck)["leader"] == "war"
        assert facts("deck", "show", deck) == facts("deck", "show", "war")

    def test_each_game_has_schemas_for_its_files(self) -> None:
        assert "gods-unchained" in printed("cards", "schema", "gods-unchained", "deck")
        assert printed("cards", "schema", "deck") == printed("cards", "schema", NAMES[0], "deck")
