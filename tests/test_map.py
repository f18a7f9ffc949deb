"""The map of lessons in tests/README.md leads to tests that exist."""

import re
from pathlib import Path

HERE = Path(__file__).parent
NAMED = re.compile(r"`(\w+/test_\w+\.py)(?:::(test_\w+))?`")


def test_every_test_on_the_map_exists() -> None:
    named = NAMED.findall((HERE / "README.md").read_text(encoding="utf-8"))
    assert len(named) > 30
    lost = [
        f"{file}::{test}"
        for file, test in named
        if not (HERE / file).exists() or (test and f"def {test}(" not in (HERE / file).read_text(encoding="utf-8"))
    ]
    assert lost == []
