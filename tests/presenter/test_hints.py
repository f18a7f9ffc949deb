"""Hints in words: what is better, what it gains, and what it costs."""

from dataclasses import replace

import pytest

from bot.presenter.board import result
from bot.presenter.game_presenter import presenter_of
from bot.presenter.hint import hint
from bot.service.practice import computer
from games.catalogue import GAMES
from games.core import Outcome
from games.core.results import RESIGN
from games.duel.players.measures import CODES
from games.dungeon.players.explain import MEASURES
from games.search.players.explain import WEIGHTS
from tests.presenter.positions import PEOPLE, Walk

GLADES = ("win", "bout", "glade-3", "claimed", "complete", "across", "legion", "company", "brotherhood", "band", "hand")
EACH = {"duel": CODES, "search": tuple(WEIGHTS), "glades": (*GLADES, "cards"), "dungeon": tuple(MEASURES)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_measure_has_words(game: str, seat: int) -> None:
    public, presenter = Walk(game, 1).match.public(), presenter_of(game)
    for code in EACH[game]:
        more, less = presenter.gain(code, 1.5, public, seat), presenter.gain(code, -1.5, public, seat)
        assert more is not None, code
        assert less is not None, code
        assert more.good is not less.good
        assert more.text != less.text
        assert "{" not in more.text
        assert presenter.gain(code, 0.001, public, seat) is None, "what rounds to nothing is not told"
    assert presenter.gain("nothing known", 1, public, seat) is None


def test_what_the_other_one_loses_is_told_as_less_of_it() -> None:
    public = Walk("duel", 1).match.public()
    found = presenter_of("duel").gain("opponent_energy", 2, public, 0)
    assert found is not None
    assert (found.text.endswith("−2"), found.good) == (True, True)


@pytest.mark.parametrize(("seat", "end", "good"), [(0, "+2", True), (1, "−2", True)])
def test_what_the_hero_gains_by_the_lord_loses_by(seat: int, end: str, good: bool) -> None:
    public = Walk("dungeon", 1).match.public()
    found = presenter_of("dungeon").gain("hero_life", 2, public, seat)
    assert found is not None
    assert (found.text.endswith(end), found.good) == (True, good)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_up_to_three_actions_with_their_chances(game: str) -> None:
    walk = Walk(game, 3).on(6)
    while len(walk.match.legal) < 2:
        walk.on(1)
    position = replace(walk.position(walk.match.to_move), hints=2)
    best = [{"action": action, "value": 0.61} for action in position.legal[:3]]
    why = [(code, 1.0) for code in EACH[game]]
    told = hint(position, best, why).content
    assert told.count("61\N{NO-BREAK SPACE}%") == len(best)
    assert "2 hints in this match" in told
    assert "For 1 rather than 2" in told
    assert len(told) <= 2000


def test_where_nothing_tells_two_actions_apart_that_is_said() -> None:
    walk = Walk("search", 3)
    position = walk.position(walk.match.to_move)
    best = [{"action": action, "value": 0.5} for action in position.legal[:2]]
    assert "much the same" in hint(position, best, []).content


def test_where_there_is_one_thing_to_do_nothing_is_weighed() -> None:
    walk = Walk("glades", 3).on(6)
    position = walk.position(walk.match.to_move)
    only = replace(position, legal=position.legal[:1])
    told = hint(only, [{"action": position.legal[0], "value": 0.5}], ()).content
    assert "only one thing" in told
    assert "%" not in told


@pytest.mark.parametrize(("hints", "words"), [(0, "without hints"), (1, "with 1 hint."), (3, "with 3 hints.")])
def test_a_result_of_practice_says_how_many_hints_there_were(hints: int, words: str) -> None:
    position = replace(Walk("duel", 1).position(), to_move=None, outcome=Outcome(0, RESIGN, None))
    assert "hint" not in result(position, "{}", "0" * 64).content
    practice = replace(position, people=(PEOPLE[0], computer("easy").id), hints=hints)
    assert words in result(practice, "{}", "0" * 64).content
