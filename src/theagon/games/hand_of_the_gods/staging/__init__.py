"""The scenarios of Hand of the Gods: what their files have besides its verbs and its views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta

from theagon.errors import TheagonError
from theagon.games.fields import SEATS
from theagon.games.hand_of_the_gods.content import check_map, load_map, with_opening
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.games.hand_of_the_gods.reasons import no
from theagon.games.hand_of_the_gods.rules.world import Action, Choice, Until
from theagon.games.hand_of_the_gods.schema import BoardMap, Card, Keyword, Leader, OpeningHands, Tile
from theagon.games.hand_of_the_gods.staging import format as file
from theagon.games.hand_of_the_gods.staging.placing import set_up
from theagon.games.hand_of_the_gods.staging.possible import check_placement
from theagon.games.hand_of_the_gods.staging.saving import save
from theagon.games.hand_of_the_gods.tables import tile
from theagon.games.hand_of_the_gods.view import SHOWN_STATUSES, View
from theagon.games.packaged import beside
from theagon.games.staging.staging import Staging
from theagon.games.staging.trial import dummy, usual_deck

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.cards.decode import Decoded
    from theagon.cards.report import Report
    from theagon.games.base import Event, Refusal


class HandStaging(Staging):
    """The part of Hand of the Gods. Units bear names; values are those that the board shows, auras included."""

    game_type = HandOfTheGods
    view = View
    choices = Choice
    clause = Annotated[
        str, Meta(pattern=r"^HG[1-9]\.[1-9][0-9]?[a-i]?$", description="a clause of the rulebook", examples=["HG4.24"])
    ]

    placement = file.Placement
    opening = file.Opening
    file_fields: Mapping[str, Any] = {
        "map": (Annotated[str, Meta(max_length=200)] | BoardMap, "arena"),  # a name, a file, or a map itself
        "opening": (OpeningHands | None, None),  # in the place of the map's
    }

    place = "tile"
    place_type = Tile
    words: Mapping[str, Any] = {"keywords": Keyword, "stunned": file.Until, "banished": file.Ending}
    offered: Mapping[str, str] = {"tiles": "tiles", "cards": "cards"}

    always: Mapping[str, int] = {"p1-stone": 1, "p2-stone": 2}  # nothing enters before them
    statuses = SHOWN_STATUSES.values()
    unit_facts: Mapping[str, Any] = {
        "ready": lambda _, unit: not {"sick", "exhausted"} & {*unit["statuses"]},
        "token": lambda g, unit: not g.unit[g.at[tile(unit["tile"])]].held,  # no card is behind it
    }
    player_facts: Mapping[str, Any] = {"guarded": lambda player: player["stone"]["guarded"]}
    on_board = ("unit",)
    placed = True
    fates = ("alive", "dead", "gone", "in-hand", "banished", "transformed", "removed", "empty")
    last_events: Mapping[str, str] = {
        "death": "dead",
        "transform": "transformed",
        "dissolves": "removed",
        "return-to-hand": "in-hand",
    }

    absent: Mapping[int, Refusal] = {
        Action.PLAY: no("no-such-card", "HG5.1"),
        Action.CHOOSE_CARD: no("not-offered", "HG6.35"),
    }
    columns = file.COLUMNS
    check_position = staticmethod(check_placement)
    set_up = staticmethod(set_up)
    save = staticmethod(save)

    def trial(self, game: HandOfTheGods, card: Card | Leader, /) -> dict[str, Any]:
        plain, deck = dummy(game, "unit"), usual_deck(game)
        own: dict[str, Any] = {"deck": deck}
        units = {
            "foe": {"card": plain, "owner": "p2", "at": "d3"},
            "other-foe": {"card": plain, "owner": "p2", "at": "f4"},
            "friend": {"card": plain, "owner": "p1", "at": "c2"},
        }
        if isinstance(card, Leader):
            own["leader"] = card.id
        elif card.token and card.kind == "unit":
            units["tried"] = {"card": card.id, "owner": "neutral" if card.neutral else "p1", "at": "c4"}
        else:
            own["hand"] = [card.id]
        return {"players": {"p1": own, "p2": {"deck": deck}}, "units": units}

    def fate(self, position: Any, event: Event, following: Sequence[Event]) -> str | None:
        if event.kind == "banish" and event.amount == Until.LASTING:
            return "removed"
        if event.kind == "return-to-hand" and [each.kind for each in following[:1]] == ["overdraw"]:
            return "gone"  # there was no room
        return super().fate(position, event, following)

    def known(self, game: HandOfTheGods) -> Mapping[str, Collection[str]]:
        return {**super().known(game), "leader": game.cards.leader_by_id}

    def variant(self, read: Decoded[Any], game: HandOfTheGods, report: Report) -> BoardMap:
        """Return the board, or the default one after reporting why it cannot be read."""
        board: str | BoardMap = read.value.map
        try:
            if isinstance(board, str):
                board = game.read_variant({"map": beside(board, read.node.source.folder)})
            else:
                check_map(board, game.cards, read)
            board = with_opening(board, read.value.opening)
        except TheagonError as error:
            report.take(error, read.node.find("map").location)
            board = load_map()
        return read.value.position.variant(board) if read.value.position else board

    def part(self, name: str) -> tuple[str, ...]:
        return ("players", name.removesuffix("-stone"), "stone") if name in self.always else super().part(name)

    def distance(self, g: Any, seat: int) -> int:
        return int(g.unit[seat].health)

    def set_distance(self, position: dict[str, Any], seat: int, distance: int) -> None:
        position["players"][SEATS[seat]]["stone"] = distance


STAGING: Final = HandStaging()
