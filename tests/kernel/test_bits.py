"""Sets of numbers as bits."""

from __future__ import annotations

import random

import pytest

from theagon.kernel.bits import bits, lowest, nth_bit

RANDOM = random.Random(1)
MASKS = [1, 2, 3, 1 << 44, (1 << 45) - 1, 1 << 62, (1 << 63) - 1, *(RANDOM.getrandbits(62) | 1 for _ in range(20))]


@pytest.mark.parametrize("mask", MASKS)
def test_bits_gives_the_set_bits_in_rising_order_and_the_others_one_of_them(mask: int) -> None:
    positions = [i for i in range(64) if mask >> i & 1]
    assert list(bits(mask)) == positions
    assert lowest(mask) == positions[0]
    assert [nth_bit(mask, n) for n in range(len(positions))] == positions


def test_a_negative_mask_has_no_end_and_is_refused() -> None:
    with pytest.raises(ValueError, match="bits of the negative number -1"):
        list(bits(-1))
    assert list(bits(0)) == []


def test_changing_the_mask_inside_the_loop_changes_nothing() -> None:
    mask, seen = 0b1011, []
    for i in bits(mask):
        seen.append(i)
        mask = 0
    assert seen == [0, 1, 3]
