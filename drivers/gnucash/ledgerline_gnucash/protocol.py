"""The driver protocol of docs/drivers.md: one JSON message per line, one request at a time."""

from __future__ import annotations

import json
import os
import sys
import traceback
from decimal import Decimal
from typing import Any, TextIO

from . import BUILD, VERSION
from .commands import SERVED, Commands, SavedButUnread
from .documents.printing import PRINTED
from .file.book import Book
from .money import shown
from .refusal import BookLocked, BookUnavailable, Refusal

SETTINGS = [
    {"name": "book", "label": "GnuCash file", "hint": "The path of the book, in XML or SQLite.", "required": True},
    {"name": "currency", "label": "Currency of the book", "hint": "For example MYR. Empty for the currency of the control accounts."},
]


def own_output() -> TextIO:
    """The only way to the connector. GnuCash and its libraries print to standard error from now on."""
    kept = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    return kept


class Driver:
    def __init__(self) -> None:
        self._book: Book | None = None
        self._commands: Commands | None = None

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        methods = {"hello": self._hello, "open": self._open, "execute": self._execute, "lookup": self._lookup, "close": self._close}
        method = methods.get(str(request.get("method")))
        if method is None:
            return error("unknown_method", f"There is no method {request.get('method')}.")
        try:
            return method(request)
        except BookLocked as locked:
            return error("book_locked", str(locked))
        except BookUnavailable as unavailable:
            return error("book_unavailable", str(unavailable))

    def _hello(self, _: dict[str, Any]) -> dict[str, Any]:
        return {
            "ok": {
                "protocol": 1, "name": "gnucash", "version": VERSION, "build": BUILD, "exactlyOnce": True, "commandTypes": list(SERVED),
                "settings": SETTINGS,
            }
        }

    def _open(self, request: dict[str, Any]) -> dict[str, Any]:
        settings = request.get("settings") or {}
        file = settings.get("book")
        if not isinstance(file, str):
            return error("book_unavailable", "settings.book must be the path of a GnuCash file.")
        self._book = Book(file, settings, str(request.get("name") or ""))
        self._commands = Commands(self._book)
        return {"ok": {"capabilities": self._commands.capabilities()}}

    def _execute(self, request: dict[str, Any]) -> dict[str, Any]:
        if self._commands is None:
            return error("book_unavailable", "The book is not open.")
        try:
            type_, payload = str(request["type"]), request.get("payload") or {}
            if type_ in PRINTED:
                return self._printed(self._commands, type_, payload)
            result = self._commands.execute(str(request["commandId"]), type_, payload)
        except SavedButUnread as failure:
            traceback.print_exc()
            return error("VERIFY_MISMATCH", f"The command was saved, but its result could not be read back. {failure}", "applied")
        except Exception as failure:  # Whatever GnuCash does, the transaction was rolled back.
            traceback.print_exc()
            return error("GNUCASH_FAILED", f"GnuCash could not run the command, and nothing was saved. {failure}")
        return {"ok": {"result": result}}

    def _printed(self, commands: Commands, type_: str, payload: dict[str, Any]) -> dict[str, Any]:
        try:
            document, source = commands.print_source(type_, payload)
            return {"ok": {"result": {"ok": True, "document": document}, "print": source}}
        except Refusal as refusal:
            return {"ok": {"result": refusal.result()}}

    def _lookup(self, request: dict[str, Any]) -> dict[str, Any]:
        if self._commands is None:
            return error("book_unavailable", "The book is not open.")
        result = self._commands.lookup(str(request["commandId"]))
        return {"ok": {"found": False} if result is None else {"found": True, "result": result}}

    def _close(self, _: dict[str, Any]) -> dict[str, Any]:
        self.end()
        return {"ok": {}}

    def end(self) -> None:
        if self._book is not None:
            self._book.close()
        self._book = self._commands = None


def _number(value: object) -> int | float:
    """Exact numbers of payloads, which go back as they came."""
    if not isinstance(value, Decimal):
        raise TypeError(f"{value!r} is no JSON.")
    return shown(value)


def error(code: str, message: str, outcome: str = "not_applied") -> dict[str, Any]:
    return {"error": {"code": code, "message": message, "outcome": outcome}}


def serve(requests: TextIO, responses: TextIO) -> None:
    driver = Driver()
    for line in requests:
        request = json.loads(line, parse_float=Decimal)
        response = {"id": request["id"], **driver.answer(request)}
        responses.write(json.dumps(response, ensure_ascii=False, default=_number) + "\n")
        responses.flush()
        if request.get("method") == "close":
            return
    # The connector is gone: the lock on the book must not stay.
    driver.end()


def main() -> None:
    responses = own_output()
    serve(sys.stdin, responses)
