"""Names of people as text, where any characters may stand in them."""
