"""The announcement at the end of a season: who won which medal."""

from itertools import groupby

from bot.presenter.leaderboard import game_title
from bot.presenter.message import OutgoingMessage, fit_lines
from bot.presenter.profile import METALS
from bot.store.rows import ALL_GAMES, Medal
from bot.text.names import message_name
from config.language import _


def season(name: str, won: list[tuple[Medal, str]]) -> OutgoingMessage:
    """The medals of a season, over all games first; nobody is notified."""
    ordered = sorted(won, key=lambda each: (each[0].game != ALL_GAMES, each[0].game, each[0].place))
    lines = [_("## The season {month} is over").format(month=name)]
    for game, medals in groupby(ordered, key=lambda each: each[0].game):
        lines.append(f"**{game_title(game)}**")
        lines += [_line(medal, who) for medal, who in medals]
    lines.append(_("-# The next season has begun: everybody starts with the same points. `/leaderboard` shows it."))
    return OutgoingMessage(fit_lines(lines))


def _line(medal: Medal, name: str) -> str:
    return _("{metal} {name} · {points} points").format(
        metal=METALS[medal.place], name=message_name(medal.person_id, name), points=medal.points
    )
