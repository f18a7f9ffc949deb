"""The steps of a move as menus and buttons, with pages where there are many choices and a way back."""

from bot.presenter import ids
from bot.presenter.board import board_file, hint_buttons
from bot.presenter.game_presenter import ALT_LIMIT, Choice, Step, presenter_of
from bot.presenter.message import MENU_LIMIT, ROW_LIMIT, Button, File, Menu, MenuOption, OutgoingMessage, Row
from bot.service.position import Position
from config.language import _
from render import renderer_of

BUTTONS = 4
"""Up to so many choices without descriptions are shown as buttons; a lone one is always."""
BUTTON_LABEL = 80
"""Characters that Discord allows on a button."""


def has_moves(position: Position) -> bool:
    """Whether whoever looks at this position is to move in it."""
    return bool(position.legal)


def step_of(position: Position, prefix: str) -> Step:
    """The question after `prefix`; from the start where `prefix` leads nowhere any more."""
    if position.private is None or position.seat is None:
        raise ValueError("a spectator has no moves")
    presenter = presenter_of(position.game)
    try:
        return presenter.step(position.legal, position.public, position.private, position.seat, prefix)
    except ValueError:
        return presenter.step(position.legal, position.public, position.private, position.seat, "")


def parent(position: Position, prefix: str) -> str:
    """The question from which `prefix` was chosen, on the way from the first one."""
    at = ""
    while True:
        leading = [choice.text for choice in step_of(position, at).choices if not choice.final]
        between = [text for text in leading if text != at and prefix.startswith(f"{text} ")]
        if prefix in leading or not between:
            return at
        at = max(between, key=len)


def step_rows(position: Position, step: Step, prefix: str, page: int = 0) -> tuple[Row, ...]:
    """Menus or buttons for a step's choices; at most four rows."""
    rows: list[Row] = []
    here = (position.id, position.ply)
    plain = all(not choice.description for choice in step.choices)
    labels = numbered(step)
    if len(step.choices) == 1 or (len(step.choices) <= BUTTONS and plain):
        rows.append(tuple(_button(here, choice, label) for choice, label in zip(step.choices, labels, strict=True)))
    else:
        pages = -(-len(step.choices) // MENU_LIMIT)
        page = min(max(page, 0), pages - 1)
        shown = slice(page * MENU_LIMIT, (page + 1) * MENU_LIMIT)
        items = tuple(map(_item, step.choices[shown], labels[shown]))
        placeholder = (
            _("Choose …") if pages == 1 else _("Choose … (page {page} of {pages})").format(page=page + 1, pages=pages)
        )
        rows.append((Menu(ids.step(*here, page, prefix), placeholder, items),))
        if pages > 1:
            rows.append(
                tuple(
                    Button(str(n + 1), ids.open_step(*here, n, prefix), disabled=n == page) for n in _near(page, pages)
                )
            )
    if prefix:
        rows.append((Button(_("Back"), ids.open_step(*here, 0, parent(position, prefix))),))
    return tuple(rows)


def _near(page: int, pages: int) -> range:
    """The pages that have a button while `page` is shown: as many as fit into a row."""
    first = max(0, min(page - ROW_LIMIT // 2, pages - ROW_LIMIT))
    return range(first, min(pages, first + ROW_LIMIT))


def numbered(step: Step) -> list[str]:
    """The labels of a step's choices, with their numbers where the picture shows them."""
    return [
        f"{number} · {choice.label}" if step.picture and choice.pictured else choice.label
        for number, choice in enumerate(step.choices, 1)
    ]


def _button(here: tuple[int, int], choice: Choice, label: str) -> Button:
    whole = f"{label} – {choice.description}" if choice.description else label
    label = whole if len(whole) <= BUTTON_LABEL else label[:BUTTON_LABEL]
    if choice.final:
        return Button(label, ids.take(*here, choice.text), "primary")
    return Button(label, ids.open_step(*here, 0, choice.text), "primary")


def _item(choice: Choice, label: str) -> MenuOption:
    return MenuOption(label[:100], ids.way(choice.text, choice.final), choice.description[:100], choice.emoji)


def hand_file(position: Position) -> File:
    """The picture of what the position's seat sees, with its alt text."""
    if position.private is None or position.seat is None:
        raise ValueError("a spectator has no hand")
    data = renderer_of(position.game).hand(position.public, position.private, position.seat, position.names)
    alt = presenter_of(position.game).hand_text(position.public, position.private, position.seat, position.names)
    return File(f"hand-{position.id}.png", data, alt)


def panel(position: Position, prefix: str = "", page: int = 0, done: str = "") -> OutgoingMessage:
    """The move panel: what was just `done`, the question, a picture, the choices. Draws: run it in a worker thread."""
    if not has_moves(position):
        return OutgoingMessage(done or _("It is not your turn."), (hand_file(position),))
    step = step_of(position, prefix)
    if step.prompt and prefix and step == step_of(position, ""):
        prefix = ""
    lines = [line for line in (done, step.prompt) if line]
    rows = (*step_rows(position, step, prefix, page), *(() if prefix else take_back_row(position)))
    files: tuple[File, ...] = (choices_file(position, step, prefix) or hand_file(position),)
    if position.direct:
        files, rows = (board_file(position), *files), (*rows, direct_row(position))
    return OutgoingMessage("\n".join(lines), files, rows)


def direct_row(position: Position) -> Row:
    """The last buttons of a board with the hand, which is one message in direct messages."""
    log, more = Button(_("Log"), ids.log(position.id)), Button(_("More"), ids.more(position.id))
    return (log, more, *hint_buttons(position))


def take_back_row(position: Position) -> tuple[Row, ...]:
    """The button that takes back the last step of an unfinished turn, where that may be possible."""
    if not position.may_take_back:
        return ()
    return ((Button(_("Take back"), ids.take_back(position.id, position.ply)),),)


def choices_file(position: Position, step: Step, prefix: str) -> File | None:
    """The picture on which the choices are numbered, with its alt text; None for a step that needs none."""
    if not step.picture or position.private is None or position.seat is None:
        return None
    texts = [choice.text for choice in step.choices]
    data = renderer_of(position.game).choices(position.public, position.private, position.seat, prefix, texts)
    if data is None:
        return None
    return File(f"choices-{position.id}.png", data, f"{step.prompt} {'; '.join(numbered(step))}"[:ALT_LIMIT])
