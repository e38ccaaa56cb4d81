"""Payment methods, which Tryton has none of: they are in the settings of the book, each with its account."""

from __future__ import annotations

from typing import Any

from ledgerline_driver.refusal import Refusal

from ..book import Book


def payment_methods(book: Book) -> dict[str, dict[str, Any]]:
    given = book.settings.get("paymentMethods") or {}
    return {code: {"accountNo": entry} if isinstance(entry, str) else dict(entry) for code, entry in given.items()}


def method_record(book: Book, code: str) -> dict[str, Any]:
    method = payment_methods(book).get(code)
    if method is None:
        raise Refusal("NOT_FOUND", f"Payment method {code} is not in the settings of this book.", "/code")
    return {"code": code, "paymentBy": code, "bankChargeRate": 0, "isDeposit": False, "isActive": True, **method}
