"""Discord's own description of its API, and whether a request fits it."""

import copy
import json
import re
from functools import cached_property
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

FILE = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
"""Beside the checkout, where there is one."""


class Description:
    """The description in a file. The library under the bot sends ids as numbers in places: both are taken."""

    def __init__(self, file: Path = FILE) -> None:
        self._document = json.loads(file.read_text(encoding="utf-8"))
        self._document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}

    @cached_property
    def _paths(self) -> list[tuple[re.Pattern[str], dict[str, Any]]]:
        # Of two paths that fit, such as @original and {message_id}, the one with fewer variables is meant.
        listed = sorted(self._document["paths"].items(), key=lambda entry: entry[0].count("{"))
        return [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), operations) for path, operations in listed]

    def fault(self, request: dict[str, Any]) -> str | None:
        """What is wrong with a request as the table lists it: `method`, `path`, and `body` (a form's payload_json)."""
        where = f"{request['method']} {request['path']}"
        for pattern, operations in self._paths:
            operation = operations.get(request["method"].lower())
            if operation is not None and pattern.fullmatch(request["path"]):
                error = self._error(operation, request["body"])
                return None if error is None else f"{where}: {error.json_path}: {error.message}"
        return f"{where}: Discord has no such route"

    def _error(self, operation: dict[str, Any], body: Any) -> ValidationError | None:
        if "requestBody" not in operation:
            return None
        content = operation["requestBody"]["content"]["application/json"]
        if body is None and not operation["requestBody"].get("required"):
            return None
        schema = copy.copy(content["schema"]) | {"components": self._document["components"]}
        error: ValidationError | None = best_match(Draft202012Validator(schema).iter_errors(body))
        return error
