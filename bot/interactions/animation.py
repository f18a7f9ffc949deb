"""Making animations: one at a time, in pieces, so that boards and hands are drawn in between."""

import asyncio

from bot.presenter import replay as presenter
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.service.replay import Course, Moment, film
from render.replay import gif_steps

_ONE_AT_A_TIME = asyncio.Semaphore(1)


async def animation(course: Course) -> OutgoingMessage:
    """The animation of a finished match as a message. Refused while the match runs."""
    moments = film(course)
    async with _ONE_AT_A_TIME:
        shown: list[Moment] = []
        while (moment := await draw_in_thread(next, moments, None)) is not None:
            shown.append(moment)
        times = presenter.pace(len(shown))
        stills = [await draw_in_thread(presenter.still, moment, ms) for moment, ms in zip(shown, times, strict=True)]
        work = gif_steps(stills)
        while (data := await draw_in_thread(next, work)) is None:
            pass
    return presenter.film(shown[-1].position, data)
