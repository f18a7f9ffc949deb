"""Pictures of the Dungeon: the same bytes for the same view, nothing hidden on the board, limits of size."""

import random
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from games.core import SeededChance
from games.dungeon import GAME
from games.dungeon.material import CHESTS, DUNGEON_CARDS, HERO_CARDS, UNDEAD_CARDS
from games.dungeon.options import DungeonOptions
from games.dungeon.players import PLAYERS
from games.dungeon.state import State
from render import dungeon
from render.dungeon.symbols import symbol_name
from render.symbols import SYMBOLS
from tests.games.dungeon.position import position
from tests.games.dungeon.test_laws import reshuffled

NAMES = ("Bartholomäus Ægidius von und zu Grünenfels-Hohenstein", "李\u202e☃")


def match(seed: int) -> Iterator[State]:
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(DungeonOptions(), None, chance)
    yield state
    while (seat := state.mover) is not None:
        action = PLAYERS["hero"](GAME.public(state), GAME.private(state, seat), GAME.legal(state), dice)
        GAME.apply(state, action, chance)
        yield state


def size(data: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(data)) as image:
        assert image.format == "PNG"
        return image.size


@pytest.mark.parametrize("seed", [5, 9])
def test_every_position_can_be_drawn_within_the_limits(seed: int) -> None:
    for state in match(seed):
        public = GAME.public(state)
        board = dungeon.board(public, NAMES)
        assert size(board)[0] == 1080
        assert len(board) < 200_000
        for seat in (0, 1):
            assert size(dungeon.hand(public, GAME.private(state, seat), seat, NAMES))[0] == 1000


def test_the_same_view_gives_the_same_bytes_and_hidden_cards_do_not_matter() -> None:
    dice = random.Random(1)
    for number, state in enumerate(match(5)):
        if number % 9:
            continue
        twin = reshuffled(state, number % 2, dice)
        assert dungeon.board(GAME.public(state), NAMES) == dungeon.board(GAME.public(twin), NAMES)


def test_a_position_that_differs_is_drawn_differently() -> None:
    plain = position("b2", {"b2": "turn ne"})
    pictures = {
        dungeon.board(GAME.public(state), NAMES)
        for state in (
            plain,
            position("b2", {"b2": "turn es"}),
            position("b2", {"b2": "turn ne searched"}),
            position("b2", {"b2": "fork nes"}),
            position("b2", {"b2": "turn ne"}, poisoned=True),
            position("b2", {"b2": "turn ne"}, life=15),
            position("b2", {"b2": "turn ne"}, favour=4),
            position("b2", {"b2": "turn ne"}, came_from="a2"),
            position("b2", {"b2": "teleport-2 n"}),
            position("b2", {"b2": "teleport-2 e"}),
            position("b2", {"b2": "fountain"}),
            position("b2", {"b2": "fountain turned"}),
            position("b2", {"b2": "fountain turned spoiled"}),
            position("b2", {"b2": "crypt"}),
            position("b2", {"b2": "crypt mummy"}),
            position("b2", {"b2": "turn ne"}, fields={"active": [["shield"], []]}),
        )
    }
    assert len(pictures) == 16


@pytest.mark.parametrize("card", [*HERO_CARDS, *DUNGEON_CARDS, *UNDEAD_CARDS])
def test_every_card_has_a_symbol(card: str) -> None:
    assert symbol_name(card) in SYMBOLS


def test_the_price_on_a_crypt_in_hand_is_that_of_the_version() -> None:
    states = [position(lord="crypt", fields={"rules": rules}) for rules in (1, 2)]
    pictures = {dungeon.hand(GAME.public(state), GAME.private(state, 1), 1, NAMES) for state in states}
    assert len(pictures) == 2


def test_enemies_have_symbols_of_their_own_on_the_map() -> None:
    symbols = [symbol_name(card) for card in (*DUNGEON_CARDS, *UNDEAD_CARDS) if card not in CHESTS]
    enemies = ["goblin", "orc", "troll", "demon", "skeleton", "zombie", "mummy"]
    assert len({symbol_name(enemy) for enemy in enemies}) == len(enemies)
    assert all(symbols.count(symbol_name(enemy)) == 1 for enemy in enemies)


def test_cells_openings_and_targets_are_drawn_and_other_choices_are_not() -> None:
    state = position("b2", {"b2": "hall"}, "rope", came_from="a2")
    public, private = GAME.public(state), GAME.private(state, 0)
    moves = [action for action in GAME.legal(state) if action.startswith("move")]
    assert dungeon.choices(public, private, 0, "move", moves) != dungeon.choices(public, private, 0, "move", moves[1:])
    for texts in (["lay turn ne", "lay turn sw"], ["lay teleport-2 n", "lay teleport-2 e"], ["lay fork nes"]):
        assert dungeon.choices(public, private, 1, texts[0].rsplit(" ", 1)[0], texts)
    assert dungeon.choices(public, private, 0, "", ["fight", "cast"]) is None
    assert dungeon.choices(public, private, 0, "", []) is None
