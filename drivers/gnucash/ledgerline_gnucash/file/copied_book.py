"""A book that another program has open, read from a private copy. Nothing can be written, and the file itself is never opened."""

from __future__ import annotations

import os
from typing import Any

from gnucash import Session, SessionOpenMode
from ledgerline_driver.refusal import BookUnavailable

from .book import Book, now
from .copy import Mark, Unread, copy_whole, mark_of, remove
from .engine import muted_database


class CopiedBook(Book):
    def __init__(self, file: str, settings: dict[str, Any], name: str, folder: str) -> None:
        self._original = os.path.abspath(file)
        self._copy = os.path.join(folder, "copy.gnucash")
        self._mark = self._take()
        super().__init__(self._copy, settings, name)

    def _take(self) -> Mark:
        try:
            mark = copy_whole(self._original, self._copy)
        except Unread as unread:
            raise BookUnavailable(str(unread)) from unread
        """When the book was as the copy has it."""
        self.taken_at = now()
        return mark

    def _open(self) -> None:
        scheme = "sqlite3" if self.is_sqlite else "xml"
        try:
            self._session = Session(f"{scheme}://{self._copy}", SessionOpenMode.SESSION_READ_ONLY)
        except Exception as error:
            raise BookUnavailable(f"GnuCash cannot open a copy of {os.path.basename(self._original)}: {error}") from error
        self._accounts = None

    def refresh(self) -> None:
        """Before each read: what the person has saved meanwhile is copied again."""
        try:
            is_same = mark_of(self._original) == self._mark
        except Unread as unread:
            raise BookUnavailable(str(unread)) from unread
        if is_same:
            self.taken_at = now()
            return
        self._end()
        self._mark = self._take()
        self._open()
        for reopened in self.when_reopened:
            reopened()

    def _end(self) -> None:
        if self._session is not None:
            with muted_database():
                self._session.end()
                self._session.destroy()
        self._session = None

    def close(self) -> None:
        self._end()
        remove(self._copy)
