"""The steps through a match as messages: they fit, every button leads somewhere, and hands show only where they may."""

import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.components import add_components
from bot.presenter.game_presenter import ALT_LIMIT, LABEL_LIMIT, presenter_of
from bot.presenter.message import CONTENT_LIMIT, MENU_LIMIT, ROW_LIMIT, Button, Link, Menu, OutgoingMessage
from bot.presenter.replay import CAPTION, animation, pace, running, stepping, still
from bot.service.replay import Replay, frame_at
from bot.service.replay import animation_frames as positions_of
from games.catalogue import GAMES
from tests.service.replays import random_replay

NAMES = ("Ægidius **von** und zu Hohenstein, Rtr.", "李 🎲 `מלך`")


class Client:
    """Takes the kinds of components that the bot registers."""

    def __init__(self) -> None:
        self.patterns: list[re.Pattern[str]] = []

    def add_dynamic_items(self, *kinds: type) -> None:
        self.patterns += [kind.__discord_ui_compiled_template__ for kind in kinds]  # type: ignore[attr-defined]


def ids_in(post: OutgoingMessage) -> Iterator[str]:
    for row in post.rows:
        assert 0 < len(row) <= ROW_LIMIT
        for piece in row:
            if not isinstance(piece, Link):
                yield piece.id


def labels_in(post: OutgoingMessage) -> list[str]:
    return [piece.label for row in post.rows for piece in row if isinstance(piece, Button)]


def menu_in(post: OutgoingMessage) -> Menu:
    [menu] = [piece for row in post.rows for piece in row if isinstance(piece, Menu)]
    return menu


def check_fits(post: OutgoingMessage) -> None:
    client = Client()
    add_components(client)  # type: ignore[arg-type]
    found = list(ids_in(post))
    assert len(set(found)) == len(found)
    for each in found:
        assert len(each) <= 100
        assert len([pattern for pattern in client.patterns if pattern.fullmatch(each)]) == 1, each
    assert 0 < len(post.content) <= CONTENT_LIMIT
    assert post.calls == ()
    for file in post.files:
        assert 0 < len(file.alt) <= ALT_LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_every_step_fits_and_its_buttons_are_answered(game: str) -> None:
    whole = random_replay(game, 1, names=NAMES)
    for at in (0, 1, 2, whole.last // 2, whole.last - 1, whole.last):
        for hands in (False, True):
            post = stepping(frame_at(whole, at), hands)
            check_fits(post)
            assert f"{at} of {whole.last}" in post.content
            menu = menu_in(post)
            assert len(menu.items) <= MENU_LIMIT
            assert all(0 < len(item.label) <= LABEL_LIMIT for item in menu.items)
            assert not any("**" in item.label.replace("**von**", "") or "<@" in item.label for item in menu.items)
            assert str(at) in [item.value for item in menu.items]


@pytest.mark.parametrize("game", GAMES)
def test_a_step_tells_what_happened_and_describes_its_picture(game: str) -> None:
    whole = random_replay(game, 2)
    at = next(at for at in range(5, whole.last) if frame_at(whole, at).position.recent)
    step = frame_at(whole, at)
    presenter, public = presenter_of(game), step.position.public
    post = stepping(step)
    for sentence in presenter.event_texts(step.position.recent, public, ("**Ann**", "**Ben**")):
        assert sentence in post.content
    assert post.files[0].alt == presenter.board_alt(public, step.position.names)
    assert f"{whole.log[at - 1].seat} {whole.log[at - 1].text}" in post.content


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_shown_where_they_may_be(game: str) -> None:
    whole = random_replay(game, 3)
    post = stepping(frame_at(whole, 9), hands=True)
    assert post.files[0].name == "hands-7.png"
    assert "Board" in labels_in(post)
    assert len(frame_at(whole, 9).hands) == 2
    for hand in frame_at(whole, 9).hands:
        assert hand.seat is not None
        words = presenter_of(game).hand_text(hand.public, hand.private, hand.seat, hand.names)
        assert words[:200] in post.files[0].alt


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_asking_for_the_hands_of_a_running_match_shows_the_board(game: str, seat: int | None) -> None:
    half = random_replay(game, 3, plies=15, seat=seat)
    for at in range(16):
        post = stepping(frame_at(half, at), hands=True)
        own = seat is not None and at == 15
        assert post.files[0].name == ("hand-7.png" if own else "board-7.png")
        assert not {"Animation", "Record", "Both hands"} & set(labels_in(post))
        assert f"`{half.log[at - 1].seat} {half.log[at - 1].text}`" not in post.content
        if not own:
            assert "Your hand" not in labels_in(post)


def test_the_last_button_of_a_running_match_leads_to_the_present() -> None:
    half = random_replay("duel", 3, plies=15)
    for at in (14, 15):
        post = stepping(frame_at(half, at))
        [now] = [piece for row in post.rows for piece in row if isinstance(piece, Button) and piece.label == "Now"]
        assert now.disabled == (at == 15)
        assert now.id == "watch:7:-1:board:last"
    assert labels_in(running(frame_at(half, -1).position)) == ["Step through"]
    check_fits(running(frame_at(half, -1).position))


def test_steps_lead_one_back_and_one_forward_and_stop_at_the_ends() -> None:
    whole = random_replay("duel", 4)
    rows = {at: stepping(frame_at(whole, at)).rows[0] for at in (0, 8, whole.last)}
    ways = {at: [(b.id.split(":")[2], b.disabled) for b in row if isinstance(b, Button)] for at, row in rows.items()}
    assert ways[8] == [("0", False), ("7", False), ("9", False), ("-1", False)]
    assert [disabled for _at, disabled in ways[0]] == [True, True, False, False]
    assert [disabled for _at, disabled in ways[whole.last]] == [False, False, True, True]


@pytest.mark.parametrize("game", GAMES)
def test_captions_can_be_read_in_passing(game: str) -> None:
    shown = list(positions_of(random_replay(game, 5)))
    for step in [shown[0], *shown[1::9], shown[-1]]:
        caption = still(step, 1000).caption
        assert 0 < len(caption) <= CAPTION
        assert not re.search(r"<@|\*\*|`|🎲", caption)
    assert "wins" in still(shown[-1], 1000).caption or "drawn" in still(shown[-1], 1000).caption


def ends_of_bouts(whole: Replay) -> list[int]:
    return [at for at, line in enumerate(whole.log, 1) if any(each["type"] == "bout_began" for each in line.events)]


def test_the_end_of_a_bout_is_pictured_as_it_stood_and_says_who_won() -> None:
    whole = random_replay("glades", 1, bouts=3)
    ends = ends_of_bouts(whole)
    assert len(ends) == 2
    for bout, at in enumerate(ends, 1):
        step = frame_at(whole, at)
        [ended] = [event for event in step.position.recent if event.type == "bout_ended"]
        [told] = presenter_of("glades").event_texts([ended], step.position.public, ("Ann", "Ben"))
        [file] = stepping(step).files
        assert told.replace("**", "") in file.alt
        assert f"Bout {bout} of 3" in file.alt
        assert file.alt.count("held") == sum(ended.data["glades"])
        assert still(step, 1000).caption.endswith(told.replace("**", ""))
        assert still(step, 1000).picture != still(frame_at(whole, at + 1), 1000).picture
        assert still(step, 1000).ms > 1000
        assert stepping(step, hands=True).files[0].name == "hands-7.png"


def test_the_present_of_a_match_stands_beside_the_end_of_the_bout_before() -> None:
    [at, *_rest] = ends_of_bouts(random_replay("glades", 1, bouts=3))
    half = random_replay("glades", 1, plies=at, bouts=3)
    post = stepping(frame_at(half, at))
    check_fits(post)
    assert [file.name for file in post.files] == ["board-7.png", "before-7.png"]
    assert [re.findall(r"Bout \d", file.alt) for file in post.files] == [["Bout 2"], ["Bout 1"]]


def test_an_end_of_a_bout_that_was_stored_without_its_table_is_shown_as_the_board() -> None:
    whole = random_replay("glades", 1, bouts=3)
    [at, *_rest] = ends_of_bouts(whole)
    for event in whole.log[at - 1].events:
        event.pop("table", None)
    assert [file.name for file in stepping(frame_at(whole, at)).files] == ["board-7.png"]
    assert "Bout 2 begins" in still(frame_at(whole, at), 1000).caption
    assert list(positions_of(whole))


@pytest.mark.parametrize("shots", [1, 2, 3, 40, 80])
def test_the_last_picture_stands_longest_and_nobody_waits_for_minutes(shots: int) -> None:
    times = pace(shots)
    assert len(times) == shots
    assert times[-1] == max(times)
    assert times.count(times[-1]) == 1
    assert min(times) >= 900
    assert sum(times) <= 90_000


def test_the_animation_is_described_and_says_who_won() -> None:
    end = frame_at(random_replay("glades", 6, names=NAMES), -1).position
    picture = BytesIO()
    Image.new("P", (4, 4)).save(picture, "GIF")
    post = animation(end, picture.getvalue())
    check_fits(post)
    assert presenter_of("glades").board_alt(end.public, end.names)[:300] in post.files[0].alt
    assert labels_in(post) == ["Step through", "Record"]
    assert "wins" in post.content
