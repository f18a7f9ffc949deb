"""The challenge's message in all its states."""

from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.presenter.challenge import challenge, sent
from bot.presenter.game_presenter import presenter_of
from bot.store.rows import Challenge, ChallengeState, Person
from bot.text.names import escaped
from games.catalogue import GAMES, game_of
from games.core import fairness
from tests.games.options import options_of
from tests.presenter.limits import buttons, check
from tests.presenter.positions import NAMES, PEOPLE

SECRET = "5e" * 32
STATES: tuple[ChallengeState, ...] = get_args(ChallengeState)


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
def test_a_closed_challenge_has_no_buttons_and_calls_nobody(state: ChallengeState, everybody: bool) -> None:
    offered = made("duel", {}, state=state)
    post = challenge(replace(offered, opponent=None) if everybody else offered)
    check(post)
    assert (post.rows, post.calls) == ((), ())
    assert CHALLENGER in post.content
    assert SECRET not in post.content


CHALLENGER, OPPONENT = (f"**{escaped(name)}**" for name in NAMES)


@pytest.mark.parametrize(
    ("gandalf", "seat", "line"),
    [
        ("random", 0, "- Gandalf and the Balrog: drawn by lot"),
        (0, None, "- Gandalf and the Balrog: drawn by lot"),
        (0, 0, f"- {CHALLENGER}: Gandalf – {OPPONENT}: the Balrog"),
        (1, 0, f"- {CHALLENGER}: the Balrog – {OPPONENT}: Gandalf"),
        (0, 1, f"- {CHALLENGER}: the Balrog – {OPPONENT}: Gandalf"),
    ],
)
def test_a_challenge_to_the_duel_says_who_is_gandalf(gandalf: object, seat: int | None, line: str) -> None:
    content = challenge(made("duel", {"gandalf": gandalf}, challenger_seat=seat)).content
    assert line in content.splitlines()
    assert "seat" not in content


@pytest.mark.parametrize("game", GAMES)
def test_a_challenge_names_every_option_and_whether_it_counts(game: str) -> None:
    words = presenter_of(game)
    usual = challenge(made(game, {})).content
    for name, option in words.options().items():
        if name != words.sides().option:
            value = str(game_of(game).options_type().model_dump(mode="json")[name])
            assert f"- {option.label}: {option.values[value]}" in usual.splitlines()
    assert "Rated" in usual
    assert "Casual" in challenge(made(game, {}, rated=False)).content


def test_a_rematch_says_that_it_is_one_and_that_the_sides_change() -> None:
    content = challenge(made("search", {}, challenger_seat=1, rematch_of=77)).content
    assert "rematch" in content
    assert "match 77" in content
    assert f"- {CHALLENGER}: Sam – {OPPONENT}: Frodo (changed)" in content.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_a_challenge_does_not_name_has_its_usual_value(game: str) -> None:
    assert challenge(replace(made(game, {}), options={})) == challenge(made(game, {}))
