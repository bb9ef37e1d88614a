"""Admission of a socket to a match: by the reconnection table, perhaps after waiting until the match begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from theagon.server import limits
from theagon.server.desk.reconnection import Arrival, Send, decide
from theagon.server.desk.wire import LeaveError, messages, send
from theagon.server.matches.archive import has_our_rules
from theagon.server.matches.codes import code_of
from theagon.server.matches.seating import host_of, public_place, seats_of
from theagon.server.protocol.base import PROTOCOL
from theagon.server.protocol.server import ENDED, Gone, Waiting, Welcome
from theagon.server.tasks import first_of

if TYPE_CHECKING:
    from theagon.server.budget import Account
    from theagon.server.desk.reconnection import Row
    from theagon.server.desk.wire import Socket
    from theagon.server.matches.hub import Hub
    from theagon.server.matches.live import LiveMatch
    from theagon.server.protocol.client import Hello
    from theagon.server.storage.records import StoredMatch

_FULL: Final = Gone("full", "As many as may watch this match do so already.", False)


async def admit(
    socket: Socket,
    hub: Hub,
    stored: StoredMatch | None,
    holder: str | None,
    hello: Hello,
    account: Account,
    *,
    watches: bool,
) -> tuple[LiveMatch, tuple[int, ...], Hello, Send]:
    """Bring a client that said hello to the match; return the match, the seats to play, and what to send first."""
    same_protocol = hello.protocol == PROTOCOL
    if stored is None:
        await _turn_away(socket, hub, decide(Arrival(same_protocol)), ())
    match = stored.match
    if match.state == "ended":
        raise LeaveError(ENDED)
    waiting = match.state == "waiting"
    same_rules = waiting or has_our_rules(match)
    live = await hub.loader.live(stored, account) if same_rules and not waiting else None
    if live is not None and hello.sequence > live.sequence:
        await live.sync()  # another process has announced it already
    own = seats_of(holder, stored.seats)
    seats = () if waiting or watches else own
    row = decide(
        Arrival(
            same_protocol=same_protocol,
            known_match=True,
            same_rules=same_rules,
            watches=watches,
            has_seat=bool(own),
            seat_free=waiting,
            over=live is not None and live.log.now.is_over,
            other_device=live is not None and live.audience.holds(seats, hello.device),
            takes_over=hello.take_over,
            same_run=hello.run == hub.run,
            known=hello.sequence,
            live=live.sequence if live is not None else 0,
        )
    )
    if row.send is Send.NOTHING:
        await _turn_away(socket, hub, row, seats)
    watch, delay = None if watches else match.watch, match.options.spectator_delay
    await send(socket, Welcome(row.number, row.name, hub.run, match.game, seats, watch, delay))
    if live is None:
        if watches and hub.waiting_room.count(match.id) >= limits.SPECTATORS:
            raise LeaveError(_FULL)
        await _wait(socket, hub, stored, None if watches else holder, account)
    if not seats and live.audience.spectators >= limits.SPECTATORS:
        raise LeaveError(_FULL)
    await _warn(socket, hub)
    return live, seats, hello, row.send


async def _turn_away(socket: Socket, hub: Hub, row: Row, seats: tuple[int, ...]) -> NoReturn:
    """Welcome a client by a row that sends nothing else, and close its socket."""
    await send(socket, Welcome(row.number, row.name, hub.run, "", seats, None, 0))
    raise LeaveError(Gone(row.name, f"{row.when[0].upper()}{row.when[1:]}.", False))


async def _wait(socket: Socket, hub: Hub, stored: StoredMatch, holder: str | None, account: Account) -> NoReturn:
    """Send the taken places whenever they change, until the match begins. A spectator has no `holder`."""
    match, yours = stored.match.id, holder is not None and host_of(stored.seats).holder == holder
    listed = hub.tables is not None and stored.match.listed is not None
    code = "" if holder is None else code_of(match)  # with the code one can take a seat
    at_table_from = account.payer if listed and seats_of(holder, stored.seats) else None
    with hub.waiting_room.joined(match, at_table_from) as joined:
        while (waiting := await hub.storage.find(match)) is not None and waiting.match.state == "waiting":
            places = tuple(map(public_place, waiting.seats))
            await send(socket, Waiting(places, yours, listed, stored.match.options.rated, code))
            await _warn(socket, hub)
            await first_of(_listen(socket, account), joined.wait())
            joined.clear()
    raise LeaveError(Gone("begun", "This match waits no more.", True))


async def _warn(socket: Socket, hub: Hub) -> None:
    """Send a warning if the server is about to stop."""
    notice = hub.drain.notice()
    if notice is not None:
        await send(socket, notice)


async def _listen(socket: Socket, account: Account) -> None:
    """Ignore all messages until the other side leaves."""
    async for _ in messages(socket, account):
        pass
