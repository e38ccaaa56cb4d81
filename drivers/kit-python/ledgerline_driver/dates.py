"""Dates of payloads. Nothing but YYYY-MM-DD is one, whatever else this Python reads."""

from __future__ import annotations

import re
from datetime import date

from .refusal import Refusal


def day(value: str, path: str) -> date:
    try:
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
            return date.fromisoformat(value)
    except ValueError:
        pass
    raise Refusal("INVALID_PAYLOAD", f"{path} must be a valid date in the format YYYY-MM-DD; you sent {value}.", path)
