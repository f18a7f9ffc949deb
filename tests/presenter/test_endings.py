"""How the end of a match is told: the result, its picture with the alt text, and what it did to the points."""

import re
from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.presenter import board as boards
from bot.presenter.board import board_file, reason, result, verdict
from bot.presenter.game_presenter import presenter_of
from bot.presenter.points import points
from bot.service.position import Position
from bot.store.rows import Person, Score
from games.catalogue import GAMES, game_of
from games.core import Outcome
from games.core.results import CALLED_OFF
from render import renderer_of
from render.canvas import fits_banner
from tests.presenter.positions import PEOPLE, Walk

ANN, BOB = "**Ann**", "**Bob**"
CALLED = [f"<@{person}>" for person in PEOPLE]
MINUS = re.compile(r"(?<![\w-])-\d")
"""A hyphen in place of a minus sign."""


def resigned(game: str, plies: int = 12) -> Position:
    """A match that seat 1 gave up."""
    walk = Walk(game, 5).on(plies)
    walk.log.append((1, walk.match.act(1, "resign")))
    return replace(walk.position(), names=("Ann", "Bob"))


@pytest.mark.parametrize("game", GAMES)
def test_a_result_says_once_and_by_name_who_resigned(game: str) -> None:
    content = result(resigned(game), "{}", "ab").content
    assert f"{CALLED[0]} **wins**: {CALLED[1]} resigned." in content.splitlines()
    assert content.count("resigned") == 1
    assert "gives the match up" not in content


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome(0, "resign", None), "Ann wins: Bob resigned."),
        (Outcome(1, "time", None), "Bob wins: the time of Ann was over."),
        (Outcome(None, "agreement", None), "The match is drawn (both agreed)."),
        (Outcome(None, CALLED_OFF, None), "The match was called off: nobody wins, and it does not count."),
    ],
)
def test_the_last_board_says_that_and_how_the_match_ended(
    monkeypatch: pytest.MonkeyPatch, game: str, outcome: Outcome, words: str
) -> None:
    walk = Walk(game, 5).on(12)
    walk.match.end(outcome)
    drawn: list[tuple[object, ...]] = []

    class GameRenderer:
        def board(self, *given: object) -> bytes:
            drawn.append(given)
            return b""

    monkeypatch.setattr(boards, "renderer_of", lambda _: GameRenderer())
    file = board_file(replace(walk.position(), names=("Ann", "Bob")))
    assert file.alt.startswith(f"The match is over. {words}")
    assert drawn[0][2] == words


@pytest.mark.parametrize("names", [("W" * 32, "M" * 32), ("W" * 32, "Bo"), ("שרה", "田中"), ("Ann", "Bob")])
@pytest.mark.parametrize("why", ["resign", "time", "three adjacent"])
def test_the_banner_holds_both_names_the_reason_and_the_score(
    monkeypatch: pytest.MonkeyPatch, names: tuple[str, str], why: str
) -> None:
    walk = Walk("glades", 5).on(12)
    walk.match.end(Outcome(1, why, (12, 10)))
    drawn: list[str] = []

    class GameRenderer:
        def board(self, public: object, names: object, ended: str) -> bytes:
            drawn.append(ended)
            return b""

    monkeypatch.setattr(boards, "renderer_of", lambda _: GameRenderer())
    board_file(replace(walk.position(), names=names))
    [ended] = drawn
    assert fits_banner(ended)
    assert not ended.endswith("…")
    assert "Score: 12 – 10." in ended
    shown = [name if name.isascii() else f"Player {seat}" for seat, name in enumerate(names, 1)]
    assert all(name[:4] in ended for name in shown)
    assert all(name in ended for name in shown if len(name) < 10)


@pytest.mark.parametrize("game", GAMES)
def test_the_banner_stands_above_an_unchanged_picture(game: str) -> None:
    position = resigned(game)
    artist = renderer_of(game)
    plain, headed = (
        Image.open(BytesIO(artist.board(position.public, position.names, words))) for words in ("", "Ann wins")
    )
    assert headed.width == plain.width
    assert headed.height > plain.height


@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_rest_looks_as_one_that_was_played_to_its_end(game: str) -> None:
    played = Walk(game, 2).on(5000).match
    assert played.outcome is not None
    view = played.public().model_dump()
    rest = game_of(game).at_rest
    assert rest
    assert {name: view[name] for name in rest} == rest
    assert resigned(game).public.model_dump().items() >= rest.items()


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), plies=st.integers(1, 400))
def test_numbers_below_zero_have_a_minus_sign(game: str, seed: int, plies: int) -> None:
    walk = Walk(game, seed).on(plies)
    position, presenter, names = walk.position(recent=plies), presenter_of(game), ("Ann", "Bob")
    told = [
        *presenter.event_texts(position.recent, position.public, names),
        presenter.board_text(position.public, names),
    ]
    if position.over:
        told.append(verdict(position))
    assert not MINUS.search("\n".join(told))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_write_numbers_below_zero_with_a_minus_sign(game: str) -> None:
    for rule in presenter_of(game).rules():
        assert not MINUS.search(re.sub(r"`[^`]*`", "", rule.text)), rule.title


def test_a_list_gives_the_reason_from_the_side_of_the_one_it_is_about() -> None:
    assert reason("glades", "resign") == "the other one resigned"
    assert reason("glades", "resign", lost=True) == "resigned"
    assert reason("glades", "time", lost=True) == "the time was over"


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome(None, "most glades", (1, 1)), "**The match is drawn** (equal glades). Score: 1 – 1."),
        (Outcome(None, "most points", (9, 9)), "**The match is drawn** (equal points). Score: 9 – 9."),
        (Outcome(0, "most glades", (2, 1)), f"{ANN} **wins** against {BOB} (most glades). Score: 2 – 1."),
    ],
)
def test_a_drawn_match_of_glades_says_that_both_had_as_much(outcome: Outcome, words: str) -> None:
    assert verdict(replace(resigned("glades"), outcome=outcome)) == words


def test_lists_say_of_a_drawn_match_what_was_equal() -> None:
    assert (reason("glades", "most glades"), reason("glades", "most glades", even=True)) == (
        "most glades",
        "equal glades",
    )
    assert reason("glades", "most points", even=True) == reason("search", "draw", even=True) == "equal points"
    assert reason("glades", "agreement", even=True) == reason("glades", "agreement")


@pytest.mark.parametrize(("rated", "words"), [(True, "too short"), (False, "casual")])
def test_a_result_without_points_says_why(rated: bool, words: str) -> None:
    sides = [Score(1, person, 3 - person, 1, "duel", 0, 1.0, 0.0) for person in (1, 2)]
    line = points(sides, (Person(1, "Ann"), Person(2, "Bob")), rated=rated)
    assert re.findall("too short|casual", line) == [words]
