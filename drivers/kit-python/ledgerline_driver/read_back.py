"""What was asked for against what the book has: the proof that stands in the result of a write."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any

from .money import rounded_to
from .refusal import preview

Json = dict[str, Any]


class ReadBack:
    """Reads each field by itself, because the fields of a package can fail one by one."""

    def __init__(self, asked: Json, found: Mapping[str, Callable[[], Any]], decimals: Mapping[str, int] | None = None) -> None:
        self.differences: list[Json] = []
        self.read_errors: list[Json] = []
        for name, expected in asked.items():
            try:
                actual = found[name]() if name in found else None
            except Exception as failure:
                self.read_errors.append({"path": name, "message": str(failure)})
                continue
            if not is_same(expected, actual, (decimals or {}).get(name)):
                self.differences.append({"path": name, "expected": expected, "actual": actual})

    @property
    def matched(self) -> bool:
        return not self.differences and not self.read_errors

    def result(self, operation: str, identity: Json) -> Json:
        """The result of a write that was saved, matched or not."""
        matched = self.matched
        verification: Json = {"matched": matched, "identityMatched": matched, "linkageMatched": matched, "differences": self.differences}
        if self.read_errors:
            verification["fields"] = {"readErrors": self.read_errors}
        error = {} if matched else {"error": self._error()}
        return {"ok": matched, "saved": True, "operationUsed": operation, **identity, "warnings": [], "writeVerification": verification, **error}

    def _error(self) -> Json:
        message = "The command was saved, but the package has something else than was sent. Check it there."
        details = [
            {
                "path": f"/{each['path']}", "code": "VERIFY_MISMATCH",
                "message": f"{each['path']} is {preview(each['actual'])} in the package; you sent {preview(each['expected'])}.",
            }
            for each in self.differences
        ]
        return {"code": "VERIFY_MISMATCH", "message": message, "details": details}


def is_same(expected: Any, actual: Any, decimals: int | None = None) -> bool:
    """No text and an empty one are the same. Of an object counts what was asked for; it can have more."""
    if _is_text(expected) and _is_text(actual):
        return _text(expected) == _text(actual)
    if _is_number(expected) and _is_number(actual):
        return _number(expected, decimals) == _number(actual, decimals)
    if isinstance(expected, dict) and isinstance(actual, dict):
        return all(is_same(value, actual.get(name)) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(actual, list):
        return len(expected) == len(actual) and all(map(is_same, expected, actual))
    return type(expected) is type(actual) and bool(expected == actual)


def _is_text(value: Any) -> bool:
    return value is None or isinstance(value, str)


def _text(value: str | None) -> str:
    return unicodedata.normalize("NFC", (value or "").replace("\r\n", "\n"))


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, Decimal, Fraction)) and not isinstance(value, bool)


def _number(value: Any, decimals: int | None) -> Fraction:
    """A double by its shortest text, and no more decimals than the field has."""
    exact = Fraction(str(value)) if isinstance(value, float) else Fraction(value)
    return exact if decimals is None else rounded_to(exact, decimals)
