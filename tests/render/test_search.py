"""The Search's pictures: same bytes for the same view, nothing hidden shows, sizes within what was promised."""

import random
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from games.core.chance import SeededChance
from games.search import GAME
from games.search.grid import SECTION_OF_NAME
from games.search.material import CHIPS, TILES, turned
from games.search.state import State
from games.search.views import land_of
from render import renderer_of
from render.search import board, choices, hand
from render.search.board import PANEL
from render.search.chips import pill_width
from render.search.land import WIDTH, chart_of
from render.search.tiles import corners, middle_of, strip, tile_face
from tests.games.search.positions import moving

NAMES = ("Anna", "Bořivoj z Dlouhé Lhoty, příjmením Nekonečný 😀")
KILOBYTES = 1024


def positions(seed: int) -> Iterator[State]:
    """Every position of a random match."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(GAME.options_type(), None, chance)
    yield state
    while GAME.to_move(state) is not None:
        GAME.apply(state, dice.choice(GAME.legal(state)), chance)
        yield state


def size_of(picture: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(picture)).size


def test_boards_and_hands_of_a_whole_match_are_drawn_within_their_sizes() -> None:
    for number, state in enumerate(positions(3)):
        if number % 15 == 0 or GAME.to_move(state) is None:
            public = GAME.public(state)
            picture = board(public, NAMES)
            width, height = size_of(picture)
            assert width == WIDTH
            assert height < 1700
            assert len(picture) < 400 * KILOBYTES
            for seat in (0, 1):
                assert size_of(hand(public, GAME.private(state, seat), seat, NAMES))[0] == WIDTH


def test_the_same_view_gives_the_same_bytes() -> None:
    for number, state in enumerate(positions(4)):
        if number in (10, 60, 120):
            public = GAME.public(state)
            assert board(public, NAMES) == renderer_of("search").board(GAME.public(state.copy()), NAMES)


def test_a_board_does_not_change_with_what_is_hidden() -> None:
    for number, state in enumerate(positions(5)):
        if number in (20, 60):
            other = state.copy()
            other.hands = [list(reversed(hand)) for hand in reversed(state.hands)]
            dark = [section for section, chip in other.chips.items() if CHIPS[chip].colour == "brown"]
            for one, two in zip(dark, reversed(dark), strict=True):
                other.chips[one] = state.chips[two]
            if [len(tiles) for tiles in other.hands] == [len(tiles) for tiles in state.hands]:
                assert board(GAME.public(other), NAMES) == board(GAME.public(state), NAMES)


def test_placings_are_numbered_on_the_map_and_other_choices_only_where_they_have_a_place() -> None:
    seen = set()
    for number, state in enumerate(positions(6)):
        seat = GAME.to_move(state)
        if seat is None or number > 90:
            break
        public, private, legal = GAME.public(state), GAME.private(state, seat), sorted(GAME.legal(state))
        if state.step == "place" and legal != ["discard"]:
            starts = sorted({" ".join(action.split()[:2]) for action in legal})
            ways = [action for action in legal if action.startswith(starts[0])]
            assert choices(public, private, seat, "", starts)
            assert choices(public, private, seat, starts[0], ways)
        elif state.step == "move" and legal != ["stay"]:
            assert choices(public, private, seat, "", legal)
        else:
            assert choices(public, private, seat, "", legal) is None
        seen.add(state.step)
    assert {"place", "move"} <= seen


def test_two_choices_lead_to_two_pictures() -> None:
    state = moving({(0, -1): "MPFW", (1, 0): "FFPP"}, "0 0 n")
    public, private = GAME.public(state), GAME.private(state, 0)
    one = choices(public, private, 0, "", ["move 0 -1 s", "move 1 0 s", "stay"])
    assert one != choices(public, private, 0, "", ["move 1 0 s", "move 0 -1 s", "stay"])
    assert one != choices(public, private, 0, "", ["move 0 -1 s", "stay"])


def test_scouted_chips_show_in_choices_and_in_the_hand_of_the_scout_alone() -> None:
    state = moving({(0, -1): "MPFW", (-1, -1): "FWPM"}, "0 -1 s", chips={"-1 -1 e": "ring"})
    public, blind = GAME.public(state), GAME.private(state, 0)
    state.seen[0] = [SECTION_OF_NAME["-1 -1 e"]]
    seeing = GAME.private(state, 0)
    assert choices(public, seeing, 0, "", ["move 0 0 shire"]) != choices(public, blind, 0, "", ["move 0 0 shire"])
    assert hand(public, seeing, 0, NAMES) != hand(public, blind, 0, NAMES)
    assert board(GAME.public(state), NAMES) == board(public, NAMES)


def test_every_tile_looks_different_from_all_others_and_from_itself_turned() -> None:
    looks = {turned(tile, turns) for tile in TILES for turns in range(4)}
    faces = {tile_face(48, look).tobytes() for look in looks}
    assert len(faces) == len(looks)


def test_terrains_differ_without_their_colours() -> None:
    greys = {tile_face(60, letter * 4).convert("L").point(lambda v: 255 * (v > 110)).tobytes() for letter in "FMPW"}
    assert len(greys) == 4


@pytest.mark.parametrize("side", range(4))
def test_an_outline_stays_inside_its_section(side: int) -> None:
    size = 100
    for edge in ("outer", "before", "after"):
        mask = strip(size, side, edge, 6)
        middle = middle_of(side, size)
        opposite = middle_of((side + 2) % 4, size)
        assert mask.getbbox()
        assert mask.getpixel((round(opposite[0]), round(opposite[1]))) == 0
        assert mask.getpixel((round(middle[0]), round(middle[1]))) == 0, "only the rim is painted"
    assert corners(side, size)[2] == (50, 50)


def test_the_map_shows_every_cell_that_may_still_be_laid() -> None:
    for number, state in enumerate(positions(7)):
        chart = chart_of(GAME.public(state), 0)
        shown = {(x, y) for x in range(chart.west, chart.east + 1) for y in range(chart.north, chart.south + 1)}
        cells = {(tile.x, tile.y) for tile in GAME.public(state).board}
        assert cells <= shown
        if state.phase > 1:
            assert len(shown) == 48
        if number > 80:
            break


def test_the_land_of_a_view_is_the_land_of_the_match() -> None:
    for number, state in enumerate(positions(8)):
        if number % 10 == 0:
            seen = land_of(GAME.public(state))
            assert (seen.region, seen.terrain, seen.gates) == (state.land.region, state.land.terrain, state.land.gates)


def test_every_chip_fits_a_panel() -> None:
    assert max(pill_width(chip, 10) for chip in CHIPS) < PANEL - 28
