"""What a player may look up during a match: a unit, a card, a clause, a word of the game, piles, the log."""

from __future__ import annotations

import difflib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, cast

from theagon.cards.source import read_yaml
from theagon.cli.terminal.board import COLUMNS, ROWS, marks
from theagon.cli.terminal.commands import REQUESTS, VERBS, spelled
from theagon.cli.terminal.scene import kinds
from theagon.cli.terminal.words import STONE, shape, values

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.scene import Scene
    from theagon.cli.terminal.words import Words


def about_card(words: Words, card: str) -> list[str]:
    """A card in full."""
    definition = words.game.cards.by_id[card]
    head = f"{words.card(card)} ◆{definition.cost} {values(definition)}".rstrip()
    sort = [words.term(f"kind-{definition.kind}"), words.term(f"pantheon-{definition.pantheon}")]
    sort.append(words.term("token") if definition.token else words.term(f"rarity-{definition.rarity}"))
    lines = [head, f"{' · '.join(sort)}. {' '.join(kinds(words, card))}".rstrip(), *words.card_lines(card)]
    if definition.kind == "unit":
        lines.append(
            f"{words.term('name-movement')} {definition.movement}, {words.term('name-range')} {definition.range}"
        )
    return lines


def about_leader(words: Words, leader: str) -> list[str]:
    """A leader and the ability."""
    cost = words.game.cards.leader_by_id[leader].cost
    return [f"{words.leader(leader)}: {words.ability(leader)} ◆{cost}", *words.leader_lines(leader)]


def about_unit(words: Words, unit: Mapping[str, Any], names: tuple[str, str]) -> list[str]:
    """A unit as it is now, what changed it, then its card."""
    owner = words.say("nobody") if unit["owner"] is None else names[unit["owner"]]
    head = f"{unit['tile']} {shape(unit['owner'])} {words.card(unit['card'])} ({owner})"
    health = f"♥ {unit['health']}/{unit['maximum']}"
    if unit["card"] == STONE:
        return [head, health, words.say("about-stone")]
    lines = [
        head,
        f"{words.term('name-attack')} {unit['attack']}, "
        f"{words.term('name-health')} {unit['health']}/{unit['maximum']}, "
        f"{words.term('name-movement')} {unit['movement']}, {words.term('name-range')} {unit['range']}",
    ]
    lines += [f"{mark} {name}" for mark, name in marks(unit, words)]
    if bonus := _bonus(words, unit["from-auras"]):
        lines.append(words.say("from-auras", bonus=bonus))
    lines += [
        words.say("temporary", bonus=_bonus(words, each), until=each["until"])
        for each in unit["temporary"]
        if _bonus(words, each)
    ]
    return [*lines, "", *about_card(words, unit["card"])]


def _bonus(words: Words, values: Mapping[str, Any]) -> str:
    parts = [
        f"{values[name]:+} {words.term(f'name-{name}').lower()}"
        for name in ("attack", "health", "movement", "range")
        if values[name]
    ]
    if values["protect"]:
        parts.append(words.term("keyword-protect", amount=values["protect"], case="nominative"))
    parts += [words.term(f"keyword-{keyword}", case="nominative") for keyword in values["keywords"]]
    return ", ".join(parts)


def look(scene: Scene, wanted: str) -> list[str] | None:
    """What a tile, a number of the hand, or the name of a card or leader stands for; None if it is nothing."""
    words = scene.words
    wanted = wanted.strip().lower()
    unit = scene.unit_at(wanted)
    if unit is not None:
        return about_unit(words, unit, scene.names)
    place = wanted.removeprefix("#")
    hand = scene.view["players"][scene.seat]["hand"]
    if place.isascii() and place.isdigit() and 1 <= int(place) <= len(hand):
        return about_card(words, hand[int(place) - 1]["card"])
    cards, leaders = words.game.cards.by_id, words.game.cards.leader_by_id
    names = {name: ("card", card.id) for card in cards.values() for name in _names(card.id, card.name)}
    names |= {
        name: ("leader", each.id) for each in leaders.values() for name in _names(each.id, each.name, each.ability)
    }
    found = nearest(wanted, names)
    if found is None:
        return None
    kind, name = names[found]
    return about_card(words, name) if kind == "card" else about_leader(words, name)


def _names(identity: str, *named: Any) -> list[str]:
    return [identity, *(name.lower() for each in named for name in (each.en, each.es, each.ru))]


def nearest(wanted: str, names: Mapping[str, object]) -> str | None:
    """The name that is meant: this one, one that begins so, one that has it within, or the most alike; or None."""
    if not wanted or len(wanted) > 60:
        return None
    if wanted in names:
        return wanted
    ordered = sorted(names, key=lambda name: (len(name), name))
    for fits in (str.startswith, str.__contains__):
        for name in ordered:
            if fits(name, wanted):
                return name
    close = difflib.get_close_matches(wanted, ordered, 1, 0.7)
    return close[0] if close else None


def rules(words: Words, wanted: str) -> list[str] | None:
    """A clause by its number, or a word of the game with the clauses that define it; None if it is neither."""
    wanted = wanted.strip()
    if wanted.upper().startswith("HG"):
        clause = clause_line(words, wanted.upper()[:2] + wanted[2:].lower())
        return None if clause is None else clause.split("  ", 1)
    terms = {
        name: term
        for term in _glossary()
        for name in (term["id"], *(text.lower() for text in term["name"].values()))
    }
    word = nearest(wanted.lower(), terms)
    if word is None:
        return None
    term = terms[word]
    clauses = [clause_line(words, clause) or clause for clause in term["clauses"]]
    return [term["name"][words.language], term["text"][words.language], "", *clauses]


def clause_line(words: Words, clause: str) -> str | None:
    """A clause with its number; None if there is none."""
    try:
        return f"{clause}  {words.game.clause_text(clause, words.language)}"
    except KeyError:
        return None


@cache
def _glossary() -> list[dict[str, Any]]:
    source = files("theagon.games.hand_of_the_gods") / "rulebook" / "glossary.yaml"
    return cast("list[dict[str, Any]]", read_yaml(source).find("terms").plain())


def graveyards(scene: Scene) -> list[str]:
    """The cards in both graveyards, the latest first."""
    lines = []
    for seat in (scene.seat, 1 - scene.seat):
        cards = scene.view["players"][seat]["graveyard"]
        names = ", ".join(scene.words.card(card) for card in reversed(cards))
        lines.append(f"{shape(seat)} {scene.names[seat]} ({len(cards)}): {names or '–'}")
    return lines


def deck(scene: Scene, built: Mapping[str, int]) -> list[str]:
    """The deck as it was built, by cost, and how many cards are left in it."""
    words = scene.words
    left = scene.view["players"][scene.seat]["deck"]
    cards = sorted(Counter(built).items(), key=lambda item: (words.game.cards.by_id[item[0]].cost, words.card(item[0])))
    return [
        words.say("deck-left", count=left),
        *(
            f"{copies} × {words.card(card)} ◆{words.game.cards.by_id[card].cost} "
            f"{values(words.game.cards.by_id[card])}".rstrip()
            for card, copies in cards
        ),
    ]


def help_lines(words: Words) -> list[str]:
    """How to play and everything that can be typed."""
    lines = [*words.say("help-intro").splitlines(), ""]
    lines += [f"  {usage(name, words):<26}  {words.say(f'help-{name}')}" for name in (*VERBS, *REQUESTS)]
    return [*lines, "", *words.say("help-marks").splitlines()]


def usage(name: str, words: Words) -> str:
    """A command as it is typed, for instance."""
    return f"{spelled(name, words)[0]} {words.say(f'usage-{name}')}".rstrip()


def is_tile(word: str) -> bool:
    """Whether a word names a tile."""
    return len(word) == 2 and word[0].lower() in COLUMNS and word[1] in ROWS
