"""Drives the local table as people would: for tests and measurements."""
