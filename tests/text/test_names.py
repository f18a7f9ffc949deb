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


@pytest.mark.parametrize(
    "name",
    [
        "\ufe0f",
        "\ufe00\ufe0e\ufe0f",
        "\U000e0100",
        "\u180b",
        "\u0378",
        "\U000e0080",
        "\U000e0067\U000e007f",
        "\u3164\ufe0f",
        "\u200d\ufe0f",
        " \ufe0f \u115f",
        "\u2800\u0379",
    ],
)
def test_selectors_fillers_and_unassigned_code_points_alone_show_nothing(name: str) -> None:
    assert message_name(5, name) == "somebody"


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f1e9\U0001f1ea",
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f3f4\u200d\u2620\ufe0f",
        "\u2764\ufe0f",
        "A\U0001faff",
    ],
)
def test_flags_and_emoji_stay_whole(name: str) -> None:
    assert message_name(5, name) == name
