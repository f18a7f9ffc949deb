"""Services on a store of their own, for each test."""

from tests.service.opening import empty_store, harness

__all__ = ["empty_store", "harness"]
