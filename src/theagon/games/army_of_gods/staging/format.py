"""What a scenario of Army of Gods says: a position or a match, the steps taken, and what must hold.

Players are `p1` to `p4`, clockwise; stacks `p2-archers`. Field names are kebab-case in the files.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema, schema_json
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.schema import Card, CardId, Deck, Options
from theagon.games.scenario_files import SUBJECTS

EVENT_KINDS: Final = tuple(kind.name.lower().replace("_", "-") for kind in Kind)

SEATS: Final = {"p1": 0, "p2": 1, "p3": 2, "p4": 3}
"""The numbers of the seats."""

Seat: TypeAlias = Literal["p1", "p2", "p3", "p4"]
StackName = Annotated[str, Meta(pattern=r"^p[1-4]-[a-z0-9-]+$", max_length=50, examples=["p2-archers"])]
ClauseId = Annotated[str, Meta(pattern=r"^AG[1-9]\.[1-9][0-9]?$", examples=["AG5.11"])]
KindName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(EVENT_KINDS)})]
Seed = Annotated[int, Meta(ge=0, description="What random effects of the scenario follow from.")]
Natural = Annotated[int, Meta(ge=0, le=200)]


# ---- the position ---------------------------------------------------------------------------------------------------


class Player(Schema):
    """What a player has. A pile of which nothing is said has twenty cards of the first kind."""

    leader: CardId | None = None
    tokens: Annotated[int, Meta(ge=0, le=12)] = 6
    hand: Annotated[tuple[CardId, ...], Meta(max_length=15)] = ()
    deck: Annotated[tuple[CardId, ...], Meta(max_length=112)] | None = None         # the top card first
    discard: Annotated[tuple[CardId, ...], Meta(max_length=100)] = ()               # the latest card last
    sets: Annotated[tuple[CardId, ...], Meta(max_length=20)] = ()                   # the kind of each
    stacks: dict[CardId, Annotated[int, Meta(ge=1, le=4)] | Annotated[tuple[CardId, ...], Meta(max_length=4)]] = field(
        default_factory=dict)                                   # by kind: so many of its cards, or these, the top last
    guarded: bool = False
    out: bool = False
    ran_out: bool = False                                       # of cards in its own last turn


class Players(Schema):
    """As many as the match has: those up to the last that is given, two at least."""

    p1: Player = Player()
    p2: Player = Player()
    p3: Player | None = None
    p4: Player | None = None

    def __post_init__(self) -> None:
        if self.p4 is not None and self.p3 is None:
            raise ValueError("there is a p4 but no p3: give p3 too, if only as {}")

    @property
    def all(self) -> list[Player]:
        return [player for player in (self.p1, self.p2, self.p3, self.p4) if player is not None]


class Placement(Schema):
    """A position: whose turn it is, what is left of it, and what the players have."""

    to_act: Seat = "p1"
    starter: Seat = "p1"
    round: Annotated[int, Meta(ge=1, le=1000)] = 3
    moves: Annotated[int, Meta(ge=0, le=20)] = 3                # actions left in this turn
    turn_sets: Natural = 0                                      # sets completed in this turn
    ability_used: bool = False
    restored: bool = False
    idle: Annotated[int, Meta(ge=0, le=1)] = 0                  # whole rounds without a drop
    dropped: bool = False                                       # a card was dropped in this round
    players: Players = Players()


class Opening(Schema):
    """A match from its beginning: leaders are chosen, bottom cards revealed."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    decks: Annotated[tuple[str | Deck, ...], Meta(min_length=2, max_length=4)] | None = None


# ---- steps ----------------------------------------------------------------------------------------------------------


class Attack(Schema):
    """A card of the hand is dropped and attacks; what else it attacks is chosen in the next steps."""

    card: CardId
    target: StackName


class Nothing(Schema):
    """An empty mapping."""


ACTIONS: Final = (
    "drop", "attack", "play", "ability", "restore", "choose", "done", "block", "let", "end_turn", "concede")


class Action(Schema):
    """Something that a player does. Exactly one field."""

    drop: CardId | None = None
    attack: Attack | None = None
    play: CardId | None = None
    ability: Nothing | None = None
    restore: CardId | None = None           # the kind of the three alike
    choose: Annotated[str, Meta(description="A card, a stack or a seat.", max_length=50)] | None = None
    done: Nothing | None = None             # no more is chosen
    block: CardId | None = None
    let: Nothing | None = None              # the attack is let through
    end_turn: Nothing | None = None
    concede: Seat | None = None

    def __post_init__(self) -> None:
        self._check_one(ACTIONS)

    def _check_one(self, names: tuple[str, ...]) -> None:
        given = [name.replace("_", "-") for name in names if getattr(self, name) is not None]
        if not given:
            raise ValueError(f"one of these is needed: {', '.join(name.replace('_', '-') for name in names)}")
        if len(given) > 1:
            raise ValueError(f"only one of these may be given, not {' and '.join(map(repr, given))}")


Word: TypeAlias = Literal["end-turn", "done", "let", "ability"]
"""What can be written as a single word."""


class Refused(Action):
    """An action that is not possible, and the clause that forbids it."""

    clause: ClauseId | None = None
    reason: Annotated[str, Meta(max_length=40, examples=["guarded"])] | None = None


# ---- expectations ---------------------------------------------------------------------------------------------------


class Expected(Schema):
    """Base of what is expected; of nothing at all nobody could tell whether it holds."""

    def __post_init__(self) -> None:
        if all(getattr(self, name) in (None, {}) for name in self.__struct_fields__):
            raise ValueError("nothing is expected: say what must hold, or leave this out")


class PileFacts(Schema):
    """What is expected of a pile of cards, when not every card of it is told."""

    count: Natural | None = None
    contains: tuple[CardId, ...] | None = None
    lacks: tuple[CardId, ...] | None = None


Pile: TypeAlias = tuple[CardId, ...] | PileFacts


class PlayerFacts(Expected):
    """What a player is expected to have. A list of cards is exact and in order."""

    leader: CardId | None = None
    tokens: int | None = None
    sets: tuple[CardId, ...] | Natural | None = None
    hand: Pile | None = None
    deck: Pile | None = None                        # the top card first
    discard: Pile | None = None                     # the latest card last
    revealed: tuple[CardId, ...] | None = None      # the lowest first
    beneath: int | None = None
    guarded: bool | None = None
    out: bool | None = None
    ran_out: bool | None = None


class EventFacts(Schema):
    """An event of the log. What is not said may be anything."""

    kind: KindName
    card: CardId | None = None
    place: StackName | None = None
    seat: Seat | None = None
    amount: int | None = None
    clause: ClauseId | None = None
    because: KindName | None = None                 # the kind of the event that caused it


EventPattern: TypeAlias = KindName | EventFacts


class Expectation(Expected):
    """What must hold now. `events`, `events-exactly` and `no-events` speak of the last action, its choices included."""

    p1: PlayerFacts | None = None
    p2: PlayerFacts | None = None
    p3: PlayerFacts | None = None
    p4: PlayerFacts | None = None
    winner: Literal["p1", "p2", "p3", "p4", "none"] | None = None
    draw: bool | None = None
    returns: tuple[int, ...] | None = None          # by seat: 1 won, -1 lost, 0 neither
    to_act: Literal["p1", "p2", "p3", "p4", "none"] | None = None
    active: Seat | None = None
    turn: int | None = None
    round: int | None = None
    moves: int | None = None
    choice: Annotated[str, Meta(max_length=20, examples=["block", "none"])] | None = None
    legal: tuple[Action | Word, ...] | None = None
    not_legal: tuple[Action | Word, ...] | None = None
    events: tuple[EventPattern, ...] | None = None          # in this order; others may stand between
    events_exactly: tuple[EventPattern, ...] | None = None
    no_events: tuple[EventPattern, ...] | None = None       # none of these
    view: dict[Literal["p1", "p2", "p3", "p4", "spectator"], Any] | None = None     # what of their views must be so
    units: dict[StackName, Natural | tuple[CardId, ...]] = field(default_factory=dict)  # stacks, beside the others


class Step(Action):
    """One action, or one of `refused` and `expect`; `by` says who must be the one to act."""

    name: ClassVar[None] = None                     # nothing here is given a name: stacks have their own
    by: Seat | None = None
    refused: Refused | None = None
    expect: Expectation | None = None

    def __post_init__(self) -> None:
        self._check_one((*ACTIONS, "refused", "expect"))


class Scenario(Schema, kw_only=True):
    """A scenario file."""

    game: Literal["army-of-gods"]
    title: Annotated[str, Meta(min_length=1, max_length=120)]
    proves: tuple[ClauseId, ...] = ()
    cards: tuple[Card, ...] = ()            # further cards, or others in the place of those of the same id
    options: Options = Options()
    seed: Seed = 0
    position: Placement | None = None
    match: Opening | None = None
    steps: Annotated[tuple[Step | Word, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if (self.position is None) == (self.match is None):
            raise ValueError("a scenario starts from a 'position' or from a 'match': give one of them")


KNOWN: Final = frozenset(Expectation.__struct_encode_fields__) - {SUBJECTS}
"""What an expectation says besides stacks."""


def scenario_schema() -> dict[str, Any]:
    """The JSON Schema of scenario files, for editors."""
    document = schema_json(Scenario, "Army of Gods: scenario", "urn:theagon:army-of-gods:scenario")
    expectation = document["$defs"]["Expectation"]
    expectation["additionalProperties"] = expectation["properties"].pop(SUBJECTS)["additionalProperties"]
    return document
