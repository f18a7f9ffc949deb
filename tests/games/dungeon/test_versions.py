"""Versions 1 and 2 of the Dungeon, which differ in the price of a crypt."""

import copy
import json

import pytest

from games.catalogue import game_of
from games.core import Match, Refusal, SeededChance
from games.dungeon.material import EARNINGS, NUMBERS, PRICES, check_versions
from games.dungeon.views import DungeonPublic
from tests.games.dungeon.position import act, legal, position

CRYPT = {1: 4, 2: 3}
"""Version → the price of a crypt."""


def test_only_the_price_of_the_crypt_differs() -> None:
    first, second = NUMBERS[1]["dungeon_cards"], NUMBERS[2]["dungeon_cards"]
    assert {card: values for card, values in second.items() if values != first[card]} == {
        "crypt": {"copies": 4, "favour": -3}
    }
    assert {rules: prices["crypt"] for rules, prices in PRICES.items()} == CRYPT
    assert EARNINGS[1] == EARNINGS[2]


@pytest.mark.parametrize("rules", CRYPT)
def test_a_crypt_is_paid_as_the_version_says(rules: int) -> None:
    state = position(lord="crypt hall", favour=3, fields={"rules": rules})
    act(state, "move a2")
    act(state, "lay crypt")
    assert state.lord.favour == 4 - CRYPT[rules]


def test_three_markers_pay_a_crypt_in_version_2_alone() -> None:
    old, new = (position(lord="crypt hall", favour=2, fields={"rules": rules}) for rules in (1, 2))
    act(old, "move a2")
    act(new, "move a2")
    assert "lay crypt" not in legal(old)
    assert "lay crypt" in legal(new)
    refused = game_of("dungeon", 1).refusal(old, "lay crypt")
    assert refused == Refusal("too dear", {"card": "crypt", "price": 4, "favour": 3})


@pytest.mark.parametrize("rules", CRYPT)
def test_a_match_and_its_copies_keep_the_version(rules: int) -> None:
    game = game_of("dungeon", rules)
    match = Match.start(game, game.options_type(), SeededChance("ab" * 32))
    assert match.state.rules == game.copy(match.state).rules == rules
    assert isinstance(view := match.public(), DungeonPublic)
    assert view.rules == rules


def test_what_was_stored_without_a_version_goes_on_under_version_1() -> None:
    """Matches begun before there was a second version."""
    game = game_of("dungeon", 1)
    match = Match.start(game, game.options_type(), SeededChance("ab" * 32))
    written = json.loads(json.dumps(match.snapshot()))
    del written["state"]["rules"]
    for reader in (game, game_of("dungeon", 2)):
        again = Match.restore(reader, match.options, SeededChance("ab" * 32), written)
        assert again.state == match.state


def test_a_foreign_view_without_a_version_is_of_version_1() -> None:
    game = game_of("dungeon", 2)
    seen = game.public(game.new(game.options_type(), None, SeededChance("ab" * 32))).model_dump(mode="json")
    del seen["rules"]
    assert DungeonPublic.model_validate(seen).rules == 1


def test_a_number_that_is_not_read_by_version_cannot_differ() -> None:
    changed = {1: NUMBERS[1], 2: copy.deepcopy(NUMBERS[2])}
    changed[2]["hero"]["life"] = 17
    with pytest.raises(ValueError, match="dungeon, version 2"):
        check_versions(changed)
