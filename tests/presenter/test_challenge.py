"""The challenge's message in all its states."""

from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.presenter.challenge import challenge, sent
from bot.store.challenges import Challenge, State
from bot.store.people import Person
from games.catalogue import GAMES, game_of
from games.core import fairness
from tests.games.options import options_of
from tests.presenter.limits import buttons, check
from tests.presenter.positions import NAMES, PEOPLE

SECRET = "5e" * 32
STATES: tuple[State, ...] = get_args(State)


def made(game: str, options: dict[str, Any], **changes: Any) -> Challenge:
    full = game_of(game).options_type.model_validate(options).model_dump(mode="json")
    one, two = (Person(number, name) for number, name in zip(PEOPLE, NAMES, strict=True))
    plain = Challenge(
        id=2**31 - 1,
        game=game,
        options=full,
        guild_id=PEOPLE[0],
        channel_id=PEOPLE[0],
        locale=None,
        challenger=one,
        opponent=two,
        challenger_seat=0,
        rated=True,
        secret=SECRET,
        state="open",
        expires_at=1_800_000_000,
        rematch_of=None,
        move_seconds=259_200,
    )
    return replace(plain, **changes)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=20, deadline=None)
@given(data=st.data(), seat=st.sampled_from([0, 1, None]), rated=st.booleans(), everybody=st.booleans())
def test_an_open_challenge_says_what_is_agreed_to(
    game: str, data: st.DataObject, seat: int | None, rated: bool, everybody: bool
) -> None:
    offered = made(game, data.draw(options_of(game)), challenger_seat=seat, rated=rated)
    offered = replace(offered, opponent=None) if everybody else offered
    for post in (challenge(offered), sent(offered)):
        check(post)
        assert SECRET not in post.content
    post = challenge(offered)
    assert fairness.commitment(SECRET) in post.content
    assert post.calls == (() if everybody else (PEOPLE[1],))
    assert "Accept" in [each.label for each in buttons(post)]
    assert ("Decline" in [each.label for each in buttons(post)]) is not everybody


@pytest.mark.parametrize("state", [state for state in STATES if state != "open"])
@pytest.mark.parametrize("everybody", [False, True])
def test_a_closed_challenge_has_no_buttons_and_calls_nobody(state: State, everybody: bool) -> None:
    offered = made("duel", {}, state=state)
    post = challenge(replace(offered, opponent=None) if everybody else offered)
    check(post)
    assert (post.rows, post.calls) == ((), ())
    assert f"<@{PEOPLE[0]}>" in post.content
    assert SECRET not in post.content
