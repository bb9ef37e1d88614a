"""Sets of small numbers (tiles, slots) as the bits of one non-negative int."""

from functools import cache, lru_cache


@lru_cache(maxsize=1 << 16)  # interpreted rules ask for the same sets again and again
def bits(mask: int) -> tuple[int, ...]:
    """Return the positions of the set bits in rising order. The compiler turns it into a loop over the set bits.

    The mask is read when the loop begins, so changing it inside the loop has no effect. Raises ValueError for a
    negative mask.
    """
    if mask < 0:
        raise ValueError(f"bits of the negative number {mask}")
    found: tuple[int, ...] = ()
    low = 0
    while mask:
        found += _bits_of_byte(low, mask & 255)
        low += 8
        mask >>= 8
    return found


@cache
def _bits_of_byte(low: int, byte: int) -> tuple[int, ...]:
    return tuple(low + k for k in range(8) if byte >> k & 1)


def lowest(mask: int) -> int:
    """Return the position of the lowest set bit. The mask must not be 0."""
    assert mask != 0
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """Return the position of the n-th lowest set bit, counted from 0. The mask must have more than n bits set."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
