"""What the driver says no to. A refusal is raised before anything is written, so that the book never changes."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """The command is wrong or does not fit GnuCash. Nothing was saved."""

    def __init__(self, code: str, message: str, path: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.path = path

    def result(self) -> dict[str, Any]:
        detail = {"path": self.path, "code": self.code, "message": self.message}
        return {"ok": False, "saved": False, "error": {"code": self.code, "message": self.message, "details": [detail]}}


class BookUnavailable(Exception):
    """The book cannot be opened now; the message says who holds it."""


def not_in_gnucash(path: str, what: str, instead: str) -> Refusal:
    return Refusal("NOT_SUPPORTED", f"{what} {instead}", path)
