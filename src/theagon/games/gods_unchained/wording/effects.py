"""One effect as a clause of a sentence, without capital or full stop: "deal 2 damage to an enemy creature"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from theagon.games.card_language.operations import operation

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema import Bonus, Effect, Pool
    from theagon.games.gods_unchained.wording.phrases import Phrases


def effect_text(phrases: Phrases, effect: Effect) -> str:
    """The clause for one effect, with its duration, how often it happens, and its condition."""
    name = operation(effect)
    text = _on_units(phrases, effect, name) if effect.to is not None else _for_players(phrases, effect, name)
    if effect.until != "lasting":
        text = phrases.say(f"until-{effect.until}", effect=text)
    if effect.repeat is not None:
        times = effect.repeat
        if isinstance(times, int):
            text = phrases.say("repeat", effect=text, times=times)
        else:
            text = phrases.say("repeat-value", effect=text, times=phrases.value(times))
    if effect.if_ is not None:
        text = phrases.say("if-effect", effect=text, condition=phrases.condition(effect.if_))
    return text


def bonus_text(phrases: Phrases, bonus: Bonus) -> str:
    """What a bonus adds: "+1/+1, burn +1 and frontline"."""
    parts = []
    if not isinstance(bonus.strength, int):
        parts.append(phrases.say("bonus-value", value=phrases.value(bonus.strength)))
        bonus = replace(bonus, strength=0)
    assert isinstance(bonus.strength, int)
    parts += stats(phrases, bonus.strength, bonus.health)
    for name in ("burn", "regen", "armor", "spell_boost"):
        amount = getattr(bonus, name)
        if amount:
            parts.append(phrases.say(f"bonus-{name.replace('_', '-')}", amount=amount))
    parts += [phrases.keyword_given(name) for name in bonus.keywords]
    if bonus.text_of is not None:
        parts.append(phrases.say("bonus-text", name=phrases.name(bonus.text_of)))
    return phrases.listed(parts)


def stats(phrases: Phrases, strength: int, health: int) -> list[str]:
    """`+1/+1`, or one of the two by its name."""
    if strength and health:
        return [phrases.say("bonus-stats", strength=f"{strength:+d}", health=f"{health:+d}")]
    if strength:
        return [phrases.say("bonus-strength", signed=f"{strength:+d}")]
    return [phrases.say("bonus-health", signed=f"{health:+d}")] if health else []


def _message(effect: Effect, name: str) -> str:
    """The message of an operation that is done to units."""
    message = f"do-{name.replace('_', '-')}"
    if name == "heal" and effect.heal == "full":
        return "do-heal-full"
    if name == "set" and effect.set is not None:
        both = effect.set.strength is not None and effect.set.health is not None
        return "do-set-both" if both else "do-set-strength" if effect.set.strength is not None else "do-set-health"
    if name == "double":
        return f"do-double-{effect.double}"
    return "do-sleep-turn-end" if effect.sleep == "turn-end" else message


def _on_units(phrases: Phrases, effect: Effect, name: str) -> str:
    message = _message(effect, name)
    # The units come before the amounts: a chosen one is named at its first mention.
    words: dict[str, str | int] = {"object": phrases.object(effect.to, phrases.case_in(message))}
    if effect.damage is not None:
        words["amount"] = phrases.amount(effect.damage)
    elif effect.heal is not None and effect.heal != "full":
        words["amount"] = phrases.amount(effect.heal)
    elif effect.gain is not None:
        words["bonus"] = bonus_text(phrases, effect.gain)
    elif effect.set is not None:
        if effect.set.strength is not None:
            words["amount"] = phrases.amount(effect.set.strength)
        words["health"] = effect.set.health or 0
    elif effect.lose is not None:
        words["words"] = phrases.listed([phrases.keyword_given(name) for name in effect.lose])
    elif effect.transform is not None:
        words["name"] = phrases.name(effect.transform)
    elif effect.durability is not None:
        words["signed"] = f"{effect.durability:+d}"
    return phrases.say(message, **words)


def _for_players(phrases: Phrases, effect: Effect, name: str) -> str:
    side = "" if effect.whose == "yours" else f"-{effect.whose}"
    if effect.summon is not None or effect.add is not None:
        return _made(phrases, effect, name, side)
    if effect.draw is not None:
        return phrases.say(f"do-draw{side}", count=effect.draw)
    if effect.delve is not None:
        return phrases.say("do-delve", cards=pool_text(phrases, effect.delve, "nominative"))
    if effect.foresee is not None:
        return phrases.say(f"do-foresee{side}", count=effect.foresee)
    if effect.locks is not None:
        message = "do-locks-open" if effect.locks > 0 else "do-locks-close"
        return phrases.say(f"{message}{side}", amount=abs(effect.locks))
    if effect.discard is not None:
        return phrases.say(f"do-discard-{effect.discard}{side}")
    if effect.equip or effect.shuffle or effect.god_power:
        card = effect.equip or effect.shuffle or effect.god_power or ""
        return phrases.say(f"do-{name.replace('_', '-')}", name=phrases.name(card))
    if effect.copy_god_power:
        return phrases.say("do-copy-god-power")
    text = _plain(phrases, effect, name)
    return phrases.say(f"whose{side}", effect=text) if side else text


def _plain(phrases: Phrases, effect: Effect, name: str) -> str:
    if effect.pull is not None:
        return _pull(phrases, effect)
    if effect.improve is not None:
        improve = effect.improve
        case = phrases.case_in("do-improve")
        cards = phrases.units(improve.of, "random" if improve.random else "all", case, improve.random or 1)
        parts = stats(phrases, improve.strength, improve.health)
        if improve.of.kind == "relic" and improve.health:
            parts = [phrases.say("bonus-durability", signed=f"{improve.health:+d}")]
        if improve.cost:
            parts.append(phrases.say("bonus-cost", signed=f"{improve.cost:+d}"))
        where = phrases.say(f"in-{improve.zone}")
        return phrases.say("do-improve", cards=cards, where=where, bonus=phrases.listed(parts))
    return phrases.say(f"do-{name}", amount=effect.refresh or effect.favor or 0)


def _made(phrases: Phrases, effect: Effect, name: str, side: str) -> str:
    """New creatures, or new cards in hand."""
    made = effect.summon or effect.add
    assert made is not None
    if made.card is not None:
        text = phrases.say(f"do-{name}{side}", name=phrases.name(made.card), count=made.count)
    else:
        assert made.random is not None
        if made.random.cards is not None:
            cards = phrases.say("one-of", names=phrases.listed(_names(phrases, made.random)))
        else:
            cards = pool_text(phrases, made.random, phrases.case_in(f"do-{name}-random"), made.count)
        text = phrases.say(f"do-{name}-random", cards=cards)
        if made.random.cards is not None and made.count > 1:  # a description has a plural, a list of names has none
            text = phrases.say("repeat", effect=text, times=made.count)
        text = phrases.say(f"whose{side}", effect=text) if side else text
    if effect.add is not None and effect.add.cost:
        message = "add-cheaper" if effect.add.cost < 0 else "add-dearer"
        text = phrases.say(message, effect=text, amount=abs(effect.add.cost))
    return text


def _pull(phrases: Phrases, effect: Effect) -> str:
    pull = effect.pull
    assert pull is not None
    case = phrases.case_in("do-pull")
    cards = phrases.units(pull.of, "any" if pull.top else "random", case, pull.count)
    came = phrases.say("from-deck-top" if pull.top else f"from-{pull.from_}")
    if pull.to == "obliterated":
        text = phrases.say("do-pull-obliterate", cards=cards, **{"from": came})
    else:
        text = phrases.say("do-pull", cards=cards, **{"from": came, "to": phrases.say(f"to-{pull.to}")})
    if pull.above_target is not None:
        text = phrases.say("pull-limit", effect=text, amount=pull.above_target)
    if pull.cost:
        text = phrases.say("add-cheaper" if pull.cost < 0 else "add-dearer", effect=text, amount=abs(pull.cost))
    return phrases.say("pull-soulless", effect=text) if pull.soulless else text


def pool_text(phrases: Phrases, pool: Pool, case: str, count: int = 1) -> str:
    """The cards that one is taken from: a description, or their names."""
    if pool.of is not None:
        return phrases.units(pool.of, "random", case, count)
    names = _names(phrases, pool)
    text = names[-1]
    for position, name in enumerate(reversed(names[:-1])):
        text = phrases.say("list-more" if position else "list-or", first=name, last=text)
    return text


def _names(phrases: Phrases, pool: Pool) -> list[str]:
    """The names of the cards of a pool that lists them."""
    return [phrases.say("name-in-a-list", name=phrases.name(card)) for card in pool.cards or ()]
