"""Whoever reads the log can follow the match: what a seat is told accounts for all that it sees change.

`make soak` follows a thousand matches of each mode.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.kits import KITS, MODES
from tests.testing.broken import Wrapped, WrappedPosition, with_positions
from theagon.errors import TheagonError
from theagon.games.events import EventKind
from theagon.testing import ConformanceError, check_log

MATCHES: Final = 50
"""Of each mode."""


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_log_tells_all_that_changes_in_a_view(name: str, mode: str) -> None:
    kit = KITS[name]
    assert check_log(kit.game(), kit.seeds(mode, MATCHES), kit.deal) >= 50 * MATCHES


class Forgetful(Wrapped):
    """A game whose row of one kind of event declares nothing."""

    def __init__(self, inner: Any, kind: str) -> None:
        super().__init__(inner)
        self.events = inner.events | {kind: EventKind("", "")}


@pytest.mark.parametrize(
    ("name", "kind", "field"),
    [
        ("hand-of-the-gods", "draw", "p. (hand|deck)"),
        ("hand-of-the-gods", "play-unit", "p. (hand|mana)"),
        ("hand-of-the-gods", "death", "unit"),
        ("hand-of-the-gods", "move", "unit"),
        ("gods-unchained", "favor", "p. favor"),
        ("gods-unchained", "to-void", "p. void"),
        ("gods-unchained", "keywords", "unit"),
        ("army-of-gods", "turn-start", "moves|turn"),
        ("army-of-gods", "drop", "stack|moves|p. (hand|discard)"),
        ("army-of-gods", "joins", "stack"),
        ("army-of-gods", "set", "stack|p. sets|turn-sets"),
        ("army-of-gods", "set-opened", "p. sets"),
        ("army-of-gods", "to-discard", "p. discard"),
        ("army-of-gods", "out", "stack|p. (sets|out|guarded)"),
    ],
)
def test_a_change_that_no_row_declares_is_found(name: str, kind: str, field: str) -> None:
    kit = KITS[name]
    blind = Forgetful(kit.game(), kind)
    with pytest.raises(ConformanceError, match=f"by the log ({field})"):
        check_log(blind, range(MATCHES), kit.deal)  # type: ignore[arg-type]


class Blank(WrappedPosition):
    def view(self, _: int | None, /) -> dict[str, Any]:
        return {"players": []}


def test_a_game_with_nothing_to_follow_says_so() -> None:
    with pytest.raises(TheagonError, match="cannot be followed: its views have no units, stacks or pieces"):
        check_log(with_positions(Blank), [0])  # type: ignore[arg-type]
