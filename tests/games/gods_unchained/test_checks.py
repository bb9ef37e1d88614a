"""The checks of cards refuse what no text could say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from theagon.cards.report import InvalidFileError
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.schema import Ability, Each, Effect, Later, Mode
from theagon.games.gods_unchained.schema.filters import Condition, Filter
from theagon.games.gods_unchained.schema.piles import Pool, Pull, Summon
from theagon.games.gods_unchained.schema.words import Whose

FROM_EITHER_VOID = Effect(pull=Pull(from_="voids", to="hand"))


def mistakes(ability: Ability, of: str = "blind-cyclops") -> list[str]:
    """What is wrong with a card, by default a creature, that has this ability."""
    card = replace(standard().by_id[of], abilities=(ability,))
    try:
        standard().extended([card])
    except InvalidFileError as invalid:
        return [error.message for error in invalid.errors]
    return []


def test_an_ability_does_not_depend_on_what_an_effect_before_it_did() -> None:
    draw, done = Effect(draw=1), Condition(done=1)
    damage = Effect(damage=1, to="self")
    assert mistakes(Ability(on="roar", do=(draw,), if_=done)) == ["'done' speaks of the effect before"]
    further = Condition(favor=1, further=done)
    assert mistakes(Ability(on="roar", do=(draw,), if_=further)) == ["'done' speaks of the effect before"]
    assert mistakes(Ability(on="roar", do=(damage, replace(draw, if_=done)))) == []


@pytest.mark.parametrize("whose", ["enemy", "both"])
def test_cards_of_either_void_are_of_no_one_player(whose: Whose) -> None:
    assert mistakes(Ability(on="roar", do=(FROM_EITHER_VOID,))) == []
    told = "a card of either void is of no one player"
    assert mistakes(Ability(on="roar", do=(replace(FROM_EITHER_VOID, whose=whose),))) == [told]


@pytest.mark.parametrize("whose", ["enemy", "both"])
@pytest.mark.parametrize("effect", [Effect(advance=3), Effect(advance="top"), Effect(draw="chosen-one")])
def test_the_chosen_one_is_of_one_s_own_deck(effect: Effect, whose: Whose) -> None:
    assert mistakes(Ability(on="roar", do=(effect,))) == []
    told = "the Chosen One is of your own deck"
    assert mistakes(Ability(on="roar", do=(replace(effect, whose=whose),))) == [told]


@pytest.mark.parametrize(
    ("within", "what"),
    [
        (Effect(choose_one=(Mode(do=(Effect(draw=1),)), Mode(do=(Effect(draw=2),)))), "modes"),
        (Effect(each=Each(do=(Effect(draw=1),), times=2)), "block"),
        (Effect(later=Later(do=(Effect(draw=1),), at="turn-end")), "block"),
    ],
)
def test_a_mode_has_neither_modes_nor_a_block(within: Effect, what: str) -> None:
    modes = Effect(choose_one=(Mode(do=(within,)), Mode(do=(Effect(draw=1),))))
    assert f"a mode has no {what} of its own" in mistakes(Ability(on="roar", do=(modes,)))


SUMMONED = "creatures alone are summoned"
ON_THE_BOARD = "only creatures and relics come to the board"


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (Effect(summon=Summon(random=Pool(of=Filter()))), []),
        (Effect(summon=Summon(random=Pool(cards=("badger", "eagle")))), []),
        (Effect(summon=Summon(random=Pool(cards=("badger", "hand-axe")))), [SUMMONED]),
        (Effect(summon=Summon(random=Pool(of=Filter(kind="relic")))), [SUMMONED]),
        (Effect(summon=Summon(random=Pool(of=Filter(kind="card")))), [SUMMONED]),
        (Effect(pull=Pull(from_="void", to="board", of=Filter())), []),
        (Effect(pull=Pull(from_="void", to="board", of=Filter(kind="relic"))), []),
        (Effect(pull=Pull(from_="void", to="board", this=True)), []),
        (Effect(pull=Pull(from_="void", to="board")), [ON_THE_BOARD]),
        (Effect(pull=Pull(from_="deck", to="board", of=Filter(kind="spell"))), [ON_THE_BOARD]),
    ],
)
def test_no_spell_comes_to_the_board_and_no_relic_is_summoned(effect: Effect, told: list[str]) -> None:
    assert mistakes(Ability(on="roar", do=(effect,))) == told


def test_a_spell_does_not_come_to_the_board_itself() -> None:
    itself = Effect(pull=Pull(from_="hand", to="board", this=True))
    ability = Ability(on="turn-start", zone="hand", do=(itself,))
    assert mistakes(ability) == []
    assert mistakes(ability, of="fury") == [ON_THE_BOARD]
