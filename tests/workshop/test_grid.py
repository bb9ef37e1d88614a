"""Decks against decks in the workshop: what each wins, and the mix."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

import theagon
from tests.workshop.test_checked import HAND, HOUND
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.tally import wilson
from theagon.workshop.grid import FIRST, MOST, Grid, grid

DECK: Final = "game: hand-of-the-gods\nname: {en: Mine, ru: Моя}\nleader: zeus\ncards:\n" + "".join(
    f"  {card}: {count}\n"
    for card, count in {
        **{name: number for name, number in HAND.decks()["zeus"].cards.items() if name != "hoplite"},
        "ember-hound": 2,
    }.items()
)


def after(rounds: int, decks: list[str], text: str = HOUND, game: str = "hand-of-the-gods") -> Grid:
    """Return the grid after this number of rounds."""
    parts = rounds * len(decks) * (len(decks) - 1) // 2
    *_, found = islice(grid(theagon.load(game), text, decks, "greedy", "ru"), parts + 1)
    return found


def test_every_two_decks_meet_as_often_and_what_one_wins_the_other_loses() -> None:
    found = after(FIRST, ["zeus", "odin", DECK])
    assert found.decks[2] == "Моя"
    assert (found.played, found.most, found.done) == (2 * FIRST, MOST, False)
    for i, row in enumerate(found.rows):
        for j, cell in enumerate(row):
            other = found.rows[j][i]
            if cell is None or other is None:
                assert i == j
                continue
            assert cell.played == found.played
            assert cell.share + other.share == pytest.approx(1)
            assert (cell.low, cell.high) == wilson(cell.share * cell.played, cell.played)
    assert sum(each.share for each in found.mix) == pytest.approx(1)
    assert all(each.low <= each.high for each in found.mix)


def test_a_deck_against_itself_wins_half_of_its_matches() -> None:
    found = after(8, ["zeus", "zeus"])
    assert [cell.share for row in found.rows for cell in row if cell] == [0.5, 0.5]


@pytest.mark.parametrize("game", NAMES[1:])
def test_decks_of_other_games_meet_too(game: str) -> None:
    decks = [*theagon.load(game).decks()][:2]
    assert after(1, (decks * 2)[:2], f"game: {game}\n", game).played == 2


@pytest.mark.parametrize(
    ("text", "decks", "bot"),
    [
        (HOUND, ["zeus", "game: hand-of-the-gods\nname: No\nleader: zeus\ncards: {}"], "greedy"),
        (HOUND, ["zeus", "nobody"], "greedy"),
        (HOUND, ["zeus", "odin"], "level-8"),
        (HOUND.replace("cost: 3", "cost: 30"), ["zeus", "odin"], "greedy"),
        ("", ["zeus", "odin"], "greedy"),
    ],
)
def test_what_does_not_fit_is_refused(text: str, decks: list[str], bot: str) -> None:
    with pytest.raises(TheagonError):
        next(grid(HAND, text, decks, bot, "en"))
