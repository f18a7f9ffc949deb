"""What people are told when an action of Glades cannot be done."""

import gettext

import pytest

from bot.presenter.refusals import refusal_text
from config import language
from games.core import IllegalAction, Match
from tests.games.glades.positions import laid, match_of, play


def told(match: Match, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        match.act(match.to_move or 0, action)
    return refusal_text("glades", refused.value.refusal)


def table() -> Match:
    rows = {1: ("R1 O3 Y5", ""), 2: ("", "G5"), 3: ("spirit-1", "B2 B3")}
    match = laid(match_of(specials=""), rows, ("R2 spirit-2 mist gale lure migrate", "O1"))
    match.state.glades[7].claimed = 1
    match.state.note(8)
    return match


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("shout", "`shout` is no word of this game."),
        ("", "is no word of this game."),
        ("place", "`place CARD GLADE` is expected"),
        ("place R2", "`place CARD GLADE` is expected"),
        ("place R2 1", "Your side of glade 1 is full."),
        ("place R2 8", "Glade 8 is claimed already."),
        ("place R2 0", "`0` is no glade; they are numbered 1 to 9."),
        ("place R2 ten", "`ten` is no glade"),
        ("place R0 1", "`R0` is no card of this game."),
        ("place V9 2", "`V9` is not in your hand."),
        ("place mist 2", "`mist` is not placed but played: `play mist`."),
        ("place spirit-2 2", "You have a spirit in the row already."),
        ("play spirit-2 2", "`spirit-2` is not played but placed: `place spirit-2 GLADE`."),
        ("play mist", "`mist` takes a glade: `play mist GLADE`."),
        ("play mist 8", "Glade 8 is claimed already."),
        ("play muster", "`muster` is not in your hand."),
        ("play gale R1", "`R1` is not one of your opponent's cards at an unclaimed glade."),
        ("play gale G5 3", "`gale` cannot be played so. Possible is for example `play gale G5`."),
        ("play gale B2 3", "Possible is for example `play gale B2`."),
        ("play lure B3", "Possible is for example `play lure B3 2`."),
        ("Place r2 1", "Your side of glade 1 is full."),
        ("place v9 2", "`V9` is not in your hand."),
        ("PLAY MIST 8", "Glade 8 is claimed already."),
        ("play migrate r1 DISCARD 3", "Possible is for example `play migrate R1"),
        ("pass 3", "You can place an animal."),
        ("play", "for example `play "),
        ("play gale", "Possible is for example `play gale G5`."),
        ("play lure spirit-1 2", "Allies cannot be lured, animals only."),
        ("play lure G5 1", "Your side of glade 1 is full."),
        ("play migrate G5 4", "`G5` is not one of your own cards at an unclaimed glade."),
        ("play migrate R1 1", "`R1` is at glade 1 already."),
        ("play migrate R1 8", "Glade 8 is claimed already."),
        ("pass", "You can place an animal."),
        ("claim 1", "`claim` is not asked now. Now a card is placed or a unit played."),
        ("draw animals", "`draw` is not asked now."),
    ],
)
def test_a_reason_is_given(action: str, reason: str) -> None:
    assert reason in told(table(), action)


def test_the_unit_limit() -> None:
    match = table()
    match.state.units_played = [1, 0]
    assert "one unit more than your opponent" in told(match, "play mist 2")
    assert "one unit more than your opponent" in told(match, "place spirit-2 2")


def test_without_units_nobody_is_told_of_them() -> None:
    match = laid(match_of(), {}, ("R1 R7", "O1"))
    assert told(match, "claim 3") == "`claim` is not asked now. Now a card is placed."
    assert told(match, "play mist 3") == "This match is played without special units."
    assert told(match, "play r7 3") == "`R7` is not played but placed: `place R7 GLADE`."


def test_where_nothing_can_be_placed() -> None:
    match = laid(match_of(specials=""), {}, ("mist", "O1"))
    assert told(match, "place V3") == "`place CARD GLADE` is not possible now."
    assert told(match, "pass 3") == "Nothing follows after `pass`."
    match.state.units_played = [1, 0]
    match._legal = None
    assert told(match, "claim 3") == "`claim` is not asked now. Now nothing is possible but to `pass`."


def test_the_muster_needs_a_pile() -> None:
    match = laid(match_of(specials=""), {}, ("muster R1", "O1"))
    assert "Possible is for example `play muster`." in told(match, "play muster 3")
    match.state.pile.clear()
    match.state.specials_pile.clear()
    match._legal = None
    assert told(match, "play muster") == "Both piles are empty: `muster` has nothing to draw."


def test_why_a_glade_cannot_be_claimed() -> None:
    rows = {1: ("R7 R8 R9", ""), 4: ("R4 R5 R6", "O7 O8"), 5: ("B1 O2 V3", "G7 G8 G9"), 6: ("Y1", "")}
    match = laid(match_of(claims="manual"), rows, ("R1", "O6"))
    play(match, "place R1 2")
    assert match.legal == ["claim 1", "done"]
    assert "with O9 the other side would win" in told(match, "claim 4") or "with O6 " in told(match, "claim 4")
    assert "The group across glade 5 wins." in told(match, "claim 5")
    assert "Your side of glade 6 is not complete: it needs 3 cards." in told(match, "claim 6")
    assert "`claim GLADE` is expected" in told(match, "claim")
    assert "`place` is not asked now. Now glades are claimed" in told(match, "place R1 3")


def test_an_equal_group_was_too_late() -> None:
    match = laid(match_of(claims="manual"), {1: ("R7 R8 R9", ""), 3: ("R1 O3", "R2 O1 Y3")}, ("V2", "O9"))
    play(match, "place V2 3")
    assert told(match, "claim 3") == "Both sides of glade 3 are equal, and the one across was complete first."


def test_what_the_muster_takes_back() -> None:
    match = laid(match_of(specials=""), {}, ("muster R1 R2", "O1"))
    play(match, "play muster", "draw animals", "draw animals", "draw animals")
    assert "Two different cards" in told(match, "return R1 R1")
    assert "`O1` is not in your hand." in told(match, "return R1 O1")


def test_a_reason_is_given_in_the_language_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = gettext.NullTranslations()
    monkeypatch.setattr(catalogue, "gettext", {"Your side of glade {number} is full.": "Pełno."}.get)
    monkeypatch.setattr(language, "_catalogue", lambda _language: catalogue)
    assert told(table(), "place R2 1") == "Pełno."
