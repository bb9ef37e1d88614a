"""What effects do, as clauses of sentences: what is said of an operation besides its message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from theagon.games.hand_of_the_gods.schema import Bonus, Effect, Filter, Group
from theagon.games.hand_of_the_gods.tables import touches_stone
from theagon.games.hand_of_the_gods.wording.phrases import Phrases

if TYPE_CHECKING:
    from theagon.games.card_language.phrases import Arguments, Number
    from theagon.games.hand_of_the_gods.schema import Who
    from theagon.games.hand_of_the_gods.wording.phrases import Which


class Effects(Phrases):
    """Phrases for whole effects, such as "deal 2 damage to an enemy unit"."""

    def effect(self, effect: Effect) -> str:
        self.about(effect.to)
        return super().effect(effect)

    def operation(self, effect: Effect) -> str:
        text = super().operation(effect)
        self.self_known = False
        return text

    def duration(self, effect: Effect) -> str | None:
        if effect.banish:
            return effect.until or "your-next-turn"
        promised = "your-next-turn" if effect.stun else "lasting"  # by the word itself (HG4.30)
        return None if effect.until == promised else effect.until

    def repeated(self, effect: Effect, text: str) -> str:
        assert effect.repeat is not None
        anew = "-anew" if isinstance(effect.to, Group) and effect.to.random is not None else ""
        return self.say(f"repeat{anew}{self.amount_ending(effect.repeat)}", effect=text, **self.amount(effect.repeat))

    def whom(self, effect: Effect, message: str) -> Arguments:
        assert effect.to is not None
        said = {"number": _number(effect.to), "source": self.scene.source}
        return {"object": self._object(effect.to, message, None if touches_stone(effect) else False), **said}

    def _object(self, to: Who | Group, message: str, rule_out_stones: bool | None) -> str:
        case, number = self.case_in(message), _number(to)
        if not isinstance(to, Group):
            return self.who(to, case)
        which: Which = "the" if number == "one" else "all"
        if to.random is not None:
            which = "any" if number == "one" else "counted"
        return self.units(
            to.random or to.all or Filter(),
            which,
            case,
            number=number,
            count=to.count,
            random=to.random is not None,
            area=to.area,
            rule_out_stones=rule_out_stones,
        )

    # ---- operations of more than a word -----------------------------------------------------------------------------

    def do_gain(self, effect: Effect) -> str:
        assert effect.gain is not None
        bonus = self.bonus(effect.gain)
        if effect.to == "self":
            return self.say("do-gain-self", bonus=bonus, known="yes" if self.self_known else "no")
        return self.say("do-gain", bonus=bonus, **self.whom(effect, "do-gain"))

    def bonus(self, bonus: Bonus) -> str:
        """What a bonus adds: "+1/+1, +1 movement and Guard"."""
        parts = []
        if bonus.attack or bonus.health:
            attack, health = _signed(bonus.attack, bonus.health), _signed(bonus.health, bonus.attack)
            parts.append(self.say("bonus-stats", attack=attack, health=health))
        if bonus.movement:
            parts.append(self.say("bonus-movement", amount=_signed(bonus.movement)))
        if bonus.range:
            parts.append(self.say("bonus-range", amount=_signed(bonus.range)))
        given = [self.keyword_given(keyword) for keyword in bonus.keywords]
        if bonus.protect:
            given.append(self.say("keyword-protect", amount=bonus.protect, case="accusative"))
        parts += [self.say("bonus-keyword", keyword=keyword) for keyword in given]
        return self.listed(parts)

    def do_set(self, effect: Effect) -> str:
        assert effect.set is not None
        values = {name: amount for name in ("attack", "health") if (amount := getattr(effect.set, name)) is not None}
        message = f"do-set-{'both' if len(values) == 2 else next(iter(values))}"
        whom = self.whom(effect, message)
        return self.say(message, **whom, **{name: self.amount_noun(amount) for name, amount in values.items()})

    def do_summon(self, effect: Effect) -> str:
        summon = effect.summon
        assert summon is not None
        return self.done(effect, place=self.place(summon.at, summon.count))

    def do_revive(self, effect: Effect) -> str:
        assert effect.revive is not None
        revived = self.cards(replace(effect.revive.of, kind="unit"), "any", self.case_in("do-revive"), random=True)
        return self.done(effect, object=revived, place=self.place(effect.revive.at, 1))

    def do_discover(self, effect: Effect) -> str:
        assert effect.discover is not None
        return self.done(effect, pool=", ".join(self.name(card) for card in effect.discover.pool))

    def do_add_card(self, effect: Effect) -> str:
        added = effect.add_card
        assert added is not None
        text = self.done(effect)
        if added.cost:
            message = "do-add-card-cheaper" if added.cost < 0 else "do-add-card-dearer"
            text = self.say(message, effect=text, amount=abs(added.cost), count=added.count)
        return text

    def do_cost(self, effect: Effect) -> str:
        cost = effect.cost
        assert cost is not None
        message = "do-cost-less" if cost.change < 0 else "do-cost-more"
        cards = self.cards(cost.of, "all", self.case_in(message), number="many", in_hand=True)
        text = self.say(message, units=cards, amount=abs(cost.change))
        return self.say("until-this-turn", effect=text) if cost.until == "this-turn" else text


def _signed(value: int, other: int = 0) -> str:
    """+2 or -2; a 0 beside a loss is a loss of nothing: -1/-0."""
    return f"-{-value}" if value < 0 or value == 0 > other else f"+{value}"


def _number(to: Who | Group) -> Number:
    if not isinstance(to, Group):
        return "one"
    if to.random is None:
        return "one" if to.area and to.area.tile else "many"  # on a tile there is one at most
    return "one" if to.count == 1 else "counted"
