"""Replay files: a match as one JSON document that survives changes of the cards.

It names the game and the version of its rules, and contains everything the match needs: the definitions of its cards
with their indexes, the set-up with its seed, and the actions. A hash of the state after each action shows where the
match first differs from the file. Reading verifies: `load` plays the match through. Nothing in a file is trusted: its
size, depth and number of values are bounded before anything is built.

A replay contains the seed, and so every secret of its match: never give it to a player of a running match.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Never

import msgspec
from msgspec import Meta

from theagon.cards.decode import Decoded, decode_with_places
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.node import Source
from theagon.cards.schema import Schema, converted
from theagon.cards.source import MAX_BYTES, is_deep, parse_yaml
from theagon.errors import Location, TheagonError
from theagon.games import NAMES, load_game
from theagon.match.match import Match

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.play.game import Game

FORMAT: Final = "theagon-replay"
VERSION: Final = 1
SHORT: Final = 8
"""The digits of the state's hash with each action: enough to find the first difference."""

StateHash = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="a hash: 32 digits and letters a to f")]
ShortHash = Annotated[
    str, Meta(pattern=f"^[0-9a-f]{{{SHORT}}}$", description=f"a hash: {SHORT} digits and letters a to f")
]


class Played(Schema):
    """An action: its number, its notation, and the first digits of the state's hash after it."""

    action: Annotated[int, Meta(ge=0, le=1 << 31)]
    text: Annotated[str, Meta(max_length=200)]
    state: ShortHash


class Replay(Schema, kw_only=True):
    """The document. The game checks `cards` and `setup`."""

    format: str
    version: int
    game: str
    rules: str
    setup: dict[str, Any]
    cards: Annotated[list[Any], Meta(max_length=2000)]
    opening: StateHash  # the state before the first action
    actions: Annotated[list[Played], Meta(max_length=30_000)]
    hints: Annotated[tuple[Annotated[int, Meta(ge=1, le=30_001)], ...], Meta(max_length=30_000)] = ()  # steps
    finished: bool
    final_hash: StateHash
    digest: StateHash  # of all other fields


def replay_of(match: Match) -> Replay:
    """Return the document of a match, finished or not. Raises `TheagonError` for a match that a scenario staged."""
    if match.staged is not None:
        raise TheagonError("a match that goes on from a scenario has no replay file", hint=_REPLAYED)
    again = match.branch(0)
    opening = again.position.state_hash()
    actions = []
    for step in match.history:
        again.apply(step.action)
        actions.append(Played(action=step.action, text=step.notation, state=again.position.state_hash()[:SHORT]))
    document = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "setup": msgspec.to_builtins(match.setup),
        "cards": match.game.definitions(match.setup),
        "opening": opening,
        "actions": msgspec.to_builtins(actions),
        **({"hints": match.hints} if match.hints else {}),
        "finished": match.position.is_over,
        "final-hash": match.position.state_hash(),
    }
    return converted(document | {"digest": _digest(document)}, Replay)


def encode(replay: Replay) -> bytes:
    """Encode the document as readable JSON: a line for each field, each card and each action."""
    fields = []
    for name, value in _plain(replay).items():
        if isinstance(value, list) and value:
            text = "[\n    " + ",\n    ".join(_json(item) for item in value) + "\n  ]"
        else:
            text = _json(value)
        fields.append(f"  {_json(name)}: {text}")
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def save(match: Match, path: Path) -> None:
    """Write a match, finished or not, to a file, atomically.

    Raises `OSError` for `path` if it cannot be written.
    """
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.write_bytes(encode(replay_of(match)))
        unfinished.replace(path)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from error


def load(path: Path) -> Match:
    """Read a replay file. Returns its match, played through and verified.

    Raises `TheagonError`, with the location and the cure, for a file that is not a replay, that these rules cannot
    play, or that differs from its match; `OSError` if the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    return decode(data, str(path))


def decode(data: bytes, name: str, game: Game | None = None) -> Match:
    """Decode the bytes of a replay file as `load` does. `name` is its name in messages; `game` an unregistered game."""
    if len(data) > MAX_BYTES:
        raise TheagonError(f"is larger than {MAX_BYTES >> 20} MiB: no replay is", Location(name))
    source = parse_json(data, name)
    _check_format(source)
    read = decode_with_places(source, Replay)
    match = _beginning(read, game)
    _play_through(read, match)
    match.hints = list(read.value.hints)
    return match


def parse_json(data: bytes, name: str) -> Node:
    """Parse a JSON document. Returns its root, with the location of each value. Raises `TheagonError`."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise TheagonError(f"is not UTF-8 text (byte {error.start + 1})", Location(name), _COPY_AGAIN) from None
    if is_deep(text):
        raise TheagonError("is not JSON: nested too deeply", Location(name), _COPY_AGAIN)
    try:
        json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        place = Source(name, text).location(error.lineno, error.colno)
        raise TheagonError(
            f"is not JSON: {error.msg}{' (the file was cut short)' if cut else ''}", place, _COPY_AGAIN
        ) from None
    except ValueError as error:
        raise TheagonError(f"is not JSON: {error}", Location(name), _COPY_AGAIN) from None
    # JSON is part of YAML; the YAML reader knows the location of each value and refuses duplicate keys.
    return parse_yaml(data, name)


def _check_format(node: Node) -> None:
    """Refuse a document that is not a replay or has a later format, before its fields are read."""
    fields = node.value
    if not isinstance(fields, dict) or "format" not in fields or fields["format"].value != FORMAT:
        raise node.find("format").error("is no replay", f'a replay begins with "format": "{FORMAT}"')
    version = fields["version"].value if "version" in fields else None
    if version != VERSION:
        said = f"is of version {version} of the format" if isinstance(version, int) else "has no version"
        raise node.find("version").error(
            f"this replay {said}; version {VERSION} is read here", "a later release of theagon may read it"
        )


def _beginning(read: Decoded[Replay], game: Game | None) -> Match:
    """Return the match of a replay before its first action, with the replay's cards."""
    replay = read.value
    names = NAMES if game is None else (game.name,)
    if replay.game not in names:
        raise TheagonError(
            f"there is no game {quoted(replay.game)}", read.at(replay, "game"), suggestion(replay.game, names)
        )
    game = game or load_game(replay.game)
    if replay.rules != game.rules_version:
        raise TheagonError(
            f"was played by version {quoted(replay.rules)} of the rules, this is {game.rules_version}",
            read.at(replay, "rules"),
            "verify it with the release of theagon that it was made with",
        )
    try:
        return Match(*game.recorded(read.node.find("cards"), read.node.find("setup")))
    except TheagonError as error:
        error.location = error.location or read.at(replay, "cards")  # more cards than the rules can take
        raise


def _play_through(read: Decoded[Replay], match: Match) -> None:
    """Play the replay through on a new match, and compare all its fields."""
    replay = read.value
    if match.position.state_hash() != replay.opening:
        _differs(read, ("opening",), "the match does not begin as recorded: set-up, cards or rules were altered")
    for k, played in enumerate(replay.actions):
        try:
            match.apply(played.action)
        except TheagonError as error:
            message = f"step {k + 1}, {quoted(played.text)}, is not possible: {error.message}"
            raise TheagonError(message, read.at(replay, "actions", k, "action"), _COPY_AGAIN) from None
        if not match.position.state_hash().startswith(played.state):
            message = f"after step {k + 1} the state is not as recorded: this action, cards or rules were altered"
            _differs(read, ("actions", k), message)
    if match.position.is_over != replay.finished:
        over = "over" if match.position.is_over else "not over"
        _differs(read, ("finished",), f"the match is {over} after its last action: actions or this field were altered")
    if match.position.state_hash() != replay.final_hash:
        _differs(read, ("final-hash",), "the last state is not as recorded: this field was altered")
    if _digest({name: value for name, value in _plain(replay).items() if name != "digest"}) != replay.digest:
        _differs(read, ("digest",), "something that had no part in the match was altered: a text, or a card not used")


def _differs(read: Decoded[Replay], path: tuple[str | int, ...], message: str) -> Never:
    raise TheagonError(message, read.node.find(*path).location, _COPY_AGAIN)


def _plain(replay: Replay) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(replay)
    return plain


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(document: dict[str, Any]) -> str:
    return hashlib.blake2b(msgspec.json.encode(document, order="deterministic"), digest_size=16).hexdigest()


def _refuse_constant(name: str) -> Never:
    raise ValueError(f"{name} is no number of JSON")


_REPLAYED: Final = "a replay begins with a set-up: decks, a map and a seed"
_COPY_AGAIN: Final = "get the file again from where it came from"
