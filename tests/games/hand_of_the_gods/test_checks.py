"""What the checks of card files refuse, where they point, and what they let pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from theagon.cards.report import InvalidFileError
from theagon.games.hand_of_the_gods.content import CardSet, standard

UNIT = "kind: unit, attack: 1, health: 1"
STRUCTURE = f"{UNIT}, subtypes: [structure]"


def spell(do: str, target: str = "") -> str:
    return f"kind: spell, {f'target: {target}, ' if target else ''}do: [{do}]"


def on(trigger: str, do: str, extra: str = "") -> str:
    return f"{UNIT}, abilities: [{{on: {trigger}{extra and ', '}{extra}, do: [{do}]}}]"


def mistakes(folder: Path, text: str) -> list[tuple[str, str]]:
    """The text at the place of each mistake of a card file, and what is said of it."""
    file = folder / "cards.yaml"
    file.write_text(text, "utf-8")
    try:
        CardSet.from_files([file], standard())
    except InvalidFileError as invalid:
        places = [error.location for error in invalid.errors if error.location]
        lines = [(place.text or "")[(place.column or 1) - 1 :] for place in places]
        return [(line, error.message) for line, error in zip(lines, invalid.errors, strict=True)]
    return []


def card(fields: str, name: str = "probe") -> str:
    return f"  - {{id: {name}, name: {{en: {name}, es: {name}, ru: {name}}}, {fields}}}\n"


def leader(fields: str) -> str:
    return card(f"ability: {{en: Look, es: Mira, ru: Взор}}, {fields}")


def cards(*definitions: str) -> str:
    return "game: hand-of-the-gods\ncards:\n" + "".join(definitions)


def leaders(*definitions: str) -> str:
    return "game: hand-of-the-gods\nleaders:\n" + "".join(definitions)


LATER = "{later: {at: turn-end, do: [{draw: 1}, {draw: 1}, {draw: 1}]}}"
WRONG_CARDS = [
    # what kinds of cards have
    ("kind: unit, health: 1", "{id: probe", "a unit needs the field 'attack'"),
    ("kind: unit, attack: 1", "{id: probe", "a unit needs the field 'health'"),
    (f"{UNIT}, do: [{{draw: 1}}]", "[{draw: 1}]", "a unit has no 'do' itself"),
    (f"{UNIT}, target: {{row: true}}", "{row: true}", "a unit has no 'target' itself"),
    ("kind: spell", "{id: probe", "a spell needs the field 'do'"),
    (f"{spell('{draw: 1}')}, attack: 3", "3}", "a spell has no 'attack'"),
    (f"{spell('{draw: 1}')}, health: 3", "3}", "a spell has no 'health'"),
    (f"{spell('{draw: 1}')}, range: 1", "1}", "a spell has no 'range'"),
    (f"{spell('{draw: 1}')}, movement: 2", "2}", "a spell has no 'movement'"),
    (f"{spell('{draw: 1}')}, subtypes: [god]", "[god]", "a spell has no 'subtypes'"),
    (f"{spell('{draw: 1}')}, keywords: [guard]", "[guard]", "a spell has no 'keywords'"),
    (f"{spell('{draw: 1}')}, auras: [{{gain: {{attack: 1}}}}]", "[{gain", "a spell has no 'auras'"),
    (f"{spell('{draw: 1}')}, abilities: [{{on: warcry, do: [{{draw: 1}}]}}]", "[{on", "a spell has no 'abilities'"),
    (f"{STRUCTURE}, movement: 2", "2}", "a structure has no movement (HG3.2)"),
    (
        f"{STRUCTURE}, abilities: [{{on: warcry, do: [{{gain: {{movement: 1}}, to: self}}]}}]",
        "self",
        "a structure cannot be given movement (HG3.2)",
    ),
    (f"{UNIT}, keywords: [guard, stealth]", "[guard", "a unit that has stealth has lost guard (HG4.26)"),
    (f"{UNIT}, keywords: [guard, guard]", "guard]", "'guard' is given twice"),
    (f"{UNIT}, subtypes: [god, beast, god]", "god]", "'god' is given twice"),
    (f"{UNIT}, neutral: true", "true}", "only a token belongs to no player"),
    (
        f"{UNIT}, token: true, neutral: true, abilities: [{{on: moves, do: [{{damage: 1, to: self}}]}}]",
        "[{on: moves",
        "a unit that belongs to no player has no 'abilities'",
    ),
    (f"{UNIT}, house: [atack]", "atack", "'atack' is no printed value"),
    (f"{UNIT}, house: [attack, attack]", "attack]}", "'attack' is given twice"),
    (f"{spell('{draw: 1}')}, house: [health]", "health", "'health' is no printed value"),
    # abilities
    (
        on("afterlife", "{draw: 1}", "activated: true"),
        "true",
        "'activated' is for warcries only: elsewhere no player chooses",
    ),
    (
        on("turn-end", "{damage: 1, to: target}", "target: {unit: {}}"),
        "{unit: {}}",
        "'target' is for warcries only: elsewhere no player chooses",
    ),
    (on("warcry", "{draw: 1}", "whose: any"), "any", "'whose' is for turn-start or turn-end"),
    (on("strikes", "{draw: 1}", "of: {side: enemy}"), "{side", "the trigger 'strikes' takes no 'of'"),
    *(
        (on(trigger, "{draw: 1}"), f"{{on: {trigger}", f"the trigger '{trigger}' needs the field 'of'")
        for trigger in ("dies", "summoned", "card-played", "card-to-graveyard", "card-drawn")
    ),
    (
        f"{UNIT}, abilities: [{{on: warcry, activated: true, do: [{{draw: 1}}]}}, "
        "{on: warcry, activated: true, do: [{mana: 1}]}]",
        "true, do: [{mana",
        "a unit has one activated warcry at most",
    ),
    (
        on("warcry", "{damage: 1, to: target}", "target: {unit: {}}, if: {target: {damaged: true}}"),
        "{damaged",
        "there is no target in a warcry",
    ),
    # effects
    (spell("{if: {count: {}}}"), "{if", "an effect needs an operation"),
    (spell("{draw: 1, mana: 1}"), "1}]", "an effect has one operation, not 'draw' and 'mana'"),
    (spell("{damage: 1}"), "{damage", "'damage' needs the field 'to'"),
    (spell("{draw: 1, to: your-stone}"), "your-stone", "'draw' is not done to a unit"),
    (spell("{damage: 1, to: your-stone, until: this-turn}"), "this-turn", "'damage' has no end"),
    (spell("{damage: 0, to: enemy-stone}"), "0, to", "'damage' of 0 does nothing"),
    (spell("{heal: 0, to: your-stone}"), "0, to", "'heal' of 0 does nothing"),
    (spell("{draw: 1, repeat: 0}"), "0}", "what happens 0 times does nothing"),
    (spell("{stun: true, to: enemy-stone}"), "enemy-stone", "'stun' cannot be done to a stone so (HG3.10)"),
    (spell("{gain: {attack: 1}, to: your-stone}"), "your-stone", "'gain' cannot be done to a stone so (HG3.10)"),
    (
        spell("{gain: {keywords: [charge]}, to: your-stone}"),
        "your-stone",
        "'gain' cannot be done to a stone so (HG3.10)",
    ),
    (spell("{gain: {}, to: target}", "{unit: {}}"), "{}, to", "nothing is gained"),
    (
        spell("{later: {at: turn-end, do: [{move: {steps: 1}, to: target}]}}", "{unit: {}}"),
        "{steps",
        "'move' asks its player, and in a later effect no player is asked",
    ),
    (spell("{later: {at: turn-end, do: []}}"), "[]", "nothing is done"),
    (
        f"{UNIT}, auras: [{{gain: {{attack: 1, health: 1}}, if: {{count: {{damaged: true}}}}}}]",
        "true",
        "an aura that gives health cannot depend on 'damaged'",
    ),
    (f"{UNIT}, auras: [{{gain: {{attack: 1}}, if: {{target: {{}}}}}}]", "{}", "there is no target in an aura"),
    (
        f"{UNIT}, discount: {{attack-of: self}}",
        "self}",
        "'attack-of' is asked of a unit, and a card in hand asks none but the stones",
    ),
    (on("turn-end", "{heal: {event: true}, to: self}"), "true", "the trigger 'turn-end' has no amount"),
    (on("strikes", "{draw: 1}", "in: {around: self}"), "{around", "the trigger 'strikes' takes no 'in'"),
    (
        on("moves", "{draw: 1}", "of: {}, in: {around: it}"),
        "it}",
        "the trigger 'moves' looks around its own unit or a stone",
    ),
    (
        on("strikes", "{damage: 1, to: {all: {}, in: {near: it, steps: 2}}}"),
        "2}",
        "'steps' goes with around, row, column and behind",
    ),
    (
        spell("{pull: {steps: 1, toward: target}, to: target}", "{unit: {}}"),
        "target}]",
        "a unit is not pushed or pulled by itself",
    ),
    (spell("{fetch: {of: {kind: spell}, which: latest}}"), "latest", "'which' is asked of the graveyard"),
    (f"{UNIT}, discount: {{count: {{other: true}}}}", "true", "'other' than whom? a card in hand has no unit"),
    (
        spell("{fetch: {of: {damaged: true}}}"),
        "true",
        "'damaged' is asked of units on the board, and here cards are meant",
    ),
    (spell("{fetch: {of: {side: enemy}}}"), "enemy", "these cards are your own, so 'side' says nothing"),
    (on("strikes", "{pull: 1, to: self}"), "self", "a unit is not pushed or pulled by itself"),
    (on("strikes", "{swap-with: self, to: self}"), "self}", "one unit changes places with another one"),
    (on("strikes", "{swap-with: it, to: {all: {}}}"), "{all", "one unit changes places with another one"),
    (spell("{swap-with: self, to: target}", "{unit: {}}"), "self,", "there is no 'self' in a spell"),
    (spell("{steal: true, to: target}", "{unit: {side: friendly}}"), "target}]", "only a unit of the enemy is stolen"),
    (spell("{steal: true, to: {all: {side: neutral}}}"), "{all", "only a unit of the enemy is stolen"),
    (
        spell("{steal: true, to: target, until: your-next-turn}", "{unit: {}}"),
        "your-next-turn",
        "a unit is stolen for good or until the end of the turn",
    ),
    (
        spell("{copy: {}, to: target}", "{unit: {}}"),
        "{}, to",
        "'at: around' is about the unit of the effect, and a spell has none",
    ),
    (spell("{add-card: {count: 2}}"), "{count", "this needs one of card or copy-of"),
    (spell("{add-card: {copy-of: self}}"), "self", "there is no 'self' in a spell"),
    (spell("{later: {at: turn-end, do: [{draw: 1}]}, repeat: 2}"), "2}", "'later' cannot be repeated"),
    (
        on("turn-end", "{choose: {}}"),
        "{}}",
        "'choose' asks its player, and in the trigger 'turn-end' no player is asked",
    ),
    (spell("{damage: 1, to: it}, {choose: {}}"), "it}", "there is no 'it' in a spell"),
    (spell("{choose: {}}, {move: {steps: 1}, to: it}, {damage: 1, to: it}"), "it}]", "there is no 'it' in a spell"),
    (
        spell("{choose-one: [{do: [{choose: {}}]}, {do: []}]}, {damage: 1, to: it}"),
        "it}]",
        "there is no 'it' in a spell",
    ),
    (
        spell("{choose-one: [{do: []}, {do: []}]}, {choose-one: [{do: []}, {do: []}]}"),
        "{id: probe",
        "a card lets its player choose one of several things once",
    ),
    (
        spell(", ".join([f"{{later: {{at: turn-end, do: [{', '.join([LATER] * 4)}]}}}}"] * 4)),
        "",  # of the whole card, whose line is long
        "at most 64 effects, with those inside others, not 88",
    ),
    (spell("{set: {}, to: target}", "{unit: {}}"), "{}, to", "nothing is set"),
    (spell("{cost: {change: 0}}"), "0}", "a change by 0 does nothing"),
    (
        on("moves", "{move: {steps: 1}, to: self}"),
        "{steps",
        "'move' asks its player, and in the trigger 'moves' no player is asked",
    ),
    (on("warcry", "{move: {steps: 1}, to: self, repeat: 2}"), "2}", "'move' cannot be repeated"),
    (on("turn-end", "{push: 1, to: self}"), "self", "a unit is not pushed or pulled by itself"),
    (on("warcry", "{move: {steps: 1}, to: {all: {}}}"), "{all", "one unit is moved: self, target or it"),
    (
        on("afterlife", "{discover: {pool: [sunder, zombie, recall]}}"),
        "{pool",
        "'discover' asks its player, and in the trigger 'afterlife' no player is asked",
    ),
    (spell("{discover: {pool: [sunder, zombie, recall]}, repeat: 2}"), "2}", "'discover' cannot be repeated"),
    (spell("{discover: {pool: [sunder, zombie, sunder]}}"), "sunder]", "'sunder' is given twice"),
    (spell("{discover: {pool: [sunder, zombie, recal]}}"), "recal]", "there is no card 'recal'"),
    (
        spell("{discover: {pool: [tribute, ambrosia, sunder], resolve: true}}"),
        "sunder]",
        "'sunder' cannot resolve at once",
    ),
    (
        spell("{discover: {pool: [tribute, ambrosia, zombie], resolve: true}}"),
        "zombie]",
        "'zombie' cannot resolve at once",
    ),
    (
        spell("{discover: {pool: [tribute, ambrosia, probe], resolve: true}}"),
        "probe]",
        "'probe' discovers effects in its turn",
    ),
    (spell("{summon: {card: zombi, at: home}}"), "zombi,", "there is no card 'zombi'"),
    (spell("{summon: {card: sunder, at: home}}"), "sunder,", "'sunder' is a spell"),
    (spell("{summon: {card: zombie}}"), "{card", "'at: around' is about the unit of the effect, and a spell has none"),
    (
        spell("{summon: {card: zombie, at: here}}"),
        "here",
        "'at: here' is about the unit of the effect, and a spell has none",
    ),
    (spell("{summon: {card: zombie, at: target}}"), "target", "there is no target in a spell"),
    (spell("{summon: {card: zombie, at: target}}", "{column: true}"), "target}}]", "the target is no single tile"),
    (spell("{revive: {at: around-target}}", ""), "around-target", "the text 'around-target' is not known here"),
    (
        spell("{summon: {card: pillar-of-life, at: home, side: neutral}}"),
        "neutral",
        "'pillar-of-life' would belong to no player, but its text needs one",
    ),
    (spell("{transform: sunder, to: target}", "{unit: {}}"), "sunder", "'sunder' is a spell"),
    (spell("{add-card: {card: nothing}}"), "nothing", "there is no card 'nothing'"),
    (spell("{leader-ability: gate-of-janus}"), "gate-of", "there is no leader 'gate-of-janus'"),
    # whom
    (spell("{damage: 1, to: self}"), "self", "there is no 'self' in a spell"),
    (spell("{damage: 1, to: it}"), "it}", "there is no 'it' in a spell"),
    (spell("{damage: 1, to: target}"), "target", "there is no target in a spell"),
    (spell("{damage: 1, to: target}", "{tile: any}"), "target}]", "the target is no unit"),
    (spell("{damage: {attack-of: target}, to: enemy-stone}", "{row: true}"), "target}, to", "the target is no unit"),
    (spell("{damage: {attack-of: self}, to: enemy-stone}"), "self", "there is no 'self' in a spell"),
    (on("afterlife", "{damage: 1, to: it}"), "it}", "there is no 'it' in the trigger 'afterlife'"),
    (
        on("turn-end", "{damage: 1, to: enemy-stone, if: {it: {}}}"),
        "{}}}",
        "there is no 'it' in the trigger 'turn-end'",
    ),
    (on("card-played", "{damage: 1, to: it}", "of: {}"), "it}", "there is no 'it' in the trigger 'card-played'"),
    (spell("{damage: 1, to: {all: {}, in: {around: self}}}"), "self", "there is no 'self' in a spell"),
    (
        spell("{damage: 1, to: {all: {}, in: {around: target}}}", "{column: true}"),
        "target}}}]",
        "the target is a whole column",
    ),
    (
        spell("{damage: 1, to: {all: {}, in: {column: target}}}", "{row: true}"),
        "target}}}]",
        "the target is a whole row",
    ),
    (
        spell("{damage: 1, to: {all: {}, in: {}}}"),
        "{}}}",
        "one field must be given: around, near, column, row, behind, tile",
    ),
    (spell("{damage: 1, to: {all: {}, random: {}}}"), "{}}}", "a group has 'all' or 'random', not both"),
    (spell("{damage: 1, to: {}}"), "{}}]", "a group needs one of all or random"),
    (spell("{damage: 1, to: {all: {}, count: 2}}"), "2}}", "'count' goes with 'random'"),
    (
        spell("{damage: {times: 2}, to: enemy-stone}"),
        "{times",
        "an amount needs one of attack-of, health-of, missing-health-of, count, cards-in-hand, spells-cast, "
        "cards-played, deaths, mana, done or event",
    ),
    (spell("{draw: 1, otherwise: true}"), "true", "'otherwise' follows an effect with a condition"),
    (spell("{draw: 1, repeat: {done: true}}"), "{draw", "'done' speaks of the effect before"),
    (spell("{mana: 1}, {draw: 1, if: {amount: {done: true}}}"), "{draw", "'done' speaks of the effect before"),
    (on("turn-end", "{draw: 1}", "if: {amount: {done: true}}"), "{amount", "'done' speaks of the effect before"),
    (f"{UNIT}, discount: {{done: true}}", "true", "a card in hand follows no effect, so 'done' says nothing"),
    (
        spell("{choose-one: [{do: []}, {do: []}], if: {count: {}}}, {draw: 1, otherwise: true}"),
        "true",
        "'otherwise' cannot follow a choice",
    ),
    (
        spell("{draw: 1, if: {count: {}, and: {count: {}}, or: {count: {}, at-least: 2}}}"),
        "{count: {}, at-least",
        "a condition has an 'and' or an 'or', not both",
    ),
    (
        f"{UNIT}, auras: [{{gain: {{attack: 1}}, if: {{amount: {{cards-in-hand: yours}}}}}}]",
        "{cards-in-hand",
        "an aura can depend only on the health of a stone",
    ),
    (
        spell("{damage: {count: {}, cards-in-hand: yours}, to: enemy-stone}"),
        "yours",
        "an amount has 'count' or 'cards-in-hand', not both",
    ),
    (on("strikes", "{damage: {attack-of: it, in: {row: it}}, to: it}"), "{row", "'in' goes with 'count'"),
    (spell("{draw: 1, if: {}}"), "{}}", "a condition needs one of self, target, it, count, amount or turn"),
    (on("moves", "{draw: 1, if: {self: {}, count: {}}}"), "{}}}", "a condition has 'self' or 'count', not both"),
    (on("moves", "{draw: 1, if: {self: {}, at-least: 2}}"), "2}}", "'at-least' goes with 'count' and 'amount'"),
    (
        spell("{damage: 1, to: {all: {}, in: {row: target}}}", "{}"),
        "{}, do",
        "a target needs one of unit, tile, column or row",
    ),
    (spell("{stun: true, to: target}", "{unit: {}, tile: any}"), "any", "a target has 'unit' or 'tile', not both"),
    (spell("{stun: true, to: target}", "{unit: {}, in: {around: self}}"), "self", "there is no 'self' in a spell"),
    (
        on("warcry", "{summon: {card: zombie, at: target}}", "target: {tile: any, in: {around: target}}"),
        "{around",
        "a target is sought near the unit itself or a stone",
    ),
    (
        on("warcry", "{damage: 1, to: {all: {}, in: {row: target}}}", "target: {row: true, in: {around: self}}"),
        "{around",
        "a whole column or row is not in a part of the board",
    ),
    *(
        (fields, "{tile: any}", "the player points at a target, and nothing is done with it")
        for fields in (
            spell("{draw: 1}", "{tile: any}"),
            on("warcry", "{draw: 1}", "target: {tile: any}"),
            on("warcry", "{damage: 1, to: {all: {other: true}}}", "target: {tile: any}"),
        )
    ),
    # filters
    (spell("{damage: 1, to: {all: {kind: unit}}}"), "unit}", "'kind' is asked of cards, and here units are meant"),
    (spell("{damage: 1, to: {all: {other: true}}}"), "true}", "'other' than whom? a spell has no unit"),
    (spell("{damage: 1, to: {all: {card: zombi}}}"), "zombi}", "there is no card 'zombi'"),
    (spell("{damage: 1, to: {all: {card: sunder}}}"), "sunder}", "'sunder' is a spell"),
    (spell("{damage: 1, to: {all: {subtype: god, not-subtype: god}}}"), "god}", "nothing is god and not god"),
    (
        spell("{damage: 1, to: {all: {attack-min: 3, attack-max: 2}}}"),
        "3, att",
        "no attack is at least 3 and at most 2",
    ),
    (
        spell("{damage: 1, to: {all: {was-damaged: true}}}"),
        "true}",
        "'was-damaged' is asked of 'it' only in the trigger 'strikes' (HG6.38)",
    ),
    (
        on("strikes-back", "{damage: 1, to: it, if: {it: {was-damaged: true}}}"),
        "true}",
        "'was-damaged' is asked of 'it' only in the trigger 'strikes' (HG6.38)",
    ),
    *(
        (
            on("card-played", "{draw: 1}", f"of: {{{name}: {value}}}"),
            f"{value}}}",
            f"'{name}' is asked of units on the board, and here cards are meant",
        )
        for name, value in (
            ("damaged", "true"),
            ("stunned", "true"),
            ("was-damaged", "true"),
            ("other", "true"),
            ("stones", "false"),
        )
    ),
    (on("card-drawn", "{draw: 1}", "of: {attack-min: 3}"), "3}", "'attack-min' is asked only of units"),
    (on("card-drawn", "{draw: 1}", "of: {side: neutral}"), "neutral}", "every card has a player"),
    *(
        (on("card-played", "{draw: 1}", f"of: {{{of}}}"), column, told)
        for of, column, told in (
            ("kind: unit, card: recall", "recall", "'recall' is a spell"),
            ("kind: spell, card: enyo", "enyo", "'enyo' is a unit"),
            ("kind: spell, subtype: god", "god", "'subtype' is asked of units, and here spells are meant"),
            ("kind: spell, keyword: guard", "guard", "'keyword' is asked of units, and here spells are meant"),
        )
    ),
    (on("warcry", "{revive: {of: {card: recall}}}"), "recall", "'recall' is a spell"),
    (
        spell("{damage: 1, to: target}", "{unit: {side: enemy, keyword: stealth}}"),
        "stealth",
        "no player can point at an enemy that has stealth (HG4.27)",
    ),
    (spell("{cost: {change: -1, of: {side: enemy}}}"), "enemy}", "these cards are your own, so 'side' says nothing"),
    (spell("{cost: {change: -1, of: {health-max: 2}}}"), "2}", "'health-max' is asked only of units"),
    (spell("{revive: {of: {kind: unit}}}"), "unit}", "only units come back, so 'kind' says nothing"),
    # auras
    (
        f"{UNIT}, auras: [{{gain: {{attack: 1}}, of: {{other: true}}}}]",
        "true",
        "an aura reaches its own unit only with 'to: self', so 'other' says nothing",
    ),
    (
        f"{UNIT}, auras: [{{gain: {{attack: 1}}, to: self, of: {{side: enemy}}}}]",
        "{side: enemy}",
        "this aura is for its own unit alone, so 'of' says nothing",
    ),
    *(
        (
            f"{UNIT}, auras: [{{gain: {{attack: 1}}, of: {{{name}: {value}}}}}]",
            f"{value}}}",
            f"an aura cannot depend on '{name}', which auras may change",
        )
        for name, value in (
            ("stunned", "true"),
            ("keyword", "guard"),
            ("ranged", "true"),
            ("attack-min", "1"),
            ("attack-max", "1"),
            ("health-min", "1"),
            ("health-max", "1"),
        )
    ),
    (f"{UNIT}, auras: [{{gain: {{keywords: [guard]}}}}]", "guard]", "an aura cannot give 'guard'"),
    (
        f"{UNIT}, auras: [{{gain: {{attack: 1}}, in: {{row: target}}}}]",
        "target}",
        "an aura looks around its own unit or a stone",
    ),
    (f"{UNIT}, auras: [{{gain: {{}}}}]", "{}}]", "nothing is gained"),
]


@pytest.mark.parametrize(("fields", "at", "message"), WRONG_CARDS, ids=[case[2] for case in WRONG_CARDS])
def test_a_mistake_is_told_at_the_value_that_is_wrong(tmp_path: Path, fields: str, at: str, message: str) -> None:
    found = mistakes(tmp_path, cards(card(fields)))
    assert [said for _, said in found] == [message]
    assert found[0][0].startswith(at)


SOUND_CARDS = [
    spell("{choose: {}}, {damage: 1, to: it}, {push: 1, to: it, if: {it: {damaged: true}}}"),
    spell("{choose-one: [{do: []}, {do: [{choose: {}}, {move: {steps: 1}, to: it}]}]}"),
    on("strikes", "{later: {at: turn-end, do: [{damage: 1, to: it}, {heal: 1, to: self}]}}"),
    spell("{damage: 1, to: {all: {}, in: {column: target}}}", "{column: true}"),
    spell("{damage: 1, to: {all: {}, in: {around: target}}}", "{tile: any}"),
    spell("{banish: true, to: target}, {summon: {card: zombie, at: target}}", "{unit: {stones: false}}"),
    spell("{discover: {pool: [tribute, ambrosia, ancient-scroll], resolve: true}}"),
    spell("{summon: {card: thornbush, at: anywhere, side: neutral}}"),
    spell("{cost: {change: -1, of: {kind: unit, attack-max: 2}}}"),
    spell("{revive: {of: {attack-max: 2, subtype: god}}}"),
    on("warcry", "{draw: 1, if: {target: {damaged: true}}}", "target: {unit: {}}"),
    on("warcry", "{damage: 1, to: target}", "activated: true, target: {unit: {}}, if: {target: {damaged: true}}"),
    on("strikes", "{destroy: true, to: it, if: {it: {was-damaged: true}}}"),
    on("damaged", "{draw: 1}"),
    on("damaged", "{damage: 1, to: it}", "of: {side: enemy, damaged: true}"),
    on("card-played", "{draw: 1}", "of: {side: any, kind: unit, health-min: 3}"),
    on("turn-start", "{gain: {attack: 1}, to: self, if: {count: {other: true}, in: {around: self}}}", "whose: any"),
    f"{STRUCTURE}, movement: 0",
    f"{UNIT}, auras: [{{gain: {{keywords: [immune-stun], movement: -1}}, of: {{side: enemy, subtype: beast}}}}]",
    f"{UNIT}, token: true, neutral: true",
]


@pytest.mark.parametrize("fields", SOUND_CARDS)
def test_what_makes_sense_passes(tmp_path: Path, fields: str) -> None:
    assert mistakes(tmp_path, cards(card(fields))) == []


def test_a_leader_whom_players_choose_has_a_pantheon_and_its_ability_is_checked_like_a_spell(tmp_path: Path) -> None:
    text = leaders(leader("pantheon: neutral, cost: 2, do: [{damage: 1, to: self}], house: [attack]"))
    assert [message for _, message in mistakes(tmp_path, text)] == [
        "a leader whom players choose cannot be neutral",
        "there is no 'self' in a leader ability",
        "'attack' is no printed value",
    ]
    text = leaders(leader("pantheon: greek, cost: 2, target: {unit: {}}, do: [{draw: 1}]"))
    assert mistakes(tmp_path, text) == [
        ("{unit: {}}, do: [{draw: 1}]}", "the player points at a target, and nothing is done with it")
    ]


def test_all_mistakes_of_a_file_are_told_at_once_in_its_order(tmp_path: Path) -> None:
    """Also those of cards beside one that cannot even be read, which is not reported as missing."""
    text = cards(
        card("kind: unit, attack: 1, health: 1, colour: red", "first"),
        card(spell("{draw: 1, to: self}, {add-card: {card: first}}, {add-card: {card: fist}}"), "second"),
        card("kind: unit, attack: many, health: 1", "third"),
        card("kind: unit", "fourth"),
    )
    assert [message for _, message in mistakes(tmp_path, text)] == [
        "unknown field 'colour'",
        "'draw' is not done to a unit",
        "there is no card 'fist'",
        "expected a whole number, got the text 'many'",
        "a unit needs the field 'attack'",
        "a unit needs the field 'health'",
    ]


def test_one_value_can_have_several_mistakes_and_each_is_told(tmp_path: Path) -> None:
    text = cards(card(on("turn-end", "{discover: {pool: [a, b, a]}, repeat: 2}", "activated: true, whose: any")))
    assert [message for _, message in mistakes(tmp_path, text)] == [
        "'activated' is for warcries only: elsewhere no player chooses",
        "'discover' asks its player, and in the trigger 'turn-end' no player is asked",
        "there is no card 'a'",
        "there is no card 'b'",
        "'a' is given twice",
        "there is no card 'a'",
        "'discover' cannot be repeated",
    ]


def test_a_mistyped_name_is_answered_with_the_right_one(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(cards(card(spell("{add-card: {card: medussa}}"))), "utf-8")
    with pytest.raises(InvalidFileError) as raised:
        CardSet.from_files([file], standard())
    assert raised.value.hint == "did you mean 'medusa'?"


def test_no_id_is_given_twice_even_across_files_and_kinds(tmp_path: Path) -> None:
    files = [tmp_path / "a.yaml", tmp_path / "b.yaml"]
    files[0].write_text(cards(card(UNIT, "twin")), "utf-8")
    files[1].write_text(cards(card(spell("{draw: 1}"), "twin")), "utf-8")
    with pytest.raises(InvalidFileError) as raised:
        CardSet.from_files(files, standard())
    error = raised.value.errors[0]
    assert str(error.location) == f"{files[1]}:3:10"
    assert error.message == "the id 'twin' is given twice"
    assert error.hint == f"the first is in {files[0]}:3:10"


def test_an_id_given_twice_with_two_names_is_one_mistake(tmp_path: Path) -> None:
    other = f"  - {{id: twin, name: {{en: Other, es: Otra, ru: Другая}}, {UNIT}}}\n"
    assert [message for _, message in mistakes(tmp_path, cards(card(UNIT, "twin"), other))] == [
        "the id 'twin' is given twice"
    ]


def test_a_card_can_not_have_the_id_of_a_leader(tmp_path: Path) -> None:
    assert [message for _, message in mistakes(tmp_path, cards(card(UNIT, "zeus")))] == ["'zeus' is the id of a leader"]


def test_no_two_cards_have_one_name_in_any_language(tmp_path: Path) -> None:
    name = "name: {en: Newcomer, es: MEDUSA, ru: Новичок}"
    assert mistakes(tmp_path, cards(f"  - {{id: probe, {name}, {UNIT}}}\n")) == [
        (f"MEDUSA, ru: Новичок}}, {UNIT}}}", "'medusa' has this name too")
    ]


def test_a_card_of_the_game_may_be_replaced_by_one_of_the_same_id_and_name(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(cards(f"  - {{id: medusa, name: {{en: Medusa, es: Medusa, ru: Медуза}}, {UNIT}}}\n"), "utf-8")
    assert CardSet.from_files([file], standard()).by_id["medusa"].attack == 1


def test_a_card_is_replaced_only_where_those_that_name_it_stay_right(tmp_path: Path) -> None:
    assert mistakes(tmp_path, cards(card(UNIT, "statue"))) == []
    (mistake,) = mistakes(tmp_path, cards(card(spell("{draw: 1}"), "statue")))
    assert mistake[1] == "'statue' replaces a card of the kind 'unit', and others count on that"
    (mistake,) = mistakes(tmp_path, cards(card(on("turn-end", "{draw: 1}"), "thornbush")))
    assert mistake[0].startswith("thornbush, name")
    assert mistake[1].endswith(
        "names this one and would be wrong: 'thornbush' would belong to no player, but its text needs one"
    )
