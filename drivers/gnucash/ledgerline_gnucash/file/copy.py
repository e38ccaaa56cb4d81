"""A private copy of a file that a person may be writing. Takes no lock, because GnuCash does not wait for one and would lose the edit."""

from __future__ import annotations

import os
import struct
import time
from dataclasses import dataclass

TRIES_MAX = 20
TRY_AGAIN_SECONDS = 0.02
PART_BYTES = 1 << 20
SQLITE = b"SQLite format 3"
"""Where SQLite counts its transactions, in the first page."""
COUNTER_AT = 24


class Unread(Exception):
    """The file cannot be read now; the message says why."""


class Torn(Unread):
    """The file was written while it was read."""


@dataclass(frozen=True)
class Mark:
    """What is different whenever the file is."""

    inode: int
    size: int
    modified_ns: int
    """Of SQLite, which raises it with every transaction; 0 for XML."""
    counter: int
    """A transaction of SQLite is under way, or was left by a crash."""
    is_writing: bool


def mark_of(file: str) -> Mark:
    try:
        found = os.stat(file)
        with open(file, "rb") as opened:
            head = opened.read(COUNTER_AT + 4)
    except OSError as error:
        raise Unread(f"{os.path.basename(file)} cannot be read: {error.strerror}.") from error
    is_sqlite = head.startswith(SQLITE) and len(head) == COUNTER_AT + 4
    counter = struct.unpack(">I", head[COUNTER_AT:])[0] if is_sqlite else 0
    is_writing = is_sqlite and any(_size(f"{file}{ending}") > 0 for ending in ("-journal", "-wal"))
    return Mark(found.st_ino, found.st_size, found.st_mtime_ns, counter, is_writing)


def _size(file: str) -> int:
    try:
        return os.stat(file).st_size
    except OSError:
        return 0


def copy_whole(file: str, copy: str) -> Mark:
    """Copies until nothing was written meanwhile; returns the mark of what was copied. Only this user can read the copy."""
    for attempt in range(TRIES_MAX):
        try:
            return _copied(file, copy)
        except Torn:
            remove(copy)
            time.sleep(TRY_AGAIN_SECONDS * (attempt + 1))
    raise Torn(f"{os.path.basename(file)} is being written, or GnuCash did not finish writing it. Open it in GnuCash.")


def _copied(file: str, copy: str) -> Mark:
    before = mark_of(file)
    if before.is_writing:
        raise Torn
    remove(copy)
    try:
        with open(file, "rb") as source, open(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as target:
            while part := source.read(PART_BYTES):
                target.write(part)
    except OSError as error:
        remove(copy)
        raise Unread(f"{os.path.basename(file)} cannot be copied: {error.strerror}.") from error
    if mark_of(file) != before:
        raise Torn
    return before


def remove(copy: str) -> None:
    try:
        os.remove(copy)
    except FileNotFoundError:
        pass
