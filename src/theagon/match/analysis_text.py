"""Sentences about an analysis, in the languages of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.grammar import YOU, capital, quotes_within, spanish_contractions
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from theagon.games.bots.chances import Chances
    from theagon.games.play.game import Game
    from theagon.match.analysis import Analysis, Examined, TurningPoint, Why


MOST_OF_PLAN: Final = 2
"""The number of actions of a better plan that a turning point shows."""


class AnalysisText:
    """The sentences of an analysis in one language. The reader's seat is called You."""

    def __init__(self, game: Game, language: str, reader: int | None = None) -> None:
        self._language = language
        self._texts = texts(game.name)
        self._game = game
        self._reader = reader

    def say(self, message: str, /, **arguments: str | int) -> str:
        """Return a message of `games/text/analysis`."""
        said = self._texts.say(self._language, message, **arguments).strip()
        return quotes_within(capital(spanish_contractions(said)))

    def turning_point(self, analysis: Analysis, point: TurningPoint) -> str:
        """Describe a turning point: the seat, the chances, the reason, and the most important event."""
        before, after = _per_cent(point.before), _per_cent(point.after)
        lines = [
            self.say("turning-point", turn=point.turn, before=before, after=after, **self._player(point.seat)),
            self._choice(point.why, analysis.steps[point.step - 1], MOST_OF_PLAN),
        ]
        if point.event is not None:
            lines.append(f"{self._game.tell(point.event, self._language, reader=self._reader)} [{point.event.clause}]")
        return " ".join(lines)

    def lost(self, examined: Examined) -> str:
        """Describe a decision that lost chances, with the better plan."""
        return self._decision("decision-lost", "mistake", examined)

    def strong(self, examined: Examined) -> str:
        """Describe a strong move."""
        return self._decision("decision-strong", "strong", examined)

    def _decision(self, message: str, why: Why, examined: Examined) -> str:
        decision = examined.decision
        assert decision is not None, "the step has no decision"
        before, after = _per_cent(decision.before), _per_cent(decision.after)
        player = self._player(examined.seat)
        line = self.say(message, step=examined.step, turn=examined.turn, before=before, after=after, **player)
        return f"{line} {self._choice(why, examined)}"

    def _choice(self, why: Why, examined: Examined, longest: int | None = None) -> str:
        """Describe the action of a step, and the better plan."""
        plan = examined.decision.plan_said[:longest] if examined.decision else ()
        return self.say(
            f"turning-{why}",
            played=examined.said.to(self._reader)[self._language],
            plan="; ".join(said.to(self._reader)[self._language] for said in plan),
            **self._player(examined.seat),
        )

    def _player(self, seat: int) -> dict[str, str]:
        """Return the arguments of messages that name a player."""
        yours = seat == self._reader
        name = self._texts.say(self._language, "you-acting" if yours else f"seat-{seat}")
        return {"seat": name, "person": YOU if yours else "other"}


def _per_cent(chances: Chances) -> int:
    return round(100 * chances.share)
