"""Leaderboards, profiles and histories within Discord's limits, whatever people are called."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.presenter.history import history
from bot.presenter.leaderboard import alt, leaderboard
from bot.presenter.message import CONTENT_LIMIT, OutgoingMessage
from bot.presenter.profile import profile, ticks
from bot.presenter.season import season
from bot.service.leaderboard import Table, Wanted
from bot.service.profile import Asked, Curve, History, Profile, Streaks
from bot.store.medals import Medal
from bot.store.ratings import Place, Rating
from bot.store.results import Played, Tally
from config.words.numbers import signed_number

AT = 1_764_460_800
HARD = "*_~`|[]()<>" * 3


def place(rank: int, person_id: int, name: str, points: int, won: int = 9) -> Place:
    return Place(rank, name, Rating(1, "all", "duel", person_id, 25.0, 3.0, points, won, 1, 2))


def table(names: list[str], own: Place | None = None, page: int = 0, pages: int = 1) -> Table:
    places = tuple(place(page * 10 + n, n, name, 2000 - n) for n, name in enumerate(names, 1))
    return Table(Wanted("duel", "all", page), places, own, page, pages, 10 * pages)


def check(post: OutgoingMessage) -> None:
    assert 0 < len(post.content) <= CONTENT_LIMIT
    ids = [piece.id for row in post.rows for piece in row if hasattr(piece, "id")]
    assert len(ids) == len(set(ids))
    assert all(len(each) <= 100 for each in ids)
    assert all(0 < len(file.alt) <= 1024 for file in post.files)
    assert not post.calls


@pytest.mark.parametrize("form", ["picture", "text"])
def test_the_hardest_names_fit(form: str) -> None:
    shown = table([HARD] * 10, place(4321, 99, HARD, -120, 1), 3, 9)
    post = leaderboard(shown, 99, AT, form)
    check(post)
    assert bool(post.files) is (form == "picture")


def test_the_text_has_the_own_place_and_the_mark_of_few_matches() -> None:
    shown = table(["Ann", "**Ben**"], place(31, 99, "Me", 1010, 1))
    lines = leaderboard(shown, 99, AT, "text").content.splitlines()
    assert lines[1] == "`  1` Ann · **1999** · 9 – 1 – 2"
    assert r"\*\*Ben\*\*" in lines[2]
    assert lines[4] == "` 31` Me · **1010** ? · 1 – 1 – 2 ← you"
    assert lines[5] == "-# ?: fewer than 5 rated matches so far"


def test_an_own_place_on_the_page_stands_there_once() -> None:
    shown = table(["Ann", "Ben"])
    shown = replace(shown, own=shown.places[1])
    assert leaderboard(shown, 2, AT, "text").content.count("Ben") == 1
    assert alt(shown, AT).count("Ben") == 1


def test_letters_that_the_picture_lacks_stand_beside_it() -> None:
    post = leaderboard(table(["Ann", "田中", "שרה"]), 1, AT, "picture")
    assert "2. 田中" in post.content
    assert "Ann" not in post.content
    assert "2: 田中, 1998 points" in post.files[0].alt


def test_an_empty_table_is_told() -> None:
    for form in ("picture", "text"):
        post = leaderboard(table([]), 1, AT, form)
        check(post)
        assert post.content.count("obody") == 1
        assert "Nobody has finished a rated match" in post.content
        assert post.files == ()


def somebody(**changed: object) -> Profile:
    shown = Profile(
        7,
        "Ann",
        (place(3, 7, "Ann", 1405),),
        (Tally("duel", 9, 1, 4), Tally("search", 1, 0, 0)),
        (("Ben", Tally(8, 5, 0, 2)), ("_", Tally(-4, 1, 0, 0))),
        Streaks(5, 3, 1.0),
        (Medal(1, "2025-10", "all", 7, 1, 1500), Medal(1, "2025-09", "duel", 7, 3, 1200)),
        Curve("duel", tuple((AT + n * 86400, 1000 + 9 * n) for n in range(12))),
    )
    return replace(shown, **changed)  # type: ignore[arg-type]


def test_a_profile_tells_everything() -> None:
    post = profile(somebody())
    check(post)
    for part in ("**1405** points", "place 3", "9 – 1 – 4", "3 wins in a row", "longest run of wins: 5"):
        assert part in post.content
    for part in ("Ben 5 – 0 – 2", "a former player 1 – 0 – 0", "🥇 1 🥉 1", "Favourite game"):
        assert part in post.content
    assert Image.open(BytesIO(post.files[0].data)).size == (1000, 560)
    assert "from 1000 to 1099 in 12 rated matches" in post.files[0].alt


def test_a_profile_without_rated_matches_has_no_curve() -> None:
    check(profile(somebody(places=(), curve=Curve("all", ()))))
    assert profile(somebody(places=(), curve=Curve("all", ()))).files == ()
    assert "has not finished a match" in profile(somebody(games=(), places=(), curve=Curve("all", ()))).content


def test_dates_stand_under_the_first_and_the_last_result() -> None:
    shown = ticks(somebody().curve)
    assert [tick.number for tick in shown] == [1, 6, 12]
    assert shown[0].date == "2025-11-30"


def test_a_history_fits_and_head_to_head_names_both() -> None:
    played = tuple(Played(n, "duel", AT, 8, HARD, 1.0, "the other one resigned" * 3, -12) for n in range(12))
    long = History(Asked(7), HARD, None, played, (Tally("duel", 9, 1, 4),), 2, 9)
    check(history(long))
    two = replace(long, wanted=Asked(7, 8), name="Ann", opponent="Ben")
    assert "**Ann against Ben**: 9 – 1 – 4" in history(two).content
    assert "no finished matches" in history(replace(two, played=())).content
    assert [signed_number(points) for points in (12, -5, 0)] == ["+12", "−5", "±0"]


def test_the_end_of_a_season_names_medals_over_all_games_first() -> None:
    won = [(Medal(1, "2025-10", game, n, n, 1500 - n), f"P{n}") for game in ("duel", "all") for n in (1, 2, 3)]
    post = season("2025-10", won)
    check(post)
    assert post.content.index("All games") < post.content.index("🥇 P1 · 1499 points") < post.content.rindex("🥉")
