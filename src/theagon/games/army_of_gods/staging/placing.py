"""The set-up of a scenario's position, and the checks before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cards.error_text import quoted
from theagon.games.army_of_gods.game import Builder
from theagon.games.army_of_gods.rules.cards import packed
from theagon.games.army_of_gods.rules.world import FREE, KINDS, RECALLS, SET
from theagon.games.army_of_gods.staging.format import COLUMNS, FinishedSet, LyingCard, Placement, Player, TakenCard
from theagon.games.fields import SEATS
from theagon.games.staging.columns import Column, give_columns, said_as
from theagon.games.staging.placing import begin, copy, fill
from theagon.games.staging.staging import Begun

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.army_of_gods.game import ArmyOfGods
    from theagon.games.army_of_gods.schema import Options

PILE_SIZE: Final = 20  # of a pile that the file leaves out


# ---- impossible positions ------------------------------------------------------------------------------------------


def check_placement(placement: Placement, node: Node, game: ArmyOfGods, _: Options, report: Report, /) -> None:
    """Report what is impossible in a match."""
    players = placement.players.all
    for name in ("to_act", "starter"):
        if SEATS.index(getattr(placement, name)) >= len(players):
            place = node.find(name.replace("_", "-")).location
            report.add(f"there is no {getattr(placement, name)} in this match", place, "give that player too")
    last = placement.last_played
    if last is not None and last in game.cards.by_id and game.cards.by_id[last].kind not in ("supporting", "power"):
        told = f"{quoted(last)} is not played, so it cannot have been the last"
        report.add(told, node.find("last-played").location, "name a supporting god or a power card")
    for name, player in zip(SEATS, players, strict=False):
        for card, at, kinds in _cards(player, node.find("players", name)):
            if card in game.cards.by_id and game.cards.by_id[card].kind not in kinds:
                kind = game.cards.by_id[card].kind
                report.add(f"{quoted(card)} is of kind {kind} and cannot be here", at.location)
    if players[min(SEATS.index(placement.to_act), len(players) - 1)].out:
        report.add(f"{placement.to_act} is out and cannot be to act (AG7.8)", node.find("to-act").location)


def _cards(player: Player, node: Node) -> Iterator[tuple[str, Node, tuple[str, ...]]]:
    """Yield the cards of a player: each with its place in the file, and the kinds that may be there."""
    if player.leader is not None:
        yield player.leader, node.find("leader"), ("leading",)
    for name in ("hand", "deck", "discard"):
        for k, card in enumerate(getattr(player, name) or ()):
            yield card, node.find(name, k), ("army", "supporting", "power")
    for k, each in enumerate(player.sets):
        if isinstance(each, FinishedSet):
            yield each.kind, node.find("sets", k, "kind"), ("army",)
            yield from _lying_cards(each.cards, node.find("sets", k, "cards"))
        else:
            yield each, node.find("sets", k), ("army",)
    for kind, lying in player.stacks.items():
        at = node.find("stacks", kind)
        yield kind, node.find("stacks").keys.get(kind, at), ("army",)
        yield from _lying_cards(lying if isinstance(lying, tuple) else (), at)


def _lying_cards(lying: tuple[LyingCard, ...], node: Node) -> Iterator[tuple[str, Node, tuple[str, ...]]]:
    """Yield the cards of a stack or a set likewise."""
    for k, each in enumerate(lying):
        yield each.card if isinstance(each, TakenCard) else each, node.find(k), ("army", "supporting")


# ---- the position ---------------------------------------------------------------------------------------------------


def set_up(scenario: Any, _: Node, game: ArmyOfGods, options: Options, /) -> Begun:
    """Return the position of a scenario."""
    placement: Placement = scenario.position
    players = placement.players.all
    builder = Builder(game, len(players), options, scenario.seed)
    g = builder.world
    g.active = g.to_act = SEATS.index(placement.to_act)
    g.starter = SEATS.index(placement.starter)
    g.round = placement.round
    g.turn = len(players) * (placement.round - 1) + (g.active - g.starter) % len(players) + 1
    copy(placement, g, *said_as(COLUMNS, Column.POSITION))
    for seat, player in enumerate(players):
        _give(g, game, seat, player)
    g.traits = _traits(g)
    if g.traits & RECALLS and placement.last_played is not None:
        g.last_played = game.cards.index(placement.last_played)
    begin(g)
    return Begun(builder.position(), {})


def _traits(g: Any) -> int:
    """Return what the decks of a position hold, as bits: as if any card of the game were in them, but for free ones."""
    traits = RECALLS * any(row.recalls for row in g.card)
    for seat in range(g.players):
        held = (*g.deck[seat], *g.hand[seat], *g.discard[seat])
        traits |= any(g.card[card].free for card in held) * FREE << seat
    return traits


def _give(g: Any, game: ArmyOfGods, seat: int, player: Player) -> None:
    index = game.cards.index
    g.leader[seat] = index(player.leader) if player.leader is not None else 0
    give_columns(player, g, seat, COLUMNS, game.cards)
    pile = (game.cards.kind_id(0),) * PILE_SIZE if player.deck is None else player.deck
    fill(g, "deck", seat, list(map(index, pile)))
    kinds = game.cards.kind_ids
    for kind, lying in player.stacks.items():
        stacked: tuple[LyingCard, ...] = (kind,) * lying if isinstance(lying, int) else lying
        stack = seat * KINDS + kinds.index(kind)
        for k, card in enumerate(stacked):
            g.stack[stack][k] = _lying(game, card, seat, kind)
        g.stack_size[stack] = len(stacked)
    for k, each in enumerate(player.sets):
        one = each if isinstance(each, FinishedSet) else FinishedSet(kind=each, cards=(each,) * SET)
        for i, card in enumerate(one.cards):
            g.finished[seat][SET * k + i] = _lying(game, card, seat, one.kind)
    g.sets[seat] = len(player.sets)


def _lying(game: ArmyOfGods, card: LyingCard, seat: int, kind: str) -> int:
    """Return a card in a stack or a set of a kind, as the rules hold it."""
    name, owner = (card.card, SEATS.index(card.owner)) if isinstance(card, TakenCard) else (card, seat)
    return packed(game.cards.index(name), owner, game.cards.kind_ids.index(kind))
