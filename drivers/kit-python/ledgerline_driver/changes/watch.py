"""Follows what changes in a book, whoever changes it: looks at the sources, says who it was, and keeps what was found until it was taken."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from typing import Any

from ..refusal import BookUnavailable
from .log import ChangeLog
from .rows import FoundChange, instant, note_key
from .sources import ROWS_MAX, ChangeSource, Gap, SourceDelta
from .writers import Writers

Json = dict[str, Any]
"""How often it looks whether the book may have changed, and how often into it."""
MARK_SECONDS, LOOK_SECONDS = 1.0, 5.0
"""Looks take at most a tenth of a processor."""
REST_FACTOR = 9
"""A command that is never finished must not stop the looks."""
WRITING_MAX = timedelta(seconds=10)
REASON_CHARACTERS_MAX = 300
"""No list shows them."""
TOLD_ALWAYS = ("deleted", "renamed")


def _now() -> datetime:
    return datetime.now(timezone.utc)


@dataclass
class WatchedBook:
    """The book as a process reads it that takes no lock and runs no command."""

    """One for each kind of row, records before documents."""
    sources: list[ChangeSource]
    """A text that differs once the book may have changed, such as the size and the time of its file. Without it every look reads the sources."""
    mark: Callable[[], str] | None = None
    """Who wrote what."""
    writers: Writers = field(default_factory=Writers)
    close: Callable[[], None] = lambda: None


class BookWatch:
    def __init__(self, book: WatchedBook, folder: str, now: Callable[[], datetime] = _now) -> None:
        """Looks first, because without a first look nothing could be compared."""
        self._book = book
        self._now = now
        self._log = ChangeLog(folder)
        self._mark: str | None = None
        self._unread: str | None = None
        self._writing: tuple[str, datetime] | None = None
        self._next_look = 0.0
        if self._log.looked is None:
            self.look()
        if self._log.looked is None:
            self._log.close()
            raise BookUnavailable(self._unread or "The book cannot be read now, because a command is writing.")

    @property
    def position(self) -> str:
        return self._log.position

    def changes(self, cursor: str | None, limit: int, wait: Callable[[float], bool]) -> Json:
        """What follows a position; waits for it as long as it is told to."""
        pause = LOOK_SECONDS if self._book.mark is None else MARK_SECONDS
        while True:
            if time.monotonic() >= self._next_look:
                used = time.process_time()
                self.look()
                self._next_look = time.monotonic() + max(pause, (time.process_time() - used) * REST_FACTOR)
            page = self.page(cursor, limit)
            if page["nextCursor"] != cursor or page["resync"] is not None or not wait(pause):
                return page

    def page(self, cursor: str | None, limit: int) -> Json:
        """What follows a position; with None only the position now."""
        return {**self._log.page(cursor, limit), "looked": self._log.looked, **({} if self._unread is None else {"unread": self._unread})}

    def look(self) -> None:
        """A look that fails, or that falls into a command, leaves everything as it was."""
        now = self._now()
        try:
            mark = None if self._book.mark is None else self._book.mark()
            if mark is not None and mark == self._mark:
                self._log.looked = instant(now)
            elif self._look_at_sources(now):
                self._mark = mark
            else:
                return
            self._unread = None
        except Exception as failure:
            self._unread = (str(failure) or "The book cannot be read.")[:REASON_CHARACTERS_MAX]

    def _look_at_sources(self, now: datetime) -> bool:
        before, looked = self._log.looked, instant(now)
        deltas: dict[str, tuple[str, SourceDelta]] = {}
        gaps: list[Json] = []
        found: list[tuple[str, FoundChange]] = []
        for source in self._book.sources:
            state = self._log.state(source)
            seen = source.look(state, now)
            if state is None or not seen.delta.is_empty:
                deltas[source.entity] = (source.by, seen.delta)
            # Between the former source and this one something may have changed.
            if state is None and before is not None:
                gaps.append({"gap": {"scope": source.entity, "reason": "driver_changed"}})
            flood = seen.gap or _flood(seen.changes)
            if flood:
                gaps.append({"gap": {"scope": source.entity, "reason": flood.reason, **({} if flood.count is None else {"count": flood.count})}})
            found += [(source.entity, each) for each in seen.changes if flood is None or each.change in TOLD_ALWAYS]
        # After the rows: a command notes what it wrote before anyone can see that it is done.
        if self._is_command_writing(now):
            return False
        entries = [*gaps, *({"change": self._shown(entity, each, before or looked, looked)} for entity, each in found)]
        if entries or deltas:
            self._log.keep(looked, deltas, entries)
        self._log.looked = looked
        return True

    def _is_command_writing(self, now: datetime) -> bool:
        command = self._book.writers.refresh()
        if command is None or self._writing is None or self._writing[0] != command:
            self._writing = None if command is None else (command, now)
        return self._writing is not None and now - self._writing[1] < WRITING_MAX

    def _shown(self, entity: str, found: FoundChange, looked_before: str, looked: str) -> Json:
        note = self._book.writers.note_of(note_key(entity, found.id, found.part))
        is_of_command = note is not None and note.digest == found.digest
        # Something else is there than the command has left, and no look has seen what it left.
        is_of_both = note is not None and not is_of_command and note.at >= looked_before
        more = {
            "docKey": found.doc_key, "formerKey": found.former_key, "part": None if found.part == "document" else found.part,
            "commandId": note.command_id if note is not None and (is_of_command or is_of_both) else None,
        }
        return {
            "entity": entity, "key": found.key, "change": found.change, "at": looked if found.at is None else instant(found.at),
            "source": "command" if is_of_command else "both" if is_of_both else "desk",
            **{name: value for name, value in more.items() if value is not None},
        }

    def close(self) -> None:
        self._log.close()
        self._book.close()


def _flood(changes: list[FoundChange]) -> Gap | None:
    count = sum(1 for each in changes if each.change not in TOLD_ALWAYS)
    return Gap("bulk", count) if count > ROWS_MAX else None
