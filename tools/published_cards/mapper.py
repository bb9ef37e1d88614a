"""Maps effect texts to the vocabulary of cards, or to the words that were not understood. Nothing is guessed.

A text has lines, and a line has sentences. A sentence lists keywords, begins an ability (`Roar: ...`, `Whenever you
...`) or continues the ability that its line began; in spells and god powers every sentence has effects.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from theagon.games.gods_unchained.schema import Ability, Effect, Target
from tools.published_cards.bonuses import NUMBERS, counted
from tools.published_cards.effects import sentence
from tools.published_cards.events import Event, event
from tools.published_cards.nouns import Scene, for_a_turn, needed_keyword
from tools.published_cards.words import BREAK, Misunderstood, Words, tokens

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema.words import Keyword
    from tools.published_cards.names import Names

Kind = Literal["creature", "relic", "spell", "god-power"]


class NotMapped(Exception):
    """A text that was not understood: the words from which on, and the reason if there is more to say."""

    def __init__(self, words: str, why: str) -> None:
        super().__init__(why)
        self.words = words
        self.why = why


@dataclass(slots=True)
class Meaning:
    """What a text says, in the fields of a card."""

    keywords: list[Keyword] = field(default_factory=list)
    for_a_turn: list[Keyword] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)
    abilities: list[Ability] = field(default_factory=list)
    target: Target | None = None
    do: tuple[Effect, ...] = ()
    reminders: list[str] = field(default_factory=list)

    def fields(self) -> dict[str, Any]:
        """By the names of the fields of a card."""
        return {
            "keywords": tuple(self.keywords),
            "for_a_turn": tuple(self.for_a_turn),
            **self.numbers,
            "abilities": tuple(self.abilities),
            "target": self.target,
            "do": self.do,
        }


def meaning(text: str, kind: Kind, own_id: str, names: Names) -> Meaning:
    """The meaning of a card's text. Raises `NotMapped`."""
    found, reminders = tokens(text)
    words, result = Words(found), Meaning(reminders=reminders)
    try:
        if kind in ("spell", "god-power"):
            _spell(words, Scene(names, kind, own_id, chooses=True), result)
        else:
            _unit(words, kind, own_id, names, result)
    except Misunderstood as stuck:
        raise NotMapped(stuck.said or words.rest(), stuck.why) from None
    return result


def _spell(words: Words, scene: Scene, result: Meaning) -> None:
    do: list[Effect] = []
    while _begun(words):
        do += sentence(words, scene)
    if not do:
        raise Misunderstood("a spell must do something")
    result.do, result.target = tuple(do), scene.target


def _unit(words: Words, kind: Kind, own_id: str, names: Names, result: Meaning) -> None:
    current: tuple[Event, Scene, list[Effect]] | None = None
    line = True  # at the beginning of a line
    while True:
        line = _stops(words) or line
        if words.next == "":
            break
        begun = event(words, kind)
        if begun is not None:
            _finish(current, result)
            scene = Scene(names, kind, own_id, begun.chooses, it=begun.about)
            current = (begun, scene, list(begun.does))
            if not begun.does:
                current[2].extend(sentence(words, scene))
        elif not words.attempt(lambda: _keywords(words, result)):
            if current is None or line:
                raise Misunderstood
            current[2].extend(sentence(words, current[1]))
        line = False
    _finish(current, result)


def _finish(current: tuple[Event, Scene, list[Effect]] | None, result: Meaning) -> None:
    """Add the ability whose sentences were read."""
    if current is None:
        return
    begun, scene, do = current
    for on in begun.on:
        result.abilities.append(
            Ability(
                on=on, do=tuple(do), after=begun.after, whose=begun.whose, of=begun.of, by=begun.by, target=scene.target
            )
        )


def _keywords(words: Words, result: Meaning) -> bool:
    """Go past a sentence of keywords, and add them; add nothing from a sentence that holds anything else."""
    lasting: list[Keyword] = []
    passing: list[Keyword] = []
    numbers: dict[str, int] = {}
    while True:
        name = next((each for each in NUMBERS if words.take(each)), None)
        if name is not None:
            field_name = name.replace(" ", "_")
            if field_name in numbers | result.numbers:
                raise Misunderstood(f"{name} is given twice")
            numbers[field_name] = counted(words)
        else:
            words.take("this creature|relic")
            known = needed_keyword(words)
            (passing if for_a_turn(words) else lasting).append(known)
        if words.at_stop:
            break
        if not (words.take(", and?") or words.take("and")):
            raise Misunderstood
    result.keywords += lasting
    result.for_a_turn += passing
    result.numbers |= numbers
    return True


def _stops(words: Words) -> bool:
    """Go past full stops and line breaks; whether there was a break."""
    broken = False
    while words.next in (".", BREAK):
        broken = words.advance().word == BREAK or broken
    return broken


def _begun(words: Words) -> bool:
    """Go past what ends a sentence; is there another?"""
    _stops(words)
    return words.next != ""
