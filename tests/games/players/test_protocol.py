"""The line protocol: a line in, a line out, whatever stands in it."""

import json
import random
from typing import Any

import pytest

from games.core import SeededChance
from games.duel import GAME
from games.players.catalogue import named
from games.players.contract import Decision, Observation
from games.players.protocol import Service


def line(plies: int = 0, seed: int = 1, **changes: Any) -> str:
    """What a program would ask in a match of the Duel after so many random plies."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(GAME.options_type(), None, chance)
    for _ in range(plies):
        GAME.apply(state, dice.choice(GAME.legal(state)), chance)
    seat = GAME.to_move(state)
    assert seat is not None
    asked = {
        "public": GAME.public(state).model_dump(mode="json"),
        "private": GAME.private(state, seat).model_dump(mode="json"),
        "legal": sorted(GAME.legal(state)),
    }
    return json.dumps({**asked, **changes})


def service(seed: int | None = 1) -> Service:
    return Service("duel", named("duel", "medium"), 0.3, seed)


def test_an_answer_has_a_legal_action_and_what_it_is_worth() -> None:
    for plies in range(20):
        asked = line(plies)
        answer = json.loads(service().answer(asked))
        assert answer["action"] in json.loads(asked)["legal"]
        assert 0 <= answer["value"] <= 1
        assert 1 <= len(answer["best"]) <= 3
        assert answer["best"][0] == {"action": answer["action"], "value": answer["value"]}


def test_the_same_seed_and_line_give_the_same_answer_whatever_came_before() -> None:
    one, other = service(), service()
    other.answer(line(3, seed=2))
    assert one.answer(line(7)) == other.answer(line(7))


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("{", "not JSON"),
        ("[" * 100000, "not JSON"),
        ("[]", "object"),
        ("{}", "public"),
        (line(legal=[]), "legal"),
        (line(legal="play 0-0"), "legal"),
        (line(legal=[1]), "legal"),
        (line(legal=["play nonsense"]), "play nonsense"),
        (line(colour=1), "colour"),
        (line(public={}), "public"),
        (line(private={"hand": []}), "private"),
        (line(events=[1]), "events"),
        (line(events=[{"card": "0-0"}]), "type"),
        (line(private=json.loads(line(seed=8))["private"]), "legal"),
        (line(legal=json.loads(line())["legal"] * 2), "twice"),
        (line(seed=3, public={**json.loads(line())["public"], "deck_sizes": {"gandalf": 27, "balrog": 27}}), "agree"),
    ],
)
def test_bad_input_gives_one_line_that_says_why_and_it_goes_on(bad: str, said: str) -> None:
    answers = list(service().answers([bad + "\n", line() + "\n"]))
    assert len(answers) == 2
    assert said in json.loads(answers[0])["error"]
    assert "\n" not in answers[0]
    assert "action" in json.loads(answers[1])


def test_strange_values_in_events_break_nothing() -> None:
    for data in ({"card": 1}, {"card": "0-0", "role": [], "seat": {}}, {"round": "1"}, {"card": "mirror", "seat": 0}):
        asked = line(4, events=[{"type": kind, **data} for kind in ("played", "filled", "banished", "round_begun")])
        assert "action" in json.loads(service().answer(asked))


class Listener:
    """A player that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[list[str]] = []

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        self.heard.append([event.type for event in observation.events])
        return Decision(observation.legal[0], 0.5, ())


def test_events_add_up_within_a_match() -> None:
    listener = Listener()
    asked = Service("duel", listener, 1, 1)
    for changes in (
        {},
        {"events": [{"type": "a"}]},
        {"events": [{"type": "b"}]},
        {"match": "x", "events": [{"type": "c"}]},
        {"events": [{"type": "d"}]},
        {"match": "x"},
        {},
    ):
        asked.answer(line(**changes))
    assert listener.heard == [[], ["a"], ["a", "b"], ["c"], ["a", "b", "d"], ["c"], []]


def test_a_player_that_fails_is_one_error() -> None:
    def failing(observation: Observation, dice: random.Random, seconds: float) -> Decision:
        raise KeyError("broken")

    assert "broken" in json.loads(Service("duel", failing, 1, 1).answer(line()))["error"]
