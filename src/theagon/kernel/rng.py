"""The random generator: xoshiro128** (Blackman and Vigna, 2018). Its 128 bits are part of the state.

It uses non-negative int64 arithmetic: no product or sum exceeds 63 bits, so nothing overflows and C and Python agree.
"""

from theagon.kernel.records import Record, uint32

U32 = 0xFFFFFFFF
MAX_SEED = (1 << 63) - 1
FIRST_TEST_SEED = 3 << 61
"""Seeds from this one on are for the test matches of benchmarks. Nothing that draws a seed, or takes the seed of an
experiment, ever deals one of them: environments, batches, training, simulations, the arena, a server."""


class RngState(Record):
    """The state of the generator; never all zeros once seeded."""

    rng = uint32.any[4]


def mix(x: int) -> int:
    """Return a bijective 32-bit hash of `x`; 0 stays 0. Both factors are odd and below 2**31."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & U32
    x ^= x >> 15
    x = (x * 0x45D9F3B) & U32
    return x ^ (x >> 16)


def reseed(g: RngState, seed: int) -> None:
    """Seed the generator from a number of 0 to MAX_SEED. Different seeds give different states.

    The two halves of the seed go through a Feistel network with `mix` as its round function. Its state after four
    rounds gives the first two words: a bijection of the seed. Two more rounds give the other two. If the first two are
    both 0, the third is `mix` of a constant that is not 0, so that the state is never all zeros.
    """
    assert seed >= 0
    low = seed & U32
    high = seed >> 32
    low ^= mix((high + 0x9E3779B9) & U32)
    high ^= mix((low + 0x3C6EF372) & U32)
    low ^= mix((high + 0xDAA66D2B) & U32)
    high ^= mix((low + 0x78DDE6E4) & U32)
    g.rng[0] = low
    g.rng[1] = high
    low ^= mix((high + 0x1715609D) & U32)
    high ^= mix((low + 0xB54CDA56) & U32)
    g.rng[2] = low
    g.rng[3] = high


def next_word(g: RngState) -> int:
    """Return the next 32 random bits."""
    a = g.rng[0]
    b = g.rng[1]
    c = g.rng[2] ^ a
    d = g.rng[3] ^ b
    x = (b * 5) & U32
    x = ((x << 7) | (x >> 25)) & U32
    g.rng[0] = a ^ d
    g.rng[1] = b ^ c
    g.rng[2] = c ^ ((b << 9) & U32)
    g.rng[3] = ((d << 11) | (d >> 21)) & U32
    return (x * 9) & U32


def random(g: RngState, n: int) -> int:
    """Return a number from 0 to n - 1, exactly uniform (Lemire's method with rejection). n is 1 to 2**31."""
    assert 0 < n <= 1 << 31
    product = next_word(g) * n
    if product & U32 < n:
        least = ((1 << 32) - n) % n
        while product & U32 < least:
            product = next_word(g) * n
    return product >> 32
