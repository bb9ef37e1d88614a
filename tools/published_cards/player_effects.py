"""Effects for players: cards, creatures, mana, favor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from theagon.games.gods_unchained.schema import Effect
from theagon.games.gods_unchained.schema.piles import AddCard, Delve, Pool, Pull, Summon
from tools.published_cards.nouns import Scene, made_creature, needed_filter, own_cards, pool_of, who, zone
from tools.published_cards.words import Misunderstood, Words

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema.words import Whose


def summon(words: Words, scene: Scene) -> list[Effect] | None:
    whose: Whose = "yours"
    if words.take("your opponent summons"):
        whose = "enemy"
    elif not words.take("summon"):
        return None
    if words.take("a copy of"):
        copied = who(words, scene)
        if copied is None or whose == "enemy":
            raise Misunderstood
        return [Effect(copy=True, to=copied)]
    count = how_many(words)
    listed = words.attempt(lambda: listed_cards(words, scene))
    if listed is not None or words.take("random"):
        pool = listed or needed_pool(words)
        if pool.of is not None and pool.of.kind != "creature":
            raise Misunderstood("only creatures can be summoned")
        made = Summon(random=pool, count=count)
    else:
        made = Summon(card=made_creature(words, scene, count), count=count)
    if words.take("for your? opponent") or words.take("for the enemy"):
        whose = "enemy"
    return [Effect(summon=made, whose=whose)]


def how_many(words: Words) -> int:
    """Go past a number, if there is one; a name alone is one card."""
    number = words.number()
    return 1 if number is None else number


def times(words: Words, count: int) -> int:
    """Go past how often something is made: `, 2 times`; `count` without such words."""
    place = words.place
    if words.take(","):
        said = words.number()
        if said is not None and count == 1 and words.take("times"):
            return said
    words.place = place
    return count


def needed_pool(words: Words) -> Pool:
    found = pool_of(words)
    if found is None:
        raise Misunderstood
    return found


def listed_cards(words: Words, scene: Scene) -> Pool:
    """Go past a pool whose cards are named: `Badger or Eagle`, `random one of Badger and Eagle`."""
    random = words.take("random one|ones of")
    names = [needed_card(words, scene)]
    while words.take(","):
        names.append(needed_card(words, scene))
    words.need("and" if random else "or")
    return Pool(cards=(*names, needed_card(words, scene)))


def needed_card(words: Words, scene: Scene, kind: str | None = None, *, several: bool = False) -> str:
    """Go past the name of a known card, of a kind; its id."""
    known = scene.names.named(words, several=several)
    if known is None or kind not in (None, known.kind):
        raise Misunderstood
    return known.id


def equip(words: Words, scene: Scene) -> list[Effect] | None:
    return [Effect(equip=needed_card(words, scene, "relic"))] if words.take("equip a|an?") else None


def draw(words: Words, _: Scene) -> list[Effect] | None:
    whose: Whose = "yours"
    if words.take("both players draw") or words.take("each player draws"):
        whose = "both"
    elif words.take("your opponent draws"):
        whose = "enemy"
    elif not words.take("draw"):
        return None
    number = words.amount()
    words.need("card|cards")
    return [Effect(draw=number, whose=whose)]


def add(words: Words, scene: Scene) -> list[Effect] | None:
    """Cards to the hand, or locks to the mana gems."""
    if not words.take("add"):
        return None
    number = how_many(words)
    if words.take("mana? lock|locks"):
        words.need("to")
        return [Effect(locks=-number, whose=player(words))]
    listed = words.attempt(lambda: listed_cards(words, scene))
    if listed is not None or words.take("random"):
        made = AddCard(random=listed or needed_pool(words), count=number)
    else:
        made = AddCard(card=needed_card(words, scene, several=number > 1), count=number)
    words.need("to your hand")
    made = replace(made, count=times(words, made.count))
    if words.take(", it|they costs|cost"):
        less = words.amount()
        words.need("less")
        made = replace(made, cost=-less)
    return [Effect(add=made)]


def player(words: Words) -> Whose:
    """Go past the player or players of an effect."""
    if words.take("your opponent"):
        return "enemy"
    if words.take("both players"):
        return "both"
    words.need("yourself")
    return "yours"


def locks(words: Words, _: Scene) -> list[Effect] | None:
    """Locks that open or close."""
    whose: Whose = "yours"
    closes = words.take("close|lock")
    if words.take("both players unlock"):
        whose = "both"
    elif not closes and not words.take("unlock|open|remove"):
        return None
    number = words.amount()
    words.take("of your")
    words.need("mana? lock|locks")
    if words.take("of the enemy"):
        whose = "enemy"
    elif words.take("of each player"):
        whose = "both"
    return [Effect(locks=-number if closes else number, whose=whose)]


def mana(words: Words, _: Scene) -> list[Effect] | None:
    if not words.take("refresh"):
        return None
    number = words.amount()
    words.need("mana gem|gems?")
    return [Effect(refresh=number)]


def favor(words: Words, _: Scene) -> list[Effect] | None:
    if not words.take("gain"):
        return None
    number = words.amount()
    words.need("favor")
    return [Effect(favor=number)]


def foresee(words: Words, _: Scene) -> list[Effect] | None:
    return [Effect(foresee=words.amount())] if words.take("foresee") else None


def delve(words: Words, scene: Scene) -> list[Effect] | None:
    if not words.take("delve"):
        return None
    listed = words.attempt(lambda: listed_cards(words, scene))
    if listed is None:
        words.need("a|an random?")
    pool = listed or needed_pool(words)
    words.take("to your hand")
    return [Effect(delve=Delve(cards=pool.cards, of=pool.of))]


def discard(words: Words, scene: Scene) -> list[Effect] | None:
    """Obliterate a card of the hand, or a unit."""
    if not words.take("obliterate"):
        return None
    if words.take("a|one random card in|from your hand"):
        return [Effect(discard="random")]
    if words.take("a|one card in|from your hand") or words.take("a card of your choice from your hand"):
        return [Effect(discard="chosen")]
    found = who(words, scene)
    if found is None:
        raise Misunderstood
    return [Effect(obliterate=True, to=found)]


def pull(words: Words, _: Scene) -> list[Effect] | None:
    """A card from one zone to another."""
    if not words.take("pull"):
        return None
    if words.take("the top card of your deck to|into your") or words.take("a card from the top of your deck to your"):
        return [Effect(pull=Pull(from_="deck", to=zone(words), which="top"))]
    number = words.amount()
    words.need("random")
    found = own_cards(needed_filter(words))
    words.need("from your")
    source = zone(words)
    if source == "board":
        raise Misunderstood("a card is pulled from a hand, a void or a deck")
    words.need("to|into|onto your|the")
    cards, other = replace(found, other=False), found.other
    return [Effect(pull=Pull(from_=source, to=zone(words), of=cards, other=other, count=number))]


def shuffle(words: Words, scene: Scene) -> list[Effect] | None:
    if not words.take("shuffle"):
        return None
    if words.take("this creature|relic|card"):
        card = scene.own_id
    else:
        words.take("a|an")
        card = needed_card(words, scene)
    words.need("into your deck")
    return [Effect(add=AddCard(card=card, to="deck"))]


def god_power(words: Words, scene: Scene) -> list[Effect] | None:
    return [Effect(god_power=needed_card(words, scene, "god-power"))] if words.take("your god power becomes") else None
