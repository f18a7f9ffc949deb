"""Text that is not ours, in a sentence."""

from bot.text.foreign import ForeignText

HOSTILE = "**Bold** <@5> [link](https://bad.example)\n# Heading"
HARMLESS = r"\*\*Bold\*\* \<\@5\> \[link\]\(https\://bad\.example\) \# Heading"


def test_it_is_escaped_however_it_gets_there() -> None:
    text = ForeignText(HOSTILE)
    assert f"on {text}" == f"on {text}" == f"on {HARMLESS}"
    assert str(text) == "%s" % text == HARMLESS  # noqa: UP031
    assert f"{text:>200}".strip() == HARMLESS


def test_long_text_stays_whole() -> None:
    assert str(ForeignText("word " * 40)) == " ".join(["word"] * 40)
