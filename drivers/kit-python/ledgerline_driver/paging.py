"""Pages of rows: a limit, and a cursor that says where the next page starts."""

from __future__ import annotations

import re
from typing import Any

from .refusal import Refusal

DEFAULT_LIMIT = 500
LIMIT_MAX = 5_000


def page(rows: list[dict[str, Any]], payload: dict[str, Any]) -> tuple[list[dict[str, Any]], str | None]:
    limit = min(int(payload.get("limit") or DEFAULT_LIMIT), LIMIT_MAX)
    cursor = str(payload.get("cursor") or "0")
    if not re.fullmatch("[0-9]{1,9}", cursor):
        raise Refusal("INVALID_VALUE", "cursor is not one of this account book. Start again without it.", "/cursor")
    start = int(cursor)
    return rows[start : start + limit], str(start + limit) if start + limit < len(rows) else None
