"""Checks of bots: they play legally, decide only by what their seat may see, and change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from theagon.match.differing import apart
from theagon.testing.answers import difference
from theagon.testing.secrecy import Redraw, redrawn
from theagon.testing.walks import SEEDS, Bot, Deal, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game

EVERY: Final = 7
REDRAWS: Final = 3  # the positions with other secrets to compare each decision with


def house_bot(player: str) -> Bot:
    """Return a packaged bot, such as `level-3`, or with a budget `search:64`."""
    return lambda position, seed: position.decide(player, seed)


def check_bot(
    bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = EVERY, redraw: Redraw = redrawn
) -> None:
    """Run all checks of bots. Raises `ConformanceError`."""
    check_bot_plays_legally(bot, game, seeds, deal)
    check_bot_is_deterministic(bot, game, seeds, deal, every)
    check_bot_changes_nothing(bot, game, seeds, deal, every)
    check_bot_is_fair(bot, game, seeds, deal, every, redraw)


def check_bot_plays_legally(bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal) -> int:
    """Check that the bot chooses only legal actions, in whole matches against itself. Returns the number of decisions.

    Raises `ConformanceError` otherwise.
    """
    played = moments(game, seeds, deal, bot=bot, check=check_bot_plays_legally)
    return sum(moment.action is not None for moment in played)


def check_bot_is_deterministic(
    bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = EVERY
) -> int:
    """Check that equal positions and seeds lead to equal decisions. Returns the number of decisions.

    Each decision is repeated in a clone and in a position restored from its bytes. Raises `ConformanceError` if one
    differs.
    """
    decisions = 0
    for moment in moments(game, seeds, deal, every, check=check_bot_is_deterministic):
        position, seed = moment.position, moment.step
        if position.is_over:
            continue
        first = bot(position.clone(), seed)
        for again in (position.clone(), game.restore(moment.setup, position.state_bytes())):
            if (other := bot(again, seed)) != first:
                raise moment.error(
                    "a bot decides differently when it is asked again",
                    action=first,
                    seat=position.to_act,
                    field=apart("decision", first, other),
                )
        decisions += 1
    return decisions


def check_bot_changes_nothing(
    bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = EVERY
) -> int:
    """Check that the bot does not change the position. Returns the number of decisions.

    Raises `ConformanceError` if it does.
    """
    decisions = 0
    for moment in moments(game, seeds, deal, every, check=check_bot_changes_nothing):
        if moment.position.is_over:
            continue
        asked, untouched = moment.position.clone(), game.restore(moment.setup, moment.position.state_bytes())
        bot(asked, moment.step)
        if field := difference(game, untouched, asked):
            raise moment.error("a bot changes the position that it decides about", seat=untouched.to_act, field=field)
        decisions += 1
    return decisions


def check_bot_is_fair(
    bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = EVERY, redraw: Redraw = redrawn
) -> int:
    """Check that the bot decides the same in positions with other secrets. Returns the number of decisions.

    Raises `ConformanceError` if it does not: it used others' cards, its deck's order or the random generator. `redraw`
    is as in `check_secrecy`.
    """
    decisions = 0
    for moment in moments(game, seeds, deal, every, check=check_bot_is_fair):
        position, seat = moment.position, moment.position.to_act
        if position.is_over:
            continue
        first = bot(position.clone(), moment.step)
        for number in range(REDRAWS):
            other = bot(redraw(position, seat, number), moment.step)
            if other != first:
                raise moment.error(
                    "a bot decides by what its seat cannot know",
                    action=first,
                    seat=seat,
                    field=apart("decision", first, other),
                )
        decisions += 1
    return decisions
