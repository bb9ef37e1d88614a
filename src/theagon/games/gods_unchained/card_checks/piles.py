"""The checks of effects that make, move and change cards in hands, decks and voids."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from theagon.cards.error_text import either
from theagon.games.card_language.card_checks import Check, SentenceChecker
from theagon.games.collection.own_words import whole
from theagon.games.gods_unchained.card_checks.impossible import KEYWORDS_OF_SPELLS
from theagon.games.gods_unchained.pools import NEUTRAL, in_pool
from theagon.games.gods_unchained.schema.piles import (
    AddCard,
    Become,
    Delve,
    Improve,
    NextCard,
    Pick,
    Pool,
    Pull,
    Send,
    Summon,
)
from theagon.games.gods_unchained.schema.vocabulary import GODS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cards.node import Node
    from theagon.cards.schema import Schema
    from theagon.games.gods_unchained.schema import Card
    from theagon.games.gods_unchained.schema.vocabulary import CardKind


class PileChecker(SentenceChecker):
    """A checker of the parts of `schema.piles`."""

    card: Card  # whose text is checked
    zone: str | None = None  # the zone from which the checked ability acts

    def check_nextcard(self, change: NextCard, node: Node) -> None:
        if change.cost == 0:
            self.wrong(node.find("cost"), "a change by 0 does nothing", "such as cost: -1")

    def check_pick(self, pick: Pick | Pull, node: Node) -> None:
        if pick.which not in ("most", "least"):
            self.refuse(node, ("by",), "{} goes with 'most' and 'least'")

    def check_summon(self, summon: Summon, node: Node) -> None:
        self.one_of(node, ("card", "random"), "this")
        if summon.random is not None and not self._all_are("creature", summon.random):
            self.wrong(node.find("random"), "only creatures are summoned", "name creatures, or leave out 'kind'")
        if summon.within_mana and (
            summon.random is None or summon.random.of is None or summon.random.of.god == "enemy"
        ):
            self.wrong(node.find("within-mana"), "'within-mana' goes with random cards of a filter", "leave it out")

    def check_addcard(self, add: AddCard, node: Node) -> None:
        self.one_of(node, ("card", "random", "last", "copy-of"), "this")
        self.goes_with(node, "by", "last")
        if add.copy_of is not None and add.copy_of not in ("drawn", "card"):
            self.speaks_of(add.copy_of, node.find("copy-of"))
        self.priced(add, node)

    def this_card(self, zone: str, node: Node) -> None:
        """Check that there is a 'this': the card of a unit, or the card in hand or void that has the ability."""
        if zone != self.zone:
            self.speaks_of("self", node.find("this"))

    def priced(self, changes: AddCard | Pull | Improve, node: Node) -> None:
        """Check that cards get at most one cost."""
        if changes.cost_to is not None:
            self.refuse(node, ("cost", "cost-at-most"), "a card that costs what 'cost-to' says has no {}")

    def check_pull(self, pull: Pull, node: Node) -> None:
        if pull.above_target is not None:
            self.speaks_of("target", node.find("above-target"))
            if pull.from_ != "void":
                self.wrong(node.find("above-target"), "only cards of the void are compared with a target")
        if pull.which == "top" and pull.from_ != "deck":
            self.wrong(node.find("which"), "only a deck has a top card", "write which: last, or leave it out")
        if pull.which in ("first", "last") and pull.from_ not in ("hand", "void"):
            hint = "write which: top, or leave it out"
            self.wrong(node.find("which"), "only of a hand or a void one card came first, and one last", hint)
        if pull.among is not None and pull.from_ != "deck":
            self.wrong(node.find("among"), "only a deck has top cards", "leave it out")
        if pull.among is not None and pull.count > 1 and not pull.copy:
            self.wrong(node.find("count"), "the top cards change with each card", "write the effect twice")
        if pull.among is not None and pull.which == "top":
            self.wrong(node.find("which"), "the top card is among the top cards", "leave one of the two out")
        self.check_pick(pull, node)
        if pull.costs_as is not None:
            self.speaks_of(pull.costs_as, node.find("costs-as"))
        if pull.keywords and pull.to != "board" and pull.keywords != KEYWORDS_OF_SPELLS:
            hint = f"elsewhere a card can be {either(KEYWORDS_OF_SPELLS)}"
            self.wrong(node.find("keywords"), "only creatures on the board have such keywords", hint)
        if pull.from_ == "voids" and pull.to not in ("board", "hand"):
            self.wrong(node.find("to"), "a card of either void goes to the board or to a hand")
        if pull.which == "all" and pull.count > 1:
            self.wrong(node.find("count"), "all are as many as there are", "leave it out")
        if pull.which == "chosen" and pull.count > 1:
            self.wrong(node.find("count"), "one card is picked at a time", "write the effect twice")
        if pull.this:
            self.this_card(pull.from_, node)
            self.refuse(node, ("of", "count", "which", "other", "costs-as"), "'this' is one card, and takes no {}")
        if pull.keeps and (pull.from_ != "void" or not pull.this):
            self.wrong(node.find("keeps"), "only the card of a unit that went to the void keeps what it had gained")
        if pull.other:
            self.speaks_of("self", node.find("other"))
        kind = self.card.kind if pull.this else pull.of.kind
        if pull.to == "board" and kind not in ("creature", "relic"):
            hint = "let it come to the hand" if pull.this else "say which, such as of: {}, any creature"
            self.wrong(node.find("to"), "only creatures and relics come to the board", hint)
        if pull.from_ == pull.to and not (pull.over or pull.copy):
            self.wrong(node.find("to"), "the card would stay where it is")
        if pull.copy and pull.count > 1 and pull.from_ == "voids":
            self.wrong(node.find("count"), "several copies are of cards of one void", "write from: void")
        if pull.copy and pull.to not in ("hand", "board"):
            self.wrong(node.find("copy"), "a copy goes to a hand or to the board")
        if pull.over and pull.to not in ("hand", "board"):
            self.wrong(node.find("over"), "a card goes over to a hand or to the board")
        self.priced(pull, node)

    def check_become(self, become: Become, node: Node) -> None:
        self.one_of(node, ("same-cost", "copy-of"), "this")
        if become.copy_of is not None:
            self.speaks_of(become.copy_of, node.find("copy-of"))

    def check_send(self, send: Send, node: Node) -> None:
        if send.over and send.to != "hand":
            self.wrong(node.find("over"), "a creature goes over to a hand", "leave it out")

    def check_improve(self, improve: Improve, node: Node) -> None:
        if improve.this:
            self.this_card(improve.zone, node)
            self.refuse(node, ("of", "random", "chosen", "drawn"), "'this' is one card, and takes no {}")
        kind = self.card.kind if improve.this else improve.of.kind
        if improve.chosen:
            self.refuse(node, ("random", "in"), "a card is picked from the hand, without {}")
        if improve.times is not None and not (improve.strength or improve.health or improve.cost):
            self.wrong(node.find("times"), "'times' goes with strength, health and cost")
        if improve.drawn and improve.zone != "hand":
            self.wrong(node.find("in"), "drawn cards are in the hand", "leave it out")
        if improve.chosen_one:
            self.refuse(node, ("of", "random", "chosen", "drawn"), "the Chosen One is one card, and takes no {}")
            if improve.zone != "deck":
                self.wrong(node, "the Chosen One is in the deck", "add in: deck")
        if improve.keywords and kind != "creature":
            self.wrong(node.find("keywords"), "only creatures gain keywords", "leave out 'of', or its kind")
        if (improve.strength or improve.health) and kind == "spell":
            self.wrong(node, "a spell has neither strength nor health", "such as cost: -1")
        price = improve.cost_to is not None or improve.cost_at_most is not None
        if not (improve.strength or improve.health or improve.cost or improve.keywords or price):
            self.wrong(node, "nothing is improved", "such as strength: 1")
        if price:
            others = ("strength", "health", "cost", "keywords")
            self.refuse(node, others, "where a cost is set, there is no {}", "write two effects")
        self.priced(improve, node)

    def check_pool(self, pool: Pool, node: Node) -> None:
        self.one_of(node, ("cards", "of"), "a pool")
        if self.field == "equip" and not self._all_are("relic", pool):
            self.wrong(node, "a god has only relics", "name relics, or kind: relic")

    def _all_are(self, kind: CardKind, pool: Pool) -> bool:
        """Return whether the cards of a pool are of a kind, as far as the named ones could be read."""
        named = [self.known.kinds["card"].get(card) for card in pool.cards or ()]
        asked = pool.of is None or pool.of.kind == kind
        return bool(self.known.unread) or (asked and all(card is None or card.kind == kind for card in named))

    def size(self, pool: Pool) -> int:
        """Return the number of cards of a pool; for the enemy's god, the least possible.

        A declared god may have fewer: then nothing is offered.
        """
        if pool.of is None:
            return len(set(pool.cards or ()))
        if pool.of.god == "enemy":
            return min(self.size(Pool(of=replace(pool.of, god=god))) for god in GODS if god != NEUTRAL)
        keywords = self.known.kinds["keyword"]
        return sum(in_pool(whole(card, keywords), pool.of) for card in self.known.kinds["card"].values())

    checks: ClassVar[Mapping[type[Schema], Check]] = {
        AddCard: check_addcard,
        Become: check_become,
        Delve: check_pool,
        Improve: check_improve,
        NextCard: check_nextcard,
        Pick: check_pick,
        Pool: check_pool,
        Pull: check_pull,
        Send: check_send,
        Summon: check_summon,
    }
