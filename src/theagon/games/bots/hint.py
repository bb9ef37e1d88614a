"""Hints: a good action for the seat to act, as far as it may know, with the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.bots.chances import TRIALS, Hint
from theagon.games.bots.curves import curve_of
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from theagon.games.base import Game, Position
    from theagon.games.bots.chances import Trials

GAIN: Final = 0.02
"""The difference in chances from which one action is called better than another."""
SAVED: Final = 0.2
"""The share of worlds in which an action avoids a loss, if that is its reason."""


def find_hint(game: Game, position: Position, budget: int, seed: int) -> Hint:
    """The hint for the seat to act: the better of the two best that it finds by so many trials."""
    seat, actions = position.to_act, position.distinct_actions()
    curve, is_active = curve_of(game, position), position.to_act == position.active

    def tried(action: int) -> Trials:
        return position.trials(seat, action, TRIALS, seed)

    if len(actions) == 1:
        return Hint(actions[0], "only", curve.chances(tried(actions[0]), is_active))
    thought = position.think(budget, seed)
    best, second = sorted(((action, tried(action)) for action in thought.actions[:2]), key=lambda each: -each[1].mean)
    chances, next_chances = (curve.chances(trials, is_active) for _, trials in (best, second))
    lost = second[1].lost / TRIALS
    if best[1].won == TRIALS:
        reason = "wins"
    elif lost - best[1].lost / TRIALS >= SAVED:
        reason = "saves"
    else:
        reason = "gains" if chances.share - next_chances.share >= GAIN else "even"
    return Hint(best[0], reason, chances, second[0], next_chances, lost)  # type: ignore[arg-type]  # one of those


def hint_text(game: Game, position: Position, hint: Hint, language: str) -> str:
    """A hint for this position with its reason, as a sentence or two, which the seat to act reads."""
    reader = position.to_act
    return texts(game.name).say(
        language,
        f"hint-{hint.reason}",
        action=position.describe(hint.action, language, reader),
        other="" if hint.other is None else position.describe(hint.other, language, reader),
        win=round(100 * hint.chances.win),
        next=round(100 * hint.other_chances.win) if hint.other_chances else 0,
        lost=round(100 * hint.lost),
    )
