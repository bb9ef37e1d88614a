"""The attacks: each declared once, with what it does, how many at once, and how fast.

One address attacks, at the full rate that the server allowed one address and one socket when the attacks were found:
20 messages a second on a socket, 3,000 requests and sockets a minute. A stricter server refuses a part of it.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import os
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from websockets.asyncio.client import connect

from bench.server.attacker import ADDRESS, Attack, Attacker, Leftover, Run, carry_out
from bench.server.people import MESSAGES, Person, connection, http
from theagon.games import NAMES, load_game
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of
from theagon.server.limits import SPECTATORS
from theagon.server.protocol.client import Act, AskTakeBack, Ping, Preview, Speak, WhyNot
from theagon.server.protocol.matches import FromReplay, NewMatch

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from bench.server.people import Created, Table
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.client import ClientMessage

PREPARING: Final = "127.0.0.4"
"""Where from matches are played that an attack needs: it finds all that its address is allowed."""
NICE: Final = 10
"""How far the attacker steps back where it shares the machine's cores with the server and the bystander."""
UPLOAD: Final = 4_900_000
PIECE: Final = 100_000
BYTE_SECONDS: Final = 1.0
INFLATED: Final = 65_000
BURST: Final = 150
CROWDS: Final = 2
MOST_ENTRIES: Final = 1000
REPLAY: Final = 390_000
DECK: Final = 20_000


def attack(pipe: Connection, name: str, server: str, seconds: float, changes: dict[str, Any]) -> None:
    """Attack for `seconds`: send None at the beginning, then the `Outcome`. `changes` are of the attack's fields."""
    os.nice(NICE)
    pipe.send(asyncio.run(carry_out(replace(ATTACKS[name], **changes), server, seconds, lambda: pipe.send(None))))


async def _wait(attacker: Attacker) -> None:
    async def wait(_: int) -> None:
        await asyncio.Event().wait()

    await attacker.go(wait)


# ---- over sockets ----------------------------------------------------------------------------------------------------


async def _inflate(attacker: Attacker) -> None:
    """Send messages at once that take a hundred times their bytes once they are inflated."""
    created, _ = await _played(attacker)
    ping = msgspec.json.encode(Ping()).ljust(INFLATED)

    async def inflate(k: int) -> None:
        async for _ in attacker.pace(k):
            async with attacker.person().at(created.watch_path) as seat:
                await seat.seated()
                for _ in range(BURST):
                    await seat.socket.send(ping, text=True)
                await seat.socket.wait_closed()
                attacker.answers[f"closed: {seat.socket.close_reason or seat.socket.close_code}"] += 1

    await attacker.go(inflate)


Saying: TypeAlias = "Callable[[int, Table], ClientMessage]"
"""What to say as the message of this number, at this table."""


async def _speak(attacker: Attacker) -> None:
    created, _ = await _played(attacker)
    await attacker.go(lambda k: _chat(attacker, k, attacker.person(), created.watch_path, _in_turn))


async def _speak_unread(attacker: Attacker) -> None:
    created, _ = await _played(attacker)

    async def chat(k: int) -> None:
        async with attacker.person().at(created.watch_path, max_queue=1) as seat:
            async for number in attacker.pace(k):
                await seat.say(_in_turn(number, seat.table))

    await attacker.go(chat)


def _in_turn(number: int, _: Table) -> Speak:
    languages: tuple[Language, ...] = ("en", "es", "ru")
    return Speak(languages[number % len(languages)])


def _each_at_a_match(say: Saying) -> Run:
    """Return an attack in which each worker sends a message at its own match."""

    async def run(attacker: Attacker) -> None:
        played = await asyncio.gather(*(_played(attacker) for _ in range(attacker.attack.at_once)))

        async def chat(k: int) -> None:
            created, person = played[k]
            await _chat(attacker, k, person, created.play_path, say)

        await attacker.go(chat)

    return run


def _preview(number: int, table: Table) -> Preview:
    return Preview(number, table.options[number % len(table.options)].action)


async def _take_back(attacker: Attacker) -> None:
    """Do the same again and again, and take it back each time."""
    played = await asyncio.gather(*(_played(attacker) for _ in range(attacker.attack.at_once)))

    async def take_back(k: int) -> None:
        created, person = played[k]
        choose = random.Random(k)
        async with person.at(created.play_path) as seat:
            await seat.seated()
            async for _ in attacker.pace(k):
                sequence, options = seat.table.sequence, seat.table.options
                if seat.table.take_back is None:
                    await seat.say(AskTakeBack())
                    while seat.table.sequence <= sequence:
                        if (message := await seat.next()).type == "refused":
                            attacker.answers[f"refused: {message.reason}"] += 1
                            break
                elif options:
                    moves = [option for option in options if option.verb == "move"]
                    await seat.act(choose.choice(moves or options).action)
                attacker.answers["entries"] += seat.table.sequence - sequence

    await attacker.go(take_back)
    created, person = played[0]
    attacker.leftover = Leftover(created.play_path, person.cookie)


async def _come_and_go(attacker: Attacker) -> None:
    created, _ = await _played(attacker)

    async def come(k: int) -> None:
        async for _ in attacker.pace(k):
            async with attacker.person().at(created.watch_path) as seat:
                await seat.seated()
            attacker.answers["seated"] += 1

    await attacker.go(come)


async def _played(attacker: Attacker) -> tuple[Created, Person]:
    """Play a match at one device for a while; return it with the person who has its seats."""
    person = Person(attacker.server, PREPARING)
    created = await person.create("me", "me")
    await person.play(created, random.Random(1), attacker.attack.played)
    return created, Person(attacker.server, ADDRESS, person.cookie)


async def _chat(attacker: Attacker, k: int, person: Person, path: str, say: Saying) -> None:
    """Say something again and again, and read all that is answered."""

    async def listen() -> None:
        while True:
            message = await seat.next()
            attacker.answers[f"{message.type} {message.reason}".strip()] += 1

    async with person.at(path) as seat:
        await seat.seated()
        listening = asyncio.create_task(listen())
        try:
            async for number in attacker.pace(k):
                await seat.say(say(number, seat.table))
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


# ---- over HTTP -------------------------------------------------------------------------------------------------------


def _asking(method: str, paths: tuple[str, ...], content: Callable[[], bytes] = bytes) -> Run:
    """Return an attack in which all request these paths in turn, each over a connection that is kept."""

    async def run(attacker: Attacker) -> None:
        body = content()

        async def ask(k: int) -> None:
            async with http(attacker.server, ADDRESS) as here:
                async for number in attacker.pace(k):
                    answer = await here.ask(method, paths[(k + number) % len(paths)], body, Accept_Encoding="gzip")
                    attacker.answers[answer.kind] += 1

        await attacker.go(ask)

    return run


def _hostile_deck() -> bytes:
    """Return a deck of as many values as fit into it."""
    values = "a," * ((DECK - 20) // 2)
    return msgspec.json.encode({"text": f"cards: [{values}]"})


def _long_replay() -> bytes:
    """Return a replay of a match that does not end where it ended."""
    replay = msgspec.json.decode(_replay("hand-of-the-gods"))
    line = len(msgspec.json.encode(replay["actions"])) / len(replay["actions"])
    replay["actions"] = list(itertools.islice(itertools.cycle(replay["actions"]), int(REPLAY / line)))
    return msgspec.json.encode(replay)


def _match_of_replay() -> bytes:
    """Return a wish for a match that keeps all cards of its game."""
    game = "gods-unchained"
    return msgspec.json.encode(NewMatch(game, begin=FromReplay(_replay(game).decode(), 0)))


def _replay(name: str) -> bytes:
    """Return the replay of a match at random."""
    game = load_game(name)
    decks = list(game.starter_decks().values())
    match, choose = Match(game, game.setup(decks[:2], seed=1)), random.Random(1)
    while not match.position.is_over:
        match.apply(choose.choice(match.position.legal_actions()))
    return encode(replay_of(match))


async def _create(attacker: Attacker) -> None:
    """Let all make a match in the same moment, each a new person."""
    wished = {"game": "hand-of-the-gods", "players": [{"who": "me"}, {"who": "greedy"}]}

    async def create(k: int) -> None:
        async with http(attacker.server, ADDRESS) as here:
            async for _ in attacker.pace(k):
                answer = await attacker.person().send(here, "POST", "/api/matches", wished)
                attacker.answers[answer.kind] += 1

    await attacker.go(create)


async def _join(attacker: Attacker) -> None:
    async def join(k: int) -> None:
        host, friend = attacker.person(), attacker.person()
        async for _ in attacker.pace(k):
            created = await host.create("me", "friend")
            await friend.join(created.match)
            attacker.answers["joined"] += 1

    await attacker.go(join)


async def _crowd(attacker: Attacker) -> None:
    """Act as fast as a socket may at each match, with as many as can watch it from one address."""
    matches = [await _played(attacker) for _ in range(CROWDS)]

    async def watch(k: int) -> None:
        async for _ in attacker.pace(k):
            async with attacker.person().at(matches[k % CROWDS][0].watch_path) as seat:
                while True:
                    await seat.socket.recv(decode=False)
                    attacker.answers["told"] += 1

    async def play(k: int) -> None:
        created, person = matches[k]
        await person.play(created, random.Random(k), MOST_ENTRIES)
        matches[k] = await _played(attacker)

    await attacker.go(lambda k: play(k) if k < CROWDS else watch(k))


async def _open_silently(attacker: Attacker) -> None:
    address = f"ws://{attacker.server}/api/watch/x/socket"

    async def wait(k: int) -> None:
        async for _ in attacker.pace(k):
            async with connect(address, local_addr=(ADDRESS, 0), proxy=None, ping_interval=None) as socket:
                attacker.answers["opened"] += 1
                await socket.wait_closed()

    await attacker.go(wait)


async def _stay(attacker: Attacker) -> None:
    """Watch matches and say nothing more, each with as many as may watch one."""
    matches = [(await _played(attacker))[0] for _ in range(math.ceil(attacker.attack.at_once / SPECTATORS))]

    async def stay(k: int) -> None:
        async for _ in attacker.pace(k):
            async with attacker.person().at(matches[k // SPECTATORS].watch_path) as seat:
                await seat.seated()
                attacker.answers["seated"] += 1
                await seat.socket.wait_closed()

    await attacker.go(stay)


# ---- below HTTP ------------------------------------------------------------------------------------------------------


def _stalling(head: str, stall: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> Run:
    """Return an attack in which all begin a request and do not end it until the connection is closed; then again."""

    async def run(attacker: Attacker) -> None:
        async def connect(k: int) -> None:
            async for _ in attacker.pace(k):
                async with connection(attacker.server, ADDRESS) as (reader, writer):
                    writer.write(head.encode())
                    stalling = asyncio.ensure_future(stall(writer))
                    try:
                        answered = await reader.read(1 << 16)
                    finally:
                        stalling.cancel()
                        await asyncio.gather(stalling, return_exceptions=True)
                    attacker.answers[answered[9:12].decode() if answered else "closed"] += 1

        await attacker.go(connect)

    return run


async def _say_nothing(_: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


async def _send_a_part(writer: asyncio.StreamWriter) -> None:
    for _ in range(UPLOAD // PIECE):
        writer.write(bytes(PIECE))
        await writer.drain()


async def _send_bytes(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"a")
        await asyncio.sleep(BYTE_SECONDS)


# ---- all of them -----------------------------------------------------------------------------------------------------

_CATALOGUES: Final = tuple(f"/api/games/{game}/catalogue?language=ru" for game in NAMES)
_RULEBOOKS: Final = tuple(f"/api/games/{game}/rulebook?language=en" for game in NAMES)
_SCENARIO: Final = "/api/games/hand-of-the-gods/scenarios/hg4/guarded-stone.yaml"
_HEAD: Final = "Host: theagon.example\r\n"
_ALL: Final = (
    Attack("calm", "do nothing, to compare with", 1, 1, _wait),
    Attack("take-backs", "act, take back, again; then open the match", 1, MESSAGES, _take_back, 150, leaves=True),
    Attack("speak", "ask for another language", 50, MESSAGES, _speak, 200),
    Attack("speak-unread", "ask for another language and read nothing", 100, MESSAGES, _speak_unread, 200),
    Attack("inflating", "send messages that inflate to 64 KB, come back when sent away", 40, 5, _inflate),
    Attack("stale-acts", "act on a table of long ago", 50, MESSAGES, _each_at_a_match(lambda *_: Act(0, 1 << 30)), 30),
    Attack("previews", "ask what would come of actions", 50, MESSAGES, _each_at_a_match(_preview), 30),
    Attack(
        "why-nots",
        "ask why something cannot be done",
        50,
        MESSAGES,
        _each_at_a_match(lambda number, _: WhyNot(number, "attack a1 a2")),
        30,
    ),
    Attack(
        "decks",
        "have 20 KB of YAML checked",
        8,
        33 / 8,
        _asking("POST", ("/api/games/army-of-gods/decks/check",), _hostile_deck),
    ),
    Attack("catalogues", "get catalogues", 16, math.inf, _asking("GET", _CATALOGUES)),
    Attack("rulebooks", "get rulebooks", 16, math.inf, _asking("GET", _RULEBOOKS)),
    Attack("scenarios", "get a scenario", 16, math.inf, _asking("GET", (_SCENARIO,))),
    Attack("replays", "send a replay of 400 KB", 4, math.inf, _asking("POST", ("/api/replays",), _long_replay)),
    Attack(
        "uploads",
        "send 4.9 MB of 5 and stop",
        40,
        1,
        _stalling(f"POST /api/replays HTTP/1.1\r\n{_HEAD}Content-Length: 5000000\r\n\r\n", _send_a_part),
    ),
    Attack("silence", "connect and send nothing", 2000, 1, _stalling("", _say_nothing)),
    Attack(
        "slow-headers",
        "send headers byte by byte",
        200,
        1,
        _stalling(f"GET /api/games HTTP/1.1\r\n{_HEAD}X-Slow: ", _send_bytes),
    ),
    Attack("crowds", "act before all who may watch", 902, 1, _crowd),
    Attack("handshakes", "open sockets and say nothing", 2600, 1, _open_silently),
    Attack("idle-sockets", "come to watch and stay", 2000, 1, _stay),
    Attack(
        "slow-bodies",
        "send short bodies byte by byte",
        2000,
        1,
        _stalling(f"POST /api/matches HTTP/1.1\r\n{_HEAD}Content-Length: 10000\r\n\r\n", _send_bytes),
    ),
    Attack("matches-60", "make a match in the same moment", 60, 0.5, _create),
    Attack("matches-100", "make a match in the same moment", 100, 0.5, _create),
    Attack(
        "kept-cards",
        "fill the disk with matches of a replay, which keep their cards",
        4,
        math.inf,
        _asking("POST", ("/api/matches",), _match_of_replay),
    ),
    Attack("joins", "make a match and join it", 20, 1.25, _join),
    Attack("spectators", "come to watch and go again", 400, 1 / 8, _come_and_go, 100),
)
ATTACKS: Final = {each.name: each for each in _ALL}
