"""Gods Unchained in the terminal: what can be typed and what comes of it, and how the end of a turn is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.cli.at_the_terminal import Player, by_number_and_by_notation, check_boards, command, typing
from tests.sampling import first_of
from theagon.cards.language import LANGUAGES
from theagon.cli import serve
from theagon.cli.main import root
from theagon.cli.terminal.commands import every, spelled, understood
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.games.gods_unchained import draw_board
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.interrupts import PlayerLeft
from theagon.cli.terminal.log_text import told
from theagon.cli.terminal.lookup import help_lines
from theagon.cli.terminal.menu import Choice
from theagon.cli.terminal.printing import WIDTH
from theagon.cli.terminal.session import HUMAN, Session
from theagon.cli.terminal.texts import TerminalTexts
from theagon.cli.terminal.tiles import cut
from theagon.games import load_game
from theagon.games.gods_unchained.rules.world import Choice as Asked
from theagon.match.match import Match
from theagon.match.replay import load

GAME = load_game("gods-unchained")
pytestmark = pytest.mark.usefixtures("elsewhere")


def a_match(wanted: Callable[[Match], bool], *decks: str, bot: str = "random") -> Match:
    """A match that bots have played up to where it is as wanted."""
    for seed in range(40):
        match = Match(GAME, GAME.setup(list(decks) or ["death", "magic"], seed=seed))
        while not match.position.is_over:
            if wanted(match):
                return match
            match.apply(match.position.decide(bot, len(match.history)))
    raise AssertionError("no such match")


def asking(kind: str) -> Callable[[Match], bool]:
    """An effect, or the beginning, asks for this."""
    return lambda match: (match.view(match.position.to_act)["choice"] or {}).get("kind") == kind


def first_turn(match: Match) -> bool:
    """The first turn has begun."""
    return match.view(match.position.to_act)["choice"] is None


def can(verb: str) -> Callable[[Match], bool]:
    """A player can do this at a place."""
    return lambda match: any(option.verb == verb and option.targets for option in match.position.options())


def choices(match: Match, kind: str) -> list[Choice]:
    """What is possible, of a kind."""
    view = match.view(match.position.to_act)
    menu = menu_of(match.position, view, table_of(GAME, "en"))
    return [choice for choice in menu.choices if choice.kind == kind and choice.options]


def play(match: Match, *lines: str, language: str = "en") -> Player:
    """Whoever is to act types these lines; the other is a person who does nothing."""
    player = Player(typing([*lines, "quit", "no"]))
    session = Session(match, (HUMAN, HUMAN), table_of(GAME, language), file=Path("unused.json"), autosave=False)
    session.eyes = match.position.to_act
    with pytest.raises(PlayerLeft):
        session.run(player)
    return player


def again(match: Match) -> Match:
    """The same match once more."""
    copy = Match(GAME, match.setup)
    for step in match.history:
        copy.apply(step.action)
    return copy


# ---- whole matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", first_of(LANGUAGES))
def test_a_whole_match_is_played_by_the_command_in_each_language(language: str, tmp_path: Path) -> None:
    match = Match(GAME, GAME.setup(["death", "magic"], seed=8))
    seat = match.position.contestants.index(0)
    players = (HUMAN, "greedy") if seat == 0 else ("greedy", HUMAN)
    rehearsal = Player(by_number_and_by_notation)
    session = Session(match, players, table_of(GAME, language), file=tmp_path / "match.json", autosave=False)
    session.run(rehearsal)
    assert not rehearsal.messages
    done = command(
        "gods-unchained",
        "--seed",
        "8",
        "--deck",
        "death",
        "--opponent-deck",
        "magic",
        "--against",
        "greedy",
        "--lang",
        language,
        "--save",
        str(tmp_path / "match.json"),
        typed="\n".join(rehearsal.typed),
        home=tmp_path,
    )
    assert done.exit_code == 0, done.stderr
    assert done.stdout.splitlines()[-2] == session.result()
    assert load(tmp_path / "match.json").position.state_hash() == match.position.state_hash()


@pytest.mark.parametrize("decks", [("magic", "nature"), ("light", "war"), ("deception", "death")])
def test_every_board_of_a_match_fits_into_the_columns_that_there_are(decks: tuple[str, str]) -> None:
    match = Match(GAME, GAME.setup(list(decks), seed=4))
    player = Player(by_number_and_by_notation)
    Session(match, (HUMAN, HUMAN), table_of(GAME, "ru"), file=Path(), autosave=False).run(player)
    assert match.position.is_over
    assert not player.messages
    check_boards(player.scenes[::9])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expected_fits_on_one_line(language: str) -> None:
    words = TerminalTexts(GAME, language)
    for kind in ("turn", *(each.name.lower() for each in Asked if each)):
        for name in (words.say("player", number=2), words.say("you")):
            line = f"● {name} · {words.say('turn', turn=100)} · {words.say(f'expect-{kind}')}"
            assert len(line) <= WIDTH


# ---- what can be typed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_command_is_understood_in_full_and_in_english_too_and_help_tells_of_it(language: str) -> None:
    table = table_of(GAME, language)
    typed = [word for name in every(table) for word in spelled(name, table.words)]
    assert len(typed) == len(set(typed))
    page = "\n".join(help_lines(table))
    for name in every(table):
        assert {understood(word, table) for word in spelled(name, table.words)} == {name}
        assert f"  {spelled(name, table.words)[0]} " in page


def test_a_number_a_place_and_the_notation_do_the_same() -> None:
    match = a_match(can("attack"))
    attack = choices(match, "unit")[0]
    own, other = attack.subject, attack.options[-1].target
    short = other.replace("-", "").replace("god", "g").replace("relic", "r")
    outcomes = set()
    for lines in (
        [f"attack {own} {other}"],
        [f"A {own.upper()} {other}"],
        [f"a {own} {short}"],
        [f"{own} {other}"],
        [own, other],
        [own, str(len(attack.options))],
        [f"{attack.number} {short}"],
        [str(attack.number), short],
    ):
        copy = again(match)
        assert not play(copy, *lines).messages
        outcomes.add(copy.position.state_hash())
    assert len(outcomes) == 1


def test_whom_to_attack_is_listed_from_left_to_right_whoever_asks() -> None:
    asked = set()

    def has_four(match: Match) -> bool:
        return match.position.to_act not in asked and any(len(each.options) > 3 for each in choices(match, "unit"))

    for _ in range(2):
        match = a_match(has_four, "nature", "war")
        asked.add(match.position.to_act)
        for choice in choices(match, "unit"):
            targets = [option.target for option in choice.options]
            assert targets == sorted(targets)
    assert asked == {0, 1}


def test_a_creature_is_played_into_the_gap_that_is_named_and_to_the_right_end_otherwise() -> None:
    def has_a_creature_and_a_row(match: Match) -> bool:
        return any(len(choice.options) > 1 and choice.options[1].target == "2" for choice in choices(match, "card"))

    match = a_match(has_a_creature_and_a_row)
    seat = match.position.to_act
    card = next(each for each in choices(match, "card") if each.options[-1].target == str(len(each.options)) != "1")
    name = match.view(seat)["players"][seat]["hand"][int(card.subject) - 1]["card"]
    for line, place in ((f"{card.number} 1", 1), (f"#{card.subject} 2", 2), (name, len(card.options))):
        copy = again(match)
        assert not play(copy, line).messages
        row = {unit["tile"]: unit["card"] for unit in copy.view(seat)["units"]}
        assert row[f"p{seat + 1}-{place}"] == name


def test_a_card_in_hand_shows_what_was_added_to_it() -> None:
    held = {"card": "rat", "cost": 1, "strength": 2, "keywords": ["ward", "deadly"], "soulless": True}
    printed, added = (table_of(GAME, "en").held(card).title for card in ({"card": "rat", "cost": 1}, held))
    assert (printed, added) == ("Rat ◆1 1/1", "Rat ◆1 3/1 WDS")


def test_on_an_empty_side_nobody_is_asked_for_a_gap() -> None:
    match = a_match(lambda match: first_turn(match) and bool(choices(match, "card")))
    assert not [unit for unit in match.view(0)["units"] if unit["kind"] == "creature"]
    assert choices(match, "card")[0].is_immediate


def test_the_opening_hand_and_what_is_foreseen_are_numbers_and_enter_leaves_them() -> None:
    for kind in ("mulligan", "foresee"):
        match = a_match(asking(kind))
        kept = again(match)
        play(kept, "")
        assert kept.history[-1].notation == kind
        play(match, "1")
        assert match.history[-1].notation == f"{kind} 1"


def test_what_an_effect_offers_is_chosen_by_its_number() -> None:
    for kind in ("power", "delve", "hand", "target"):
        match = a_match(asking(kind), "death", "nature")
        before = len(match.history)
        play(match, "1")
        assert match.history[before].notation.startswith("choose ")


def test_what_was_done_is_taken_back() -> None:
    match = a_match(lambda match: bool(choices(match, "bag")))
    before = match.position.state_hash()
    player = play(match, "bag", "undo")
    assert match.position.state_hash() == before
    assert player.messages == ["Taken back: bag"]


# ---- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_the_rule_and_its_clause_and_changes_nothing(language: str) -> None:
    match = a_match(first_turn)
    before = match.position.state_hash()
    player = play(match, "p1-god p2-god", "why not p p1-1", "why not attack p1-god p2-god", language=language)
    assert player.messages[0].endswith("[GU6.2]")
    assert player.pages[0][1] == f"GU6.2  {GAME.clause_text('GU6.2', language)}"
    assert match.position.state_hash() == before


@pytest.mark.parametrize(
    "line", ["foo", "99", "99 p2-1", "play", "attack p1-1", "attack p1-1 p1-2", "p9-1", "x" * 9999]
)
def test_what_is_not_understood_is_answered_and_changes_nothing(line: str) -> None:
    match = a_match(first_turn)
    before = match.position.state_hash()
    player = play(match, line)
    assert len(player.messages) == 1
    assert len(player.messages[0]) < 200
    assert match.position.state_hash() == before


@pytest.mark.slow
def test_a_match_of_another_game_is_not_gone_on_with_as_this_one(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    command("gods-unchained", "--seed", "3", "--save", file, typed="1\n", home=tmp_path)
    wrong = command("hand-of-the-gods", "--resume", file, home=tmp_path)
    assert wrong.exit_code == 2
    assert "a match of gods-unchained" in wrong.stderr
    resumed = command("--resume", file, typed="concede yes\n", home=tmp_path)
    assert resumed.exit_code == 0
    assert "Sanctum" in resumed.stdout


# ---- what is told and looked up -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_in_a_step_of_the_cleanup_is_told_beneath_it(language: str) -> None:
    words = TerminalTexts(GAME, language)
    step = words.term("event-cleanup", amount=1, extra=0, step=words.term("step-1"))
    for bot in ("greedy", "random"):
        match = a_match(lambda match: match.position.turn == 16, bot=bot)
        events = [each.event for each in match.events]
        kinds = {event.number: event.kind for event in events}
        lines = told(events, 0, words, brief=False)
        found = [k for k, line in enumerate(lines) if line.text == step]
        assert found
        for k in found:
            assert lines[k].depth == 1
            assert kinds[lines[k + 1].number] == "destroyed"
            assert lines[k + 1].depth == 2


def test_the_next_turn_is_told_beneath_the_end_of_the_last_not_beneath_its_cleanup() -> None:
    def ended_with_a_cleanup(match: Match) -> bool:
        kinds = [event.kind for event in match.history[-1].events] if match.history else []
        return "turn-start" in kinds and "cleanup" in kinds

    match = a_match(ended_with_a_cleanup, "magic", "death")
    events = match.history[-1].events
    lines = {line.number: line for line in told(events, 0, TerminalTexts(GAME, "en"), brief=False)}
    depths = {event.kind: lines[event.number].depth for event in events if event.number in lines}
    assert depths["turn-end"] == 0
    assert depths["cleanup"] == depths["turn-start"] == 1


def test_look_shows_gods_relics_and_creatures_as_they_are_and_cards_as_they_are_printed() -> None:
    def with_a_relic_and_room(match: Match) -> bool:
        units = match.view(0)["units"]
        return any(unit["kind"] == "relic" for unit in units) and all(unit["tile"] != "p1-6" for unit in units)

    match = a_match(with_a_relic_and_room, "war", "light")
    relic = next(unit for unit in match.view(0)["units"] if unit["kind"] == "relic")
    god = relic["tile"].replace("relic", "god")
    player = play(match, f"look {relic['tile']}", f"show {god}", "look bombfly", "look p1-6")
    table = table_of(GAME, "en")
    about_relic, about_god, card = player.pages
    assert about_relic[0].startswith(f"{relic['tile']} {'▲●'[relic['owner']]} {table.words.card(relic['card'])}")
    assert about_relic[1] == f"Strength {relic['strength']}, Durability {relic['health']}/{relic['maximum']}"
    power = match.view(0)["players"][relic["owner"]]["power"]
    assert table.printed(power).title in about_god
    assert card[0] == "Bombfly ◆1 2/1"
    assert player.messages == ["There is nothing at p1-6."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_a_clause_and_a_word_of_the_game(language: str) -> None:
    ward = TerminalTexts(GAME, language).term("keyword-ward")
    asked = ["rules gu3.6", f"rules {ward}", "rules ward", "rules GU99.1"]
    player = play(a_match(asking("power")), *asked, language=language)
    assert player.pages[0] == ["GU3.6", GAME.clause_text("GU3.6", language)]
    assert player.pages[1] == player.pages[2] == [ward, f"GU7.4  {GAME.clause_text('GU7.4', language)}"]
    assert "GU99.1" in player.messages[0]


def test_the_void_of_both_and_the_deck_as_it_was_built_can_be_opened() -> None:
    match = a_match(lambda match: all(player["void"] for player in match.view(0)["players"]))
    player = play(match, "void", "deck")
    void, deck = player.pages
    words = TerminalTexts(GAME, "en")
    for seat, line in zip((match.position.to_act, 1 - match.position.to_act), void[1:], strict=True):
        for card in match.view(0)["players"][seat]["void"]:
            assert words.card(card) in line
    assert sum(int(line.split(" × ")[0]) for line in deck[2:]) == 30


def test_the_board_tells_who_stands_where_the_player_below() -> None:
    match = a_match(lambda match: sum(unit["kind"] == "creature" for unit in match.view(0)["units"]) > 2)
    words = TerminalTexts(GAME, "en")
    for seat in range(2):
        view = match.view(seat)
        lines = draw_board(view, words, WIDTH, {"p2-1"})
        rows = [line[:2] for line in lines if line[:1] == "p"]
        assert rows == [f"p{2 - seat}", f"p{seat + 1}"]
        for unit in view["units"]:
            if unit["kind"] == "creature":
                at = next(k for k, line in enumerate(lines) if line.startswith(unit["tile"][:2]))
                place = int(unit["tile"][-1])
                mark = "»" if unit["tile"] == "p2-1" else ""
                name = f"{mark}{'▲●'[unit['owner']]}"
                assert lines[at].split("│")[place].rstrip() == name + cut(words.card(unit["card"]), 11 - len(name))
                assert str(unit["strength"]) in lines[at + 1].split("│")[place].split("/")[0]


# ---- the browser ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "page"), [((), "/"), (("gods-unchained",), "/play/gods-unchained")])
def test_without_a_game_the_browser_opens_where_games_are_chosen(
    words: tuple[str, ...], page: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[str] = []

    def served(listener: Any, database: str, address: str, **_options: Any) -> None:  # noqa: ARG001
        listener.close()
        opened.append(address)

    monkeypatch.setattr(serve, "serve_table", served)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert CliRunner().invoke(root, ["play", *words]).exit_code == 0
    assert [address.split("/", 3)[3] for address in opened] == [page[1:]]
