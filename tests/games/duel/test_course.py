"""Rules, "Course", "Finale", "Variant: longer game", "Record set-up"."""

import random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from games.core import ChanceError, GameError, ListedChance, Match, SeededChance
from games.duel import GAME
from games.duel.course import end_game_after_finale, next_round
from games.duel.material import BALROG, DECKS, DOTS, GANDALF
from games.duel.results import (
    GANDALF_IN_THE_SECOND_GAME,
    HIGHER_ON_THE_BRIDGE,
    MORE_STEPS_IN_TWO_GAMES,
    WON_THE_FINALE,
)
from games.duel.setup import SETUP
from tests.games.duel.positions import Table, deck

IN_ORDER = list(range(27))


def lost_by(loser: int) -> Table:
    """Round 2 begins, this side having lost round 1."""
    energy = (4, 15) if loser == GANDALF else (15, 3)
    table = Table("124-134", "1234-1234 0-0", energy=energy).play("play 124-134")
    table.state.energy[GANDALF] = 1 if loser == GANDALF else 15
    table.play("play 1234-1234" if loser == GANDALF else "play 0-0")
    while table.public.phase == "keep":
        table.play(table.match.legal[0])
    return table


def test_both_decks_hold_27_cards_balanced_as_the_rules_say() -> None:
    for cards in (DOTS[GANDALF], DOTS[BALROG]):
        assert len(cards) == 27
        for edge, counts in ((0, {1: 17, 2: 17, 3: 9, 4: 9}), (1, {1: 9, 2: 9, 3: 17, 4: 17})):
            assert {row: sum(str(row) in dots.split("-")[edge] for dots in cards.values()) for row in counts} == counts


def test_the_seat_of_gandalf_is_picked_then_gandalf_s_deck_and_the_balrog_s_are_shuffled() -> None:
    chance = ListedChance([1, IN_ORDER, IN_ORDER[::-1]])
    match = Match.start(GAME, GAME.options_type(), chance)
    assert GAME.public(match.state).roles.gandalf == 1
    assert GAME.private(match.state, 1).hand == list(DECKS[GANDALF][:9])
    assert GAME.private(match.state, 0).hand == list(DECKS[BALROG][:-10:-1])
    assert chance.position == 3


def test_nothing_is_picked_when_the_option_names_the_seat() -> None:
    match = Match.start(GAME, GAME.options_type(gandalf=1), ListedChance([IN_ORDER, IN_ORDER]))
    assert GAME.public(match.state).roles.gandalf == 1
    assert match.to_move == 1


def test_all_four_decks_of_two_games_are_shuffled_before_the_first_action() -> None:
    with pytest.raises(ChanceError):
        Match.start(GAME, GAME.options_type(games=2, gandalf=0), ListedChance([IN_ORDER] * 3))
    chance = ListedChance([IN_ORDER] * 4)
    Match.start(GAME, GAME.options_type(games=2, gandalf=0), chance)
    assert chance.position == 4


@pytest.mark.parametrize("loser", [GANDALF, BALROG])
@pytest.mark.parametrize("whom", ["me", "them"])
def test_the_loser_says_who_starts_the_next_duel(loser: int, whom: str) -> None:
    table = lost_by(loser)
    assert (table.public.round, table.public.phase, table.public.starter) == (2, "start", None)
    assert (table.match.to_move, table.match.legal) == (loser, ["start me", "start them"])
    assert table.energy == (15, 15)
    table.play(f"start {whom}")
    starter = loser if whom == "me" else 1 - loser
    assert table.public.starter == table.match.to_move == starter


@pytest.mark.parametrize(
    ("steps", "chooser", "loser", "says"),
    [
        ((3, 1), "higher", GANDALF, GANDALF),
        ((1, 3), "higher", GANDALF, BALROG),
        ((3, 1), "lower", GANDALF, BALROG),
        ((1, 3), "lower", BALROG, GANDALF),
        ((2, 2), "higher", GANDALF, GANDALF),
        ((2, 2), "lower", BALROG, BALROG),
    ],
)
def test_who_says_who_starts_the_finale(steps: tuple[int, int], chooser: str, loser: int, says: int) -> None:
    table = Table(steps=steps, finale_chooser=chooser)
    table.state.round, table.state.loser = 3, loser
    next_round(table.state, [])
    assert (table.public.round, table.public.phase) == (4, "start")
    assert table.match.to_move == says


def test_the_finale_is_fought_with_the_set_aside_cards_from_field_20() -> None:
    match = Match.start(GAME, GAME.options_type(gandalf=0), SeededChance(bytes(32)))
    dice = random.Random(3)
    piles = {}
    while GAME.public(match.state).round < 4:
        piles = {seat: GAME.private(match.state, seat).finale for seat in (0, 1)}
        assert match.to_move is not None
        match.act(match.to_move, dice.choice(match.legal))
    public = GAME.public(match.state)
    assert (public.energy.gandalf, public.energy.balrog) == (20, 20)
    for seat in (0, 1):
        view = GAME.private(match.state, seat)
        assert view.hand[:6] == piles[seat][:6]
        assert (len(view.hand), view.finale, view.opponent_finale) == (9, [], [])


@pytest.mark.parametrize(
    ("steps", "winner", "reason"),
    [((3, 0), 0, HIGHER_ON_THE_BRIDGE), ((1, 0), 1, WON_THE_FINALE), ((0, 4), 1, HIGHER_ON_THE_BRIDGE)],
)
def test_after_the_finale_the_higher_figure_wins_then_the_winner_of_the_finale(
    steps: tuple[int, int], winner: int, reason: str
) -> None:
    table = Table(energy=(2, 3), steps=steps).finale("0-0 1-4", "23-34 1-4").play("play 0-0", "play 23-34")
    assert table.energy == (0, 3)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (winner, reason)


def test_the_finale_goes_on_until_all_cards_are_laid() -> None:
    hand = "0-0 1-4 2-3 3-4 2-1 1-23 1-34"
    table = Table(energy=(20, 20)).finale(hand, hand)
    for card in hand.split():
        assert table.match.outcome is None
        table.play(f"play {card}", f"play {card}")
    assert table.match.outcome is not None


def two_games() -> Table:
    """Seat 0 plays Gandalf first; on top of the second game's decks are spell and feint."""
    table = Table()
    openings = [
        {"gandalf": 0, "gandalf_deck": deck(GANDALF), "balrog_deck": deck(BALROG)},
        {"gandalf_deck": deck(GANDALF, "spell"), "balrog_deck": deck(BALROG, "feint")},
    ]
    setup = TypeAdapter(SETUP).validate_python(openings)
    table.match = Match.start(GAME, GAME.options_type(games=2), ListedChance([]), setup)
    return table


def end_game(table: Table, gandalf: int, balrog: int) -> None:
    """End the present game with the figures on these steps, Gandalf having won the finale."""
    table.state.steps[:] = gandalf, balrog
    end_game_after_finale(table.state, GANDALF, [])


def test_the_second_game_has_the_roles_changed_and_its_own_decks() -> None:
    table = two_games()
    end_game(table, 4, 1)
    public = table.public
    assert (public.game, public.round, public.phase, public.points) == (2, 1, "play", (4, 1))
    assert (public.roles.gandalf, public.steps.gandalf, public.starter, table.match.to_move) == (1, 0, 1, 1)
    assert table.gandalf.hand == deck(GANDALF, "spell")[:9]
    assert table.balrog.hand == deck(BALROG, "feint")[:9]
    assert table.match.outcome is None


@pytest.mark.parametrize(
    ("first", "second", "winner", "reason", "score"),
    [
        ((5, 1), (4, 1), 0, MORE_STEPS_IN_TWO_GAMES, (6, 5)),
        ((4, 1), (5, 1), 1, MORE_STEPS_IN_TWO_GAMES, (5, 6)),
        ((4, 1), (4, 1), 1, GANDALF_IN_THE_SECOND_GAME, (5, 5)),
    ],
)
def test_steps_of_two_games_are_added(
    first: tuple[int, int], second: tuple[int, int], winner: int, reason: str, score: tuple[int, int]
) -> None:
    table = two_games()
    end_game(table, *first)
    end_game(table, *second)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (winner, reason, score)
    assert table.public.points == score


def test_the_number_of_openings_must_be_the_number_of_games() -> None:
    opening = TypeAdapter(SETUP).validate_python(
        {"gandalf": 1, "gandalf_deck": deck(GANDALF), "balrog_deck": deck(BALROG)}
    )
    with pytest.raises(GameError, match="games is 2"):
        Match.start(GAME, GAME.options_type(games=2), ListedChance([]), opening)
    match = Match.start(GAME, GAME.options_type(gandalf=0), ListedChance([]), opening)
    assert GAME.public(match.state).roles.gandalf == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"gandalf": True}, "seat"),
        ({"gandalf": 1.0}, "seat"),
        ({"gandalf": 2}, "0 or 1"),
        ({"gandalf_deck": deck(GANDALF)[1:]}, "0-0 is missing"),
        ({"gandalf_deck": [*deck(GANDALF), "0-0"]}, "2 times"),
        ({"balrog_deck": deck(GANDALF)}, "no card of this deck"),
        ({"balrog_deck": [0, *deck(BALROG)[1:]]}, "string"),
        ({"third_deck": []}, "Extra"),
    ],
)
def test_an_opening_must_be_complete(change: dict[str, Any], message: str) -> None:
    opening = {"gandalf": 1, "gandalf_deck": deck(GANDALF), "balrog_deck": deck(BALROG)}
    with pytest.raises(ValidationError, match=message):
        TypeAdapter(SETUP).validate_python({**opening, **change})


def test_only_the_first_of_two_openings_names_gandalf() -> None:
    opening = {"gandalf": 1, "gandalf_deck": deck(GANDALF), "balrog_deck": deck(BALROG)}
    with pytest.raises(ValidationError):
        TypeAdapter(SETUP).validate_python([opening, opening])
    with pytest.raises(ValidationError):
        TypeAdapter(SETUP).validate_python([opening])


@pytest.mark.parametrize("value", [True, False, "0", 2, 1.0, None, "Random"])
def test_the_option_gandalf_is_a_seat_or_random(value: object) -> None:
    with pytest.raises(ValidationError):
        GAME.options_type.model_validate({"gandalf": value})
