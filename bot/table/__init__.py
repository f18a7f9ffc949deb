"""The local table: a stand-in for Discord on the loopback address, with a web page for the people.

It speaks the part of Discord's HTTP and gateway protocol that a bot written with discord.py uses, so the bot runs
against it unmodified, without an account. ``python -m bot.table`` starts it.
"""
