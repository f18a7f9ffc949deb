"""The arena and the balance: what they play and how they count."""

import json
import subprocess
import sys
from typing import Any

import pytest

from games.__main__ import main
from games.duel import GAME
from games.players import arena
from games.players.arena import Pairing, interval, kind


def pairing(first: str, second: str, **options: Any) -> Pairing:
    return Pairing("duel", (first, second), GAME.options_type.model_validate(options))


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}


def test_processes_change_nothing() -> None:
    pair = pairing("duellist", "random")
    alone, shared = (untimed(arena.summary(pair, arena.play(pair, 6, processes))) for processes in (1, 2))
    assert alone == shared


def test_the_seats_change_and_the_shuffle_stays() -> None:
    matches = arena.play(pairing("random", "random"), 8)
    assert [match.first_seat for match in matches] == [0, 1] * 4
    assert all(one.sides == other.sides[::-1] for one, other in zip(matches[::2], matches[1::2], strict=True))


def test_points_by_side_add_up() -> None:
    pair = pairing("duellist", "random")
    result = arena.summary(pair, arena.play(pair, 10))
    by_side = result["by_side"].values()
    assert sum(each["matches"] for each in by_side) == 10
    assert sum(each["matches"] * each["points"] for each in by_side) == pytest.approx(10 * result["points"])
    assert sum(result["endings"].values()) == 10


def test_the_interval_is_wilsons() -> None:
    low, high = interval(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert interval(0, 10)[0] == 0


def test_kinds_of_actions() -> None:
    assert [kind(each) for each in ("play mirror", "play 12-34", "keep mirror 0-0", "place R7 3", "pass")] == [
        "play mirror",
        "play",
        "keep mirror",
        "place",
        "pass",
    ]


def test_balance_counts_both_sides_of_each_match() -> None:
    pair = pairing("random", "random", gandalf=0)
    result = arena.balance(pair, arena.play(pair, 12))
    assert set(result["sides"]) == {"gandalf", "balrog"}
    assert all(side["matches"] == 12 for side in result["sides"].values())
    assert sum(side["points"] for side in result["sides"].values()) == pytest.approx(1)
    assert all(each["taken"] <= each["offered"] for each in result["used"].values())
    assert all(not result["used"][name]["taken"] for name in result["never_used"])


def test_a_foreign_player_plays_like_its_level_at_home() -> None:
    command = f"command:{sys.executable} -m games player duel --level easy --seed 1"
    pair = pairing(command, "random")
    matches = arena.play(pair, 2)
    assert all(match.length > 8 and "forfeited" not in match.reason for match in matches)


@pytest.mark.parametrize(
    ("program", "why"),
    [("import sys", "ended"), ("print('hello')", "not an answer"), ('print(\'{"action": "fly"}\')', "illegal")],
)
def test_a_foreign_player_that_does_not_play_has_lost(program: str, why: str) -> None:
    script = f"import sys; sys.stdin.readline(); {program}"
    pair = pairing("random", f"command:{sys.executable} -c {json.dumps(script)}")
    [match] = arena.play(pair, 1)
    assert match.points == (1.0, 0.0)
    assert why in match.reason


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["duel", "hard", "nobody"], "nobody"),
        (["duel", "random", "random", "--rules", "9"], "version 9"),
        (["duel", "random", "random", "--options", '{"colour": 1}'], "colour"),
    ],
)
def test_a_wrong_argument_is_named(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 1
    assert said in json.loads(capsys.readouterr().out)["error"]["reason"]


def test_the_player_command_answers_each_line_and_ends_with_its_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "games", "player", "duel", "--level", "easy", "--seed", "1"],
        input=b"nonsense\n\xff\n\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert ["error" in json.loads(line) for line in done.stdout.splitlines()] == [True, True]
