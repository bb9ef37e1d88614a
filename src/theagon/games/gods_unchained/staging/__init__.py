"""The scenarios of Gods Unchained: what their files have besides its verbs and its views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta

from theagon.games.fields import SEATS
from theagon.games.gods_unchained.game import GodsPosition, GodsUnchained
from theagon.games.gods_unchained.reasons import no, wrong_side
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.world import Action, Choice, Sort
from theagon.games.gods_unchained.schema import Card, Options
from theagon.games.gods_unchained.schema.vocabulary import Keyword
from theagon.games.gods_unchained.staging import format as file
from theagon.games.gods_unchained.staging.placing import check_placement, set_up
from theagon.games.gods_unchained.staging.saving import save
from theagon.games.gods_unchained.view import SHOWN_STATUSES, View
from theagon.games.staging.staging import Staging
from theagon.games.staging.trial import dummy, usual_deck

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.report import Report
    from theagon.games.base import Refusal
    from theagon.games.play.verbs import Verb


class GodsStaging(Staging):
    """The part of Gods Unchained. Creatures and relics bear names; `p1-god` and `p2-god` are names of the gods."""

    game_type = GodsUnchained
    view = View
    choices = Choice
    clause = Annotated[
        str, Meta(pattern=r"^GU[1-9]\.[1-9][0-9]?$", description="a clause of the rulebook", examples=["GU3.6"])
    ]

    placement = file.Placement
    opening = file.Opening
    file_fields: Mapping[str, Any] = {"options": (Options, Options())}

    place_type = file.Place
    words: Mapping[str, Any] = {"keywords": Keyword}
    offered: Mapping[str, str] = {"places": "tiles", "cards": "cards"}

    aged = False
    always: Mapping[str, int] = {"p1-god": 1, "p2-god": 2}  # nothing enters before them
    statuses = SHOWN_STATUSES.values()
    on_board = ("creature", "relic")
    fates = ("alive", "destroyed", "obliterated", "in-hand", "transformed", "gone", "empty")
    last_events: Mapping[str, str] = {
        "destroyed": "destroyed",
        "replaced": "destroyed",
        "obliterated": "obliterated",
        "transform": "transformed",
        "return": "in-hand",
    }
    renumbers = "joins"

    absent: Mapping[int, Refusal] = {Action.PLAY: no("no-such-card", "GU5.3"), Action.BUY: no("nothing-sold", "GU8.2")}
    columns = file.COLUMNS
    check_position = staticmethod(check_placement)
    set_up = staticmethod(set_up)
    save = staticmethod(save)

    def trial(self, game: GodsUnchained, card: Card, /) -> dict[str, Any]:
        plain, deck = dummy(game, "creature"), usual_deck(game)
        own: dict[str, Any] = {"god": card.god, "deck": deck}
        units = {
            "foe": {"card": plain, "owner": "p2"},
            "other-foe": {"card": plain, "owner": "p2"},
            "friend": {"card": plain, "owner": "p1"},
        }
        if card.kind == "god-power":
            own["power"] = card.id
        elif card.token and card.kind == "creature":
            units["tried"] = {"card": card.id, "owner": "p1"}
        else:
            own["hand"] = [card.id]
        return {"players": {"p1": own, "p2": {"deck": deck}}, "units": units}

    def unit_course(self, unit: Any) -> frozenset[str]:
        course = super().unit_course(unit)
        return course if unit.kind == Sort.CREATURE else course | {"killer"}  # only of creatures is it asked (GU8.1)

    def variant(self, read: Decoded[Any], game: GodsUnchained, report: Report) -> Options:  # noqa: ARG002
        options: Options = read.value.options
        return read.value.position.variant(options) if read.value.position else options

    def nameless(self, position: GodsPosition, verb: Verb[Any], words: Sequence[str]) -> Refusal | None:
        return wrong_side(position.world, verb.name, words)

    def part(self, name: str) -> tuple[str, ...]:
        return ("gods", name.removesuffix("-god")) if name in self.always else super().part(name)

    def distance(self, g: Any, seat: int) -> int:
        return int(g.unit[seat].health)

    def set_distance(self, position: dict[str, Any], seat: int, distance: int) -> None:
        god = position.setdefault("gods", {}).setdefault(SEATS[seat], {})
        god.pop("damage", None)
        god["health"] = distance

    def card_of(self, card: int) -> int:
        return card_of(card)


STAGING: Final = GodsStaging()
