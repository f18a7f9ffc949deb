"""Check a finished match's file: nobody could choose the cards after seeing who plays (design, "Fair chance")."""

import json
import re
from typing import Any

from games.core import fairness
from games.core.errors import RecordError
from games.record import read

HEX = re.compile(r"[0-9a-f]{64}")


def verify(text: str) -> list[str]:
    """One line per thing that was checked. RecordError, naming the place, for the first that does not hold.

    The file is a record with a seed and, beside it, `fairness`: {"commitment", "secret", "interaction"}, the first
    two as 64 hex digits, the third the accepting interaction's id; and, if given, `result`: the outcome.
    """
    record = read(text)
    data = json.loads(text)
    proof = data.get("fairness")
    if record.seed is None or not isinstance(proof, dict):
        raise RecordError("fairness: a record with a seed and its commitment, secret and interaction is expected")
    secret, promised, interaction = _hex(proof, "secret"), _hex(proof, "commitment"), _number(proof)
    if fairness.commitment(secret) != promised:
        raise RecordError("fairness.secret: its SHA-256 is not the commitment that was shown with the challenge")
    if fairness.seed(secret, interaction) != record.seed.lower():
        raise RecordError("seed: it is not what the secret and the accepting interaction give")
    for match, _ in record.play():
        final = match
    lines = [
        "commitment: the SHA-256 of the secret, as shown with the challenge",
        f"seed: follows from the secret and the accepting interaction {interaction}",
        f"actions: all {final.ply} are legal",
    ]
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


def _number(proof: dict[str, Any]) -> int:
    value = proof.get("interaction")
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    if type(value) is int and value >= 0:
        return value
    raise RecordError("fairness.interaction: the id of the accepting interaction, in decimal digits, is expected")


def _ended_outside(result: Any) -> bool:
    return isinstance(result, dict) and isinstance(result.get("reason"), str) and result.get("score") is None
