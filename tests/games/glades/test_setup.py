"""Record set-up and options: what is refused, and how."""

import json
from typing import Any

import pytest

from games.core import RecordError
from games.glades.material import ANIMALS, UNITS
from games.record import read

GOOD = {"animals": list(ANIMALS), "starter": 0}
WITH_UNITS = {**GOOD, "specials": list(UNITS)}


def opened(setup: Any, **options: Any) -> None:
    record = {
        "format": 1,
        "game": "glades",
        "rules": 1,
        "options": options,
        "setup": setup,
        "chance": [],
        "actions": [],
    }
    list(read(json.dumps(record)).play())


def test_what_is_complete_is_taken() -> None:
    opened(GOOD)
    opened(WITH_UNITS, specials=True)
    opened([GOOD, {"animals": list(ANIMALS)}], bouts=3)


@pytest.mark.parametrize(
    ("setup", "options"),
    [
        ({**GOOD, "animals": list(ANIMALS[1:])}, {}),
        ({**GOOD, "animals": [*ANIMALS[1:], "V9"]}, {}),
        ({**GOOD, "animals": [*ANIMALS, "R1"]}, {}),
        ({**GOOD, "animals": [*ANIMALS[1:], "W1"]}, {}),
        ({**GOOD, "animals": [*ANIMALS[1:], 7]}, {}),
        ({**GOOD, "starter": True}, {}),
        ({**GOOD, "starter": 2}, {}),
        ({**GOOD, "starter": "0"}, {}),
        ({"animals": list(ANIMALS)}, {}),
        ({**GOOD, "pile": []}, {}),
        (WITH_UNITS, {}),
        (GOOD, {"specials": True}),
        ({**WITH_UNITS, "specials": list(UNITS[1:])}, {"specials": True}),
        ([GOOD, GOOD], {}),
        ([], {"bouts": 2}),
        ("R1", {}),
        (7, {}),
    ],
)
def test_what_is_not_is_refused_in_one_line(setup: Any, options: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as refused:
        opened(setup, **options)
    assert refused.value.at is None
    assert "\n" not in refused.value.reason


@pytest.mark.parametrize(
    "options",
    [
        {"starter": "0"},
        {"starter": True},
        {"starter": False},
        {"claims": "ask"},
        {"bouts": 0},
        {"bouts": 10},
        {"bouts": True},
        {"specials": 1},
        {"units": True},
    ],
)
def test_options_of_another_kind_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="options"):
        opened(GOOD, **options)
