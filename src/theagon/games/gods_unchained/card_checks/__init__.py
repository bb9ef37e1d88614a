"""The checks of cards that no type can express: here the fields of each kind.

`sentences` has the words that may stand together, `piles` those about hands, decks and voids, `it` the unit that the
word means, and `impossible` what can never happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.cards.error_text import either, quoted
from theagon.cards.report import Report
from theagon.cards.schema import parts
from theagon.games.card_language.card_checks import Context
from theagon.games.card_language.operations import gifts_of
from theagon.games.collection.checking import given
from theagon.games.collection.definitions import node_of_plain
from theagon.games.collection.own_texts import check_own_text
from theagon.games.collection.own_words import OwnWord, own_keywords
from theagon.games.gods_unchained.card_checks.impossible import KEYWORDS_OF_SPELLS
from theagon.games.gods_unchained.card_checks.sentences import GodsSentenceChecker
from theagon.games.gods_unchained.rules.gifts import MOST_GIFTS
from theagon.games.gods_unchained.schema import Ability, Card, Effect, GodsKeyword

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.collection.checking import KnownDefinitions
    from theagon.games.gods_unchained.schema.vocabulary import CardKind

PLAYED_HAS_NO: Final = ("strength", "health", "for-a-turn", "burn", "regen", "armor", "spell-boost")
GAME: Final = "gods-unchained"
HOUSE: Final = ("name", "god", "rarity", "tribe", "cost", "strength", "health", "keywords", "effect", "favor")


def check_definition(definition: Card | OwnWord, node: Node, known: KnownDefinitions, report: Report) -> None:
    """Report what is wrong with a card or a word of one's own, which stands at `node`."""
    if isinstance(definition, Card):
        _check_card(definition, node, known, report)
    elif isinstance(definition, GodsKeyword):
        _check_keyword(definition, node, known, report)


def _check_keyword(
    keyword: GodsKeyword, node: Node, known: KnownDefinitions, report: Report, kind: CardKind = "creature"
) -> None:
    """Check a declared keyword as if it were a creature, or a relic, that has nothing else."""
    check = _CardChecker(known, report, Context("a card"))
    unit = Card(id=keyword.id, name=keyword.name, kind=kind, keywords=keyword.keywords, abilities=keyword.abilities)
    check.abilities(unit, node)
    check.keyword(keyword, node)


def _check_card(card: Card, node: Node, known: KnownDefinitions, report: Report) -> None:
    check = _CardChecker(known, report, Context("a card"))
    check.words(card, node)
    made = check.whole(card, node)
    if card.kind == "relic":
        for keyword in own_keywords(card, known.kinds["keyword"]):
            wrong = Report()
            _check_keyword(keyword, node_of_plain(keyword, keyword.id), known, wrong, "relic")
            for error in wrong.errors:
                check.wrong(node.find("keywords"), f"{quoted(keyword.id)} is not for relics: {error.message}")
    if made is not card and sum(map(_is_used, made.abilities)) > max(1, sum(map(_is_used, card.abilities))):
        told = "a card has one ability at most to use, or that answers once"
        check.wrong(node.find("keywords"), told, "leave one of them out")
    if card.kind in ("creature", "relic"):
        check.permanent(card, node)
    else:
        check.played(card, node)
    if card.kind == "god-power":
        if card.god == "neutral":
            check.wrong(node.find("god"), "a god power is of a god", "leave neutral to other cards")
        check.refuse(node, ("favor", "token"), "a god power has no {}: it is picked, or given by a card")
    else:
        check.refuse(node, ("selectable",), "{} is for god powers")
    if len(gifts_of(made)) > MOST_GIFTS:
        check.wrong(node, f"a card gives at most {MOST_GIFTS} different things", "leave some out")
    if sum(effect.choose_one is not None for effect in parts(made) if isinstance(effect, Effect)) > 1:
        check.wrong(node, "a card lets its player choose one of several things once", "leave one 'choose-one'")
    check.distinct(node, "keywords", card.keywords)
    check.discount(card, node)
    check.house(node, card.house, HOUSE)
    check_own_text(card, GAME, known.kinds["keyword"], node, report)


class _CardChecker(GodsSentenceChecker):
    """A checker of a whole card, by its kind."""

    def permanent(self, card: Card, node: Node) -> None:
        for name in ("strength", "health"):
            if not given(node, name):
                self.wrong(node, f"a {card.kind} needs the field {quoted(name)}", f"such as {name}: 3")
        self.refuse(node, ("target", "do"), f"a {card.kind} has no {{}} itself", "put it into one of its abilities")
        self.abilities(card, node)
        self.auras(card, node)

    def abilities(self, card: Card, node: Node) -> None:
        self.card = card
        used = [k for k, ability in enumerate(card.abilities) if _is_used(ability)]
        for k in used[1:]:
            place = node.find("abilities", k, "on")
            self.wrong(place, "a card has one ability at most to use, or that answers once", "leave one of them")
        for k, ability in enumerate(card.abilities):
            self.check(ability, node.find("abilities", k))

    def auras(self, card: Card, node: Node) -> None:
        around, self.standing = self.context, True
        self.context = Context("an aura", own_unit=card)
        for k, aura in enumerate(card.auras):
            self.check(aura, node.find("auras", k))
        self.context, self.standing = around, False

    def discount(self, card: Card, node: Node) -> None:
        """Check by how much a card costs less in hand."""
        if card.discount is None:
            return
        if card.kind == "god-power":
            self.wrong(node.find("discount"), "a god power is not in the hand", "write its cost")
        around, self.standing = self.context, True
        self.context, self.card = Context("a card in hand"), card
        self.check(card.discount, node.find("discount"))
        self.context, self.standing = around, False

    def played(self, card: Card, node: Node) -> None:
        passive = card.kind == "god-power" and (card.abilities or card.auras)
        if not card.do and not card.abilities and not card.auras:
            self.wrong(node.find("do"), f"a {card.kind} needs the field 'do'", "such as do: [{draw: 1}]")
        if passive:
            self.refuse(node, ("do", "target"), "a god power that is not used has no {}")
        self.refuse(node, PLAYED_HAS_NO, f"a {card.kind} has no {{}}")
        if card.keywords and (card.kind != "spell" or card.keywords != KEYWORDS_OF_SPELLS):
            hint = f"a spell can be {either(KEYWORDS_OF_SPELLS)}"
            self.wrong(node.find("keywords"), f"a {card.kind} has no such keywords", hint)
        self.lent, self.in_spell = bool(passive), card.kind == "spell"
        self.abilities(card, node)
        if passive:
            self.auras(card, node)
            return
        self.refuse(node, ("auras",), f"a {card.kind} has no {{}}", "only what is on the board gives them")
        self.context = Context(f"a {card.kind}", chooses=True, points=True, target=card.target)
        self.check_fields(replace(card, abilities=(), auras=(), discount=None), node)  # those have been checked
        self.one_it(card.do, node, None)


def _is_used(ability: Ability) -> bool:
    """Return whether a player uses an ability, or it answers once a turn: of such a card has one."""
    return ability.on == "ability" or ability.once
