"""Numbers as people read them."""


def signed_amount(amount: float, *, percent: bool = False) -> str:
    """What there is more or less of, to a tenth, or a share as percent, with its sign; "" if it rounds to nothing."""
    text = f"{abs(amount) * 100:.0f}" if percent else f"{abs(amount):.1f}".removesuffix(".0")
    if text == "0":
        return ""
    text += "\N{NO-BREAK SPACE}%" if percent else ""
    return f"−{text}" if amount < 0 else f"+{text}"


def number_text(number: int) -> str:
    """A whole number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def signed_number(number: int) -> str:
    """What is added or lost, with its sign."""
    return f"+{number}" if number > 0 else number_text(number) if number else "±0"
