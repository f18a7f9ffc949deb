"""Archives threads in which nothing has happened for as long as they were set to stay."""

from __future__ import annotations

from functools import partial

from .clock import Timer
from .model import Channel
from .snowflakes import moment
from .world import Event, World


class Inactivity:
    """Watches a world, and archives its idle threads by its clock.

    A message, waking the thread, and setting its time anew count as activity; edits and clicks do not.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._timers: dict[int, Timer] = {}
        for channel in world.channels.values():
            self._watch(channel)

    def saw(self, event: Event) -> None:
        """Set a thread's timer anew after whatever may have changed when it is due."""
        if event.kind in ("thread_create", "thread_update", "message_create") and event.channel is not None:
            self._watch(event.channel)

    def _watch(self, channel: Channel) -> None:
        timer = self._timers.pop(channel.id, None)
        if timer is not None:
            timer.cancel()
        if channel.is_thread and not channel.archived:
            wait = max(0.0, self._due(channel) - self._world.clock.now())
            self._timers[channel.id] = self._world.clock.call_later(wait, partial(self._look, channel))

    def _look(self, thread: Channel) -> None:
        del self._timers[thread.id]
        if thread.id not in self._world.channels or thread.archived:
            return
        if self._due(thread) <= self._world.clock.now():
            self._world.archive(thread, archived=True)
        else:
            self._watch(thread)

    def _due(self, thread: Channel) -> float:
        said = moment(thread.last_message_id) if thread.last_message_id else 0.0
        return max(thread.archived_at, said) + thread.auto_archive * 60
