"""What the driver says no to. A refusal is raised before anything is written, so that the book never changes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

PREVIEW_MAX = 40


def preview(value: Any) -> str:
    """A value as messages quote it."""
    text = json.dumps(value, ensure_ascii=False, default=_number)
    return text if len(text) <= PREVIEW_MAX else f"{text[:PREVIEW_MAX]}…"


def _number(value: object) -> float | str:
    return float(value) if isinstance(value, (Decimal, Fraction)) else str(value)


class Refusal(Exception):
    """The command is wrong or does not fit the package. Nothing was saved."""

    def __init__(self, code: str, message: str, path: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.path = path

    def result(self) -> dict[str, Any]:
        return refusal_result(self.code, self.message, self.path)


@dataclass(frozen=True)
class Lacks:
    """What a package has no notion of, or its driver does not do yet."""

    """Who lacks it: the package, or its driver."""
    who: str

    def refusal(self, path: str, notion: str, instead: str) -> Refusal:
        return Refusal("NOT_SUPPORTED", f"{self.who} has no {notion}; {instead}", path)

    def place(self, path: str, name: str) -> Refusal:
        return Refusal("NOT_SUPPORTED", f"{self.who} has no place for {name}. Leave it out.", path)


class TakenBack(Exception):
    """A command that was run to see what would happen, or of which a part failed. Nothing of it stays; the result says so."""

    def __init__(self, result: dict[str, Any], has_changes: bool) -> None:
        super().__init__("taken back")
        self.result = result
        self.has_changes = has_changes


def refusal_result(code: str, message: str, path: str = "") -> dict[str, Any]:
    detail = {"path": path, "code": code, "message": message}
    return {"ok": False, "saved": False, "error": {"code": code, "message": message, "details": [detail]}}


class BookUnavailable(Exception):
    """The book cannot be opened now; the message says why."""


class BookLocked(BookUnavailable):
    """Another program has the book open; the message says which."""


class NeedsPassword(BookUnavailable):
    """The password of the book is missing or wrong."""


class Ended(Exception):
    """The command ended before anything was saved: it was cancelled, or its time is up."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class SavedButUnread(Exception):
    """The change is in the book; only its result could not be read back."""


class OutcomeUnknown(Exception):
    """Whether the change is in the book cannot be told. A person must look."""
