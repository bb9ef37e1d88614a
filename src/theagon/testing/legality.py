"""Check of the legal list: each action on it is possible; any other is refused with a reason and changes nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES, IllegalActionError
from theagon.match.differing import apart
from theagon.testing.answers import state_difference
from theagon.testing.walks import SEEDS, Deal, deal, moments

if TYPE_CHECKING:
    from theagon.games.base import Refusal
    from theagon.games.play.game import Game
    from theagon.testing.walks import Moment

SAMPLE = 200  # the unlisted actions of a position to call `why_not` for
ATTEMPTS = 20  # the number of these to attempt
OUTSIDE = (-1, 10**12, -(10**12))  # numbers outside the action space of any game


def check_legal_actions(
    game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = 9, sample: int | None = SAMPLE
) -> Counter[str]:
    """Check the legal list in every `every`-th position. Returns the count of each reason for a refusal.

    Each listed action is carried out on a clone; `why_not` is called for `sample` other actions (None: the whole action
    space), and some of these are attempted.

    Raises `ConformanceError` if the list is empty in a running match, is not empty in one that is over, has a number
    twice or one outside the action space; if an action on it fails or has a reason in `why_not`; if one that is not on
    it is possible, changes something, or is refused without a clause or without a text in every language.
    """
    reasons: Counter[str] = Counter()
    checked: set[tuple[str, str]] = set()
    for moment in moments(game, seeds, deal, every, check=check_legal_actions):
        legal = moment.position.legal_actions()
        _check_list(moment, legal)
        for action in legal:
            _check_possible(moment, action)
        if not moment.position.is_over:
            _check_giving_up(moment)
        for number, action in enumerate(_others(moment, legal, sample)):
            why = moment.position.why_not(action)
            if why is None:
                raise moment.error(f"action {action} is possible, and is not on the legal list", seat=_seat(moment))
            reasons[why.reason] += 1
            if (why.reason, why.clause) not in checked:
                checked.add((why.reason, why.clause))
                _check_refusal(moment, action, why)
            if number < ATTEMPTS:
                _check_refused(moment, action, why)
        if moment.position.legal_actions() != legal:
            raise moment.error("asking why actions are not possible changes the legal list", seat=_seat(moment))
    return reasons


def _others(moment: Moment, legal: Iterable[int], sample: int | None) -> list[int]:
    """Return numbers outside the action space, then actions that are not on the list, in random order."""
    concessions = {} if moment.position.is_over else {moment.game.concession(k) for k in range(moment.game.seats)}
    others = sorted(set(range(moment.game.action_space)) - set(legal) - set(concessions))
    random = Random(moment.step)
    return [*OUTSIDE, moment.game.action_space, *random.sample(others, min(len(others), sample or len(others)))]


def _check_list(moment: Moment, legal: list[int]) -> None:
    game, seat = moment.game, _seat(moment)
    if moment.position.is_over and legal:
        raise moment.error("the match is over, and something can be done", field=f"legal_actions: {legal[:8]}")
    if len(set(legal)) < len(legal):
        raise moment.error("an action is on the legal list twice", seat=seat)
    outside = [action for action in legal if not 0 <= action < game.action_space]
    if outside:
        raise moment.error("the legal list has a number outside the action space", seat=seat, field=str(outside[0]))
    if legal != sorted(legal):
        raise moment.error("the legal list is not in ascending order", seat=seat, field=f"legal_actions: {legal[:8]}")
    options = sorted(option.action for option in moment.position.options())
    if options != legal:
        raise moment.error("the options are not the legal actions", seat=seat, field=apart("options", options, legal))


def _check_possible(moment: Moment, action: int) -> None:
    """Check that the action can be carried out, and that then some action is legal or the match is over."""
    why = moment.position.why_not(action)
    if why is not None:
        raise moment.error(f"there is a reason against a possible action: {why.reason}", action=action)
    after = moment.carry_out(action)
    if not after.is_over and not after.legal_actions():
        raise moment.error("nothing can be done after an action, and the match is not over", action=action)


def _check_giving_up(moment: Moment) -> None:
    """Check that the seat to act can concede, and other seats where `why_not` allows it."""
    for seat in range(moment.position.seats):
        action = moment.game.concession(seat)
        if seat == moment.position.to_act or moment.position.why_not(action) is None:
            _check_possible(moment, action)


def _check_refused(moment: Moment, action: int, why: Refusal) -> None:
    """Check that an unlisted action raises with the reason of `why_not`, and changes nothing."""
    attempted = moment.position.clone()
    before = attempted.state_bytes()
    try:
        attempted.apply(action)
    except IllegalActionError as error:
        if error.refusal != why:
            field = apart("refusal", why, error.refusal)
            raise moment.error(
                f"action {action} is refused for another reason than why_not gives", field=field
            ) from error
    else:
        raise moment.error(f"action {action} has a reason against it ({why.reason}), and can be carried out")
    if (after := attempted.state_bytes()) != before:
        changed = state_difference(moment.game, before, after)
        raise moment.error(f"action {action} is refused, and changes the state", field=changed)


def _check_refusal(moment: Moment, action: int, why: Refusal) -> None:
    """Check that a reason cites an existing clause, and has a different text in every language."""
    try:
        texts = {language: why.text(language) for language in LANGUAGES}
    except Exception as fault:
        raise moment.error(f"the reason {why.reason} has no text: {fault!r}") from fault
    wrong = [language for language, text in texts.items() if not text.strip() or re.search(r"[{}$]", text)]
    if wrong:
        raise moment.error(f"the reason {why.reason} has no text", field=f"text({wrong[0]!r}): {texts[wrong[0]]!r}")
    if len(set(texts.values())) < len(LANGUAGES):
        raise moment.error(f"the reason {why.reason} is not said in every language", field=str(texts))
    try:
        cited = moment.game.clause_text(why.clause)
    except (KeyError, TheagonError):
        cited = ""
    if not cited:
        raise moment.error(f"action {action} is refused by a clause that does not exist", field=why.clause)


def _seat(moment: Moment) -> int | str:
    return "" if moment.position.is_over else moment.position.to_act
