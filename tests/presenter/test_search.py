"""The Search's words: events, questions, positions."""

from bot.presenter.message import MENU_LIMIT
from bot.presenter.search import PRESENTER
from bot.presenter.search.places import tile_words
from games.core import Event
from games.search import GAME
from games.search.state import State
from tests.games.search.positions import NO_CHANCE, moving, opened
from tests.games.search.test_laws import played

NAMES = ("Anna", "Bob")


def told(state: State, *actions: str) -> list[str]:
    events: list[Event] = []
    for action in actions:
        assert action in GAME.legal(state), GAME.legal(state)
        events += GAME.apply(state, action, NO_CHANCE)
    return PRESENTER.event_texts(events, GAME.public(state), NAMES)


def labels(state: State, prefix: str = "") -> dict[str, str]:
    seat = GAME.to_move(state)
    assert seat is not None
    public, private = GAME.public(state), GAME.private(state, seat)
    step = PRESENTER.step(sorted(GAME.legal(state)), public, private, seat, prefix)
    return {choice.text: f"{choice.label} | {choice.description}" for choice in step.choices}


def test_a_placing_is_told_with_its_meeting_place_in_one_line() -> None:
    state = opened(["FPFP", "FFFM", "FFFP", "FMFM"], green=["pippin"])
    assert told(state, "place FPFP 0 0 -1", "place FMFM 0 0 -2") == [
        "Anna lays **FPFP** at (0, −1): forest north/south, plain east/west.",
        "Bob lays **FMFM** at (0, −2): forest north/south, mountain east/west. "
        "Meeting place at (0, −2) south: **Pippin (1)**.",
    ]


def test_a_fight_is_told_with_what_it_costs() -> None:
    state = moving({(0, -1): "MPFW", (1, 0): "FFPP"}, "0 0 n", chips={"1 0 s": "shelob"})
    assert told(state, "move 1 0 s") == [
        "Anna moves Frodo to the plain at (1, 0) south. Taken: **Shelob (4)**. "
        "Frodo must fight: 2 moves are at stake. Frodo loses the next 2 moves."
    ]


def test_a_blue_chip_taken_is_not_named() -> None:
    state = moving({(0, -1): "MPFW", (1, 0): "FFPP"}, "0 0 n", chips={"1 0 s": "gollum"})
    assert "Gollum" not in " ".join(told(state, "move 1 0 s"))


def test_the_end_tells_both_sums() -> None:
    state = moving({(0, 1): "MMPW", (1, 0): "FFPP", (1, 1): "????"}, "0 1 n", held=("merry",), phase=3, doom=(1, 1))
    assert told(state, "move 1 1 doom") == [
        "Anna leads Frodo up **Mount Doom** at (1, 1): the search is over.",
        "Anna: chips 1, Mount Doom 3 = **4**. Bob: chips 0 = **0**.",
    ]


def test_a_turn_that_ends_without_haste_is_told_too() -> None:
    state = moving({(1, 0): "FFPP"}, "0 0 n", held=("haste-1",))
    told(state, "stay")
    assert told(state, "end") == ["The turn passes to Bob."]


def test_a_tile_is_chosen_first_then_its_placing() -> None:
    state = opened(["FPFP", "FMFM", "PWPW"])
    assert labels(state)["place FPFP"] == "FPFP: forest north/south, plain east/west | 2 placings"
    assert labels(state, "place FPFP") == {
        "place FPFP 0 0 -1": "(0, −1), as it is | forest north/south, plain east/west",
        "place FPFP 0 1 0": "(1, 0), as it is | forest north/south, plain east/west",
    }


def test_a_placing_says_which_meeting_places_it_makes() -> None:
    state = opened(["FPFP", "FFFM", "FFFP", "FMFM"])
    told(state, "place FPFP 0 0 -1")
    assert labels(state, "place FMFM")["place FMFM 0 0 -2"] == "(0, −2), as it is | meeting place: green"


def test_a_region_to_enter_is_described_by_its_chips_and_size() -> None:
    chips = {"1 0 s": "sting", "0 -1 n": "troll-1"}
    state = moving({(0, -1): "MPFW", (1, 0): "FFPP", (0, -2): "FFMP"}, "0 0 n", chips=chips)
    assert labels(state)["move 1 0 s"] == "plain at (1, 0) south | Sting (2) · 2 sections"
    state = moving({(0, -1): "FMMP", (0, -2): "MMFF"}, "0 -1 n", chips={"0 -1 e": "troll-1"})
    assert labels(state)["move 0 -1 e"] == "mountain at (0, −1) east | a brown chip face down · 2 sections"


def test_a_scouted_chip_is_named_to_its_scout() -> None:
    held = ("legolas", "rope")
    state = moving({(0, -1): "FMMP", (0, -2): "MMFF"}, "0 -1 n", chips={"0 -1 e": "troll-1"}, held=held)
    told(state, "scout legolas rope")
    assert labels(state)["move 0 -1 e"] == "mountain at (0, −1) east | Troll (2) · 2 sections"
    assert "Troll" not in PRESENTER.board_text(GAME.public(state), NAMES)
    assert "Troll (0, −1) east" in PRESENTER.hand_text(GAME.public(state), GAME.private(state, 0), 0, NAMES)


def test_questions_after_an_eagle_or_a_scout_lead_on() -> None:
    tiles = {(1, 0): "FFPP", (-1, 0): "FWFF", (0, -1): "FMMP"}
    state = moving(tiles, "1 0 n", held=("eagle-2", "legolas", "rope"), chips={"1 0 s": "sting"})
    assert "eagle-2" in labels(state)
    assert set(labels(state, "eagle-2")) == {"eagle-2 -1 0 n"}


def test_words_of_a_position_stay_within_a_message() -> None:
    names = ("<@123456789012345678>", "<@123456789012345679>")
    for seed in (1, 2):
        for number, (state, _events) in enumerate(played(seed)):
            if number % 8 == 0:
                assert len(PRESENTER.board_text(GAME.public(state), names)) <= 1850


def test_the_first_question_of_a_move_fits_one_menu_most_of_the_time() -> None:
    sizes = [len(labels(state)) for state, _events in played(11) if GAME.to_move(state) is not None]
    assert sum(size <= MENU_LIMIT for size in sizes) > 0.9 * len(sizes)


def test_a_tile_in_words() -> None:
    assert tile_words("FWPM") == "forest north, water east, plain south, mountain west"
    assert tile_words("WWWW") == "water north/east/south/west"
