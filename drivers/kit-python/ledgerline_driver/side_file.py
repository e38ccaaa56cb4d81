"""
A record beside the book, for packages without a transaction that could have it. A command is marked before it is saved and after, both
on disk. What a crash left between the two is settled by looking into the book.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from typing import Any, BinaryIO

from .lines import append_line
from .money import shown
from .once import Json, Known, Noted, Write
from .read_back import is_same
from .refusal import BookLocked, OutcomeUnknown

RESULTS_MAX = 10_000
RESULT_BYTES_MAX = 64 * 1024
"""A forgotten commandId would be proof of nothing, so ids stay much longer than commands are repeated."""
KEPT_SECONDS = 400 * 24 * 3600
"""A driver whose connector was killed finishes its command and exits."""
PREDECESSOR_SECONDS = 60


class SideFileRecord:
    def __init__(
        self,
        path: str,
        find_stamped: Callable[[str], Json | None],
        current: Callable[[str], tuple[Json, Json] | None],
        wait_seconds: float = PREDECESSOR_SECONDS,
    ) -> None:
        """
        `find_stamped` returns the record of what a command created, by the commandId stamped into it. `current` returns the record of an
        object and what it is now, by its key; None when it is gone.
        """
        self._find_stamped = find_stamped
        self._current = current
        # Without a buffer, which would write later what the disk has refused.
        self._file = open(path, "a+b", buffering=0)
        try:
            _lock(self._file, path, wait_seconds)
            self._marks = self._read()
            self._compact(path, wait_seconds)
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        self._file.close()

    def find(self, command_id: str, noted: Noted) -> Known | None:
        mark = self._marks.get(command_id)
        if mark is None:
            return None
        if "record" not in mark:
            record = self._settled(command_id, mark)
            entry: Json = {"id": command_id, "dropped": True} if record is None else {"id": command_id, "record": noted(record)}
            # What cannot be recorded is settled again.
            with suppress(OSError):
                self._append(entry, is_durable=True)
            return None if record is None else Known(mark["fingerprint"], entry["record"], mark.get("result"))
        return Known(mark["fingerprint"], mark["record"], mark.get("result"))

    def save(self, command_id: str, type_: str, fingerprint: str, write: Write, noted: Noted) -> Json:
        mark = {"id": command_id, "type": type_, "fingerprint": fingerprint, "asked": write.asked, "at": int(time.time())}
        if write.key is not None:
            mark.update(key=write.key, before=write.before)
        self._append(mark, is_durable=True)
        try:
            record = noted(write.save(command_id))
        except Exception:
            # Packages do fail after they have saved.
            known = self.find(command_id, noted)
            if known is None:
                raise
            return known.record
        try:
            self._append({"id": command_id, "record": record}, is_durable=True)
        except OSError as failure:
            raise OutcomeUnknown(f"It was saved, but that could not be recorded. {failure}") from failure
        return record

    def remember(self, command_id: str, result: Json) -> None:
        if len(json.dumps(result, default=_plain)) > RESULT_BYTES_MAX:
            return
        # A lost result is presented again.
        with suppress(OSError):
            self._append({"id": command_id, "result": result}, is_durable=False)

    def _settled(self, command_id: str, mark: Json) -> Json | None:
        """The record of a command that began and was not marked as done; None when nothing of it was saved."""
        stamped = self._find_stamped(command_id)
        if stamped is not None or "key" not in mark:
            return stamped
        found = self._current(mark["key"])
        if found is not None:
            record, now = found
            if is_same(mark["asked"], now):
                return record
            if mark["before"] is not None and is_same(mark["before"], now):
                return None
        raise OutcomeUnknown(f"{mark['type']} of {mark['key']} was interrupted, and what is there now is neither what was asked nor what was before.")

    def _read(self) -> dict[str, Json]:
        self._file.seek(0)
        marks: dict[str, Json] = {}
        end = 0
        for line in self._file.read().splitlines(keepends=True):
            # A last line that was torn was never written.
            if not line.endswith(b"\n"):
                break
            end += len(line)
            _apply(marks, json.loads(line))
        self._file.truncate(end)
        return marks

    def _append(self, entry: Json, is_durable: bool) -> None:
        append_line(self._file.fileno(), _line(entry), is_durable)
        _apply(self._marks, json.loads(_line(entry)))

    def _compact(self, path: str, wait_seconds: float) -> None:
        """Leaves out results beyond the newest and ids that are old enough, once that is worth a new file."""
        oldest = time.time() - KEPT_SECONDS
        kept = {command_id: mark for command_id, mark in self._marks.items() if mark["at"] > oldest or "record" not in mark}
        with_results = [command_id for command_id, mark in kept.items() if "result" in mark]
        surplus = with_results[:-RESULTS_MAX] if len(with_results) > RESULTS_MAX else []
        if len(kept) == len(self._marks) and not surplus:
            return
        for command_id in surplus:
            del kept[command_id]["result"]
        with open(f"{path}.new", "wb") as new:
            for command_id, mark in kept.items():
                new.write(_line({"id": command_id, **mark}))
            new.flush()
            os.fsync(new.fileno())
        if os.name == "nt":
            self._file.close()
        os.replace(f"{path}.new", path)
        self._file.close()
        self._file = open(path, "a+b", buffering=0)
        _lock(self._file, path, wait_seconds)
        self._marks = kept


def _apply(marks: dict[str, Json], entry: Json) -> None:
    command_id = entry.pop("id")
    if entry.get("dropped"):
        marks.pop(command_id, None)
    else:
        marks.setdefault(command_id, {}).update(entry)


def _line(entry: Json) -> bytes:
    return json.dumps(entry, ensure_ascii=True, separators=(",", ":"), default=_plain).encode() + b"\n"


def _plain(value: object) -> int | float | str:
    """Exact numbers stay numbers, so that they can be compared with those of the book."""
    return shown(value) if isinstance(value, (Decimal, Fraction)) else str(value)


def _lock(file: BinaryIO, path: str, wait_seconds: float) -> None:
    """One driver at a time. A predecessor is waited for."""
    deadline = time.monotonic() + wait_seconds
    while not _is_locked_now(file):
        if time.monotonic() > deadline:
            raise BookLocked(f"Another driver has {os.path.basename(path)} open. Close the book there.")
        time.sleep(0.1)


def _is_locked_now(file: BinaryIO) -> bool:
    locking: Any
    try:
        if os.name == "nt":
            import msvcrt as locking

            file.seek(0)
            locking.locking(file.fileno(), locking.LK_NBLCK, 1)
        else:
            import fcntl as locking

            locking.flock(file.fileno(), locking.LOCK_EX | locking.LOCK_NB)
        return True
    except OSError:
        return False
