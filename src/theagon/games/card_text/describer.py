"""Plain texts of cards, made only from their data. They read stiffly, but leave nothing out.

Each field of a card has a Fluent message, named for its class and itself: `Effect-damage`, `Filter-damaged`. Each
trigger has one, `Trigger-roar`, and so has each word of a fixed set: `who-target`, `god-war`. A part of a card, such as
an effect, is said by the message of its first given field. That message may use other fields of the part as arguments;
the rest of them follow in parentheses, each said by its own message. So a field cannot be left out: without a message
it raises `LookupError`. A new operation needs one message in each language. No sentence depends on another.

Messages: a value may have its own, `Effect-draw-chosen-one`, `Filter-damaged-no`, `Effect-favor-minus` (below 0), also
by its class, `Effect-pull-toward`, and a condition that asks for any unit has `-any`.
`Any-cost` serves the field `cost` of all classes that have no message for it.

Arguments: `$of` is the value of the field `of`, or "none". It comes in the forms `$of-one` ("any enemy creature"),
`$of-many` ("enemy creatures"), `$of-card` and `$of-cards` (where cards are meant, not units), `$cost-signed` ("+2") and
`$cost-size` (without its sign), `$of-among` ("one of the enemy creatures"), `$of-so` (only what is asked: "damaged",
said by the messages in their form `.so`), `$keywords-given` (as what one has: "immunity to stun"), and `$of-key` (the
word as in files, "other" if it is none). An effect's
units are `$whom`, and its value is `$value`, unless the message uses the fields of that value directly. `$kind` is what
"this" is, `$on` the event that the ability answers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from theagon.cards.schema import Schema
from theagon.games.card_language.operations import Names, Word, marks, operations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from theagon.cards.language import Texts

NOT_DESCRIBED: Final = frozenset(
    {
        *("id", "name", "figure", "colour", "ability", "text", "flavour"),  # its name, its look, its own words
        *("kind", "pantheon", "god", "rarity", "token", "subtypes", "tribe", "cost"),  # the card shows these
        *("attack", "strength", "health", "movement", "range", "tokens"),  # and these numbers
        *("favor", "selectable"),  # its price in the Sanctum; whether it may be picked before the match
        "house",  # where its values come from
    }
)
"""The fields of a card that its text leaves out."""
APART_OF_CARD: Final = NOT_DESCRIBED | {"abilities", "auras", "target", "do"}
FAMILIES: Final = ("who", "keyword", "tribe", "god", "rarity", "subtype", "trigger", "measure", "lead", "tile")
"""The beginnings of the messages of words, as in `keyword-ward`. All words of a field belong to one family."""
LISTS: Final = ("Bonus", "SetTo")
"""The classes with fields that are said side by side, with commas."""
APART: Final = ("on", "target", "if", "do")
"""The fields of an ability that are said before or after its trigger."""
CONTEXT: Final = ("kind", "on", "but", "aimed", "late")
"""The arguments that are no fields. `$but` is the unit that "other" units exclude, `$aimed` what the target is."""
FORMS: Final = ("one", "many", "card", "cards", "fighter", "signed", "size", "key", "so", "among", "given")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a part of a card, with its value."""

    holder: type[Schema]
    key: str  # its name in files
    name: str
    value: Any
    given: bool  # whether it differs from the default


@dataclass(frozen=True, slots=True)
class Describer:
    """The describer of the cards of a game in one language. It never changes, so threads may share it."""

    texts: Texts  # of the game
    language: str
    name: Callable[[str], str]  # the name of a card, or of a leader's ability, by id
    word: Callable[[str, str], str]  # the name of a word that a file declares, by its kind and id
    # The rest says which card or ability is being described.
    kind: str = "card"  # what "this" is
    on: str = "none"  # the event that the ability answers
    aimed: str = ""  # what the player points at, such as `unit`
    late: str = "no"  # whether this happens later than the rest
    but: str = "self"

    def lines(self, card: Any) -> list[str]:
        """Return the lines of a card's plain text; none for a card that only has its values."""
        about, target = self._about(card), getattr(card, "target", None)
        traits = about.listed({key: field for key, field in _fields(card).items() if key not in APART_OF_CARD})
        clauses = [" ".join(map(about.sentence, traits))] if traits else []
        clauses += [about.target(target)] if target is not None else []
        clauses += map(about.effect, getattr(card, "do", ()))
        clauses += map(about.ability, getattr(card, "abilities", ()))
        clauses += map(about.part, getattr(card, "auras", ()))
        return list(map(about.sentence, clauses))

    def modes(self, card: Any) -> tuple[str, ...]:
        """Return a sentence for each mode that the card's player may choose. A card offers such a choice once."""
        about = self._about(card)
        abilities = [(ability, about.of(ability)) for ability in getattr(card, "abilities", ())]
        for part, own in ((card, about), *abilities):
            for effect in part.do:
                if getattr(effect, "choose_one", None) is not None:
                    return tuple(own.sentence(own.block(mode.do)) for mode in effect.choose_one)
        return ()

    def _about(self, card: Any) -> Describer:
        return replace(self, kind=getattr(card, "kind", "leader"), aimed=_aim(getattr(card, "target", None)))

    def say(self, message: str, form: str = "", /, **words: str | int) -> str:
        context = {name: getattr(self, name) for name in CONTEXT}
        return self.texts.form(self.language, message, form, **context, **words)

    def message(self, field: Field) -> str:
        """Return the message of a field with this value: `Effect-draw-1`, `Any-draw-1`, `Effect-draw` or `Any-draw`."""
        word, value = "", field.value
        if isinstance(value, bool):
            word = "-yes" if value else "-no"
        elif isinstance(value, int | str):
            word = "-minus" if isinstance(value, int) and value < 0 else f"-{value}"
        elif field.holder.__name__ == "Condition" and self.goes_without_saying(value, field):
            word = "-so"
        elif field.holder.__name__ == "Condition" and type(value).__name__ == "Filter" and value == type(value)():
            word = "-any"
        elif isinstance(value, Schema):
            word = f"-{type(value).__name__.lower()}"
        own, shared = f"{field.holder.__name__}-{field.key}", f"Any-{field.key}"
        found = filter(self.texts.has, (own + word, shared + word, own, shared))
        return next(found, own)

    def goes_without_saying(self, wanted: Any, field: Field) -> bool:
        """Return whether a filter asks for more than what the unit that a condition names is anyway: "is damaged"."""
        if type(wanted).__name__ != "Filter" or wanted.side != "any":
            return False
        kind = getattr(wanted, "kind", None)
        known = kind is None or (field.key == "self" and kind == self.kind)
        return known and any(each.given and each.key not in ("side", "kind") for each in _fields(wanted).values())

    def sentence(self, clause: str) -> str:
        return f"{clause[:1].upper()}{clause[1:].removesuffix('.')}."

    # ---- parts ------------------------------------------------------------------------------------------------------

    def phrase(self, message: str, fields: Mapping[str, Field], lead: str = "") -> str:
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
        return self.phrase(self.message(fields[lead]), fields, lead) if lead else ""

    def listed(self, fields: Mapping[str, Field], said: Iterable[str] = (), form: str = "") -> list[str]:
        """Return the texts of the given fields one by one, in a form that their messages may have, without those
        already said, or used by another one."""
        texts, known = [], {*said}
        for key, field in fields.items():
            if field.given and key not in known:
                words, used = self._words(self.message(field), fields)
                texts.append(self.say(self.message(field), form, **words))
                known |= used
        return texts

    def _words(self, message: str, fields: Mapping[str, Field]) -> tuple[dict[str, str | int], set[str]]:
        """Return the arguments that a message uses, and the fields that they are of."""
        words: dict[str, str | int] = {}
        used = set()
        for argument in self.texts.arguments(self.language, message):
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
        if form == "key":
            return value if isinstance(value, str) else "other"
        match value:
            case None if (field.holder.__name__, field.name) == ("Ability", "of"):
                return self.say("who-fighter" if form == "fighter" else "who-self")
            case None:
                return "none"
            case bool():
                return value
            case int():
                size = abs(value) if form == "size" else value
                return f"{size:+d}".replace("-", "−") if form == "signed" else size
            case str():
                return self._word(field, value, form)
            case tuple():
                return self._several(field, value, form)
            case Schema() if type(value).__name__ == "Filter":
                return self._but_for(field.holder.__name__).units(value, form)
        text = self.part(value)
        if type(value).__name__ == "Value":
            text = self.say("amount", value=text)
        return f"+{text}" if form == "signed" else text

    def _but_for(self, holder: str) -> Describer:
        """Return the describer of a filter in a part of this class, which knows the unit that "other" excludes."""
        own = self.on != "none" or self.kind not in ("spell", "god-power")
        if holder == "Attack":
            return replace(self, but="attacker")
        if self.aimed and holder in ("Group", "Each", "Effect"):  # what is counted may be the target
            return replace(self, but="both" if own else "target")
        return replace(self, but="self" if own else "target")

    def units(self, wanted: Any, form: str) -> str:
        """Return the units or cards that a filter means, as a noun with what else is asked in parentheses."""
        fields = _fields(wanted)
        kind = getattr(wanted, "kind", None) or ("card" if form.startswith("card") else "unit")
        message = f"noun-{kind}-{wanted.side}"
        noun = (
            self.texts.form(self.language, message, "many") if form in ("many", "cards", "among") else self.say(message)
        )
        for what in ("attack", "strength", "health", "cost"):
            least, most = (fields.get(f"{what}-{end}") for end in ("min", "max"))
            if least and most and least.given and least.value == most.value:
                fields |= {least.key: replace(least, key=f"{what}-exact"), most.key: replace(most, given=False)}
        asked = self.listed(fields, ("side", "kind"), form)
        if form == "so":
            return "; ".join(asked)
        text = f"{noun} ({'; '.join(asked)})" if asked else noun
        if form == "among":
            return self.say("among", units=text)
        return self.say("any", units=text) if form in ("one", "card", "fighter") else text

    def _word(self, field: Field, word: str, form: str = "") -> str:
        if field.name in marks(field.holder, Names):
            return self.name(word)
        mark = marks(field.holder, Word).get(field.name)
        if mark is not None:
            return self.say(f"{mark.kind}-{word}", form) if word in mark.known else self.word(mark.kind, word)
        family = family_of(field.holder, field.name, self.texts)
        return word if family is None else self.say(f"{family}-{word}", form)

    def _several(self, field: Field, values: tuple[Any, ...], form: str = "") -> str:
        match values:
            case ():
                return "none"
            case (str(), *_):
                between = " / " if field.holder.__name__ == "Filter" else ", "  # of one of these; of all of these
                return between.join(self._word(field, word, form) for word in values)
            case _ if hasattr(values[0], "on"):
                given = replace(self, kind="unit", late="no")
                return ", ".join(self.say("quoted", text=given.ability(ability).rstrip(".")) for ability in values)
            case _ if field.name == "do":
                late = "yes" if field.holder.__name__ == "Later" else self.late
                return replace(self, late=late).block(values)
        modes = (f"{number}) {self.block(mode.do)}" for number, mode in enumerate(values, 1))
        return "; ".join(modes)

    # ---- abilities and effects --------------------------------------------------------------------------------------

    def of(self, ability: Any) -> Describer:
        """Return the describer of an ability of this card."""
        kind = self.kind if getattr(ability, "zone", None) is None else "card"
        return replace(self, on=ability.on, kind=kind, aimed=_aim(ability.target))

    def ability(self, ability: Any) -> str:
        """Return the line of an ability."""
        about = self.of(ability)
        fields = {key: field for key, field in _fields(ability).items() if key not in APART}
        when = about.phrase(f"Trigger-{ability.on}", fields)
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
        texts = []
        for effect in effects:
            runs_on = len(effects) > 1 and (
                effect.if_ is not None or getattr(effect, "otherwise", False) or effect.modes
            )
            texts.append(f"({self.effect(effect)})" if runs_on else self.effect(effect))
        return "; ".join(texts) or self.say("nothing")

    def effect(self, effect: Any) -> str:
        """Return an effect as a clause, with its duration, how often it happens, and its condition."""
        parts = _fields(effect)
        done = next(field for field in parts.values() if field.given)
        fields = {"whom" if key == "to" else key: parts[key] for key in _OF_EFFECTS if key in parts}
        ends = operations(type(effect))[done.name].ends if "until" in parts else None
        until = None if ends is None else effect.until or ends
        if until is not None and not until == ends == "lasting":
            fields["until"] = replace(parts["until"], value=until, given=True)
        message = self.message(done)
        whole = any(argument.startswith("value") for argument in self.texts.arguments(self.language, message))
        if isinstance(done.value, Schema) and not whole:
            fields = _fields(done.value) | fields
        else:
            fields["value"] = replace(done, given=False)
        text = self.phrase(message, fields)
        if getattr(effect, "if_", None) is not None:
            text = self.say("Effect-if", effect=text, condition=self.part(effect.if_))
        return self.say("Effect-otherwise", effect=text) if getattr(effect, "otherwise", False) else text


_OF_EFFECTS: Final = ("to", "whose", "repeat", "chosen", "all")
"""The fields of effects that are described together with the operation."""


@cache
def _defaults(schema: type[Schema]) -> tuple[tuple[str, str, Any], ...]:
    """Return the fields of a schema: the name in files, the name here, and the default."""
    found = msgspec.structs.fields(schema)
    return tuple((field.encode_name, field.name, field.default) for field in found)


def _aim(target: Schema | None) -> str:
    """Return what a target is, such as `unit` or `row`; nothing without one."""
    return next((key for key, field in _fields(target).items() if field.given), "") if target is not None else ""


def _fields(part: Schema) -> dict[str, Field]:
    schema = type(part)
    return {
        key: Field(schema, key, name, value := getattr(part, name), given=value != default)
        for key, name, default in _defaults(schema)
    }


@cache
def family_of(holder: type[Schema], name: str, texts: Texts) -> str | None:
    """Return the family of the messages of a field's words; None if only its message tells the words apart."""
    word = next(_literals(get_type_hints(holder)[name]), None)
    return next((family for family in FAMILIES if texts.has(f"{family}-{word}")), None)


def _literals(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for inner in get_args(hint):
            yield from _literals(inner)
