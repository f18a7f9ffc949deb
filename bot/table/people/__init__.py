"""The people's side of the table: what each of them sees and does, for the page and for tests."""
