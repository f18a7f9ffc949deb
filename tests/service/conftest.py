"""A hall for each test."""

from tests.service.opening import empty_store, hall

__all__ = ["empty_store", "hall"]
