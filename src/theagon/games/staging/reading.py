"""The reader of scenarios.

All mistakes that can be found without running it are reported at once, each at its place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from theagon.cards.decode import Decoded, decode_the_rest
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.node import Node
from theagon.cards.report import InvalidFileError, Report
from theagon.errors import Location, TheagonError
from theagon.games.fields import SEATS
from theagon.games.packaged import beside, clause_of_step
from theagon.games.staging.format import Nothing
from theagon.games.staging.references import References
from theagon.games.staging.schema import schemas_of
from theagon.games.staging.stage import Stage
from theagon.games.staging.subjects import ids_given, items, names_given, regroup_expectations
from theagon.games.translated import said

if TYPE_CHECKING:
    from theagon.games.staging.staging import Begun, Staging


@dataclass(frozen=True)
class Script:
    """A scenario without mistakes, and the game with its own cards."""

    staging: Staging
    read: Decoded[Any]
    game: Any
    variant: Any
    """The variant of its match: everything besides decks."""
    begun: Begun | None
    """Its position; None if it begins with a match."""
    others: Mapping[int, Script]
    """For a step that names another position, by its index: a script of the earlier steps from that position."""

    @property
    def scenario(self) -> Any:
        return self.read.value

    def title(self, language: str) -> str:
        """Return its title; in English where the file has no other language."""
        return said(self.scenario.title, language)

    @property
    def proves(self) -> tuple[str, ...]:
        """The clauses that it proves."""
        return tuple(self.scenario.proves)

    @property
    def file(self) -> str:
        """The name of the file in messages."""
        return self.read.node.source.name

    @property
    def steps(self) -> list[Any]:
        """The steps: schema objects with the fields `by`, `refused`, `name` and `expect` and one for each action."""
        build = schemas_of(self.staging).step
        return [
            build(**{step.replace("-", "_"): Nothing()}) if isinstance(step, str) else step
            for step in self.scenario.steps
        ]

    def place(self, *path: str | int) -> Location:
        """Return the place in the file of the value at this path of keys and indices."""
        return self.read.node.find(*path).location

    def begin(self) -> Stage:
        """Return the scenario at its beginning."""
        if self.begun is not None:
            return Stage(self.staging, self.begun.position.clone(), self.begun.ids)
        decks = self.staging.decks(self.scenario)
        read = decks and [_beside(deck, self.read.node) for deck in decks]
        setup = self.game.setup(read, seed=self.scenario.seed)
        return Stage(self.staging, self.game.new(type(setup)(setup.seed, setup.decks, self.variant)), {})


def read_script(staging: Staging, node: Node, game: Any) -> Script:
    """Return the scenario of a file, given by its root node.

    Raises `InvalidFileError` with all that is wrong with it.
    """
    script = _read(staging, node, game)
    if not script.scenario.steps:
        raise InvalidFileError([node.find("steps").error("no step is given: at least 1 is needed")])
    _check_lesson(script)
    others = {
        k: _read(staging, _other(script.read.node, k), game)
        for k, step in enumerate(script.steps)
        if step.expect is not None and step.expect.indistinguishable is not None
    }
    return replace(script, others=others)


def _check_lesson(script: Script) -> None:
    """Raise `InvalidFileError` for a lesson that does not tell its learner what to begin with."""
    if script.scenario.lesson is None:
        return
    learner = (None, SEATS[script.begin().position.to_act])
    asked = (
        k
        for k, step in enumerate(script.steps)
        if step.expect is None and step.refused is None and step.name is None and step.by in learner
    )
    first = next(asked, None)
    if first is None or script.steps[first].say is None:
        place = script.read.node.find("steps", *(() if first is None else (first,)))
        raise InvalidFileError([place.error("the first step of a lesson says nothing", "add say: {en: ...}")])


def _other(root: Node, k: int) -> Node:
    """Return the file with its position changed as step `k` says, and with only the actions before that step."""
    steps, said = root.find("steps"), root.find("steps", k, "expect", "indistinguishable")
    if "position" not in root.keys:
        raise said.error("there is no position to compare with", "a scenario that begins with a match has none")
    done = Node(steps.source, steps.line, steps.column, [])
    done.value = [step for step in items(steps)[:k] if not {"expect", "refused"} & step.keys.keys()]
    changed = Node(root.source, root.line, root.column, {"position": said.find("from")})
    other = root.merged(changed)
    assert isinstance(other.value, dict)
    other.value["steps"] = done
    return other


def _read(staging: Staging, node: Node, game: Any) -> Script:
    """Return the scenario of a file, given by its root node. Raises `InvalidFileError` with every mistake.

    A part with a mistake is left out and the rest is checked. So wrong values, unknown names, impossible positions and
    failures to set one up are all reported at once.
    """
    report = Report()
    names = set(names_given(node))
    regroup_expectations(node, names, schemas_of(staging).words)
    read = decode_the_rest(node, schemas_of(staging).scenario, report)
    scenario = read.value
    _check_clauses(read, game, report)
    before = len(report.errors)
    game = _with_definitions(staging, read, game, report)
    variant = staging.variant(read, game, report)
    staging.check(scenario, read.node, game, variant, report)
    if scenario.match is not None:
        _check_decks(scenario.match.decks, read.node.find("match", "decks"), game, report)
    undefined = ids_given(node, staging.definitions).difference(game.cards.everything, *game.cards.words.values())
    unread = names.difference(names_given(read.node)) | undefined
    references = References(staging, game, staging.players(scenario), report, unread)
    references.check_beginning(scenario, read.node)
    whole = read.node.find("position").plain() == node.find("position").plain()
    begun = None
    if scenario.position is not None and whole and not undefined and len(report.errors) == before:
        place = read.node.find("position")
        try:
            begun = staging.set_up(scenario, place, game, variant)
            _check_laws(begun.position, place, report)
        except TheagonError as error:
            report.take(error, place.location)
    references.check_steps(scenario, read.node)
    report.sort()
    report.check()
    return Script(staging, read, game, variant, begun, {})


def _check_laws(position: Any, node: Node, report: Report) -> None:
    """Report the law of the game that a position breaks."""
    try:
        position.game.restore(position.setup, position.state_bytes())
    except TheagonError as error:
        _, _, fault = error.message.partition(": ")
        report.add(f"no match comes to this position: {fault}", node.location)


def _with_definitions(staging: Staging, read: Decoded[Any], game: Any, report: Report) -> Any:
    """Return the game with the file's definitions. If these have mistakes, report them and return the game as it is."""
    try:
        brought = (getattr(read.value, field) for field in staging.definitions)
        cards = game.cards.extended(*brought, node_of=read.node_of)
    except TheagonError as error:
        report.take(error)
        return game
    return game if cards is game.cards else game.with_cards(cards)


def _check_clauses(read: Decoded[Any], game: Any, report: Report) -> None:
    """Report clauses that the rulebook does not have."""
    known = {clause["id"] for section in game.rulebook() for clause in section["clauses"]}
    for k, clause in enumerate(read.value.proves):
        if clause_of_step(clause) not in known:
            place = read.node.find("proves", k).location
            report.add(f"the rulebook has no clause {quoted(clause)}", place, suggestion(clause, known))


def _check_decks(decks: Sequence[Any] | None, node: Node, game: Any, report: Report) -> None:
    """Report decks, given by name or in full, that do not exist or break the rules of deck building."""
    for k, deck in enumerate(decks or ()):
        try:
            game.deck(_beside(deck, node))
        except TheagonError as error:
            report.take(error, node.find(k).location)


def _beside(deck: Any, node: Node) -> Any:
    """Return a deck as given; a path is relative to the folder of the scenario."""
    return beside(deck, node.source.folder) if isinstance(deck, str) else deck
