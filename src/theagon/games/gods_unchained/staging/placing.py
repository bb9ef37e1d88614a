"""The set-up of a scenario's position, and the checks before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cards.error_text import quoted
from theagon.games.collection.checking import Checker, KnownDefinitions
from theagon.games.constants import named_bits
from theagon.games.fields import SEATS
from theagon.games.gods_unchained.game import Builder
from theagon.games.gods_unchained.rules.cards import CHOSEN, MOST_COST, SEEN, SOULLESS, improved, with_words
from theagon.games.gods_unchained.rules.effects import silence
from theagon.games.gods_unchained.rules.gifts import lend
from theagon.games.gods_unchained.rules.mana import gems
from theagon.games.gods_unchained.rules.modifiers import add_modifier, end_modifiers, raise_maximum, room_for_modifier
from theagon.games.gods_unchained.rules.units import give_power
from theagon.games.gods_unchained.rules.world import DECK, HAND, MODIFIERS, ROW, SANCTUM, SHOWN, VOID, Keyword
from theagon.games.gods_unchained.staging import format as file
from theagon.games.gods_unchained.view import SHOWN_STATUSES, UNTIL_NAMES
from theagon.games.staging.columns import give_columns
from theagon.games.staging.placing import (
    begin,
    check_pile,
    check_timed,
    check_turn,
    check_wounds,
    copy,
    fill,
    give_turn,
    statuses,
)
from theagon.games.staging.staging import Begun
from theagon.kernel.modifiers import MOST

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.gods_unchained.content import CardSet
    from theagon.games.gods_unchained.game import GodsUnchained
    from theagon.games.gods_unchained.schema import Options

UNTIL: Final = {name: until for until, name in UNTIL_NAMES.items()}


# ---- impossible positions ------------------------------------------------------------------------------------------


def check_placement(
    placement: file.Placement, node: Node, game: GodsUnchained, options: Options, report: Report, /
) -> None:
    """Report what is impossible in a match, and what no card can be."""
    cards = game.cards
    check_turn(placement, "GU1.1", node, report)
    for seat in SEATS[:2]:
        _check_player(getattr(placement.players, seat), node.find("players", seat), cards, report)
    for name, most in (("sanctum", SHOWN), ("sanctum_pile", SANCTUM)):
        at = node.find(name.replace("_", "-"))
        check_pile(getattr(placement, name), most, "GU5.3", at, report)
        if getattr(placement, name) and not options.sanctum:
            report.add("the Sanctum is closed by the options (GU8.2)", at.location, "leave it out")
    rows = dict.fromkeys(SEATS, 0)
    relics: dict[str, str] = {}
    states = (*placement.units.values(), *placement.gods.values())
    bonuses = sum(bonus.until != "lasting" for state in states for bonus in state.bonuses)
    for name, unit in placement.units.items():
        at = node.find("units", name)
        card = cards.by_id.get(unit.card)
        if card is not None and card.kind == "relic":
            first = relics.setdefault(unit.owner, name)
            if first != name:
                report.add(f"{quoted(first)} is the relic of {unit.owner} already (GU6.2)", at.location)
        elif card is not None and card.kind == "creature":
            rows[unit.owner] += 1
            if rows[unit.owner] > ROW:
                report.add(f"{unit.owner} has more than {ROW} creatures (GU5.3)", at.location, "take one out")
            bonuses += bool(card.for_a_turn)
        elif card is not None:
            report.add(f"{quoted(card.id)} is a {card.kind} and is never on the board", at.find("card").location)
        check_wounds(unit, at, report)
    check_timed(bonuses, MODIFIERS, node, report)


def _check_player(player: file.Player, node: Node, cards: CardSet, report: Report) -> None:
    Checker(KnownDefinitions(cards.words), report).words(player, node)
    if player.power is not None:
        card = cards.by_id.get(player.power)
        if card is not None and card.kind != "god-power":
            report.add(f"{quoted(card.id)} is no god power (GU5.9)", node.find("power").location)
    for name, most in (("hand", HAND), ("deck", DECK), ("void", VOID)):
        check_pile(getattr(player, name), most, "GU5.3", node.find(name), report)
    for name in ("hand", "deck"):
        for k, given in enumerate(getattr(player, name)):
            if isinstance(given, file.GivenCard) and given.cost is not None and given.card in cards.by_id:
                printed = cards.by_id[given.card].cost
                if abs(given.cost - printed) > MOST_COST:
                    told = f"{quoted(given.card)} never comes to cost {given.cost}"
                    hint = f"{printed - MOST_COST} to {printed + MOST_COST}"
                    report.add(told, node.find(name, k, "cost").location, hint)


# ---- the position ---------------------------------------------------------------------------------------------------


def set_up(scenario: Any, _: Node, game: GodsUnchained, options: Options, /) -> Begun:
    """Return the position of a scenario."""
    placement: file.Placement = scenario.position
    builder = Builder(game, options, scenario.seed)
    g = builder.world
    give_turn(placement, g)
    for seat, name in enumerate(SEATS[:2]):
        _give(g, game, seat, getattr(placement.players, name))
        if name in placement.gods:
            _dress(g, seat, placement.gods[name])
    entered = {}
    for name, unit in placement.units.items():
        slot = builder.unit(unit.card, SEATS.index(unit.owner))
        entered[name] = g.unit[slot].entered
        _set_unit(g, game, slot, unit)
    for k, card in enumerate(placement.sanctum):
        g.shown[k] = 0 if card is None else game.cards.index(card)
    for k, card in enumerate(placement.sanctum_pile):
        g.sanctum[k] = game.cards.index(card)
    g.sanctum_size = len(placement.sanctum_pile)
    begin(g)
    return Begun(builder.position(), entered)


def _give(g: Any, game: GodsUnchained, seat: int, player: file.Player) -> None:
    """Set the power, mana and cards of a player."""
    g.god[seat] = game.cards.number("god", player.god)
    if player.power is not None:
        give_power(g, seat, game.cards.index(player.power))
    give_columns(player, g, seat, file.COLUMNS, game.cards)
    g.mana[seat] = gems(g, seat) if player.mana is None else player.mana
    g.own_turns[seat] = player.turns
    if any(g.asks_counts):
        g.played[seat] = 1 + player.cards_played
        g.spent[seat], g.buried[seat] = player.mana_spent, player.deaths_of_match
    for name in ("hand", "deck"):
        fill(g, name, seat, [_packed(game, card) for card in getattr(player, name)])


def _packed(game: GodsUnchained, given: str | file.GivenCard) -> int:
    """Return a card as the rules hold it, with what was added to it."""
    card = given if isinstance(given, file.GivenCard) else file.GivenCard(card=given)
    printed = game.cards.by_id[card.card].cost
    change = 0 if card.cost is None else card.cost - printed
    packed = improved(game.cards.index(card.card), card.strength, card.health, change)
    packed = with_words(packed, named_bits(card.keywords, Keyword))
    return packed | (SOULLESS if card.soulless else 0) | (SEEN if card.seen else 0) | (CHOSEN if card.chosen else 0)


def _set_unit(g: Any, game: GodsUnchained, slot: int, unit: file.PlacedUnit) -> None:
    u = g.unit[slot]
    if unit.silenced:
        silence(g, slot)
    copy(unit, u, "regen", "spell_boost")
    if unit.strength is not None:
        u.attack = unit.strength
    if unit.harmed_by is not None:
        u.killer = file.KILLERS.index(unit.harmed_by)
    u.fought = unit.fought
    if unit.text_of is not None:
        lend(g, slot, game.cards.index(unit.text_of), 0)
    _dress(g, slot, unit)


def _dress(g: Any, slot: int, state: file.UnitState) -> None:
    """Set the values of a unit, except its strength."""
    u = g.unit[slot]
    if state.maximum is not None:
        u.health = u.maximum = state.maximum
    copy(state, u, "burn", "armor", "attacks")
    lost = named_bits(state.lost, Keyword)
    u.keywords = (u.keywords | named_bits(state.keywords, Keyword)) & ~lost
    if u.timed_keywords & lost:
        end_modifiers(g, slot)  # the only one yet: what its card gives it for a turn
    u.status |= statuses(state, SHOWN_STATUSES)
    for bonus in state.bonuses:
        u.attack = min(MOST, max(-MOST, u.attack + bonus.strength))
        raise_maximum(u, bonus.health)
        words = named_bits(bonus.keywords, Keyword)
        if bonus.until == "lasting":
            u.keywords |= words
        else:
            place, until = room_for_modifier(g), UNTIL[bonus.until]
            add_modifier(g, place, slot, until, bonus.strength, bonus.health, words, bonus.sleep)
    u.health = state.health if state.health is not None else u.maximum - (state.damage or 0)
