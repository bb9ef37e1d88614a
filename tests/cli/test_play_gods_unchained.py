"""Gods Unchained in the terminal: what can be typed and what comes of it, and how the end of a turn is told."""

from __future__ import annotations

from collections.abc import Callable

from tests.cli.at_the_terminal import again, choices, match_where, play
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.log_text import log_lines
from theagon.cli.terminal.menu import Choice, Option
from theagon.cli.terminal.printing import WIDTH
from theagon.cli.terminal.table import Scene
from theagon.cli.terminal.texts import TerminalTexts
from theagon.cli.terminal.tiles import cut
from theagon.games import load_game
from theagon.match.match import Match

GAME = load_game("gods-unchained")


def a_match(wanted: Callable[[Match], bool], *decks: str, bot: str = "random") -> Match:
    """A match that bots have played up to where it is as wanted."""
    matches = (Match(GAME, GAME.setup(list(decks) or ["death", "magic"], seed=seed)) for seed in range(40))
    return match_where(wanted, matches, bot)


def asking(kind: str) -> Callable[[Match], bool]:
    """An effect, or the beginning, asks for this."""
    return lambda match: (match.view(match.position.to_act)["choice"] or {}).get("kind") == kind


def first_turn(match: Match) -> bool:
    """The first turn has begun."""
    return match.view(match.position.to_act)["choice"] is None


def can(verb: str) -> Callable[[Match], bool]:
    """A player can do this at a place."""
    return lambda match: any(option.verb == verb and option.targets for option in match.position.options())


# ---- what can be typed ----------------------------------------------------------------------------------------------


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


# ---- what is told and looked up -------------------------------------------------------------------------------------


def test_the_next_turn_is_told_beneath_the_end_of_the_last_not_beneath_its_cleanup() -> None:
    def ended_with_a_cleanup(match: Match) -> bool:
        kinds = [event.kind for event in match.history[-1].events] if match.history else []
        return "turn-start" in kinds and "cleanup" in kinds

    match = a_match(ended_with_a_cleanup, "magic", "death")
    events = match.history[-1].events
    lines = {line.number: line for line in log_lines(events, 0, TerminalTexts(GAME, "en"), brief=False)}
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
    about_relic, about_god, card, nothing = player.pages
    assert about_relic[0].startswith(f"{relic['tile']} {'▲●'[relic['owner']]} {table.words.card(relic['card'])}")
    assert about_relic[1] == f"Strength {relic['strength']}, Durability {relic['health']}/{relic['maximum']}"
    power = match.view(0)["players"][relic["owner"]]["power"]
    assert table.printed(power).title in about_god
    assert card[0] == "Bombfly ◆1 2/1"
    assert nothing == ["There is nothing at p1-6."]


def test_the_void_of_both_can_be_opened() -> None:
    match = a_match(lambda match: all(player["void"] for player in match.view(0)["players"]))
    (void,) = play(match, "void").pages
    words = TerminalTexts(GAME, "en")
    for seat, line in zip((match.position.to_act, 1 - match.position.to_act), void[1:], strict=True):
        for card in match.view(0)["players"][seat]["void"]:
            assert words.card(card) in line


def test_the_board_tells_who_stands_where_the_player_below() -> None:
    match = a_match(lambda match: sum(unit["kind"] == "creature" for unit in match.view(0)["units"]) > 2)
    table = table_of(GAME, "en")
    picked = Choice(1, "unit", "", (Option(0, "attack", "p2-1"),))
    for seat in range(2):
        view = match.view(seat)
        lines = table.board(Scene(table, view, ("One", "Two"), picked=picked), WIDTH)
        rows = [line[:2] for line in lines if line[:1] == "p"]
        assert rows == [f"p{2 - seat}", f"p{seat + 1}"]
        for unit in view["units"]:
            if unit["kind"] == "creature":
                at = next(k for k, line in enumerate(lines) if line.startswith(unit["tile"][:2]))
                place = int(unit["tile"][-1])
                mark = "»" if unit["tile"] == "p2-1" else ""
                name = f"{mark}{'▲●'[unit['owner']]}"
                assert lines[at].split("│")[place].rstrip() == name + cut(
                    table.words.card(unit["card"]), 11 - len(name)
                )
                assert str(unit["strength"]) in lines[at + 1].split("│")[place].split("/")[0]
