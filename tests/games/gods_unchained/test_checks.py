"""The checks of cards refuse what no text could say."""

from __future__ import annotations

import pytest
from msgspec import convert
from msgspec.structs import replace

from theagon.cards.report import InvalidFileError
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.schema import Ability, Attack, Bonus, Each, Effect, Later, Mode, Target
from theagon.games.gods_unchained.schema.filters import Condition, Filter, Group, Value
from theagon.games.gods_unchained.schema.piles import Become, Improve, Pool, Pull, Summon
from theagon.games.gods_unchained.schema.vocabulary import Trigger, Whose

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


CHOOSE, PICK = Effect(choose=Filter()), Effect(damage=1, to=Group(random=Filter()))
SLEEP = Effect(sleep="now", to="it")
NONE, SEVERAL = "there is no 'it' here", "several come before, and 'it' is one unit"
PICKED = "'it' would be the unit that is picked here"
NOT_HAPPENED = "there is no 'it' where the effect before has not happened"
PICK_IF, SLEEP_OTHERWISE = replace(PICK, if_=Condition(favor=1)), replace(SLEEP, otherwise=True)


@pytest.mark.parametrize(
    ("do", "told"),
    [
        ((SLEEP,), NONE),
        ((Effect(draw=1, if_=Condition(it=Filter(damaged=True))),), NONE),
        ((Effect(damage=1, to=Group(all=Filter())), SLEEP), NONE),
        ((Effect(draw=1), Effect(damage=Value(strength_of="it"), to="self")), NONE),
        ((CHOOSE, SLEEP), None),
        ((PICK, SLEEP), None),
        ((Effect(each=Each(of=Filter(), do=(SLEEP,))),), None),
        ((Effect(each=Each(times=2, do=(SLEEP,))),), NONE),
        ((Effect(each=Each(times=2, do=(Effect(summon=Summon(card="rat")), SLEEP))),), None),
        ((CHOOSE, Effect(later=Later(do=(SLEEP,), at="turn-end"))), None),
        ((Effect(damage=1, to=Group(random=Filter(), count=2)), SLEEP), SEVERAL),
        ((replace(PICK, repeat=2), SLEEP), SEVERAL),
        ((Effect(summon=Summon(card="rat", count=2)), SLEEP), SEVERAL),
        ((Effect(summon=Summon(card="rat")), SLEEP), None),
        ((Effect(copy=True, to=Group(all=Filter())), SLEEP), SEVERAL),
        ((CHOOSE, Effect(attack=Attack(unit="it"), to="self")), None),
        ((CHOOSE, Effect(attack=Attack(unit="it"), to=PICK.to)), PICKED),
        ((CHOOSE, Effect(transform=Become(copy_of="it"), to=PICK.to)), PICKED),
        ((CHOOSE, Effect(gain=Bonus(strength=Value(health_of="it")), to=PICK.to)), None),
        ((PICK_IF, SLEEP_OTHERWISE), NOT_HAPPENED),
        ((PICK_IF, replace(PICK_IF, otherwise=True), SLEEP_OTHERWISE), NOT_HAPPENED),
        ((Effect(each=Each(times=2, do=(PICK_IF, SLEEP_OTHERWISE))),), NOT_HAPPENED),
        ((CHOOSE, PICK_IF, SLEEP_OTHERWISE), None),
        ((PICK_IF, replace(PICK, otherwise=True), SLEEP), None),
    ],
)
def test_it_is_one_unit_that_the_text_has_named(do: tuple[Effect, ...], told: str | None) -> None:
    assert mistakes(Ability(on="roar", do=do)) == ([told] if told else [])


def test_the_unit_of_an_event_is_it_from_the_start() -> None:
    asked = Condition(it=Filter(damaged=True))
    assert mistakes(Ability(on="damaged", do=(SLEEP,), if_=asked)) == []
    told = ["there is no 'it' in the trigger 'turn-end'", NONE]
    assert sorted(mistakes(Ability(on="turn-end", do=(SLEEP,), if_=asked))) == sorted(told)


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


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (Effect(transform="rat", to="enemy-god"), "'transform' is done to creatures alone"),
        (Effect(copy=True, to=Group(all=Filter(kind="character"))), "'copy' is done to creatures alone"),
        (Effect(destroy=True, to="your-god"), "'destroy' is done to creatures or relics alone"),
        (Effect(sleep="now", to="enemy-relic"), "'sleep' is done to creatures or gods alone"),
        (Effect(damage=1, to=Group(random=Filter(kind="relic"))), "'damage' is done to creatures or gods alone"),
        (Effect(durability=1, to="your-god"), "'durability' is done to relics alone"),
        (Effect(durability=1, to=Group(all=Filter())), "'durability' is done to relics alone"),
        (Effect(destroy=True, to="enemy-relic"), None),
        (Effect(damage=1, to=Group(all=Filter(kind="character"))), None),
        (Effect(transform="rat", to=Group(all=Filter(side="enemy"))), None),
        (Effect(gain=Bonus(health=1), to="your-relic"), None),
    ],
)
def test_an_operation_is_done_to_the_kinds_that_it_changes(effect: Effect, told: str | None) -> None:
    assert mistakes(Ability(on="turn-end", do=(effect,))) == ([told] if told else [])


def test_what_the_player_points_at_is_of_a_kind_that_the_operation_changes() -> None:
    for kind, told in (("creature", []), ("character", ["'transform' is done to creatures alone"])):
        target = Target(unit=Filter(kind=kind))  # type: ignore[arg-type]
        assert mistakes(Ability(on="roar", target=target, do=(Effect(transform="rat", to="target"),))) == told


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (Effect(damage=1, to=Group(all=Filter(keyword="ward", not_keyword="ward"))), "nothing has ward and does not"),
        (Effect(damage=1, to=Group(all=Filter(has="roar", lacks="roar"))), "nothing has roar and does not"),
        (Effect(improve=Improve(of=Filter(kind="spell"), strength=1)), "a spell has neither strength nor health"),
    ],
)
def test_what_cannot_be_is_not_asked_for(effect: Effect, told: str) -> None:
    (mistake,) = mistakes(Ability(on="turn-end", do=(effect,)))
    assert mistake.startswith(told)


def test_several_copies_are_of_cards_of_one_void() -> None:
    pull = Pull(from_="voids", to="hand", copy=True)
    assert mistakes(Ability(on="roar", do=(Effect(pull=pull),))) == []
    assert mistakes(Ability(on="roar", do=(Effect(pull=replace(pull, from_="void", count=2)),))) == []
    told = "several copies are of cards of one void"
    assert mistakes(Ability(on="roar", do=(Effect(pull=replace(pull, count=2)),))) == [told]


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


POINTED_FOR_NOTHING = "the player points at a target, and nothing is done with it"
OTHERS = Effect(damage=1, to=Group(all=Filter(other=True)))
AS_MANY = Effect(draw=1, repeat=Value(count=Filter(other=True)))


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (Effect(draw=1), [POINTED_FOR_NOTHING]),
        (Effect(pull=Pull(from_="void", to="hand", other=True)), [POINTED_FOR_NOTHING]),
        (AS_MANY, [POINTED_FOR_NOTHING]),
        (OTHERS, []),
        (Effect(choose=Filter(other=True)), []),
        (Effect(draw=1, if_=Condition(target=Filter(damaged=True))), []),
        (Effect(pull=Pull(from_="deck", to="hand", costs_as="target")), []),
        (Effect(later=Later(at="turn-end", do=(Effect(destroy=True, to="target"),))), []),
    ],
)
def test_a_target_serves_an_effect(effect: Effect, told: list[str]) -> None:
    assert mistakes(Ability(on="roar", target=Target(unit=Filter()), do=(effect,))) == told


def test_the_condition_of_an_ability_that_is_used_may_be_all_that_asks_for_its_target() -> None:
    target, damaged = Target(unit=Filter()), Condition(target=Filter(damaged=True))
    assert mistakes(Ability(on="ability", target=target, if_=damaged, do=(Effect(draw=1),))) == []


def test_what_is_other_in_a_spell_is_other_than_its_target() -> None:
    spell = replace(standard().by_id["fury"], target=Target(unit=Filter()), do=(AS_MANY,))
    standard().extended([spell])
    with pytest.raises(InvalidFileError, match=POINTED_FOR_NOTHING):
        standard().extended([replace(spell, do=(Effect(draw=1),))])


def check(**ability: object) -> list[str]:
    """What is wrong with an ability that draws a card."""
    return mistakes(convert({"do": [{"draw": 1}], **ability}, Ability))


@pytest.mark.parametrize(
    ("on", "kind", "told"),
    [
        ("dies", "god", "'dies' never happens to a god"),
        ("summoned", "relic", "'summoned' never happens to a relic"),
        ("damaged", "relic", "'damaged' never happens to a relic"),
        ("dies", "character", None),
        ("dies", "relic", None),
        ("healed", "relic", None),
    ],
)
def test_an_event_is_one_that_can_be_about_such_a_unit(on: str, kind: str, told: str | None) -> None:
    assert check(on=on, of={"kind": kind}) == ([told] if told else [])


def test_whom_a_unit_attacks_and_hurts_is_never_a_relic() -> None:
    for on in ("attacks", "attacked", "deals-damage"):
        assert check(on=on, by={"kind": "relic"}) == [f"{on!r} never happens to a relic"]
        assert check(on=on, by={"kind": "god"}) == []


@pytest.mark.parametrize(
    ("of", "on", "told"),
    [
        ("blind-cyclops", "arrives", None),
        ("bloodthirsty-spear", "arrives", "'arrives' never happens to a relic"),
        ("bloodthirsty-spear", "damaged", "'damaged' never happens to a relic"),
        ("bloodthirsty-spear", "deals-damage", None),
        ("bloodthirsty-spear", "afterlife", None),
        ("intense-training", "roar", "'roar' never happens to a god"),
        ("intense-training", "ability", "'ability' never happens to a god"),
        ("intense-training", "damaged", None),
    ],
)
def test_a_card_answers_only_what_can_happen_to_its_unit(of: str, on: Trigger, told: str | None) -> None:
    do = (Effect(draw=1),)
    assert mistakes(Ability(on=on, do=do), of) == ([told] if told else [])


def test_a_given_ability_does_not_answer_that_its_unit_arrives() -> None:
    given = Effect(gain=Bonus(abilities=(Ability(on="arrives", do=(Effect(draw=1),)),)), to="self")
    assert mistakes(Ability(on="turn-end", do=(given,))) == ["the trigger 'arrives' cannot be given"]


@pytest.mark.parametrize("of", ["blind-cyclops", "fury"])
def test_a_soulless_card_does_not_act_from_the_void(of: str) -> None:
    ability = Ability(on="turn-end", zone="void", do=(Effect(damage=1, to="enemy-god"),))
    assert mistakes(ability, of) == []
    card = replace(standard().by_id[of], abilities=(ability,), keywords=("soulless",))
    with pytest.raises(InvalidFileError, match="a soulless card does not stay in the void"):
        standard().extended([card])


@pytest.mark.parametrize(
    ("of", "told"),
    [
        ({"card": "fury"}, "'fury' is a spell, and here a creature is asked for"),
        ({"card": "fury", "kind": "spell"}, None),
        ({"card": "fury", "kind": "card"}, None),
        (
            {"kind": "spell", "strength-min": 3},
            "'strength-min' is asked of creatures and relics, and here spells are meant",
        ),
        ({"kind": "spell", "has": "roar"}, "'has' is asked of creatures and relics, and here spells are meant"),
        ({"kind": "spell", "keyword": "ward"}, "a spell has no such keyword"),
        ({"kind": "spell", "keyword": "soulless"}, None),
        ({"kind": "relic", "keyword": "ward"}, None),
    ],
)
def test_some_card_passes_a_filter(of: dict[str, object], told: str | None) -> None:
    assert check(on="card-played", of=of) == ([told] if told else [])


@pytest.mark.parametrize(
    ("unit", "told"),
    [
        ({"kind": "god", "tribe": "wild"}, "'tribe' is asked of cards, and here gods are meant"),
        ({"kind": "relic", "asleep": True}, "a relic does not sleep"),
        ({"kind": "relic", "asleep": False}, None),
        ({"kind": "god", "fought": True}, "only creatures count as having fought"),
        ({"card": "fury"}, "'fury' is a spell, and here a creature is asked for"),
        ({"side": "enemy", "keyword": "hidden"}, "nobody can point at an enemy that is hidden (GU7.2)"),
        ({"side": "friendly", "keyword": "hidden"}, None),
    ],
)
def test_some_unit_can_be_pointed_at(unit: dict[str, object], told: str | None) -> None:
    found = check(on="roar", target={"unit": unit}, do=[{"heal": 1, "to": "target"}])
    assert found == ([told] if told else [])


@pytest.mark.parametrize(
    ("count", "most"),
    [({"side": "friendly"}, 6), ({"side": "enemy", "kind": "character"}, 7), ({}, 12), ({"kind": "relic"}, 2)],
)
def test_a_condition_asks_for_no_more_units_than_the_board_holds(count: dict[str, object], most: int) -> None:
    assert check(on="turn-end", **{"if": {"count": count, "at-least": most}}) == []
    told = [f"there are never so many: {most} at most"]
    assert check(on="turn-end", **{"if": {"count": count, "at-least": most + 1}}) == told


def test_only_an_enemy_creature_is_stolen() -> None:
    for side, told in (("friendly", ["a friendly creature is on your side already"]), ("enemy", []), ("any", [])):
        wanted = Filter(side=side)  # type: ignore[arg-type]
        target = Target(unit=wanted)
        assert mistakes(Ability(on="turn-end", do=(Effect(steal=True, to=Group(all=wanted)),))) == told
        assert mistakes(Ability(on="roar", target=target, do=(Effect(steal=True, to="target"),))) == told


@pytest.mark.parametrize(("improve", "wrong"), [({"strength": 1}, True), ({"cost": -1}, False)])
def test_a_card_in_hand_improves_itself_in_what_it_has(improve: dict[str, int], wrong: bool) -> None:
    this = convert({"this": True, **improve}, Improve)
    ability = Ability(on="turn-end", zone="hand", do=(Effect(improve=this),))
    assert mistakes(ability, "fury") == (["a spell has neither strength nor health"] if wrong else [])
    assert mistakes(ability) == []


@pytest.mark.parametrize(
    ("of", "changes", "told"),
    [
        ("intense-training", {"favor": 1}, "a god power has no 'favor': it is picked, or given by a card"),
        ("intense-training", {"token": True}, "a god power has no 'token': it is picked, or given by a card"),
        ("fury", {"selectable": False}, "'selectable' is for god powers"),
        ("fury", {"favor": 1}, None),
    ],
)
def test_what_only_god_powers_have_and_what_they_lack(of: str, changes: dict[str, object], told: str | None) -> None:
    found: list[str] = []
    try:
        standard().extended([replace(standard().by_id[of], **changes)])
    except InvalidFileError as invalid:
        found = [error.message for error in invalid.errors]
    assert found == ([told] if told else [])


def test_a_token_does_not_act_from_the_deck_as_the_match_starts() -> None:
    ability = Ability(on="match-start", zone="deck", do=(Effect(draw=1),))
    assert mistakes(ability) == []
    with pytest.raises(InvalidFileError, match="a token is in no deck when the match starts"):
        standard().extended([replace(standard().by_id["rat"], abilities=(ability,))])
