"""Army of Gods: the game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from theagon.errors import TheagonError
from theagon.games.army_of_gods.catalogue import ArmyFaces
from theagon.games.army_of_gods.content import CardSet, check_mode
from theagon.games.army_of_gods.events import EVENTS
from theagon.games.army_of_gods.log_text import ArmyTeller
from theagon.games.army_of_gods.reasons import refusal
from theagon.games.army_of_gods.rules import PROGRAM
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.observation import SPACE
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.rules.world import SEATS, Choice, World
from theagon.games.army_of_gods.schema import CardFile, Deck, Options
from theagon.games.army_of_gods.tables import GOALS, TEAM_GOAL, compile_tables
from theagon.games.army_of_gods.verbs import VERBS
from theagon.games.army_of_gods.view import DESCRIBED, View, public_stacks, view
from theagon.games.base import LANGUAGES, Finish, Mode, Refusal, Switch
from theagon.games.base import Setup as BaseSetup
from theagon.games.play.game import NO_END, Game
from theagon.games.play.position import Position
from theagon.games.staging.builder import Builder as BaseBuilder
from theagon.kernel.weights import weights_of

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded


class Setup(BaseSetup, frozen=True):
    """The set-up of a match: a deck for each player, clockwise. The number of decks, and `teams`, is the mode."""

    decks: Annotated[tuple[Deck, ...], Meta(min_length=2, max_length=SEATS)]
    options: Options = Options()
    game: Literal["army-of-gods"] = "army-of-gods"


class ArmyPosition(Position[CardSet, Setup, World]):
    """One state of a match."""

    game: ArmyOfGods
    verbs = VERBS
    kinds = Kind
    clauses = Clause

    @property
    def seats(self) -> int:
        return int(self.world.players)

    @property
    def is_draw(self) -> bool:
        return bool(self.world.winner == SEATS)

    @property
    def reacts(self) -> bool:
        return bool(self.world.choice == Choice.BLOCK)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self.world, action)

    def place_name(self, place: int) -> str:
        return self.cards.stack_name(place)

    def measures(self, shown: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the stacks with their numbers of cards, for previews. A stack that became a set has all of a set's."""
        stacks = [stack | {"health": len(stack["cards"])} for stack in shown["stacks"]]
        lying, now = {stack["id"] for stack in stacks}, self.shown(None, ())
        return stacks + [
            {"id": stack.id, "card": stack.card, "tile": stack.tile, "health": w.SET}
            for stack in now.stacks
            if stack.id not in lying
            and shown["players"][stack.owner]["sets"].count(stack.card)
            > now.players[stack.owner].sets.count(stack.card)
        ]

    def shown(self, seat: int | None, known: Container[int | None]) -> View:
        return view(self.cards, self.world, seat, known, self.board(partial(public_stacks, self.cards)))


class ArmyOfGods(Game[CardSet, Deck, Setup, ArmyPosition]):
    """The game with one set of cards on one back end. The options of a set-up are the fields of `schema.Options`."""

    title: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Army of Gods")
    rules_version = "3"
    modes: ClassVar[Mapping[str, Mode]] = {
        "two": Mode(2),
        "three": Mode(3),
        "four": Mode(4),
        "teams": Mode(4, {"teams": True}),
    }
    switches: ClassVar[Mapping[str, Switch]] = {
        "starter-holds-back": Switch("starter-second-turn-actions", on=2, off=3),  # AG4.5; docs/balance.md
        "finish-round": Switch("finish-round"),
        "whole-draws": Switch("whole-draws"),
        "attack-sum": Switch("attack-sum", default=True),
        "lock-sets": Switch("lock-sets", default=True),
    }
    weights = weights_of(w.Weights)
    program = PROGRAM
    observation_space = SPACE
    described = DESCRIBED
    events = EVENTS
    setup_type = Setup
    options_type = Options
    position_type = ArmyPosition
    cards_type = CardSet
    faces_type = ArmyFaces
    teller_type = ArmyTeller
    file_types: ClassVar[Mapping[str, type[Struct]]] = {"cards": CardFile, "deck": Deck}

    def check_match(self, players: int, variant: Options, _: Decoded[Any] | None = None, /) -> None:
        check_mode(players, variant)

    def usual_decks(self, variant: Options) -> Sequence[str]:
        return [min(self.starter_decks())] * (4 if variant.teams else 2)

    def tables(self, variant: Options) -> bytes:
        return compile_tables(self.cards, variant)

    def place(self, g: Any, setup: Setup) -> None:
        g.setup_players = len(setup.decks)
        g.setup_teams = setup.options.teams
        for contestant, deck in enumerate(setup.decks):
            cards = self.cards.laid(deck.cards)
            leaders = [card for card in cards if self.cards.cards[card].kind == "leading"]
            pile = [card for card in cards if self.cards.cards[card].kind != "leading"]
            g.setup_deck[contestant][: len(pile)] = pile
            g.setup_leaders[contestant][: len(leaders)] = leaders

    def needed(self, setup: Setup) -> Iterable[str]:
        """Return the cards of the decks, and all army cards: the number of a kind depends on those before it."""
        yield from (name for deck in setup.decks for name in deck.cards)
        yield from self.cards.kind_ids

    def finish(self, state: bytes | memoryview, setup: Setup | None = None) -> Finish:
        self.check_finished(state)
        at = self.offset
        players, winner, starter = state[at["players"]], state[at["winner"]], state[at["starter"]]
        teams = state[at["teams"]]
        seated = SEATS if teams else players
        if players not in GOALS or players != seated or starter >= players or players <= winner < w.DRAWN:
            raise TheagonError(NO_END)
        order = tuple([(starter + k) % players for k in range(players)])
        if winner == w.DRAWN:
            out = [state[at["out"] + seat] for seat in range(players)]
            drawn = tuple([seat for seat in order if not out[seat] or (teams and not out[seat ^ 2])])
            return Finish(order, (), drawn, self.turns_of(state), False)
        winners, goal = ((winner, winner ^ 2), TEAM_GOAL) if teams else ((winner,), GOALS[players])
        sets = [state[at["sets"] + seat] for seat in winners]
        together = setup is not None and setup.options.team_rule == "together"
        by_aim = sum(sets) >= len(sets) * goal if together else min(sets) >= goal
        return Finish(order, winners, (), self.turns_of(state), by_aim)


GAME = ArmyOfGods()


class Builder(BaseBuilder[CardSet, ArmyPosition]):
    """A builder of positions by hand: an empty table in the second round, then everything that is put there."""

    def __init__(self, game: ArmyOfGods, players: int, options: Options, seed: int = 0) -> None:
        check_mode(players, options)
        super().__init__(game, Setup(seed, (), options), players, int(options.teams))
