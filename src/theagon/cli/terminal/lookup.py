"""What a player may look up during a match: what is at a place, a card, a clause, a word of the game, piles."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.commands import every, spelled
from theagon.cli.terminal.game import Term
from theagon.cli.terminal.words import shape
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.scene import Scene
    from theagon.cli.terminal.words import Words

USAGE: Final = 26  # columns for what is typed, on the page of help, unless it is longer


def look(scene: Scene, wanted: str) -> list[str] | None:
    """What a place, a number of the hand, or the name of a card stands for; None if it is nothing."""
    words, table = scene.words, scene.words.table
    wanted = wanted.strip().lower()
    place = table.place(wanted)
    if place is not None and (lines := table.about_place(scene, place)) is not None:
        return lines
    number = wanted.removeprefix("#")
    hand = table.hand(scene)
    if number.isascii() and number.isdigit() and 1 <= int(number) <= len(hand):
        return table.about(words, hand[int(number) - 1].card)
    names = table.named(words)
    found = nearest(wanted, names)
    return None if found is None else table.about(words, names[found])


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
    if number := re.fullmatch(r"([a-z]+)(\d+\.\d+[a-z]?)", wanted.lower(), re.ASCII):
        clause = clause_line(words, number[1].upper() + number[2])
        return None if clause is None else clause.split("  ", 1)
    terms = {name: term for term in words.table.glossary(words) for name in term.names}
    word = nearest(wanted.lower(), terms)
    if word is None:
        return None
    term = terms[word]
    clauses = [clause_line(words, clause) or clause for clause in term.clauses]
    return [term.title, *([term.text, ""] if term.text else []), *clauses]


def clause_line(words: Words, clause: str) -> str | None:
    """A clause with its number; None if there is none."""
    try:
        return f"{clause}  {words.game.clause_text(clause, words.language)}"
    except TheagonError:
        return None


def cards_of_all(scene: Scene, pile: str, title: str) -> list[str]:
    """The cards in a pile of each player that all may open, the latest first, under a title."""
    lines = [title]
    for seat in (scene.seat, *scene.others):
        cards = scene.view["players"][seat][pile]
        names = ", ".join(scene.words.card(card) for card in reversed(cards))
        lines.append(f"{shape(seat)} {scene.names[seat]} ({len(cards)}): {names or '–'}")
    return lines


def deck_page(scene: Scene, built: Mapping[str, int], by: str = "cost") -> list[str]:
    """The deck as it was built, in the order of a value of its cards, and how many cards are left in it."""
    words = scene.words
    left = scene.view["players"][scene.seat]["deck"]
    values = {card: getattr(words.game.cards.by_id[card], by) or 0 for card in built}
    cards = sorted(Counter(built).items(), key=lambda item: (values[item[0]], words.card(item[0])))
    return [
        words.say("deck"),
        words.say("deck-left", count=left),
        *(f"{copies} × {words.table.printed(words, card).title}" for card, copies in cards),
    ]


def card_names(words: Words) -> dict[str, str]:
    """The ids of cards, by their names in small letters."""
    return {
        name: card.id
        for card in words.game.cards.by_id.values()
        for name in (card.id, *(getattr(card.name, language).lower() for language in LANGUAGES))
    }


def explained(words: Words) -> list[Term]:
    """The words of the game that have a clause which says what they mean."""
    texts = words.terminal.texts
    return [
        Term(
            (term.split("-", 1)[1], *(texts.say(language, term).lower() for language in LANGUAGES)),
            words.term(term),
            "",
            (clause,),
        )
        for term, clause in words.game.faces(words.language).explained_by.items()
    ]


def help_lines(words: Words) -> list[str]:
    """How to play and everything that can be typed."""
    lines = [*words.say("help-intro").splitlines(), ""]
    usages = {name: usage(name, words) for name in every(words)}
    column = max(USAGE, *map(len, usages.values()))
    lines += [f"  {typed:<{column}}  {words.say(f'help-{name}')}" for name, typed in usages.items()]
    return [*lines, "", *words.say("help-marks").splitlines()]


def usage(name: str, words: Words) -> str:
    """A command as it is typed, for instance."""
    return f"{spelled(name, words)[0]} {words.say(f'usage-{name}')}".rstrip()
