"""What the library logs of autocompletion: an answer that comes late, or twice, is no fault of anybody's."""

import logging

import discord

from bot.discord_api.errors import NO_ANSWER
from bot.operations.failures import FailureLog
from bot.service.errors import is_busy

log = logging.getLogger(__name__)
failures = FailureLog(log)

TOO_LATE = 10062
"""Code of an interaction that was not answered in time: the person was told so, and nothing is done any more."""
ANSWERED = 40060
"""Code of an interaction that has its answer: an earlier try arrived, or Discord delivered it twice."""


def quiet_autocompletion() -> None:
    """Have the library's reports of failed autocompletions written as what they mean."""
    logging.getLogger("discord.app_commands.tree").addFilter(_reported)


def _reported(record: logging.LogRecord) -> bool:
    """Whether the library's own record is to be written."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None or "autocomplete" not in record.msg:
        return True
    late = isinstance(error, discord.HTTPException) and error.code in (TOO_LATE, ANSWERED)
    if late or is_busy(error) or (isinstance(error, NO_ANSWER) and not isinstance(error, discord.HTTPException)):
        log.info("choices came too late, or could not be sent: %s", type(error).__name__)
    else:
        failures.write(error, "choices cannot be offered")
    return False
