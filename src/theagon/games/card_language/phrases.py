"""The phrases and clauses of card texts, in any language, as far as all games share them.

The words are Fluent messages: those of `text/` here, and those of each game. Whatever depends on a language (the order
of words, cases, genders, pronouns) stands in them, so that nothing here asks which language it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from theagon.cards.grammar import capital, english_commas, quotes_within, russian_spelling, spanish_contractions
from theagon.games.card_language.operations import columns_of, operation, operations
from theagon.games.translated import as_noun, forms, gender

if TYPE_CHECKING:
    from theagon.cards.language import Texts
    from theagon.games.translated import Words

Number = Literal["one", "many", "counted"]
"""How many a noun means; `counted`: with a figure before it."""
Arguments = Mapping[str, str | int]
Modifier = tuple[str, Arguments]
"""A modifier of a noun: a message, whose `.place` says where it stands, and its arguments."""


class Phrases(ABC):
    """Phrases of one language for the effects of one ability, spell or power.

    A chosen target is named in full where it is first mentioned (`target_known` is then set). An operation is said by
    the message of its name. Where it takes more than that, the method `do_NAME` gets the effect and the value of the
    operation. The form `.again` of a message speaks of the unit that the text has just named: "destroy it".
    """

    texts: ClassVar[Texts]
    bounded: ClassVar[tuple[str, ...]]
    """The values that a filter bounds: `health` by `health_min` and `health_max`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.target_known = False

    def say(self, message_id: str, /, **arguments: str | int) -> str:
        return self.texts.say(self.language, message_id, **arguments)

    def form(self, message_id: str, name: str, /, **arguments: str | int) -> str:
        """The form of a message that a language may have by this name; else the message as it is."""
        return self.texts.form(self.language, message_id, name, **arguments)

    def has_form(self, message_id: str, name: str) -> bool:
        """Whether the language notes a form of a message, or something else about it, by this name."""
        return self.texts.has_form(self.language, message_id, name)

    def note(self, message_id: str, name: str, default: str) -> str:
        """What the language notes about a message, such as the gender of a noun."""
        return self.texts.attribute(self.language, message_id, name, default)

    def case_in(self, message_id: str) -> str:
        """The case that the sentence `message_id` puts its units in."""
        return self.note(message_id, "case", "nominative")

    def say_of(self, message_id: str, words: Arguments) -> str:
        """A sentence about a unit; `known` among its words: whether it is the one that the text has just named.

        What is known as `them` are all the units that it has just named.
        """
        if words.get("known") is True:
            return self.form(message_id, "again", **words)
        if words.get("known") == "them":
            return self.form(message_id, "them", **words)
        return self.say(message_id, **words)

    @abstractmethod
    def words_of(self, card_id: str) -> Words:
        """A card's name in all languages."""

    def name(self, card_id: str) -> str:
        """A card's name in this language."""
        return self.named(card_id)["name"]

    def named(self, card_id: str) -> dict[str, str]:
        """The arguments by which a message names a card: alone, with an article, in the plural."""
        return forms(self.words_of(card_id), self.language)

    def listed(self, parts: Sequence[str], last: str = "list-two", more: str = "list-more") -> str:
        """a, b and c."""
        text = parts[-1]
        for position, part in enumerate(reversed(parts[:-1])):
            text = self.say(more if position else last, first=part, last=text)
        return text

    # ---- effects ----------------------------------------------------------------------------------------------------

    def effect(self, effect: Any) -> str:
        """One effect as a clause, without capital or full stop: "deal 2 damage to an enemy unit until your next turn".

        With its duration, how often it happens, and its condition.
        """
        if effect.if_ is not None and self.may_begin(effect.if_):
            condition = self.condition(effect.if_)
            return self.say("if-ability", effect=self.unconditional(effect), condition=condition)
        text = self.unconditional(effect)
        if effect.if_ is not None:
            text = self.say("if-effect", effect=text, condition=self.condition(effect.if_))
        return text

    def unconditional(self, effect: Any) -> str:
        """An effect without its condition."""
        text = self.operation(effect)
        until = self.duration(effect)
        if until is not None:
            text = self.say(f"until-{until}", effect=text)
        return text if effect.repeat is None else self.repeated(effect, text)

    def may_begin(self, condition: Any) -> bool:
        """Whether a sentence may begin with the condition: with one about the target only where that is known."""
        return condition.target is None or self.target_known

    def operation(self, effect: Any) -> str:
        """The operation of an effect and its units."""
        name = operation(effect)
        own = getattr(self, f"do_{name}", None)
        return str(own(effect, getattr(effect, name))) if own is not None else self.done(effect)

    def done(self, effect: Any, **further: str | int) -> str:
        """The sentence of an operation: with the unit that it is done to, the words of its value, and further ones."""
        name = operation(effect)
        column, value = operations(type(effect))[name].column, getattr(effect, name)
        message = f"do-{name.replace('_', '-')}{self.ending(column, value)}"
        # The units come before the amount, in the text and here: a chosen one is named at its first mention.
        words = dict(self.whom(effect, message)) if effect.to is not None else {}
        return self.told(effect, message, {**words, **self.words(column, value), **further})

    def told(self, _: Any, message: str, words: Arguments) -> str:
        """The sentence of an effect, with its words."""
        return self.say_of(message, words)

    def ending(self, column: str | None, value: Any) -> str:
        """The ending of the message id of an operation with this value."""
        if column is None:
            ends = (f"-{name}" if part is True else self.ending(place, part) for name, place, part in columns_of(value))
            return "".join(ends)
        if column == "amount":
            return self.amount_ending(value)
        if column == "side":
            return "" if value == "yours" else f"-{value}"
        return f"-{value}" if column == "flag" and isinstance(value, str) else ""

    def words(self, column: str | None, value: Any) -> Arguments:
        """The arguments by which a message says the value of an operation."""
        if column is None:
            said = (self.words(place, part) for _, place, part in columns_of(value))
            return {name: word for words in said for name, word in words.items()}
        if column == "amount":
            return self.amount(value)
        if column == "count":
            return {"count": value}
        if column in ("card", "leader"):
            return self.named(value)
        if column == "keywords":
            return {"words": self.listed([self.keyword_given(name) for name in value])}
        return {}

    @abstractmethod
    def whom(self, effect: Any, message: str) -> Arguments:
        """The arguments that name the units in the sentence `message`: `object`, in the case that it asks for, ..."""

    @abstractmethod
    def duration(self, effect: Any) -> str | None:
        """How long an effect lasts; None if the text need not say it."""

    @abstractmethod
    def repeated(self, effect: Any, text: str) -> str:
        """A clause with the number of times that it happens."""

    @abstractmethod
    def amount(self, amount: Any) -> Arguments:
        """The arguments by which a message says an amount."""

    @abstractmethod
    def amount_ending(self, amount: Any) -> str:
        """The ending of the message id for this amount."""

    @abstractmethod
    def condition(self, condition: Any) -> str:
        """A condition as a clause, without the "if"."""

    @abstractmethod
    def keyword_given(self, name: str) -> str:
        """A keyword that something gets or loses."""

    # ---- whole texts ------------------------------------------------------------------------------------------------

    def joined(
        self, clauses: Sequence[str], *, apart: bool = False, orders: bool = False, turns: Sequence[str] = ()
    ) -> str:
        """One sentence of several clauses: a, then b, then c; of short `orders`, a, b, then c; or, `apart`, several.

        `turns`: for each clause but the first, if anybody asks, whether it tells the player what to do after one that
        says what happens (yes, no), or says that after one that tells what to do (stated), or begins with a condition
        (if).
        """
        if apart:
            return ". ".join([clauses[0], *map(capital, clauses[1:])])
        if orders and not any("," in clause for clause in clauses):
            clauses = [self.listed(clauses[:-1], "list-more"), clauses[-1]] if len(clauses) > 2 else clauses
        text = clauses[0]
        for position, clause in enumerate(clauses[1:]):
            turn = turns[position] if len(turns) == len(clauses) - 1 else "no"
            text = self.say("then", first=text, last=clause, turn=turn)
        return text

    # ---- nouns ------------------------------------------------------------------------------------------------------

    def grammar(self, head: str, which: str, case: str, number: Number, count: int, other: bool) -> Arguments:
        """The grammar that the words of a noun phrase agree with."""
        gender = self.note(head, "gender", "neuter")
        gender = self.note(head, "agrees", gender)
        return {"case": case, "number": number, "count": count, "gender": gender, "which": which, "other": other}

    def by_name(self, card_id: str, grammar: Arguments) -> tuple[str, Arguments]:
        """A card's name as a noun in this grammar, and the gender that it shows; no name: it stands beside a noun."""
        case, number, count = str(grammar["case"]), str(grammar["number"]), int(grammar["count"])
        if noun := as_noun(self.words_of(card_id), self.language, case, number, count):
            return noun[0], {**grammar, "gender": noun[1]}
        if grammar["gender"] == "by-name":
            return "", {**grammar, "gender": gender(self.named(card_id)["one"])}
        return "", grammar

    def noun(
        self,
        head: str,
        modifiers: Iterable[Modifier],
        grammar: Arguments,
        *,
        form: str = "",
        called: str = "",
        where: str = "",
        **words: str,
    ) -> str:
        """A noun with its modifiers, each where its language puts it; the innermost modifier comes first.

        The noun is what it is `called`, or else the `form` of the message `head`, if it has that, or that message
        itself. It ends with `where` it is and what is said `aside`, after that or, if a language wants it, `.first`.
        """
        places = ("before", "beside", "adjective", "after", "clause", "end", "aside")
        placed: dict[str, list[str]] = {place: [] for place in places}
        for modifier, arguments in modifiers:
            if said := self.say(modifier, **grammar, **arguments):
                placed[self.note(modifier, "place", "before")].append(said)
        noun = called or self.form(head, form, **grammar, **words)
        parts = [*reversed(placed["before"]), *placed["beside"], noun]
        parts += [*placed["adjective"], *placed["after"]]
        if placed["clause"]:
            parts.append(self.listed(list(once(placed["clause"]))))
        ending = [where] if where else []
        if placed["aside"]:
            aside = self.say("except", units=self.listed(placed["aside"]), **grammar)
            ending.insert(0 if self.has_form("except", "first") else 1, aside)
        return " ".join([*parts, *reversed(placed["end"]), *ending])

    def bounds(self, f: Any) -> Mapping[str, str]:
        """The values that a filter bounds, with the bound of each: "2 or more"."""
        found = {name: (getattr(f, f"{name}_min"), getattr(f, f"{name}_max")) for name in self.bounded}
        return {name: self.range(*bound) for name, bound in found.items() if bound != (None, None)}

    def range(self, least: int | None, most: int | None) -> str:
        if least is None:
            return self.say("range-most", most=0 if most is None else most)
        if most is None:
            return self.say("range-least", least=least)
        message = {0: "range-exact", 1: "range-either"}.get(most - least, "range-between")
        return self.say(message, least=least, most=most)


def once(clauses: Iterable[str]) -> Iterator[str]:
    """Clauses that begin with the same preposition, which is said once: "with 2 strength and 3 health"."""
    begun = ""
    for clause in clauses:
        first, _, rest = clause.partition(" ")
        yield rest if first == begun else clause
        begun = first


def sentence(clause: str) -> str:
    """A clause with a capital and a full stop, and prepositions as they are before the words that they meet."""
    text = english_commas(spanish_contractions(f"{capital(clause)}."))  # each knows its own words
    return quotes_within(russian_spelling(text))
