"""Check a finished match's file: nobody could choose the cards after seeing who plays (design, "Fair chance")."""

import json
import re
from typing import Any

from games.core import fairness
from games.core.errors import RecordError
from games.record import read

HEX = re.compile(r"[0-9a-f]{64}")
SHOWN = re.compile(r"(?<![0-9A-Fa-f])[0-9A-Fa-f]{64}(?![0-9A-Fa-f])")


def verify(text: str, shown: str | None = None) -> list[str]:
    """One line per thing that was checked. RecordError, naming the place, for the first that does not hold.

    The file is a record with a seed and, beside it, `fairness`: {"commitment", "secret", …}, these two as 64 hex
    digits, with the rest of its form of the proof: {"interaction"}, the accepting interaction's id, or {"form": 2,
    "message", "words"}, the id of the message with the commitment, and the words of the two players (null for deleted
    ones). If given, `result` is the outcome. `shown` is the commitment as a player read it before the match began.
    """
    record = read(text)
    data = json.loads(text)
    proof = data.get("fairness")
    if record.seed is None or not isinstance(proof, dict):
        raise RecordError("fairness: a record with a seed, its commitment, its secret and the rest is expected")
    secret, promised = _hex(proof, "secret"), _hex(proof, "commitment")
    if fairness.commitment(secret) != promised:
        raise RecordError("fairness.secret: its SHA-256 is not the commitment that was shown with the challenge")
    if shown is not None and _digits(shown) != promised:
        raise RecordError("commitment: it is another one than the given one")
    lines = [
        "commitment: the SHA-256 of the secret, " + ("as shown with the challenge" if shown is None else "as given"),
        _check_seed(proof, secret, record.seed.lower()),
    ]
    for match, _ in record.play():
        final = match
    lines.append(f"actions: all {final.ply} are legal")
    if "result" in data:
        reached = final.outcome.as_json() if final.outcome else None
        if reached is None and _ended_outside(data["result"]):
            lines.append(f"result: the players or the clock ended it ({data['result']['reason']})")
        elif reached != data["result"]:
            raise RecordError("result: the actions lead to another one")
        else:
            lines.append("result: what the actions lead to")
    return lines


def _hex(proof: dict[str, Any], key: str) -> str:
    value = proof.get(key)
    if not isinstance(value, str) or not HEX.fullmatch(value):
        raise RecordError(f"fairness.{key}: 64 hex digits are expected")
    return value


def _digits(shown: str) -> str:
    """A commitment as somebody copied it: with whatever stood around it."""
    found = SHOWN.search(shown)
    return found[0].lower() if found else ""


def _check_seed(proof: dict[str, Any], secret: str, seed: str) -> str:
    """What the seed follows from, as a line. RecordError where it does not, and for a form that is not known."""
    form = proof.get("form", 1)
    if form == 1 and type(form) is int:
        interaction = _number(proof, "interaction", "the accepting interaction")
        if fairness.seed_of_interaction(secret, interaction) != seed:
            raise RecordError("seed: it is not what the secret and the accepting interaction give")
        return f"seed: follows from the secret and the accepting interaction {interaction} (form 1 of the proof)"
    if form != 2 or type(form) is not int:
        raise RecordError("fairness.form: 1 or 2 is expected")
    message = _number(proof, "message", "the message with the commitment")
    words = _words(proof)
    if words is None:
        return f"seed: not checked, since words that went into it were deleted (message {message}, form 2 of the proof)"
    if fairness.seed_of_message(secret, message, words) != seed:
        raise RecordError("seed: it is not what the secret, the message and the words give")
    return f"seed: follows from the secret, message {message} and the words {list(words)} (form 2 of the proof)"


def _words(proof: dict[str, Any]) -> tuple[str, str] | None:
    """The words of the challenger and the accepter; None if those of one were deleted."""
    value = proof.get("words")
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(word is None or isinstance(word, str) for word in value)
    ):
        raise RecordError("fairness.words: the words of the challenger and of the one who accepted are expected")
    one, other = value
    return None if one is None or other is None else (one, other)


def _number(proof: dict[str, Any], key: str, what: str) -> int:
    value = proof.get(key)
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    if type(value) is int and value >= 0:
        return value
    raise RecordError(f"fairness.{key}: the id of {what}, in decimal digits, is expected")


def _ended_outside(result: Any) -> bool:
    return isinstance(result, dict) and isinstance(result.get("reason"), str) and result.get("score") is None
