"""Pictures of Glades."""

import random
from importlib import import_module
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

import render.glades as artist
from config.words.glades import card_title
from games.core import Match, SeededChance
from games.glades import GAME
from games.glades.material import ALLIES, CLANS, UNITS
from games.glades.views import PrivateView
from render.glades.cards import CLAN_COLOURS, STRIP_WIDTH, _strip, symbol_name, worth
from render.palette import contrast, on
from render.symbols import SYMBOLS
from render.type import measure
from tests.games.glades.positions import laid, match_of

NAMES = ("Ægidius von und zu Hohenstein-Wolkenkuckucksheim", "李")


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def finished(seed: int, **options: object) -> Match:
    dice = random.Random(seed)
    match = Match.start(GAME, GAME.options_type.model_validate(options), SeededChance(dice.randbytes(32)))
    while match.to_move is not None:
        match.act(match.to_move, dice.choice(match.legal))
    return match


@pytest.mark.parametrize("options", [{}, {"specials": True}, {"specials": True, "bouts": 2}])
def test_the_same_position_gives_the_same_bytes(options: dict[str, object]) -> None:
    match = finished(3, **options)
    public, private = GAME.public(match.state), GAME.private(match.state, 0)
    assert artist.board(public, NAMES) == artist.board(public, NAMES)
    assert artist.hand(public, private, 0, NAMES) == artist.hand(public, private, 0, NAMES)


def test_the_board_is_wide_enough_and_not_too_heavy() -> None:
    data = artist.board(GAME.public(finished(9, specials=True).state), NAMES)
    assert opened(data).width == 1080
    assert len(data) <= 250 * 1024


def test_hidden_cards_do_not_show_on_the_board() -> None:
    rows = {3: ("R7 R8", "O1"), 5: ("", "V9 V8")}
    boards = set()
    for hands in (("R1 R2", "B1 B2"), ("G4 G5", "Y8 Y9")):
        match = laid(match_of(), rows, hands)
        match.state.pile.reverse()
        boards.add(artist.board(GAME.public(match.state), NAMES))
    assert len(boards) == 1


@pytest.mark.parametrize("count", range(10))
def test_a_hand_of_any_size_fits(count: int) -> None:
    match = match_of(specials="")
    cards = ["R1", "spirit-1", "O9", "owl", "tortoise", "mist", "migrate", "gale", "V5"][:count]
    picture = opened(artist.hand(GAME.public(match.state), PrivateView(hand=cards), 1, NAMES))
    assert picture.width == 1080


def test_a_hand_shows_its_cards() -> None:
    public = GAME.public(match_of().state)
    assert artist.hand(public, PrivateView(hand=["R1"]), 0, NAMES) != artist.hand(
        public, PrivateView(hand=["O1"]), 0, NAMES
    )


def test_what_changes_on_the_table_changes_the_board() -> None:
    plain = laid(match_of(specials=""), {3: ("R4 O5 Y6", "G4 B5 V6")}, ("mist", "O1"))
    boards = {artist.board(GAME.public(plain.state), NAMES)}
    plain.state.glades[2].first = 1
    boards.add(artist.board(GAME.public(plain.state), NAMES))
    plain.state.glades[2].weather.append("mist")
    boards.add(artist.board(GAME.public(plain.state), NAMES))
    plain.state.glades[2].claimed = 1
    boards.add(artist.board(GAME.public(plain.state), NAMES))
    plain.state.discard.append("gale")
    boards.add(artist.board(GAME.public(plain.state), NAMES))
    assert len(boards) == 5


@pytest.mark.parametrize("bouts", [1, 9])
def test_no_card_of_the_fullest_discard_covers_another(monkeypatch: pytest.MonkeyPatch, bouts: int) -> None:
    match = match_of(specials="", bouts=bouts)
    match.state.discard += ["gale", "V4", "muster", "migrate", "B9", "lure"]
    lefts: list[int] = []
    module = import_module("render.glades.board")
    monkeypatch.setattr(module, "lay_strip", lambda image, card, at, height: lefts.append(at[0]))
    artist.board(GAME.public(match.state), NAMES)
    assert len(lefts) == 6
    assert all(right - left >= STRIP_WIDTH for left, right in pairwise(lefts))
    assert lefts[-1] + STRIP_WIDTH <= 1080


def test_a_discard_leaves_the_picture_its_size() -> None:
    match = match_of(specials="", bouts=2)
    before = opened(artist.board(GAME.public(match.state), NAMES)).size
    match.state.discard += ["gale", "V4"]
    assert opened(artist.board(GAME.public(match.state), NAMES)).size == before


def test_the_legend_explains_what_the_bars_count(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[tuple[str, str], ...]] = []
    module = import_module("render.glades.board")
    drawn = module._words

    def words(kinds: tuple[str, ...], facts: tuple[tuple[str, str], ...]) -> Image.Image:
        seen.append(facts)
        image: Image.Image = drawn(kinds, facts)
        return image

    monkeypatch.setattr(module, "_words", words)
    artist.board(GAME.public(match_of().state), NAMES)
    artist.board(GAME.public(match_of(specials="", bouts=2).state), NAMES)
    assert [[mark for mark, _word in facts] for facts in seen] == [
        ["cards", "tower"],
        ["cards", "star", "coins", "tower", "cross"],
    ]


def test_the_spirits_are_told_apart() -> None:
    assert (card_title("spirit-1"), card_title("spirit-2"), card_title("owl")) == ("spirit 1", "spirit 2", "owl")
    assert _strip("spirit-1", 50).tobytes() != _strip("spirit-2", 50).tobytes()


def test_clans_are_told_apart_by_symbol_and_letter_too() -> None:
    marks = [symbol_name(f"{clan}1") for clan in CLANS]
    assert len({str(SYMBOLS[mark]) for mark in marks}) == 6
    grey = [_strip(f"{clan}5", 68).convert("L").tobytes() for clan in CLANS]
    assert len(set(grey)) == 6


def test_symbols_stand_out_from_their_clans_colours() -> None:
    for colour in CLAN_COLOURS.values():
        assert contrast(colour, on(colour)) >= 4.5


def test_letter_and_value_fit_beside_the_symbol() -> None:
    for clan in CLANS:
        for value in range(1, 10):
            assert 44 + measure(clan, 28, "bold") + 2 + measure(str(value), 54, "black") + 5 <= STRIP_WIDTH


def test_every_unit_has_a_symbol_and_allies_their_values() -> None:
    assert all(symbol_name(unit) in SYMBOLS for unit in UNITS)
    assert {ally: worth(ally) for ally in ALLIES} == {
        "spirit-1": "1–9",
        "spirit-2": "1–9",
        "owl": "7",
        "tortoise": "1–3",
    }
