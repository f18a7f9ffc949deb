"""The panel in which the terms of a challenge are chosen."""

import re

import pytest

from bot.presenter import ids
from bot.presenter.game_presenter import presenter_of
from bot.presenter.message import Button, Menu, OutgoingMessage
from bot.presenter.setup import TIMES
from bot.presenter.terms import DIGITS, Draft, draft, settings_of, terms, terms_panel
from bot.store.usual_terms import UsualTerms
from games.catalogue import GAMES, game_of

LONGEST = 2**63


def menus(post: OutgoingMessage) -> list[Menu]:
    return [piece for row in post.rows for piece in row if isinstance(piece, Menu)]


def buttons(post: OutgoingMessage) -> dict[str, Button]:
    return {piece.label: piece for row in post.rows for piece in row if isinstance(piece, Button)}


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_the_games_defaults(game: str) -> None:
    chosen = terms(draft(5, game, None))
    assert chosen.options == game_of(game).options_type().model_dump(mode="json")
    assert (chosen.seat, chosen.move_seconds, chosen.thread, chosen.rated) == (0, None, False, True)


def test_it_begins_where_the_last_challenge_ended() -> None:
    usual = UsualTerms({"bouts": 5, "specials": True}, None, True, TIMES[3], rated=False)
    chosen = terms(draft(5, "glades", usual))
    assert (chosen.options["bouts"], chosen.options["specials"]) == (5, True)
    assert (chosen.seat, chosen.move_seconds, chosen.thread, chosen.rated) == (None, TIMES[3], True, False)


@pytest.mark.parametrize(
    ("gandalf", "seat", "expected"),
    [(0, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1), (0, None, "random"), ("random", 1, "random")],
)
def test_other_terms_of_a_duel_leave_gandalf_to_the_same_person(gandalf: object, seat: int, expected: object) -> None:
    chosen = terms(draft(5, "duel", UsualTerms({"gandalf": gandalf}, seat, False, None)))
    assert (chosen.options["gandalf"], chosen.seat) == (expected, 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_setting_can_be_chosen_and_is_a_legal_option(game: str) -> None:
    settings = settings_of(game)
    begin = draft(LONGEST, game, None, LONGEST)
    for number, setting in enumerate(settings):
        for value in range(len(setting.values)):
            chosen = begin.with_value(settings, number, value)
            made = terms(chosen)
            held = {
                **made.options,
                "seat": made.seat,
                "time": made.move_seconds,
                "thread": made.thread,
                "rated": made.rated,
            }
            assert held[setting.name] == setting.values[value]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_fits_discord_and_shows_what_is_chosen(game: str) -> None:
    begin = draft(LONGEST, game, None, LONGEST)
    shown = set()
    for page in range(3):
        post = terms_panel(begin, page)
        assert len(post.rows) <= 5
        every = [piece.id for row in post.rows for piece in row if isinstance(piece, Menu | Button)]
        assert len(every) == len(set(every))
        assert all(len(each) <= 100 for each in every)
        for menu in menus(post):
            assert 1 <= len(menu.items) <= 25
            assert [item.chosen for item in menu.items].count(True) == 1
            shown.add(int(re.fullmatch(ids.TERM, menu.id)["setting"]))  # type: ignore[index]
    hidden = {"thread"} if presenter_of(game).sides().option is None else {"thread", "seat"}
    assert {settings_of(game)[number].name for number in shown} == {each.name for each in settings_of(game)} - hidden


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_a_name(game: str) -> None:
    for setting in settings_of(game):
        assert len(set(setting.names)) == len(setting.values)
        assert not {"True", "False", "None", "random"} & set(setting.names)


def test_a_thread_is_switched_by_its_button() -> None:
    post = terms_panel(draft(5, "duel", None))
    [switch] = [button for label, button in buttons(post).items() if "no" in label]
    found = re.fullmatch(ids.DRAFT, switch.id)
    assert found is not None
    assert terms(Draft(5, "duel", found["code"])).thread


@pytest.mark.parametrize("code", ["", "z", "zzzzzzzzzzzzzzz", "0"])
@pytest.mark.parametrize("game", GAMES)
def test_a_code_of_another_version_falls_back_to_what_there_is(game: str, code: str) -> None:
    chosen = Draft(5, game, code)
    game_of(game).options_type.model_validate(terms(chosen).options)
    assert menus(terms_panel(chosen))


def test_the_digits_are_enough_for_every_setting() -> None:
    assert all(len(setting.values) <= len(DIGITS) for game in GAMES for setting in settings_of(game))
