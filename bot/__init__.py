"""Everything that talks to Discord or remembers: from a click to the store, from the outbox to messages."""
