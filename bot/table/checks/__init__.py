"""Checks of what the bot sends, with Discord's limits and Discord's form errors (code 50035)."""
