"""Hints: a good action for the seat to act, as far as it may know, with the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.bots.chances import TRIALS, Hint
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from theagon.games.bots.chances import Chances, Trials

GAIN: Final = 0.02
"""The difference in chances from which one action is called better than another."""
SAVED: Final = 0.2
"""The share of worlds in which an action avoids a loss, if that is its reason."""


def hint_of(tried: Mapping[int, Trials], chances: Callable[[Trials], Chances]) -> Hint:
    """Return the hint that the trials of the two best actions give, or of the only one."""
    best, *others = sorted(tried.items(), key=lambda each: -each[1].mean)
    if not others:
        return Hint(best[0], "only", chances(best[1]))
    second = others[0]
    gained, next_chances, lost = chances(best[1]), chances(second[1]), second[1].lost / TRIALS
    if best[1].won == TRIALS:
        reason = "wins"
    elif lost - best[1].lost / TRIALS >= SAVED:
        reason = "saves"
    else:
        reason = "gains" if gained.share - next_chances.share >= GAIN else "even"
    return Hint(best[0], reason, gained, second[0], next_chances, lost)  # type: ignore[arg-type]  # one of those


def hint_text(game: str, hint: Hint, language: str, described: Callable[[int], str]) -> str:
    """Return a hint with its reason, as a sentence or two; `described` puts actions into words."""
    return texts(game).say(
        language,
        f"hint-{hint.reason}",
        action=described(hint.action),
        other="" if hint.other is None else described(hint.other),
        win=round(100 * hint.chances.win),
        next=round(100 * hint.other_chances.win) if hint.other_chances else 0,
        lost=round(100 * hint.lost),
    )
