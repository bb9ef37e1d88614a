"""The units and cards that a text means: `a friendly creature with 3 or less health`, `all other Amazons`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from msgspec.structs import replace

from theagon.games.gods_unchained.schema import Target
from theagon.games.gods_unchained.schema.filters import Filter, Group
from theagon.games.gods_unchained.schema.piles import Pool
from theagon.games.gods_unchained.schema.words import God, Keyword, Tribe, Who
from tools.published_cards.words import Misunderstood, Words

if TYPE_CHECKING:
    from tools.published_cards.names import Names

Zone = Literal["hand", "void", "deck", "board"]

FAMILIES: Final = {"anim": ("anim", "creature"), "rune": ("rune", "spell"), "enchanted weapon": ("weapon", "relic")}
TRIBES: Final = tuple(tribe for tribe in get_args(Tribe) if tribe != "weapon")  # a weapon alone is any relic
GODS: Final = get_args(God)
KEYWORDS: Final[tuple[Keyword, ...]] = get_args(Keyword)
ZONES: Final[tuple[Zone, ...]] = ("hand", "void", "deck", "board")
HEADS: Final = {
    "creature": "creature",
    "character": "character",
    "god": "god",
    "relic": "relic",
    "weapon": "relic",
    "spell": "spell",
    "card": "card",
}
_STATS: Final = re.compile(r"(\d{1,2})/(\d{1,2})")

Phrase = Who | Group


@dataclass(slots=True)
class Scene:
    """The context of a sentence: whether its player may choose a target, and the units named so far."""

    names: Names
    own: Literal["creature", "relic", "spell", "god-power"]  # the kind of card whose text it is
    own_id: str
    chooses: bool = False
    target: Target | None = None
    it: Phrase | None = None  # the unit named last, for which `it` stands


def keyword(words: Words) -> Keyword | None:
    """Go past a keyword."""
    for name in KEYWORDS:
        if words.take(name) or words.take(name.replace("-", " ")):
            return name
    return "cannot-attack" if words.take("can't attack") else None


def for_a_turn(words: Words) -> bool:
    """Go past the words that give a keyword only until its player's next turn."""
    return words.take("for a|one|1 turn") or words.take("until your next turn")


def needed_keyword(words: Words) -> Keyword:
    found = keyword(words)
    if found is None:
        raise Misunderstood
    return found


def keywords_of(words: Words) -> tuple[Keyword, ...]:
    """Go past one or more keywords."""
    found = [needed_keyword(words)]
    while words.more(lambda: needed_keyword(words)):
        found.append(needed_keyword(words))
    return tuple(found)


def filter_of(words: Words) -> Filter | None:
    """Go past a noun with its modifiers: `damaged enemy creatures that cost 3 or more`; None if there is none."""
    found = Filter()
    while True:
        if words.take("friendly"):
            found = narrowed(found, side="friendly")
        elif words.take("enemy"):
            found = narrowed(found, side="enemy")
        elif words.take("other"):
            found = narrowed(found, other=True)
        elif words.take("damaged"):
            found = narrowed(found, damaged=True)
        elif words.take("undamaged"):
            found = narrowed(found, damaged=False)
        elif (god := next((each for each in GODS if words.take(each)), None)) is not None:
            found = narrowed(found, god=god)
        else:
            break
    tribe = next((each for each in TRIBES if words.take(f"{each}|{each}s")), None)
    head = next((kind for word, kind in HEADS.items() if words.take(f"{word}|{word}s")), None)
    if tribe is None and head is None:
        return None
    return qualified(words, replace(found, tribe=tribe, kind=head or "creature"))


def narrowed(found: Filter, **fields: Any) -> Filter:
    """The filter with further conditions. Raises `Misunderstood` if it already has another value for one."""
    default = Filter()
    for name, value in fields.items():
        if getattr(found, name) not in (getattr(default, name), value):
            raise Misunderstood(f"{name.replace('_', ' ')} is given twice")
    return replace(found, **fields)


def qualified(words: Words, found: Filter) -> Filter:
    """Go past the words after a noun: its side, and what it must have."""
    while True:
        if words.take("you control"):
            found = narrowed(found, side="friendly")
        elif words.take("your opponent controls"):
            found = narrowed(found, side="enemy")
        elif words.take("that costs|cost"):
            found = bounded(words, found, "cost")
        elif words.take("of the enemy's god"):
            found = narrowed(found, god="enemy")
        elif (god := next((each for each in GODS if words.take(f"of {each}")), None)) is not None:
            found = narrowed(found, god=god)
        elif words.take("with"):
            known = keyword(words)
            found = bounded(words, found) if known is None else narrowed(found, keyword=known)
        elif words.take("without"):
            found = narrowed(found, not_keyword=needed_keyword(words))
        else:
            return found


def bounded(words: Words, found: Filter, what: str | None = None) -> Filter:
    """Go past a limit: `3 or less health`; `what` is limited, if the text says that before."""
    number = words.amount()
    less, more = words.take("or less|fewer"), words.take("or more|greater")
    what = what or next((each for each in ("strength", "health") if words.take(each)), None)
    if what is None:
        raise Misunderstood
    if not more:
        found = narrowed(found, **{f"{what}_max": number})
    return found if less else narrowed(found, **{f"{what}_min": number})


def who(words: Words, scene: Scene) -> Phrase | None:
    """Go past the units of an effect; `it` then stands for them. None if the text names none."""
    found = pronoun(words, scene) or god_or_relic(words) or group(words, scene) or chosen(words, scene)
    if isinstance(found, Group):
        scene.it = again(found)
    elif found is not None:
        scene.it = found
    return found


def again(found: Group) -> Phrase | None:
    """What selects the same units again; None if the group might select others the second time."""
    if found.random is not None:
        return "it" if found.count == 1 else None
    every = found.all
    lasting = (
        Filter()
        if every is None
        else Filter(
            side=every.side,
            kind=every.kind,
            tribe=every.tribe,
            god=every.god,
            other=every.other,
            cost_min=every.cost_min,
            cost_max=every.cost_max,
        )
    )
    return found if every == lasting else None


def pronoun(words: Words, scene: Scene) -> Phrase | None:
    own = {"creature": "this creature|card", "relic": "this relic|weapon|card"}.get(scene.own)
    if own is not None and (words.take(own) or words.take("itself")):
        return "self"
    if scene.target is not None and words.take("the target"):
        return "target"
    if words.take("it|them") or words.take("that creature|character"):
        if scene.it is None:
            raise Misunderstood("the text names nothing that this could mean")
        return scene.it
    return None


def god_or_relic(words: Words) -> Phrase | None:
    if words.take("your god"):
        return "your-god"
    if words.take("your opponent's god") or words.take("the? enemy|opponent's god"):
        return "enemy-god"
    if words.take("both|each|all gods|god"):
        return Group(all=Filter(kind="god"))
    if words.take("your relic"):
        return "your-relic"
    if words.take("your opponent's relic") or words.take("the enemy|opponent's relic"):
        return "enemy-relic"
    return None


def group(words: Words, scene: Scene) -> Group | None:
    """Go past `all`, `your` or `random` units."""
    begin = words.place
    if words.take("all|each|every"):
        return Group(all=others(needed_filter(words), scene))
    if words.take("your"):
        found = filter_of(words)
        if found is not None:
            return Group(all=others(narrowed(found, side="friendly"), scene))
    elif (another := words.take("another random")) or ((count := words.number()) is not None and words.take("random")):
        found = needed_filter(words)
        found = replace(found, other=True) if another else found
        return Group(random=others(found, scene), count=1 if another else count or 1)
    words.place = begin
    return None


def needed_filter(words: Words) -> Filter:
    found = filter_of(words)
    if found is None:
        raise Misunderstood
    return found


def own_cards(found: Filter) -> Filter:
    """The filter, if it can mean cards in the player's own hand, deck or void."""
    if found.side == "enemy":
        raise Misunderstood("these are the player's own cards")
    return found


def others(found: Filter, scene: Scene) -> Filter:
    """The filter, if it is clear whom it excludes: in a unit's text the unit, in a spell's text the target."""
    if found.other and (scene.own in ("creature", "relic")) == (scene.target is not None):
        raise Misunderstood("the text does not say other than whom")
    return found


def chosen(words: Words, scene: Scene) -> Phrase | None:
    """Go past a unit that the player chooses; the scene keeps it."""
    begin = words.place
    another = words.take("another target?")
    if not another and not words.take("a|an target|chosen?"):
        return None
    found = needed_filter(words)
    found = others(replace(found, other=True) if another else found, scene)
    if not scene.chooses:
        raise Misunderstood("nobody is there to choose when this happens", words.since(begin))
    if scene.target is not None:
        raise Misunderstood("a card has only one target", words.since(begin))
    scene.target = Target(unit=found)
    return "target"


def pool_of(words: Words) -> Pool | None:
    """Go past the cards among which chance or the player picks: `nature creature`, `runes`."""
    for name, (tribe, kind) in FAMILIES.items():
        *first, last = name.split()
        if words.take(" ".join((*first, f"{last}|{last}s", f"card|cards|{kind}|{kind}s?"))):
            return Pool(of=Filter(kind=kind, tribe=tribe))  # type: ignore[arg-type]
    found = filter_of(words)
    return Pool(of=found) if found is not None else None


def stats(words: Words) -> tuple[int, int] | None:
    """Go past strength and health: `2/1`."""
    found = words.match(_STATS)
    return (int(found[1]), int(found[2])) if found else None


def made_creature(words: Words, scene: Scene, count: int) -> str:
    """Go past a creature to make, `2/1 Hyena with frontline` or the name of a known card; its id."""
    values = stats(words)
    if values is None:
        known = scene.names.named(words, several=count > 1)
        if known is None or known.kind != "creature":
            raise Misunderstood
        return known.id
    card, name = scene.names.token(words, *values, count)
    given = keywords_of(words) if words.take("with") else ()
    if name is not None:
        scene.names.make(name, *values, given)
    return card


def zone(words: Words) -> Zone:
    """Go past a zone."""
    for each in ZONES:
        if words.take(each):
            return each
    raise Misunderstood
