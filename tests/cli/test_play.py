"""A match in the terminal: what can be typed and what comes of it, and how it looks."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import theagon
from tests.cli.at_the_terminal import Player, by_number_and_by_notation, check_boards, over_pipes, typing
from tests.cli.hands import GAME, a_match, holds, play, with_unit
from tests.sampling import first_of
from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.commands import IN_FULL, every, spelled, understood
from theagon.cli.terminal.described import traits
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.games.hand_of_the_gods import draw_board
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.interrupts import PlayerLeft
from theagon.cli.terminal.printing import WIDTH
from theagon.cli.terminal.session import HUMAN, Session
from theagon.cli.terminal.texts import TerminalTexts
from theagon.cli.terminal.tiles import cut
from theagon.games import NAMES, load_game
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder, HandOfTheGods
from theagon.games.hand_of_the_gods.schema import Deck
from theagon.match.match import Match
from theagon.match.replay import load

DOCS = Path(__file__).parents[2] / "docs"
TEXTS = Path(theagon.__file__).parent / "cli" / "terminal" / "text"
pytestmark = pytest.mark.usefixtures("elsewhere")


# ---- whole matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", first_of(LANGUAGES))
def test_a_whole_match_is_played_over_a_pipe_in_each_language(language: str, tmp_path: Path) -> None:
    match = Match(GAME, GAME.setup(["zeus", "odin"], seed=8))
    seat = match.position.contestants.index(0)
    table = table_of(GAME, language)
    players = (HUMAN, "greedy") if seat == 0 else ("greedy", HUMAN)
    rehearsal = Player(by_number_and_by_notation)
    session = Session(match, players, table, file=tmp_path / "match.json", autosave=False)
    session.run(rehearsal)
    assert not rehearsal.messages
    done = over_pipes(
        "--terminal",
        "--seed",
        "8",
        "--deck",
        "zeus",
        "--opponent-deck",
        "odin",
        "--against",
        "greedy",
        "--lang",
        language,
        "--save",
        str(tmp_path / "match.json"),
        typed="\n".join(rehearsal.typed),
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-2] == session.result()
    assert load(tmp_path / "match.json").position.state_hash() == match.position.state_hash()
    assert "\x1b" not in done.stdout


def test_every_board_of_a_match_fits_into_the_columns_that_there_are() -> None:
    match = Match(GAME, GAME.setup(["ra", "nu-wa"], seed=4))
    player = Player(by_number_and_by_notation)
    Session(match, (HUMAN, HUMAN), table_of(GAME, "ru"), file=Path(), autosave=False).run(player)
    assert match.position.is_over
    check_boards(player.scenes[::9])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expected_fits_on_one_line(language: str) -> None:
    words = TerminalTexts(GAME, language)
    names = [words.say("player", number=2), words.say("you")]
    for kind in ("turn", "mulligan", "target", "destination", "discover"):
        for name in names:
            line = f"● {name} · {words.say('turn', turn=100)} · {words.say(f'expect-{kind}')}"
            assert len(line) <= WIDTH


def test_the_terminal_says_the_same_things_in_every_language() -> None:
    said = set()
    for language in LANGUAGES:
        parsed = FluentParser().parse((TEXTS / f"shell.{language}.ftl").read_text("utf-8"))
        said.add(frozenset(entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)))
    assert len(said) == 1


# ---- what can be typed ----------------------------------------------------------------------------------------------


def test_a_number_a_tile_and_the_notation_do_the_same() -> None:
    outcomes = set()
    for lines in (["move b2 c2"], ["M B2 C2"], ["b2 c2"], ["b2", "c2"], ["b2", "@"], ["@ c2"], ["@", "c2"]):
        match, tile = with_unit()
        menu = menu_of(match.position, match.view(0), table_of(GAME, "en"))
        unit = menu.of_unit(tile)
        assert unit is not None
        place = 1 + [option.target for option in unit.options].index("c2")
        typed = [line.replace("@", str(place if k else unit.number)) for k, line in enumerate(lines)]
        player = play(match, *typed)
        assert not player.messages
        outcomes.add(match.position.state_hash())
    assert len(outcomes) == 1
    assert match.history[-1].notation == "move b2 c2"


def test_a_card_is_played_by_its_name_alone() -> None:
    match = a_match(holds("hoplite"))
    for text in ("end", "end"):
        match.apply(match.position.parse(text))
    play(match, "hoplite b2")
    assert match.history[-1].notation == "play hoplite b2"


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


def test_zero_ends_the_turn() -> None:
    match = a_match()
    play(match, "0")
    assert match.history[-1].notation == "end"


def test_enter_keeps_the_opening_hand_and_numbers_exchange_its_cards() -> None:
    match = Match(GAME, GAME.setup(["zeus", "odin"], seed=1))
    play(match, "", "", "1 3")
    assert [step.notation for step in match.history] == ["mulligan", "mulligan 1 3"]


def test_enter_takes_back_what_was_picked() -> None:
    match, tile = with_unit()
    player = play(match, tile, "", "help")
    assert [scene.picked is not None for scene in player.scenes] == [False, True, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_is_understood_in_full_and_in_english_too(language: str) -> None:
    table = table_of(GAME, language)
    for name in every(table):
        assert [understood(word, table) for word in spelled(name, table.words)] == [name] * len(
            spelled(name, table.words)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_share_a_word(language: str) -> None:
    table = table_of(GAME, language)
    typed = [word for name in every(table) for word in spelled(name, table.words)]
    assert len(typed) == len(set(typed))


def test_the_shortest_words_are_the_commonest_actions() -> None:
    table = table_of(GAME, "en")
    assert [understood(word, table) for word in ("m", "a", "p", "e", "u", "h", "q")] == [
        "move",
        "attack",
        "play",
        "end",
        "undo",
        "help",
        "quit",
    ]
    assert not [word for word in ("c", "co", "conced") if understood(word, table) in IN_FULL]


# ---- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_the_rule_and_its_clause_and_changes_nothing(language: str) -> None:
    match, tile = with_unit()
    before = match.position.state_hash()
    player = play(match, f"move {tile} f5", language=language)
    assert len(player.messages) == 1
    assert player.messages[0].endswith("[HG2.5]")
    assert match.position.state_hash() == before


@pytest.mark.parametrize(
    "line", ["foo", "99", "99 b2", "1 h9", "play", "move b2", "look", "why x", "lang xx", "x" * 9999]
)
def test_what_is_not_understood_is_answered_and_changes_nothing(line: str) -> None:
    match = a_match()
    before = match.position.state_hash()
    player = play(match, line)
    assert len(player.messages) == 1
    assert len(player.messages[0]) < 200
    assert match.position.state_hash() == before


def test_a_slip_is_answered_with_what_may_have_been_meant() -> None:
    match, _ = with_unit()
    assert "move b2 c2" in play(match, "muve b2 c2").messages[0]


def test_a_card_that_can_not_be_played_says_why() -> None:
    player = play(a_match(), "leader")
    assert "HG2.10" in player.messages[0]


# ---- undo, why, looking things up -----------------------------------------------------------------------------------


def test_a_move_is_taken_back() -> None:
    match, _ = with_unit()
    before = match.position.state_hash()
    player = play(match, "move b2 c2", "undo")
    assert match.position.state_hash() == before
    assert player.messages == ["Taken back: move b2 c2"]


def test_a_hint_is_told_with_its_reason_and_counted_and_changes_nothing() -> None:
    match, _ = with_unit()
    before = match.position.state_hash()
    player = play(match, "hint", "hint")
    expected = match.position.hint_text(match.position.hint(seed=len(match.history)))
    assert player.messages == [expected, expected]
    assert match.hints == [len(match.history) + 1] * 2
    assert match.position.state_hash() == before


def test_what_showed_a_hidden_card_is_not_taken_back() -> None:
    match = a_match()
    player = Player(typing(["end", "", "undo", "quit", "no"]))
    with pytest.raises(PlayerLeft):
        Session(match, (HUMAN, HUMAN), table_of(GAME, "en"), file=Path(), autosave=False).run(player)
    assert "cannot be taken back" in player.messages[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_tells_an_event_and_what_led_to_it_with_the_clauses(language: str) -> None:
    match, _ = with_unit()
    drawn = next(each.event for each in match.events if each.event.kind == "draw")
    player = play(match, f"why {drawn.number}", language=language)
    told = "\n".join(player.pages[0])
    assert f"[{drawn.clause}]" in told
    assert "[HG2.1]" in told
    assert GAME.clause_text(drawn.clause, language) in told


def test_why_not_tells_what_stands_in_the_way_and_the_clause_in_full() -> None:
    match, _ = with_unit()
    player = play(match, "why not move b2 f5", "why not move b2 c2")
    assert player.pages[0][1] == f"HG2.5  {GAME.clause_text('HG2.5')}"
    assert player.messages == ["That is possible: move b2 c2"]


def test_look_shows_a_unit_as_it_is_and_a_card_as_it_is_printed() -> None:
    match, tile = with_unit()
    player = play(match, f"look {tile}", "look hoplite", "look ares", "look odin", "look 1", "look a3")
    unit, card, ares, odin, first, stone = player.pages
    assert unit[0].startswith("b2 ▲ Hoplite")
    assert "Guard." in card
    assert ares[0].startswith("Ares")
    assert odin[0].startswith("Odin: Call of Valhalla")
    assert first[0].startswith(player.scenes[0].words.card(match.view(0)["players"][0]["hand"][0]["card"]))
    assert "25/25" in stone[1]


def test_rules_shows_a_clause_and_a_word_of_the_game() -> None:
    player = play(a_match(), "rules HG4.24", "rules guard", "rules HG99.9")
    assert player.pages[0] == ["HG4.24", GAME.clause_text("HG4.24")]
    assert player.pages[1][0] == "Guard"
    assert any(line.startswith("HG4.24") for line in player.pages[1])
    assert "HG99.9" in player.messages[0]


def test_deck_shows_what_it_was_built_of() -> None:
    player = play(a_match(), "deck")
    deck: Deck = GAME.starter_decks()["zeus"]
    assert sum(int(line.split(" × ")[0]) for line in player.pages[0][2:]) == sum(deck.cards.values())


def test_the_language_changes_in_the_match() -> None:
    player = play(a_match(), "lang ru", "помощь")
    assert player.pages[0][0] == "Hand of the Gods в терминале"


# ---- what is seen ---------------------------------------------------------------------------------------------------


def test_whoever_plays_alone_is_called_you_and_the_bot_by_its_name() -> None:
    match = a_match()
    player = Player(typing(["end", "", "log", "quit", "no"]))
    with pytest.raises(PlayerLeft):
        Session(match, (HUMAN, "level-1"), table_of(GAME, "en"), file=Path(), autosave=False).run(player)
    assert any("You draw" in line for line in player.pages[0])
    assert not [line for line in player.pages[0] if "Player" in line]


def test_no_player_is_told_what_the_other_draws() -> None:
    match = a_match()
    player = Player(typing(["end", "", "log", "quit", "no"]))
    with pytest.raises(PlayerLeft):
        Session(match, (HUMAN, HUMAN), table_of(GAME, "en"), file=Path(), autosave=False).run(player)
    draws = [line for line in player.pages[0] if "draws" in line]
    assert len(draws) == 2
    assert draws[0].endswith("Player 1 draws a card.")
    assert not draws[1].endswith("a card.")


def test_the_screen_is_cleared_before_it_changes_hands() -> None:
    player = play(a_match(), "end", "")
    assert player.hidden == 1
    assert [scene.seat for scene in player.scenes] == [0, 1]


def test_the_board_tells_who_stands_where() -> None:
    match, tile = with_unit()
    words = TerminalTexts(GAME, "en")
    lines = draw_board(match.view(0), words, WIDTH, {"c2"})
    assert lines[0].split() == list("abcdefgh")
    row = next(k for k, line in enumerate(lines) if line.startswith("2"))
    assert lines[row].split("│")[2:4] == ["▲Hoplite", "  [c2]  "]
    assert lines[row + 1].split("│")[2].split()[1] == "G"
    assert [name for _, name in traits(words, next(u for u in match.view(0)["units"] if u["tile"] == tile))] == [
        "Guard"
    ]


@pytest.mark.parametrize(
    ("name", "shown"), [("Enyo", "Enyo"), ("Pillar of Life", "Pillar…"), ("Checkpoints", "Checkpo…")]
)
def test_a_name_is_cut_where_it_stays_readable(name: str, shown: str) -> None:
    assert cut(name, 8) == shown


# ---- the documentation ----------------------------------------------------------------------------------------------


def rows_of_the_playing_page(title: str) -> list[str]:
    """What the page types in a game: in every game, and in this one alone."""
    text = (DOCS / "playing.md").read_text("utf-8")
    rows = re.findall(r"^\| `(.*?)` \|", text, re.MULTILINE)
    only_in = ""
    for game, typed in re.findall(r"^\| ([A-Z][\w ]+|) ?\| `(.*?)` \|", text, re.MULTILINE):
        only_in = game.strip() or only_in
        rows += [typed] if only_in == title else []
    return [line for row in rows for line in row.split("` `")]


@pytest.mark.parametrize("name", NAMES)
def test_the_playing_page_types_every_word_of_each_game(name: str) -> None:
    table = table_of(load_game(name), "en")
    typed = rows_of_the_playing_page(table.words.game.title["en"])
    assert {understood(line.split()[0], table) for line in typed} >= {*every(table)}


def test_each_thing_that_the_playing_page_types_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # `save` writes there
    for line in rows_of_the_playing_page("Hand of the Gods"):
        match = a_match(holds("marksman"))
        player = Player(typing([line, "yes"] if line == "concede" else [line]))
        session = Session(match, (HUMAN, HUMAN), table_of(GAME, "en"), file=tmp_path / "left.json", autosave=False)
        with suppress(PlayerLeft):
            session.run(player)
        assert not [m for m in player.messages if m.startswith(('"', "Such as", "There is no choice"))], line
