"""When it happens: the words that begin an ability, and what they mean."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from theagon.games.gods_unchained.schema import Effect
from theagon.games.gods_unchained.schema.filters import Filter
from theagon.games.gods_unchained.schema.words import TRIGGERS
from tools.published_cards.bonuses import bonus_of
from tools.published_cards.nouns import filter_of, needed_filter
from tools.published_cards.words import Misunderstood, Words

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema.words import Trigger, Who, Whose

CREATURE = Filter()


@dataclass(frozen=True, slots=True)
class Event:
    """The event that an ability answers, and the unit that it is about."""

    on: tuple[Trigger, ...]
    whose: Whose = "yours"
    of: Filter | None = None
    by: Filter | None = None
    after: bool = False
    about: Who | None = None
    chooses: bool = False
    does: tuple[Effect, ...] = ()  # effects that the words of the event already say


def event(words: Words, own: str) -> Event | None:
    """Go past the beginning of an ability of a unit of the kind `own`, such as `Whenever you draw a card,`; or None."""
    if words.take("roar and afterlife :"):
        return Event(("roar", "afterlife"))
    if words.take("roar :"):
        return Event(("roar",), chooses=True)
    if words.take("afterlife :"):
        return Event(("afterlife",))
    if words.take("ability :"):
        return Event(("ability",), chooses=True)
    if words.take("creatures damaged by this creature|relic gain"):
        bonus, until = bonus_of(words)
        return Event(("deals-damage",), by=CREATURE, does=(Effect(gain=bonus, to="it", until=until),))
    turn = turn_of(words)
    if turn is not None:
        return turn
    after = words.take("after")
    if not after and not words.take("whenever|when"):
        return None
    found = happening(words, own)
    words.need(",")
    return dataclasses.replace(found, after=after and TRIGGERS[found.on[0]].after)


def turn_of(words: Words) -> Event | None:
    for on, end in (("turn-end", "end"), ("turn-start", "start")):
        for whose, said in (("yours", "your"), ("both", "each|every"), ("enemy", "your opponent's")):
            if words.take(f"at the {end} of {said} turn ,"):
                return Event((on,), whose=whose)  # type: ignore[arg-type]
    return None


def happening(words: Words, own: str) -> Event:
    """Go past what happens."""
    if words.take(f"this {own}"):
        return happens_to_self(words)
    if words.take("your god"):
        return happens_to_god(words, own)
    if words.take("you"):
        return player_does(words, own, "friendly")
    if words.take("your opponent") or words.take("the enemy"):
        return player_does(words, own, "enemy")
    another = words.take("another")
    if not another and not words.take("a|an"):
        raise Misunderstood
    found = needed_filter(words)
    if another:
        found = replace(found, other=True)
    if words.take("dies") or words.take("is destroyed"):
        return Event(("dies",), of=found)  # it has left the board, so effects cannot reach it
    if words.take("is summoned"):
        return Event(("summoned",), of=found, about="it")
    if words.take("is healed"):
        return Event(("healed",), of=found, about="it")
    if words.take("takes damage"):
        return Event(("damaged",), of=found, about="it")
    words.need("attacks")
    return Event(("attacks",), of=found)


def happens_to_self(words: Words) -> Event:
    """After `this creature` or `this relic`."""
    if words.take("deals damage to a creature"):
        return Event(("deals-damage",), by=CREATURE, about="it")
    if words.take("survives damage"):
        return Event(("survives",), about="self")
    if words.take("takes damage"):
        return Event(("damaged",), about="self")
    if words.take("is healed"):
        return Event(("healed",), about="self")
    if words.take("is attacked"):
        return Event(("attacked",))
    words.need("attacks")
    if words.take("a god"):
        return Event(("attacks",), by=Filter(kind="god"))
    if words.take("a|another creature"):
        return Event(("attacks",), by=CREATURE)
    return Event(("attacks",))


def happens_to_god(words: Words, own: str) -> Event:
    """After `your god`."""
    god = Filter(side="friendly", kind="god")
    if words.take("takes damage") or words.take("loses health"):
        return Event(("damaged",), of=god, about="your-god")
    if words.take("is healed") or words.take("gains health"):
        return Event(("healed",), of=god, about="your-god")
    of = god if own == "creature" else None  # for a relic these events are those of its god
    if words.take("attacks"):
        return Event(("attacks",), of=of, about="your-god")
    words.need("is attacked")
    return Event(("attacked",), of=of, about="your-god")


def player_does(words: Words, own: str, side: str) -> Event:
    """After `you` or `your opponent`."""
    if words.take("summon|summons"):
        another = words.take("another")
        if not another:
            words.need("a|an")
        found = sided(words, side, "creature")
        return Event(("summoned",), of=replace(found, other=True) if another else found, about="it")
    if words.take("cast|casts|play|plays a|an"):
        return Event(("card-played",), of=sided(words, side, None))
    if words.take("draw|draws a card"):
        return Event(("card-drawn",), of=Filter(side=side, kind="card"))  # type: ignore[arg-type]
    if words.take("use|uses your|their god power"):
        return Event(("power-used",), whose="yours" if side == "friendly" else "enemy")
    if (
        side == "friendly"
        and own == "creature"
        and (words.take("target this creature with a spell") or words.take("point a spell at this creature"))
    ):
        return Event(("targeted",), about="self")
    if side == "friendly" and own == "relic" and (words.take("attack with this relic") or words.take("attack")):
        return Event(("attacks",))
    raise Misunderstood


def sided(words: Words, side: str, kind: str | None) -> Filter:
    """Go past the unit or card that a player summons or plays."""
    found = filter_of(words)
    if found is None or (kind is not None and found.kind != kind) or found.side not in ("any", side):
        raise Misunderstood
    return replace(found, side=side)
