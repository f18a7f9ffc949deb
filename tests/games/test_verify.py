"""Whether a finished match's file holds: commitment, secret, seed, actions, result."""

import hashlib
import hmac
import json
import random
from typing import Any

import pytest

from games.catalogue import game_of
from games.core import Match, RecordError, SeededChance, fairness
from games.verify import verify

SECRET, INTERACTION, MESSAGE = "5e" * 32, 1_234_567_890_123_456_789, 1_345_678_901_234_567_890
SEED = hmac.new(bytes.fromhex(SECRET), str(INTERACTION).encode(), hashlib.sha256).hexdigest()


def played(seed: str = SEED) -> dict[str, Any]:
    """A match of Glades to its end, with its proof of form 1 made by hand."""
    game, dice, actions = game_of("glades"), random.Random(1), []
    match = Match.start(game, game.options_type(), SeededChance(seed))
    while match.to_move is not None:
        actions.append(f"{match.to_move} {dice.choice(match.legal)}")
        match.act(match.to_move, actions[-1][2:])
    assert match.outcome is not None
    return {
        "format": 1,
        "game": "glades",
        "options": {},
        "seed": seed,
        "actions": actions,
        "result": match.outcome.as_json(),
        "fairness": {
            "commitment": hashlib.sha256(bytes.fromhex(SECRET)).hexdigest(),
            "secret": SECRET,
            "interaction": str(INTERACTION),
        },
    }


def played_by_form_2(words: tuple[str | None, str | None] = ("żółć", "")) -> dict[str, Any]:
    """The same with a seed that binds a message and words, put together by hand."""
    text = f"{MESSAGE}\n{words[0] or ''}\n{words[1] or ''}"
    seed = hmac.new(bytes.fromhex(SECRET), text.encode(), hashlib.sha256).hexdigest()
    data = played(seed)
    proof = {name: data["fairness"][name] for name in ("commitment", "secret")}
    return {**data, "fairness": {**proof, "form": 2, "message": str(MESSAGE), "words": list(words)}}


def refusal(data: dict[str, Any]) -> str:
    with pytest.raises(RecordError) as error:
        verify(json.dumps(data))
    return error.value.reason


def test_an_honest_match_holds() -> None:
    assert len(verify(json.dumps(played()))) == 4


def test_a_match_given_up_or_lost_on_time_holds() -> None:
    data = played()
    del data["actions"][-4:]
    data["result"] = {"winner": 0, "reason": "time", "score": None}
    assert "time" in verify(json.dumps(data))[-1]
    data["actions"].append("1 resign")
    data["result"]["reason"] = "resign"
    assert len(verify(json.dumps(data))) == 4


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("secret", "5f" * 32, "secret"),
        ("secret", "5e", "secret"),
        ("secret", None, "secret"),
        ("commitment", "00" * 32, "secret"),
        ("commitment", "zz" * 32, "commitment"),
        ("interaction", "1234", "seed"),
        ("interaction", "-1", "interaction"),
        ("interaction", 1.5, "interaction"),
        ("interaction", True, "interaction"),
    ],
)
def test_a_proof_that_does_not_hold_is_named(key: str, value: object, place: str) -> None:
    data = played()
    data["fairness"][key] = value
    assert place in refusal(data)


def test_a_seed_that_binds_a_message_and_words_holds_and_says_so() -> None:
    lines = verify(json.dumps(played_by_form_2()))
    assert len(lines) == 4
    assert str(MESSAGE) in lines[1]
    assert "żółć" in lines[1]


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("message", "1234", "seed"),
        ("message", None, "message"),
        ("words", ["", "żółć"], "seed"),
        ("words", ["żółć\n", ""], "seed"),
        ("words", ["żółć"], "words"),
        ("words", [1, 2], "words"),
        ("form", 3, "form"),
        ("form", True, "form"),
        ("form", 1, "interaction"),
    ],
)
def test_a_proof_of_form_2_that_does_not_hold_is_named(key: str, value: object, place: str) -> None:
    data = played_by_form_2()
    data["fairness"][key] = value
    assert place in refusal(data)


def test_deleted_words_leave_the_rest_to_be_checked() -> None:
    lines = verify(json.dumps(played_by_form_2((None, "hello"))))
    assert "deleted" in lines[1]
    assert len(lines) == 4


def test_the_commitment_can_be_compared_with_what_a_player_read() -> None:
    data, shown = played_by_form_2(), hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert verify(json.dumps(data), f" SHA-256: `{shown.upper()}`. ")[0].endswith("as given")
    for wrong in ("ab" * 32, shown[:-1], f"{shown}0", ""):
        with pytest.raises(RecordError, match="given"):
            verify(json.dumps(data), wrong)


def test_words_are_one_line_of_composed_letters() -> None:
    assert fairness.normal_words(" a\n b\tcafe\u0301 ") == "a b caf\u00e9"
    assert fairness.normal_words("x" * 79 + " yz") == "x" * 79


def test_a_record_without_proof_is_named() -> None:
    data = played()
    del data["fairness"]
    assert "fairness" in refusal(data)


def test_another_seed_is_named() -> None:
    assert "seed" in refusal({**played(), "seed": "cd" * 32})


def test_another_result_is_named() -> None:
    data = played()
    data["result"]["winner"] = None
    assert "result" in refusal(data)


def test_an_action_that_was_changed_is_named() -> None:
    data = played()
    data["actions"][3] = data["actions"][0]
    with pytest.raises(RecordError) as error:
        verify(json.dumps(data))
    assert error.value.at == 3
