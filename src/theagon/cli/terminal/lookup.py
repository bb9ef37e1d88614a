"""Pages that a player may look up during a match: a place, a card, a clause, a word of the game, a pile."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.commands import every, spelled
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.table import Scene, Table
    from theagon.cli.terminal.texts import TerminalTexts

USAGE: Final = 26  # columns for commands on the help page; longer ones take more


def look(scene: Scene, wanted: str) -> list[str] | None:
    """Return the page of a place, of a card of the hand by its number, or of a card by its name; None for nothing."""
    table = scene.table
    wanted = fold(wanted.strip())
    place = table.place(wanted)
    if place is not None:
        return table.about_place(scene, place) or [table.words.say("empty-tile", tile=place)]
    number = wanted.removeprefix("#")
    hand = table.hand(scene)
    if number.isascii() and number.isdigit() and 1 <= int(number) <= len(hand):
        return table.about(hand[int(number) - 1].card)
    names = table.named()
    found = nearest(wanted, names)
    return None if found is None else table.about(names[found])


def nearest(wanted: str, names: Mapping[str, object]) -> str | None:
    """Return the name that equals the wanted one, begins with it, contains it, or is most similar; else None."""
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


def rules(table: Table, wanted: str) -> list[str] | None:
    """Return a clause by its number, or a word of the game with its clauses; None if it is neither."""
    wanted = wanted.strip()
    if number := re.fullmatch(r"([a-z]+)(\d+\.\d+[a-z]?)", wanted.lower(), re.ASCII):
        clause = clause_line(table.words, number[1].upper() + number[2])
        return None if clause is None else clause.split("  ", 1)
    terms = {name: term for term in table.glossary() for name in term.names}
    word = nearest(fold(wanted), terms)
    if word is None:
        return None
    term = terms[word]
    clauses = [clause_line(table.words, clause) or clause for clause in term.clauses]
    return [term.title, *([term.text, ""] if term.text else []), *clauses]


def clause_line(words: TerminalTexts, clause: str) -> str | None:
    """Return a clause with its number; None if there is none."""
    try:
        return f"{clause}  {words.game.clause_text(clause, words.language)}"
    except TheagonError:
        return None


def help_lines(table: Table) -> list[str]:
    """Return how to play and everything that can be typed."""
    words = table.words
    lines = [*words.say("help-intro").splitlines(), ""]
    usages = {name: usage(name, table) for name in every(table)}
    column = max(USAGE, *map(len, usages.values()))
    lines += [f"  {typed:<{column}}  {words.say(f'help-{name}')}" for name, typed in usages.items()]
    return [*lines, "", *words.say("help-marks").splitlines()]


def usage(name: str, table: Table) -> str:
    """Return an example of a command as players type it, with card names in the player's language."""
    words = table.words
    match name:
        case "why":
            example = f"12 · {words.say('word-not').split()[0]} {usage(table.verbs[0], table)}"
        case "look":
            example = table.look_example
        case "rules":
            explained = words.game.faces(words.language).explained_by
            example = next((f"{clause} · {words.term(term).lower()}" for term, clause in explained.items()), "")
        case "save":
            example = "match.json"
        case "lang":
            example = " · ".join(LANGUAGES)
        case _:
            example = words.game.verb_examples.get(name, "").removeprefix(name)
    cards = words.game.cards.by_id
    said = [words.card(word).lower() if word in cards else word for word in example.split()]
    return " ".join([spelled(name, words)[0], *said])
