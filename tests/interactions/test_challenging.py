"""Who can be challenged where, as Discord tells it."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.interactions.challenging import opponent_of, place_of, with_seat
from bot.service.errors import UserError

ALL = discord.Permissions.all()
BLIND = discord.Permissions(ALL.value & ~discord.Permissions(view_channel=True).value)


def member(name: str, permissions: discord.Permissions | None, number: int = 7, bot: bool = False) -> Any:
    return MagicMock(
        spec=discord.Member,
        id=number,
        display_name=name,
        global_name=name,
        bot=bot,
        guild=SimpleNamespace(id=10),
        resolved_permissions=permissions,
        roles=[],
    )


def interaction(
    kind: discord.ChannelType = discord.ChannelType.text, mine: discord.Permissions = ALL, theirs: Any = ALL
) -> Any:
    """An interaction of person 1 in a channel where the bot may do `mine`, and others `theirs`."""
    spec = discord.Thread if "thread" in kind.name else discord.TextChannel
    channel = MagicMock(spec=spec, type=kind, parent_id=20)
    channel.permissions_for.return_value = theirs
    return SimpleNamespace(
        user=SimpleNamespace(id=1),
        channel=channel,
        channel_id=30,
        guild_id=10,
        guild_locale=discord.Locale.polish,
        app_permissions=mine,
    )


def without(*names: str) -> discord.Permissions:
    return discord.Permissions(ALL.value & ~discord.Permissions(**dict.fromkeys(names, True)).value)


def test_who_does_not_see_the_channel_is_named_with_it() -> None:
    for here, there in ((ALL, BLIND), (BLIND, None)):
        with pytest.raises(UserError, match="Ben cannot see <#30>"):
            opponent_of(interaction(theirs=here), member("Ben", there))
    seen = opponent_of(interaction(theirs=BLIND), member("Ben", ALL))
    assert seen is not None
    assert (seen.id, seen.name) == (7, "Ben")


def test_neither_bots_nor_strangers_nor_oneself() -> None:
    stranger = MagicMock(spec=discord.User, id=7, display_name="Stranger", bot=False)
    for user, words in (
        (member("Robot", ALL, bot=True), "is a bot"),
        (stranger, "not on this server"),
        (member("Me", ALL, number=1), "yourself"),
    ):
        with pytest.raises(UserError, match=words):
            opponent_of(interaction(), user)
    assert opponent_of(interaction(), None) is None


def test_where_a_thread_can_be_begun() -> None:
    place = place_of(interaction())
    assert (place.threads, place.thread_of, place.lacking, place.locale) == (True, None, (), "pl")
    lacking = place_of(interaction(mine=without("create_public_threads")))
    assert (lacking.threads, lacking.lacking) == (False, ("Create Public Threads",))
    inside = place_of(interaction(discord.ChannelType.public_thread))
    assert (inside.threads, inside.thread_of) == (False, 20)
    assert not place_of(interaction(discord.ChannelType.voice)).threads


@pytest.mark.parametrize(
    ("name", "shown"),
    [("send_messages", "Send Messages"), ("attach_files", "Attach Files"), ("view_channel", "View Channel")],
)
def test_a_permission_that_is_lacking_is_named(name: str, shown: str) -> None:
    with pytest.raises(UserError, match=shown):
        place_of(interaction(mine=without(name)))


@pytest.mark.parametrize(("seat", "gandalf"), [("0", 0), ("1", 1), ("random", "random")])
def test_a_side_is_a_seat_or_the_option_of_a_game_that_has_one(seat: str, gandalf: int | str) -> None:
    options, own = with_seat("duel", seat)
    assert (options["gandalf"], own) == (gandalf, 0)
    options, own = with_seat("search", seat)
    assert own == (None if gandalf == "random" else gandalf)
    assert options == with_seat("search", None)[0]


def test_a_challenge_without_a_side_is_as_usual() -> None:
    assert with_seat("duel", None)[0]["gandalf"] == "random"
    assert with_seat("search", None)[1] == 0
