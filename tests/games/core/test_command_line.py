"""python -m games: exit status, and one JSON line for whatever is wrong."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.__main__ import main
from games.catalogue import GAMES, game_of
from games.core.fairness import commitment, seed_of_interaction

RECORD = {"format": 1, "game": "glades", "seed": "ab" * 32, "actions": []}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.json"


def ran(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, list[Any], str]:
    """Exit status, the lines of standard output as JSON, and standard error."""
    status = main([str(argument) for argument in arguments])
    written = capsys.readouterr()
    return status, [json.loads(line) for line in written.out.splitlines()], written.err


def test_replay_prints_where_the_match_stands(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps({**RECORD, "actions": ["0 resign"]}))
    status, [line], errors = ran(capsys, "replay", file)
    assert (status, errors) == (0, "")
    assert set(line) == {"ply", "to_move", "legal", "public", "private", "outcome", "events"}
    assert (line["ply"], line["to_move"], line["legal"]) == (1, None, [])


def test_replay_each_prints_a_line_for_the_opening_and_every_action(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_text(json.dumps({**RECORD, "actions": ["1 resign"]}))
    status, lines, _ = ran(capsys, "replay", file, "--each")
    assert (status, [line["ply"] for line in lines]) == (0, [0, 1])
    assert lines[0]["events"] == []
    assert lines[0]["legal"] == sorted(lines[0]["legal"])


@pytest.mark.parametrize("text", ["", "{}", "[1]", json.dumps({**RECORD, "actions": ["0 dance"]})])
def test_what_cannot_be_played_is_one_json_line(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> None:
    file.write_text(text)
    status, [line], errors = ran(capsys, "replay", file)
    assert (status, errors) == (1, "")
    assert set(line) == {"error"}
    assert set(line["error"]) == {"at", "action", "reason"}


def test_verify_says_in_words_what_holds_and_what_does_not(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    secret = "5e" * 32
    proof = {"commitment": commitment(secret), "secret": secret, "interaction": 7}
    record = {**RECORD, "seed": seed_of_interaction(secret, 7), "fairness": proof}
    file.write_text(json.dumps({**record, "actions": ["0 resign"]}))
    assert main(["verify", str(file)]) == 0
    written = capsys.readouterr()
    assert written.err == ""
    assert "actions: all 1 are legal" in written.out.splitlines()
    assert main(["verify", str(file), "--commitment", commitment(secret)]) == 0
    assert main(["verify", str(file), "--commitment", "ab" * 32]) == 1
    assert "given" in capsys.readouterr().err
    file.write_text(json.dumps({**record, "actions": ["0 dance"]}))
    assert main(["verify", str(file)]) == 1
    written = capsys.readouterr()
    assert written.out == ""
    [line] = written.err.splitlines()
    assert line.startswith("verify: action 0, '0 dance': ")


def test_the_error_is_the_last_line_after_what_could_be_played(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps({**RECORD, "actions": ["0 dance"]}))
    status, [opening, error], _ = ran(capsys, "replay", file, "--each")
    assert (status, opening["ply"]) == (1, 0)
    assert (error["error"]["at"], error["error"]["action"]) == (0, "0 dance")


def test_files_that_cannot_be_read_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe{}")
    for name in ("missing.json", "bytes", "."):
        status, [line], _ = ran(capsys, "replay", tmp_path / name)
        assert status == 1
        assert str(tmp_path / name) in line["error"]["reason"]


def test_nothing_of_it_is_a_traceback(file: Path) -> None:
    file.write_text('{"format": 1, "game": "duel", "seed": "' + "\ud800".encode("unicode_escape").decode() + '"}')
    done = subprocess.run(
        [sys.executable, "-m", "games", "replay", str(file)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert json.loads(done.stdout.splitlines()[-1])["error"]["at"] is None


@pytest.mark.parametrize("game", GAMES)
def test_the_same_simulation_gives_the_same_figures(capsys: pytest.CaptureFixture[str], game: str) -> None:
    first = ran(capsys, "simulate", game, "-n", "3", "--seed", "5")
    assert first == ran(capsys, "simulate", game, "-n", "3", "--seed", "5")
    status, [tally], _ = first
    assert status == 0
    assert (tally["matches"], sum(tally["winners"].values()), sum(tally["endings"].values())) == (3, 3, 3)


def test_a_simulation_plays_the_newest_rules_or_those_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    newest = game_of("dungeon").rules
    tallies = {}
    for more in ([], ["--rules", "1"], ["--rules", str(newest)]):
        _, [tallies[tuple(more)]], _ = ran(capsys, "simulate", "dungeon", "-n", "3", "--seed", "5", *more)
    assert tallies[()] == tallies["--rules", str(newest)]
    assert (tallies[()]["rules"], tallies["--rules", "1"]["rules"]) == (newest, 1)


@pytest.mark.parametrize(
    "more",
    [
        ["--rules", "99"],
        ["--options", "{"],
        ["--options", '{"colour": 1}'],
        ["--players", "random"],
        ["--players", "random,nobody"],
    ],
)
def test_a_simulation_that_cannot_be_is_one_json_line(capsys: pytest.CaptureFixture[str], more: list[str]) -> None:
    status, [line], errors = ran(capsys, "simulate", "duel", "-n", "1", *more)
    assert (status, errors) == (1, "")
    assert line["error"]["reason"]


def test_bench_measures_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, [figures], _ = ran(capsys, "bench", "duel", "glades", "--seconds", "0.05")
    assert status == 0
    assert set(figures) == {"duel", "glades"}
    assert all(rate > 0 for rate in figures.values())
    status, [line], _ = ran(capsys, "bench", "chess", "--seconds", "0.05")
    assert status == 1
    assert "chess" in line["error"]["reason"]
