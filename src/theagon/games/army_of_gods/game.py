"""Army of Gods: the game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from theagon.games.army_of_gods.content import CardSet, check_deck, check_mode
from theagon.games.army_of_gods.events import EVENTS
from theagon.games.army_of_gods.position import ArmyPosition, Setup
from theagon.games.army_of_gods.rules import PROGRAM
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.schema import CardFile, Deck, Options
from theagon.games.army_of_gods.tables import GOALS, TEAM_GOAL, army_cards, compile_tables
from theagon.games.army_of_gods.view import DESCRIBED
from theagon.games.base import Finish, Mode, Switch
from theagon.games.machine_game import MachineGame, read_options

if TYPE_CHECKING:
    from msgspec import Struct

    from theagon.cards.decode import Decoded
    from theagon.games.catalogue import Faces
    from theagon.games.telling import Teller

STARTER_PLAYERS = 2  # of a set-up that says nothing


class ArmyOfGods(MachineGame[CardSet, Deck, Setup, ArmyPosition]):
    """The game with one set of cards on one back end. The options of a set-up are the fields of `schema.Options`."""

    name = "army-of-gods"
    title: ClassVar[Mapping[str, str]] = {"en": "Army of Gods", "es": "Ejército de dioses", "ru": "Армия богов"}
    rules_version = "1"
    seats = w.SEATS
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
    action_space = w.ACTIONS
    first_concession = w.CONCEDE
    program = PROGRAM
    described = DESCRIBED
    events = EVENTS
    setup_type = Setup
    position_type = ArmyPosition
    cards_type = CardSet
    file_types: ClassVar[Mapping[str, type[Struct]]] = {"cards": CardFile, "deck": Deck}

    def read_variant(self, options: Mapping[str, Any]) -> Options:
        return read_options(options, Options)

    def variant(self, setup: Setup) -> Options:
        return setup.options

    def check_match(self, players: int, variant: Options, _: Decoded[Any] | None = None, /) -> None:
        check_mode(players, variant)

    def check_deck(self, deck: Deck, read: Decoded[Any] | None = None) -> None:
        check_deck(deck, self.cards, read)

    def usual_decks(self, variant: Options) -> Sequence[str]:
        return [min(self.starter_decks())] * (w.SEATS if variant.teams else STARTER_PLAYERS)

    def tables(self, variant: Options) -> bytes:
        return compile_tables(self.cards, variant)

    def place(self, g: Any, setup: Setup) -> None:
        g.setup_players = len(setup.decks)
        g.setup_teams = setup.options.teams
        for contestant, deck in enumerate(setup.decks):
            pile: list[int] = []
            leaders: list[int] = []
            for name in sorted(deck.cards):
                cards = leaders if self.cards.by_id[name].kind == "leading" else pile
                cards += [self.cards.index(name)] * deck.cards[name]
            for row, listed in ((g.setup_deck[contestant], pile), (g.setup_leaders[contestant], leaders)):
                for k, card in enumerate(listed):
                    row[k] = card

    def needed(self, setup: Setup) -> Iterable[str]:
        """The cards of the decks, and all army cards: the number of a kind depends on those before it."""
        yield from (name for deck in setup.decks for name in deck.cards)
        yield from self.kind_ids()

    def finish(self, state: bytes | memoryview) -> Finish:
        self.check_length("finish", state)
        at = PROGRAM.state.layout.offset
        players, winner = state[at["players"]], state[at["winner"]]
        order = tuple((state[at["starter"]] + k) % players for k in range(players))
        if winner == w.DRAWN:
            return Finish(order, (), self.turns_of(state), False)
        winners = (winner, winner ^ 2) if state[at["teams"]] else (winner,)
        sets = sum(state[at["sets"] + seat] for seat in winners)
        aim = len(winners) * (TEAM_GOAL if state[at["teams"]] else GOALS[players])
        return Finish(order, winners, self.turns_of(state), sets >= aim)

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The army card of each kind."""
        return tuple(army_cards(self.cards))

    def kind_ids(self) -> list[str]:
        return [self.card_id(card) for card in self.kinds]

    def kind_id(self, kind: int) -> str:
        """A kind is called as its army card is; one that there is not, by its number from 1."""
        return self.card_id(self.kinds[kind]) if kind < len(self.kinds) else str(kind + 1)

    def faces(self, language: str) -> Faces:
        from theagon.games.army_of_gods.catalogue import ArmyFaces

        return ArmyFaces(self, language)

    def teller(self, language: str, players: Mapping[int, str] | None) -> Teller:
        from theagon.games.telling import Teller

        return Teller(self, language, players)


GAME = ArmyOfGods()
