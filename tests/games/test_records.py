"""Recorded matches, replayed for ever. `expect` holds dotted paths into what replay prints; see tests/README.md."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.core.errors import RecordError
from games.record import read

RECORDS = sorted(Path(__file__).parent.joinpath("records").rglob("*.json"))


def at(value: Any, path: str) -> Any:
    for step in path.split("."):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_record_leads_to_what_it_expects(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    wanted = json.loads(text)
    assert "expect" in wanted or "expect_error" in wanted, "a record without expectation tests nothing"
    if "expect_error" in wanted:
        with pytest.raises(RecordError) as refused:
            list(read(text).play())
        assert refused.value.at == wanted["expect_error"]["at"]
        return
    for match, events in read(text).play():
        final = match.position(events)
    final = json.loads(json.dumps(final))
    assert {path: at(final, path) for path in wanted["expect"]} == wanted["expect"]
