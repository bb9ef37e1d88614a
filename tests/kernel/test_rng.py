"""The generator is xoshiro128**, seeded by a bijection, and its numbers are exactly uniform."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from theagon.kernel.rng import MAX_SEED, U32, RngState, mix, next_word, random, reseed


def reference(state: list[int]) -> Iterator[int]:
    """xoshiro128** as published, on 32-bit words."""

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % 2**32

    s = list(state)
    while True:
        yield rotl(s[1] * 5 % 2**32, 7) * 9 % 2**32
        t = s[1] << 9 & U32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)


def test_the_words_are_those_of_the_published_generator() -> None:
    for seed in (0, 1, 12345, 1 << 40, MAX_SEED):
        g = RngState.checked()
        reseed(g, seed)
        words = reference(list(g.rng))
        assert [next_word(g) for _ in range(1000)] == [next(words) for _ in range(1000)]


def test_the_words_after_a_small_state_are_the_published_ones() -> None:
    g = RngState.checked()
    g.rng[:] = [1, 2, 3, 4]
    published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert [next_word(g) for _ in range(10)] == published


def test_seeds_give_different_states_and_never_zeros() -> None:
    seeds = [*range(2000), *(1 << k for k in range(63)), *(MAX_SEED - k for k in range(100))]
    states = set()
    for seed in seeds:
        g = RngState.checked()
        reseed(g, seed)
        assert any(g.rng)
        states.add(tuple(g.rng))
    assert len(states) == len(set(seeds))


def unseed(low: int, high: int) -> int:
    """Return the seed for a state that begins with these two words, by undoing the four rounds."""
    high ^= mix((low + 0x78DDE6E4) & U32)
    low ^= mix((high + 0xDAA66D2B) & U32)
    high ^= mix((low + 0x3C6EF372) & U32)
    low ^= mix((high + 0x9E3779B9) & U32)
    return high << 32 | low


def test_the_first_two_words_are_a_bijection_of_the_seed() -> None:
    for seed in (0, 1, 77, 1 << 32, 123456789012345678, MAX_SEED):
        g = RngState.checked()
        reseed(g, seed)
        assert unseed(g.rng[0], g.rng[1]) == seed


def test_near_seeds_give_far_states() -> None:
    for k in range(62):
        one, two = RngState(), RngState()
        reseed(one, 5 << 20)
        reseed(two, 5 << 20 ^ 1 << k)
        for a, b in zip(one.rng, two.rng, strict=True):
            assert 5 <= (a ^ b).bit_count() <= 27


@pytest.mark.parametrize("n", [3, 45, 1000, 3 << 29, (1 << 31) - 1])
def test_each_number_comes_from_equally_many_words(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rejected = (1 << 32) % n
    always_kept = -(-rejected // n)

    def number_of(word: int) -> int | None:
        """The number that a word gives, or None if the word is rejected."""
        words = [always_kept, word]
        monkeypatch.setattr("theagon.kernel.rng.next_word", lambda _: words.pop())
        number = random(RngState(), n)
        return number if words else None

    for number in (0, 1, n // 2, n - 1):
        first = -(-((number << 32) + rejected) // n)
        last = -(-((number + 1) << 32) // n) - 1
        assert last - first + 1 == (1 << 32) // n
        assert number_of(first) == number_of(last) == number
        assert first == 0 or number_of(first - 1) != number
        assert last == U32 or number_of(last + 1) != number


def test_a_negative_seed_and_an_empty_range_are_faults() -> None:
    with pytest.raises(AssertionError):
        reseed(RngState(), -1)
    for n in (0, -1, (1 << 31) + 1):
        with pytest.raises(AssertionError):
            random(RngState(), n)
