"""A package in memory whose changes are followed, step by step, as a vector says."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from ledgerline_driver.changes.rows import ChangeRow, Note, digest_of, moment_of, note_key
from ledgerline_driver.changes.sources import ByNumber, ByScan, ByTime, ChangeSource
from ledgerline_driver.changes.watch import BookWatch, WatchedBook
from ledgerline_driver.changes.writers import Writers

Json = dict[str, Any]
START = "2026-11-16T08:00:00.000Z"
LIMIT = 100
"""The fields of a row, as vectors and as the kit call them."""
NAMES = {"docKey": "doc_key", "isVoid": "is_void", "formerKey": "former_key"}


class ChangingPackage(Writers):
    def __init__(self, entity: str, by: str) -> None:
        self._entity = entity
        self.now: Json = {"at": START, "rows": [], "by": by}

    def _rows(self) -> Iterator[ChangeRow]:
        if "fails" in self.now:
            raise OSError(self.now["fails"])
        for at in range(1, self.now.get("many", 0) + 1):
            yield ChangeRow(f"M{at}", at, number=1, at=moment_of(START))
        for row in self.now["rows"]:
            fields: Json = {NAMES.get(name, name): value for name, value in row.items()}
            fields["at"] = moment_of(row["at"]) if "at" in row else None
            yield ChangeRow(**fields)

    def _source(self) -> ChangeSource:
        if self.now["by"] == "scan":
            return ByScan(self._entity, self._rows)
        if self.now["by"] == "number":
            return ByNumber(self._entity, lambda: int(self.now.get("newest", 0)), lambda after: (row for row in self._rows() if row.number > after))
        return ByTime(self._entity, lambda: max(map(_at, self._rows()), default=None), lambda since: (row for row in self._rows() if _at(row) >= since))

    def book(self) -> WatchedBook:
        return WatchedBook([self._source()], (lambda: str(self.now["mark"])) if "mark" in self.now else None, self)

    def refresh(self) -> str | None:
        writing = self.now.get("writing")
        return None if writing is None else str(writing)

    def note_of(self, key: str) -> Note | None:
        for each in self.now.get("notes", []):
            if note_key(self._entity, each["id"], each.get("part", "document")) == key:
                return Note(each["commandId"], None if each.get("isGone") else digest_of(each["content"]), each["at"])
        return None


def _at(row: ChangeRow) -> datetime:
    assert row.at is not None
    return row.at


def followed(vector: Json) -> list[list[str] | None]:
    """What is reported after each step, in short; None where nothing was asked."""
    package = ChangingPackage(vector["entity"], vector["by"])
    positions: list[str] = []
    outcomes: list[list[str] | None] = []
    watch: BookWatch | None = None
    cursor = ""
    with tempfile.TemporaryDirectory() as folder:
        for step in vector["steps"]:
            package.now.pop("fails", None)
            package.now.update(step)
            if step.get("reopen") and watch is not None:
                watch.close()
                _damage(os.path.join(folder, "book.changes"), step)
                watch = None
            if watch is None:
                watch = BookWatch(package.book(), folder, lambda: moment_of(package.now["at"]))
            watch.look()
            cursor = cursor or watch.position
            if step.get("isNotAsked"):
                outcomes.append(None)
            else:
                lines, cursor = _told(watch, positions[step["from"]] if "from" in step else cursor, step.get("limit", LIMIT))
                outcomes.append(lines)
            positions.append(cursor)
        if watch is not None:
            watch.close()
    return outcomes


def _damage(file: str, step: Json) -> None:
    if step.get("tear"):
        os.truncate(file, os.path.getsize(file) - 5)
    if step.get("damage"):
        with open(file, "w", encoding="utf-8") as damaged:
            damaged.write("not ours\n")


def _told(watch: BookWatch, start: str, limit: int) -> tuple[list[str], str]:
    """One page; behind a gap the next one too."""
    page = watch.page(start, limit)
    gap = page["resync"]
    lines = [" ".join(str(each) for each in ("gap", gap["scope"], gap["reason"], gap.get("count")) if each is not None)] if gap else []
    lines += [_line(change) for change in page["changes"]] + (["more"] if page["hasMore"] else [])
    lines += [f"unread {page['unread']}"] if "unread" in page else []
    if not gap or not page["hasMore"]:
        return lines, page["nextCursor"]
    rest, cursor = _told(watch, page["nextCursor"], limit)
    return [*lines, *rest], cursor


def _line(change: Json) -> str:
    doc_key = f"({change['docKey']})" if "docKey" in change else None
    former = f"from {change['formerKey']}" if "formerKey" in change else None
    parts = (change["entity"], change["key"], doc_key, change["change"], former, change.get("part"), change["source"], change.get("commandId"))
    return " ".join(each for each in parts if each is not None)
