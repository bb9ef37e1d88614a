"""Pieces are followed by what events say of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from theagon.games.base import Event, UnitRef
from theagon.games.display.events import EventKind
from theagon.testing.followers import PieceFollower


@pytest.mark.parametrize(("named", "owner"), [(None, 1), (0, 0)])
def test_a_piece_that_appears_is_of_its_named_owner_else_of_the_seat_of_the_event(
    named: int | None, owner: int
) -> None:
    game: Any = SimpleNamespace(
        all_definitions=(),
        events={"lay": EventKind("", "", "appear")},
        teller=lambda *_: SimpleNamespace(zones={}),
        described=SimpleNamespace(values={}),
    )
    view: dict[str, Any] = {"players": [{}, {}], "pieces": []}
    PieceFollower(game).play(view, Event(0, "lay", "", seat=1, target=UnitRef(7, "man", "c3", named)))
    assert view["pieces"] == [{"id": 7, "card": "man", "owner": owner, "tile": "c3"}]
