"""Army of Gods in the terminal: two to four at one device, the answer to an attack, and what can be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import theagon
from tests.cli.at_the_terminal import (
    Player,
    again,
    by_number_and_by_notation,
    choices,
    command,
    match_where,
    play,
    session_of,
)
from theagon.cli.terminal.entries import status
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.menu import Choice, Option
from theagon.cli.terminal.printing import WIDTH
from theagon.cli.terminal.table import Scene
from theagon.cli.terminal.texts import TerminalTexts
from theagon.games.army_of_gods.game import ArmyOfGods
from theagon.match.beginning import begin, staged
from theagon.match.match import Match, is_forced

GAME: ArmyOfGods = theagon.load("army-of-gods")


def new_match(seats: int, seed: int = 4, **options: Any) -> Match:
    return Match(GAME, GAME.setup(["house"] * seats, seed=seed, options=options))


def a_match(wanted: Callable[[Match], bool], seats: int = 3) -> Match:
    """A match that bots have played up to where it is as wanted."""
    return match_where(wanted, (new_match(seats, seed) for seed in range(60)), "greedy:40", "random")


def asking(kind: str | None) -> Callable[[Match], bool]:
    """This is to be chosen, by a player who has a choice; None: it is a turn after the first round."""
    return lambda match: (
        (match.view(match.position.to_act)["choice"] or {}).get("kind") == kind
        and (kind is not None or match.view(None)["round"] > 1)
        and not is_forced(match.position)
    )


# ---- who plays ------------------------------------------------------------------------------------------------------


def test_each_who_takes_the_device_sees_the_own_hand_alone() -> None:
    match = new_match(3)
    player = Player(by_number_and_by_notation)
    session_of(match).run(player)
    seen = set()
    for scene in player.scenes:
        assert [one["hand"] is not None for one in scene.view["players"]] == [k == scene.seat for k in range(3)]
        assert scene.view["to-act"] in (scene.seat, None) or scene.menu is None
        seen.add(scene.seat)
    assert seen == {0, 1, 2}


def test_a_team_is_told_to_have_won_together_and_bots_of_a_kind_are_told_apart() -> None:
    match = new_match(4, teams=True)
    session = session_of(match, "greedy", "greedy", "greedy")
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
    play(match, line, "")
    assert match.history[1].notation == notation


# ---- what can be typed ----------------------------------------------------------------------------------------------


def test_a_number_a_place_and_the_notation_do_the_same() -> None:
    match = a_match(lambda match: bool(choices(match, "attack")))
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
        assert not play(copy, *lines, "").messages
        outcomes.add(copy.history[len(match.history)].notation)
    assert outcomes == {f"attack {card} {target}"}


ASKED = "leader drop attacker target return take-back looked wild remove steal rival restore"


@pytest.mark.parametrize("kind", ASKED.split())
def test_what_an_effect_asks_is_answered_by_its_number(kind: str) -> None:
    match = a_match(asking(kind)) if kind != "looked" else looking()
    before = len(match.history)
    menu = menu_of(match.position, match.view(match.position.to_act), table_of(GAME, "en"))
    number = next(choice.number for choice in menu.choices if choice.options)
    play(match, str(number), "")
    assert match.history[before].notation.startswith("choose ")


# ---- where one sits -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["p1", "p2", "p3"])
def test_one_sits_where_one_wants_to_and_goes_on_there(side: str) -> None:
    words = "army-of-gods --mode three --against random --against human --seed 3 --save match.json --as"
    left = command(*words.split(), side)
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
    about_stack, about_player, eris, archers, nothing = player.pages
    words = TerminalTexts(GAME, "en")
    assert about_stack[0].startswith(f"{stack['tile']} {'▲●■'[stack['owner']]} {words.card(stack['card'])}")
    assert about_stack[1] == f"Army {len(stack['cards'])}/5, Strength {stack['strength']}"
    leader = match.view(0)["players"][0]["leader"]
    assert words.card(leader) in about_player[0]
    assert eris[0] == "Eris"
    assert archers[0] == "Archers 2"
    assert nothing == ["There is nothing at p3-nobody."]


def test_the_own_discard_pile_can_be_opened() -> None:
    match = a_match(
        lambda match: (
            asking(None)(match)
            and match.view(match.position.to_act)["players"][match.position.to_act]["discard-size"] > 1
        )
    )
    seat = match.position.to_act
    (discard,) = play(match, "discard").pages
    words = TerminalTexts(GAME, "en")
    own = match.view(seat)["players"][seat]["discard"]
    assert discard[1].endswith(f" ({len(own)}): {', '.join(words.card(card) for card in reversed(own))}")
    assert len([line for line in discard if " (" in line]) == 1


def bar(lying: int) -> str:
    return "▮" * lying + "▯" * (5 - lying)


def test_the_board_tells_how_far_each_stack_has_grown_the_player_below() -> None:
    match = a_match(lambda match: len(match.view(0)["stacks"]) > 4, 4)
    table, kinds = table_of(GAME, "en"), GAME.cards.kind_ids
    for seat in range(4):
        view = match.view(seat)
        marked = view["stacks"][0]["tile"]
        scene = Scene(table, view, tuple("1234"), picked=Choice(1, "attack", "1", (Option(0, "attack", marked),)))
        lines = [line for line in table.board(scene, WIDTH) if line.startswith("p")]
        assert [line[:2] for line in lines] == [f"p{(seat + k) % 4 + 1}" for k in (1, 2, 3, 4)]
        for stack in view["stacks"]:
            owner, _, kind = stack["tile"].partition("-")
            line = next(line for line in lines if line.startswith(owner))
            cell = line.split("│")[1 + kinds.index(kind)].strip()
            sign = "»" if stack["tile"] == marked else ""
            assert cell == f"{sign}{bar(len(stack['cards']))} {stack['strength']}"


def test_without_a_grid_all_stacks_are_listed() -> None:
    match = a_match(lambda match: len(match.view(0)["stacks"]) > 2)
    table, view = table_of(GAME, "es"), match.view(0)
    said = table.described(Scene(table, view, ("Uno", "Dos", "Tres")))
    assert len(said) == len(view["stacks"])
    assert all(f" {len(stack['cards'])}/5" in line for stack, line in zip(view["stacks"], said, strict=True))
