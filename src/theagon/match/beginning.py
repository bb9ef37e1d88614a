"""Beginnings of matches, as data to store and to begin from again.

A match is dealt by a set-up, or staged by a scenario; either may resume after the first actions of another match. A
dealt match holds the definitions of its cards, as a replay does, so a stored match survives changes of the cards; or it
names a card set that its store keeps. While the cards are unchanged, all matches share one game. A staged match holds
the text of its scenario.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct, structs

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.source import MAX_BYTES
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.kernel.rng import MAX_SEED
from theagon.match.match import Match
from theagon.match.replay import parse_json
from theagon.match.scenario import parse_scenario
from theagon.match.scenario_run import Moment, run_scenario

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from theagon.cards.node import Node
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.match.match import Step

NOT_SHARED: Final = ""
"""The card set of a match from a replay, which gets a separate game: a shared one would keep its map's tables."""

SANDBOX: Final = "sandbox"
"""The name of a scenario that was made to try a card of a set."""

SEEDS: Final = 50
"""The most seeds to try until a given player begins. Each of four players begins with every fourth seed."""

Actions: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, le=1 << 31)]], Meta(max_length=30_000)]


class Dealt(Struct, frozen=True, forbid_unknown_fields=True, tag="dealt", tag_field="kind"):
    """A match begun by a set-up."""

    game: str
    rules: str  # the version of the rules
    card_set: str  # the digest of all cards of the game at that time, or `NOT_SHARED`
    setup: dict[str, Any]
    cards: Annotated[
        list[dict[str, Any]], Meta(max_length=2000)
    ]  # all that the match may need; empty: those of the set
    actions: Actions = []  # carried out before the match was first played


class Staged(Struct, frozen=True, forbid_unknown_fields=True, tag="staged", tag_field="kind"):
    """A match that begins after some actions of a scenario."""

    game: str
    rules: str
    card_set: str
    name: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=MAX_BYTES)]  # of the scenario's file
    step: Annotated[int, Meta(ge=0, le=1000)]  # actions of the scenario
    actions: Actions = []


Beginning: TypeAlias = Dealt | Staged

_DECODER: Final = msgspec.json.Decoder(Beginning)


def match_options(game: Game, mode: str, switches: Mapping[str, bool], board: str = "") -> dict[str, Any]:
    """Return the options of a set-up for a mode and a map (empty: the usual ones) and a table's switches.

    Raises `TheagonError` for an unknown mode, map or switch.
    """
    if mode and mode not in game.modes:
        raise TheagonError(f"there is no mode {quoted(mode)}", hint=suggestion(mode, game.modes))
    if board and board not in game.maps:
        hint = suggestion(board, game.maps) or f"leave it out: {game.name} has none"
        raise TheagonError(f"there is no map {quoted(board)}", hint=hint)
    for name in switches:
        if name not in game.switches:
            hint = suggestion(name, game.switches) or f"leave it out: {game.name} has none"
            raise TheagonError(f"there is no rule {quoted(name)} to be turned on or off", hint=hint)
    chosen = game.modes[mode] if mode else next(iter(game.modes.values()))
    turned = {game.switches[name].option: game.switches[name].value(on) for name, on in switches.items()}
    return {**chosen.options, **turned, **({"map": board} if board else {})}


def seat_contestants(game: Game, setup: Any, first: int | None = None) -> tuple[Match, tuple[int, ...]]:
    """Return a new match of players with the decks of a set-up, clockwise, and the seat of each.

    `first` is the player who must begin: the players are turned round the table, with the set-up's seed and then
    others, until that player begins. Raises `TheagonError` if no seating does.
    """
    for seed in range(setup.seed, setup.seed + SEEDS):
        for match, sitting in seatings(game, structs.replace(setup, seed=seed % (MAX_SEED + 1))):
            if first is None or sitting[first] == _beginner(match.position):
                return match, sitting
    raise TheagonError(
        f"with these decks player {first + 1 if first is not None else 0} does not come to begin",
        hint="let chance say who does",
    )


def seatings(game: Game, setup: Any) -> Iterator[tuple[Match, tuple[int, ...]]]:
    """Yield each way to seat these players in order: the match, and the seat of each player."""
    decks, seats = setup.decks, len(setup.decks)
    for turned in range(seats):
        match = Match(game, structs.replace(setup, decks=decks[turned:] + decks[:turned]))
        contestants = match.position.contestants
        yield match, tuple(contestants.index((player - turned) % seats) for player in range(seats))


def _beginner(position: Position) -> int:
    """Return the seat that has the first turn, after the players' secret choices."""
    ahead = position.clone()
    while ahead.turn < 1:
        ahead.apply(ahead.legal_actions()[0])
    return ahead.active


def beginning_of(game: Game, setup: Any, usual: Game | None = None) -> Dealt:
    """Return the beginning of a match with this set-up.

    `usual` is the game that all matches with these cards share: if it is this one, the cards are left out. By default
    it is the packaged game, and the cards are there.
    """
    plain: dict[str, Any] = msgspec.to_builtins(setup)
    card_set = game.card_set if game is (usual or load_game(game.name)) else NOT_SHARED
    return Dealt(game.name, game.rules_version, card_set, plain, [] if game is usual else game.definitions(setup))


def staged(game: Game, name: str, text: str, step: int) -> Staged:
    """Return the beginning of a match that resumes a scenario of the game, given as the text of its file."""
    return Staged(game.name, game.rules_version, game.card_set, name, text, step)


def resume_at(beginning: Beginning, match: Match, step: int) -> Beginning:
    """Return the beginning of a match that resumes `match` at a step. `beginning` is that of `match`.

    Raises `TheagonError` if there is no such step.
    """
    return structs.replace(beginning, actions=[each.action for each in match.branch(step).history])


def is_fresh(beginning: Beginning) -> bool:
    """Return whether the match is dealt and has no action yet."""
    return isinstance(beginning, Dealt) and not beginning.actions


def read_beginning(text: str) -> Beginning:
    """Parse a beginning from JSON. Raises `TheagonError` if the text is not one."""
    try:
        found: Beginning = _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise TheagonError(f"this is no beginning of a match: {error}") from None
    return found


def recorded_game(beginning: Dealt, cards: str) -> Game:
    """Return the game for `begin` with the card set that a beginning names, given as JSON in `cards`.

    Raises `TheagonError` as `begin` does.
    """
    definitions = parse_json(cards.encode(), "cards")
    game, _ = _game(beginning).recorded(definitions, _node(beginning.setup))
    return game


def begin(
    beginning: Beginning, resumed: tuple[Sequence[Step], bytes] | None = None, *, game: Game | None = None
) -> Match:
    """Return the match after its earlier actions. `resumed` has steps and the state after them, to continue from there.

    `game` has the card set that the beginning names, if it is not that of this release. Raises `TheagonError` for an
    unknown game, other rules, impossible data, or if the match is over.
    """
    usual = _game(beginning)
    game = game or usual
    match = _dealt(game, beginning) if isinstance(beginning, Dealt) else _staged(game, beginning)
    if resumed is not None:
        match.resume(*resumed)
        return match
    for action in beginning.actions:
        match.apply(action)
    if match.position.is_over:
        raise TheagonError("the match is over there", hint="go on from an earlier step")
    return match


def _game(beginning: Beginning) -> Game:
    """Return the game of a beginning, with the cards of this release. Raises `TheagonError` for other rules."""
    if beginning.game not in NAMES:
        raise TheagonError("the match is of a game that there is not", hint=f"there is: {', '.join(NAMES)}")
    game = load_game(beginning.game)
    if beginning.rules != game.rules_version:
        message = f"the match was begun by version {beginning.rules} of the rules, this is {game.rules_version}"
        raise TheagonError(message, hint="go on with it on the release of theagon that it was begun with")
    return game


def _dealt(game: Game, beginning: Dealt) -> Match:
    setup = _node(beginning.setup)
    if beginning.card_set == game.card_set:
        return Match(game, game.read_setup(setup))
    return Match(*game.recorded(_node(beginning.cards), setup))


def _node(part: Any) -> Node:
    """Return a part of a beginning as a document, so that errors have locations."""
    return parse_json(msgspec.json.encode(part), "beginning")


def _staged(game: Game, beginning: Staged) -> Match:
    if beginning.card_set != game.card_set:
        raise TheagonError(
            "the cards have changed since this match was begun from a scenario", hint="begin it again from the scenario"
        )
    script = parse_scenario(beginning.text, beginning.name)
    if script.game.name != game.name:
        raise TheagonError(f"the scenario is of another game: {script.game.name}")
    found: list[Position] = []
    taken = 0

    def look(moment: Moment) -> None:
        nonlocal taken
        taken += moment.taken is not None
        if taken == beginning.step and not found:
            found.append(moment.position.clone())

    run_scenario(script, look)
    if not found:
        raise TheagonError(f"there is no step {beginning.step}", hint=f"this scenario has the steps 0 to {taken}")
    position = found[0]
    if any(option.verb in ("choose", "done", "let") for option in position.options()):
        raise TheagonError(
            "an action is under way there: a choice is to be made before anything else",
            hint="go on from a step before it or after it",
        )
    return Match(script.game, position.setup, position.state_bytes())
