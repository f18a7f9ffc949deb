"""Fair chance: a commitment beforehand, the secret after the end, and a seed that neither side chose."""

import hashlib
import hmac


def commitment(secret: str) -> str:
    """SHA-256 of a 32-byte secret, both as 64 hex digits."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, interaction: int) -> str:
    """HMAC-SHA256 with the secret as key over the accepting interaction's id in decimal digits; 64 hex digits."""
    return hmac.new(bytes.fromhex(secret), str(interaction).encode("ascii"), hashlib.sha256).hexdigest()
