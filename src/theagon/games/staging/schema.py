"""The format of a game's scenarios, made from its verbs, its views and what its `Staging` says."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, defstruct, field

from theagon.cards.schema import Schema
from theagon.games.constants import spelled
from theagon.games.fields import Anything, CardId, Count, UnitOrPlace, one_of
from theagon.games.staging.deeds import deeds
from theagon.games.staging.format import (
    NONE,
    Deed,
    EventFacts,
    Expected,
    File,
    Lesson,
    Nothing,
    Puzzle,
    ReasonName,
    Seed,
    UnitName,
    listed,
    mapped,
    pile,
)
from theagon.games.staging.shown import Vocabulary, item_of, parts
from theagon.games.staging.subjects import SUBJECTS
from theagon.games.translated import Saying, Sentences

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.staging.staging import Staging


_OF_FILES: Final = {
    "title": "what it shows: a sentence that is true or false; in English, or in the three languages",
    "proves": "the clauses of the rulebook that it would refute if it failed",
    "cards": "the file's definitions; one with the id of a known card takes its place",
    "leaders": "the file's definitions, as `cards`",
    "pantheons": "the pantheons of the file's cards that the game lacks",
    "gods": "the gods of the file's cards that the game lacks",
    "subtypes": "the subtypes of the file's cards that the game lacks",
    "tribes": "the tribes of the file's cards that the game lacks",
    "keywords": "the keywords of the file's cards that the game lacks",
    "map": "the board: a name, a file in the same folder, or a map itself",
    "options": "the options of the match",
    "puzzle": "what a reader of the position is asked; the steps are the answer",
    "lesson": "what a lesson is about; its steps are asked one by one",
    "position": "where it begins; or `match`",
    "match": "a whole match from its beginning; or `position`",
    "steps": "what is done, and what must hold",
}
_OF_STEPS: Final = {
    "say": "in a lesson: the text for the learner from here on",
    "any": "in a lesson: any action of this kind will do",
}
_OF_EXPECTATIONS: Final = {
    "draw": "no seat has won",
    "returns": "by seat: 1 won, -1 lost, 0 neither",
    "choice": "what is asked, or what there is to choose from",
    "legal": "what may be done, among other things",
    "legal_exactly": "all that may be done, but for giving up",
    "not_legal": "what may not be done",
    "events": "what happened, in this order; other events may stand between",
    "events_exactly": "all that happened, in this order",
    "no_events": "what did not happen",
    "view": "the view of a seat or a spectator; only the given fields are compared",
    "indistinguishable": "another beginning that a seat or a spectator cannot distinguish from this one",
}
_OF_UNITS: Final = {
    "at": "where it is",
    "damage": "what it has lost of its maximum",
    "has": "keywords that it has, among others",
    "lacks": "keywords that it does not have",
    "order": "its age among the units on the board: 1 is the oldest",
}
"""The descriptions, in the schema for editors, of fields that no view has."""


class Schemas:
    """The types of a game's scenario files: `scenario`, and the parts of it that other modules need."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging
        self._vocabulary = Vocabulary(staging.seats, staging.place_type, staging.words)
        self._seat = one_of(staging.seats)
        taken = deeds(staging.verbs)
        self._deeds = {name.replace("-", "_"): kind for name, kind in taken.items()}
        self._words = [name for name, kind in taken.items() if kind is Nothing]
        self.unit = self._unit() if staging.named else None
        self.player = self._player()
        self.expectation = self._expectation()
        self.step = self._step()
        self.scenario = self._scenario()

    @property
    def words(self) -> frozenset[str]:
        """The fields of an expectation other than units and places, as written in files."""
        return frozenset(self.expectation.__struct_encode_fields__) - {SUBJECTS}

    def _scenario(self) -> Any:
        staging = self._staging
        fields: list[Any] = [
            ("game", one_of((staging.game,))),
            ("title", Sentences | Saying),
            ("proves", listed(staging.clause), ()),
            # these replace cards of the same id
            *((name, listed(schema), ()) for name, schema in staging.definitions.items()),
            *((name, kind, default) for name, (kind, default) in staging.file_fields.items()),
            ("puzzle", Puzzle | None, None),
            ("lesson", Lesson | None, None),
            ("seed", Seed, 0),
            ("position", staging.placement | None, None),
            ("match", staging.opening | None, None),
            ("steps", Annotated[listed(self._or_word(self.step)), Meta(extra_json_schema={"minItems": 1})]),
        ]
        notes = {"__doc__": "A scenario file.", "remarks": _OF_FILES}
        return defstruct("Scenario", fields, bases=(File,), kw_only=True, namespace=notes)

    def _or_word(self, kind: Any) -> Any:
        """Return this type, or the name of a verb that is a step by itself."""
        return kind | one_of(self._words) if self._words else kind

    # ---- steps ------------------------------------------------------------------------------------------------------

    def _step(self) -> Any:
        said = {"clause": self._staging.clause, "reason": ReasonName}
        doc = "An action that is not possible, and the clause that forbids it."
        refused = _optional("Refused", doc, self._deeds | said, Deed, beside=frozenset(said))
        naming = defstruct("Naming", [("unit", UnitName), ("at", self._staging.place_type)], bases=(Schema,))
        others = {"by": self._seat, "refused": refused, "expect": self.expectation}
        others |= {"name": naming} if self._staging.named else {}
        others |= {"say": Saying, "any": bool}
        doc = "One action, or one of `refused`, `name` and `expect`; `by` says who must be the one to act."
        beside = frozenset({"by", "say", "any"})
        return _optional("Step", doc, self._deeds | others, Deed, beside=beside, remarks=_OF_STEPS)

    # ---- expectations -----------------------------------------------------------------------------------------------

    def _expectation(self) -> Any:
        staging = self._staging
        action = self._or_word(
            _optional("Action", "Something that a player does. Exactly one field.", self._deeds, Deed)
        )
        event = self._event()
        fields, notes = self._vocabulary.fields(staging.view, NONE)
        for part in ("players", staging.board, "choice"):
            fields.pop(part, None)
        fields |= {
            "draw": bool,
            "returns": listed(int),
            "choice": self._choice(),
            "legal": listed(action),
            "legal_exactly": listed(action),
            "not_legal": listed(action),
            "events": listed(event),
            "events_exactly": listed(event),
            "no_events": listed(event),
            "view": mapped(one_of((*staging.seats, "spectator")), Any),
            "indistinguishable": self._indistinguishable(),
            **dict.fromkeys(staging.seats, self.player),
        }
        doc = "What must hold now. Events are those of the last action, its choices included."
        subject = one_of(staging.fates) | self.unit if self.unit else pile(CardId)
        units: Any = (SUBJECTS, mapped(UnitOrPlace, subject), field(default_factory=dict))
        notes["remarks"] |= _OF_EXPECTATIONS
        return _optional("Expectation", doc, fields, Expected, units, **notes)

    def _unit(self) -> Any:
        staging = self._staging
        fields, notes = self._vocabulary.fields(item_of(staging.view, staging.board), "neutral")
        fields["at"] = fields.pop("tile")
        del fields["statuses"]
        keyword = staging.words["keywords"]
        some = listed(keyword)
        fields |= {"damage": int, "has": some, "lacks": some, "order": int}
        fields |= {name.replace("-", "_"): bool for name in (*staging.statuses, *staging.unit_facts)}
        doc = "What a unit is expected to show, auras and bonuses included. What is not said may be anything."
        notes["remarks"] |= _OF_UNITS
        return _optional("UnitFacts", doc, fields, Expected, **notes)

    def _player(self) -> Any:
        staging = self._staging
        view = item_of(staging.view, "players")
        fields, notes = self._vocabulary.fields(view, NONE)
        if "deck" in fields:
            fields["deck"] = pile(CardId)
        for part in parts(view):
            if f"{staging.seats[0]}-{part.name}" in staging.always and part.name not in fields:
                fields[part.name] = int | self.unit  # a number stands for its health
        fields |= dict.fromkeys(staging.player_facts, bool)
        doc = "What a player is expected to have. A list of cards is exact and in order."
        return _optional("PlayerFacts", doc, fields, Expected, **notes)

    def _indistinguishable(self) -> Any:
        said = [
            ("for_", one_of((*self._staging.seats, "spectator")), field(name="for")),
            ("from_", self._staging.placement, field(name="from")),  # fields left out are as in `position`
        ]
        doc = "Another beginning, from which the same steps give a viewer the same views and the same messages."
        return defstruct("Indistinguishable", said, bases=(Schema,), kw_only=True, namespace={"__doc__": doc})

    def _choice(self) -> Any:
        kinds = one_of(map(spelled, self._staging.choices))
        types = {"tiles": self._staging.place_type, "cards": CardId}
        fields = {name: listed(types[shown]) for name, shown in self._staging.offered.items()}
        doc = "The options of a choice: these, in any order, or their number."
        return kinds | _optional("ChoiceFacts", doc, fields | {"count": Count}, Expected)

    def _event(self) -> Any:
        staging = self._staging
        kinds = {"enum": list(staging.events)}
        kind = Annotated[str, Meta(max_length=40, extra_json_schema=kinds, extra={"names": "event"})]
        types = {"seat": self._seat, "card": CardId, "amount": int, "extra": int}
        types |= {"keywords": listed(staging.words["keywords"])} if "keywords" in staging.words else {}
        carried = dict.fromkeys(field for row in staging.events.values() for field in row.carries.split())
        fields = {staging.field_names.get(field, field): types.get(field, Anything) for field in carried}
        fields |= {"clause": staging.clause, "because": kind}  # the kind of the event that caused it
        doc = "An event of the log. What is not said may be anything."
        return kind | _optional("EventFacts", doc, fields, EventFacts, ("kind", kind))


@cache
def schemas_of(staging: Staging) -> Schemas:
    """Return the types of a game's scenario files."""
    return Schemas(staging)


def _optional(name: str, doc: str, fields: Mapping[str, Any], base: type, *others: Any, **notes: Any) -> Any:
    """Return the type of a mapping in a file; all its `fields` are optional."""
    said = [*others, *((each, kind | None, None) for each, kind in fields.items())]
    return defstruct(name, said, bases=(base,), kw_only=True, namespace={"__doc__": doc, **notes})
