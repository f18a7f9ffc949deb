"""Percentiles of what was measured."""

from statistics import quantiles
from typing import Any


def spread(seconds: list[float]) -> dict[str, Any]:
    """Median and 95th percentile in milliseconds, and how many values there are."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    return {"p50_ms": round(1000 * cuts[49], 2), "p95_ms": round(1000 * cuts[94], 2), "n": len(seconds)}
