"""What a result does to two ratings."""

from hypothesis import given
from hypothesis import strategies as st

from bot.service.rating import BEGIN, UNKNOWN, Skill, after, weight

skills = st.builds(
    Skill,
    st.floats(-10, 70, allow_nan=False).map(lambda mu: round(mu, 9)),
    st.floats(0.5, 25 / 3, allow_nan=False).map(lambda sigma: round(sigma, 9)),
)
weights = st.sampled_from([1.0, 0.5, 0.25, 0.125])


def test_newcomers_begin_at_a_thousand() -> None:
    assert UNKNOWN.points == BEGIN == 1000


@given(skills, skills, weights)
def test_a_win_never_costs_points_and_a_defeat_never_brings_any(one: Skill, two: Skill, share: float) -> None:
    winner, loser = after(one, two, 0, share)
    assert winner.points >= one.points
    assert loser.points <= two.points


@given(skills, skills, st.sampled_from([0, 1, None]), weights)
def test_seats_make_no_difference(one: Skill, two: Skill, winner: int | None, share: float) -> None:
    turned = None if winner is None else 1 - winner
    assert after(one, two, winner, share) == after(two, one, turned, share)[::-1]


def test_beating_a_stronger_one_brings_more() -> None:
    strong, weak = Skill(35.0, 3.0), Skill(20.0, 3.0)
    me = Skill(25.0, 3.0)
    assert after(me, strong, 0, 1.0)[0].points > after(me, weak, 0, 1.0)[0].points > me.points


def test_a_draw_draws_two_together() -> None:
    strong, weak = after(Skill(35.0, 3.0), Skill(20.0, 3.0), None, 1.0)
    assert strong.mu < 35
    assert weak.mu > 20


def test_the_same_pair_counts_half_as_much_each_time() -> None:
    assert [weight(earlier) for earlier in range(4)] == [1, 0.5, 0.25, 0.125]
    full, half = (after(UNKNOWN, UNKNOWN, 0, share)[0].mu - UNKNOWN.mu for share in (1.0, 0.5))
    assert abs(half - full / 2) < 1e-8
