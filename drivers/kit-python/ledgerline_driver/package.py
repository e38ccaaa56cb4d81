"""The short way to a driver: a table of reads, a table of writes, and what a record looks like. The kit does the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from .changes.rows import ChangeRow
from .changes.watch import BookWatch, WatchedBook
from .once import Json, OnceOnly, Record, TransactionRecord, Write
from .protocol import ChangeWait, CommandRequest, Driver
from .refusal import BookUnavailable, OutcomeUnknown, Refusal


"""After so many commands the driver asks to be opened again."""
COMMANDS_MAX = 5_000


class PackageDriver(Driver):
    """Fill `reads` and `writes`, and write `open_book`, `present` and `close_book`."""

    def __init__(self) -> None:
        self.reads: dict[str, Callable[[CommandRequest], Json]] = {}
        """Checks and refuses; returns what to save, or a result if there is nothing to save."""
        self.writes: dict[str, Callable[[CommandRequest], Write | Json]] = {}
        self._commands = 0
        self._record: Record | None = None
        self._once: OnceOnly | None = None
        self._watch: BookWatch | None = None

    @property
    def tells_changes(self) -> bool:
        return type(self).watch_book is not PackageDriver.watch_book

    def open_book(self, settings: Json) -> Record:
        """Opens the book; returns where it remembers its commands."""
        raise NotImplementedError

    def present(self, record: Json) -> Json:
        """The result of a write, read from the book: see ReadBack."""
        raise NotImplementedError

    def close_book(self) -> None:
        """Also called when opening failed in the middle."""
        raise NotImplementedError

    def capabilities(self) -> Json:
        """What the response to open says about the book; see docs/drivers.md."""
        return {}

    def watch_book(self, settings: Json) -> WatchedBook:
        """In a process of its own, which runs no command: the book as changes are found in it. Takes no lock and leaves nothing in the book."""
        raise NotImplementedError

    def written(self, record: Json) -> Iterable[ChangeRow]:
        """The rows that a save has written, as the sources of changes read them, so that their changes carry the commandId."""
        return []

    def command_types(self) -> list[str]:
        return sorted([*self.reads, *self.writes])

    def open(self, settings: Json, name: str, artifact_folder: str) -> Json:
        try:
            self._record = self.open_book(settings)
        except BaseException:
            self.close_book()
            raise
        self._once = OnceOnly(self._record, self.present, self.written if self.tells_changes else None)
        has_transaction = isinstance(self._record, TransactionRecord)
        return {"capabilities": self.capabilities(), **({} if has_transaction else {"exactlyOnce": False})}

    def execute(self, command: CommandRequest) -> Json:
        self._commands += 1
        # SDKs keep more and more memory and handles.
        recycle = {"recycle": True} if self._commands >= COMMANDS_MAX else {}
        if command.type in self.reads:
            return {"result": self.reads[command.type](command), **recycle}
        prepare = self.writes.get(command.type)
        if prepare is None:
            raise Refusal("unsupported_command", f"The {self.name} driver does not take {command.type}.")
        return {"result": self._opened().execute(command, partial(prepare, command)), **recycle}

    def lookup(self, command_id: str) -> Json:
        try:
            result = self._opened().lookup(command_id)
        except OutcomeUnknown:
            return {"found": False, "proof": "none"}
        return {"found": False, "proof": "not_applied"} if result is None else {"found": True, "result": result}

    def watch(self, settings: Json, state_folder: str) -> str:
        book = self.watch_book(settings)
        try:
            self._watch = BookWatch(book, state_folder)
        except BaseException:
            book.close()
            raise
        return self._watch.position

    def changes(self, cursor: str | None, limit: int, wait: ChangeWait) -> Json:
        if self._watch is None:
            raise BookUnavailable("The book is not watched.")
        return self._watch.changes(cursor, limit, wait)

    def close(self) -> None:
        if self._watch is not None:
            self._watch.close()
            self._watch = None
        if self._once is None:
            return
        self._once = None
        self.close_book()
        close: Any = getattr(self._record, "close", None)
        if close is not None:
            close()

    def _opened(self) -> OnceOnly:
        if self._once is None:
            raise BookUnavailable("The book is not open.")
        return self._once
