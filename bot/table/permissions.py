"""Permission bits, and what may be done where."""

from __future__ import annotations

CREATE_INVITE = 1 << 0
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

NAMES: dict[str, int] = {
    name.lower(): bit for name, bit in list(globals().items()) if name.isupper() and isinstance(bit, int)
}

ALL = sum(NAMES.values())

EVERYONE = (
    CREATE_INVITE
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)

BOT_ROLE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)

IN_DM = EVERYONE & ~(CREATE_INVITE | CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS)


def bits(names: list[str]) -> int:
    """The bits of permissions named in lower case, as Discord names them; ``ValueError`` for an unknown name."""
    unknown = [name for name in names if name.lower() not in NAMES]
    if unknown:
        raise ValueError(f"unknown permissions: {', '.join(unknown)}")
    return sum(NAMES[name.lower()] for name in set(names))
