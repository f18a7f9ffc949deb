"""What is said of a match and where it stands on Discord: read before a delivery, written down after it.

A file for each kind of outbox item. Each has a function that reads what a delivery needs, and one that notes in one
transaction what came of it and takes the item out of the outbox.
"""
