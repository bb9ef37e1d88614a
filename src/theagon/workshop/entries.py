"""One scenario of a set, such as a puzzle or a lesson: as a file of its own, on the board, and changed by clicks."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.node import Node
from theagon.errors import TheagonError
from theagon.games.collection.card_files import in_set
from theagon.games.collection.definitions import faced
from theagon.games.staging import read_script
from theagon.match.saving import fields_text
from theagon.match.scenario import staging_of
from theagon.workshop.checked import words_in
from theagon.workshop.reading import read_set
from theagon.workshop.sandbox import needed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.play.game import Game
    from theagon.games.staging import Script

ROLES: Final = ("puzzle", "lesson")
"""The fields that make more of a scenario."""
HAND: Final = "hand"
"""The place of cards in hand."""


class Part(Struct, frozen=True, rename="camel"):
    """Something on the board, and where its scenario describes it."""

    place: str
    path: tuple[str, ...]  # of keys


class Edit(Struct, frozen=True, rename="camel"):
    """A change of a scenario: the value that then stands at a path of keys."""

    path: tuple[str, ...]
    value: Any


class OwnEntry:
    """The scenario of a set that has a line."""

    def __init__(self, game: Game, text: str, line: int) -> None:
        """Raises `TheagonError` if no scenario that is YAML has this line."""
        self._game = game
        self._own = read_set(game, text)
        found = (each for each in self._own.scenarios if each.block.first <= line <= each.block.last)
        self._entry = next(found, None)
        if self._entry is None or self._entry.node is None or self._own.root is None:
            raise TheagonError("the set has no scenario at this line", hint="mend the mistakes in the set first")
        self._root, self._node = self._own.root, self._entry.node
        sound = self._own.sound(game.cards.kinds)
        self._cards = {each.id: each for number, _ in faced(game.cards.kinds) for each in sound[number]}

    def script(self) -> Script:
        """Return the scenario; places of mistakes are those in the set. Raises `InvalidFileError`."""
        return self._read(self._node)

    def scene(self) -> Script:
        """Return the scenario with other steps, as neither a puzzle nor a lesson. Raises `InvalidFileError`."""
        node = self._node
        fields = node.value if isinstance(node.value, dict) else {}
        node = node.without([fields[name] for name in ROLES if name in fields])
        at = (node.source, node.line, node.column)
        return self._read(node.merged(Node(*at, {"steps": Node(*at, [Node(*at, "end-turn")])})))

    def _read(self, node: Node) -> Script:
        game = self._own.game(self._game)
        return read_script(staging_of(game.name), in_set(self._root, node), game)

    def file(self, *, plain: bool = False) -> str:
        """Return the text of a file of its own, with its game and the cards and the map of the set that it names.

        With `plain` it is neither a puzzle nor a lesson. Raises `InvalidFileError` for mistakes.
        """
        self.script()
        said: Any = self._node.plain()
        boards = (each.definition for each in self._own.maps if each.definition is not None)
        board = next((each for each in boards if each.id == said.get("map")), None)
        said_words = {*words_in(self._node), *((board.gift,) if board else ())}
        brought = needed(said_words, self._own, self._game.cards.kinds)
        fields: dict[str, Any] = {"game": self._game.name, **({"map": msgspec.to_builtins(board)} if board else {})}
        for kind in self._game.cards.kinds:
            name = f"{kind.name}s"
            given = {each["id"]: each for each in said.get(name, ())}
            of_set = {each.id: msgspec.to_builtins(each) for each in brought if isinstance(each, kind.schema)}
            if of_set or given:
                fields[name] = [*{**of_set, **given}.values()]
        if plain:
            steps = [_unasked(step) for step in said["steps"]]
            others = {name: value for name, value in said.items() if name not in (*fields, *ROLES, "steps")}
            return fields_text({**fields, **others, "steps": steps})
        if self._lines.startswith("{") or fields.keys() & said.keys():
            return fields_text({**fields, **{name: value for name, value in said.items() if name not in fields}})
        return fields_text(fields) + self._lines

    @property
    def _lines(self) -> str:
        """The lines of the entry, as in a file of its own."""
        assert self._entry is not None, "it was found"
        lines = self._node.source.text.split("\n")[self._node.line - 1 : self._entry.block.last]
        before = self._node.column - 1
        return dedent("\n".join([" " * before + lines[0][before:], *lines[1:]])) + "\n"

    def put(self, card: str, owner: str, place: str) -> Edit:
        """Return the change by which a card lies at a place of the board, or in a hand. There may be mistakes.

        Raises `TheagonError` for an unknown card, and for one that never lies there.
        """
        known: Mapping[str, Any] = {**self._game.cards.everything, **self._cards}
        if card not in known:
            raise TheagonError(f"there is no card {quoted(card)}", hint=suggestion(card, known))
        said = _mapping(self._node.plain())
        position = _mapping(said.get("position"), "players", "units")
        if place != HAND:
            change = staging_of(self._game.name).put(position, known[card], owner, place)
            return Edit(("position", *change.path), change.value)
        player = _mapping(position.get("players", {}).get(owner))
        hand = player.get("hand")
        path = ("position", "players", owner, "hand")
        return Edit(path, [*(hand if isinstance(hand, list) else ()), card])


def _mapping(said: object, *parts: str) -> dict[str, Any]:
    """Return a mapping as it is written, without those of its `parts` that are none; an empty one for anything else."""
    fields: dict[str, Any] = dict(said) if isinstance(said, dict) else {}
    return {name: value for name, value in fields.items() if name not in parts or isinstance(value, dict)}


def _unasked(step: Any) -> Any:
    """Return a step of a lesson as that of a scenario."""
    return {name: said for name, said in step.items() if name not in ("say", "any")} if isinstance(step, dict) else step


def parts_of(script: Script) -> tuple[Part, ...]:
    """Return what lies on the board at the beginning of a scenario, as far as its position describes it."""
    if script.scenario.position is None:
        return ()
    stage, staging = script.begin(), script.staging
    if staging.named:
        found = [(name, unit["tile"]) for name in stage.ids if (unit := stage.unit(name)) is not None]
    else:
        found = [(stack["tile"],) * 2 for stack in stage.position.open_view()[staging.board] if stack["cards"]]
    return tuple(Part(place, ("position", *staging.part(name))) for name, place in found)
