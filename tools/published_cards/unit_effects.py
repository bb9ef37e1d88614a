"""Effects on units: damage, healing, bonuses, destruction."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.games.gods_unchained.schema import Bonus, Effect, SetTo
from theagon.games.gods_unchained.schema.filters import Value
from theagon.games.gods_unchained.schema.piles import Improve, Send
from tools.published_cards.bonuses import bonus_of, with_more
from tools.published_cards.nouns import (
    Phrase,
    Scene,
    keywords_of,
    made_creature,
    needed_filter,
    own_cards,
    stats,
    who,
    zone,
)
from tools.published_cards.words import Misunderstood, Words

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema.words import Anchor

_SIGNED: Final = re.compile(r"[+-]\d{1,2}")


def whom(words: Words, scene: Scene) -> Phrase:
    """Go past the units of an effect."""
    found = who(words, scene)
    if found is None:
        raise Misunderstood
    return found


def living(words: Words, scene: Scene) -> Phrase:
    """Go past the units of damage or healing: creatures and gods."""
    found = whom(words, scene)
    if found in ("your-relic", "enemy-relic") or (found == "self" and scene.own == "relic"):
        raise Misunderstood("a relic has durability: nothing damages or heals it")
    return found


def damage(words: Words, scene: Scene) -> list[Effect] | None:
    if not words.take("deal|deals"):
        return None
    if words.take("damage equal to"):
        value = value_of(words, scene)
        words.need("to")
        return [Effect(damage=value, to=living(words, scene))]
    found: list[Effect] = []
    while True:
        number = words.amount()
        words.need("damage to")
        found.append(Effect(damage=number, to=living(words, scene)))
        place = words.place
        if not words.take("and") or not words.next.isdigit():
            words.place = place
            return found


def value_of(words: Words, scene: Scene) -> Value:
    """Go past an amount to read when the effect happens: `its strength`."""
    about: Anchor
    if scene.own in ("creature", "relic") and words.take(f"this {scene.own}'s"):
        about = "self"
    else:
        words.need("its")
        if scene.it not in ("self", "target", "it"):
            raise Misunderstood("the text does not say whose value it means")
        about = scene.it
    if words.take("strength"):
        return Value(strength_of=about)
    words.need("health")
    return Value(health_of=about)


def heal(words: Words, scene: Scene) -> list[Effect] | None:
    if words.take("fully heal"):
        return [Effect(heal="full", to=living(words, scene))]
    if words.take("restore"):
        if words.next.isdigit():
            number = words.amount()
            words.need("health to")
            return [Effect(heal=number, to=living(words, scene))]
        to = living(words, scene)
        words.need("to full health")
        return [Effect(heal="full", to=to)]
    if not words.take("heal"):
        return None
    if words.next.isdigit():
        number = words.amount()
        words.take("health|damage")
        words.need("to|from")
        return [Effect(heal=number, to=living(words, scene))]
    to = living(words, scene)
    if words.take("to full health") or words.take("fully"):
        return [Effect(heal="full", to=to)]
    words.need("for|by")
    return [Effect(heal=words.amount(), to=to)]


def give(words: Words, scene: Scene) -> list[Effect] | None:
    """Strength, health, keywords and numbers for units on the board, or for cards in hand or deck."""
    if words.take("give|grant"):
        found = words.attempt(lambda: improve(words))
        return [found] if found is not None else gain(words, whom(words, scene))
    place = words.place
    if words.next in ("it", "this", "your", "all", "that"):
        to = who(words, scene)
        if to is not None and words.take("gain|gains"):
            return gain(words, to)
    words.place = place
    return None


def gain(words: Words, to: Phrase) -> list[Effect]:
    if words.take("sleep"):
        return [Effect(sleep="now", to=to)]
    place = words.place
    number = words.match(_SIGNED)
    if number and words.take("durability"):
        return [Effect(durability=int(number[0]), to=to)]
    words.place = place
    bonus, until = bonus_of(words)
    return [Effect(gain=bonus, to=to, until=until)]


def improve(words: Words) -> Effect:
    """Go past the bonus of cards in hand or deck, after the verb."""
    random = None
    if not words.take("all|each"):
        random = words.amount()
        words.need("random")
    found = needed_filter(words)
    words.need("in your")
    found = own_cards(found)
    place = zone(words)
    if place not in ("hand", "deck"):
        raise Misunderstood
    bonus, _ = with_more(words, Bonus())
    strength, health = bonus.strength, bonus.health
    if isinstance(strength, Value) or isinstance(health, Value) or bonus != Bonus(strength=strength, health=health):
        raise Misunderstood("cards in hand or deck can only be given strength and health")
    made = Improve(zone=place, random=random, strength=strength, health=health)
    return Effect(improve=made if found == made.of else replace(made, of=found))


def set_to(words: Words, scene: Scene) -> list[Effect] | None:
    if not words.take("set|change the?"):
        return None
    both = words.take("strength and health of")
    strength = both or words.take("strength of")
    if not strength:
        words.need("health of")
    to = whom(words, scene)
    words.need("to")
    values = stats(words) if both else None
    if values is not None:
        return [Effect(set=SetTo(strength=values[0], health=values[1]), to=to)]
    number = words.amount()
    if strength and not both and words.take("and the health to"):
        return [Effect(set=SetTo(strength=number, health=words.amount()), to=to)]
    health = number if both or not strength else None
    return [Effect(set=SetTo(strength=number if strength else None, health=health), to=to)]


def double(words: Words, scene: Scene) -> list[Effect] | None:
    if words.take("double the? strength of"):
        return [Effect(double="strength", to=whom(words, scene))]
    if words.take("double the? health of"):
        return [Effect(double="health", to=whom(words, scene))]
    return None


def swap(words: Words, scene: Scene) -> list[Effect] | None:
    if words.take("swap the? strength and health of") or words.take("swap the? health and strength of"):
        return [Effect(swap=True, to=whom(words, scene))]
    return None


def lose(words: Words, scene: Scene) -> list[Effect] | None:
    """Keywords or durability."""
    place = words.place
    if not words.take("remove"):
        return None
    number = words.number()
    if number is not None:
        if words.take("durability from"):
            return [Effect(durability=-number, to=whom(words, scene))]
        words.place = place  # locks
        return None
    lost = keywords_of(words)
    words.need("from")
    return [Effect(lose=lost, to=whom(words, scene))]


def durability(words: Words, scene: Scene) -> list[Effect] | None:
    place = words.place
    if words.next in ("this", "your", "the"):
        to = who(words, scene)
        if to is not None and words.take("loses"):
            number = words.amount()
            words.need("durability")
            return [Effect(durability=-number, to=to)]
    words.place = place
    return None


def sleep(words: Words, scene: Scene) -> list[Effect] | None:
    if words.take("wake up?"):
        return [Effect(wake=True, to=whom(words, scene))]
    later = words.take("at the end of this|the turn ,? put")
    if not later and not words.take("put"):
        return None
    to = whom(words, scene)
    words.need("to sleep")
    later = later or words.take("at the end of this|the turn")
    return [Effect(sleep="turn-end" if later else "now", to=to)]


def destroy(words: Words, scene: Scene) -> list[Effect] | None:
    if words.take("destroy"):
        return [Effect(destroy=True, to=whom(words, scene))]
    return None


def transform(words: Words, scene: Scene) -> list[Effect] | None:
    if not words.take("transform"):
        return None
    to = whom(words, scene)
    words.need("into a|an?")
    return [Effect(transform=made_creature(words, scene, 1), to=to)]


def put_back(words: Words, scene: Scene) -> list[Effect] | None:
    """From the board to a hand."""
    if not words.take("return"):
        return None
    to = whom(words, scene)
    words.need("to its|their|the owner's|owners' hand")
    return [Effect(send=Send(to="hand"), to=to)]
