"""
The slot `ledgerline` on GnuCash objects: which command made them, and what GnuCash has no field for. GnuCash keeps slots of others in
every format.
"""

from __future__ import annotations

import ctypes
import json
from typing import Any

from .engine import G_TYPE_STRING, GValue, engine, gobject, pointer

SLOT = b"ledgerline"


def write_slot(thing: Any, content: dict[str, Any], name: bytes = SLOT) -> None:
    """Between BeginEdit and CommitEdit of the object."""
    value = GValue()
    gobject.g_value_init(ctypes.byref(value), G_TYPE_STRING)
    gobject.g_value_set_string(ctypes.byref(value), json.dumps(content, ensure_ascii=False).encode())
    engine.qof_instance_set_kvp(pointer(thing), ctypes.byref(value), ctypes.c_uint(1), ctypes.c_char_p(name))
    engine.qof_instance_set_dirty(pointer(thing))
    gobject.g_value_unset(ctypes.byref(value))


def read_option(book: Any, section: str, name: str) -> str | None:
    """A text under File, Properties in GnuCash."""
    value = GValue()
    path = [ctypes.c_char_p(part.encode()) for part in ("options", section, name)]
    engine.qof_instance_get_kvp(pointer(book), ctypes.byref(value), ctypes.c_uint(len(path)), *path)
    if value.type != G_TYPE_STRING:
        return None
    text = gobject.g_value_get_string(ctypes.byref(value))
    found: str | None = text.decode() if text else None
    gobject.g_value_unset(ctypes.byref(value))
    return found


def slot_text(thing: Any, name: bytes = SLOT) -> str | None:
    """As it is stored; None for what was made in GnuCash itself."""
    value = GValue()
    engine.qof_instance_get_kvp(pointer(thing), ctypes.byref(value), ctypes.c_uint(1), ctypes.c_char_p(name))
    if value.type != G_TYPE_STRING:
        return None
    text: str = gobject.g_value_get_string(ctypes.byref(value)).decode()
    gobject.g_value_unset(ctypes.byref(value))
    return text


def read_slot(thing: Any, name: bytes = SLOT) -> dict[str, Any]:
    """Empty for what was made in GnuCash itself."""
    content: dict[str, Any] = json.loads(slot_text(thing, name) or "{}")
    return content
