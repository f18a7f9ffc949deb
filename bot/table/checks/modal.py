"""Limits of modals: title, labels, text inputs, selects."""

from __future__ import annotations

from ..model import Json
from .components import LABEL, ROW, SELECTS, TEXT, TEXT_INPUT, _Walk
from .form import Form, Path

IN_LABELS = {TEXT_INPUT, *SELECTS, 19, 21, 22, 23}


def check_modal(data: Json) -> None:
    """Check the ``data`` of a callback of type 9."""
    form = Form()
    walk = _Walk(form, set())
    form.text(data.get("title"), ("data", "title"), low=1, high=45, required=True)
    form.text(data.get("custom_id"), ("data", "custom_id"), low=1, high=100, required=True)
    for index, part in enumerate(form.items(data.get("components"), ("data", "components"), low=1, high=5)):
        path: Path = ("data", "components", index)
        kind = part.get("type")
        if kind == ROW:
            inputs = form.items(part.get("components"), (*path, "components"), low=1, high=1)
            for place, entry in enumerate(inputs):
                _check_input(walk, entry, (*path, "components", place), label_required=True)
        elif kind == LABEL:
            form.text(part.get("label"), (*path, "label"), low=1, high=45, required=True)
            form.text(part.get("description"), (*path, "description"), high=100)
            _check_labelled(walk, part.get("component"), (*path, "component"))
        elif kind == TEXT:
            form.text(part.get("content"), (*path, "content"), low=1, high=4000, required=True)
        else:
            form.choice(kind, (*path, "type"), {ROW, TEXT, LABEL})
    form.finish()


def _check_labelled(walk: _Walk, part: Json | None, path: Path) -> None:
    if part is None:
        walk.form.required(path)
    elif part.get("type") == TEXT_INPUT:
        _check_input(walk, part, path, label_required=False)
    elif part.get("type") in SELECTS:
        walk.select(part, path)
    else:
        walk.form.choice(part.get("type"), (*path, "type"), IN_LABELS)
        walk.custom_id(part, path)


def _check_input(walk: _Walk, entry: Json, path: Path, *, label_required: bool) -> None:
    form = walk.form
    form.choice(entry.get("type"), (*path, "type"), {TEXT_INPUT})
    walk.custom_id(entry, path)
    form.choice(entry.get("style"), (*path, "style"), {1, 2})
    form.text(entry.get("label"), (*path, "label"), low=int(label_required), high=45, required=label_required)
    form.text(entry.get("placeholder"), (*path, "placeholder"), high=100)
    low = form.number(entry.get("min_length"), (*path, "min_length"), low=0, high=4000, default=0)
    high = form.number(entry.get("max_length"), (*path, "max_length"), low=1, high=4000, default=4000)
    value = form.text(entry.get("value"), (*path, "value"), high=4000)
    if value and not low <= len(value) <= high:
        form.fault((*path, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
