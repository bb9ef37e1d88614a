"""What a player may be called, and what is said of a name that nobody may have."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import theagon
from tests.server.conftest import FRIENDS, Served
from theagon.errors import TheagonError
from theagon.games.bots.players import BOTS
from theagon.server.names import LONGEST, PlayerNameError, player_name

PACKAGE = Path(theagon.__file__).parent
WORDS = PACKAGE / "games" / "text"
PAGES = Path(__file__).parents[2] / "client" / "src" / "words"
SHOWN = [*(PACKAGE / "cli" / "terminal" / "text").glob("shell.*.ftl"), *PAGES.glob("*.ftl")]
"""The words of the terminal and of the pages."""

FAIR = {
    "Ana": "Ana",
    "  José   María ": "José María",
    "E\N{COMBINING ACUTE ACCENT}lan": "Élan",
    "Борис": "Борис",
    "שלום": "שלום",
    "می\N{ZERO WIDTH NON-JOINER}خواهم": "می\N{ZERO WIDTH NON-JOINER}خواهم",
    "नमस्ते": "नमस्ते",
    "བསྒྲུབས": "བསྒྲུབས",
    "山田 太郎": "山田 太郎",
    "Ana \N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}": "Ana \N{HEAVY BLACK HEART}",
    "Botticelli": "Botticelli",
    "Вот так": "Вот так",
}

UNSEEN = {
    "nothing": "",
    "blanks": "   ",
    "a line's end": "Ana\nBot",
    "a null": "An\0a",
    "a zero width space": "Ana\N{ZERO WIDTH SPACE}",
    "an override of direction": "\N{RIGHT-TO-LEFT OVERRIDE}anA",
    "an isolate": "Ana\N{FIRST STRONG ISOLATE}",
    "a soft hyphen": "A\N{SOFT HYPHEN}na",
    "a Hangul filler": "\N{HANGUL FILLER}",
    "a blank of Braille": "\N{BRAILLE PATTERN BLANK}",
    "a blank of music": "\N{MUSICAL SYMBOL NULL NOTEHEAD}",
    "a blank of Khitan script": "\N{KHITAN SMALL SCRIPT FILLER}",
    "an object that is missing": "\N{OBJECT REPLACEMENT CHARACTER}",
    "a tag": "Ana\N{TAG LATIN SMALL LETTER A}",
    "a character of private use": "\ue000",
    "half a character": "\ud800",
}


@pytest.mark.parametrize(("wanted", "kept"), FAIR.items())
def test_names_of_many_scripts_are_kept_in_one_form(wanted: str, kept: str) -> None:
    assert player_name(wanted) == kept
    assert player_name(kept) == kept


@pytest.mark.parametrize("wanted", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_cannot_be_seen_as_it_is_is_refused(wanted: str) -> None:
    with pytest.raises(TheagonError, match="cannot be shown"):
        player_name(wanted)


@pytest.mark.parametrize(
    "wanted", ["\N{COMBINING LONG STROKE OVERLAY}Ana", "A" + "\N{COMBINING RING ABOVE}" * 6 + "na"]
)
def test_a_name_does_not_cover_what_is_beside_it(wanted: str) -> None:
    with pytest.raises(TheagonError, match="marks"):
        player_name(wanted)


def test_a_name_is_measured_as_it_is_kept() -> None:
    assert player_name("ｗ" * LONGEST) == "w" * LONGEST
    with pytest.raises(TheagonError, match="too long"):
        player_name("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 3)


def bots() -> set[str]:
    """What bots are called, in every language, and what they are kept by."""
    words = "\n".join(file.read_text() for file in WORDS.glob("opponents.*.ftl"))
    return {*re.findall(r"^bot-(?!.*-character)\S+ = (.+)", words, re.MULTILINE), *BOTS}


@pytest.mark.parametrize("name", sorted(bots()))
def test_no_player_is_called_as_a_bot_is(name: str) -> None:
    for written in (name, name.upper(), f" {name}!", f"x-{name}"):
        with pytest.raises(TheagonError, match="for bots"):
            player_name(written)


def unnamed() -> set[str]:
    """What players without a name are called, in every language, by the terminal and by the pages."""
    words = "\n".join(file.read_text() for file in SHOWN)
    found = re.findall(r"^(?:terminal-)?(?:you|player) = (.+)", words, re.MULTILINE)
    return {word.replace("{ $number }", number) for word in found for number in "1234"}


@pytest.mark.parametrize("name", sorted(unnamed()))
def test_no_player_is_called_as_one_without_a_name_is(name: str) -> None:
    for written in (name, name.upper(), f" {name}!", name.replace(" ", "")):
        with pytest.raises(TheagonError, match="without a name"):
            player_name(written)


def test_the_terminal_and_the_pages_call_players_without_a_name_so_in_three_languages() -> None:
    assert {"You", "Tú", "Вы", "Player 2", "Jugador 2", "Игрок 2"} <= unnamed()


@pytest.mark.parametrize(
    "name",
    [
        "Y0u",
        "YOU",
        "P1ayer 2",
        "Player \N{SUPERSCRIPT TWO}",
        "\N{CYRILLIC CAPITAL LETTER VE}\N{CYRILLIC CAPITAL LETTER O}\N{CYRILLIC CAPITAL LETTER TE}",
    ],
)
def test_what_looks_like_such_a_name_is_refused_too(name: str) -> None:
    with pytest.raises(TheagonError, match=r"without a name|for bots"):
        player_name(name)


@pytest.mark.parametrize(
    "name", ["An\N{CYRILLIC SMALL LETTER A}", "Б\N{LATIN SMALL LETTER O}рис", "\N{GREEK SMALL LETTER OMICRON}k"]
)
def test_a_word_of_a_name_is_in_one_alphabet(name: str) -> None:
    with pytest.raises(TheagonError, match="several alphabets"):
        player_name(name)


def test_the_pages_say_in_three_languages_why_a_name_is_refused() -> None:
    reasons = set()
    for name in ("", "An\N{CYRILLIC SMALL LETTER A}", "Bot", "You"):
        with pytest.raises(PlayerNameError) as refused:
            player_name(name)
        reasons.add(refused.value.reason)
    assert len(reasons) == 3
    for file in PAGES.glob("*.ftl"):
        said = file.read_text()
        assert all(f"\nproblem-{reason} = " in said for reason in (*reasons, "name-taken")), file


def test_names_at_a_match_do_not_look_the_same(served: Served) -> None:
    match = served.person().create(players=FRIENDS, name="Copa")["match"]
    friend = served.person()
    for alike in ("Copa", " copa", "COPA!", "С0РА", "С\N{CYRILLIC SMALL LETTER O}\N{CYRILLIC SMALL LETTER ER}а"):
        refused = friend.join(match, name=alike)
        assert (refused.status_code, refused.json()["reason"]) == (400, "name-taken"), alike
    assert friend.join(match, name="Copá").status_code == 201


def test_who_makes_a_match_and_who_joins_are_both_asked_for_a_name_that_can_be_shown(served: Served) -> None:
    host, friend = served.person(), served.person()
    wanted = {"game": "hand-of-the-gods", "players": FRIENDS, "name": "Greedy bot"}
    refused = host.http.post("/api/matches", json=wanted)
    assert (refused.status_code, "for bots" in json.loads(refused.text)["text"]) == (400, True)
    match = host.create(players=FRIENDS, name=" E\N{COMBINING ACUTE ACCENT}va ")["match"]
    assert friend.join(match, name="A\N{ZERO WIDTH SPACE}na").status_code == 400
    assert host.http.get(f"/api/matches/{match}").json()["host"] == "Éva"
    assert friend.join(match, name="Ana").status_code == 201
