"""The time that the services go by: it runs evenly, whatever is done to the system's clock."""

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970 that run on with the monotonic clock from what the system's clock said at first.

    Where the system's clock is set meanwhile, this one goes on as before until it is told to `follow`, so that whoever
    tells it can move with it what is stored as moments to come.
    """

    def __init__(
        self,
        system: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        *,
        of_database: bool = False,
    ) -> None:
        """`of_database`: it follows the database's clock, as several machines may share that."""
        self.system = system
        self.monotonic = monotonic
        self.of_database = of_database
        self._began = system() - monotonic()

    def now(self) -> int:
        """Whole seconds since 1970."""
        return int(self._began + self.monotonic())

    def follow(self, at: float) -> None:
        """Go on from this moment, in seconds since 1970."""
        self._began = at - self.monotonic()
