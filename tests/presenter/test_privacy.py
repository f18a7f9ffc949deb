"""/privacy: what is kept, and who answers for it."""

import pytest

from bot.presenter.privacy import kept


@pytest.mark.parametrize(
    ("contact", "shown"),
    [
        ("https://example.org/my_bot", "https://example.org/my_bot"),
        ("ann_b_@example.org", "`ann_b_@example.org`"),
        ("*Ann*, `@everyone`", "`*Ann*, '@everyone'`"),
    ],
)
def test_whoever_runs_the_bot_is_shown_as_they_wrote_it(contact: str, shown: str) -> None:
    assert kept(30, contact).content.splitlines()[-1].endswith(f": {shown}")


def test_nobody_is_named_where_nobody_is_set() -> None:
    assert "runs me" not in kept(30).content
