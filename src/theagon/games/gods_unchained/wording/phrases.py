"""Phrases about units and cards, in any language and case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.games.card_language import phrases
from theagon.games.gods_unchained.schema.filters import STATES, Filter, Group, gods_of, tribes_of
from theagon.games.gods_unchained.schema.vocabulary import TRIGGERS
from theagon.games.packaged import texts
from theagon.games.translated import forms, gender, pronoun_gender

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from theagon.games.card_language.phrases import Arguments, Modifier, Number
    from theagon.games.gods_unchained.schema import Ability, Card, Effect, Target
    from theagon.games.gods_unchained.schema.vocabulary import CardKind, Tribe
    from theagon.games.translated import Words

TEXTS: Final = texts("gods-unchained")

Which = Literal["chosen", "any", "all", "counted", "most", "top", "each", "plain", "these", "least", "both"]


class Phrases(phrases.Phrases):
    """Phrases of one language for one ability of a card of the kind `own`, or for what a card does as it is played.

    The unit that the text has last named, and can speak of by a pronoun of the gender `gender`, is `last`. A sentence
    that tells its player what to do is an order (`ordered`): Russian calls what is theirs "своё" there.
    """

    texts = TEXTS
    bounded = ("strength", "health", "cost")

    def __init__(
        self,
        language: str,
        cards: Mapping[str, Card],
        own: CardKind,
        target: Target | None = None,
        ability: Ability | None = None,
    ) -> None:
        super().__init__(language)
        self.cards = cards
        self.own = own
        self.target = target if ability is None else ability.target
        self.on = None if ability is None else ability.on
        self.by = None if ability is None else ability.by  # the other unit of the event
        self.zone = None if ability is None else ability.zone  # where the card then lies, if not on the board
        # whether the ability answers a moment of the enemy's turn
        self.enemys_turn = ability is not None and TRIGGERS[ability.on].whose and ability.whose == "enemy"
        self.last: str | None = None
        self.gender = ""
        self.ordered = False
        self.card_kind = ""  # the kind of the card that was picked
        self.before = ""  # the operation of the effect before
        self.chance_said = False  # whether "at random" stands before all that chance decides
        self.to_name: tuple[Filter, Which] | None = None  # a unit that the text speaks of and has not named yet
        self.to_pick: Effect | None = None  # that picks a random card, which the text has not named yet
        self.picked = False  # whether `it` is no longer the unit of the event: an effect has picked or made another
        self.held: Filter | None = None  # the cards in hand that the condition has just named
        self.each_cost: dict[str, int] = {}  # from the least to the most, where the text pulls a card of each cost
        self.either: str | None = None  # the amounts of which chance decides one
        self.played: tuple[str, str] | None = None  # what the event of the ability plays, if a spell, and who plays it
        self.gone: str | None = None  # a single unit that the text has had destroyed
        self.of_them: list[str] = []  # the sentences in a row about the same several units, which the last clause joins
        self.group: Filter | None = None  # all units of a filter, if the text has just named these
        self.asked: str | None = None  # the relic of which a condition has asked whether there is one
        self.previous: Effect | None = None  # the effect before, if the text has said it alone
        self.owner: str | None = None  # of which player's cards the effect before was
        self.mixed = False  # whether modes say what this unit does, and others tell the player what to do
        self.cost_named = False  # whether the text has just named the cost of the card that a pronoun means
        self.turned = False  # whether `it` is this creature, which an effect has turned into another
        self.this: Words | None = None  # the name of the card, if "this creature" could mean another of its ability
        self.resource = ""  # of what a condition has asked whether there is so much: favor, mana or the void
        self.rival = False  # whether the ability answers what the enemy does with a card
        self.bound = False  # whether the effects stand under the condition of their ability
        self.of_each = ""  # the gender of the units to each of which the effects of a block are done
        self.granted = False  # whether an effect gives this ability, perhaps to a creature of the enemy

    def say(self, message_id: str, /, **arguments: str | int) -> str:
        return super().say(message_id, **{**self._around(), **arguments})

    def form(self, message_id: str, name: str, /, **arguments: str | int) -> str:
        return super().form(message_id, name, **{**self._around(), **arguments})

    def _around(self) -> dict[str, str | int]:
        """What any message may ask of the text around it."""
        said: Arguments = {"ordered": self.ordered, "bound": self.bound, "rival": self.rival}
        return {**said, "apiece": self.of_each or "no", "resource": self.resource}

    def words_of(self, card_id: str) -> Words:
        return self.cards[card_id].name

    def named(self, card_id: str) -> dict[str, str]:
        """A card, with its values."""
        card = self.cards[card_id]
        return {**super().named(card_id), "values": f"{card.strength}/{card.health}"}

    def keyword_given(self, name: str, form: str = "given") -> str:
        if self.texts.has(f"number-{name}"):  # it is lost
            return self.form(f"number-{name}", "lost")
        return self.form(f"keyword-{name}", form)

    # ---- units and cards that a filter means ------------------------------------------------------------------------

    def units(
        self,
        f: Filter,
        which: Which,
        case: str,
        *,
        count: int = 1,
        random: bool = False,
        further: Iterable[Modifier] = (),
        by: str = "health",
        pile: bool = False,
    ) -> str:
        """A noun phrase: "a random enemy creature with frontline"; `further` modifiers are the outermost.

        `by` says of what those with the most or least have it; `pile`, whether they are cards that a place follows.
        """
        if which == "all" and f == Filter(kind="god"):  # each player has one
            which, count = "both", 2
        number: Number = "one" if count == 1 and which not in ("all", "plain", "these") else "many"
        if number == "many" and which in ("counted", "most", "least", "top", "each", "both"):
            number = "counted"
        if which == "each" and f.other and self.has_form("which-each", "others"):
            number = "many"  # each of the others, in languages that say it so
        head = self.head(f)
        of = self.target.unit if self.target is not None and self.target_known and f.side == "enemy" else f
        event = "no" if (f.side, f.kind) == (of.side, of.kind) else "target"  # which alone is left out
        event = (self.on or "no") if f.other and self.by is not None else event  # that tells of other units
        other: Arguments = {"event": event, "kind": of.kind}
        grammar: Arguments = {**self.grammar(head, which, case, number, count, f.other), **other}
        called, grammar = self.by_name(f.card, grammar) if f.card is not None else ("", grammar)
        by_name = f.card is not None and self.has_form(head, "named")
        words = self.named(f.card) if f.card is not None and by_name else {}
        if words:  # adjectives agree with the name
            grammar = {**grammar, "gender": gender(words["one"])}
        modifiers = [*self._modifiers(replace(f, card=None) if called or by_name else f, head), *further]
        if random:
            if f.god is not None:
                modifiers = [("with-cost-of-kind" if name == "with-cost" else name, said) for name, said in modifiers]
            modifiers.append(("with-random", {}))
        if f.other:
            modifiers.append(("with-other", {}))
        units = self.noun(head, modifiers, grammar, form="named" if by_name else f.kind, called=called, **words)
        return self.say(f"which-{which}", units=units, by=by, pile=pile, **grammar)

    def random(self, f: Filter, case: str, count: int = 1, further: Iterable[Modifier] = ()) -> str:
        """So many random ones."""
        which: Which = "any" if count == 1 else "counted"
        return self.units(f, which, case, count=count, random=not self.chance_said, further=further)

    def head(self, f: Filter) -> str:
        """The message of the noun for what a filter means: the name of its tribe, if that says what kind of card it is.

        Russian calls a creature of the Viking tribe "викинг".
        """
        named = f"tribe-{f.tribe}"
        if isinstance(f.tribe, str) and self.has_form(named, f.kind):
            return named
        return f"noun-{f.kind}"

    def gender_of(self, f: Filter) -> str:
        """The gender of the noun for what a filter means."""
        return self.note(self.head(f), "gender", "neuter")

    def _modifiers(self, f: Filter, head: str) -> Iterator[Modifier]:
        """What a filter narrows its noun, the message `head`, by: from what stands nearest to it outwards."""
        if f.side != "any":
            yield f"with-{f.side}", {}
        for state, words in STATES.items():
            if (so := getattr(f, state)) is not None:
                yield f"with-{words[so]}", {}
        if f.tribe is not None and head != f"tribe-{f.tribe}":
            yield self._of_tribes(tribes_of(f))
        if f.card is not None:
            yield "with-name", {"name": self.name(f.card)}
        if f.rarity is not None:
            yield "with-rarity", {"rarity": self.form(f"rarity-{f.rarity}", "small")}
        if f.god == "enemy":
            yield "with-god-enemy", {}
        elif f.god is not None:
            gods = [self.form(f"god-{god}", "genitive") for god in gods_of(f)]
            yield "with-god", {"god": self.listed(gods, "list-or"), "gods": self.listed(gods)}
        for message, keyword in (("with-keyword", f.keyword), ("with-not-keyword", f.not_keyword)):
            if keyword is not None and keyword == f.keyword and self.is_quality(keyword):
                yield f"keyword-{keyword}", {}
            elif keyword is not None:
                yield message, self.keyword_forms(keyword)
        if f.has is not None:
            yield "with-ability", {"ability": self.say(f"ability-{f.has}")}
        if f.lacks is not None:
            yield f"with-no-{f.lacks}", {}
        yield from self._bounded(f)

    def _bounded(self, f: Filter) -> Iterator[Modifier]:
        """The values that a filter bounds, as modifiers."""
        bounds = dict(self.bounds(f))
        cost = bounds.pop("cost", "none") if f.gems == "within" else ""  # both bounds of a cost are said there
        for value, asked in bounds.items():
            if (value, f.health_min, f.health_max) == ("health", 1, None):
                yield "with-living", {}
            else:
                yield f"with-{called(value, f)}", {"range": asked}
        if f.gems is not None:
            yield f"with-gems-{f.gems}", {"range": cost, "least": f.cost_min or 0}

    def _of_tribes(self, tribes: Sequence[Tribe]) -> Modifier:
        """The modifier for cards of tribes; `.kin` of a tribe says what it is: people, things or a realm."""
        kin = {self.note(f"tribe-{tribe}", "kin", "people") for tribe in tribes}
        one = kin.pop() if len(kin) == 1 else "things"
        form = "named" if one == "things" else "genitive"
        names = [self.form(f"tribe-{tribe}", form) for tribe in tribes]
        said = {"tribe": self.listed(names, "list-or"), "tribes": self.listed(names)}
        return "with-tribe", {**said, "kin": one, "several": len(names) > 1}

    def keyword_forms(self, name: str) -> dict[str, str]:
        """The forms of a keyword: its cases, what it is given, and "with" or "without" it."""
        keyword = f"keyword-{name}"
        forms = {case: self.form(keyword, case) for case in ("genitive", "instrumental")}
        forms |= {"keyword": self.say(keyword), "given": self.keyword_given(name)}
        for form, message in (("with", "having"), ("without", "lacking")):
            own = self.has_form(keyword, form)
            forms[form] = self.form(keyword, form) if own else self.say(message, **forms)
        return forms

    def is_quality(self, keyword: str) -> bool:
        """Whether the language calls by an adjective what has a keyword: "a confused creature"."""
        return self.has_form(f"keyword-{keyword}", "quality")

    def name_last(self, who: str | None, head: str = "") -> None:
        """Note which unit, of the gender of the message `head`, the text has just named; None: it has named others."""
        self.last, self.group, self.turned = who, None, False
        self.picked = self.picked or who == "it"
        self.gender = self.note(head, "gender", "") if head else ""

    def who(self, who: str, case: str) -> str:
        """A single unit: "this creature", "the target"; when it is new, the target in full; else a pronoun."""
        if who == "it" and self.to_name is not None:
            return self.first_mention(*self.to_name, case)
        played = who == "card" and self.on == "card-played"
        who = self.spoken(who)
        if who == self.last:
            return self.say("anchor-again", case=case, gender=self.gender)
        if who == "target" and not self.target_known and self.target is not None:
            return self.new_target("chosen", case)
        anchor = f"anchor-{who}"
        if who == "self":
            anchor = f"anchor-self-{self.own}"
        elif who == "this-card":
            anchor = self.this_card()
        elif played:
            anchor = "anchor-spell"
        elif who == "card" and self.card_kind == "creature":
            anchor = "anchor-card-creature"
        elif who == "it" and self.turned:
            anchor = f"anchor-self-{self.own}"
        elif who == "it" and self.before == "copy":
            anchor = "anchor-copy"
        elif who == "it" and self.on is not None and not self.picked:
            anchor = f"anchor-{TRIGGERS[self.on].it or 'it'}"
        if who == "self" and case == "nominative" and (name := self.name_of_this(anchor)):
            return name
        kind = self.by.kind if self.by else "character"
        head = anchor
        if who == "target" and self.target is not None:
            kind = self.target.unit.kind
            head = anchor if self.has_form(anchor, "gender") else self.head(self.target.unit)
        self.name_last(who, head)
        form = "granted" if self.granted and self.has_form(anchor, "granted") else self.before
        if self.has_form(anchor, form):
            return self.form(anchor, form, case=case)
        if who == self.gone and self.has_form(anchor, "gone"):
            return self.form(anchor, "gone", case=case, kind=kind)
        return self.say(anchor, case=case, kind=kind, asked=who == self.asked)

    def name_of_this(self, anchor: str) -> str | None:
        """What the unit is called where "this creature" could also mean the one of the event, if the language asks."""
        if self.this is None or not self.has_form(anchor, "named"):
            return None
        name = forms(self.this, self.language)["name"].partition(",")[0]
        self.name_last("self", anchor)
        self.gender = pronoun_gender(self.this, self.language) or self.gender
        return self.form(anchor, "named", name=name)

    def this_card(self) -> str:
        """The message that names the card that speaks, which a language may call by its kind (`.creature`)."""
        anchor = "anchor-this-card"
        return self.note(anchor, self.own, anchor)

    def spoken(self, who: str) -> str:
        """The word for a unit or a card: where a card is being played, that is what the event is about."""
        return "it" if who == "card" and self.on == "card-played" else who

    def new_target(self, which: Which, case: str) -> str:
        """The target at its first mention."""
        assert self.target is not None
        self.target_known = True
        self.name_last("target", self.head(self.target.unit))
        return self.units(self.target.unit, which, case)

    def first_mention(self, f: Filter, which: Which, case: str) -> str:
        """A unit to choose, or each of several, where the text names it."""
        self.to_name = None
        self.name_last("it", self.head(f))
        return self.units(f, which, case)

    def about(self, message: str, who: str, **words: str | int) -> str:
        """A sentence or phrase about a single unit, by a pronoun if the text has just named it."""
        return self.say_of(message, {"before": self.before, **words, **self.arguments_about(message, who)})

    def arguments_about(self, message: str, who: str) -> Arguments:
        """The arguments that name a single unit in the sentence or phrase `message`."""
        known = self.spoken(who) == self.last
        return {"who": self.who(who, self.case_in(message)), "known": known, "gender": self.gender}

    def object(self, to: str | Group, case: str) -> str:
        """To whom something happens."""
        if isinstance(to, str):
            return self.who(to, case)
        f = to.all or to.random or to.most or to.least or Filter()
        single = to.all is None and to.count == 1
        self.name_last("it" if single else None, self.head(f))
        self.group = to.all
        if to.random is not None:
            return self.random(f, case, to.count)
        which: Which = "all" if to.all is not None else "most" if to.most is not None else "least"
        return self.units(f, which, case, count=to.count, by=to.by)


def called(value: str, f: Filter) -> str:
    """What messages call a value that a filter bounds: the health of a relic is its durability."""
    if f.kind != "relic" or value != "health":
        return value
    return "no-durability" if (f.health_min, f.health_max) == (None, 0) else "durability"


_SIDES: Final = {"yours": "friendly", "enemy": "enemy", "both": "any"}


def whose_is(zone: str, whose: str) -> str:
    """The message for a place among the cards of a player: in your hand; `voids`: in both voids."""
    return "in-void-any" if zone == "voids" else where_is(zone, _SIDES[whose])


def where_is(zone: str, side: str) -> str:
    """The message for a place among the cards of a side: in your hand."""
    return f"in-{zone}" if side == "friendly" else f"in-{zone}-{side}"
