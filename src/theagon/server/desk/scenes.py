"""A scenario of a set on the board, for whoever makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.fields import SEATS
from theagon.match.scenario_run import run_scenario
from theagon.server.desk.stories import script_story
from theagon.server.protocol.base import ServerData
from theagon.server.protocol.games import Story
from theagon.workshop.entries import OwnEntry, Part, parts_of

if TYPE_CHECKING:
    from theagon.games.play.position import Position
    from theagon.games.staging import Script
    from theagon.match.scenario_run import Moment
    from theagon.server.protocol.workshop import EntryOfSet


class Deed(ServerData, frozen=True):
    """An action in the steps of a scenario. In a lesson the table points at its places."""

    step: int  # its place in the list of steps, from 0
    seat: int
    text: str  # as the player who acts first reads it
    places: tuple[str, ...]


class Scene(ServerData, frozen=True):
    """A scenario of a set on the board."""

    story: Story  # of its steps; only of its beginning, if they have mistakes
    deeds: tuple[Deed, ...]  # the actions of the steps, as far as they are possible
    parts: tuple[Part, ...]  # what lies on the board at the beginning
    file: str | None  # the scenario as a file of its own; None if it has mistakes


def scene_of(game: str, wish: EntryOfSet, language: str) -> Scene:
    """Return a scenario of a set on the board. Raises `TheagonError` if its position has mistakes."""
    entry = OwnEntry(load_game(game), wish.text, wish.line)
    scene = entry.scene()
    try:
        script, file = entry.script(), entry.file()
    except TheagonError:
        whole = script_story(scene, "", language)
        story = Story(whole.game, "", (), whole.cards, whole.frames[:1], False, None, ())
        return Scene(story, (), parts_of(scene), None)
    story = script_story(script, script.title(language), language)
    return Scene(story, _deeds(script, language), parts_of(scene), file)


def _deeds(script: Script, language: str) -> tuple[Deed, ...]:
    """Return the actions in the steps of a scenario."""
    found: list[Deed] = []
    before: Position = script.begin().position
    reader = before.to_act

    def look(moment: Moment) -> None:
        nonlocal before
        taken = moment.taken
        if taken is not None:
            option = before.verbs.option(before, taken.action)
            places = ([option.source] if option.source else []) + [*option.targets]
            text = before.describe(taken.action, language, reader)
            found.append(Deed(taken.step - 1, SEATS.index(taken.seat), text, tuple(places)))
        before = moment.position.clone()

    run_scenario(script, look)
    return tuple(found)
