"""Looks at the file of a book, and scans it when it is another one. Costs at most a tenth of a core."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from datetime import datetime, timezone
from typing import Any

from ledgerline_driver.protocol import ChangeWait
from ledgerline_driver.refusal import BookUnavailable

from ..file.copy import Mark, Torn, Unread, copy_whole, mark_of, remove
from .contents import Contents
from .differences import Writers, differences, without_floods
from .objects import BookObject, objects_of
from .sqlite_contents import SqliteContents
from .state import LoggedChange, State
from .xml_contents import XmlContents

LOOK_SECONDS = 1.0
"""GnuCash writes one entry of a person in several transactions: a scan waits for silence, but not forever."""
QUIET_SECONDS, QUIET_SECONDS_MAX = 0.5, 3.0
"""Processor time: so much may be used at once, and so much of it comes back in a second."""
BUDGET_SECONDS, BUDGET_SHARE = 6.0, 0.1
"""Of an older copy of a book that comes back, the newest commands that it has are told: the cloud knows which of its commands are none of them."""
HELD_COMMANDS_MAX = 100


class Watcher:
    def __init__(self, file: str, currency: str | None, folder: str) -> None:
        self._file = os.path.abspath(file)
        self._currency = currency
        self._copy = os.path.join(folder, "copy.gnucash")
        self._state = State(folder)
        self._mark: Mark | None = None
        self._changed_since: float | None = None
        self._budget, self._filled = BUDGET_SECONDS, time.monotonic()
        self._unread: str | None = None
        self._looked = self._state.fact("looked")
        # A crash may have left it.
        remove(self._copy)
        if self._looked is None:
            self._look_first()

    def _look_first(self) -> None:
        """Without a first state nothing could be compared, and whoever reads the book now would miss what comes before it."""
        try:
            self._scan()
        except Unread as unread:
            raise BookUnavailable(str(unread)) from unread

    @property
    def cursor(self) -> str:
        return self._state.cursor

    def close(self) -> None:
        self._state.close()

    def changes(self, cursor: str | None, limit: int, wait: ChangeWait) -> dict[str, Any]:
        """What follows a position; waits for it as long as it is told to."""
        while True:
            self._look()
            page = self._state.page(cursor, limit)
            if page["changes"] or page["resync"] or page["nextCursor"] != cursor or not wait(LOOK_SECONDS):
                return {**page, "looked": self._looked, **({} if self._unread is None else {"unread": self._unread})}

    def _look(self) -> None:
        now = time.monotonic()
        self._budget, self._filled = min(BUDGET_SECONDS, self._budget + BUDGET_SHARE * (now - self._filled)), now
        try:
            mark = mark_of(self._file)
            if mark == self._mark:
                self._changed_since, self._unread, self._looked = None, None, _instant(time.time())
            elif self._is_quiet(mark) and self._budget > 0:
                self._scan()
                self._changed_since = self._unread = None
        except Unread as unread:
            self._unread = str(unread)

    def _is_quiet(self, mark: Mark) -> bool:
        if self._mark is None:
            return True
        self._changed_since = self._changed_since or time.monotonic()
        is_silent = time.time() - mark.modified_ns / 1e9 >= QUIET_SECONDS
        return is_silent or time.monotonic() - self._changed_since > QUIET_SECONDS_MAX

    def _scan(self) -> None:
        began = time.process_time()
        try:
            mark = mark_of(self._file)
            if mark.counter:
                mark = copy_whole(self._file, self._copy)
            contents = self._contents(mark)
            try:
                self._compare(contents, mark)
            finally:
                contents.close()
        finally:
            remove(self._copy)
            self._budget -= time.process_time() - began
        self._mark = mark

    def _contents(self, mark: Mark) -> SqliteContents | XmlContents:
        try:
            return SqliteContents(self._copy) if mark.counter else XmlContents(self._file)
        except (sqlite3.DatabaseError, StopIteration) as error:
            raise Unread(f"{os.path.basename(self._file)} cannot be read as a GnuCash book: {error}.") from error

    def _compare(self, contents: Contents, mark: Mark) -> None:
        state, now = self._state, time.time()
        known = state.objects()
        try:
            found = objects_of(contents, self._currency)
            commands = list(contents.commands(state.fact("command")))
        except sqlite3.DatabaseError as error:
            raise Torn(f"{os.path.basename(self._file)} cannot be read as a GnuCash book: {error}.") from error
        at = _instant(min(now, max(mark.modified_ns / 1e9, _seconds(self._looked))))
        changes = self._changes(contents, mark, known, found, Writers.of(commands), at)
        looked = _instant(now)
        facts = {"book": contents.book, "counter": str(mark.counter), "looked": looked, **({"command": commands[-1].id} if commands else {})}
        state.keep(
            {guid: each for guid, each in found.items() if known.get(guid) != each}, [guid for guid in known if guid not in found], changes, facts,
        )
        self._looked = looked

    def _changes(
        self, contents: Contents, mark: Mark, known: dict[str, BookObject], found: dict[str, BookObject], writers: Writers, at: str,
    ) -> list[LoggedChange]:
        before = self._state.fact("book")
        if before is None:
            return []
        if before != contents.book:
            return [LoggedChange("book", "", "resync", at, reason="book_replaced")]
        changes = without_floods(differences(known, found, writers, at), at)
        # SQLite never counts down: an older copy of the file came back. What differs is told all the same.
        is_older = 0 < mark.counter < int(self._state.fact("counter") or 0)
        if not is_older or not changes:
            return changes
        held = json.dumps(contents.newest_commands(HELD_COMMANDS_MAX))
        return [LoggedChange("book", held, "resync", at, reason="restored"), *changes]


def _instant(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _seconds(instant: str | None) -> float:
    return 0.0 if instant is None else datetime.fromisoformat(instant.replace("Z", "+00:00")).timestamp()
