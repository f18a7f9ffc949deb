"""Records that cannot be played: one line that names the place."""

import json
from typing import Any

import pytest

from games.catalogue import GAMES, game_of
from games.core import Match, RecordError, SeededChance
from games.record import read

SEED = "ab" * 32
GOOD = {"format": 1, "game": "duel", "rules": 1, "options": {}, "seed": SEED, "actions": []}


def record(**changes: Any) -> str:
    return json.dumps({**GOOD, **changes})


def without(name: str) -> str:
    return json.dumps({key: value for key, value in GOOD.items() if key != name})


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        list(read(text).play())
    assert error.value.reason
    assert "\n" not in error.value.reason
    return error.value


def first_action(game: str = "duel") -> str:
    match = Match.start(game_of(game), game_of(game).options_type(), SeededChance(SEED))
    return f"{match.to_move} {match.legal[0]}"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "JSON"),
        ("{", "JSON"),
        ("not json", "JSON"),
        ("[" * 100_000, "JSON"),
        ('{"format": ' + "1" * 5000 + "}", "JSON"),
        ("null", "object"),
        ("[]", "object"),
        ("3", "object"),
        (without("format"), "format"),
        (record(format=2), "format"),
        (record(format="1"), "format"),
        (record(format=True), "format"),
        (without("game"), "game"),
        (record(game="chess"), "game"),
        (record(game=["duel"]), "game"),
        (record(rules=99), "rules"),
        (record(rules="1"), "rules"),
        (record(options=[]), "options"),
        (record(options=None), "options"),
        (record(options={"colour": "red"}), "options.colour"),
        (record(game="search", options={"quiet": {}}), "options.quiet"),
        (without("seed"), "seed"),
        (record(seed="ab"), "seed"),
        (record(seed=SEED + "0"), "seed"),
        (record(seed=5), "seed"),
        (record(setup={"decks": []}), "seed"),
        (record(chance=[1]), "seed"),
        (record(chance="1"), "chance"),
        (record(seed=None, setup=5), "setup"),
        (record(seed=None, setup={}), "setup"),
        (record(seed=None, setup={"nonsense": 1}), "setup"),
        (without("actions"), "actions"),
        (record(actions="0 resign"), "actions"),
        (record(actions={"0": "resign"}), "actions"),
    ],
)
def test_a_fault_before_the_first_action_is_named(text: str, place: str) -> None:
    error = refusal(text)
    assert place in error.reason
    assert (error.at, error.action) == (None, None)


@pytest.mark.parametrize(
    "bad", ["", "resign", "2 resign", "0", "0 ", "0  resign", "x resign", "0 dance", "0 resign\n", "00 resign"]
)
def test_an_action_that_cannot_be_played_is_named(bad: str) -> None:
    good = first_action()
    error = refusal(record(actions=[good, bad, good]))
    assert (error.at, error.action) == (1, bad)


@pytest.mark.parametrize("bad", [None, 5, ["0", "resign"], {"seat": 0}])
def test_an_action_that_is_no_text_is_named(bad: object) -> None:
    error = refusal(record(actions=[first_action(), bad]))
    assert (error.at, error.action) == (1, json.dumps(bad))


def test_nothing_follows_the_end() -> None:
    error = refusal(record(actions=["0 resign", "1 resign"]))
    assert (error.at, error.action) == (1, "1 resign")
    assert "over" in error.reason


def test_the_other_seat_has_to_wait() -> None:
    good = first_action()
    error = refusal(record(actions=[f"{1 - int(good[0])}{good[1:]}"]))
    assert error.at == 0
    assert "turn" in error.reason


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_either_seat_resigns_at_any_time(game: str, seat: int) -> None:
    actions = [first_action(game)] * (game != "duel")
    *_, (match, events) = read(record(game=game, actions=[*actions, f"{seat} resign"])).play()
    assert match.outcome is not None
    assert match.outcome.as_json() == {"winner": 1 - seat, "reason": "resign", "score": None}
    assert (match.to_move, match.legal) == (None, [])
    assert [event.as_json() for event in events] == [{"type": "resign", "seat": seat}]


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_may_be_written_in_capitals_and_rules_may_be_left_out(game: str) -> None:
    small = read(record(game=game)).opening()
    large = json.loads(record(game=game, seed=SEED.upper()))
    del large["rules"]
    assert read(json.dumps(large)).opening().position([]) == small.position([])


def test_other_keys_are_left_alone() -> None:
    assert list(read(record(title="A match", expect={}, players=["Ann", "Ben"])).play())
