"""The bytes of attachments: in memory, or one file each in a folder."""

from __future__ import annotations

import os
import struct
from pathlib import Path

_TYPES: list[tuple[bytes, str]] = [
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"GIF8", "image/gif"),
    (b"\xff\xd8\xff", "image/jpeg"),
]


class Files:
    """Holds the bytes of attachments by id. With a folder they outlive the process."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._held: dict[int, bytes] = {}
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def put(self, number: int, data: bytes) -> None:
        if self._folder is None:
            self._held[number] = data
            return
        path = self._folder / str(number)
        draft = path.with_suffix(".part")
        draft.write_bytes(data)
        os.replace(draft, path)

    def get(self, number: int) -> bytes | None:
        if self._folder is None:
            return self._held.get(number)
        try:
            return (self._folder / str(number)).read_bytes()
        except FileNotFoundError:
            return None

    def drop(self, number: int) -> None:
        if self._folder is None:
            self._held.pop(number, None)
        else:
            (self._folder / str(number)).unlink(missing_ok=True)


def content_type(filename: str, data: bytes) -> str:
    """What the bytes are, told by how they begin; plain text by the name."""
    for start, kind in _TYPES:
        if data.startswith(start):
            return kind
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    if filename.endswith(".json"):
        return "application/json"
    if filename.endswith((".txt", ".log", ".md")):
        return "text/plain; charset=utf-8"
    return "application/octet-stream"


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, GIF or JPEG; None for everything else."""
    if data.startswith(b"\x89PNG") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data.startswith(b"GIF8") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], struct.unpack(">H", data[at + 2 : at + 4])[0]
        # SOF0..SOF15 carry the frame's size, except for the three that define tables (C4, C8, CC).
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
