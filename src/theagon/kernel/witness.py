"""What an action shows to each seat, as digests: for walks through whole games, which tell information states apart."""

from __future__ import annotations

from theagon.kernel.hooks import act, is_legal, observe
from theagon.kernel.log import EVENTS, Event
from theagon.kernel.match import MatchScratch
from theagon.kernel.records import Bytes, uint32
from theagon.kernel.rng import MAX_SEED, U32, mix

DIGEST = 8  # bytes
WITNESSES = 4  # seats, at most
KINDS = 63  # of events, by bits of a number

HIDDEN = (0, MAX_SEED)
"""The bounds of a number with a bit for each of `KINDS` kinds of events."""


class WitnessScratch(MatchScratch):
    """The fields that `witness` adds to a game's world."""

    told_digest = uint32[2 * WITNESSES]  # by seat: two words for its events
    seen_digest = uint32[2 * WITNESSES]  # two words for its observation


def witness(g: WitnessScratch, tried: int, hidden: int, more_hidden: int, out: Bytes) -> None:
    """Carry out an action, if it is legal, and write digests of what each seat learns by it.

    `out` has room for an observation and receives, by seat, `DIGEST` bytes for the action and its events, as far as the
    seat may know them, and then, by seat, `DIGEST` bytes for what it sees afterwards. `hidden` and `more_hidden` have a
    bit for each kind of events of which only the seat concerned knows the card.
    """
    actor = g.to_act
    g.log_on = 1
    g.happened = 0
    if tried >= 0 and is_legal(g, tried):
        act(g, tried)
    seats = len(g.contestant)
    for seat in range(seats):
        for lane in range(2):
            g.told_digest[2 * seat + lane] = told_to(g, seat, lane, actor, tried, hidden, more_hidden)
    for seat in range(seats):
        observe(g, seat, out)
        for lane in range(2):
            g.seen_digest[2 * seat + lane] = digest_of(out, lane)
    for k in range(2 * seats):
        put_word(out, 4 * k, g.told_digest[k])
        put_word(out, 4 * (2 * seats + k), g.seen_digest[k])


def told_to(g: WitnessScratch, seat: int, lane: int, actor: int, action: int, hidden: int, more_hidden: int) -> int:
    """Return a word that tells what a seat may know of an action and its events; each lane has a word of its own."""
    h = 1 + lane
    count = min(g.happened, EVENTS)
    secret = count == 0 or (hides(g.event[0], hidden, more_hidden))
    h = stir(h, action if seat == actor or not secret else -1)
    for k in range(count):
        h = tell(h, g.event[k], g.event[k].seat != seat and hides(g.event[k], hidden, more_hidden))
    return h


def tell(h: int, e: Event, conceals: bool) -> int:
    """Return a digest together with an event, its card left out if it conceals it."""
    h = stir(stir(stir(stir(h, e.kind), e.clause), e.seat), e.amount)
    h = stir(stir(h, e.source), e.target)
    if e.source:
        h = stir(stir(stir(h, e.source_card), e.source_tile), e.source_owner)
    if e.target:
        h = stir(stir(h, e.target_card), e.target_owner)
    h = stir(h, e.target_tile)
    if not conceals:
        h = stir(stir(h, e.target_card), e.extra)
    return h


def hides(e: Event, hidden: int, more_hidden: int) -> bool:
    """Return whether only the seat that an event concerns may know its card."""
    if e.kind < KINDS:
        return hidden >> e.kind & 1 == 1
    return e.kind < 2 * KINDS and more_hidden >> (e.kind - KINDS) & 1 == 1


def digest_of(out: Bytes, lane: int) -> int:
    """Return a digest of bytes; each lane has its own."""
    h = 1 + lane
    for k in range(len(out) // 4):
        h = stir(h, out[4 * k] | out[4 * k + 1] << 8 | out[4 * k + 2] << 16 | out[4 * k + 3] << 24)
    for k in range(len(out) // 4 * 4, len(out)):
        h = stir(h, out[k])
    return h


def stir(h: int, value: int) -> int:
    """Return a word that depends on all bits of both; digests that begin differently stay independent."""
    return mix((h * 0x2C1B3C6D + (value & U32) + 0x9E3779B9) & U32)


def put_word(out: Bytes, at: int, word: int) -> None:
    """Write a word, its lowest byte first."""
    for k in range(4):
        out[at + k] = word >> 8 * k & 255
