"""Practice against the computer: what is chosen, and the message from which it begins."""

from bot.presenter import ids
from bot.presenter.game_presenter import presenter_of
from bot.presenter.mention import bold_name
from bot.presenter.message import Button, Menu, MenuOption, OutgoingMessage, Row
from bot.service.challenge import Terms
from bot.store.rows import Challenge
from bot.text.names import computer_name, level_name
from config.language import _, ngettext
from games.catalogue import GAMES, game_of
from games.players.contract import LEVELS, Level

LOT = "r"
SIDES: dict[str, int | None] = {"0": 0, "1": 1, LOT: None}


def practice_terms(game: str, side: str) -> Terms:
    """What is played: a key of `SIDES` for the person's side, and else the game's usual options."""
    seat = SIDES[side]
    options = game_of(game).options_type().model_dump(mode="json")
    if (option := presenter_of(game).sides().option) is not None:
        options[option], seat = "random" if seat is None else seat, 0
    return Terms(game, options, seat, rated=False)


def practice_panel(game: str, level: Level, side: str) -> OutgoingMessage:
    """Level and side to choose, and the game."""
    sides = presenter_of(game).sides()
    games = tuple(MenuOption(game_of(each).title, each, chosen=each == game) for each in GAMES)
    named = {"0": sides.first, "1": sides.second, LOT: _("By lot")}
    rows: tuple[Row, ...] = (
        (Menu(ids.practice_game(level), _("Choose a game …"), games),),
        tuple(
            _choice(level_name(each).capitalize(), ids.practice(game, each, side, "level"), chosen=each == level)
            for each in LEVELS
        ),
        tuple(
            _choice(name, ids.practice(game, level, each, "side"), chosen=each == side) for each, name in named.items()
        ),
        (Button(_("Set it up"), ids.set_up(game, level, side), "success"),),
    )
    line = _("**{game}** against {computer}. Your side: {side}.").format(
        game=game_of(game).title, computer=computer_name(level), side=named[side]
    )
    return OutgoingMessage(line, rows=rows)


def _choice(label: str, button_id: str, *, chosen: bool) -> Button:
    return Button(label[:80], button_id, "primary" if chosen else "secondary", disabled=chosen)


def practice_offer(offered: Challenge, terms: list[str], fair: str, room: int | None = None) -> OutgoingMessage:
    """The message from which a practice match begins; `terms` are its lines, `fair` is the one about the shuffle, and
    `room` where it is played."""
    if offered.opponent is None:
        raise ValueError("nobody to play against")
    who, computer = bold_name(offered.challenger), bold_name(offered.opponent)
    game = game_of(offered.game).title
    if offered.state != "open":
        line = {
            "accepted": _("{person} practises **{game}** against {computer}."),
            "expired": _("{person} has not begun to practise **{game}** in time."),
        }.get(offered.state, _("{person} does not practise **{game}** now."))
        line = line.format(person=who, game=game, computer=computer)
        if room is not None and room != offered.channel_id:
            line += " " + _("It is played in {thread}.").format(thread=f"<#{room}>")
        return OutgoingMessage(line)
    lines = [
        _("{person} practises **{game}** against {computer}.").format(person=who, game=game, computer=computer),
        *terms,
        _("- Practice: no time runs, and it counts for nothing."),
        fair,
    ]
    row = (
        Button(_("Begin"), ids.begin(offered.id), "success"),
        Button(_("Begin with words …"), ids.begin_with(offered.id)),
        Button(_("Withdraw"), ids.withdraw(offered.id)),
    )
    return OutgoingMessage("\n".join(lines), rows=(row,))


def practice_set_up(wait: int) -> OutgoingMessage:
    """What the one is told who has set a match up. `wait` is for how many seconds the computer is busy."""
    lines = [_("Your match is set up: *Begin* starts it.")]
    if wait:
        lines.append(
            ngettext(
                "Many play against the computer just now: its answers take about {n} second.",
                "Many play against the computer just now: its answers take about {n} seconds.",
                wait,
            ).format(n=wait)
        )
    return OutgoingMessage("\n".join(lines))
