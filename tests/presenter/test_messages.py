"""The bot's messages over random matches of all games: within Discord's limits, and complete."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.presenter import board_on_request, ids, log, panel
from bot.presenter.board import board, bold_names, result, standing
from bot.presenter.game_presenter import Choice, Step, presenter_of
from bot.presenter.hand import hand, hand_here, hands_row, jump
from bot.presenter.help import help_page
from bot.presenter.message import CONTENT_LIMIT, OutgoingMessage, fit_lines
from bot.presenter.pages import paged, shown
from bot.service.position import Position
from bot.store.rows import ActionRow
from bot.text.names import escaped
from games.catalogue import GAMES
from games.core import Event
from tests.games.options import options_of
from tests.presenter.limits import button, buttons, check, menus
from tests.presenter.positions import NAMES, PEOPLE, Walk

SOME = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(autouse=True)
def _without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own."""
    artist = SimpleNamespace(board=lambda *_: b"", hand=lambda *_: b"", choices=lambda *_: b"")
    for module in ("board", "panel"):
        monkeypatch.setattr(f"bot.presenter.{module}.renderer_of", lambda _: artist)


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 150), recent=st.integers(0, 40))
def test_boards_and_hands_fit(game: str, data: st.DataObject, seed: int, plies: int, recent: int) -> None:
    walk = Walk(game, seed, data.draw(options_of(game))).on(plies)
    position = walk.position(recent=recent)
    for seat in (0, 1):
        own = walk.position(seat, recent)
        address = jump(position.guild_id, position.channel_id, PEOPLE[0])
        for post in (hand(own, address, "A server with a long name " * 4), hand_here(own)):
            check(post)
            assert post.calls == ()
            assert bool(set(post.rows) - {hands_row(by_dm=True)}) == (position.to_move == seat)
    check(board_on_request.board_here(position))
    if position.to_move is None:
        check(result(position, "{}", "ab" * 32, "points " * 20))
        assert set(result(position, "{}", "ab" * 32).calls) == set(PEOPLE)
    else:
        post = board(position)
        check(post)
        assert post.calls == (PEOPLE[position.to_move],)
        assert f"<@{PEOPLE[position.to_move]}>" in post.content.splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 250))
def test_the_position_in_words_is_whole(game: str, data: st.DataObject, seed: int, plies: int) -> None:
    position = Walk(game, seed, data.draw(options_of(game))).on(plies).position()
    posts = [board_on_request.board_in_words(position)]
    check(posts[0])
    while posts[-1].rows and not button(posts[-1], "Later").disabled:
        posts.append(board_on_request.board_in_words(position, len(posts)))
        check(posts[-1])
    text = "\n".join(post.content for post in posts)
    assert standing(position) in text
    for line in presenter_of(game).board_text(position.public, bold_names(position)).splitlines():
        assert line in text


def clicks(post: OutgoingMessage) -> Iterator[tuple[str, str]]:
    """What can be chosen in a panel: kind and value of each way on, Back left out."""
    for menu in menus(post):
        for item in menu.items:
            text, final = ids.read_way(item.value)
            yield ("take" if final else "open:0", text)
    for each in buttons(post):
        kind, _match, _ply, rest = each.id.split(":", 3)
        if each.label == "Back" or each.disabled:
            continue
        if kind == "open":
            page, _, prefix = rest.partition(":")
            yield (f"open:{page}", prefix)
        elif kind == "take":
            yield ("take", rest)


def reached(position: Position) -> set[str]:
    """Every action that can be clicked together, from the first panel on."""
    found: set[str] = set()
    ways, seen = [("open:0", "")], {("open:0", "")}
    while ways:
        kind, prefix = ways.pop()
        post = panel.panel(position, prefix, int(kind.partition(":")[2]))
        check(post)
        for way in clicks(post):
            if way[0] == "take":
                found.add(way[1])
            elif way not in seen:
                seen.add(way)
                ways.append(way)
    return found


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 150))
def test_every_action_can_be_clicked(game: str, data: st.DataObject, seed: int, plies: int) -> None:
    walk = Walk(game, seed, data.draw(options_of(game))).on(plies)
    if walk.match.to_move is not None:
        assert reached(walk.position(walk.match.to_move)) == set(walk.match.legal)


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 150))
def test_back_leads_to_the_question_before(game: str, data: st.DataObject, seed: int, plies: int) -> None:
    walk = Walk(game, seed, data.draw(options_of(game))).on(plies)
    if walk.match.to_move is None:
        return
    position = walk.position(walk.match.to_move)
    assert "Back" not in [each.label for each in buttons(panel.panel(position))]
    for kind, prefix in clicks(panel.panel(position)):
        if kind == "open:0" and prefix:
            assert button(panel.panel(position, prefix), "Back").id.endswith(":0:")
            for deeper, further in clicks(panel.panel(position, prefix)):
                if deeper == "open:0" and further != prefix:
                    assert button(panel.panel(position, further), "Back").id.endswith(f":0:{prefix}")


class ManyChoices:
    """A presenter that asks one question with very many answers."""

    def __init__(self, count: int, description: str = "") -> None:
        self.choices = tuple(Choice(f"go {n}", f"To {n}", description=description) for n in range(count))

    def step(self, *_: Any) -> Step:
        return Step("Where to?", self.choices)

    def hand_text(self, *_: Any) -> str:
        return "hand"


@pytest.mark.parametrize("count", [1, 4, 5, 25, 26, 125, 126, 400])
def test_any_number_of_choices_can_be_clicked(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    presenter = ManyChoices(count)
    monkeypatch.setattr(panel, "presenter_of", lambda _: presenter)
    walk = Walk("duel", 1)
    position = walk.position(walk.match.to_move)
    assert reached(position) == {choice.text for choice in presenter.choices}


@pytest.mark.parametrize(
    ("description", "label"), [("", "To 0"), ("because.", "To 0 – because."), ("so " * 30, "To 0")]
)
def test_a_lone_choice_is_a_button_that_says_all_it_has_room_for(
    monkeypatch: pytest.MonkeyPatch, description: str, label: str
) -> None:
    monkeypatch.setattr(panel, "presenter_of", lambda _: ManyChoices(1, description))
    walk = Walk("duel", 1)
    post = panel.panel(walk.position(walk.match.to_move))
    assert [each.label for each in buttons(post)] == [label]
    assert list(menus(post)) == []


def test_a_prefix_that_leads_nowhere_any_more_begins_anew() -> None:
    walk = Walk("search", 3)
    position = walk.position(walk.match.to_move)
    assert panel.panel(position, "no such way") == panel.panel(position)


def told(walk: Walk) -> list[tuple[ActionRow, list[Event]]]:
    """The log as the history gives it while the match runs: without texts."""
    return [(ActionRow(n, seat, "", [], 0), events) for n, (seat, events) in enumerate(walk.log)]


@pytest.mark.parametrize("game", GAMES)
@settings(SOME, max_examples=6)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_log_of_a_whole_match_has_pages(game: str, data: st.DataObject, seed: int) -> None:
    walk = Walk(game, seed, data.draw(options_of(game))).on(3000)
    position, lines = walk.position(), told(walk)
    pages, at = [log.log(position, lines, 0)], 0
    assume(pages[0].rows)
    while pages[-1].rows and not button(pages[-1], "Later").disabled:
        at += 1
        pages.append(log.log(position, lines, at))
        assert not button(pages[-1], "Earlier").disabled
    for page in pages:
        check(page)
    assert log.log(position, lines) == log.log(position, lines, 10_000) == pages[-1]
    assert button(pages[0], "Earlier").disabled


def test_a_log_without_actions_says_so() -> None:
    post = log.log(Walk("duel", 1).position(), [])
    check(post)
    assert post.rows == ()


@pytest.mark.parametrize("game", GAMES)
def test_giving_up_is_told_in_the_log(game: str) -> None:
    walk = Walk(game, 4).on(3)
    walk.log.append((1, walk.match.act(1, "resign")))
    check(result(walk.position(), "{}", "ab" * 32))
    assert f"**{escaped(NAMES[1])}** gives the match up" in log.log(walk.position(), told(walk)).content


def test_help_fits() -> None:
    check(help_page())


def test_pages_lose_no_line() -> None:
    lines = [f"line {n} " + "x" * (n % 90) for n in range(300)]
    pages = paged(lines, 500)
    assert "\n".join(pages).splitlines() == lines
    assert all(len(page) <= 500 for page in pages)
    assert paged([]) == [""]
    assert [len(page) for page in paged(["y" * 600, "z"], 500)] == [500, 1]
    assert (shown(pages, -1), shown(pages, -1000), shown(pages, 1000)) == (len(pages) - 1, 0, len(pages) - 1)


def test_a_heading_stands_on_the_page_of_what_it_is_over() -> None:
    lines = ["a" * 300, "## Chapter", "**Part one**", "b" * 300, "**c** and **d**", "e" * 300]
    assert paged(lines, 400) == ["a" * 300, "## Chapter\n**Part one**\n" + "b" * 300 + "\n**c** and **d**", "e" * 300]
    assert paged(["a" * 300, "## Chapter", "b" * 400], 400) == ["a" * 300 + "\n## Chapter", "b" * 400]


def test_what_does_not_fit_gives_way_from_the_front() -> None:
    lines = [f"sentence {n}" for n in range(300)]
    text = fit_lines(lines, 200)
    assert len(text) <= 200
    assert text.startswith("…")
    assert text.endswith("sentence 299")
    assert fit_lines(["a", "b"]) == "a\nb"
    assert len(fit_lines(["x" * 5000])) == CONTENT_LIMIT
    assert fit_lines([]) == ""
