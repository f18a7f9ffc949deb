"""Groups, and allies in them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.glades.claiming import winner
from games.glades.groups import group_of
from games.glades.material import ALLIES, ANIMALS
from tests.games.glades.positions import best, glade_of


@pytest.mark.parametrize(
    ("cards", "kind", "total"),
    [
        ("R1 R2 R3", "legion", 6),
        ("R9 R7 R8", "legion", 24),
        ("R9 O9 V9", "company", 27),
        ("R1 R2 R4", "brotherhood", 7),
        ("R3 B1 R2", "band", 6),
        ("R9 O9 V8", "rabble", 26),
        ("R9 R1 R2", "brotherhood", 12),
        ("R9 O1 R2", "rabble", 12),
    ],
)
def test_a_group_is_of_the_strongest_kind_it_fits(cards: str, kind: str, total: int) -> None:
    group = group_of(cards.split(), mist=False)
    assert (group.kind, group.sum) == (kind, total)


@pytest.mark.parametrize(
    ("cards", "kind", "total"),
    [
        ("R6 R7 R8 R9", "legion", 30),
        ("R9 O9 V9 B9", "company", 36),
        ("R9 O9 V9 B8", "rabble", 35),
        ("R6 R7 R8 R1", "brotherhood", 22),
        ("R6 O7 R8 R5", "band", 26),
        ("R6 O7 R8 R4", "rabble", 25),
    ],
)
def test_four_cards_in_the_mire(cards: str, kind: str, total: int) -> None:
    group = group_of(cards.split(), mist=False)
    assert (group.kind, group.sum) == (kind, total)


@pytest.mark.parametrize(
    ("cards", "kind", "total"),
    [
        ("R7 R8 spirit-1", "legion", 24),
        ("R8 R9 spirit-1", "legion", 24),
        ("R9 O9 spirit-1", "company", 27),
        ("R9 R1 spirit-1", "brotherhood", 19),
        ("R9 O1 spirit-1", "rabble", 19),
        ("R6 R8 owl", "legion", 21),
        ("O6 R8 owl", "band", 21),
        ("O7 R7 owl", "company", 21),
        ("O1 R3 owl", "rabble", 11),
        ("R2 R3 tortoise", "legion", 6),
        ("R3 R4 tortoise", "legion", 9),
        ("R4 R5 tortoise", "legion", 12),
        ("R5 R6 tortoise", "brotherhood", 14),
        ("R2 O2 tortoise", "company", 6),
        ("R5 owl tortoise", "brotherhood", 15),
        ("spirit-1 owl tortoise", "brotherhood", 19),
        ("R2 spirit-1 tortoise", "legion", 9),
        ("R8 spirit-1 owl", "legion", 24),
    ],
)
def test_allies_are_what_is_best_for_their_owner(cards: str, kind: str, total: int) -> None:
    group = group_of(cards.split(), mist=False)
    assert (group.kind, group.sum) == (kind, total)


def test_in_the_mist_only_the_sum_counts() -> None:
    group = group_of(["R1", "R2", "R3"], mist=True)
    assert (group.rank, group.sum) == (0, 6)
    assert group_of(["R6", "spirit-1", "B4"], mist=True) == group_of(["owl", "tortoise", "V9"], mist=True)


def test_at_an_equal_sum_the_side_that_was_first_wins() -> None:
    glade = glade_of("R4 O5 Y6", "G4 B5 V6")
    glade.first = 1
    assert winner(glade) == 1
    glade.first = 0
    assert winner(glade) == 0


def test_the_mist_turns_a_comparison() -> None:
    assert winner(glade_of("R1 R2 R3", "O9 Y9 G9")) == 0
    assert winner(glade_of("R1 R2 R3", "O9 Y9 G9", "mist")) == 1


@settings(max_examples=150, deadline=None)
@given(data=st.data(), size=st.sampled_from((3, 4)), mist=st.booleans())
def test_no_stand_in_of_an_ally_makes_a_better_group(data: st.DataObject, size: int, mist: bool) -> None:
    allies = data.draw(st.lists(st.sampled_from(sorted(ALLIES)), unique=True, max_size=2))
    animals = data.draw(
        st.lists(st.sampled_from(ANIMALS), unique=True, min_size=size - len(allies), max_size=size - len(allies))
    )
    cards = data.draw(st.permutations([*allies, *animals]))
    group = group_of(list(cards), mist)
    assert (group.rank, group.sum) == best(cards, mist)
