"""Making animations: one at a time, in pieces, so that boards and hands are drawn in between."""

import asyncio

from bot.presenter import replay as presenter
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.service.replay import Frame, Replay, animation_frames
from render.replay import gif_steps

_ONE_AT_A_TIME = asyncio.Semaphore(1)


async def animation(replay: Replay) -> OutgoingMessage:
    """The animation of a finished match as a message. UserError while the match runs."""
    frames = animation_frames(replay)
    async with _ONE_AT_A_TIME:
        shown: list[Frame] = []
        while (frame := await draw_in_thread(next, frames, None)) is not None:
            shown.append(frame)
        times = presenter.pace(len(shown))
        stills = [await draw_in_thread(presenter.still, frame, ms) for frame, ms in zip(shown, times, strict=True)]
        work = gif_steps(stills)
        while (data := await draw_in_thread(next, work)) is None:
            pass
    return presenter.animation(shown[-1].position, data)
