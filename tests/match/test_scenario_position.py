"""The positions that scenarios begin with: what can be said of them, and what no position can be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.match.scenarios import failures, mistakes, outcome, script

CARD = "{id: probe, name: {en: Probe, es: Sonda, ru: Зонд}, kind: unit, attack: 2, health: 6, keywords: [guard]%s}"


def unit(fields: str) -> str:
    """Return a position with a unit of p1 on c3, a 2/6 guard with these fields, and a friendly unit next to it."""
    card = CARD % ", abilities: [{on: warcry, activated: true, do: [{gain: {attack: 1}, to: self}]}]"
    rest = f", {fields}" if fields else ""
    return f"""\
cards: [{card}]
position:
  units:
    u: {{card: probe, owner: p1, at: c3{rest}}}
    v: {{card: hoplite, owner: p1, at: c5}}
"""


@pytest.mark.parametrize(
    ("said", "facts"),
    [
        ("", "{attack: 2, health: 6, maximum: 6, keywords: [guard], ready: true, token: false, stunned: false}"),
        ("damage: 2", "{health: 4, maximum: 6}"),
        ("health: 1", "{health: 1, maximum: 6}"),
        ("attack: 5", "{attack: 5}"),
        ("attack: 5, bonuses: [{attack: 1}]", "{attack: 6}"),
        ("maximum: 9", "{health: 9, maximum: 9}"),
        ("maximum: 9, damage: 1", "{health: 8, maximum: 9}"),
        ("bonuses: [{attack: 1, health: 2, movement: 1, range: 2}]", "{attack: 3, health: 8, movement: 3, range: 3}"),
        ("bonuses: [{protect: 1, keywords: [charge]}]", "{protect: 1, keywords: [guard, charge]}"),
        ("bonuses: [{protect: 1, keywords: [charge], until: this-turn}]", "{protect: 1, keywords: [guard, charge]}"),
        ("bonuses: [{attack: -3}]", "{attack: 0}"),
        ("keywords: [reincarnate]", "{keywords: [guard, reincarnate]}"),
        ("lost: [guard], keywords: [stealth]", "{keywords: [stealth]}"),
        ("ready: false", "{ready: false, sick: true}"),
        ("sick: true", "{ready: false, sick: true, exhausted: false}"),
        ("exhausted: true", "{ready: false, exhausted: true, attacked: false}"),
        ("moved: true", "{ready: true, moved: true}"),
        ("attacked: true, exhausted: true", "{attacked: true, exhausted: true}"),
        ("warcry: true", "{warcry: true}"),
        ("silenced: true", "{silenced: true, keywords: [], attack: 2}"),
        ("silenced: true, keywords: [charge], bonuses: [{attack: 2}]", "{keywords: [charge], attack: 4}"),
        ("stunned: turn-of-p2", "{stunned: turn-of-p2}"),
        ("stunned: lasting", "{stunned: lasting}"),
        ("stunned: true", "{stunned: lasting}"),
        ("stunned: false", "{stunned: false}"),
        ("banished: this-turn", "{banished: this-turn}"),
        ("token: true", "{token: true}"),
    ],
)
def test_a_unit_is_as_it_is_said_to_be(said: str, facts: str, tmp_path: Path) -> None:
    assert failures(tmp_path, f"{unit(said)}steps:\n  - expect: {{u: {facts}}}\n") == []


@pytest.mark.parametrize(("until", "lasts"), [("lasting", 3), ("this-turn", 0), ("turn-of-p2", 0), ("turn-of-p1", 1)])
def test_a_bonus_lasts_as_long_as_it_is_said_to(until: str, lasts: int, tmp_path: Path) -> None:
    """Turns of the other, then of the own player, begin; the bonus is gone after the turn that ends it."""
    text = unit(f"bonuses: [{{attack: 3, until: {until}}}]") + "steps:\n"
    for turn in range(3):
        text += f"  - end-turn\n  - expect: {{u: {{attack: {5 if turn < lasts else 2}}}}}\n"
    assert failures(tmp_path, text) == []


def test_auras_are_added_to_the_given_values(tmp_path: Path) -> None:
    text = """\
position:
  units:
    flag: {card: enyo-flag, owner: p1, at: c3}
    near: {card: enyo, owner: p1, at: c4, attack: 1, bonuses: [{attack: 2}]}
    far: {card: enyo, owner: p1, at: e4}
steps:
  - expect: {near: {attack: 4}, far: {attack: 4}}
"""
    assert failures(tmp_path, text) == []
    assert failures(tmp_path, text.replace("near: {attack: 4}", "near: {attack: 3}")) == [("near.attack", "3", "4")]


def test_health_includes_a_units_auras(tmp_path: Path) -> None:
    banner = CARD % ", auras: [{gain: {health: 2}}]"
    text = f"cards: [{banner}]\nposition:\n  units:\n"
    text += "    f: {card: probe, owner: p1, at: a1}\n    u: {card: enyo, owner: p1, at: c3, %s}\n"
    expect = "steps:\n  - expect: {u: {health: %d, maximum: 7}}\n"
    assert failures(tmp_path, text % "health: 7" + expect % 7) == []
    assert failures(tmp_path, text % "damage: 1" + expect % 6) == []
    assert mistakes(tmp_path, text % "health: 8") == [
        "8} | health 8 is above the maximum of 7 (HG4.7) | write maximum or bonuses as well"
    ]


def test_units_are_as_old_as_they_are_written_or_as_their_order_says(tmp_path: Path) -> None:
    text = """\
position:
  units:
    a: {card: arachne, owner: p1, at: c3, damage: 1%s}
    b: {card: arachne, owner: p2, at: d3, damage: 1%s}
steps:
  - attack: {unit: a, target: b}
  - expect: {events: [{kind: afterlife, source: %s}, {kind: afterlife, source: %s}]}
"""
    assert failures(tmp_path, text % ("", "", "a", "b")) == []
    assert failures(tmp_path, text % (", order: 2", ", order: 1", "b", "a")) == []


@pytest.mark.parametrize(
    ("game", "player", "health"), [("hand-of-the-gods", "stone", 25), ("gods-unchained", "health", 30)]
)
def test_an_empty_deck_hurts_only_where_fatigue_is_said(game: str, player: str, health: int, tmp_path: Path) -> None:
    text = f"game: {game}\nposition: %s\nsteps:\n  - end-turn\n  - expect: {{p2: {{fatigue: %d, {player}: %d}}}}\n"
    assert failures(tmp_path, text % ("{}", 0, health)) == []
    assert failures(tmp_path, text % ("{fatigue: true}", 1, health - 1)) == []
    assert failures(tmp_path, text % ("{players: {p2: {fatigue: 2}}}", 3, health - 3)) == []


def test_a_stone_takes_health_damage_a_maximum_and_bonuses(tmp_path: Path) -> None:
    text = "position: {players: {p1: {stone: %s}}}\nsteps:\n  - expect: {p1: {stone: {health: %d, maximum: %d}}}\n"
    for said, health, maximum in (
        ("20", 20, 25),
        ("{health: 20}", 20, 25),
        ("{damage: 3}", 22, 25),
        ("{maximum: 30, damage: 1}", 29, 30),
        ("{bonuses: [{health: 2, until: this-turn}]}", 27, 27),
    ):
        assert failures(tmp_path, text % (said, health, maximum)) == []


def test_setting_a_position_up_leaves_no_trace_in_the_log(tmp_path: Path) -> None:
    text = unit("silenced: true, banished: this-turn") + "steps: [end-turn]\n"
    stage = script(tmp_path, text).begin()
    assert stage.position.apply(0)[0].number == 0


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("{turn: 2}", "2} | turn 2 is not a turn of p1 (HG6.4) | p1 has turn 1, 3, 5 ...; so p1 has turn 3"),
        ("{turn: 101}", "101} | the match is over after turn 100 (HG6.6)"),
        ("{players: {p1: {mana: 11}}}", "11}}} | 11 mana: no player ever has so much (HG5.11) | at most 10"),
        ("{players: {p2: {mana-cap: 12}}}", "12}}} | 12 mana: no player ever has so much (HG5.11) | at most 10"),
        ("{players: {p1: {leader: zeuss}}}", "zeuss}}} | there is no leader 'zeuss' | did you mean 'zeus'?"),
        ("{players: {p1: {hand: [hoplit]}}}", "hoplit]}}} | there is no card 'hoplit' | did you mean 'hoplite'?"),
        ("{players: {p1: {deck: [tribute]}}}", "'tribute' is made by other cards and is in no deck (HG6.12)"),
        ("{players: {p1: {stone: 26}}}", "26}}} | a stone with 26 health (HG4.7)"),
        ("{players: {p1: {stone: 0}}}", "0}}} | a stone with 0 health (HG4.7)"),
        ("{players: {p1: {stone: {health: 26}}}}", "26}}}} | health 26 is above the maximum of 25 (HG4.7)"),
        ("{players: {p1: {stone: {damage: 25}}}}", "25}}}} | 25 damage kills at a maximum of 25 (HG6.21)"),
        ("{players: {p1: {stone: {bonuses: [{attack: 1}]}}}}", "1}]}}}} | a stone has no attack (HG3.7)"),
    ],
)
def test_an_impossible_position_is_refused_with_the_clause(position: str, message: str, tmp_path: Path) -> None:
    assert message in mistakes(tmp_path, f"position: {position}\n")[0]


@pytest.mark.parametrize(
    ("pile", "most", "clause"), [("hand", 10, "HG5.7"), ("deck", 25, "HG5.6"), ("graveyard", 60, "HG5.8")]
)
def test_no_pile_is_larger_than_it_can_be(pile: str, most: int, clause: str, tmp_path: Path) -> None:
    def position(cards: int) -> str:
        return f"position: {{players: {{p1: {{{pile}: [{', '.join(['enyo'] * cards)}]}}}}}}\n"

    assert failures(tmp_path, position(most)) == []
    (mistake,) = mistakes(tmp_path, position(most + 1))
    assert f"{most + 1} cards: at most {most} are possible here ({clause})" in mistake


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("card: enyo, at: c3", "c3} | c3 is taken by unit 'a' (HG4.1) | there is room for one unit on a tile"),
        ("card: enyo, at: h3", "h3} | h3 is taken by the stone of p2 (HG4.1)"),
        ("card: enyo, at: c4", "c4} | there is a blocker on c4 (HG2.8)"),
        ("card: enyo, at: i1", "i1} | 'i1' is not a tile: a1 to h5 | for example c3"),
        ("card: sunder, at: c5", "sunder, at: c5} | 'sunder' is a spell and is never on the board (HG3.1)"),
        ("card: enyoo, at: c5", "enyoo, at: c5} | there is no card 'enyoo' | did you mean 'enyo'?"),
        ("card: statue, at: c5", "'statue' belongs to no player (HG3.4) | write owner: neutral"),
        ("card: enyo, at: c5, health: 6", "6} | health 6 is above the maximum of 5 (HG4.7)"),
        ("card: enyo, at: c5, damage: 5", "5} | 5 damage kills at a maximum of 5 (HG6.21)"),
        ("card: enyo, at: c5, bonuses: [{health: -5}]", "with a maximum of 0 it is dead (HG6.21)"),
        ("card: enyo, at: c5, health: 0", "0} | 0 is too small: at least 1 is needed"),
        ("card: enyo, at: c5, health: 2, damage: 3", "3} | either 'health' or 'damage' is given, not both"),
        ("card: hoplite, at: c5, keywords: [stealth]", "has lost its printed guard (HG4.26) | write lost: "),
        ("card: enyo, at: c5, lost: [guard]", "guard]} | 'enyo' has no 'guard' to lose"),
        ("card: enyo-flag, at: c5, bonuses: [{movement: 1}]", "1}]} | a structure has no movement (HG3.2)"),
        ("card: enyo, at: c5, warcry: true", "true} | 'enyo' has no activated warcry (HG4.48)"),
        ("card: ares, at: c5, warcry: true, moved: true", "an activated warcry is left only in the turn in which"),
        ("card: enyo, at: c5, order: 1", "unit 'a' has no 'order', but others have | give all units"),
        ("card: enyo, at: c5, banished: lasting", "lasting} | the text 'lasting' is not known here"),
    ],
)
def test_an_impossible_unit_is_refused_with_the_clause(fields: str, message: str, tmp_path: Path) -> None:
    text = f"""\
map: ruins
position:
  units:
    a: {{card: enyo, owner: p1, at: c3}}
    b: {{owner: p1, {fields}}}
"""
    assert message in "\n".join(mistakes(tmp_path, text))


def test_a_unit_with_a_text_about_its_player_must_have_an_owner(tmp_path: Path) -> None:
    units = "position: {units: {a: {card: marksman, owner: neutral, at: c5%s}}}\n"
    assert failures(tmp_path, units % ", silenced: true") == []
    (mistake,) = mistakes(tmp_path, units % "")
    assert "the text of 'marksman' needs a player (HG3.4)" in mistake


def test_a_unit_of_a_card_that_is_wrong_waits_until_the_card_is_right(tmp_path: Path) -> None:
    text = """\
cards:
  - id: banner
    name: {en: Banner, es: Estandarte, ru: Знамя}
    kind: unit
    attack: 1
    health: 5
    auras: [{gain: {keywords: [guard]}}]
position: {units: {a: {card: banner, owner: p1, at: c3}}}
"""
    (mistake,) = mistakes(tmp_path, text)
    assert "an aura cannot give 'guard'" in mistake


def test_no_two_units_are_of_one_age(tmp_path: Path) -> None:
    text = """\
position:
  units:
    a: {card: enyo, owner: p1, at: c3, order: 1}
    b: {card: enyo, owner: p1, at: c4, order: 1}
"""
    assert mistakes(tmp_path, text) == ["1} | as old as unit 'a' (HG6.17) | no two enter at once"]


def test_no_more_bonuses_end_than_the_rules_can_hold(tmp_path: Path) -> None:
    bonuses = "      - {attack: 1, until: this-turn}\n" * 33
    text = f"position:\n  units:\n    a:\n      card: enyo\n      owner: p1\n      at: c3\n      bonuses:\n{bonuses}"
    (mistake,) = mistakes(tmp_path, text)
    assert "33 bonuses that end: at most 32 are possible at once" in mistake


def test_bonuses_without_end_stop_at_the_limits_of_the_rules(tmp_path: Path) -> None:
    bonuses = "        - {attack: 20, health: 20, movement: 20, range: 20, protect: 20}\n" * 60
    text = f"position:\n  units:\n    a:\n      card: enyo\n      owner: p1\n      at: c3\n      bonuses:\n{bonuses}"
    text += "steps:\n  - expect: {a: {attack: 999, maximum: 999, movement: 99, range: 8, protect: 20}}\n"
    for mode in ("checked", "compiled"):
        assert outcome(tmp_path, text, mode).holds
