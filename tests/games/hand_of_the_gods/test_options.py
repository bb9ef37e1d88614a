"""What may be done, with its places; and what would come of it."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.hand_of_the_gods.support import game, positions
from theagon.games.base import Change, IllegalActionError, Option, Preview
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder, HandPosition
from theagon.games.hand_of_the_gods.view import View

VERBS = {"end", "play", "move", "attack", "warcry", "leader", "choose", "mulligan"}


def duel(**health: int) -> HandPosition:
    """Player 1's Enyo (attack 4) beside player 2's Hoplite, an own Marksman behind; with the healths given."""
    builder = Builder(game(), load_map("arena"))
    g = builder.world
    for card, owner, at in (("enyo", 0, "d3"), ("hoplite", 1, "e3"), ("marksman", 0, "c3")):
        unit = g.unit[builder.unit(card, owner, at)]
        unit.health = health.get(card, unit.health)
    return builder.position()


def preview(position: HandPosition, text: str) -> Preview:
    return position.preview(position.parse(text))


def change_of(preview: Preview, tile: str) -> Change | None:
    return next((change for change in preview.changes if change.tile == tile), None)


# ---- options ---------------------------------------------------------------------------------------------------------


def test_every_place_of_an_option_is_one_that_the_view_has() -> None:
    seen = set()
    for seed in range(12):
        for position in positions(seed, 7):
            if position.is_over:
                continue
            view = position.view(position.to_act)
            hand = {f"#{k + 1}" for k in range(len(view["players"][view["seat"]]["hand"]))}
            tiles = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 6)}
            lines = {f"column-{column}" for column in "abcdefghi"} | {f"row-{row}" for row in range(1, 6)}
            offers = {f"offer-{k + 1}" for k in range(len((view["choice"] or {}).get("cards", ())))}
            units = {unit["tile"] for unit in view["units"] if unit["owner"] == view["seat"]}
            for option in position.options():
                seen.add(option.verb)
                assert set(option.targets) <= hand | tiles | lines | offers
                assert option.source in {None, "leader"} | hand | units
    assert seen == VERBS


@pytest.mark.parametrize(
    ("text", "option"),
    [("end", ("end", None, ())), ("attack d3 e3", ("attack", "d3", ("e3",))), ("move c3 c2", ("move", "c3", ("c2",)))],
)
def test_an_option_names_what_acts_and_where(text: str, option: tuple[str, str | None, tuple[str, ...]]) -> None:
    position = duel()
    assert Option(position.parse(text), *option) in position.options()


def test_opening_cards_are_exchanged_by_their_places() -> None:
    position = next(positions(0))
    exchanges = {option.targets for option in position.options()}
    assert {(), ("#1",), ("#1", "#3"), ("#1", "#2", "#3")} <= exchanges


@pytest.mark.parametrize(
    ("card", "lines"),
    [("chaac", [f"column-{column}" for column in "abcdefgh"]), ("thor", [f"row-{row}" for row in range(1, 6)])],
)
def test_a_choice_of_a_column_or_row_names_it_as_a_whole(card: str, lines: list[str]) -> None:
    builder = Builder(game(), load_map("arena"))
    g = builder.world
    g.mana[0] = g.mana_cap[0] = 10
    g.hand[0][0], g.hand_size[0] = game().cards.index(card), 1
    position = builder.position()
    position.apply(position.parse(f"play {card} b2"))
    assert [(option.verb, option.targets) for option in position.options()] == [("choose", (line,)) for line in lines]


# ---- previews --------------------------------------------------------------------------------------------------------


def test_a_sure_kill_is_previewed_as_one() -> None:
    found = preview(duel(hoplite=2), "attack d3 e3")
    killed = change_of(found, "e3")
    assert killed is not None
    assert (killed.health, killed.card, killed.gone) == (2, "hoplite", True)
    assert change_of(found, "c3") is None


def test_the_damage_of_a_fight_is_previewed_for_both() -> None:
    position = duel(hoplite=9, enyo=3)
    attack = {unit["card"]: unit["attack"] for unit in position.view(0)["units"]}
    found = preview(position, "attack d3 e3")
    struck, striking = change_of(found, "e3"), change_of(found, "d3")
    assert struck is not None
    assert striking is not None
    assert (struck.least, struck.most, struck.gone) == (9 - attack["enyo"],) * 2 + (False,)
    assert (striking.least, striking.most, striking.gone) == (3 - attack["hoplite"],) * 2 + (False,)


def test_the_end_of_the_match_is_previewed() -> None:
    builder = Builder(game(), load_map("arena"))
    builder.unit("enyo", 0, "g3")
    builder.world.unit[1].health = 1
    position = builder.position()
    stone = next(unit["tile"] for unit in position.view(0)["units"] if unit["owner"] == 1)
    assert preview(position, f"attack g3 {stone}").winner == 0
    assert preview(position, "move g3 g2").winner is None


def test_a_preview_changes_nothing() -> None:
    for position in positions(3, 19):
        before = position.state_bytes()
        for action in position.legal_actions()[:5]:
            assert position.preview(action) == position.preview(action)
        assert position.state_bytes() == before


def test_an_impossible_action_has_no_preview() -> None:
    with pytest.raises(IllegalActionError, match=r"\[HG"):
        preview(duel(), "attack c3 a1")


@pytest.mark.slow
def test_what_is_previewed_as_sure_happens() -> None:
    compared = 0
    for seed in range(6):
        for position in positions(seed, 17, player="greedy:60"):
            for action in position.legal_actions()[1::4]:
                found = position.preview(action)
                after = position.clone()
                after.apply(action)
                healths = {unit["id"]: unit["health"] for unit in after.view(None)["units"]}
                for change in found.changes:
                    if change.gone is not None:
                        assert change.gone == (change.unit not in healths)
                        compared += 1
    assert compared > 50


# ---- views -----------------------------------------------------------------------------------------------------------


def test_a_view_is_what_its_declaration_says() -> None:
    for position in positions(5, 23):
        for plain in (position.view(0), position.view(None), position.open_view()):
            assert msgspec.to_builtins(msgspec.convert(plain, View)) == plain


def test_the_open_view_shows_both_hands_and_what_is_offered() -> None:
    choosing = 0
    for seed in range(12):
        for position in positions(seed, 5):
            seen = position.open_view()
            assert all(None not in player["hand"] for player in seen["players"])
            if not position.is_over:
                own = position.view(position.to_act)
                mine = own["players"][position.to_act]
                assert seen["players"][position.to_act] == mine
                assert seen["choice"] == own["choice"]
                choosing += seen["choice"] is not None
    assert choosing
