"""The rules to read and to search."""

import pytest

from bot.presenter import rules as presenter
from bot.presenter.game_presenter import Rule, presenter_of
from bot.presenter.pages import ROOM
from bot.presenter.rules import matching, rule_pages, rules
from games.catalogue import GAMES
from games.glades.material import UNITS
from tests.presenter.limits import button, check


@pytest.mark.parametrize("game", GAMES)
def test_all_pages_together_hold_every_entry(game: str) -> None:
    posts = [rules(game, None)]
    while posts[-1].rows and not button(posts[-1], "Next").disabled:
        posts.append(rules(game, None, len(posts)))
    for post in posts:
        check(post)
        assert not post.content.splitlines()[-1].startswith("#")
    text = "\n".join(post.content for post in posts)
    for rule in presenter_of(game).rules():
        assert f"### {rule.title}" in text
        assert all(line in text for line in rule.text.splitlines())
    assert button(posts[0], "Back").disabled
    assert rules(game, None, 999) == posts[-1]


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_that_fits_a_page_stands_on_one(game: str) -> None:
    pages = rule_pages(game)
    assert all(len(page) <= ROOM for page in pages)
    for rule in presenter_of(game).rules():
        whole = f"### {rule.title}\n" + "\n".join(rule.text.splitlines())
        assert len(whole) > ROOM or any(whole in page for page in pages), rule.title


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_found_by_its_title(game: str) -> None:
    for rule in presenter_of(game).rules():
        for typed in (rule.title, rule.title.upper(), f"  {rule.title} "):
            assert matching(game, typed)[0].title.casefold().startswith(rule.title.casefold())
        post = rules(game, rule.title)
        check(post)
        assert f"### {matching(game, rule.title)[0].title}" in post.content


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_of_glades_is_found_by_what_is_typed_to_play_it(unit: str) -> None:
    assert matching("glades", unit)[0].title == unit.split("-")[0].capitalize()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_there_is_said_kindly(game: str) -> None:
    post = rules(game, "qwertzuiop " * 30)
    check(post)
    assert "qwertzuiop" in post.content


@pytest.mark.parametrize("game", GAMES)
def test_a_search_for_everything_fits(game: str) -> None:
    for typed in ("a", "the", "e", " "):
        check(rules(game, typed))


def test_an_entry_too_long_for_one_message_can_be_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "\n".join(f"Sentence {n} of a long chapter." for n in range(100))
    entries = [Rule("A chapter", long), Rule("Another chapter", long), Rule("End", "End.")]

    class GamePresenter:
        def rules(self, version: int | None = None) -> list[Rule]:
            return entries

    monkeypatch.setattr(presenter, "presenter_of", lambda _: GamePresenter())
    post = rules("duel", "another")
    check(post)
    game, page = button(post, "Read on").id.removeprefix("rules:").split(":")
    assert (game, "### Another chapter" in rules("duel", None, int(page)).content) == ("duel", True)
    assert rules("duel", "end").rows == ()


def test_the_rules_of_an_older_version_say_so_on_every_page() -> None:
    old, new = rules("dungeon", "Crypt", version=1), rules("dungeon", "Crypt")
    assert ("Costs 4 favour" in old.content, "Costs 3 favour" in new.content) == (True, True)
    first = rules("dungeon", None, version=1)
    second = rules("dungeon", None, 1, 1)
    assert "version 1" in first.content
    assert "version 1" in second.content
    assert [button(page, "Next").id for page in (first, second)] == ["rules:dungeon:1:1", "rules:dungeon:2:1"]
    assert "version" not in rules("dungeon", None).content.splitlines()[0]
