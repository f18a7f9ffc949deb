"""The outbox's worker, and how each kind of item is delivered: what it says is made then, from the present state."""
