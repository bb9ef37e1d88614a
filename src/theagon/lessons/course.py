"""The progress of a match in its lesson.

It follows from the actions of the match, so nothing else is stored: an action that a step allows ends that step. A
match that leaves its lesson, because the next step has become impossible, goes on as any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.cards.language import LANGUAGES, Texts
from theagon.games.base import Refusal
from theagon.games.fields import SEATS
from theagon.games.staging import ImpossibleStepError
from theagon.match.beginning import Staged
from theagon.match.match import is_forced
from theagon.match.scenario import parse_scenario

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.play.position import Position
    from theagon.games.staging import Script
    from theagon.games.translated import Saying
    from theagon.match.beginning import Beginning


TEXTS: Final = Texts(files("theagon.lessons") / "text")
"""The messages of lessons; all else is in their files."""


class Standing(Struct, frozen=True):
    """The progress of a match in its lesson."""

    step: int
    """The number of texts before this one, up to `Course.length` at the end."""
    say: Saying
    """The text for the learner."""
    asked: tuple[int, ...]
    """The actions that the learner's step allows; empty while another seat decides, and at the end."""
    reply: int | None
    """The prepared action of another seat, if that seat decides and there is one."""


class Astray(Refusal, frozen=True, kw_only=True):
    """The refusal of an action that the rules allow: the lesson asks for another first."""

    sentences: Mapping[str, str]
    """By language."""

    def text(self, language: str = "en") -> str:
        return self.sentences[language]


class Course:
    """A lesson, and the progress of a match in it."""

    def __init__(self, script: Script) -> None:
        """Begin a lesson. `script` is its scenario."""
        self._script = script
        self._steps = [step for step in script.steps if step.expect is None and step.refused is None]
        self._restart()
        self.learner: int = self._stage.position.to_act

    def _restart(self) -> None:
        self._stage = self._script.begin()
        self._taken: list[int] = []
        self._next = 0  # the current step
        self._left = False

    @property
    def name(self) -> str:
        """Return the name of the lesson's file in messages; for packaged lessons, the lesson's id."""
        return self._script.file

    @property
    def about(self) -> Any:
        """Return the field `lesson` of the file."""
        return self._script.scenario.lesson

    @property
    def length(self) -> int:
        """Return the number of texts before the end."""
        return self._texts(len(self._steps))

    @property
    def position(self) -> Position:
        """Return the current position: read it, but never act on it."""
        position: Position = self._stage.position
        return position

    def follow(self, actions: Sequence[int]) -> None:
        """Go to the position of a match after these actions."""
        if self._taken != actions[: len(self._taken)]:
            self._restart()
        for action in actions[len(self._taken) :]:
            self._take(action)

    def _take(self, action: int) -> None:
        step = self._at_hand()
        fits = step is not None and action in self._allowed(step)
        events = self._stage.position.apply(action)
        self._taken.append(action)
        if fits:
            self._stage.follow(step, events)
            self._next += 1
        self._left = self._left or self._is_stuck()

    def _at_hand(self) -> Any:
        """Return the next step if it is for the seat to act; None otherwise.

        Steps prepared for others are skipped once the learner decides again.
        """
        to_act = self.position.to_act
        while self._next < len(self._steps):
            step = self._steps[self._next]
            if step.name is not None:
                self._stage.name(step.name.unit, step.name.at)
            elif to_act != self.learner or self._seat(step) == self.learner:
                return step if self._seat(step) == to_act else None
            self._next += 1
        return None

    def _seat(self, step: Any) -> int:
        return self.learner if step.by is None else SEATS.index(step.by)

    def _allowed(self, step: Any) -> tuple[int, ...]:
        """Return the legal actions that a step allows."""
        if step.any:
            verbs = {verb.name for verb in self._stage.staging.verbs.by_step[step.deed[0]]}
            return tuple(option.action for option in self.position.options() if option.verb in verbs)
        try:
            action = self._stage.action(step)
        except ImpossibleStepError:
            return ()
        return (action,) if action in self.position.legal_actions() else ()

    def _is_stuck(self) -> bool:
        """Return whether the learner decides and the step allows no legal action."""
        if self.position.to_act != self.learner or is_forced(self.position):
            return False
        step = self._at_hand()
        return step is not None and not self._allowed(step)

    @property
    def standing(self) -> Standing | None:
        """Return the progress of the match; None if it has left its lesson."""
        if self._left:
            return None
        step, to_act = self._at_hand(), self.position.to_act
        if self._next == len(self._steps) or self.position.is_over:
            return Standing(self.length, self.about.end, (), None)
        allowed = () if step is None else self._allowed(step)
        reached = self._next if step is None else self._next + 1
        text = next(step.say for step in reversed(self._steps[:reached]) if step.say is not None)
        if to_act == self.learner:
            return Standing(self._texts(reached) - 1, text, allowed, None)
        return Standing(self._texts(reached) - 1, text, (), next(iter(allowed), None))

    def answer(self, standing: Standing, seed: int) -> int:
        """Return the action of a seat other than the learner's: the prepared one, or the opponent's with this seed."""
        return self.position.decide(self.about.opponent, seed) if standing.reply is None else standing.reply

    def _texts(self, steps: int) -> int:
        """Return how many of the first steps have a text."""
        return sum(step.say is not None for step in self._steps[:steps])

    def astray(self, action: int) -> Astray | None:
        """Return the refusal of a legal action of the learner that must wait; None for allowed ones and concessions."""
        standing = self.standing
        allowed = () if standing is None else standing.asked
        if not allowed or action in (*allowed, self._script.game.concession(self.learner)):
            return None
        first = {language: self.position.describe(allowed[0], language, self.learner) for language in LANGUAGES}
        sentences = {language: TEXTS.say(language, "first", action=sentence) for language, sentence in first.items()}
        return Astray(reason="asked-first", clause="", sentences=sentences)


def course_of(beginning: Beginning) -> Course | None:
    """Return the lesson of a match's beginning, or None."""
    if not isinstance(beginning, Staged):
        return None
    script = parse_scenario(beginning.text, beginning.name)
    return None if script.scenario.lesson is None or beginning.step > 0 else Course(script)
