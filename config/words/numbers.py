"""Numbers as people read them."""


def format_number(number: int) -> str:
    """A whole number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def format_change(number: int) -> str:
    """What is added or lost, with its sign."""
    return f"+{number}" if number > 0 else format_number(number) if number else "±0"
