"""Hints: a good action for the seat to act, as far as it may know, with the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.chances import TRIALS, Hint, Trials
from theagon.games.curves import curve_of
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.base import Game, Position

GAIN: Final = 0.02
"""The difference in chances from which one action is called better than another."""
SAVED: Final = 0.2
"""The share of worlds in which an action avoids a loss, if that is its reason."""


def find_hint(game: Game, position: Position, budget: int, seed: int) -> Hint:
    """The hint for the seat to act: the action that search finds with so many trials, against the next best."""
    seat, actions = position.to_act, position.distinct_actions()
    curve, is_active = curve_of(game, position), position.to_act == position.active

    def tried(action: int) -> Trials:
        return position.trials(seat, action, TRIALS, seed)

    if len(actions) == 1:
        return Hint(actions[0], "only", curve.chances(tried(actions[0]), is_active))
    found = position.decide(f"search:{budget}", seed)
    others = [action for action in actions if action != found]
    best, second = sorted(
        ((action, tried(action)) for action in (found, _best_of(position, others, budget, seed))),
        key=lambda each: -each[1].mean,
    )
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
    """A hint for this position with its reason, as a sentence or two."""
    return texts(game.name).say(
        language,
        f"hint-{hint.reason}",
        action=position.describe(hint.action, language),
        other="" if hint.other is None else position.describe(hint.other, language),
        win=round(100 * hint.chances.win),
        next=round(100 * hint.other_chances.win) if hint.other_chances else 0,
        lost=round(100 * hint.lost),
    )


def _best_of(position: Position, actions: Sequence[int], budget: int, seed: int) -> int:
    """The best of some actions by sequential halving: all that are left are tried in the same worlds."""
    left, first, rounds = dict.fromkeys(actions, Trials()), 0, len(actions).bit_length()
    while len(left) > 1:
        worlds = max(1, budget // (rounds * len(left)))
        tried = {
            action: before + position.trials(position.to_act, action, worlds, seed, first=first)
            for action, before in left.items()
        }
        first += worlds
        kept = sorted(tried, key=lambda action: -tried[action].value)[: (len(tried) + 1) // 2]
        left = {action: tried[action] for action in kept}
    return next(iter(left))
