"""Names of people, and other text that is not ours, where any characters may stand in them."""
