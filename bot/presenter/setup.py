"""/setup: a server's settings in words."""

from bot.presenter.mention import bold
from bot.presenter.message import OutgoingMessage, fit_lines
from bot.store.rows import AuditLine, Guild
from bot.text.foreign import ForeignText
from config.durations import DAY, HOUR
from config.language import _, available, ngettext

TIMES = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 10 * DAY, 14 * DAY]
"""The times per move that are offered, in seconds."""

LANGUAGES = {"en": "English", "pl": "Polski", "cs": "Čeština", "uk": "Українська", "de": "Deutsch"}
"""What languages are called in their own words, by catalogue."""


def span(seconds: int) -> str:
    """A time in whole days, or in hours where it is less than two days."""
    if seconds >= 2 * DAY and seconds % DAY == 0:
        return ngettext("{n} day", "{n} days", seconds // DAY).format(n=seconds // DAY)
    hours = round(seconds / HOUR)
    return ngettext("{n} hour", "{n} hours", hours).format(n=hours)


def setup(guild: Guild, usual_seconds: int, lines: list[AuditLine]) -> OutgoingMessage:
    """The present settings, and what admins did lately."""
    shown = [
        _("**How games are played on this server**"),
        _("- Time per move: {time}").format(time=_time(guild, usual_seconds)),
        _("- A thread for every match: {yes}").format(
            yes=_("yes") if guild.threads else _("only where the channel is busy")
        ),
        _("- Who may challenge: {who}").format(
            who=f"<@&{guild.challenger_role_id}>" if guild.challenger_role_id else _("everybody")
        ),
        _("- Channels: {channels}").format(
            channels=", ".join(f"<#{channel}>" for channel in guild.channels) or _("all that I can write to")
        ),
        _("- Season results: {channel}").format(
            channel=f"<#{guild.season_channel_id}>" if guild.season_channel_id else _("not announced")
        ),
    ]
    if len(available()) > 1:
        language = LANGUAGES.get(guild.language, guild.language) if guild.language else _("the server's own")
        shown.append(_("- Language of boards and results: {language}").format(language=language))
    if lines:
        shown += [
            "",
            _("**Lately**"),
            *(f"- <t:{line.at}:d> {bold(line.actor_id, line.name)}: {_did(line)}" for line in lines),
        ]
    return OutgoingMessage(fit_lines(shown))


def _time(guild: Guild, usual_seconds: int) -> str:
    if guild.move_seconds is None:
        return _("{time}, as usual").format(time=span(usual_seconds))
    return span(guild.move_seconds)


def _did(line: AuditLine) -> str:
    if line.what == "abort":
        text = _("called match {number} off").format(number=line.details["match"])
        return f"{text}: {ForeignText(line.details['reason'])}" if line.details.get("reason") else text
    return _("changed {settings}").format(settings=", ".join(f"`{name}`" for name in line.details))
