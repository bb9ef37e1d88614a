"""A position as the fields of a scenario that begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.errors import TheagonError
from theagon.games.army_of_gods.rules.cards import card_of, kind_of, owner_of
from theagon.games.army_of_gods.rules.world import KINDS, SET, SETS
from theagon.games.army_of_gods.staging import format as file
from theagon.games.fields import SEATS
from theagon.games.staging.columns import columns_of, position_columns
from theagon.games.staging.saving import pile, written
from theagon.kernel.queue import put_off_count

if TYPE_CHECKING:
    from theagon.games.army_of_gods.game import ArmyPosition


def save(position: ArmyPosition, /) -> dict[str, Any]:
    """Return the fields `position` and, where they are not the usual ones, `options`.

    Raises `TheagonError` while effects are put off.
    """
    g = position.world
    if put_off_count(g):
        raise TheagonError("no scenario can say what is put off (AG4.12)")
    placement = file.Placement(
        to_act=SEATS[g.to_act],
        starter=SEATS[g.starter],
        round=g.round,
        last_played=position.card_id(g.last_played) if g.last_played else None,
        players=file.Players(*(_player(position, g, seat) for seat in range(position.seats))),
        **position_columns(g, file.COLUMNS, file.Placement),
    )
    options = written(position.setup.options)
    return {**({"options": options} if options else {}), "position": written(placement)}


def _player(position: ArmyPosition, g: Any, seat: int) -> file.Player:
    named = position.card_id
    stacks: dict[str, int | tuple[file.LyingCard, ...]] = {}
    for kind, name in enumerate(position.cards.kind_ids):
        lying = g.stack[seat * KINDS + kind][: g.stack_size[seat * KINDS + kind]]
        if lying:
            cards = tuple(_lying(position, card, seat) for card in lying)
            stacks[name] = len(cards) if set(cards) == {name} else cards
    return file.Player(
        leader=named(g.leader[seat]) if g.leader[seat] else None,
        deck=tuple(map(named, pile(g, "deck", seat))),
        sets=tuple(_set(position, seat, k) for k in range(min(g.sets[seat], SETS))),
        stacks=stacks,
        **columns_of(position, seat, file.COLUMNS, file.Player),
    )


def _set(position: ArmyPosition, seat: int, number: int) -> str | file.FinishedSet:
    """Return a finished set: its kind, if it has nothing else."""
    lying = position.world.finished[seat][SET * number : SET * number + SET]
    kind = position.cards.kind_id(kind_of(lying[0]))
    cards = tuple(_lying(position, card, seat) for card in lying)
    return kind if set(cards) == {kind} else file.FinishedSet(kind=kind, cards=cards)


def _lying(position: ArmyPosition, card: int, seat: int) -> file.LyingCard:
    name = position.card_id(card_of(card))
    return name if owner_of(card) == seat else file.TakenCard(card=name, owner=SEATS[owner_of(card)])
