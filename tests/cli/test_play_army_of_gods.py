"""Army of Gods in the terminal: two to four at one device, the answer to an attack, and what can be typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import theagon
from tests.cli.at_the_terminal import Player, by_number_and_by_notation, check_boards, command, typing
from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.commands import every, spelled, understood
from theagon.cli.terminal.entries import status
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.games.army_of_gods import bar, draw_board
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.interrupts import PlayerLeft
from theagon.cli.terminal.lookup import help_lines
from theagon.cli.terminal.menu import Choice
from theagon.cli.terminal.printing import WIDTH
from theagon.cli.terminal.session import HUMAN, Session
from theagon.cli.terminal.table import Scene
from theagon.cli.terminal.texts import TerminalTexts
from theagon.games.army_of_gods.game import ArmyOfGods
from theagon.games.army_of_gods.rules.world import Choice as Asked
from theagon.match.beginning import begin, staged
from theagon.match.match import Match, is_forced
from theagon.match.replay import load

GAME: ArmyOfGods = theagon.load("army-of-gods")
pytestmark = pytest.mark.usefixtures("elsewhere")


def new_match(seats: int, seed: int = 4, **options: Any) -> Match:
    return Match(GAME, GAME.setup(["house"] * seats, seed=seed, options=options))


def a_match(wanted: Callable[[Match], bool], seats: int = 3) -> Match:
    """A match that bots have played up to where it is as wanted."""
    for seed in range(60):
        match = new_match(seats, seed)
        while not match.position.is_over:
            if wanted(match):
                return match
            match.apply(match.position.decide("random" if seed % 2 else "greedy:40", len(match.history)))
    raise AssertionError("no such match")


def asking(kind: str | None) -> Callable[[Match], bool]:
    """This is to be chosen, by somebody who has a choice; None: it is a turn after the first round."""
    return lambda match: (
        (match.view(match.position.to_act)["choice"] or {}).get("kind") == kind
        and (kind is not None or match.view(None)["round"] > 1)
        and not is_forced(match.position)
    )


def choices(match: Match, kind: str) -> list[Choice]:
    """What is possible, of a kind."""
    if is_forced(match.position):
        return []
    menu = menu_of(match.position, match.view(match.position.to_act), table_of(GAME, "en"))
    return [choice for choice in menu.choices if choice.kind == kind and choice.options]


def can_attack(match: Match) -> bool:
    return bool(choices(match, "attack"))


def session_of(match: Match, players: tuple[str, ...], language: str = "en") -> Session:
    return Session(match, players, table_of(GAME, language), file=Path("unused.json"), autosave=False)


def listed_last(scene: Scene) -> str:
    """Whatever is listed last; Enter where the device is handed over."""
    return "" if scene.menu is None else by_number_and_by_notation(scene)


def play(match: Match, *lines: str, language: str = "en") -> Player:
    """Whoever is to act types these lines, and hands the device over; the others are people who do nothing."""
    player = Player(typing([*lines, "", "quit", "no"]))
    session = session_of(match, (HUMAN,) * match.position.seats, language)
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


@pytest.mark.parametrize(("language", "mode", "seats"), [("en", "two", 2), ("es", "three", 3), ("ru", "teams", 4)])
def test_a_whole_match_is_played_by_the_command_in_each_language(
    language: str, mode: str, seats: int, tmp_path: Path
) -> None:
    match = new_match(seats, 8, **GAME.modes[mode].options)
    bots = ("greedy", "random", "greedy")[: seats - 1]
    rehearsal = Player(listed_last)
    session = session_of(match, (HUMAN, *bots), language)
    session.run(rehearsal)
    assert not rehearsal.messages
    done = command(
        "army-of-gods",
        "--mode",
        mode,
        "--seed",
        "8",
        "--lang",
        language,
        "--save",
        str(tmp_path / "match.json"),
        *(word for bot in bots for word in ("--against", bot)),
        typed="\n".join(rehearsal.typed),
        home=tmp_path,
    )
    assert done.exit_code == 0, done.stderr
    assert done.stdout.splitlines()[-2] == session.result()
    assert load(tmp_path / "match.json").position.state_hash() == match.position.state_hash()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_of_a_match_at_one_device_fits_into_the_columns_that_there_are(seats: int) -> None:
    match = new_match(seats)
    player = Player(listed_last)
    session_of(match, (HUMAN,) * seats, "ru").run(player)
    assert match.position.is_over
    assert not player.messages
    assert player.hidden > seats
    check_boards(player.scenes[::9])


def test_each_who_takes_the_device_sees_the_own_hand_alone() -> None:
    match = new_match(3)
    player = Player(listed_last)
    session_of(match, (HUMAN,) * 3).run(player)
    seen = set()
    for scene in player.scenes:
        assert [one["hand"] is not None for one in scene.view["players"]] == [k == scene.seat for k in range(3)]
        assert scene.view["to-act"] in (scene.seat, None) or scene.menu is None
        seen.add(scene.seat)
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expected_fits_on_one_line(language: str) -> None:
    words = TerminalTexts(GAME, language)
    for kind in ("turn", *(each.name.lower().replace("_", "-") for each in Asked if each)):
        for name in (words.say("player", number=2), words.say("you")):
            line = f"● {name} · {words.say('turn', turn=100)} · {words.say(f'expect-{kind}')}"
            assert len(line) <= WIDTH


def test_a_team_is_told_to_have_won_together_and_bots_of_a_kind_are_told_apart() -> None:
    match = new_match(4, teams=True)
    session = session_of(match, (HUMAN, "greedy", "greedy", "greedy"))
    for seat in (1, 3):
        match.apply(GAME.concession(seat))
    assert session.result() == "▲■ You · Greedy bot 3 won on turn 0"


# ---- an attack ------------------------------------------------------------------------------------------------------


def looking() -> Match:
    """A player looks at the top cards of the pile, which bots hardly ever do."""
    text = """
game: army-of-gods
title: Odin looks
position:
  players:
    p1: {leader: odin, deck: [archers, giants, demons]}
    p2: {}
steps: [expect: {to-act: p1}]
"""
    match = begin(staged(GAME, "odin.yaml", text, 0))
    match.apply(match.position.parse("ability"))
    assert asking("looked")(match)
    return match


def attacked(hand: str) -> tuple[Match, Player]:
    """Player 1 attacks player 2, who holds this card and does not answer."""
    text = f"""
game: army-of-gods
title: An attack
position:
  players:
    p1: {{hand: [demons, giants]}}
    p2: {{hand: [{hand}], stacks: {{archers: 2}}}}
    p3: {{}}
steps: [expect: {{to-act: p1}}]
"""
    match = begin(staged(GAME, "attack.yaml", text, 0))
    return match, play(match, "attack demons p2-archers", "")


def test_who_can_block_is_asked_and_told_what_attacks() -> None:
    match, player = attacked("bulwark")
    scene = player.scenes[-1]
    assert (scene.seat, match.position.to_act) == (1, 1)
    assert status(scene).endswith("you are attacked: block, or let the attack through")
    assert scene.table.legend(scene) == "▲ Player 1 attacks with Demons 6: p2-archers ● Archers 2."
    assert [choice.kind for choice in scene.menu.choices if choice.options] == ["card", "let"] if scene.menu else False


def test_who_can_not_block_is_not_asked_and_the_device_stays_where_it_is() -> None:
    match, player = attacked("riders")
    assert (match.position.to_act, match.history[-1].notation) == (0, "let")
    assert not player.hidden
    assert {scene.seat for scene in player.scenes} == {0}


@pytest.mark.parametrize(
    ("line", "notation"),
    [("1", "block bulwark"), ("block bulwark", "block bulwark"), ("let", "let"), ("2", "let"), ("l", "let")],
)
def test_an_attack_is_answered_by_number_or_in_words(line: str, notation: str) -> None:
    match, _ = attacked("bulwark")
    play(match, line)
    assert match.history[1].notation == notation


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
    match = a_match(can_attack)
    attack = choices(match, "attack")[0]
    target = attack.options[-1].target
    view = match.view(match.position.to_act)
    card = view["players"][view["seat"]]["hand"][int(attack.subject) - 1]
    outcomes = set()
    for lines in (
        [f"attack {card} {target}"],
        [f"A #{attack.subject} {target.upper()}"],
        [f"{attack.number} {target}"],
        [str(attack.number), target],
        [str(attack.number), str(len(attack.options))],
    ):
        copy = again(match)
        assert not play(copy, *lines).messages
        outcomes.add(copy.history[len(match.history)].notation)
    assert outcomes == {f"attack {card} {target}"}


@pytest.mark.parametrize(
    "kind",
    [
        "leader",
        "drop",
        "attacker",
        "target",
        "return",
        "take-back",
        "looked",
        "wild",
        "remove",
        "steal",
        "rival",
        "restore",
    ],
)
def test_what_an_effect_asks_is_answered_by_its_number(kind: str) -> None:
    match = a_match(asking(kind)) if kind != "looked" else looking()
    before = len(match.history)
    menu = menu_of(match.position, match.view(match.position.to_act), table_of(GAME, "en"))
    number = next(choice.number for choice in menu.choices if choice.options)
    play(match, str(number))
    assert match.history[before].notation.startswith("choose ")


def test_what_was_done_is_taken_back() -> None:
    match = a_match(asking(None))
    before = match.position.state_hash()
    card = next(choice for choice in choices(match, "card") if choice.options[0].verb == "drop")
    player = play(match, str(card.number), "undo")
    assert match.position.state_hash() == before
    assert player.messages[0].startswith("Taken back: drop ")


# ---- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_the_rule_and_its_clause_and_changes_nothing(language: str) -> None:
    match = a_match(lambda match: match.view(None)["round"] == 1 and match.position.turn > 0)
    before = match.position.state_hash()
    player = play(match, "end", "why not end", "0", language=language)
    assert [message[-7:] for message in player.messages] == ["[AG3.5]", "[AG3.5]"]
    assert player.pages[0][1] == f"AG3.5  {GAME.clause_text('AG3.5', language)}"
    assert match.position.state_hash() == before


@pytest.mark.parametrize(
    "line",
    [
        "foo",
        "99",
        "99 p2-archers",
        "play",
        "attack p1-archers",
        "p2-archers p3-archers",
        "p2-nobody",
        "p9",
        "restore",
        "x" * 9999,
    ],
)
def test_what_is_not_understood_is_answered_and_changes_nothing(line: str) -> None:
    match = a_match(asking(None))
    before = match.position.state_hash()
    player = play(match, line)
    assert len(player.messages) == 1
    assert len(player.messages[0]) < 200
    assert match.position.state_hash() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--mode", "five"], "no mode 'five'"),
        (["--mode", "three", "--as", "p4"], "there is no p4 in this match"),
        (["--mode", "four", "--against", "greedy", "--against", "random"], "3 opponents, not 2"),
    ],
)
def test_players_that_do_not_fit_the_mode_are_refused(words: list[str], said: str, tmp_path: Path) -> None:
    refused = command("army-of-gods", *words, home=tmp_path)
    assert refused.exit_code == 2
    assert said in refused.stderr


@pytest.mark.parametrize("side", ["p1", "p2", "p3"])
def test_one_sits_where_one_wants_to_and_goes_on_there(side: str, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    left = command(
        "army-of-gods",
        "--mode",
        "three",
        "--as",
        side,
        "--against",
        "random",
        "--against",
        "human",
        "--seed",
        "3",
        "--save",
        file,
        home=tmp_path,
    )
    assert left.exit_code == 0, left.stderr
    resume = left.stdout.splitlines()[-1]
    assert "Saved. To go on: theagon play" in resume
    people = {
        "p1": ("--as p1", "random", "human"),
        "p2": ("--as p1", "human", "random"),
        "p3": ("--as p2", "human", "random"),
    }[side]
    assert resume.endswith(f"{people[0]} --against {people[1]} --against {people[2]}")


# ---- what is looked up ----------------------------------------------------------------------------------------------


def test_look_shows_stacks_players_and_cards() -> None:
    match = a_match(lambda match: asking(None)(match) and len(match.view(0)["stacks"]) > 2)
    stack = match.view(0)["stacks"][0]
    player = play(match, f"look {stack['tile']}", "look p1", "look eris", "look archers", "look p3-nobody")
    about_stack, about_player, eris, archers = player.pages
    words = TerminalTexts(GAME, "en")
    assert about_stack[0].startswith(f"{stack['tile']} {'▲●■'[stack['owner']]} {words.card(stack['card'])}")
    assert about_stack[1].startswith(bar(len(stack["cards"])))
    leader = match.view(0)["players"][0]["leader"]
    assert words.card(leader) in about_player[0]
    assert eris[0] == "Eris"
    assert archers[0] == "Archers 2"
    assert player.messages == ["There is nothing at p3-nobody."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_a_clause_and_a_word_of_the_game(language: str) -> None:
    sets = TerminalTexts(GAME, language).term("name-sets")
    player = play(new_match(2), "rules ag5.11", f"rules {sets}", "rules AG99.1", language=language)
    assert player.pages[0] == ["AG5.11", GAME.clause_text("AG5.11", language)]
    assert player.pages[1] == [sets, f"AG1.2  {GAME.clause_text('AG1.2', language)}"]
    assert "AG99.1" in player.messages[0]


def test_the_own_discard_pile_and_the_deck_as_it_was_built_can_be_opened() -> None:
    match = a_match(
        lambda match: (
            asking(None)(match)
            and match.view(match.position.to_act)["players"][match.position.to_act]["discard-size"] > 1
        )
    )
    seat = match.position.to_act
    discard, deck = play(match, "discard", "deck").pages
    words = TerminalTexts(GAME, "en")
    own = match.view(seat)["players"][seat]["discard"]
    assert discard[1] == f"({len(own)}) {', '.join(words.card(card) for card in reversed(own))}"
    assert sum(int(line.split(" × ")[0]) for line in deck[2:]) == 120


def test_the_board_tells_how_far_each_stack_has_grown_the_player_below() -> None:
    match = a_match(lambda match: len(match.view(0)["stacks"]) > 4, 4)
    words = TerminalTexts(GAME, "en")
    for seat in range(4):
        view = match.view(seat)
        marked = {view["stacks"][0]["tile"]}
        lines = [line for line in draw_board(view, words, WIDTH, marked) if line.startswith("p")]
        assert [line[:2] for line in lines] == [f"p{(seat + k) % 4 + 1}" for k in (1, 2, 3, 4)]
        kinds = GAME.cards.kind_ids
        for stack in view["stacks"]:
            owner, _, kind = stack["tile"].partition("-")
            line = next(line for line in lines if line.startswith(owner))
            cell = line.split("│")[1 + kinds.index(kind)].strip()
            sign = "»" if stack["tile"] in marked else ""
            assert cell == f"{sign}{bar(len(stack['cards']))} {stack['strength']}"


def test_without_a_grid_all_stacks_are_listed() -> None:
    match = a_match(lambda match: len(match.view(0)["stacks"]) > 2)
    table, view = table_of(GAME, "es"), match.view(0)
    said = table.described(Scene(table, view, ("Uno", "Dos", "Tres")))
    assert len(said) == len(view["stacks"])
    assert all(bar(len(stack["cards"])) in line for stack, line in zip(view["stacks"], said, strict=True))
