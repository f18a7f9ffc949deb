"""Rules engines: pure, without I/O, clock, pictures or randomness of their own."""
