"""What the bot remembers: tables, queries, migrations. Imports no Discord."""
