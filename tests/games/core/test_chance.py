"""Chance from a seed against a second implementation, written from the document as a stream of bytes; listed chance."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import ChanceError, ListedChance, SeededChance

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
SEEDS = st.binary(min_size=32, max_size=32)
ASKED = st.lists(
    st.one_of(
        st.tuples(st.just("shuffle"), st.integers(0, 60)),
        st.tuples(st.just("pick"), st.integers(1, 2**32)),
        st.tuples(st.just("roll"), st.integers(0, 6)),
    ),
    max_size=20,
)


def stream(seed: bytes) -> Iterator[int]:
    """The bytes, one by one."""
    for block in count():
        yield from hmac.new(seed, block.to_bytes(8, "big"), hashlib.sha256).digest()


def below(source: Iterator[int], n: int) -> int:
    u = n * (2**32 // n)
    while u >= n * (2**32 // n):
        u = 0
        for _ in range(4):
            u = 256 * u + next(source)
    return u % n


def told(source: Iterator[int], kind: str, n: int) -> Any:
    if kind == "pick":
        return below(source, n)
    if kind == "roll":
        return [1 + below(source, 6) for _ in range(n)]
    cards, place = list(range(n)), n - 1
    while place > 0:
        other = below(source, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
    return cards


@given(seed=SEEDS, asked=ASKED)
def test_it_is_what_the_document_says(seed: bytes, asked: list[tuple[str, int]]) -> None:
    chance, source = SeededChance(seed), stream(seed)
    for kind, n in asked:
        assert getattr(chance, kind)(n) == told(source, kind, n)


def test_these_results_never_change() -> None:
    assert SeededChance(SEED).roll(10) == [4, 6, 2, 1, 2, 2, 2, 4, 2, 6]
    assert SeededChance(SEED).shuffle(12) == [0, 3, 2, 11, 8, 7, 4, 1, 10, 5, 6, 9]
    chance = SeededChance(SEED)
    picks = [chance.pick(n) for n in (1000, 3_000_000_000, 3_000_000_000, 2**32)]
    assert picks == [513, 1083702857, 697404715, 2302849860]


@given(seed=SEEDS, asked=ASKED, more=ASKED)
def test_it_goes_on_from_a_position(seed: bytes, asked: list[tuple[str, int]], more: list[tuple[str, int]]) -> None:
    chance = SeededChance(seed)
    for kind, n in asked:
        getattr(chance, kind)(n)
    resumed = SeededChance(seed.hex(), chance.position)
    assert [getattr(chance, kind)(n) for kind, n in more] == [getattr(resumed, kind)(n) for kind, n in more]


def test_no_result_is_favoured() -> None:
    chance = SeededChance(SEED)
    found = Counter(chance.pick(6) for _ in range(60_000))
    assert set(found) == set(range(6))
    assert all(abs(times - 10_000) < 500 for times in found.values())


@pytest.mark.parametrize("seed", ["", "00", "zz" * 32, SEED + "00", b"short"])
def test_a_seed_is_32_bytes(seed: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        SeededChance(seed)


def test_listed_results_are_given_out_in_order() -> None:
    chance = ListedChance([[2, 0, 1], 4, [6, 6], 0, []])
    assert (chance.shuffle(3), chance.pick(5), chance.roll(2), chance.pick(1), chance.roll(0)) == (
        [2, 0, 1],
        4,
        [6, 6],
        0,
        [],
    )
    assert chance.position == 5


@pytest.mark.parametrize(
    ("kind", "n", "value"),
    [
        ("shuffle", 3, [0, 1]),
        ("shuffle", 3, [0, 1, 1]),
        ("shuffle", 3, [1, 2, 3]),
        ("shuffle", 3, [0, 1, "2"]),
        ("shuffle", 3, [0, True, 2]),
        ("shuffle", 3, [0, 1.0, 2]),
        ("shuffle", 3, 5),
        ("shuffle", 3, None),
        ("pick", 3, 3),
        ("pick", 3, -1),
        ("pick", 3, "1"),
        ("pick", 3, True),
        ("pick", 3, 1.0),
        ("pick", 3, [1]),
        ("roll", 2, [6]),
        ("roll", 2, [0, 6]),
        ("roll", 2, [7, 1]),
        ("roll", 2, [6, True]),
        ("roll", 2, 6),
        ("roll", 2, "66"),
    ],
)
def test_a_listed_value_that_does_not_fit_is_named(kind: str, n: int, value: object) -> None:
    chance = ListedChance([0, value])
    chance.pick(1)
    with pytest.raises(ChanceError) as error:
        getattr(chance, kind)(n)
    assert f"{kind}({n})" in str(error.value)
    assert "value 1" in str(error.value)
    assert repr(value) in str(error.value)


@pytest.mark.parametrize(("kind", "n"), [("shuffle", 3), ("pick", 3), ("roll", 2)])
def test_a_list_that_is_used_up_is_named(kind: str, n: int) -> None:
    with pytest.raises(ChanceError, match="used up"):
        getattr(ListedChance([]), kind)(n)


def test_the_list_is_not_handed_out() -> None:
    values = [[0, 1], [3, 3]]
    chance = ListedChance(values)
    chance.shuffle(2).reverse()
    chance.roll(2).clear()
    assert values == [[0, 1], [3, 3]]
