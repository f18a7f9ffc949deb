"""Numbers as people read them."""


def number_text(number: int) -> str:
    """A whole number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def signed_number(number: int) -> str:
    """What is added or lost, with its sign."""
    return f"+{number}" if number > 0 else number_text(number) if number else "±0"
