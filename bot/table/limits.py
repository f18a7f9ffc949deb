"""Rate limits: the headers on every answer and, when asked for, Discord's 429s."""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass

from .clock import Clock
from .errors import ApiError

# Requests per seconds, as observed on Discord; it does not publish them and they may change there.
_OBSERVED: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/webhooks/{application_id}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}"): (5, 2.0),
    ("POST", "/users/@me/channels"): (10, 60.0),
}
_GENEROUS = (50, 1.0)
_DIRECT_CHANNELS = (20, 10.0)
"""Direct channels per seconds, above which Discord refuses more: by what bots report, as it says no number."""


@dataclass(slots=True)
class _Window:
    began: float
    used: int


class Limits:
    """Counts requests per bucket in windows of fixed length. ``enforced`` turns the 429s on."""

    def __init__(self, clock: Clock, *, enforced: bool) -> None:
        self._clock = clock
        self._enforced = enforced
        self._windows: dict[tuple[str, str, str], _Window] = {}
        self._direct_channels: deque[float] = deque()

    def count(self, method: str, route: str, major: str) -> dict[str, str]:
        """Count a request and return its headers; :class:`ApiError` 429 with them when the bucket is empty."""
        most, seconds = _OBSERVED.get((method, route), _GENEROUS) if self._enforced else _GENEROUS
        now = self._clock.now()
        if not self._enforced:
            return _headers(method, route, most, most - 1, seconds, now)
        window = self._windows.get((method, route, major))
        if window is None or now - window.began >= seconds:
            window = self._windows[method, route, major] = _Window(now, 0)
        left = window.began + seconds - now
        window.used += 1
        if window.used > most:
            raise RateLimited(left, _headers(method, route, most, 0, left, now))
        return _headers(method, route, most, most - window.used, left, now)

    def count_direct_channel(self) -> None:
        """Count the opening of a direct channel; :class:`ApiError` 40003 when that is done too fast."""
        most, seconds = _DIRECT_CHANNELS
        now = self._clock.now()
        while self._direct_channels and now - self._direct_channels[0] >= seconds:
            self._direct_channels.popleft()
        if len(self._direct_channels) >= most:
            raise ApiError(40003)
        self._direct_channels.append(now)


class RateLimited(ApiError):
    """Error 429 with the headers of its bucket."""

    def __init__(self, seconds: float, headers: dict[str, str]) -> None:
        super().__init__(0, status=429, message="You are being rate limited.", retry_after=round(seconds, 3))
        self.headers = headers


def _headers(method: str, route: str, most: int, left: int, seconds: float, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(most),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{now + seconds:.3f}",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
        "X-RateLimit-Bucket": hashlib.blake2s(f"{method} {route}".encode(), digest_size=8).hexdigest(),
    }
