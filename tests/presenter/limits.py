"""What Discord allows in a message."""

import re

from bot.presenter.message import Button, Link, Menu, OutgoingMessage


def check(post: OutgoingMessage) -> None:
    """Fail with what is too long, too many or double."""
    assert post.content or post.files
    assert len(post.content) <= 2000
    assert len(post.rows) <= 5
    ids: list[str] = []
    for row in post.rows:
        assert 1 <= len(row) <= 5
        for piece in row:
            if isinstance(piece, Link):
                assert len(piece.url) <= 512
            else:
                ids.append(piece.id)
            if isinstance(piece, Menu):
                assert len(row) == 1
                check_menu(piece)
            else:
                assert 1 <= len(piece.label) <= 80
    assert all(1 <= len(each) <= 100 for each in ids), ids
    assert len(set(ids)) == len(ids), ids
    assert len({file.name for file in post.files}) == len(post.files)
    assert all(len(file.alt) <= 1024 for file in post.files)
    assert len(set(post.calls)) == len(post.calls)
    check_names(post)


def check_names(post: OutgoingMessage) -> None:
    """Clients know nobody by their id but whom a message calls: all others stand in it by name."""
    assert {int(number) for number in re.findall(r"(?<!\\)<@!?(\d+)>", post.content)} <= set(post.calls), post.content


def check_menu(menu: Menu) -> None:
    assert 1 <= len(menu.items) <= 25
    assert 1 <= len(menu.placeholder) <= 150
    for item in menu.items:
        assert 1 <= len(item.label) <= 100
        assert 1 <= len(item.value) <= 100
        assert len(item.description) <= 100
    assert len({item.value for item in menu.items}) == len(menu.items)


def buttons(post: OutgoingMessage) -> list[Button]:
    return [piece for row in post.rows for piece in row if isinstance(piece, Button)]


def button(post: OutgoingMessage, label: str) -> Button:
    [found] = [each for each in buttons(post) if each.label == label]
    return found


def menus(post: OutgoingMessage) -> list[Menu]:
    return [piece for row in post.rows for piece in row if isinstance(piece, Menu)]
