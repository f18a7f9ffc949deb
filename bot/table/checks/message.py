"""Limits of messages: content, embeds, nonce, attachments."""

from __future__ import annotations

from typing import Any

from ..errors import ApiError
from ..model import COMPONENTS_V2, Json, Upload
from .components import check_components
from .form import Form, Path

CONTENT_LIMIT = 2000
EMBED_TOTAL = 6000


def check_message(body: Json, uploads: list[Upload], *, edited_flags: int | None = None) -> None:
    """Check the body of a message that is posted, or of an edit of one with the flags ``edited_flags``."""
    form = Form()
    flags = form.number(body.get("flags"), ("flags",), low=0, high=1 << 20, default=0)
    is_v2 = bool((flags | (edited_flags or 0)) & COMPONENTS_V2)
    form.text(body.get("content"), ("content",), high=CONTENT_LIMIT)
    nonce = body.get("nonce")
    if nonce is not None:
        form.text(str(nonce), ("nonce",), high=25)
    _check_embeds(form, body.get("embeds"))
    if "components" in body:
        check_components(form, body["components"], is_v2=is_v2, files=_names(body, uploads))
    if is_v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                form.fault((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    _check_attachments(form, body, uploads)
    _check_mentions(form, body.get("allowed_mentions"))
    form.finish()
    if edited_flags is None and not _says_something(body, uploads):
        raise ApiError(50006)


def _says_something(body: Json, uploads: list[Upload]) -> bool:
    content = body.get("content") or ""
    return bool(content.strip() or body.get("embeds") or body.get("components") or uploads or body.get("poll"))


def _names(body: Json, uploads: list[Upload]) -> set[str]:
    kept = {str(entry.get("filename")) for entry in body.get("attachments") or [] if isinstance(entry, dict)}
    return kept | {upload.filename for upload in uploads}


def _check_attachments(form: Form, body: Json, uploads: list[Upload]) -> None:
    entries = form.items(body.get("attachments"), ("attachments",), high=10)
    if len(uploads) > 10:
        form.fault(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for index, entry in enumerate(entries):
        form.text(entry.get("description"), ("attachments", index, "description"), high=1024)


def _check_mentions(form: Form, allowed: Json | None) -> None:
    for key in ("users", "roles"):
        listed = (allowed or {}).get(key) or []
        form.items(listed, ("allowed_mentions", key), high=100)
        if listed and key in ((allowed or {}).get("parse") or []):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.fault(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_embeds(form: Form, embeds: Any) -> None:
    total = 0
    for index, embed in enumerate(form.items(embeds, ("embeds",), high=10)):
        if not isinstance(embed, dict):
            form.fault(("embeds", index), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        total += _check_embed(form, embed, ("embeds", index))
    if total > EMBED_TOTAL:
        form.fault(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def _check_embed(form: Form, embed: Json, path: Path) -> int:
    """Check one embed and return how many characters count towards the total."""
    counted: list[Any] = [embed.get("title"), embed.get("description")]
    form.text(embed.get("title"), (*path, "title"), high=256)
    form.text(embed.get("description"), (*path, "description"), high=4096)
    form.address(embed.get("url"), (*path, "url"))
    form.number(embed.get("color"), (*path, "color"), low=0, high=0xFFFFFF, default=0)
    for key, entry, high in (("footer", "text", 2048), ("author", "name", 256)):
        part = embed.get(key)
        if part:
            form.text(part.get(entry), (*path, key, entry), high=high, required=True)
            counted.append(part.get(entry))
    for key in ("image", "thumbnail"):
        if embed.get(key):
            form.address(embed[key].get("url"), (*path, key, "url"), required=True)
    for index, field in enumerate(form.items(embed.get("fields"), (*path, "fields"), high=25)):
        form.text(field.get("name"), (*path, "fields", index, "name"), high=256, low=0, required=True)
        form.text(field.get("value"), (*path, "fields", index, "value"), high=1024, low=0, required=True)
        for entry in ("name", "value"):
            if field.get(entry) == "":
                form.required((*path, "fields", index, entry))
            counted.append(field.get(entry))
    shown = ("title", "description", "image", "thumbnail", "fields", "author", "footer")
    if not any(embed.get(key) for key in shown):
        form.fault((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    return sum(len(text) for text in counted if isinstance(text, str))
