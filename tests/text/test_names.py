"""Names as text: markdown, mentions and directions of writing in them stay harmless."""

import pytest

from bot.text.names import clean, escaped, fully_drawable, message_name, picture_name, plain_name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("_x_ ~~y~~ ||z||", r"\_x\_ \~\~y\~\~ \|\|z\|\|"),
        ("<@123>", r"\<\@123\>"),
        ("https://bad.example", r"https\://bad\.example"),
        ("# head", r"\# head"),
        ("`code`", r"\`code\`"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("two\nlines", "two lines"),
        ("田中さくら", "田中さくら"),
        ("Zoë 🎉", "Zoë 🎉"),
        ("שרה", "\u2068שרה\u2069"),
    ],
)
def test_nothing_in_a_name_has_a_meaning(name: str, expected: str) -> None:
    assert escaped(name) == expected


def test_a_name_cannot_turn_the_rest_of_the_line() -> None:
    assert clean("Ann\u202ederf\u2066") == "Annderf"
    assert clean("zero\u200bwidth") == "zerowidth"


def test_joined_emoji_stay_together() -> None:
    assert clean("👩\u200d🚀") == "👩\u200d🚀"


@pytest.mark.parametrize("name", ["\u200b", "\u3164", "\u2800\u2800", "\u1160 \uffa0", "\u200d"])
def test_names_that_show_nothing_have_a_word(name: str) -> None:
    assert message_name(5, name) == "somebody"


def test_the_forgotten_have_a_word() -> None:
    assert plain_name(-3, "Ann") == "a former player"
    assert picture_name(-3, "Ann") == "a former player"


@pytest.mark.parametrize(
    ("name", "whole"),
    [("Zażółć", True), ("Ольга", True), ("𝓕𝓪𝓷𝓬𝔂 🎉", True), ("田中さくら", False), ("שרה", False), ("🎉", False)],
)
def test_a_picture_lacks_some_letters(name: str, whole: bool) -> None:
    assert fully_drawable(name) is whole
    assert picture_name(7, name)
