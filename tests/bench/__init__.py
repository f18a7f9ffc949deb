"""Measurements of speed and size: `make bench`. Nothing here is a test; figures depend on the machine."""
