"""Which texts Discord takes for an emoji."""

from __future__ import annotations

from typing import Any

from .form import Form, Path

# The characters outside the supplementary planes that Unicode lists as emoji.
_BASIC = set(
    "©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌚⌛⌨⏏⏩⏪⏫⏬⏭⏮⏯⏰⏱⏲⏳⏸⏹⏺Ⓜ▪▫▶◀◻◼◽◾☀☁☂☃☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸☹☺♀♂♈♉♊♋♌♍♎♏♐♑♒♓♟♠♣♥♦♨♻♾♿"
    "⚒⚓⚔⚕⚖⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰⛱⛲⛳⛴⛵⛷⛸⛹⛺⛽✂✅✈✉✊✋✌✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓❔❕❗❣❤➕➖➗➡➰➿⤴⤵⬅⬆⬇⬛⬜⭐⭕〰〽㊗㊙"
)
_JOINERS = {0x200D, 0xFE0F, 0x20E3}


def is_emoji(text: str) -> bool:
    """Whether the text is one Unicode emoji: pictures, keycaps, flags, and sequences of them."""
    if text.endswith("\u20e3"):
        return text[0] in "0123456789#*"
    codes = [ord(char) for char in text]
    if not codes:
        return False
    return all(
        code in _JOINERS or chr(code) in _BASIC or 0x1F000 <= code <= 0x1FAFF or 0xE0020 <= code <= 0xE007F
        for code in codes
    ) and any(code not in _JOINERS for code in codes)


def check_emoji(form: Form, emoji: Any, path: Path) -> None:
    """A partial emoji: by name only, since the table keeps no emojis of servers or applications."""
    if emoji is None:
        return
    name = emoji.get("name") if isinstance(emoji, dict) else None
    if not isinstance(name, str) or emoji.get("id") is not None or not is_emoji(name):
        form.fault((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
