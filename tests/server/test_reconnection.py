"""Each row of the reconnection table, and that the table leaves nothing out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from theagon.server.desk.reconnection import TABLE, Arrival, Send, as_markdown, decide

RESUMING = Arrival(
    known_match=True,
    same_protocol=True,
    same_rules=True,
    watches=False,
    has_seat=True,
    seat_free=False,
    over=False,
    other_device=False,
    takes_over=False,
    same_run=True,
    known=5,
    live=5,
)

NOTHING, WAITING, SNAPSHOT, UPDATE = Send.NOTHING, Send.WAITING, Send.SNAPSHOT, Send.UPDATE


@pytest.mark.parametrize(
    ("number", "name", "send", "change"),
    [
        (1, "version-changed", NOTHING, {"same_protocol": False}),
        (2, "unknown-match", NOTHING, {"known_match": False}),
        (3, "rules-changed", NOTHING, {"same_rules": False}),
        (4, "watching", SNAPSHOT, {"watches": True, "has_seat": False}),
        (5, "waiting", WAITING, {"seat_free": True}),
        (5, "waiting", WAITING, {"seat_free": True, "watches": True, "has_seat": False}),
        (6, "seat-taken", NOTHING, {"has_seat": False}),
        (7, "not-joined", NOTHING, {"has_seat": False, "seat_free": True}),
        (8, "other-device", NOTHING, {"other_device": True}),
        (9, "match-over", SNAPSHOT, {"over": True}),
        (10, "fresh", SNAPSHOT, {"known": -1}),
        (11, "ahead", SNAPSHOT, {"known": 6}),
        (12, "server-restarted", SNAPSHOT, {"same_run": False}),
        (13, "behind", UPDATE, {"known": 4}),
        (14, "resume", UPDATE, {}),
    ],
)
def test_who_comes_otherwise_than_to_resume_is_met_by_the_row_for_it(
    number: int, name: str, send: Send, change: dict[str, bool | int]
) -> None:
    row = decide(replace(RESUMING, **change))
    assert (row.number, row.name, row.send) == (number, name, send)


def test_who_says_to_go_on_here_takes_the_seat_over_from_the_other_device() -> None:
    assert decide(replace(RESUMING, other_device=True, takes_over=True)).name == "resume"


def test_rows_are_numbered_from_one_and_each_has_a_name_of_its_own() -> None:
    assert [row.number for row in TABLE] == list(range(1, len(TABLE) + 1))
    assert len({row.name for row in TABLE}) == len(TABLE)


arrivals = st.builds(
    Arrival,
    **{name: st.booleans() for name in Arrival.__struct_fields__[:-2]},
    known=st.integers(-1, 3),
    live=st.integers(0, 3),
)


@given(arrivals)
def test_whoever_comes_is_shown_the_match_only_with_a_seat_or_the_link_for_spectators(arrival: Arrival) -> None:
    if decide(arrival).send is not NOTHING:
        assert arrival.known_match
        assert arrival.same_protocol
        assert arrival.has_seat or arrival.watches


@given(arrivals)
def test_only_what_was_missed_is_sent_only_to_a_client_whose_entries_this_process_sent(arrival: Arrival) -> None:
    if decide(arrival).send is UPDATE:
        assert arrival.same_run
        assert 0 <= arrival.known <= arrival.live


def test_the_documentation_has_a_line_for_every_row() -> None:
    lines = as_markdown().splitlines()[2:]
    assert [line.split(" | ")[1] for line in lines] == [f"`{row.name}`" for row in TABLE]
