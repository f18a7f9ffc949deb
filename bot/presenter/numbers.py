"""Numbers as people read them."""


def written(number: int) -> str:
    """A whole number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def gained(number: int) -> str:
    """What is added or lost, with its sign."""
    return f"+{number}" if number > 0 else written(number) if number else "±0"
