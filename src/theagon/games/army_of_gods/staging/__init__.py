"""The scenarios of Army of Gods: what their files have besides its verbs and its views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta

from theagon.errors import TheagonError
from theagon.games.army_of_gods.content import check_mode
from theagon.games.army_of_gods.game import ArmyOfGods, ArmyPosition
from theagon.games.army_of_gods.reasons import no
from theagon.games.army_of_gods.rules.world import KINDS, STACK, Action, Choice
from theagon.games.army_of_gods.schema import Card, Options
from theagon.games.army_of_gods.staging import format as file
from theagon.games.army_of_gods.staging.placing import check_placement, set_up
from theagon.games.army_of_gods.staging.saving import save
from theagon.games.army_of_gods.tables import GOALS
from theagon.games.army_of_gods.verbs import Kind, Prey, Stack
from theagon.games.army_of_gods.view import View
from theagon.games.fields import SEATS
from theagon.games.staging.staging import Change, Staging

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.army_of_gods.content import CardSet
    from theagon.games.base import Refusal
    from theagon.games.play.game import Game
    from theagon.games.play.verbs import Verb


class ArmyStaging(Staging):
    """The part of Army of Gods. Only stacks bear names, `p2-archers`; an expectation of a stack names its cards."""

    game_type = ArmyOfGods
    view = View
    choices = Choice
    clause = Annotated[
        str, Meta(pattern=r"^AG[1-9]\.[1-9][0-9]?$", description="a clause of the rulebook", examples=["AG5.11"])
    ]

    placement = file.Placement
    opening = file.Opening
    file_fields: Mapping[str, Any] = {"options": (Options, Options())}

    seats = SEATS
    place = "stack"
    field_names: Mapping[str, str] = {"tile": "place"}
    board = "stacks"
    on_board = ("army",)
    absent: Mapping[int, Refusal] = {
        Action.CHOOSE_LEADER: no("no-such-card", "AG2.1"),
        **dict.fromkeys((Action.ATTACK, Action.DROP, Action.PLAY, Action.CHOOSE_HAND), no("no-such-card", "AG4.2")),
    }
    columns = file.COLUMNS
    check_position = staticmethod(check_placement)
    set_up = staticmethod(set_up)
    save = staticmethod(save)

    def places(self, game: Game[CardSet, Any, Any, Any], seats: int) -> Collection[str]:
        kinds = range(len(game.cards.kind_ids))
        return [game.cards.stack_name(seat * KINDS + kind) for seat in range(seats) for kind in kinds]

    def parts(self, game: Game[CardSet, Any, Any, Any], seats: int) -> Collection[str]:
        """Return the cards of the stacks: `p2-archers-1` is the lowest."""
        return [f"{stack}-{card + 1}" for stack in self.places(game, seats) for card in range(STACK)]

    def nameless(self, position: ArmyPosition, verb: Verb[Any], words: Sequence[str]) -> Refusal | None:
        """Refuse a kind of cards other than army cards, one's own stack, and a card below the top one of a stack."""
        cards = position.cards
        if isinstance(verb.target, Prey) and words[-1].startswith(f"{SEATS[position.world.active]}-"):
            return no("own-side", "AG5.5")
        if isinstance(verb.target, Kind):
            return None if words[-1] in cards.kind_ids else no("no-army-card", "AG6.4")
        if isinstance(verb.target, Stack) and words[-1] in self.parts(position.game, position.seats):
            stack, _, card = words[-1].rpartition("-")
            size = position.world.stack_size[cards.stack_number(position.seats, stack)]
            if int(card) < size:
                return no("once-a-stack", "AG5.6")
        return None

    def players(self, scenario: Any) -> int:
        if scenario.match is None:
            return len(scenario.position.players.all)
        return len(scenario.match.decks or ()) or int(scenario.match.players)

    def check(self, scenario: Any, node: Node, game: ArmyOfGods, variant: Options, report: Report) -> None:
        try:
            check_mode(self.players(scenario), variant)
        except TheagonError as error:
            report.take(error, node.find("match" if scenario.match else "position").location)
        super().check(scenario, node, game, variant, report)

    def trial(self, game: ArmyOfGods, card: Card, /) -> dict[str, Any]:
        army = [each.id for each in game.cards_type.standard().cards.values() if each.kind == "army"]
        own: dict[str, Any] = {"tokens": MOST_TOKENS, "hand": [*army[:3]], "stacks": {army[0]: 3}}
        other = {"hand": [*army[:3]], "stacks": {army[0]: 2, army[1]: 2}}
        if card.kind == "leading":
            own["leader"] = card.id
        else:
            own["hand"] = [card.id, *army[:3]]
        return {"players": {"p1": own, "p2": other}}

    def part(self, name: str) -> tuple[str, ...]:
        seat, _, kind = name.partition("-")
        return ("players", seat, "stacks", kind)

    def put(self, position: Mapping[str, Any], definition: Any, owner: str, place: str, /) -> Change:
        """Return the stack of an army with one card more."""
        super().put(position, definition, owner, place)
        path = self.part(f"{owner}-{definition.id}")
        lying: Any = position
        for key in path:
            lying = lying.get(key, {}) if isinstance(lying, dict) else {}
        if isinstance(lying, list):
            return Change(path, [*lying, definition.id])
        return Change(path, lying + 1 if isinstance(lying, int) else 1)

    def distance(self, g: Any, seat: int) -> int:
        return int(g.goal[g.players] - g.sets[1 - seat])

    def set_distance(self, position: dict[str, Any], seat: int, distance: int) -> None:
        rival = position["players"][SEATS[1 - seat]]
        rival["sets"] = ["archers"] * (GOALS[2] - distance)

    def decks(self, scenario: Any) -> Any:
        return scenario.match.decks or ("house",) * scenario.match.players


MOST_TOKENS: Final = 12
"""The tokens that a file may give a player."""

STAGING: Final = ArmyStaging()
