"""The programs of docs/fair-shuffle.md, which check a seed without ours, agree with it."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from games.core import fairness

PAGE = Path(__file__).parents[2] / "docs" / "fair-shuffle.md"
SECRET, MESSAGE, WORDS = "5e" * 32, 1_345_678_901_234_567_890, ("żółć", "two words")
SEED = fairness.seed_of_message(SECRET, MESSAGE, WORDS)


def program(language: str) -> str:
    """The block of the page in this language."""
    [found] = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def ran(*command: str, **environment: str) -> str:
    done = subprocess.run(
        command,
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PATH": "/usr/bin:/bin", **environment},
    )
    return done.stdout


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize(("seed", "verdict"), [(SEED, "fair"), ("ab" * 32, "NOT FAIR")])
def test_javascript(tmp_path: Path, seed: str, verdict: str) -> None:
    check, record = tmp_path / "check.mjs", tmp_path / "match.json"
    check.write_text(program("js"), encoding="utf-8")
    proof = {"commitment": fairness.commitment(SECRET), "secret": SECRET, "message": str(MESSAGE), "words": WORDS}
    record.write_text(json.dumps({"seed": seed, "fairness": proof}), encoding="utf-8")
    node = shutil.which("node")
    assert node is not None
    assert ran(node, str(check), str(record)).strip() == verdict


@pytest.mark.skipif(not all(map(shutil.which, ("sh", "xxd", "openssl", "sha256sum"))), reason="needs xxd and openssl")
def test_shell() -> None:
    commitment, seed = ran(
        "sh", "-c", program("sh"), SECRET=SECRET, MESSAGE=str(MESSAGE), WORDS_0=WORDS[0], WORDS_1=WORDS[1]
    ).splitlines()
    assert commitment.split()[0] == fairness.commitment(SECRET)
    assert seed.split()[-1] == SEED
