"""The panel in which the terms of a challenge are chosen, by clicking alone.

What is chosen so far travels in the ids of its buttons and menus, as a code: one character per setting.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from bot.presenter import ids
from bot.presenter.game_presenter import presenter_of
from bot.presenter.message import MENU_LIMIT, Button, Menu, MenuOption, OutgoingMessage, Row
from bot.presenter.setup import TIMES, span
from bot.service.challenge import Terms
from bot.store.rows import UsualTerms
from config.language import _
from games.catalogue import GAMES, game_of

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
A_PAGE = 4
"""Menus that a page of the panel holds; a row of buttons follows."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing to choose: its name (an option's, or `seat`, `time`, `thread`, `rated`), its values and their names."""

    name: str
    label: str
    values: tuple[Any, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """Terms in the making. `opponent` is 0 for everybody; `old` is the challenge that will be replaced, or 0."""

    opponent: int
    game: str
    code: str
    old: int = 0

    def value(self, number: int, setting: Setting) -> int:
        """Which value of the setting of this number is chosen; the first for a code that does not say."""
        at = DIGITS.find(self.code[number]) if number < len(self.code) else 0
        return at if 0 <= at < len(setting.values) else 0

    def with_value(self, settings: Sequence[Setting], number: int, value: int) -> "Draft":
        """The draft with another value chosen for one setting."""
        digits = [DIGITS[self.value(n, setting)] for n, setting in enumerate(settings)]
        digits[number] = DIGITS[value]
        return replace(self, code="".join(digits))


def settings_of(game: str) -> tuple[Setting, ...]:
    """What can be chosen for a game: its own options, the seat, the time per move, a thread, whether it counts."""
    return (
        *(_option(game, name, field) for name, field in game_of(game).options_type.model_fields.items()),
        *_rest(game),
    )


def _option(game: str, name: str, field: FieldInfo) -> Setting:
    words = presenter_of(game).options()[name]
    values = values_of(field)
    names = tuple(words.values.get(str(value), str(value)) for value in values)
    return Setting(name, words.label, values, names)


def _rest(game: str) -> tuple[Setting, ...]:
    sides = presenter_of(game).sides()
    seat = Setting("seat", _("You are"), (0, 1, None), (sides.first, sides.second, _("drawn by lot")))
    times = (_("as usual here"), *(span(time) for time in TIMES))
    time = Setting("time", _("Time per move"), (None, *TIMES), times)
    thread = Setting("thread", _("Thread"), (False, True), (_("only if the channel is busy"), _("yes")))
    rated = Setting("rated", _("Leaderboard"), (True, False), (_("the match counts"), _("a casual match")))
    return seat, time, thread, rated


def values_of(field: FieldInfo) -> tuple[Any, ...]:
    """All values that an option may have."""
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    if field.annotation is bool:
        return False, True
    low = next(bound.ge for bound in field.metadata if isinstance(bound, Ge))
    high = next(bound.le for bound in field.metadata if isinstance(bound, Le))
    return tuple(range(int(str(low)), int(str(high)) + 1))


def draft(opponent: int, game: str, usual: UsualTerms | None, old: int = 0) -> Draft:
    """Terms to begin with: those of the last time, or else the game's defaults."""
    options: dict[str, Any] = game_of(game).options_type().model_dump(mode="json")
    seat = usual.seat if usual else 0
    if usual is not None:
        options |= usual.options
    if (option := presenter_of(game).sides().option) is not None:
        options[option], seat = as_challenger(options[option], seat), 0
    rest = {
        "seat": seat,
        "time": usual.move_seconds if usual else None,
        "thread": bool(usual and usual.thread),
        "rated": usual is None or usual.rated,
    }
    code = ""
    for setting in settings_of(game):
        value = {**options, **rest}[setting.name]
        code += DIGITS[setting.values.index(value) if value in setting.values else 0]
    return Draft(opponent, game, code, old)


def as_challenger(first: int | str, seat: int | None) -> int | str:
    """Which seat has a game's first side if the challenger takes seat 0 in place of `seat`; `random` where lots decide.

    `first` is the seat before, or `random`.
    """
    if seat is None or first == "random":
        return "random"
    return int(first) ^ seat


def terms(chosen: Draft) -> Terms:
    """The terms that a draft holds."""
    settings = settings_of(chosen.game)
    values = {setting.name: setting.values[chosen.value(n, setting)] for n, setting in enumerate(settings)}
    seat, time, thread, rated = (values.pop(name) for name in ("seat", "time", "thread", "rated"))
    options = game_of(chosen.game).options_type.model_validate(values).model_dump(mode="json")
    return Terms(chosen.game, options, seat, rated, move_seconds=time, thread=thread)


def terms_panel(chosen: Draft, page: int = 0) -> OutgoingMessage:
    """A page of the panel."""
    settings = settings_of(chosen.game)
    hidden = {"thread"} if presenter_of(chosen.game).sides().option is None else {"thread", "seat"}
    listed = [(number, setting) for number, setting in enumerate(settings) if setting.name not in hidden]
    pages = -(-len(listed) // A_PAGE)
    page = min(max(page, 0), pages - 1)
    rows: list[Row] = [
        (_menu(chosen, settings, number, page),) for number, _setting in listed[page * A_PAGE : (page + 1) * A_PAGE]
    ]
    rows.append(_buttons(chosen, settings, page, pages))
    title = game_of(chosen.game).title
    if chosen.opponent:
        line = _("**{game}** with {opponent}: choose, and send.").format(game=title, opponent=f"<@{chosen.opponent}>")
    else:
        line = _("**{game}** with anybody who likes to: choose, and send.").format(game=title)
    content = line + "\n" + _("-# Your choices are kept for your next challenge.")
    return OutgoingMessage(content, rows=tuple(rows), calls=(chosen.opponent,) if chosen.opponent else ())


def _menu(chosen: Draft, settings: Sequence[Setting], number: int, page: int) -> Menu:
    setting, at = settings[number], chosen.value(number, settings[number])
    items = tuple(
        MenuOption(f"{setting.label}: {name}"[:100], DIGITS[value], chosen=value == at)
        for value, name in enumerate(setting.names[:MENU_LIMIT])
    )
    menu_id = ids.term(chosen.opponent, chosen.game, chosen.code, chosen.old, page, number)
    return Menu(menu_id, setting.label[:150], items)


def _buttons(chosen: Draft, settings: Sequence[Setting], page: int, pages: int) -> tuple[Button, ...]:
    number = next(n for n, setting in enumerate(settings) if setting.name == "thread")
    at = chosen.value(number, settings[number])
    other = chosen.with_value(settings, number, 1 - at)
    buttons = [
        Button(_("Send"), ids.send(chosen.opponent, chosen.game, chosen.code, chosen.old), "success"),
        Button(_("Send with words …"), ids.send_with(chosen.opponent, chosen.game, chosen.code, chosen.old)),
        Button(
            _("Own thread: {value}").format(value=_("yes") if at else _("no")),
            ids.draft(other.opponent, other.game, other.code, other.old, page),
        ),
    ]
    if pages > 1:
        turned = (page + 1) % pages
        label = _("More …") if turned else _("Back")
        buttons.append(Button(label, ids.draft(chosen.opponent, chosen.game, chosen.code, chosen.old, turned)))
    if not chosen.old:
        buttons.append(Button(_("Other game"), ids.draft(chosen.opponent, "any", "", 0, 0)))
    if not chosen.opponent and not chosen.old:
        buttons.append(_computer_button(chosen.game))
    return tuple(buttons)


def _computer_button(game: str) -> Button:
    return Button(_("Against the computer"), ids.practice_of(game))


def which_game(opponent_id: int, name: str) -> OutgoingMessage:
    """The question which game to challenge somebody to; `name` is "" for everybody."""
    items = tuple(MenuOption(game_of(game).title, game, _opposed(game)) for game in GAMES)
    rows: tuple[Row, ...] = ((Menu(ids.game(opponent_id), _("Choose a game …"), items),),)
    if not opponent_id:
        rows = (*rows, (_computer_button(GAMES[0]),))
    return OutgoingMessage(
        _("Which game would you like to play with {name}?").format(name=name)
        if name
        else _("Which game would you like to play?"),
        rows=rows,
    )


def _opposed(game: str) -> str:
    sides = presenter_of(game).sides()
    return f"{sides.first} / {sides.second}"[:100]
