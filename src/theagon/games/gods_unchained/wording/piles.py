"""Phrases about cards that come to piles, move between them, or change in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from theagon.cards.grammar import signed
from theagon.games.gods_unchained.schema.filters import Condition, Filter, Value
from theagon.games.gods_unchained.schema.piles import AddCard, Delve, Pick, Pool, Pull, Send, Summon
from theagon.games.gods_unchained.wording.phrases import Which, whose_is
from theagon.games.gods_unchained.wording.values import ValuePhrases

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.games.card_language.phrases import Arguments, Modifier
    from theagon.games.gods_unchained.schema import Effect
    from theagon.games.gods_unchained.schema.piles import Become, Improve


class CardPhrases(ValuePhrases):
    """Phrases for effects on cards, such as "add a random spell to your hand"."""

    def told(self, effect: Effect, message: str, words: Arguments) -> str:
        """The sentence of an operation. If it concerns another player, the texts may have a sentence for that."""
        if effect.whose == "yours":
            return self.say_of(message, words)
        if self.texts.has(f"{message}-{effect.whose}"):
            return self.say(f"{message}-{effect.whose}", **words)
        return self.for_others(effect, self.say(message, **words))

    def for_others(self, effect: Effect, text: str) -> str:
        """What another player, or each, is told to do."""
        return text if effect.whose == "yours" else self.say(f"whose-{effect.whose}", effect=text)

    def do_add(self, effect: Effect, add: AddCard) -> str:
        return self.changed(self.added(effect, [add]), add, add.count)

    def added(self, effect: Effect, adds: Sequence[AddCard], last: str = "list-two") -> str:
        """The clause that adds cards in one place, all of them or, by `list-or`, one."""
        to = adds[0].to
        message = "do-add-deck" if to == "deck" else "do-add"
        where = "into-deck" if to == "deck" else f"to-{to}"
        each_told = effect.whose == "both" and not self.texts.has(f"{where}-both")
        whose = "yours" if each_told else effect.whose
        known = self.owner == whose
        place = self.say(f"{where}-{whose}", whose=whose, known=known, hand=self.before, pile="")
        pools = [add.random for add in adds if add.random is not None and add.random.cards is None]
        chance = len(pools) == len(adds) > 1 and self.has_form(message, "chance")
        self.chance_said = chance
        cards = self._added_cards(adds, self.case_in(message), last)
        self.chance_said = False
        text = self.form(message, "chance" if chance else "", to=place, cards=cards, chance=last == "list-or")
        if adds[0].random is not None:
            text = self.named_last(adds[0].random, text, adds[0].count)
        return self.for_others(effect, text) if each_told else text

    def _added_cards(self, adds: Sequence[AddCard], case: str, last: str) -> str:
        """The cards that are added, named ones as a list of names."""
        if last == "list-two" and len(adds) > 1 and all(add.card is not None and add.count == 1 for add in adds):
            names = self.listed([self.say("made-name", name=self.name(add.card or "")) for add in adds])
            return self.say("made-cards", names=names)
        pools = [add.random.of for add in adds if add.random is not None and add.random.of is not None]
        if len(pools) == len(adds) > 1 and all(of.god == "enemy" for of in pools):
            self.chance_said |= self.has_form("made-of-enemy-god", "random")
            cards = [self.random(replace(of, god=None), case, add.count) for of, add in zip(pools, adds, strict=True)]
            return self.say("made-of-enemy-god", cards=self.listed(cards, last))
        return self.listed([self._added(add, case) for add in adds], last)

    def _added(self, add: AddCard, case: str) -> str:
        """One of the cards that are added."""
        if add.random is not None:
            return self.random(add.random.of or Filter(kind="card"), case, add.count)
        if add.last is not None and (add.last, add.by) == self.played:
            self.name_last(None)
            return self.say("made-copy", who=self.who("card", self.case_in("made-copy")), count=add.count)
        if add.last is not None:
            return self.say(f"made-copy-last-{add.last}-{add.by}", count=add.count)
        if add.copy_of == "drawn":
            return self.say("made-copy-drawn", count=add.count)
        if add.copy_of is not None:
            known = add.copy_of == self.last
            case = self.case_in("made-copy")
            picks = self.to_pick is not None and add.copy_of == "card"
            who = self.picked_card(case, "from", add.to) if picks else self.who(add.copy_of, case)
            return self.say_of("made-copy", {"who": who, "count": add.count, "known": known})
        return self.say("made-card", **self.named(add.card or ""), count=add.count)

    def named_last(self, pool: Pool, text: str, count: int = 1) -> str:
        """A clause about so many cards of a pool, with the names of a pool that lists them."""
        if not pool.cards:
            return text
        return self.say("one-of", effect=text, names=self.one_of(pool, count), number="one" if count == 1 else "many")

    def one_of(self, pool: Pool, count: int = 1) -> str:
        """The names of a pool, so many of which are meant; those with commas of their own are parted by semicolons."""
        names = [self.say("name-in-a-list", name=self.name(card)) for card in pool.cards or ()]
        apart = any("," in name for name in names)
        last = ("list-or", "list-or-apart") if count == 1 else ("list-two", "list-and-apart")
        return self.listed(names, last[apart], "list-more-apart" if apart else "list-more")

    def changed(self, text: str, change: AddCard | Pull | Delve | Send | Summon, count: int) -> str:
        """A clause about cards that come, and what becomes of them."""
        gender = self.gender_of(_what_comes(change))
        if isinstance(change, Pull) and change.this:
            gender = self.note(self.this_card(), "gender", "neuter")
        sent = isinstance(change, Send)
        said: Arguments = {"number": "one" if count == 1 else "many", "gender": gender, "sent": sent}
        becomes = dict(self._becomes(change))
        if not becomes:
            return text
        (message, words), *others = becomes.items()
        if not others and self.has_form(message, "alone"):
            return self.form(message, "alone", effect=text, **words, **said)
        what = self.listed([self.say(message, **words, **said) for message, words in becomes.items()])
        bonus = words.get("bonus")
        if others or bonus is None or _lists_names(change):
            return self.say("becomes", effect=text, what=what, **said)
        given = {"bonus": bonus, "noun": _what_comes(change).kind, "known": self.last is not None}
        return self.say("becomes-given", effect=text, what=what, **given, **said)

    def _becomes(self, change: AddCard | Pull | Delve | Send | Summon) -> Iterator[tuple[str, Arguments]]:
        """What becomes of cards that come: a message with its words each; `bonus`: what they are given."""
        strength, health, cost = (getattr(change, name, 0) for name in ("strength", "health", "cost"))
        if strength or health:
            yield "becomes-stronger", {"bonus": self.listed(self.stats(strength, health))}
        if cost:
            yield "becomes-cheaper" if cost < 0 else "becomes-dearer", {"amount": abs(cost)}
        for message, amount in (("becomes-costing", "cost_to"), ("becomes-costing-at-most", "cost_at_most")):
            if (most := getattr(change, amount, None)) is not None:
                yield message, {"amount": most}
        if not isinstance(change, Pull | Summon):
            return
        if change.keywords == ("soulless",):
            yield "becomes-soulless", {}
        elif change.keywords:
            yield "becomes-keywords", {"bonus": self.listed([self.keyword_given(name) for name in change.keywords])}
        if isinstance(change, Pull) and change.keeps:
            yield "becomes-kept", {}

    def do_delve(self, _: Effect, delve: Delve) -> str:
        if delve.of is not None:
            message = "do-delve" if delve.to == "hand" else "do-delve-deck"
            cards, held = self.units(delve.of, "any", self.case_in(message)), replace(delve.of, side="friendly")
            text = self.say(message, cards=cards, known=held == self.held, gender=self.gender_of(delve.of))
        else:
            text = self.say("do-delve-of", names=self.one_of(delve))
        return self.changed(text, delve, 1)

    def do_send(self, effect: Effect, send: Send) -> str:
        message = f"do-send-{send.to}{'-over' if send.over else ''}"
        whom = dict(self.whom(effect, message))
        return self.changed(self.say_of(message, whom), send, 1 if whom["number"] == "one" else 2)

    def do_transform(self, effect: Effect, into: str | Become) -> str:
        if isinstance(into, str):
            return self.transformed(effect, into)
        if into.copy_of is None:
            return self.say_of("do-transform-same-cost", self.whom(effect, "do-transform-same-cost"))
        message = "do-transform-copy"
        whom = self.whom(effect, message)
        case = self.note(message, "who", "nominative")
        return self.say_of(message, {**whom, "who": self.who(into.copy_of, case)})

    def transformed(self, effect: Effect, *cards: str) -> str:
        """What a unit is transformed into: one of some cards, by chance."""
        several = len(cards) > 1
        whom = dict(self.whom(effect, "do-transform"))
        into = self.listed([self.say("into-card", **self.named(k), number=whom["number"]) for k in cards], "list-or")
        if several:
            random = getattr(effect.to, "random", None) is not None
            into = self.say("into-one", into=into, random=random)
        return self.say_of("do-transform", {**whom, "into": into, "chance": several})

    def do_pull(self, effect: Effect, pull: Pull) -> str:
        message = "do-pull-obliterate" if pull.to == "obliterated" else "do-pull"
        short = pull.this or (_is_short(pull) and not self.each_cost)
        if pull.copy:
            within = "-within" if pull.to == pull.from_ and not pull.over else ""
            message = "do-pull-copy-board" if pull.to == "board" else f"do-pull-copy{within}"
        known = pull.this and self.last == "this-card"
        each = self.each_cost and self.has_form("each-cost", "cards")
        cards = self._pulled(pull, self.case_in("each-cost" if each else message))
        cards = self.form("each-cost", "cards", cards=cards) if each else cards
        words: dict[str, str | int] = {"cards": cards, "count": pull.count, "known": known, "short": short}
        words |= {"clause": bool(self.each_cost) or _says_cost(pull), "gender": self.gender}
        words |= {"anyones": pull.from_ == "voids", "which": pull.which, "whose": effect.whose}
        words |= {"noun": self.gender_of(pull.of), "onto": pull.to}
        whose = "theirs" if effect.whose == "both" else effect.whose
        moved = pull.to != "obliterated" and message != "do-pull-copy-within"
        said: Arguments = {"which": pull.which, "to": pull.to, "moved": moved, "over": pull.over}
        said = {**said, "count": 1 if self.each_cost else pull.count}
        words |= {"from": self.say(f"from-{pull.from_}-{whose}", **said)}
        words |= {"there": pull.this and pull.from_ == self.zone}
        if pull.to != "obliterated":
            goes_to: str = "theirs" if whose == "enemy" else whose
            if pull.over:
                goes_to = "enemy" if whose == "yours" else "yours"
            known = self.owner == goes_to
            hand = "named" if pull.from_ == "hand" or (self.held and effect.whose == "enemy") else "no"
            said = {"whose": effect.whose, "known": known, "pile": pull.from_, "hand": hand}
            words |= {"to": self.say(f"to-{pull.to}-{goes_to}", **said)}
            words |= {"within": pull.from_ == "deck" and pull.to.startswith("deck")}
            words |= {"way": _way(pull), "this": pull.this}
        text = self.say_of(f"{message}-both" if effect.whose == "both" else message, words)
        return self.changed(text, pull, pull.count)

    def do_pick(self, effect: Effect, pick: Pick) -> str:
        cards = self._cards_of(pick, self.case_in("do-pick"))
        places = self._places_of(pick.from_, effect)
        text = self.say("do-pick", cards=cards, short=_is_short(pick), which=pick.which, **places)
        self.card_kind = pick.of.kind
        self.name_last("card", self.head(pick.of))
        return text

    def who(self, who: str, case: str) -> str:
        return self.picked_card(case) if who == "card" and self.to_pick is not None else super().who(who, case)

    def _cards_of(self, pick: Pick, case: str, chosen: Which = "any") -> str:
        """Which cards are picked; `chosen`: how to name one that the player chooses."""
        of = replace(pick.of, other=pick.again)
        if pick.which == "random":
            return self.random(of, case)
        return self.units(of, chosen if pick.which == "chosen" else pick.which, case, by=pick.by, pile=True)

    def picked_card(
        self, case: str, place: Literal["from", "in"] = "in", to: str = "", *, which: Which = "chosen"
    ) -> str:
        """A card that was picked, at its first mention: in a pile, or of one that comes from it, perhaps to a zone."""
        assert self.to_pick is not None
        effect, self.to_pick = self.to_pick, None
        pick = effect.pick
        assert pick is not None
        cards = self._cards_of(pick, case, which)
        self.card_kind = pick.of.kind
        self.name_last("card", self.head(pick.of))
        moved = (pick.from_, effect.whose) != (to, "yours")
        return self.say("picked", cards=cards, place=place, **self._places_of(pick.from_, effect, moved))

    def _places_of(self, zone: str, effect: Effect, moved: bool = True) -> Arguments:
        """The arguments that name the place of cards: from your void, in your void."""
        where = self.say(whose_is(zone, effect.whose), number="one", case="", which="")
        from_where = self.say(f"from-{zone}-{effect.whose}", which="", to="", moved=moved, over="")
        return {"from": from_where, "where": where}

    def _pulled(self, pull: Pull, case: str) -> str:
        """Which cards are pulled."""
        if pull.this:
            return self.who("this-card", case)
        further: list[Modifier] = [("with-that-cost", self.each_cost)] if self.each_cost else []
        if pull.above_target is not None:
            further.append(("with-limit", {"amount": pull.above_target, "gone": self.gone == "target"}))
        if pull.costs_as is not None:
            known = pull.costs_as == self.last
            further.append(("with-like", {"who": self.who(pull.costs_as, "nominative"), "known": known}))
        of = replace(pull.of, other=pull.other)
        if pull.which == "random":
            return self.random(of, case, pull.count, further)
        return self.units(of, pull.which, case, count=pull.count, further=further, by=pull.by, pile=True)

    def do_improve(self, effect: Effect, improve: Improve) -> str:
        number = "one" if improve.random == 1 or improve.chosen or improve.this or improve.chosen_one else "many"
        if improve.cost_to is not None:
            return self._improved(effect, improve, "do-improve-cost-to", amount=improve.cost_to, number=number)
        if improve.cost_at_most is not None:
            return self._improved(effect, improve, "do-improve-cost-at-most", amount=improve.cost_at_most)
        if improve.cost and not (improve.strength or improve.health or improve.keywords):
            message = "do-improve-cheaper" if improve.cost < 0 else "do-improve-dearer"
            if improve.times is not None:
                return self._improved_by_value(effect, improve, f"{message}-equal", improve.times)
            return self._improved(effect, improve, message, amount=abs(improve.cost), number=number)
        if improve.of.kind == "relic" and improve.health and not improve.keywords:
            return self._improved(effect, improve, "do-improve-durability", amount=improve.health, number=number)
        parts = self.stats(improve.strength, improve.health)
        if improve.cost:
            parts.append(self.say("bonus-cost", signed=signed(improve.cost)))
        parts += [self.keyword_given(name) for name in improve.keywords]
        text = self._improved(effect, improve, "do-improve", bonus=self.listed(parts))
        return text if improve.times is None else self.for_each(improve.times, text, "improve")

    def _improved(self, effect: Effect, improve: Improve, message: str, **words: str | int) -> str:
        """A sentence about the cards that are improved."""
        words["counted"] = improve.times is not None
        case, of, random = self.case_in(message), improve.of, improve.random
        drew = self.previous.draw if self.previous is not None and self.previous.repeat is None else None
        if improve.drawn and drew == 1 and effect.whose == "yours":
            return self._drawn_improved(of, message, **words)
        drawn = "in-drawn" if effect.whose == "yours" else "in-drawn-enemy"
        where: list[Modifier] = [(drawn if improve.drawn else f"in-{improve.zone}", {})]
        if improve.this or improve.chosen_one or (improve.drawn and drew == "chosen-one"):
            who = "this-card" if improve.this else "chosen-one"
            words["known"] = self.last == who
            cards = self.who(who, case)
        elif random:
            cards = self.random(of, case, random, where)
        else:
            which: Which = "these" if improve.drawn and self.has_form(drawn, "these") else "all"
            cards = self.units(of, "chosen" if improve.chosen else which, case, further=where)
        words["choice"] = self.units(of, "any", self.case_in("do-choose"), further=where) if improve.chosen else ""
        # The cards without their place, for a sentence that says that apart.
        free = self.units(of, "any" if improve.chosen else "all", self.case_in("do-choose") if improve.chosen else case)
        words |= {"free": "" if random or improve.drawn else free, "place": self.say(f"in-{improve.zone}", case="")}
        words["costed"] = self.cost_named
        if improve.drawn or improve.chosen_one:
            return self.say_of(message, {"cards": cards, "gender": self.gender, **words})
        gender = self.gender_of(of) if improve.chosen else self.gender
        return self.told(effect, message, {"cards": cards, "gender": gender, **words})

    def _improved_by_value(self, effect: Effect, improve: Improve, message: str, times: Value) -> str:
        """A sentence about cards whose cost changes by a value, which stands behind them."""
        again = self.last == "this-card" and self.has_form(message, "again")
        if improve.this and self.last != "this-card":
            self.name_last(None)  # the card stands between the unit and its value
        last = self.last, self.gender
        words = self.read(times)
        if again:
            self.last, self.gender = last
        return self._improved(effect, improve, message, **words)

    def _drawn_improved(self, of: Filter, message: str, **words: str | int) -> str:
        """A sentence about the one card that was drawn: what becomes of it if it is one of those."""
        self.name_last("it", self.head(of))
        condition = None
        if of.kind != "card":
            units = self.units(of, "any", self.case_in("condition-is"))
            condition = self.about("condition-is", "it", units=units, only=False)
        elif of != Filter(kind="card"):
            condition = self.condition(Condition(it=of))
        cards = self.who("it", self.case_in(message))
        words |= {"known": True, "gender": self.gender, "number": "one", "costed": self.cost_named}
        text = self.say_of(message, {**words, "cards": cards})
        return text if condition is None else self.say("if-ability", condition=condition, effect=text)

    def stats(self, strength: int, health: int) -> list[str]:
        """`+1/+1`, or one of the two by its name."""
        if strength and health:
            return [self.say("bonus-stats", strength=signed(strength), health=signed(health))]
        named = {"strength": strength, "health": health}
        return [self.say(f"bonus-{name}", signed=signed(value)) for name, value in named.items() if value]


def _says_cost(pull: Pull) -> bool:
    """Whether the sentence of a pull says what its cards cost."""
    asked = (pull.above_target, pull.costs_as, pull.of.cost_min, pull.of.cost_max)
    return any(each is not None for each in asked)


def _way(pull: Pull) -> Literal["shuffle", "put", "void", "return", "take", "move"]:
    """How cards move: languages have verbs for some ways, such as back from a void, or from one player to another."""
    if pull.to == "deck":
        return "shuffle"
    if pull.to in ("deck-top", "deck-bottom"):
        return "put"
    if pull.to == "void":
        return "void"
    if pull.over and pull.to in ("hand", "board"):
        return "take"
    return "return" if pull.from_ in ("void", "voids") else "move"


def _is_short(cards: Pull | Pick) -> bool:
    """Whether cards are named so shortly that a place may follow: "a random creature", "the top card"."""
    if cards.which == "top":
        return True
    like = isinstance(cards, Pull) and (cards.above_target is not None or cards.costs_as is not None)
    named = isinstance(cards.of.tribe, str | None) and cards.of == Filter(kind=cards.of.kind, tribe=cards.of.tribe)
    return cards.which in ("random", "chosen", "all") and named and not like


def _lists_names(change: AddCard | Pull | Delve | Send | Summon) -> bool:
    """Whether the clause about it ends with the names of cards."""
    pool = change.random if isinstance(change, AddCard | Summon) else change if isinstance(change, Delve) else None
    return pool is not None and pool.cards is not None


def _what_comes(change: AddCard | Pull | Delve | Send | Summon) -> Filter:
    """What a clause calls by a noun: what comes, which is a card if it names it."""
    of: Filter | None = None
    if isinstance(change, Send | Summon):
        of = Filter(kind="creature")
    elif isinstance(change, AddCard):
        of = change.random.of if change.random is not None else None
    elif not (isinstance(change, Pull) and change.this):
        of = change.of
    return of or Filter(kind="card")
