"""
One SQLite transaction around everything that GnuCash writes for a command. GnuCash commits each object by itself, so that a crash in
the middle of an invoice would leave half of it. SQLite tells every new connection to a function that is registered here; on GnuCash's
connection an authorizer then skips GnuCash's own BEGIN, COMMIT and ROLLBACK while a command runs. All of it is SQLite's public interface.
"""

from __future__ import annotations

import ctypes

OK, IGNORE = 0, 2
TRANSACTION, SAVEPOINT = 22, 32
"""A backup or a report that reads the file delays a command; it does not fail it."""
BUSY_MS = 10_000

_library = ctypes.CDLL("libsqlite3.so.0")
_Authorizer = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, *[ctypes.c_char_p] * 4)
_OnOpen = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


class GnuCashConnection:
    """The connection that GnuCash used last. There is one open book at a time."""

    def __init__(self) -> None:
        self._handle: int | None = None
        self._is_ours = False
        self._is_in_command = False
        self._has_inner_rollback = False
        self._changes_before = 0
        self._authorizer = _Authorizer(self._authorize)
        self._on_open = _OnOpen(self._opened)

    def listen(self) -> None:
        """Before a book is opened."""
        _library.sqlite3_auto_extension(self._on_open)

    def stop_listening(self) -> None:
        """Afterwards connections of our own are left alone."""
        _library.sqlite3_cancel_auto_extension(self._on_open)

    def _opened(self, handle: int, _error: int, _interface: int) -> int:
        _library.sqlite3_set_authorizer(ctypes.c_void_p(handle), self._authorizer, ctypes.c_void_p(handle))
        return OK

    def _authorize(self, handle: int, action: int, operation: bytes | None, *_rest: bytes | None) -> int:
        self._handle = handle
        if action not in (TRANSACTION, SAVEPOINT) or self._is_ours or not self._is_in_command:
            return OK
        changes = _library.sqlite3_total_changes(ctypes.c_void_p(handle))
        if operation == b"BEGIN":
            self._changes_before = changes
        # GnuCash also rolls back where it had nothing to write, such as for the address of a customer that is deleted.
        elif operation == b"ROLLBACK" and changes != self._changes_before:
            self._has_inner_rollback = True
        return IGNORE

    def wait_for_readers(self) -> None:
        """Once the book is open."""
        _library.sqlite3_busy_timeout(ctypes.c_void_p(self._handle), BUSY_MS)

    def begin(self) -> None:
        self._has_inner_rollback = False
        self.execute("BEGIN IMMEDIATE")
        self._is_in_command = True

    def commit(self) -> None:
        """Fails, with everything rolled back, if GnuCash itself gave up anything."""
        if self._has_inner_rollback:
            self.roll_back()
            raise RuntimeError("GnuCash rolled back a part of what it was to write.")
        self._is_in_command = False
        self.execute("COMMIT")

    def roll_back(self) -> None:
        self._is_in_command = False
        self.execute("ROLLBACK")

    def execute(self, statement: str) -> None:
        error = ctypes.c_char_p()
        self._is_ours = True
        code = _library.sqlite3_exec(ctypes.c_void_p(self._handle), statement.encode(), None, None, ctypes.byref(error))
        self._is_ours = False
        if code != OK:
            raise RuntimeError(f"SQLite: {(error.value or b'').decode(errors='replace')} ({code})")


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
