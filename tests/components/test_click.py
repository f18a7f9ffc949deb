"""Buttons whose ids nobody was given."""

import pytest

from bot.components.click import in_range


@pytest.mark.parametrize(
    ("parts", "fits"),
    [
        ({"match": "12", "ply": "3", "prefix": "9" * 80}, True),
        ({"match": "12", "at": "-1"}, True),
        ({"person": "1234567890123456789"}, True),
        ({"match": "9" * 80}, False),
        ({"match": str(2**31)}, False),
        ({"opponent": str(2**63), "game": "duel"}, False),
        ({"match": "12", "page": "-" + "9" * 12}, False),
    ],
)
def test_numbers_are_such_as_the_store_has(parts: dict[str, str], fits: bool) -> None:
    assert in_range(parts) is fits
