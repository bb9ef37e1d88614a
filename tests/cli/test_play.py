"""A match in the terminal: what can be typed and what comes of it, and how it looks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.at_the_terminal import (
    Player,
    by_number_and_by_notation,
    check_boards,
    command,
    match_where,
    play,
    session_of,
    typing,
)
from tests.cli.hands import GAME, a_match, holds, with_unit
from tests.games.kits import KITS
from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.commands import IN_FULL, every, spelled, understood
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.lookup import help_lines
from theagon.cli.terminal.printing import WIDTH, Printer
from theagon.cli.terminal.session import HUMAN, Session
from theagon.cli.terminal.session_state import PlayerLeft
from theagon.cli.terminal.table import Scene
from theagon.cli.terminal.texts import TerminalTexts
from theagon.cli.terminal.tiles import cut
from theagon.games import NAMES, load_game
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder, HandOfTheGods
from theagon.match.match import Match
from theagon.match.replay import load

DOCS = Path(__file__).parents[2] / "docs"
DECKS = {"hand-of-the-gods": ["zeus", "odin"], "gods-unchained": ["death", "magic"], "army-of-gods": ["house"] * 3}
FILE = re.compile(r"\d{8}-\d{6}-[0-9a-f]{4}")
"""What is new in the name of each file for a match that is left."""

by_language = pytest.mark.parametrize("language", LANGUAGES)
by_game = pytest.mark.parametrize("name", NAMES)


def in_the_first_turn(name: str) -> Match:
    """A match that bots have played up to its first turn."""
    game = load_game(name)
    matches = [Match(game, game.setup(DECKS[name], seed=1))]
    return match_where(
        lambda match: match.position.turn > 0 and not match.view(match.position.to_act)["choice"], matches
    )


# ---- whole matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "mode", "bots", "language"),
    [
        ("hand-of-the-gods", "duel", ["greedy"], "en"),
        ("gods-unchained", "duel", ["greedy"], "es"),
        ("army-of-gods", "three", ["greedy", "random"], "ru"),
        ("army-of-gods", "teams", ["greedy", "random", "greedy"], "en"),
    ],
)
def test_a_whole_match_is_played_by_the_command(
    name: str, mode: str, bots: list[str], language: str, tmp_path: Path
) -> None:
    game, file = load_game(name), tmp_path / "match.json"
    way, seats = game.modes[mode], len(bots) + 1
    decks = (DECKS[name] * 2)[:seats]
    match = Match(game, game.setup(decks, seed=8, options=way.options))
    seat = match.position.contestants.index(0)
    players = tuple(HUMAN if k == seat else bots[(k - seat) % seats - 1] for k in range(seats))
    rehearsal = Player(by_number_and_by_notation)
    session = Session(match, players, table_of(game, language), file=file, autosave=False)
    session.run(rehearsal)
    assert not rehearsal.messages
    words = [name, "--mode", mode, "--seed", "8", "--deck", decks[0], "--opponent-deck", decks[1], "--lang", language]
    against = (word for bot in bots for word in ("--against", bot))
    done = command(*words, *against, "--save", str(file), typed="\n".join(rehearsal.typed))
    assert done.exit_code == 0, done.stderr
    assert done.stdout.splitlines()[-2] == session.result()
    assert load(file).position.state_hash() == match.position.state_hash()


def test_over_pipes_everything_is_plain_text(tmp_path: Path) -> None:
    words, typed = ["--seed", "8", "--lang", "ru"], "\n0\nпомощь\nquit\nno\n"
    process = [sys.executable, "-m", "theagon", "play", "--terminal", *words]
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    printed = subprocess.run(process, input=typed.encode(), env=environment, capture_output=True, check=True).stdout
    here, piped = (FILE.sub("FILE", text) for text in (command(*words, typed=typed).stdout, printed.decode()))
    assert piped == here
    assert b"\x1b" not in printed


@pytest.mark.parametrize(
    ("name", "decks"),
    [
        ("hand-of-the-gods", ["ra", "nu-wa"]),
        *(("gods-unchained", decks) for decks in (["magic", "nature"], ["light", "war"], ["deception", "death"])),
        *(("army-of-gods", ["house"] * seats) for seats in (2, 3, 4)),
    ],
)
def test_every_board_of_a_match_at_one_device_fits_into_the_columns_that_there_are(name: str, decks: list[str]) -> None:
    game = load_game(name)
    match, player = Match(game, game.setup(decks, seed=4)), Player(by_number_and_by_notation)
    session_of(match, language="ru").run(player)
    assert match.position.is_over
    assert not player.messages
    assert player.hidden > len(decks)
    check_boards(player.scenes[::9])


@by_game
@by_language
def test_what_is_expected_fits_on_one_line(name: str, language: str) -> None:
    words = TerminalTexts(load_game(name), language)
    for kind in ("turn", *KITS[name].choices):
        for player in (words.say("player", number=2), words.say("you")):
            line = f"● {player} · {words.say('turn', turn=100)} · {words.say(f'expect-{kind}')}"
            assert len(line) <= WIDTH


# ---- what can be typed ----------------------------------------------------------------------------------------------


def test_a_number_a_tile_and_the_notation_do_the_same() -> None:
    outcomes = set()
    for lines in (["move b2 c2"], ["M B2 C2"], ["b2 c2"], ["b2", "c2"], ["b2", "@"], ["@ c2"], ["@", "c2"]):
        match = with_unit()
        unit = menu_of(match.position, match.view(0), table_of(GAME, "en")).of_unit("b2")
        assert unit is not None
        place = 1 + [option.target for option in unit.options].index("c2")
        typed = [line.replace("@", str(place if k else unit.number)) for k, line in enumerate(lines)]
        assert not play(match, *typed).messages
        outcomes.add(match.position.state_hash())
    assert len(outcomes) == 1
    assert match.history[-1].notation == "move b2 c2"


@pytest.mark.parametrize(
    ("lines", "done"), [(("0",), ["end"]), (("end", "", "end", "", "hoplite b2"), ["end", "end", "play hoplite b2"])]
)
def test_what_is_typed_is_done(lines: tuple[str, ...], done: list[str]) -> None:
    match = a_match(holds("hoplite"))
    play(match, *lines)
    assert [step.notation for step in match.history[-len(done) :]] == done


def test_a_column_that_a_card_asks_for_is_chosen_by_its_tile_in_row_1() -> None:
    game = HandOfTheGods()
    builder = Builder(game, load_map("arena"))
    g = builder.world
    g.mana[0] = g.mana_cap[0] = 10
    g.hand[0][0], g.hand_size[0] = game.cards.index("chaac"), 1
    position = builder.position()
    position.apply(position.parse("play chaac b2"))
    menu = menu_of(position, position.view(0), table_of(GAME, "en"))
    assert [choice.subject for choice in menu.choices] == [f"{column}1" for column in "abcdefgh"]


def test_enter_keeps_the_opening_hand_and_numbers_exchange_its_cards() -> None:
    match = Match(GAME, GAME.setup(["zeus", "odin"], seed=1))
    play(match, "", "", "1 3")
    assert [step.notation for step in match.history] == ["mulligan", "mulligan 1 3"]


def test_enter_takes_back_what_was_picked() -> None:
    player = play(with_unit(), "b2", "", "help")
    assert [scene.picked is not None for scene in player.scenes] == [False, True, False, False]


@by_game
@by_language
def test_each_command_is_understood_in_full_and_in_english_too_and_help_tells_of_it(name: str, language: str) -> None:
    table = table_of(load_game(name), language)
    typed = [word for verb in every(table) for word in spelled(verb, table.words)]
    assert len(typed) == len(set(typed))
    page = "\n".join(help_lines(table))
    for verb in every(table):
        assert {understood(word, table) for word in spelled(verb, table.words)} == {verb}
        assert f"  {spelled(verb, table.words)[0]} " in page


def test_the_shortest_words_are_the_commonest_actions() -> None:
    table = table_of(GAME, "en")
    for word in ("move", "attack", "play", "end", "undo", "help", "quit"):
        assert understood(word[0], table) == word
    assert not [word for word in ("c", "co", "conced") if understood(word, table) in IN_FULL]


# ---- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "line", "action", "clause"),
    [
        ("hand-of-the-gods", "leader", "leader", "HG2.10"),
        ("gods-unchained", "p1-god p2-god", "attack p1-god p2-god", "GU6.2"),
        ("army-of-gods", "0", "end", "AG3.5"),
    ],
)
@by_language
def test_a_refusal_says_the_rule_and_its_clause_and_changes_nothing(
    name: str, line: str, action: str, clause: str, language: str
) -> None:
    match = in_the_first_turn(name)
    before = match.position.state_hash()
    player = play(match, line, f"why not {action}", language=language)
    assert len(player.messages) == 1
    assert player.messages[0].endswith(f"[{clause}]")
    assert player.pages[0][1] == f"{clause}  {match.game.clause_text(clause, language)}"
    assert match.position.state_hash() == before


@pytest.mark.parametrize(
    ("name", "line"),
    [
        *((name, line) for name in NAMES for line in ("foo", "99", "play", "look", "why x", "lang xx", "x" * 9999)),
        *(("hand-of-the-gods", line) for line in ("99 b2", "1 h9", "move b2")),
        *(("gods-unchained", line) for line in ("99 p2-1", "attack p1-1", "attack p1-1 p1-2", "p9-1")),
        *(("army-of-gods", line) for line in ("attack p1-archers", "p2-archers p3-archers", "p9", "restore")),
    ],
)
def test_what_is_not_understood_is_answered_and_changes_nothing(name: str, line: str) -> None:
    match = in_the_first_turn(name)
    before = match.position.state_hash()
    player = play(match, line)
    assert len(player.messages) == 1
    assert len(player.messages[0]) < 200
    assert match.position.state_hash() == before


def test_a_slip_is_answered_with_what_may_have_been_meant() -> None:
    assert "move b2 c2" in play(with_unit(), "muve b2 c2").messages[0]


# ---- undo, why, looking things up -----------------------------------------------------------------------------------


def test_a_move_is_taken_back() -> None:
    match = with_unit()
    before = match.position.state_hash()
    assert play(match, "move b2 c2", "undo").messages == ["Taken back: move b2 c2"]
    assert match.position.state_hash() == before


def test_a_hint_is_told_with_its_reason_and_counted_and_changes_nothing() -> None:
    match = with_unit()
    before = match.position.state_hash()
    player = play(match, "hint", "hint")
    expected = match.position.hint_text(match.position.hint(seed=len(match.history)))
    assert player.messages == [expected, expected]
    assert match.hints == [len(match.history) + 1] * 2
    assert match.position.state_hash() == before


def test_what_showed_a_hidden_card_is_not_taken_back() -> None:
    assert "cannot be taken back" in play(a_match(), "end", "", "undo").messages[0]


@by_language
def test_why_tells_an_event_and_what_led_to_it_with_the_clauses(language: str) -> None:
    match = with_unit()
    drawn = next(each.event for each in match.events if each.event.kind == "draw")
    player = play(match, f"why {drawn.number}", language=language)
    told = "\n".join(player.pages[0])
    assert f"[{drawn.clause}]" in told
    assert "[HG2.1]" in told
    assert GAME.clause_text(drawn.clause, language) in told


def test_why_not_says_what_is_possible_after_all() -> None:
    assert play(with_unit(), "why not move b2 c2").messages == ["That is possible: move b2 c2"]


def test_look_shows_a_unit_as_it_is_and_a_card_as_it_is_printed() -> None:
    match = with_unit()
    player = play(match, "look b2", "look hoplite", "look ares", "look odin", "look 1", "look a3")
    unit, card, ares, odin, first, stone = player.pages
    assert unit[:2] == ["b2 ▲ Hoplite (Player 1)", "Attack 1, Health 3/3, Movement 2, Range 1"]
    assert "Guard." in card
    assert ares[0].startswith("Ares")
    assert odin[0].startswith("Odin: Call of Valhalla")
    assert first[0].startswith(player.scenes[0].words.card(match.view(0)["players"][0]["hand"][0]["card"]))
    assert "25/25" in stone[1]


def test_what_is_looked_at_needs_neither_accents_nor_latin_letters() -> None:
    typed = ("look \u04303", "look a3", "look acolito", "look Acólito")  # the first a is Cyrillic
    cyrillic, latin, plain, accented = play(with_unit(), *typed, language="es").pages
    assert "25/25" in cyrillic[1]
    assert (cyrillic, plain) == (latin, accented)


@pytest.mark.parametrize(
    ("name", "clause", "term", "of_term"),
    [
        ("hand-of-the-gods", "HG4.24", "keyword-guard", "HG4.24"),
        ("gods-unchained", "GU3.6", "keyword-ward", "GU7.4"),
        ("army-of-gods", "AG5.11", "name-sets", "AG1.2"),
    ],
)
@by_language
def test_rules_shows_a_clause_and_a_word_of_the_game(
    name: str, clause: str, term: str, of_term: str, language: str
) -> None:
    game = load_game(name)
    word, none = TerminalTexts(game, language).term(term), f"{clause[:2]}99.9"
    typed = [f"rules {clause.lower()}", f"rules {word}", f"rules {none}"]
    player = play(in_the_first_turn(name), *typed, language=language)
    assert player.pages[0] == [clause, game.clause_text(clause, language)]
    assert player.pages[1][0] == word
    assert f"{of_term}  {game.clause_text(of_term, language)}" in player.pages[1]
    assert none in player.messages[0]


@pytest.mark.parametrize(("name", "size"), [("hand-of-the-gods", 25), ("gods-unchained", 30), ("army-of-gods", 120)])
def test_deck_shows_what_it_was_built_of(name: str, size: int) -> None:
    player = play(in_the_first_turn(name), "deck")
    assert sum(int(line.split(" × ")[0]) for line in player.pages[0][2:]) == size


def test_the_language_changes_in_the_match() -> None:
    player = play(a_match(), "lang ru", "помощь")
    assert player.pages[0][0] == "Hand of the Gods в терминале"


# ---- what is seen ---------------------------------------------------------------------------------------------------


def test_whoever_plays_alone_is_called_you_and_the_bot_by_its_name() -> None:
    player = play(a_match(), "end", "", "log", bots=["level-1"])
    assert any("You draw" in line for line in player.pages[0])
    assert not [line for line in player.pages[0] if "Player" in line]


def test_no_player_is_told_what_the_other_draws_and_the_screen_is_cleared_between() -> None:
    player = play(a_match(), "end", "", "log")
    draws = [line for line in player.pages[0] if "draws" in line]
    assert len(draws) == 2
    assert draws[0].endswith("Player 1 draws a card.")
    assert not draws[1].endswith("a card.")
    assert player.hidden == 1
    assert [scene.seat for scene in player.scenes] == [0, 1, 1]


def test_the_board_tells_who_stands_where() -> None:
    match = with_unit()
    table = table_of(GAME, "en")
    scene = Scene(table, match.view(0), ("One", "Two"), menu_of(match.position, match.view(0), table))
    scene.picked = scene.menu.of_unit("b2") if scene.menu else None
    lines = table.board(scene, WIDTH)
    assert lines[0].split() == list("abcdefgh")
    row = next(k for k, line in enumerate(lines) if line.startswith("2"))
    assert lines[row].split("│")[2:4] == ["▲Hoplite", "  [c2]  "]
    assert lines[row + 1].split("│")[2].split()[1] == "G"
    assert "G guard" in table.legend(scene)


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_what_is_printed_fits_the_terminal_and_a_narrow_one_lists_the_units(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
    Printer().show(session_of(with_unit(), "random").scene_to_act())
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= columns
    if columns < WIDTH:
        assert "   b2 ▲ Hoplite, Attack 1, Health 3/3, Guard" in lines
    else:
        assert "│▲Hoplite" in "\n".join(lines)
        assert len(next(line for line in lines if line.endswith("┐"))) > columns - 10


@pytest.mark.parametrize(
    ("name", "shown"), [("Enyo", "Enyo"), ("Pillar of Life", "Pillar…"), ("Checkpoints", "Checkpo…")]
)
def test_a_name_is_cut_where_it_stays_readable(name: str, shown: str) -> None:
    assert cut(name, 8) == shown


# ---- the documentation ----------------------------------------------------------------------------------------------


def rows_of_the_playing_page(title: str) -> list[str]:
    """What the page types in a game: in every game, and only in this one."""
    text = (DOCS / "playing.md").read_text("utf-8")
    rows = re.findall(r"^\| `(.*?)` \|", text, re.MULTILINE)
    only_in = ""
    for game, typed in re.findall(r"^\| ([A-Z][\w ]+|) ?\| `(.*?)` \|", text, re.MULTILINE):
        only_in = game.strip() or only_in
        rows += [typed] if only_in == title else []
    return [line for row in rows for line in row.split("` `")]


@by_game
def test_the_playing_page_types_every_word_of_each_game(name: str) -> None:
    table = table_of(load_game(name), "en")
    typed = rows_of_the_playing_page(table.words.game.title["en"])
    assert {understood(line.split()[0], table) for line in typed} >= {*every(table)}


def test_each_thing_that_the_playing_page_types_is_understood() -> None:
    for line in rows_of_the_playing_page("Hand of the Gods"):
        player = Player(typing([line, "yes"] if line == "concede" else [line]))
        with suppress(PlayerLeft):
            session_of(a_match(holds("marksman"))).run(player)
        assert not [m for m in player.messages if m.startswith(('"', "Such as", "There is no choice"))], line
