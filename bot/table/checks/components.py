"""Limits of message components: rows, buttons, selects, and the layouts of Components V2."""

from __future__ import annotations

from typing import Any

from ..model import Json
from .emoji import check_emoji
from .form import Form, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = {3, 5, 6, 7, 8}
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
LINK, PREMIUM = 5, 6

V2_TOTAL = 40
V2_TEXT = 4000


class _Walk:
    """One pass over a message's components; ids and lengths count over all of them."""

    def __init__(self, form: Form, files: set[str]) -> None:
        self.form = form
        self.files = files
        self.custom_ids: set[str] = set()
        self.count = 0
        self.text = 0

    def custom_id(self, component: Json, path: Path) -> None:
        value = self.form.text(component.get("custom_id"), (*path, "custom_id"), low=1, high=100, required=True)
        if value is None:
            return
        if value in self.custom_ids:
            message = "Component custom id cannot be duplicated"
            self.form.fault((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self.custom_ids.add(value)

    def row(self, row: Json, path: Path) -> None:
        self.count += 1
        parts = self.form.items(row.get("components"), (*path, "components"), low=1, high=5)
        selects = [part for part in parts if _kind(part) in SELECTS]
        if selects and len(parts) > 1:
            message = "Components in an action row exceed its width of 5"
            self.form.fault((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        for index, part in enumerate(parts):
            place = (*path, "components", index)
            if _kind(part) == BUTTON:
                self.button(part, place)
            elif _kind(part) in SELECTS:
                self.select(part, place)
            else:
                self.form.choice(_kind(part), (*place, "type"), {BUTTON, *SELECTS})

    def button(self, button: Json, path: Path) -> None:
        self.count += 1
        form, style = self.form, button.get("style")
        form.choice(style, (*path, "style"), {1, 2, 3, 4, LINK, PREMIUM})
        form.text(button.get("label"), (*path, "label"), high=80)
        check_emoji(form, button.get("emoji"), (*path, "emoji"))
        if style == LINK:
            form.address(button.get("url"), (*path, "url"), required=True)
            if button.get("custom_id") is not None:
                message = "A custom id and url cannot both be specified"
                form.fault((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        elif style != PREMIUM:
            if button.get("url") is not None:
                form.fault((*path, "url"), "BUTTON_COMPONENT_INVALID_URL", "A url is only for link buttons")
            self.custom_id(button, path)
        if style != PREMIUM and not button.get("label") and not button.get("emoji"):
            form.fault((*path, "label"), "BUTTON_COMPONENT_INVALID_EMPTY", "A button must have a label or an emoji")

    def select(self, select: Json, path: Path) -> None:
        self.count += 1
        form = self.form
        self.custom_id(select, path)
        form.text(select.get("placeholder"), (*path, "placeholder"), high=150)
        low = form.number(select.get("min_values"), (*path, "min_values"), low=0, high=25, default=1)
        high = form.number(select.get("max_values"), (*path, "max_values"), low=1, high=25, default=1)
        if low > high:
            form.fault((*path, "min_values"), "SELECT_COMPONENT_MIN_MAX", "min_values is greater than max_values")
        if select["type"] == STRING_SELECT:
            self._options(select, path, high)

    def _options(self, select: Json, path: Path, most: int) -> None:
        form = self.form
        options = form.items(select.get("options"), (*path, "options"), low=1, high=25)
        if options and most > len(options):
            message = "max_values is greater than the number of options"
            form.fault((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", message)
        seen: set[str] = set()
        for index, option in enumerate(options):
            place = (*path, "options", index)
            form.text(option.get("label"), (*place, "label"), low=1, high=100, required=True)
            form.text(option.get("description"), (*place, "description"), high=100)
            check_emoji(form, option.get("emoji"), (*place, "emoji"))
            value = form.text(option.get("value"), (*place, "value"), low=1, high=100, required=True)
            if value in seen:
                message = "The specified option value is already used"
                form.fault((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            if value is not None:
                seen.add(value)

    def media(self, item: Any, path: Path) -> None:
        address = item.get("url") if isinstance(item, dict) else None
        self.form.address(address, (*path, "url"), required=True)
        if isinstance(address, str) and address.startswith("attachment://"):
            name = address.removeprefix("attachment://")
            if name not in self.files:
                message = f"The referenced attachment '{name}' was not found."
                self.form.fault((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)

    def layout(self, component: Json, path: Path, allowed: set[int]) -> None:
        kind = _kind(component)
        if kind not in allowed:
            self.form.choice(kind, (*path, "type"), allowed)
        elif kind == ROW:
            self.row(component, path)
        elif kind == BUTTON:
            self.button(component, path)
        else:
            self.count += 1
            self._content(component, kind, path)

    def _content(self, component: Json, kind: int, path: Path) -> None:
        form = self.form
        if kind == TEXT:
            text = form.text(component.get("content"), (*path, "content"), low=1, high=V2_TEXT, required=True)
            self.text += len(text or "")
        elif kind == SECTION:
            parts = form.items(component.get("components"), (*path, "components"), low=1, high=3)
            for index, part in enumerate(parts):
                self.layout(part, (*path, "components", index), {TEXT})
            if not isinstance(component.get("accessory"), dict):
                form.required((*path, "accessory"))
            else:
                self.layout(component["accessory"], (*path, "accessory"), {BUTTON, THUMBNAIL})
        elif kind == THUMBNAIL:
            self.media(component.get("media"), (*path, "media"))
            form.text(component.get("description"), (*path, "description"), high=1024)
        elif kind == GALLERY:
            for index, item in enumerate(form.items(component.get("items"), (*path, "items"), low=1, high=10)):
                self.media(item.get("media"), (*path, "items", index, "media"))
                form.text(item.get("description"), (*path, "items", index, "description"), high=1024)
        elif kind == FILE:
            self.media(component.get("file"), (*path, "file"))
        elif kind == CONTAINER:
            parts = form.items(component.get("components"), (*path, "components"), low=1, high=V2_TOTAL)
            for index, part in enumerate(parts):
                self.layout(part, (*path, "components", index), {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})


def _kind(component: Any) -> int:
    kind = component.get("type") if isinstance(component, dict) else None
    return kind if isinstance(kind, int) else -1


def check_components(form: Form, components: Any, *, is_v2: bool, files: set[str]) -> None:
    """Check a message's components. ``files`` are the names that ``attachment://`` may mean."""
    walk = _Walk(form, files)
    path: Path = ("components",)
    if not is_v2:
        for index, row in enumerate(form.items(components, path, high=5)):
            walk.layout(row, (*path, index), {ROW})
        return
    for index, component in enumerate(form.items(components, path, low=1, high=V2_TOTAL)):
        allowed = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
        walk.layout(component, (*path, index), allowed)
    if walk.count > V2_TOTAL:
        message = f"Total number of components exceeds the maximum of {V2_TOTAL}"
        form.fault(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if walk.text > V2_TEXT:
        message = f"Total length of displayable text exceeds the maximum of {V2_TEXT}"
        form.fault(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
