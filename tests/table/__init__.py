"""Tests of the local table: over the wire with discord.py, and through its page."""
