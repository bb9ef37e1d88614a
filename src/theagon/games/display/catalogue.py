"""All that a table must know of a game to draw it: its cards, decks, words and clauses, in one language.

Field names are camelCase where this is sent.
"""

from __future__ import annotations

from msgspec import Struct

from theagon.games.display.events import EventKind
from theagon.games.display.view import Described


class WordFace(Struct, frozen=True, rename="camel"):
    """A word of a card that the game lacks: its pantheon, its subtype or its keyword, as a file declares it."""

    term: str  # as in the terms of the catalogue: `pantheon-ember`
    name: str
    colour: str = ""  # of a pantheon or a subtype: `#b3543a`
    text: tuple[str, ...] = ()  # of a keyword: what it says, by lines


class CardFace(Struct, frozen=True, rename="camel"):
    """A card or a leader as players read it. What a kind of card does not have is None."""

    id: str
    name: str
    kind: str  # unit, spell, leader
    pantheon: str
    figure: str  # the silhouette that stands for it, of game-icons; "id:" and its id: one that is made from the id
    cost: int
    text: tuple[str, ...]  # by lines
    mentions: tuple[str, ...]  # ids of the cards that its text speaks of
    rarity: str | None = None
    token: bool = False
    attack: int | None = None
    health: int | None = None
    movement: int | None = None
    range: int | None = None
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    ability: str | None = None  # of a leader: the name of its ability
    effects: tuple[str, ...] = ()  # the describer's lines, where its text is another
    modes: tuple[str, ...] = ()  # the modes from which its player chooses
    flavour: str = ""  # a few words about its world
    house: tuple[str, ...] = ()  # the fields that no published source gives; `effect`: its effect
    words: tuple[WordFace, ...] = ()  # those of a file's own


class DeckList(Struct, frozen=True, rename="camel"):
    """A deck."""

    name: str
    leader: str
    cards: dict[str, int]  # copies by id
    id: str = ""  # of one that comes with the game
    set: str = ""  # of one that comes with the game: to which set it belongs
    idea: str = ""  # how it means to win


class DeckSetFace(Struct, frozen=True, rename="camel"):
    """A set of decks that come with the game."""

    name: str
    title: str


class DeckRules(Struct, frozen=True, rename="camel"):
    """The rules for decks."""

    size: int
    copies: dict[str, int]  # of one card, by rarity
    leaders: tuple[str, ...]  # that may lead one
    leader_field: str = "leader"  # the leader's field in deck files; empty: leaders are cards of the deck
    shared: str = ""  # the pantheon with cards for every leader, besides the leader's own; empty: all fit
    opening: int = 0  # the first cards of the starting player
    exchanges: bool = False  # whether each player may exchange any of these once


class ModeFace(Struct, frozen=True, rename="camel"):
    """A way to play the game."""

    name: str
    title: str
    seats: int
    teams: bool  # two sides; their seats take turns


class SwitchFace(Struct, frozen=True, rename="camel"):
    """A rule that a table may turn on or off."""

    name: str
    title: str
    hint: str  # its effect when it is on
    default: bool


class MapFace(Struct, frozen=True, rename="camel"):
    """A map that a match may be played on."""

    name: str  # `ruins`
    title: str


class OpponentFace(Struct, frozen=True, rename="camel"):
    """An opponent that plays instead of a person. Its name and its character are texts that all games share."""

    id: str  # `level-3`
    figure: str  # the silhouette that stands for it, of game-icons
    rating: int | None  # in points of Elo, on a scale of the game's own; None: not measured


class Catalogue(Struct, frozen=True, rename="camel"):
    """A game in one language."""

    game: str
    title: str
    language: str
    digest: str  # equal for equal cards and texts
    cards: tuple[CardFace, ...]
    leaders: tuple[CardFace, ...]
    decks: tuple[DeckList, ...]
    deck_sets: tuple[DeckSetFace, ...]  # that the decks belong to, in the order of the decks
    deck_rules: DeckRules
    modes: tuple[ModeFace, ...]  # the usual one first
    maps: tuple[MapFace, ...]  # the usual one first; none: there is one board
    switches: tuple[SwitchFace, ...]
    opponents: tuple[OpponentFace, ...]  # from the weakest on
    described: Described  # the parts of a view in words
    events: dict[str, EventKind]  # the display of each kind of event, by its name
    terms: dict[str, str]  # names of pantheons, kinds, keywords, statuses: `keyword-guard`
    explained_by: dict[str, str]  # the clause that explains a term, by the term
    clauses: dict[str, str]  # the text of every clause, by its id
