"""Limits of application commands and of autocompletion choices."""

from __future__ import annotations

import re
from typing import Any

from ..model import Json
from .form import Form, Path

NAME = re.compile(r"[-_'\w]{1,32}", re.UNICODE)
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
CHAT_INPUT = 1
INSTALLS = {0, 1}
"""With the bot on a server, or for a person alone."""
CONTEXTS = {0, 1, 2}
"""Servers, the bot's direct messages, and those between people."""
COUNTS = {1: 100, 2: 15, 3: 15}
SIZE_LIMIT = 8000


def check_commands(commands: list[Any]) -> None:
    """Check a bulk overwrite: every command, their names and their number."""
    form = Form()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        check_command(form, command, (index,))
        key = (command.get("type", CHAT_INPUT), str(command.get("name")))
        if key in seen:
            message = "Application command names must be unique"
            form.fault((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    for kind, most in COUNTS.items():
        if sum(1 for key in seen if key[0] == kind) > most:
            form.fault((), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    form.finish()


def check_command(form: Form, command: Json, path: Path) -> None:
    """Enter into the form what is wrong with a command, under `path`."""
    kind = command.get("type", CHAT_INPUT)
    form.choice(kind, (*path, "type"), {1, 2, 3, 4})
    if kind == CHAT_INPUT:
        _check_name(form, command.get("name"), (*path, "name"))
        form.text(command.get("description"), (*path, "description"), low=1, high=100, required=True)
        _check_options(form, command.get("options"), (*path, "options"), depth=0)
        if _size(command) > SIZE_LIMIT:
            message = f"Command exceeds maximum size ({SIZE_LIMIT})"
            form.fault(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    else:
        form.text(command.get("name"), (*path, "name"), low=1, high=32, required=True)
        if command.get("description"):
            message = "Context menu commands cannot have description"
            form.fault((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)
    _check_localizations(form, command, path, lower=kind == CHAT_INPUT)
    _check_places(form, command.get("contexts"), (*path, "contexts"), CONTEXTS)
    _check_places(form, command.get("integration_types"), (*path, "integration_types"), INSTALLS)


def _check_places(form: Form, given: Any, path: Path, known: set[int]) -> None:
    """Where a command can be used, or installed: at least one of the known numbers, each once."""
    if given is None:
        return
    if not isinstance(given, list) or not given:
        form.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {len(known)} in length.")
        return
    for index, number in enumerate(given):
        form.choice(number, (*path, index), known)
    if len(set(given)) < len(given):
        form.fault(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")


def _check_name(form: Form, name: Any, path: Path) -> None:
    text = form.text(name, path, low=1, high=32, required=True)
    if text is not None and (not NAME.fullmatch(text) or text != text.lower()):
        form.fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_localizations(form: Form, thing: Json, path: Path, *, lower: bool) -> None:
    for locale, name in (thing.get("name_localizations") or {}).items():
        place = (*path, "name_localizations", locale)
        if lower:
            _check_name(form, name, place)
        else:
            form.text(name, place, low=1, high=32)
    for locale, text in (thing.get("description_localizations") or {}).items():
        form.text(text, (*path, "description_localizations", locale), low=1, high=100)


def _check_options(form: Form, options: Any, path: Path, *, depth: int) -> None:
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(form.items(options, path, high=25)):
        place = (*path, index)
        kind = option.get("type")
        form.choice(kind, (*place, "type"), set(range(1, 12)))
        _check_name(form, option.get("name"), (*place, "name"))
        form.text(option.get("description"), (*place, "description"), low=1, high=100, required=True)
        _check_localizations(form, option, place, lower=True)
        if option.get("name") in names:
            message = "Option names must be unique"
            form.fault((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(str(option.get("name")))
        if kind in (SUBCOMMAND, GROUP):
            if depth > 1 or (depth == 1 and kind == GROUP):
                form.fault(
                    (*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type invalid"
                )
            _check_options(form, option.get("options"), (*place, "options"), depth=depth + 1)
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.fault((*place, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        if option.get("choices"):
            check_choices(form, option["choices"], kind, (*place, "choices"))
            if option.get("autocomplete"):
                message = "Autocomplete cannot be enabled with choices"
                form.fault((*place, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)
        if option.get("autocomplete") and kind not in (STRING, INTEGER, NUMBER):
            message = "Autocomplete is not valid for this option type"
            form.fault((*place, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)


def check_choices(form: Form, choices: Any, kind: int | None, path: Path) -> None:
    """Check choices of an option of type ``kind``, given ahead or by autocompletion."""
    for index, choice in enumerate(form.items(choices, path, high=25)):
        form.text(choice.get("name"), (*path, index, "name"), low=1, high=100, required=True)
        value = choice.get("value")
        if kind == STRING:
            form.text(value, (*path, index, "value"), low=1, high=100, required=True)
        elif isinstance(value, bool) or not isinstance(value, (int, float)):
            form.fault((*path, index, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def _size(thing: Json) -> int:
    """The characters that count: names, descriptions and values, over all options."""
    size = len(str(thing.get("name") or "")) + len(str(thing.get("description") or ""))
    for choice in thing.get("choices") or []:
        size += len(str(choice.get("name"))) + len(str(choice.get("value")))
    return size + sum(_size(option) for option in thing.get("options") or [])
