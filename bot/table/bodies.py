"""Request bodies: JSON, or a form with ``payload_json`` and files."""

from __future__ import annotations

import json
import re
from typing import Any, cast

from aiohttp import BodyPartReader, web

from .errors import ApiError
from .model import Json, Upload
from .wire import ATTACHMENT_LIMIT

_FILE_FIELD = re.compile(r"files\[(\d+)\]")


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of the body (an empty object when there is none) and the files that came with it."""
    if request.content_type.startswith("multipart/"):
        return await _read_form(request)
    raw = await request.read()
    if not raw:
        return {}, []
    if request.content_type != "application/json":
        message = 'Expected "Content-Type" header to be one of {"application/json"}.'
        raise ApiError(50035, errors={"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": message}]})
    return _parse(raw), []


async def read_object(request: web.Request) -> tuple[Json, list[Upload]]:
    """Like :func:`read_body`, for bodies that have to be an object."""
    body, uploads = await read_body(request)
    if not isinstance(body, dict):
        message = "Only dictionaries may be used in a DictType"
        raise ApiError(50035, errors={"_errors": [{"code": "DICT_TYPE_CONVERT", "message": message}]})
    return body, uploads


def _parse(raw: bytes) -> Any:
    try:
        body = json.loads(raw)
        # Half a surrogate pair is no text: whatever holds one could not be sent on, to the bot or to a page.
        json.dumps(body, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise ApiError(50109) from None
    return body


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    reader = await request.multipart()
    while (part := cast("BodyPartReader | None", await reader.next())) is not None:
        name = part.name or ""
        data = bytes(await part.read())
        if name == "payload_json":
            body = _parse(data)
        elif match := _FILE_FIELD.fullmatch(name):
            uploads.append(Upload(int(match[1]), part.filename or f"file{match[1]}", data))
    if sum(len(upload.data) for upload in uploads) > ATTACHMENT_LIMIT:
        raise ApiError(40005, status=413, message="Request entity too large")
    return body, uploads


def snowflake(text: str, error: int = 50035) -> int:
    """An id in an address; not a number is a form error, as on Discord."""
    if not text.isdigit():
        message = f'Value "{text}" is not snowflake.'
        raise ApiError(error, errors={"id": {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": message}]}})
    return int(text)
