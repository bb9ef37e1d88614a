"""Check of actions' names: a notation that a player can type, and a description in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES
from theagon.testing.walks import SEEDS, Deal, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game


def check_names(game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = 9) -> int:
    """Write, read and describe each legal action of every `every`-th position. Returns the number of actions.

    Raises `ConformanceError` if a notation cannot be read or belongs to an action with another one, if an action has
    no description in some language, or if an option has no verb. Two actions may share a notation, as with two equal
    cards.
    """
    examined = 0
    for moment in moments(game, seeds, deal, every, check=check_names):
        position = moment.position
        verbs = {option.action: option.verb for option in position.options()}
        for action in position.legal_actions():
            text = position.notation(action)
            try:
                read = position.parse(text)
            except TheagonError as error:
                raise moment.error(f"a name is not read: {error.message}", action=action) from error
            if read not in verbs or position.notation(read) != text:
                raise moment.error(f"a name leads to another action, {read}", action=action)
            silent = [language for language in LANGUAGES if not position.describe(action, language).strip()]
            if silent:
                raise moment.error("an action has no words", action=action, field=f"describe(..., {silent[0]!r})")
            if not verbs[action]:
                raise moment.error("an option has no verb", action=action)
            examined += 1
    return examined
