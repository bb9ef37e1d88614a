"""What every bot must hold to: it plays by the rules, decides by what its seat may see, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from theagon.testing.answers import apart, difference
from theagon.testing.secrecy import Redraw, redrawn
from theagon.testing.walks import SEEDS, Bot, Deal, deal, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game

EVERY: Final = 7
REDRAWS: Final = 3  # how many positions with other secrets each decision is compared with


def house_bot(player: str) -> Bot:
    """A bot that comes with every game: such as `level-3`, or with a budget `search:64`."""
    return lambda position, seed: position.decide(player, seed)


def check_bot(
    bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = EVERY, redraw: Redraw = redrawn
) -> None:
    """All checks of bots below. Raises `ConformanceError`."""
    check_bot_plays_legally(bot, game, seeds, deal)
    check_bot_is_deterministic(bot, game, seeds, deal, every)
    check_bot_changes_nothing(bot, game, seeds, deal, every)
    check_bot_is_fair(bot, game, seeds, deal, every, redraw)


def check_bot_plays_legally(bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal) -> int:
    """Let the bot play whole matches against itself; returns the number of its decisions.

    Raises `ConformanceError` if it chooses an action that is not on the legal list.
    """
    played = moments(game, seeds, deal, bot=bot, check=check_bot_plays_legally)
    return sum(moment.action is not None for moment in played)


def check_bot_is_deterministic(
    bot: Bot, game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, every: int = EVERY
) -> int:
    """Ask for each decision again, in a clone and in a position restored from its bytes; returns their number.

    Raises `ConformanceError` if equal positions and equal seeds do not lead to equal decisions.
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
    """Compare each position before and after the bot decides about it; returns the number of decisions.

    Raises `ConformanceError` if the position has changed.
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
    """Ask for each decision again in positions with other secrets; returns the number of decisions.

    Raises `ConformanceError` if the bot then decides differently: it looked at others' cards, at its own deck or at
    future chance. `redraw` is as in `check_secrecy`.
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
