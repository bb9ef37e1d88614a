"""Phrases about cards that come to piles, move between them, or change in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from theagon.cards.grammar import signed
from theagon.games.gods_unchained.schema.filters import Filter
from theagon.games.gods_unchained.schema.piles import AddCard, Become, Delve, Pool, Pull, Send
from theagon.games.gods_unchained.wording.phrases import Phrases

if TYPE_CHECKING:
    from theagon.games.card_language.phrases import Arguments, Modifier
    from theagon.games.gods_unchained.schema import Effect
    from theagon.games.gods_unchained.schema.words import Whose


class CardPhrases(Phrases):
    """Phrases for effects on cards, such as "add a random spell to your hand"."""

    def told(self, effect: Effect, message: str, words: Arguments) -> str:
        """The sentence of an operation. If it concerns another player, the texts may have a sentence for that."""
        if effect.whose == "yours":
            return self.say_of(message, words)
        if self.texts.has(f"{message}-{effect.whose}"):
            return self.say(f"{message}-{effect.whose}", **words)
        return self.say(f"whose-{effect.whose}", effect=self.say(message, **words))

    def do_add(self, effect: Effect) -> str:
        add = effect.add
        assert add is not None
        message = "do-add-deck" if add.to == "deck" else "do-add"
        prefix, whose = self._for_both(effect, f"to-{add.to}")
        words = {
            "to": self.say(f"{'into' if add.to == 'deck' else 'to'}-{add.to}-{whose}", whose=whose),
            "short": "yes",
        }
        if add.random is not None:
            words |= {"cards": self._of_pool(add.random, "card", self.case_in(message), add.count), "short": "no"}
        elif add.last is not None:
            words["cards"] = self.say(f"made-copy-last-{add.last}-{add.by}", count=add.count)
        elif add.copy_of == "drawn":
            words["cards"] = self.say("made-copy-drawn", count=add.count)
        elif add.copy_of is not None:
            known = "yes" if add.copy_of == self.last else "no"
            who = self.who(add.copy_of, self.case_in("made-copy"))
            words["cards"] = self.say_of("made-copy", {"who": who, "count": add.count, "known": known})
        else:
            words["cards"] = self.say("made-card", **self.named(add.card or ""), count=add.count)
        text = self.say(message, **words)
        if add.random is not None:
            text = self._named_last(add.random, text)
        text = self.changed(text, add, add.count)
        return self.say(prefix, effect=text) if prefix else text

    def _of_pool(self, pool: Pool, kind: Literal["creature", "card"], case: str, count: int) -> str:
        """Random cards of a pool, of which `_named_last` says the names that it lists."""
        return self.random(pool.of or Filter(kind=kind), case, count)

    def _named_last(self, pool: Pool, text: str) -> str:
        """A clause about cards of a pool, with the names of a pool that lists them."""
        return self.say("one-of", effect=text, names=self.listed(self.pool(pool), "list-or")) if pool.cards else text

    def _for_both(self, effect: Effect, place: str) -> tuple[str | None, Whose]:
        """Whose a place is in the sentence of an effect; for both players, unless a word says it, what comes before."""
        if effect.whose == "both" and not self.texts.has(f"{place}-both"):
            return "whose-both", "yours"
        return None, effect.whose

    def changed(self, text: str, change: AddCard | Pull | Delve | Send, count: int) -> str:
        """A clause about cards that come, and what becomes of them."""
        strength, health, cost = (getattr(change, name, 0) for name in ("strength", "health", "cost"))
        cost_to, cost_at_most = (getattr(change, name, None) for name in ("cost_to", "cost_at_most"))
        said = {"number": "one" if count == 1 else "many"}
        becomes = []
        if strength or health:
            bonus = self.listed(self.stats(strength, health))
            becomes.append(self.say("becomes-stronger", bonus=bonus, **said))
        if cost:
            message = "becomes-cheaper" if cost < 0 else "becomes-dearer"
            becomes.append(self.say(message, amount=abs(cost), **said))
        if cost_to is not None:
            becomes.append(self.say("becomes-costing", amount=cost_to, **said))
        if cost_at_most is not None:
            becomes.append(self.say("becomes-costing-at-most", amount=cost_at_most, **said))
        if isinstance(change, Pull) and change.keywords == ("soulless",):
            becomes.append(self.say("becomes-soulless", **said))
        elif isinstance(change, Pull) and change.keywords:
            words = self.listed([self.keyword_given(name) for name in change.keywords])
            becomes.append(self.say("becomes-keywords", words=words, **said))
        return self.say("becomes", effect=text, what=self.listed(becomes), **said) if becomes else text

    def pool(self, pool: Pool) -> list[str]:
        """The names of the cards of a pool that lists them."""
        return [self.say("name-in-a-list", name=self.name(card)) for card in pool.cards or ()]

    def do_delve(self, effect: Effect) -> str:
        delve = effect.delve
        assert delve is not None
        if delve.of is not None:
            message = "do-delve" if delve.to == "hand" else "do-delve-deck"
            text = self.say(message, cards=self.units(delve.of, "any", self.case_in(message)))
        else:
            text = self.say("do-delve-of", names=self.listed(self.pool(delve), "list-or"))
        return self.changed(text, delve, 1)

    def do_send(self, effect: Effect) -> str:
        send = effect.send
        assert send is not None
        message = f"do-send-{send.to}{'-over' if send.over else ''}"
        whom = dict(self.whom(effect, message))
        return self.changed(self.say_of(message, whom), send, 1 if whom["number"] == "one" else 2)

    def do_transform(self, effect: Effect) -> str:
        into = effect.transform
        if not isinstance(into, Become):
            return self.done(effect)
        if into.copy_of is None:
            return self.say_of("do-transform-same-cost", self.whom(effect, "do-transform-same-cost"))
        message = "do-transform-copy"
        whom = self.whom(effect, message)
        return self.say_of(message, {**whom, "who": self.who(into.copy_of, "genitive")})

    def do_pull(self, effect: Effect) -> str:
        pull = effect.pull
        assert pull is not None
        message = "do-pull-obliterate" if pull.to == "obliterated" else "do-pull"
        if pull.copy:
            message = "do-pull-copy-board" if pull.to == "board" else "do-pull-copy"
        words: dict[str, str | int] = {"cards": self._pulled(pull, self.case_in(message)), "count": pull.count}
        whose = "theirs" if effect.whose == "both" else effect.whose
        words |= {"from": self.say(f"from-{pull.from_}-{whose}")}
        if pull.to != "obliterated":
            goes_to: str = "theirs" if whose == "enemy" else whose
            if pull.over:
                goes_to = "enemy" if whose == "yours" else "yours"
            words |= {"to": self.say(f"to-{pull.to}-{goes_to}", whose=effect.whose)}
            words |= {"short": "yes" if pull.this or pull.which == "top" else "no"}
        text = self.say(f"{message}-both" if effect.whose == "both" else message, **words)
        return self.changed(text, pull, pull.count)

    def _pulled(self, pull: Pull, case: str) -> str:
        """Which cards are pulled."""
        if pull.this:
            return self.say("anchor-this-card", case=case)
        further: list[Modifier] = []
        if pull.above_target is not None:
            further.append(("with-limit", {"amount": pull.above_target}))
        if pull.costs_as is not None:
            known = "yes" if pull.costs_as == self.last else "no"
            further.append(("with-like", {"who": self.who(pull.costs_as, "nominative"), "known": known}))
        of = replace(pull.of, other=pull.other)
        if pull.which == "random":
            return self.random(of, case, pull.count, further)
        return self.units(of, pull.which, case, count=pull.count, further=further, by=pull.by)

    def do_improve(self, effect: Effect) -> str:
        improve = effect.improve
        assert improve is not None
        if improve.cost_to is not None:
            return self._improved(effect, "do-improve-cost-to", amount=improve.cost_to)
        if improve.cost_at_most is not None:
            return self._improved(effect, "do-improve-cost-at-most", amount=improve.cost_at_most)
        if improve.cost and not (improve.strength or improve.health):
            message = "do-improve-cheaper" if improve.cost < 0 else "do-improve-dearer"
            return self._improved(effect, message, amount=abs(improve.cost))
        if improve.of.kind == "relic" and improve.health:
            number = "one" if improve.random == 1 or improve.chosen else "many"
            return self._improved(effect, "do-improve-durability", amount=improve.health, number=number)
        parts = self.stats(improve.strength, improve.health)
        if improve.cost:
            parts.append(self.say("bonus-cost", signed=signed(improve.cost)))
        text = self._improved(effect, "do-improve", bonus=self.listed(parts))
        return text if improve.times is None else self.for_each(improve.times, text)

    def _improved(self, effect: Effect, message: str, **words: str | int) -> str:
        """A sentence about the cards that are improved."""
        improve = effect.improve
        assert improve is not None
        case, of, random = self.case_in(message), improve.of, improve.random
        drawn = "in-drawn" if effect.whose == "yours" else "in-drawn-enemy"
        where: list[Modifier] = [(drawn if improve.drawn else f"in-{improve.zone}", {})]
        if improve.this:
            cards = self.say("anchor-this-card", case=case)
        elif random:
            cards = self.random(of, case, random, where)
        else:
            cards = self.units(of, "chosen" if improve.chosen else "all", case, further=where)
        if improve.drawn:
            return self.say(message, cards=cards, **words)
        return self.told(effect, message, {"cards": cards, **words})

    def stats(self, strength: int, health: int) -> list[str]:
        """`+1/+1`, or one of the two by its name."""
        if strength and health:
            return [self.say("bonus-stats", strength=signed(strength), health=signed(health))]
        named = {"strength": strength, "health": health}
        return [self.say(f"bonus-{name}", signed=signed(value)) for name, value in named.items() if value]
