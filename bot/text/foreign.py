"""Text that is not ours: names of servers, and words that people typed. Nothing in it comes to life in a message."""

from bot.text.names import one_line, without_markup


class ForeignText(str):
    """Text as others wrote it. Wherever it is formatted into a sentence it is in one line and escaped."""

    __slots__ = ()

    def __str__(self) -> str:
        return without_markup(one_line(self))

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)
