"""A gentle pace: some requests at once, and after them one at a time."""


class Pace:
    """Allows `at_once` takes without a wait, and regains one of them every `every` seconds."""

    def __init__(self, at_once: int, every: float) -> None:
        self._at_once = at_once
        self._every = every
        self._full_at = 0.0

    def take(self, now: float) -> float:
        """0 if a take is allowed at the moment `now` (seconds of a monotonic clock), which it uses up;
        else the seconds until one will be."""
        full_at = max(self._full_at, now) + self._every
        wait = full_at - now - self._at_once * self._every
        if wait > 0:
            return wait
        self._full_at = full_at
        return 0.0
