"""Once-only: which command a book has run, whatever ended in the middle of it. Knows no package; a record says how it is kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Protocol

from .changes.rows import ChangeRow, notes_of
from .protocol import CommandRequest
from .refusal import Refusal, SavedButUnread, TakenBack

Json = dict[str, Any]
"""Adds to a record what rows the save has left."""
Noted = Callable[[Json], Json]


def fingerprint_of(type_: str, payload: Json) -> str:
    return hashlib.sha256(f"{type_}\n{json.dumps(payload, sort_keys=True, default=str)}".encode()).hexdigest()


@dataclass(frozen=True)
class Write:
    """A write that was checked and not saved yet."""

    """What was asked for, by the names that reading back has."""
    asked: Json
    """Saves with the commandId stamped into what is saved; returns what is needed to present it later."""
    save: Callable[[str], Json]
    """Of a change: which object it is, and what it was before. A create has none."""
    key: str | None = None
    before: Json | None = None


@dataclass(frozen=True)
class Known:
    """A command that the book has run. Without a fingerprint it is known by what it saved alone."""

    fingerprint: str | None
    record: Json
    """As it was returned, where that was kept."""
    result: Json | None = None


class Record(Protocol):
    """Where a book remembers its commands."""

    def find(self, command_id: str, noted: Noted) -> Known | None:
        """Settles first what a crash left open. Raises OutcomeUnknown where that cannot be."""

    def save(self, command_id: str, type_: str, fingerprint: str, write: Write, noted: Noted) -> Json:
        """Saves and remembers, both or neither; returns the record."""

    def remember(self, command_id: str, result: Json) -> None:
        """Keeps a result, if there is room for it; without it the record is presented again."""


class TransactionRecord:
    """For packages with a transaction that also has the record: the book has both or neither."""

    def __init__(
        self,
        find: Callable[[str], tuple[str | None, Json] | None],
        write: Callable[[str, str, Callable[[], Json]], Json],
        note: Callable[[str, str], None] | None = None,
    ) -> None:
        """`note` stores a text under a key, in the transaction of `write`: who wrote a row, for the process that follows changes."""
        self._find = find
        self._write = write
        self._note = note

    def find(self, command_id: str, noted: Noted) -> Known | None:
        found = self._find(command_id)
        return None if found is None else Known(*found)

    def save(self, command_id: str, type_: str, fingerprint: str, write: Write, noted: Noted) -> Json:
        return self._write(command_id, fingerprint, lambda: self._stored(command_id, noted(write.save(command_id))))

    def _stored(self, command_id: str, record: Json) -> Json:
        for each in record.pop("rowNotes", []):
            if self._note is not None:
                self._note(each["note"], json.dumps({"commandId": command_id, "digest": each["digest"], "at": each["at"]}))
        return record

    def remember(self, command_id: str, result: Json) -> None:
        """What is presented is read from the book itself."""


class OnceOnly:
    def __init__(
        self, record: Record, present: Callable[[Json], Json], written: Callable[[Json], Iterable[ChangeRow]] | None = None,
    ) -> None:
        """`written` returns the rows that a save has written, by its record."""
        self._record = record
        self._present = present
        self._written = written

    def execute(self, command: CommandRequest, prepare: Callable[[], Write | Json]) -> Json:
        """`prepare` checks and refuses, and returns what would be saved, or a result if there is nothing to save."""
        fingerprint = fingerprint_of(command.type, command.payload)
        known = self._record.find(command.id, self._noted)
        if known is not None:
            if known.fingerprint not in (fingerprint, None):
                raise Refusal("COMMAND_ID_REUSED", f"The commandId {command.id} was used for another command.")
            return self._result(known)
        write = prepare()
        if not isinstance(write, Write):
            return write
        command.begin_saving()
        try:
            record = self._record.save(command.id, command.type, fingerprint, write, self._noted)
        except TakenBack as taken_back:
            return taken_back.result
        try:
            result = self._present(record)
        except Exception as failure:
            raise SavedButUnread(str(failure)) from failure
        self._record.remember(command.id, result)
        return result

    def _noted(self, record: Json) -> Json:
        """Also records what rows the save has left. What was saved is saved, also if it cannot be read for that."""
        if self._written is None:
            return record
        try:
            return {**record, "rowNotes": notes_of(self._written(record), datetime.now(timezone.utc))}
        except Exception:
            return record

    def lookup(self, command_id: str) -> Json | None:
        known = self._record.find(command_id, self._noted)
        return None if known is None else self._result(known)

    def _result(self, known: Known) -> Json:
        return self._present(known.record) if known.result is None else known.result
