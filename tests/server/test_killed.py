"""A server that is killed loses nothing that it has acknowledged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.conftest import ONE_DEVICE, Person, Table, players
from tests.server.killable import killable

KILLS = 20


class Seat:
    """A reader of a match through all restarts, and what it was told of each of the match's states."""

    def __init__(self, person: Person, path: str) -> None:
        self.person = person
        self.path = path
        self.states: dict[int, str] = {}
        self.known: dict[str, Any] = {}
        self.table: Table

    @contextmanager
    def back(self) -> Iterator[Table]:
        """Come back knowing what was told before, and find it as it was."""
        with self.person.socket(self.path) as socket:
            self.table = Table(socket, device="a", **self.known)
            self.table.until("snapshot")
            assert self.sequence >= self.known.get("sequence", 0)
            self.learn()
            yield self.table

    @property
    def sequence(self) -> int:
        return int(self.table.table["sequence"])

    def learn(self) -> None:
        """Remember what was told; the same number means the same state forever."""
        self.known = {"sequence": self.sequence, "run": self.table.welcome["run"]}
        assert self.states.setdefault(self.sequence, self.table.table["state"]) == self.table.table["state"]

    def drain(self) -> None:
        """Read what was sent before the server was killed."""
        try:
            while True:
                self.table.next()
                self.learn()
        except ConnectionClosed:
            pass


def test_killed_twenty_times_during_play_a_server_loses_no_acknowledged_action(database: str) -> None:
    with killable(database) as served, ExitStack() as people:
        host, friend, watcher = (Person(served.address) for _ in range(3))
        for person in (host, friend, watcher):
            people.enter_context(person.http)
        match = host.create(players=players("me zeus", "friend"))
        friend.join(match["match"], deck="odin")
        play = f"/api/matches/{match['match']}/socket"
        seated = [Seat(host, play), Seat(friend, play)]
        readers = [*seated, Seat(watcher, f"/api/watch/{match['watch']}/socket")]
        alone = [Seat(host, f"/api/matches/{host.create(players=ONE_DEVICE)['match']}/socket") for _ in range(3)]
        done: list[int] = []
        for killed in range(KILLS):
            with ExitStack() as here:
                tables = [here.enter_context(seat.back()) for seat in (*readers, *alone)]
                expected = "server-restarted" if killed else "fresh"
                assert {table.welcome["name"] for table in tables} == {expected, "watching"}
                assert len({seat.sequence for seat in readers}) == 1
                done = done[: readers[0].sequence]  # what was on its way is done, or it is not
                assert len(done) == readers[0].sequence
                for _ in range(killed % 3):
                    done.append(one_of(seated))
                    for seat in readers:
                        before = seat.sequence
                        while seat.sequence == before:
                            seat.table.next()
                        seat.learn()
                done.append(one_of(seated))
                for seat in alone:
                    one_of([seat])
                served.kill()
                served.start()
                for seat in (*readers, *alone):
                    seat.drain()
        with seated[0].back() as table:
            done = done[: seated[0].sequence]
            table.say("resign")
            table.until("update")
        replay = host.http.get(f"/api/matches/{match['match']}/replay").json()
        assert [played["action"] for played in replay["actions"][:-1]] == done


def one_of(seats: list[Seat]) -> int:
    """Do what may be done, without waiting for an answer; the action."""
    actor = next(seat for seat in seats if seat.table.table["options"])
    options = actor.table.table["options"]
    action = int(options[len(options) // 2]["action"])
    actor.table.act(action)
    return action
