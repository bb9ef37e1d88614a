"""What a player may do is declared once a game."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tests.games.kits import Kit
from tests.games.support import walk
from theagon.errors import TheagonError
from theagon.games.learning import arrays
from theagon.games.play.verbs import Cards, Given, Parameter, Verb, Verbs

TILE = Parameter[Any](4)


def test_numbers_follow_one_another() -> None:
    assert [*Verbs(Verb[Any]("end", 0), Verb("move", 1, TILE, TILE), actions=17).examples] == ["end", "move"]


@pytest.mark.parametrize("first", [0, 2])
def test_verbs_that_leave_numbers_out_or_have_the_same_are_refused(first: int) -> None:
    with pytest.raises(ValueError, match="has other numbers than"):
        Verbs(Verb[Any]("end", 0), Verb("move", first, TILE, TILE), actions=first + 16)


def test_verbs_that_share_their_numbers_have_as_many() -> None:
    with pytest.raises(ValueError, match="block has other numbers than 0 to 3"):
        Verbs(Verb[Any]("block", 0, Cards(3, lambda _: (), "#", "the hand")), Verb("drop", 0, TILE), actions=4)


def test_who_types_nothing_is_shown_an_action_that_names_as_much_as_any() -> None:
    end, drop, move = (
        Verb[Any]("end", 0),
        Verb[Any]("drop", 1, None, TILE, example="drop c3"),
        Verb[Any]("go", 5, TILE, TILE),
    )
    for verbs, example in (([end], "end"), ([end, drop], "drop c3"), ([end, drop, move], "go")):
        with pytest.raises(TheagonError, match=f"such as `{example}`"):
            Verbs(*verbs, actions=[1, 5, 21][len(verbs) - 1]).read(None, "")


NOT_BY_POINTING = {"warcry", "use", "mulligan", "foresee", "end", "done", "let", "concede"}
"""Verbs that share their places with another, name several, or none."""


def test_pointing_as_an_option_does_means_that_option_and_at_nothing_what_could_be_done(kit: Kit) -> None:
    pointed = 0
    for seed in range(6):
        for position in islice(walk(kit.begun(seed), seed), 50):
            for option in (each for each in position.options() if each.verb not in NOT_BY_POINTING):
                meant = position.meant(option.source, next(iter(option.targets), None))
                assert position.verbs.option(position, meant) == option
                if option.source is not None:
                    meant = position.meant(option.source, None)
                    assert position.verbs.option(position, meant).source == option.source
                pointed += 1
    assert pointed > 300


@pytest.mark.parametrize(("source", "target"), [(None, None), ("z9", None), (None, "z9"), ("", ""), ("concede", "p1")])
def test_what_can_not_be_meant_is_said(kit: Kit, source: str | None, target: str | None) -> None:
    position = kit.begun()
    with pytest.raises(TheagonError, match="nothing can be done there"):
        position.meant(source, target)
    with pytest.raises(TheagonError, match="meant: target must be a text"):
        position.meant("leader", 3)


@pytest.mark.slow
def test_what_an_action_names_is_observed_where_its_parameter_says(kit: Kit) -> None:
    game, found = kit.game(), Counter[str]()
    for seed in kit.seeds(kit.modes[0], 3):
        for position in walk(kit.begun(seed), seed):
            if position.is_over:
                break
            seen = arrays.named(game.observation_space, np.frombuffer(position.observation(position.to_act), np.uint8))
            asked = {}  # each thing once, however many actions name it
            for action in position.legal_actions():
                verb = position.verbs.of(position, action)
                for role, given in zip((verb.source, verb.target), verb.given(position, action), strict=True):
                    if role is not None and role.seen is not None and given.number != role.none:
                        asked[role, given.number] = given
            for (parameter, number), given in asked.items():
                group, first = parameter.seen
                fields, place = seen[group], first + parameter.seen_as(number, position.to_act)
                there = {name: fields[name].reshape(-1)[place] for name in fields.dtype.names}
                found[group] += named_there(position, parameter, given, there)
    assert set(found) >= {"hand"}
    assert min(found.values()) > 0


def named_there(position: Any, parameter: Parameter[Any], given: Given[Any], place: Any) -> bool:
    """Whether what is observed at a place could be compared with what the parameter names. It must be the same."""
    if isinstance(parameter, Cards) and "card" in place:
        assert place["card"] == parameter.card(given)
        return True
    name = parameter.place(given)
    if ("strength" in place or "blocker" in place) and re.fullmatch("p[12]-.*|[a-h][1-5]", name):
        units = {unit["tile"]: unit["card"] for unit in position.view(None)["units"]}
        assert units.get(name) == (position.card_id(place["card"]) if place["card"] else None)
        return True
    if "owners" in place and name.startswith("p"):
        assert place["size"] == position.world.stack_size[position.cards.stack_number(position.seats, name)]
        return True
    if "tokens" in place:
        assert place["tokens"] == position.world.tokens[int(name[1:]) - 1]
        return True
    return False
