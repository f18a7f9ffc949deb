"""A match to step through, and the animation of it with its captions."""

from dataclasses import replace

from bot.presenter import ids
from bot.presenter.alt import described
from bot.presenter.board import before_file, board_files, bold_names, heading, told, verdict, verdict_plainly
from bot.presenter.game_presenter import ALT_LIMIT, LABEL_LIMIT, Names, presenter_of
from bot.presenter.message import Button, File, Menu, MenuOption, OutgoingMessage, Row, fit_lines
from bot.presenter.panel import hand_file
from bot.service.position import Position, before_clearing
from bot.service.replay import Frame
from config.language import _
from games.catalogue import game_of
from render import renderer_of
from render.names import drawable_names
from render.replay import Still
from render.type import legible

TOLD = 1100
"""Characters for what led to a position."""
CAPTION = 120
"""Characters above a picture of the animation."""
FIRST_MS, LAST_MS = 2000, 6000
CLEARED_MS = 3000
"""How long a table that is cleared stands."""
WHOLE_MS = 80_000
"""About how long an animation runs; but each position stands at least, and at most, so long:"""
SLOWEST_MS, FASTEST_MS = 1400, 900


def stepping(frame: Frame, hands: bool = False) -> OutgoingMessage:
    """One position of a match, with the buttons to step on; `hands` shows those instead of the board, where they may
    be shown. Draws: run it in a worker thread."""
    position, hands = frame.position, hands and bool(frame.hands)
    lines = [
        _("{heading} · {at} of {last}").format(heading=heading(position), at=frame.at, last=frame.last),
        fit_lines(told(position), TOLD) if frame.at else _("The opening."),
        _standing(position),
    ]
    if frame.action is not None:
        lines.append(f"-# `{frame.action[0]} {frame.action[1]}`"[:200])
    pictures = (_hands_file(frame),) if hands else _boards(frame)
    return OutgoingMessage("\n".join(line for line in lines if line), pictures, _rows(frame, hands))


def _boards(frame: Frame) -> tuple[File, ...]:
    """The board; where it was cleared and dealt anew, the table before that: beside the present one if that is meant,
    else alone, because the next step shows the new one."""
    before = before_clearing(frame.position)
    if before is None or frame.at == frame.last:
        return board_files(frame.position)
    return (before_file(before),)


def _standing(position: Position) -> str:
    if position.outcome is not None:
        return verdict(position)
    if position.to_move is None:
        return ""
    return presenter_of(position.game).status(position.public, position.to_move, bold_names(position))


def _hands_file(frame: Frame) -> File:
    """Both hands in one picture, or the one that may be shown."""
    if len(frame.hands) == 1:
        return hand_file(frame.hands[0])
    position = frame.position
    one, two = frame.hands
    data = renderer_of(position.game).hands(position.public, (one.private, two.private), position.names)
    return File(f"hands-{position.id}.png", data, _both_in_words(one, two))


def _both_in_words(one: Position, two: Position) -> str:
    """What each seat sees in addition, cut where the two together are too long."""
    presenter = presenter_of(one.game)
    told = [
        _("{name} sees: {words}").format(
            name=hand.names[seat], words=presenter.hand_text(hand.public, hand.private, seat, hand.names)
        )
        for seat, hand in enumerate((one, two))
    ]
    if sum(map(len, told)) + 1 > ALT_LIMIT:
        room = ALT_LIMIT // 2 - 1
        told = [text if len(text) <= room else text[: room - 1] + "…" for text in told]
    return "\n".join(told)


def _rows(frame: Frame, hands: bool) -> tuple[Row, ...]:
    at, last = frame.at, frame.last

    def way(label: str, to: int, name: str, beyond: bool) -> Button:
        return Button(label, ids.watch(frame.position.id, to, hands, name), disabled=beyond)

    rows: list[Row] = [
        (
            way(_("First"), 0, "first", at == 0),
            way(_("Back"), max(0, at - 1), "back", at == 0),
            way(_("Forward"), min(last, at + 1), "forward", at == last),
            way(_("Now") if frame.running else _("Last"), -1, "last", at == last),
        )
    ]
    if last:
        items = tuple(_stop(frame, *stop) for stop in frame.stops)
        rows.append((Menu(ids.jump(frame.position.id, hands), _("Jump to …"), items),))
    further: list[Button] = []
    if hands:
        further.append(Button(_("Board"), ids.watch(frame.position.id, at, False, "turn")))
    elif frame.hands:
        label = _("Your hand") if frame.running else _("Both hands")
        further.append(Button(label, ids.watch(frame.position.id, at, True, "turn")))
    if not frame.running:
        further += _for_keeps(frame.position)
    if further:
        rows.append(tuple(further))
    return tuple(rows)


def _for_keeps(position: Position) -> list[Button]:
    return [Button(_("Animation"), ids.animation(position.id)), Button(_("Record"), ids.record(position.id))]


def _stop(frame: Frame, at: int, events: tuple[object, ...]) -> MenuOption:
    """A position in the menu: its number and what had just happened."""
    position = frame.position
    sentences = presenter_of(position.game).event_texts(events, position.public, position.names)  # type: ignore[arg-type]
    text = " ".join(sentences).replace("**", "") if at else _("The opening.")
    label = f"{at} · {text}" if text else str(at)
    return MenuOption(label if len(label) <= LABEL_LIMIT else label[: LABEL_LIMIT - 1] + "…", str(at))


def still(frame: Frame, ms: int) -> Still:
    """One picture of the animation, with its caption; where the table was cleared, of the one before. Draws: run it in
    a worker thread."""
    before = before_clearing(frame.position)
    if before is not None:
        frame, ms = replace(frame, position=before), max(ms, CLEARED_MS)
    position = frame.position
    data = renderer_of(position.game).board(position.public, position.names)
    return Still(data, _caption(frame), frame.at, frame.last, ms)


def pace(shots: int) -> list[int]:
    """How long each of so many positions stands, in milliseconds."""
    each = max(FASTEST_MS, min(SLOWEST_MS, WHOLE_MS // shots))
    return [FIRST_MS, *[each] * (shots - 2), LAST_MS][-shots:]


def _caption(frame: Frame) -> str:
    """The latest of what happened, as far as it can be read in passing; at the end who won."""
    position, names = frame.position, drawable_names(frame.position.names)
    if position.outcome is not None:
        return verdict_plainly(position, names)
    if not frame.at:
        return _("{game}: {one} against {two}").format(game=game_of(position.game).title, one=names[0], two=names[1])
    text = ""
    for sentence in reversed(presenter_of(position.game).event_texts(position.recent, position.public, names)):
        longer = legible(f"{sentence} {text}".replace("**", ""))
        if text and len(longer) > CAPTION:
            break
        text = longer
    return text if len(text) <= CAPTION else text[: CAPTION - 1] + "…"


def animation(end: Position, data: bytes) -> OutgoingMessage:
    """The animation of a finished match; `end` is its last position."""
    text = _("{heading} · {one} against {two}").format(
        heading=heading(end), one=bold_names(end)[0], two=bold_names(end)[1]
    )

    def whole(names: Names, words: str) -> str:
        said = _("The whole match, {one} against {two}, as an animated picture. It ends like this:")
        return f"{said.format(one=names[0], two=names[1])} {words}"

    alt = described(end.game, end.public, end.names, whole)
    rows = ((Button(_("Step through"), ids.replay(end.id)), Button(_("Record"), ids.record(end.id))),)
    return OutgoingMessage(f"{text}\n{verdict(end)}", (File(f"replay-{end.id}.gif", data, alt),), rows)


def running(position: Position) -> OutgoingMessage:
    """What is said of a running match where everybody reads it: there is no animation yet."""
    return OutgoingMessage(
        _("{heading}: there is an animation when the match is over. Until then you can step through it.").format(
            heading=heading(position)
        ),
        rows=((Button(_("Step through"), ids.replay(position.id)),),),
    )


def record(match_id: int, text: str) -> OutgoingMessage:
    """A finished match as a file."""
    return OutgoingMessage(
        _("The record of match {number}: every action, the seed, and the proof of the shuffle.").format(
            number=match_id
        ),
        (File(f"match-{match_id}.json", text.encode("utf-8")),),
    )
