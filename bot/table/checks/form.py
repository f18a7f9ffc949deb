"""Collects the faults of a request body, each at its place, and tells them as one ``Invalid Form Body``."""

from __future__ import annotations

from typing import Any

from ..errors import ApiError

Path = tuple[str | int, ...]


class Form:
    """The faults found so far. Paths are the keys and indexes that lead to the faulty value."""

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def fault(self, path: Path, code: str, message: str) -> None:
        place = self.errors
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def finish(self) -> None:
        """Raise the faults as error 50035, if there are any."""
        if self.errors:
            raise ApiError(50035, errors=self.errors)

    # --- checks of single values ---------------------------------------------------------------------------------

    def required(self, path: Path) -> None:
        self.fault(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, value: Any, path: Path, *, low: int = 0, high: int, required: bool = False) -> str | None:
        """The value as a text of ``low`` to ``high`` characters; None after a fault or when it is absent."""
        if value is None:
            if required:
                self.required(path)
            return None
        if not isinstance(value, str):
            self.fault(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return None
        if len(value) > high and low:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        elif len(value) > high:
            self.fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif len(value) < low:
            if value:
                self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            else:
                self.required(path)
        else:
            return value
        return None

    def items(self, value: Any, path: Path, *, low: int = 0, high: int) -> list[Any]:
        """The value as a list of ``low`` to ``high`` entries; empty after a fault or when it is absent."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            return []
        return value

    def number(self, value: Any, path: Path, *, low: int, high: int, default: int) -> int:
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < low:
            self.fault(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.fault(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return value

    def choice(self, value: Any, path: Path, choices: set[int]) -> None:
        if value not in choices:
            listed = ", ".join(str(choice) for choice in sorted(choices))
            self.fault(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    def address(self, value: Any, path: Path, *, required: bool = False) -> None:
        """A web address, or ``attachment://`` and a name."""
        if value is None:
            if required:
                self.required(path)
            return
        if not isinstance(value, str) or not value.startswith(("http://", "https://", "attachment://", "discord://")):
            message = (
                f"Scheme \"{str(value).split(':')[0]}\" is not supported. Scheme must be one of ('http', 'https')."
            )
            self.fault(path, "URL_TYPE_INVALID_SCHEME", message)
        elif len(value) > 2048:
            self.fault(path, "BASE_TYPE_MAX_LENGTH", "Must be 2048 or fewer in length.")
