"""The table of a game in the terminal: its board, its places, and the pages about them.

Each game decides how places are written, which kinds of choices there are, and what a view holds. What follows
from the catalogue is here, the same for every game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.described import added, legend, marks, summary, traits, values
from theagon.cli.terminal.texts import shape
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.cli.terminal.menu import Choice, Menu
    from theagon.cli.terminal.texts import TerminalTexts
    from theagon.games.display.catalogue import CardFace


class CardTitle(NamedTuple):
    """A card as it is shown in the hand: its id, its name with what it costs, and its values."""

    card: str
    name: str
    values: str

    @property
    def title(self) -> str:
        return f"{self.name} {self.values}".rstrip()


class Term(NamedTuple):
    """A word of the game: what it is called in every language, what it means, and the clauses that define it."""

    names: tuple[str, ...]
    title: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """An event in words. `depth` counts the events between it and the action; `number` is its own in the match."""

    number: int
    depth: int
    seat: int
    text: str

    def __str__(self) -> str:
        sign = "└" if self.depth else shape(self.seat) if self.seat >= 0 else "·"
        return f"{self.number:>4} {'  ' * self.depth}{sign} {self.text}"


@dataclass(slots=True)
class Scene:
    """The table as one seat sees it. `menu` is None while another decides."""

    table: Table
    view: dict[str, Any]
    names: tuple[str, ...]
    menu: Menu | None = None
    picked: Choice | None = None
    message: str = ""
    winners: tuple[int, ...] = ()

    @property
    def words(self) -> TerminalTexts:
        return self.table.words

    @property
    def seat(self) -> int:
        return int(self.view["seat"])

    @property
    def others(self) -> list[int]:
        """Return the other seats, clockwise."""
        return [(self.seat + k) % len(self.names) for k in range(1, len(self.names))]

    @property
    def marked(self) -> set[str]:
        """Return the places that may be pointed at now."""
        if self.picked is not None:
            return {option.target for option in self.picked.options}
        return {choice.subject for choice in self.menu.choices if choice.kind == "tile"} if self.menu else set()

    @property
    def things(self) -> list[dict[str, Any]]:
        """Return everything on the board: units, stacks or pieces."""
        things: list[dict[str, Any]] = self.view[f"{self.table.thing}s"]
        return things

    def thing_at(self, place: str) -> dict[str, Any] | None:
        return next((thing for thing in self.things if thing["tile"] == place), None)

    def name_of(self, seat: int) -> str:
        """Return a player's name behind the shape of the seat."""
        return f"{shape(seat)} {self.names[seat]}"


class Table(ABC):
    """A game at the terminal. Places are as the player types them, cards by their ids."""

    deck: ClassVar[str]
    """The starter deck that is proposed."""
    thing: ClassVar[str] = "unit"
    """The kind of the things on the board, if their view does not name another."""
    choices: ClassVar[tuple[str, ...]]
    """The kinds of choices in the order of their numbers. A verb here is a choice by itself."""
    standing: ClassVar[tuple[str, str] | None] = None
    """The verb of the ability that each player has, and the place that uses it. None: turns end by themselves."""
    open_piles: ClassVar[Mapping[str, str]] = {}
    """The piles that all may read, each with the term that names it."""
    by_name: ClassVar[bool] = False
    """True if places are listed by name; otherwise they are in the order of the rules."""
    look_example: ClassVar[str]
    """An example of a thing to look at: a place, a number of the hand, or the id of a card."""
    deck_order: ClassVar[str] = "cost"
    """The value by which the cards of a deck are listed."""

    def __init__(self, words: TerminalTexts) -> None:
        self.words = words

    @property
    def verbs(self) -> tuple[str, ...]:
        """Return the verbs that players type. The beginning of a word stands for the first verb that fits."""
        return tuple(name for name in self.words.game.verb_examples if name != "concede")

    @property
    def piles(self) -> tuple[str, ...]:
        """Return the requests that only this game has: the piles that a player may read."""
        return (*self.open_piles, "deck")

    # ---- display ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def board(self, scene: Scene, room: int) -> list[str]:
        """Return the board as lines of text of at most `room` columns."""

    def described(self, scene: Scene) -> list[str]:
        """Return each thing on the board as a line of words."""
        lines = ((self.at(scene, each["tile"]), summary(self.words, self.kind_of(each), each)) for each in scene.things)
        return [f"   {', '.join(filter(None, line))}" for line in lines]

    def legend(self, scene: Scene) -> str:
        """Return the marks that are on the board now, explained."""
        return legend(self.words, scene.things)

    @abstractmethod
    def player(self, scene: Scene, seat: int) -> list[str]:
        """Return the lines of a player's numbers and piles."""

    def hand(self, scene: Scene) -> list[CardTitle]:
        """Return the hand of the seat that looks, as its cards are now."""
        held = scene.view["players"][scene.seat].get("hand", ())
        return [self.printed(each) if isinstance(each, str) else self.held(each) for each in held]

    def label(self, scene: Scene, choice: Choice) -> str:
        """Return what a choice is called: a card with its cost, a place, or an action in the words of the game."""
        subject = self.at(scene, choice.place)
        if choice.kind in ("card", "unit", "tile"):
            return subject
        if choice.kind == "offer":
            return self.printed(choice.subject).name
        target = "…" if any(option.target for option in choice.options) else subject
        return self.words.term(f"action-{choice.kind}", source=subject, target=target)

    def at(self, scene: Scene, place: str) -> str:
        """Return a place and who is there, or a card of the hand."""
        if place.startswith("#"):
            return self.hand(scene)[int(place[1:]) - 1].title
        thing = scene.thing_at(place)
        return place if thing is None else f"{place} {shape(thing['owner'])} {self.words.card(thing['card'])}"

    def kind_of(self, thing: Mapping[str, Any]) -> str:
        """Return the kind of a thing on the board, for its values."""
        return str(thing.get("kind", self.thing))

    # ---- typed words ------------------------------------------------------------------------------------------------

    @abstractmethod
    def place(self, word: str) -> str | None:
        """Return the place of the board that a word names; None if it names none."""

    # ---- pages ------------------------------------------------------------------------------------------------------

    def about_place(self, scene: Scene, place: str) -> list[str] | None:
        """Return the page of a thing: its present values, its changes, then its card. None if nothing is there."""
        thing, words = scene.thing_at(place), self.words
        if thing is None:
            return None
        owner = words.say("nobody") if thing["owner"] is None else scene.names[thing["owner"]]
        card = self.card_of(scene, thing)
        return [
            f"{self.at(scene, place)} ({owner})",
            ", ".join(values(words, self.kind_of(thing), thing)),
            *(f"{mark} {name}".strip() for mark, name in traits(words, thing)),
            *self.changes(thing),
            *(["", *self.about(card)] if card in words.game.cards.everything else []),
        ]

    def card_of(self, _: Scene, thing: Mapping[str, Any], /) -> str:
        """Return the card that the page of a thing ends with."""
        return str(thing["card"])

    def changes(self, thing: Mapping[str, Any]) -> list[str]:
        """Return what changes a thing, as lines: what auras add to it, and what is added for a time."""
        auras = [
            (self.words.card(aura["card"]), added(self.words, self.kind_of(thing), aura))
            for aura in thing.get("auras", ())
        ]
        lines = [self.words.say("from-aura", card=card, bonus=", ".join(bonus)) for card, bonus in auras if bonus]
        for each in thing.get("temporary", ()):
            bonus = added(self.words, self.kind_of(thing), each)
            if each.get("sleep"):
                bonus.append(self.words.say("then-sleeps"))
            if bonus:
                lines.append(self.words.say("temporary", bonus=", ".join(bonus), until=each["until"]))
        return lines

    def printed(self, card: str) -> CardTitle:
        """Return a card as it is printed."""
        face = self.words.face(card)
        return CardTitle(card, f"{face.name} ◆{face.cost}", _values(face))

    def held(self, card: Mapping[str, Any]) -> CardTitle:
        """Return a card of the hand in a view: with its cost, its bonuses, and marks for what it gained."""
        face = self.words.face(card["card"])
        values = _values(face, card.get("strength", 0), card.get("health", 0))
        return CardTitle(face.id, f"{face.name} ◆{card['cost']}", f"{values} {marks(self.words, card)}".strip())

    def kinds(self, face: CardFace) -> list[str]:
        """Return the kind of a card, as sentences before its text."""
        subtypes = ", ".join(self.words.called(f"subtype-{each}") for each in face.subtypes)
        return [f"{subtypes}."] if subtypes else []

    def about(self, card: str) -> list[str]:
        """Return the page of a card, a leader or anything else with an id."""
        face, called = self.words.face(card), self.words.called
        if face.ability is not None:
            return [f"{face.name}: {face.ability} ◆{face.cost}", *face.text]
        sorts = [called(f"kind-{face.kind}"), called(f"pantheon-{face.pantheon}")]
        if face.token or face.rarity:
            sorts.append(called("token" if face.token else f"rarity-{face.rarity}"))
        return [self.printed(card).title, " ".join([f"{' · '.join(sorts)}.", *Table.kinds(self, face)]), *face.text]

    def text(self, card: str) -> str:
        """Return the kind of a card and its rules text; empty for a unit without a card."""
        if card not in self.words.game.cards.everything:
            return ""
        face = self.words.face(card)
        return " ".join([*self.kinds(face), *face.text])

    def named(self) -> Mapping[str, str]:
        """Return the ids of everything that has a page, by folded name."""
        return {
            name: each.id
            for each in self.words.game.cards.everything.values()
            for called in (each.name, getattr(each, "ability", None))
            for name in (each.id, *(fold(said(called, language)) for language in LANGUAGES if called))
        }

    def glossary(self) -> Sequence[Term]:
        """Return the words of the game that a clause explains."""
        words = self.words
        return [
            Term(
                (term.split("-", 1)[-1], *(fold(words.texts.say(language, term)) for language in LANGUAGES)),
                words.term(term),
                "",
                (clause,),
            )
            for term, clause in words.game.faces(words.language).explained_by.items()
        ]

    def deck_title(self, deck: Any) -> str:
        """Return the name of a deck, with its leader where it has one."""
        return self.words.named(deck.name)

    def pile(self, name: str, scene: Scene, built: Mapping[str, int]) -> list[str]:
        """Return what lies in a pile, under a title; `built` is the deck as it was built."""
        if name == "deck":
            return self._deck_page(scene, built)
        lines = [self.words.term(self.open_piles[name])]
        for seat in (scene.seat, *scene.others):
            cards = scene.view["players"][seat][name]
            if cards is None:  # not to be known
                continue
            names = ", ".join(self.words.card(card) for card in reversed(cards))  # the latest first
            lines.append(f"{shape(seat)} {scene.names[seat]} ({len(cards)}): {names or '–'}")
        return lines

    def _deck_page(self, scene: Scene, built: Mapping[str, int]) -> list[str]:
        """Return the deck as it was built, and how many cards are left in it."""
        words = self.words
        left = scene.view["players"][scene.seat]["deck"]
        values = {card: getattr(words.face(card), self.deck_order) or 0 for card in built}
        cards = sorted(Counter(built).items(), key=lambda item: (values[item[0]], words.card(item[0])))
        return [
            words.say("deck"),
            words.say("deck-left", count=left),
            *(f"{copies} × {self.printed(card).title}" for card, copies in cards),
        ]


def _values(face: CardFace, attack: int = 0, health: int = 0) -> str:
    """Return attack and health (of a relic: durability) with what was added; nothing for spells."""
    return "" if face.health is None else f"{(face.attack or 0) + attack}/{face.health + health}"
