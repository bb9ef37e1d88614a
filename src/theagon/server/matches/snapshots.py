"""Snapshots of matches, so that loading one never plays many actions.

A snapshot follows from the entries, which stay the truth: one that this release cannot read is ignored. It has the
state after some entry, and the steps since the snapshot before it: together those of a match have all its steps.
"""

from __future__ import annotations

import hashlib
import zlib
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from theagon.games.base import Event, UnitRef
from theagon.match.match import Step
from theagon.server.storage.records import Snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.compiler.program import Program
    from theagon.games.play.game import Game
    from theagon.match.match import Match

EVERY: Final = 32
"""Steps from one snapshot of a match to the next, and so the most that loading it plays."""


class _Data(Struct, frozen=True):
    sequence: int  # these two as the snapshot has them, where a damaged disk may change them
    first: int
    state: bytes
    steps: tuple[Step, ...]  # from `first` on


_DECODER: Final = msgspec.msgpack.Decoder(_Data)


class Resumption(Struct, frozen=True):
    """A point from which a match can be loaded."""

    sequence: int  # how many entries led there
    history: tuple[Step, ...]
    state: bytes


def snapshot_of(match: Match, sequence: int, first: int) -> Snapshot:
    """Return the snapshot of a match after `sequence` entries; those before it have its first `first` steps."""
    data = _Data(sequence, first, match.position.state_bytes(), tuple(match.history[first:]))
    return Snapshot(sequence, form_of(match.game), first, zlib.compress(msgspec.msgpack.encode(data)))


def resumptions(game: Game, snapshots: Sequence[Snapshot]) -> Iterator[Resumption]:
    """Return the points from which the snapshots of a match, in their order, let it be loaded: the latest first."""
    found: list[Resumption] = []
    history: tuple[Step, ...] | None = None
    for snapshot in snapshots:
        if snapshot.first == 0:
            found, history = [], ()
        data = _read(snapshot) if snapshot.form == form_of(game) else None
        if data is None:
            history = None  # later snapshots lack its steps
        elif history is not None:
            history = history[: snapshot.first] + data.steps
            found.append(Resumption(snapshot.sequence, history, data.state))
    return reversed(found)


def _read(snapshot: Snapshot) -> _Data | None:
    """Return the data of a snapshot; None if they were damaged."""
    try:
        data = _DECODER.decode(zlib.decompress(snapshot.data))
    except (zlib.error, msgspec.DecodeError):
        return None
    return data if (data.sequence, data.first) == (snapshot.sequence, snapshot.first) else None


def form_of(game: Game) -> str:
    """Return the form of the data of a game: equal only if what was written can be read, and means the same."""
    return f"{game.rules_version} {_digest(game.backend.program)}"


@cache
def _digest(program: Program) -> str:
    layout = program.state.layout
    fields = [each.__struct_fields__ for each in (_Data, Step, Event, UnitRef)]
    parts = (layout.labels(), [(at, kind.name) for at, kind in layout.numbers()], fields)
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()
