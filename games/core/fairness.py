"""Fair chance: a commitment beforehand, the secret after the end, and a seed that neither side chose.

There are two forms of the proof. In form 1 the seed binds the accepting interaction's id, which players cannot see; in
form 2 the id of the message with the commitment, and words of the players' own.
"""

import hashlib
import hmac
import unicodedata

WORDS_LIMIT = 80
"""Characters of the words that a player may add."""


def commitment(secret: str) -> str:
    """SHA-256 of a 32-byte secret, both as 64 hex digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of_interaction(secret: str, interaction: int) -> str:
    """Form 1: HMAC-SHA256, the secret as key, over the accepting interaction's id in decimal digits; 64 hex digits."""
    return _hmac(secret, str(interaction))


def seed_of_message(secret: str, message: int, words: tuple[str, str]) -> str:
    """Form 2: HMAC-SHA256 with the secret as key; 64 hex digits.

    Over the UTF-8 text of three lines: the id of the message that shows the commitment, in decimal digits, and the
    words of the challenger and of the one who accepted, as `normal_words` gives them, "" where there are none.
    """
    return _hmac(secret, "\n".join((str(message), *words)))


def normal_words(typed: str) -> str:
    """Words as they go into a seed: NFC, one line with single spaces, at most `WORDS_LIMIT` characters.

    All of them show: whoever checks the seed can type them as they see them.
    """
    line = " ".join(unicodedata.normalize("NFC", typed).split())
    shown = (char for char in line if not unicodedata.category(char).startswith("C"))
    return "".join(shown)[:WORDS_LIMIT].strip()


def _hmac(secret: str, text: str) -> str:
    return hmac.new(bytes.fromhex(secret), text.encode("utf-8"), hashlib.sha256).hexdigest()
