"""Puzzles found in play: positions of matches between bots, proved, cut down to what they need, and graded.

Everything follows from the seed of a match: its decks, its players and their choices. A puzzle is kept if it has one
solution up to order, if a player who acts at random hardly ever finds it, and if not many like it were found before.
"""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.errors import TheagonError
from theagon.games.naming import SEATS
from theagon.match.saving import file_text
from theagon.match.scenario import parse_scenario, read_scenario, staging_of
from theagon.match.scenario_run import run_scenario
from theagon.puzzles.solver import Kind, Verdict, is_safe, solve
from theagon.puzzles.steps import Names, deed
from theagon.puzzles.turn import Budget, LimitError, Sort, Turn
from theagon.puzzles.wording import title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from theagon.games.staging import Script

PLAYERS: Final = ("greedy:20", "random")
GRADERS: Final = ("greedy:20", "greedy:120", "search:64")
"""Ever stronger players; the difficulty of a puzzle grows by each that fails."""
FIRST_TURN: Final = 6
"""No puzzle is from a turn before this."""
TURNS: Final = 10
"""The turns of a match that are tried."""
DRAWS: Final = {Kind.WIN: 8, Kind.SURVIVE: 1, Kind.LEFT: 1}
"""The parts of a position that are tried."""
SIZES: Final = {
    Kind.WIN: ((5, 2, 4), (4, 3, 4), (3, 1, 3), (2, 2, 3), (3, 0, 3), (2, 1, 3), (1, 2, 2), (2, 1, 1)),
    Kind.SURVIVE: ((2, 1, 2), (1, 2, 2), (1, 1, 1)),
}
"""How many units and cards in hand of the side that acts, and units of the other, a part has."""
MOST_ACTIONS: Final = 30
"""At the beginning of a puzzle."""
FULL: Final = 25
"""The health with which survival is measured."""
NODES: Final = {Kind.WIN: 4_000, Kind.SURVIVE: 5_000}
"""The most nodes of a puzzle's proof, so that it can be proved again in a moment."""
TRIALS: Final = 40
LUCK: Final = 0.1
"""How often a player at random may find the solution of a puzzle."""
MOST_ALIKE: Final = 2
"""Of puzzles whose solutions use the same cards in the same way."""
TILE: Final = 2
"""The length of the name of a tile, and the most of a number."""
LEAST_EVENTS, LEAST_KINDS = 6, 4
"""Of the log of an action whose outcome is asked for."""
FORETOLD: Final = 40
"""Actions of a position that are tried."""
LONG: Final = 12
"""Events that make it harder."""
LEAST_CHANGED, MOST_CHANGED = 3, 6
"""Units that it changes."""
MOST_THINGS: Final = 9
"""Units and cards in hand beyond which those that are not needed are left out."""


class Found(Struct, frozen=True):
    """A puzzle: the text of its file, and what it is like."""

    kind: Kind
    seed: int
    text: str
    likeness: tuple[str, ...]


def puzzles_of(game: Any, seed: int, kinds: Sequence[Kind], alike: Counter[tuple[str, ...]]) -> Iterator[Found]:
    """The puzzles of the match with this seed; `alike` counts those found before."""
    random = Random(seed)
    turns = [positions for positions in _turns(game, seed) if positions[0].turn > FIRST_TURN]
    for positions in random.sample(turns, min(TURNS, len(turns))):
        for kind in kinds:
            for found in _found(positions, kind, seed, random):
                if alike[found.likeness] < MOST_ALIKE:
                    alike[found.likeness] += 1
                    yield found


def _turns(game: Any, seed: int) -> list[list[Any]]:
    """The positions of a match, turn by turn, in which nothing is to be chosen."""
    random = Random(seed)
    decks = list(game.starter_decks())
    position = game.new(game.setup([random.choice(decks), random.choice(decks)], seed=seed))
    players = [random.choice(PLAYERS) for _ in range(position.seats)]
    turns: dict[int, list[Any]] = {}
    while not position.is_over:
        if position.world.choice == 0:
            turns.setdefault(position.turn, []).append(position.clone())
        position.apply(position.decide(players[position.to_act], random.getrandbits(31)))
    return list(turns.values())


def _found(positions: list[Any], kind: Kind, seed: int, random: Random) -> Iterator[Found]:
    """The puzzles of a turn, given by its positions, at most one of a kind."""
    position = random.choice(positions if kind is Kind.LEFT else positions[: (len(positions) + 1) // 2])
    try:
        whole = _Draft(position, kind, seed)
    except TheagonError:
        return  # no file can say what this position is
    for _ in range(DRAWS[kind]):
        try:
            found = whole.part(random)
        except (TheagonError, LimitError):
            continue
        if found is not None:
            yield found
            return


class _Draft:
    """A position as a file, while it is being tried and cut down."""

    def __init__(self, position: Any, kind: Kind, seed: int) -> None:
        self._game = position.game
        self._kind = kind
        self._seed = seed
        self._turn = position.turn
        self._staging = staging_of(self._game.name)
        fields = self._staging.save(position)
        self._position: dict[str, Any] = fields.pop("position")
        self._fields = fields
        for name in ("fatigue", "sanctum", "sanctum-pile"):
            self._position.pop(name, None)
        for player in self._players:
            for name in ("deck", "graveyard", "removed", "void", "discard", "revealed", "beneath", "fatigue"):
                player.pop(name, None)
        if kind is not Kind.SURVIVE:
            for seat in {*self._position["players"]} - {self._position.get("to-act", "p1")}:
                self._position["players"][seat].pop("hand", None)

    @property
    def _players(self) -> list[dict[str, Any]]:
        return list(self._position["players"].values())

    @property
    def _units(self) -> dict[str, Any]:
        units: dict[str, Any] = self._position.get("units", {})
        return units

    def _text(self, steps: Sequence[Any], title: str = "Untitled", difficulty: int = 1) -> str:
        puzzle = {"kind": self._kind.value, "difficulty": difficulty, "seed": self._seed, "turn": self._turn}
        fields = {"puzzle": puzzle, **self._fields, "position": self._position}
        return file_text(self._game.name, title, fields, steps)

    def _script(self, steps: Sequence[Any] = ("end-turn",)) -> Script:
        return parse_scenario(self._text(steps), "a puzzle in the making")

    def part(self, random: Random) -> Found | None:
        """The puzzle of a part of this position, if one drawn at random is one.

        Raises `LimitError` for a part with too much to search, `TheagonError` for what no position can be.
        """
        if self._kind is Kind.LEFT:
            return self.foretold(random)
        draft = copy(self)
        draft._position = deepcopy(self._position)
        draft._thin_out(random.choice(SIZES[self._kind]), random)
        return draft.proved() if draft._tighten() else None

    def _thin_out(self, most: tuple[int, int, int], random: Random) -> None:
        """Leave at random so many units and cards in hand of the side that acts, and units of the other."""
        acting = self._position.get("to-act", "p1")
        sides: tuple[list[str], list[str]] = [], []
        for name, unit in self._units.items():
            sides[unit["owner"] != acting].append(name)
        counts = zip(sides, (most[0], most[2]), strict=True)
        kept = {name for side, count in counts for name in _some(side, count, random)}
        if self._units:
            self._position["units"] = {name: unit for name, unit in self._units.items() if name in kept}
        cards = most[1] if self._units else most[0] + most[1]
        for seat, player in self._position["players"].items():
            if "hand" in player:
                player["hand"] = _some(player["hand"], cards if seat == acting else 1, random)

    # ---- only just enough -------------------------------------------------------------------------------------------

    def _tighten(self) -> bool:
        """Leave the loser so little that only the best play is enough; False if nothing can be gained.

        Raises `LimitError` for a position with too much to search.
        """
        if self._kind is Kind.SURVIVE:
            self._staging.set_distance(self._position, SEATS.index(self._position.get("to-act", "p1")), FULL)
        position = self._script().begin().position
        if len(position.legal_actions()) > MOST_ACTIONS:
            raise LimitError
        return self._tighten_win(position) if self._kind is Kind.WIN else self._tighten_survival(position)

    def _tighten_win(self, position: Any) -> bool:
        rival = 1 - position.to_act
        before = self._staging.distance(position.world, rival)
        turn = Turn(position, Budget(NODES[Kind.WIN]), measure=lambda g: self._staging.distance(g, rival))
        gained = before - turn.least
        if gained < 1:
            return False
        self._staging.set_distance(self._position, rival, gained)
        return True

    def _tighten_survival(self, position: Any) -> bool:
        seat, budget = position.to_act, Budget(NODES[Kind.SURVIVE])
        turn = Turn(position, budget)
        losses = [
            FULL - Turn(ended, budget, measure=lambda g: self._staging.distance(g, seat)).least
            for ended in map(turn.position, turn.nodes(Sort.ENDED))
            if not ended.is_over
        ]
        if not losses or min(losses) < 1 or min(losses) == max(losses):
            return False
        self._staging.set_distance(self._position, seat, min(losses) + 1)
        return True

    # ---- a win, a survival ------------------------------------------------------------------------------------------

    def proved(self) -> Found | None:
        """The puzzle, if the position is one."""
        verdict = self._verdict()
        if verdict is None or _is_obvious(verdict) or _by_luck(self._script(), self._kind) > LUCK:
            return None
        solution = _deeds(verdict)
        for drop in self._drops(solution):
            if self._things() <= MOST_THINGS:
                break
            put_back = drop()
            again = self._verdict()
            if again is None or _deeds(again) != solution:
                put_back()
            else:
                verdict = again
        script = self._script()
        if _by_luck(script, self._kind) > LUCK:
            return None
        failing = sum(not _reaches(script, self._kind, player, 1) for player in GRADERS)
        difficulty = min(5, 1 + failing + (verdict.length > 4))
        way = verdict.solutions[0]
        steps = (*way, {"expect": self._aim(script)})
        return Found(
            self._kind,
            self._seed,
            self._text(steps, title(self._script(steps), self._kind, "en"), difficulty),
            likeness(self._kind, way, self._units),
        )

    def _verdict(self) -> Verdict | None:
        """The proof, if there is one solution of more than an obvious action."""
        verdict = solve(self._script(), self._kind, NODES[self._kind])
        least = 2 if self._kind is Kind.WIN else 1
        return verdict if verdict.unique and verdict.length >= least else None

    def _aim(self, script: Script) -> dict[str, Any]:
        seat = SEATS[script.begin().position.to_act]
        return {"winner": seat} if self._kind is Kind.WIN else {"over": False}

    def _things(self) -> int:
        return len(self._units) + sum(len(player.get("hand", ())) for player in self._players)

    def _drops(self, solution: tuple[str, ...]) -> Iterator[Callable[[], Callable[[], None]]]:
        """Ways to make the position smaller; each returns how to undo it."""
        for name in [name for name in self._units if not any(f'"{name}"' in done for done in solution)]:

            def drop(name: str = name) -> Callable[[], None]:
                before = dict(self._units)
                del self._units[name]
                return lambda: self._position.update(units=before)

            yield drop
        for player in self._players:
            for card in list(player.get("hand", ())):
                if any(f'"{_name(card)}"' in done for done in solution):
                    continue

                def discard(player: dict[str, Any] = player, card: Any = card) -> Callable[[], None]:
                    before = list(player["hand"])
                    player["hand"].remove(card)
                    return lambda: player.update(hand=before)

                yield discard

    # ---- what will be left ------------------------------------------------------------------------------------------

    def foretold(self, random: Random) -> Found | None:
        """The puzzle of an action with many consequences, if this position has one."""
        stage = self._script().begin()
        if self._things() > MOST_THINGS + 4:
            return None
        names = Names(self._game.name, stage.ids)
        actions = stage.position.legal_actions()
        for action in random.sample(actions, min(FORETOLD, len(actions))):
            events = stage.position.clone().apply(action)
            kinds = {event.kind for event in events}
            if len(events) < LEAST_EVENTS or len(kinds) < LEAST_KINDS:
                continue
            step = names.step(stage.position, action)
            verdict = solve(self._script([step]), Kind.LEFT)
            expected = verdict.solutions[0][0]["expect"] if verdict.proved else {}
            steps = (step, {"expect": expected})
            if LEAST_CHANGED <= len(expected) <= MOST_CHANGED and run_scenario(self._script(steps)).holds:
                difficulty = min(5, len(expected) - LEAST_CHANGED + 1 + (len(events) > LONG))
                name = title(self._script(steps), Kind.LEFT, "en")
                text = self._text(steps, name, difficulty)
                return Found(Kind.LEFT, self._seed, text, (self._kind.value, *sorted(kinds)))
        return None


def likeness(kind: Kind, way: Sequence[Any], units: Mapping[str, Any]) -> tuple[str, ...]:
    """What a solution does and with which cards, wherever they are."""
    cards = {name: unit["card"] for name, unit in units.items()}
    told = []
    for step in way:
        verb, things = _parts(step)
        told.append(" ".join([verb, *(cards.get(thing, thing) for thing in things if len(thing) > TILE)]))
    return (kind.value, *sorted(told))


def _some(things: list[Any], most: int, random: Random) -> list[Any]:
    """At most so many of them, in their order."""
    kept = sorted(random.sample(range(len(things)), min(most, len(things))))
    return [things[k] for k in kept]


def _name(card: Any) -> str:
    return card if isinstance(card, str) else str(card["card"])


def _deeds(verdict: Verdict) -> tuple[str, ...]:
    return tuple(sorted(map(deed, verdict.solutions[0])))


def _parts(step: Any) -> tuple[str, list[str]]:
    """The verb of a step, and what it names."""
    if isinstance(step, str):
        return step, []
    ((verb, said),) = step.items()
    return verb, list(map(str, said.values() if isinstance(said, dict) else [said]))


def _is_obvious(verdict: Verdict) -> bool:
    """Whether the solution does one thing with everything, such as attacking the god."""
    aims = set()
    for step in verdict.solutions[0]:
        if step != "end-turn":
            verb, things = _parts(step)
            aims.add((verb, *things[-1:]))
    return len(aims) < 2


def _by_luck(script: Script, kind: Kind) -> float:
    """How often a player at random reaches the aim."""
    return sum(_reaches(script, kind, "random", seed) for seed in range(TRIALS)) / TRIALS


def _reaches(script: Script, kind: Kind, player: str, seed: int) -> bool:
    """Whether a bot reaches the aim from the beginning of a scenario; others answer as it would."""
    position = script.begin().position
    seat, turn = position.to_act, position.turn
    while not position.is_over and position.turn == turn:
        position.apply(position.decide(player, seed))
        seed += 1000
    if position.is_over or kind is Kind.WIN:
        return bool(position.winner == seat)
    return is_safe(position, seat, Budget(NODES[kind])) is True


def made_from(file: Path) -> int:
    """The seed of the match that a puzzle in a file was found in."""
    return int(read_scenario(file).scenario.puzzle.seed)


def likeness_of(file: Path) -> tuple[str, ...]:
    """What a puzzle in a file is like."""
    script = read_scenario(file)
    plain: Any = script.read.node.plain()
    kind, units = Kind(plain["puzzle"]["kind"]), plain["position"].get("units", {})
    if kind is Kind.LEFT:
        events = run_scenario(script).trace[0].events
        return (kind.value, *sorted({event.kind for event in events}))
    return likeness(kind, [step for step in plain["steps"] if "expect" not in step], units)
