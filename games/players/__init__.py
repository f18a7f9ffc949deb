"""Computer players: views in, an action out. What each game knows of its own play is in `games/<game>/players`."""
