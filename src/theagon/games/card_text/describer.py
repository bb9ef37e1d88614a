"""The describer: it says plainly what a card does, in each language, from the data of the card alone.

Every field of a card has a message, named for its class and its name: `Effect-damage`, `Filter-damaged`. Triggers have
one each, `Trigger-roar`, and so have the words of a field that has a fixed set of them: `who-target`, `god-war`. The
message of the first field of a part that is given leads; what further fields it uses as arguments is said there, and
the rest follows in parentheses, each field by its own message. So nothing of a card can be left out: a field without a
message raises `LookupError`. A sentence depends on nothing that another one says.

A value may have a message of its own, `Effect-draw-1`, `Filter-damaged-no`, `Effect-favor-minus` for what is below 0;
`Any-cost` is the message of that field in all classes that have none. An argument `$of` is the value of the field `of`,
"none" if there is none. Its forms are `$of-one` ("any enemy creature"), `$of-many` ("enemy creatures"), `$of-card` and
`$of-cards` where cards are meant and no units, `$amount-signed` ("+2") and `$amount-size` (without its sign). `$kind`
says what the card is, and `$on` which event its ability answers. An effect calls its value `$value`, unless it uses the
fields of the value directly, and its units `$whom`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from theagon.cards.schema import Schema
from theagon.games.card_language.operations import MOST_KNOWN, Names, marks, operations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from theagon.cards.language import Texts

UNTOLD: Final = frozenset(
    {
        *("id", "name", "figure", "ability", "text"),  # what it is called, how it looks, its own words
        *("kind", "pantheon", "god", "rarity", "token", "subtypes", "tribe", "cost"),  # the card shows these
        *("attack", "strength", "health", "movement", "range", "tokens"),  # and these numbers
        *("favor", "selectable"),  # what the Sanctum asks for it; who may pick it before the match
        "house",  # where its values come from
    }
)
"""The fields of a card that its text does not tell."""
FAMILIES: Final = ("who", "keyword", "tribe", "god", "rarity", "subtype", "trigger", "measure", "lead", "tile")
"""The messages of words that several fields share: `keyword-ward`. A field has those that its first word has."""
LISTS: Final = ("Bonus", "SetTo")
"""Parts all of whose fields are on a par, so that none leads."""
APART: Final = ("on", "target", "if", "do")
"""The fields of an ability that are not told along with its trigger."""
CONTEXT: Final = ("kind", "on", "but")
"""Arguments that a message has besides fields: what "this" is, which event is answered, whom others are other than."""
FORMS: Final = ("one", "many", "card", "cards", "fighter", "signed", "size")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a part that is to be told."""

    holder: type[Schema]
    key: str  # its name in files
    name: str
    value: Any
    given: bool  # whether it differs from the default


class Describer:
    """Describes the cards of a game in one language; threads may share it."""

    def __init__(self, texts: Texts, language: str, name: Callable[[str], str]) -> None:
        """`texts` are the words of the game, `name` gives the name of a card or a leader's ability by id."""
        self.texts = texts
        self.language = language
        self.name = name

    def lines(self, card: Any) -> list[str]:
        """Return the lines of a card's plain text; none for a card that only has its values."""
        about = _Speaker(self, getattr(card, "kind", "leader"), aimed=getattr(card, "target", None) is not None)
        traits = about.listed({key: field for key, field in _fields(card).items() if key not in _APART_OF_CARD})
        lines = [" ".join(map(about.sentence, traits))] if traits else []
        if getattr(card, "target", None) is not None:
            lines.append(about.sentence(about.target(card.target)))
        lines += [about.sentence(about.effect(effect)) for effect in getattr(card, "do", ())]
        lines += [about.sentence(about.ability(ability)) for ability in getattr(card, "abilities", ())]
        return lines + [about.sentence(about.part(aura)) for aura in getattr(card, "auras", ())]

    def modes(self, card: Any) -> tuple[str, ...]:
        """Return the sentence of each mode of which the card lets its player choose one; none if it lets choose none.

        A card does so once at most.
        """
        own = _Speaker(self, getattr(card, "kind", "leader"))
        for ability in (None, *getattr(card, "abilities", ())):
            about = own if ability is None else own.of(ability)
            for effect in (card if ability is None else ability).do:
                if getattr(effect, "choose_one", None) is not None:
                    return tuple(about.sentence(about.block(mode.do)) for mode in effect.choose_one)
        return ()


_APART_OF_CARD: Final = UNTOLD | {"abilities", "auras", "target", "do"}


@dataclass(frozen=True, slots=True)
class _Speaker:
    """Says the parts of one card, or of one of its abilities, in the language of a describer."""

    describer: Describer
    kind: str  # what "this" is: a creature, a card in hand
    on: str = "none"  # the event that the ability answers
    aimed: bool = False  # whether the player points at a target
    but: str = "self"  # which unit others are other than

    def say(self, message: str, /, **words: str | int) -> str:
        return self.describer.texts.say(
            self.describer.language, message, kind=self.kind, on=self.on, but=self.but, **words
        )

    def message(self, field: Field) -> str:
        """Return the message of a field with this value: `Effect-draw-1`, `Any-draw-1`, `Effect-draw` or `Any-draw`."""
        word, value = "", field.value
        if isinstance(value, bool):
            word = "-yes" if value else "-no"
        elif isinstance(value, int | str):
            word = "-minus" if isinstance(value, int) and value < 0 else f"-{value}"
        own, shared = f"{field.holder.__name__}-{field.key}", f"Any-{field.key}"
        found = filter(self.describer.texts.has, (own + word, shared + word, own, shared))
        return next(found, own)

    def sentence(self, clause: str) -> str:
        return f"{clause[:1].upper()}{clause[1:].removesuffix('.')}."

    # ---- parts ------------------------------------------------------------------------------------------------------

    def told(self, message: str, fields: Mapping[str, Field], lead: str = "") -> str:
        """Return a message with the fields that it uses as arguments, then the others given, in parentheses.

        `lead` is the field that the message is of.
        """
        words, used = self._words(message, fields)
        rest = self.listed(fields, used | {lead})
        text = self.say(message, **words)
        return f"{text} ({'; '.join(rest)})" if rest else text

    def part(self, part: Schema) -> str:
        """Return the text of a part: its first given field leads."""
        fields = _fields(part)
        if type(part).__name__ in LISTS:
            return ", ".join(self.listed(fields))
        lead = next((key for key, field in fields.items() if field.given), "")
        return self.told(self.message(fields[lead]), fields, lead) if lead else ""

    def listed(self, fields: Mapping[str, Field], told: Iterable[str] = ()) -> list[str]:
        """Return the texts of the given fields one by one, without those that are told, or that another one uses."""
        texts, known = [], {*told}
        for key, field in fields.items():
            if field.given and key not in known:
                words, used = self._words(self.message(field), fields)
                texts.append(self.say(self.message(field), **words))
                known |= used
        return texts

    def _words(self, message: str, fields: Mapping[str, Field]) -> tuple[dict[str, str | int], set[str]]:
        """Return the arguments that a message uses, and the fields that they are of."""
        words: dict[str, str | int] = {}
        used = set()
        for argument in self.describer.texts.arguments(self.describer.language, message):
            key, form = argument, ""
            if key not in fields and argument.rpartition("-")[2] in FORMS:
                key, _, form = argument.rpartition("-")
            if argument not in CONTEXT:
                words[argument] = self.value(fields[key], form) if key in fields else "none"
                used.add(key)
        return words, used

    # ---- values -----------------------------------------------------------------------------------------------------

    def value(self, field: Field, form: str = "") -> str | int:
        """Return the value of a field in one of its forms."""
        value = field.value
        match value:
            case None:
                return (
                    self.say("who-fighter" if form == "fighter" else "who-self")
                    if (field.holder.__name__, field.name) == ("Ability", "of")
                    else "none"
                )
            case bool():
                return value
            case int():
                size = abs(value) if form == "size" else value
                return f"{size:+d}".replace("-", "−") if form == "signed" else size
            case str():
                return self._word(field, value)
            case tuple():
                return self._several(field, value)
            case Schema() if type(value).__name__ == "Filter":
                return self._but_for(field.holder.__name__).units(value, form)
        text = self.part(value)
        if type(value).__name__ == "Value":
            text = self.say("amount", value=text)
        return f"+{text}" if form == "signed" else text

    def _but_for(self, holder: str) -> _Speaker:
        """Return the speaker of a filter that a part of this class holds."""
        own = self.kind not in ("spell", "god-power")
        if holder == "Attack":
            return replace(self, but="attacker")
        if self.aimed and holder in ("Group", "Each", "Effect"):  # what is counted may be the target
            return replace(self, but="both" if own else "target")
        return replace(self, but="self" if own else "target")

    def units(self, wanted: Any, form: str) -> str:
        """Return the units or cards that a filter means, as a noun with what else is asked in parentheses."""
        fields = _fields(wanted)
        kind = getattr(wanted, "kind", None) or ("card" if form.startswith("card") else "unit")
        texts, language, message = self.describer.texts, self.describer.language, f"noun-{kind}-{wanted.side}"
        noun = texts.form(language, message, "many") if form in ("many", "cards") else texts.say(language, message)
        for what in ("attack", "strength", "health", "cost"):
            least, most = (fields.get(f"{what}-{end}") for end in ("min", "max"))
            if least and most and least.given and least.value == most.value:
                fields |= {least.key: replace(least, key=f"{what}-exact"), most.key: replace(most, given=False)}
        asked = self.listed(fields, _OF_NOUN)
        text = f"{noun} ({'; '.join(asked)})" if asked else noun
        return self.say("any", units=text) if form in ("one", "card", "fighter") else text

    def _word(self, field: Field, word: str) -> str:
        if field.name in marks(field.holder, Names):
            return self.describer.name(word)
        family = _family(field.holder, field.name, self.describer.texts)
        return word if family is None else self.say(f"{family}-{word}", case="nominative")

    def _several(self, field: Field, values: tuple[Any, ...]) -> str:
        match values:
            case ():
                return "none"
            case (str(), *_):
                between = " / " if field.holder.__name__ == "Filter" else ", "  # of one of these; of all of these
                return between.join(self._word(field, word) for word in values)
            case _ if hasattr(values[0], "on"):
                given = replace(self, kind="unit")
                return ", ".join(self.say("quoted", text=given.ability(ability).rstrip(".")) for ability in values)
            case _ if field.name == "do":
                return self.block(values)
        modes = (f"{number}) {self.block(mode.do)}" for number, mode in enumerate(values, 1))
        return "; ".join(modes)

    # ---- abilities and effects --------------------------------------------------------------------------------------

    def of(self, ability: Any) -> _Speaker:
        """Return the speaker of an ability of this card."""
        kind = self.kind if getattr(ability, "zone", None) is None else "card"
        return replace(self, on=ability.on, kind=kind, aimed=ability.target is not None)

    def ability(self, ability: Any) -> str:
        """Return the line of an ability."""
        about = self.of(ability)
        fields = {key: field for key, field in _fields(ability).items() if key not in APART}
        when = about.told(f"Trigger-{ability.on}", fields)
        if ability.if_ is not None:
            when = about.say("Ability-if", when=when, condition=about.part(ability.if_))
        clauses = [about.target(ability.target)] if ability.target is not None else []
        clauses += map(about.effect, ability.do)
        return about.say("Ability-do", when=when, effects=" ".join(map(about.sentence, clauses)))

    def target(self, target: Any) -> str:
        """Return the sentence by which the player points at a target."""
        return self.say("Ability-target", target=self.part(target))

    def block(self, effects: tuple[Any, ...]) -> str:
        """Return effects within a sentence; those that would run into the next stand in parentheses."""
        alone = len(effects) < 2
        texts = [
            self.effect(effect) if alone or not _runs_on(effect) else f"({self.effect(effect)})" for effect in effects
        ]
        return "; ".join(texts) or self.say("nothing")

    def effect(self, effect: Any) -> str:
        """Return an effect as a clause, with its duration, how often it happens, and its condition."""
        fields = _fields(effect)
        value = next(field for field in fields.values() if field.given)
        condition, otherwise = fields.pop("if", None), fields.pop("otherwise", None)
        fields = {"whom" if key == "to" else key: field for key, field in fields.items() if key in _OF_EFFECTS}
        ends = operations(type(effect))[value.name].ends if "until" in fields else None
        until = (effect.until or ends) if ends is not None else None
        if until is None or until == ends == "lasting":
            fields.pop("until", None)
        else:
            fields["until"] = replace(fields["until"], value=until, given=True)
        used = self.describer.texts.arguments(self.describer.language, self.message(value))
        whole = any(argument.partition("-")[0] == "value" for argument in used)
        if isinstance(value.value, Schema) and not whole:
            fields = {**_fields(value.value), **fields}
        else:
            fields["value"] = replace(value, given=False)
        text = self.told(self.message(value), fields)
        if condition is not None and condition.value is not None:
            text = self.say("Effect-if", effect=text, condition=self.part(condition.value))
        if otherwise is not None and otherwise.value:
            text = self.say("Effect-otherwise", effect=text)
        return text


_OF_EFFECTS: Final = ("to", "whose", "repeat", "until")
"""The fields of effects that come besides the operation, and are told along with it."""
_OF_NOUN: Final = ("side", "kind")


def _runs_on(effect: Any) -> bool:
    """Return whether a reader could take what follows an effect for a part of it."""
    return effect.if_ is not None or getattr(effect, "otherwise", False) or bool(getattr(effect, "modes", ()))


@lru_cache(MOST_KNOWN)
def _defaults(schema: type[Schema]) -> tuple[tuple[str, str, Any], ...]:
    """Return the fields of a schema: the name in files, the name here, and the default."""
    found = msgspec.structs.fields(schema)
    return tuple((field.encode_name, field.name, field.default) for field in found)


def _fields(part: Schema) -> dict[str, Field]:
    schema = type(part)
    return {
        key: Field(schema, key, name, value := getattr(part, name), given=value != default)
        for key, name, default in _defaults(schema)
    }


@cache
def _family(holder: type[Schema], name: str, texts: Texts) -> str | None:
    """Return the family of the messages of a field's words; None if the words are only told apart in its message."""
    word = next(_literals(get_type_hints(holder)[name]), None)
    return next((family for family in FAMILIES if texts.has(f"{family}-{word}")), None)


def _literals(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for inner in get_args(hint):
            yield from _literals(inner)
