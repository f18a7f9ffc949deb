"""A player's profile, with the curve of their points."""

from collections import Counter
from datetime import UTC, datetime

from bot.presenter import ids
from bot.presenter.leaderboard import ALT_LIMIT, game_title
from bot.presenter.message import Button, File, Menu, MenuOption, OutgoingMessage, Row, fit_lines
from bot.service.profile import Curve, Profile, Streaks, provisional
from bot.service.rating import BEGIN
from bot.store.rows import ALL_GAMES, Medal, Standing, Tally
from bot.text.names import message_name, picture_name, plain_name
from config.language import _, ngettext
from games.catalogue import GAMES
from render.curve import Tick
from render.curve import curve as draw

METALS = {1: "🥇", 2: "🥈", 3: "🥉"}
MEDALS_NAMED = 5
"""How many medals are named one by one."""


def profile(shown: Profile) -> OutgoingMessage:
    """A profile. It draws: run it in a worker thread."""
    name = message_name(shown.person_id, shown.name)
    heading = _("**{name}**").format(name=name)
    if not shown.games:
        return OutgoingMessage(_("{name} has not finished a match on this server yet.").format(name=name))
    lines = [
        heading,
        *(_standing(place) for place in shown.places if place.rating.game == ALL_GAMES),
        *(_game(tally, shown.places) for tally in shown.games),
        _streak(shown.streaks),
    ]
    if len(shown.games) > 1 and shown.favourite is not None:
        lines.append(_("Favourite game: {game}").format(game=game_title(shown.favourite)))
    if shown.opponents:
        lines.append(_("Most often against: {list}").format(list=" · ".join(map(_opponent, shown.opponents))))
    lines += _medals(shown.medals)
    lines.append(_("-# won – drawn – lost; casual matches count here too, but not for the points"))
    return OutgoingMessage(fit_lines(lines), _files(shown), _rows(shown))


def times(tally: Tally) -> str:
    """Won, drawn, lost."""
    return f"{tally.won} – {tally.drawn} – {tally.lost}"


def _standing(place: Standing) -> str:
    sentence = (
        _("{game}: **{points}** points{mark}, no place: not on this server any more")
        if place.rank is None
        else _("{game}: **{points}** points{mark}, place {rank}")
    )
    return sentence.format(
        game=game_title(place.rating.game),
        points=place.rating.points,
        mark=_(" (provisional)") if provisional(place) else "",
        rank=place.rank,
    )


def _game(tally: Tally, places: tuple[Standing, ...]) -> str:
    line = _("- {game}: {times}").format(game=game_title(tally.key), times=times(tally))
    for place in places:
        if place.rating.game == tally.key:
            return _("- {standing} · {times}").format(standing=_standing(place), times=times(tally))
    return line


def _streak(streaks: Streaks) -> str:
    n = streaks.length
    run = {
        1: ngettext("{n} win in a row", "{n} wins in a row", n),
        0.5: ngettext("{n} draw in a row", "{n} draws in a row", n),
        0: ngettext("{n} defeat in a row", "{n} defeats in a row", n),
    }
    now = run[streaks.score].format(n=n) if streaks.score is not None else "–"
    return _("At present {run} · longest run of wins: {best}").format(run=now, best=streaks.best)


def _opponent(against: tuple[str, Tally]) -> str:
    name, tally = against
    return f"{message_name(tally.key, name)} {times(tally)}"


def _medals(won: tuple[Medal, ...]) -> list[str]:
    if not won:
        return []
    counts = Counter(medal.place for medal in won)
    total = " ".join(f"{METALS[place]} {counts[place]}" for place in METALS if counts[place])
    named = ", ".join(
        _("{metal} {game} {season}").format(metal=METALS[medal.place], game=game_title(medal.game), season=medal.season)
        for medal in won[:MEDALS_NAMED]
    )
    return [_("Medals: {total} (lately {named})").format(total=total, named=named)]


def _files(shown: Profile) -> tuple[File, ...]:
    if not shown.curve.points:
        return ()
    title = f"{picture_name(shown.person_id, shown.name)} · {game_title(shown.curve.game)}"
    values = [BEGIN, *(value for _at, value in shown.curve.points)]
    data = draw(title, values, ticks(shown.curve))
    return (File(f"profile-{shown.curve.game}.png", data, alt(shown)),)


def ticks(curve: Curve) -> list[Tick]:
    """Dates under the curve: the first result, one in the middle of a longer curve, the last."""
    count = len(curve.points)
    numbers = [1] if count == 1 else [1, count] if count < 8 else [1, (count + 1) // 2, count]
    return [Tick(number, _date(curve.points[number - 1][0])) for number in numbers]


def _date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def alt(shown: Profile) -> str:
    """The curve in words."""
    values = [value for _at, value in shown.curve.points]
    said = _("Points of {name}, {game}: from {begin} to {now} in {n} rated matches, {first} to {last}. ")
    ends = _("Highest {high}, lowest {low}.")
    return (
        said.format(
            name=plain_name(shown.person_id, shown.name),
            game=game_title(shown.curve.game),
            begin=BEGIN,
            now=values[-1],
            n=len(values),
            first=_date(shown.curve.points[0][0]),
            last=_date(shown.curve.points[-1][0]),
        )
        + ends.format(high=max(values), low=min(values))
    )[:ALT_LIMIT]


def _rows(shown: Profile) -> tuple[Row, ...]:
    games = tuple(
        MenuOption(game_title(game), game)
        for game in (ALL_GAMES, *GAMES)
        if any(place.rating.game == game for place in shown.places)
    )
    history = (Button(_("History"), ids.history(shown.person_id, 0, ALL_GAMES, 0)),)
    if not games:
        return (history,)
    return (history, (Menu(ids.profile(shown.person_id), _("The curve of …"), games),))
