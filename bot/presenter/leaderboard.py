"""The leaderboard as a picture with its alt text, and as text."""

from bot.presenter import ids
from bot.presenter.message import Button, File, Menu, MenuOption, OutgoingMessage, Row, fit_lines
from bot.service.leaderboard import Table
from bot.service.seasons import PERIODS, PROVISIONAL, period_key
from bot.store.rows import ALL_GAMES, Standing
from bot.text.names import fully_drawable, message_name, picture_name, plain_name
from config.language import _, ngettext
from games.catalogue import GAMES, game_of
from render.leaderboard import Row as Drawn
from render.leaderboard import leaderboard as draw

ALT_LIMIT = 1024


def game_title(game: str) -> str:
    """A game's title, or what stands for all of them."""
    return _("All games") if game == ALL_GAMES else game_of(game).title


def period_title(period: str, at: int) -> str:
    """A period that holds the moment `at`."""
    return {
        "all": _("of all time"),
        "season": _("this season: {month}").format(month=period_key("season", at)),
        "week": _("this week: {week}").format(week=period_key("week", at)),
    }[period]


def leaderboard(table: Table, viewer_id: int, at: int, form: str) -> OutgoingMessage:
    """A page of a leaderboard as `picture` or `text`. A picture is drawn: run it in a worker thread."""
    heading = _("**Leaderboard · {game}** · {period}").format(
        game=game_title(table.wanted.game), period=period_title(table.wanted.period, at)
    )
    if form == "text" or not table.places:
        lines = [heading, *_lines(table, viewer_id)]
        return OutgoingMessage(fit_lines(lines), rows=_rows(table, form))
    return OutgoingMessage(fit_lines([heading, *_below(table)]), (_picture(table, viewer_id, at),), _rows(table, form))


def beyond(table: Table) -> Standing | None:
    """The reader's own line where the page lacks it."""
    own = table.own
    if own is None or any(place.rating.person_id == own.rating.person_id for place in table.places):
        return None
    return own


def _lines(table: Table, viewer_id: int) -> list[str]:
    if not table.places:
        return [_nobody(table)]
    lines = [_line(table, place, viewer_id) for place in table.places]
    if (own := beyond(table)) is not None:
        lines += ["…", _line(table, own, viewer_id)]
    if (note := _note(table)) is not None:
        lines.append(f"-# {note}")
    return [*lines, _page(table)]


def _line(table: Table, place: Standing, viewer_id: int) -> str:
    rating = place.rating
    line = _("`{rank:>3}` {name} · **{points}**{mark} · {won} – {drawn} – {lost}").format(
        rank=place.rank,
        name=message_name(rating.person_id, place.name),
        points=rating.points,
        mark=" ?" if table.provisional(place) else "",
        won=rating.won,
        drawn=rating.drawn,
        lost=rating.lost,
    )
    return _("{line} ← you").format(line=line) if rating.person_id == viewer_id else line


def _nobody(table: Table) -> str:
    if table.wanted.period == "all":
        return _("Nobody has finished a rated match here yet. Begin one with `/duel`.")
    return _("Nobody has finished a rated match in this time yet.")


def _note(table: Table) -> str | None:
    """What the mark of provisional players means, if one is shown."""
    shown = [*table.places, *([table.own] if table.own else [])]
    if not any(table.provisional(place) for place in shown):
        return None
    least = PROVISIONAL[table.wanted.period]
    return ngettext("?: fewer than {n} rated match so far", "?: fewer than {n} rated matches so far", least).format(
        n=least
    )


def _page(table: Table) -> str:
    players = ngettext("{n} player", "{n} players", table.players).format(n=table.players)
    return _("-# Page {page} of {pages} · {players} · won – drawn – lost").format(
        page=table.page + 1, pages=table.pages, players=players
    )


def _below(table: Table) -> list[str]:
    """Beside a picture: the names that it cannot show in their own letters."""
    shown = [*table.places, *([own] if (own := beyond(table)) else [])]
    foreign = [
        f"{place.rank}. {message_name(place.rating.person_id, place.name)}"
        for place in shown
        if place.rating.person_id > 0 and not fully_drawable(place.name)
    ]
    return [_("In their own letters: {names}").format(names=" · ".join(foreign))] if foreign else []


def _picture(table: Table, viewer_id: int, at: int) -> File:
    own = beyond(table)
    data = draw(
        game_title(table.wanted.game),
        period_title(table.wanted.period, at),
        [_drawn(table, place, viewer_id) for place in table.places],
        _drawn(table, own, viewer_id) if own else None,
        _note(table) or "",
    )
    return File(f"leaderboard-{table.wanted.game}-{table.page + 1}.png", data, alt(table, at))


def _drawn(table: Table, place: Standing, viewer_id: int) -> Drawn:
    rating = place.rating
    if place.rank is None:
        raise ValueError("tables do not show who has left the server")
    return Drawn(
        place.rank,
        picture_name(rating.person_id, place.name),
        rating.points,
        rating.won,
        rating.drawn,
        rating.lost,
        table.provisional(place),
        rating.person_id == viewer_id,
    )


def alt(table: Table, at: int) -> str:
    """The whole picture in words."""
    own = beyond(table)
    lines = [
        _("Leaderboard, {game}, {period}, page {page} of {pages}.").format(
            game=game_title(table.wanted.game),
            period=period_title(table.wanted.period, at),
            page=table.page + 1,
            pages=table.pages,
        ),
        *(_said(table, place) for place in table.places),
        *([_("Your own place: {line}").format(line=_said(table, own))] if own else []),
    ]
    return " ".join(lines)[:ALT_LIMIT]


def _said(table: Table, place: Standing) -> str:
    rating = place.rating
    said = _("{rank}: {name}, {points} points, {won} won, {drawn} drawn, {lost} lost{mark}.")
    return said.format(
        rank=place.rank,
        name=plain_name(rating.person_id, place.name),
        points=rating.points,
        won=rating.won,
        drawn=rating.drawn,
        lost=rating.lost,
        mark=_(", provisional") if table.provisional(place) else "",
    )


def _rows(table: Table, form: str) -> tuple[Row, ...]:
    game, period = table.wanted.game, table.wanted.period
    other = "text" if form == "picture" else "picture"
    turns = (
        Button(_("Higher"), ids.table(game, period, form, max(table.page - 1, 0)), disabled=table.page == 0),
        Button(_("Lower"), ids.table(game, period, form, table.page + 1), disabled=table.page + 1 >= table.pages),
        Button(_("As text") if other == "text" else _("As a picture"), ids.table(game, period, other, table.page)),
    )
    games = tuple(MenuOption(game_title(each), each) for each in (ALL_GAMES, *GAMES))
    times = {"all": _("All time"), "season": _("This season"), "week": _("This week")}
    periods = tuple(MenuOption(times[each], each) for each in PERIODS)
    return (
        *((turns if table.pages > 1 else turns[-1:],) if table.places else ()),
        (Menu(ids.table_game(period, form), _("Another game …"), games),),
        (Menu(ids.table_period(game, form), _("Another time …"), periods),),
    )
