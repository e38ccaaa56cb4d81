"""Who holds a book. A lock counts as left behind only when its holder is surely gone: same machine, and no process that could be it."""

from __future__ import annotations

import ctypes
import glob
import json
import os
import re
import socket
import sqlite3
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote
from ledgerline_driver.processes import is_gone, opener_of, program_of
from ledgerline_driver.refusal import BookLocked


"""So often a file is read that is being written, before it counts as open elsewhere."""
READS_MAX = 20
READ_AGAIN_SECONDS = 0.05


@dataclass(frozen=True)
class Holder:
    host: str
    pid: int
    """What the program is called, where it runs on this machine."""
    program: str
    is_here: bool
    is_gone: bool

    @property
    def is_driver(self) -> bool:
        return "ledgerline_gnucash" in self.program

    def sentence(self, file: str) -> str:
        name = os.path.basename(file)
        if self.pid == 0:
            return f"{name} is locked, and no program on this computer has it open. Close it where it is open; after a crash of GnuCash, remove {name}.LCK."
        if not self.is_here:
            return f"{name} is open on the computer {self.host} (process {self.pid}). Close it in GnuCash there."
        what = "another Ledgerline driver" if self.is_driver else (os.path.basename(self.program.split(" ", 1)[0]) or "a program")
        return f"{name} is open in {what} on this computer (process {self.pid}). Close the book there."


def holder_of(file: str, is_sqlite: bool) -> Holder | None:
    found = _sqlite_lock(file) if is_sqlite else _xml_lock(file)
    if found is None:
        return None
    host, pid, locked_before = found
    is_here = host in (socket.gethostname(), "")
    program = program_of(pid) if is_here else ""
    return Holder(host, pid, program, is_here, is_here and pid != 0 and is_gone(pid, locked_before))


def _sqlite_lock(file: str) -> tuple[str, int, float] | None:
    """GnuCash's own table of locks. It was written no later than the file was changed last."""
    for _ in range(READS_MAX):
        try:
            row = _lock_row(file)
            return None if row is None else (str(row[0]), int(row[1]), os.path.getmtime(file))
        except sqlite3.DatabaseError as error:
            if "no such table" in str(error):
                return None
            time.sleep(READ_AGAIN_SECONDS)
    raise BookLocked(f"{os.path.basename(file)} is being written by another program. Close the book there.")


def _lock_row(file: str) -> tuple[Any, ...] | None:
    """
    Read without a lock of SQLite: GnuCash does not wait for one, and a person who works in the book would lose every edit after the first
    that met it. A read during a save may find half of a page, and is made again.
    """
    connection = sqlite3.connect(f"file:{quote(file)}?mode=ro&immutable=1", uri=True)
    try:
        row: tuple[Any, ...] | None = connection.execute("SELECT Hostname, PID FROM gnclock").fetchone()
        return row
    finally:
        connection.close()


def _xml_lock(file: str) -> tuple[str, int, float] | None:
    """
    file.LCK says nothing about who has it: a program of this computer that has it open, or the driver that left a note. GnuCash also
    links it to a name with the host id and the process where the file system allows it.
    """
    lock = f"{file}.LCK"
    try:
        found = os.stat(lock)
    except FileNotFoundError:
        return None
    linked = _linked(file, lock)
    if linked is not None:
        return *linked, found.st_mtime
    opener = opener_of(found)
    if opener is not None:
        return "", opener, found.st_mtime
    noted = _read_note(file)
    if noted is not None and noted["inode"] in (None, found.st_ino):
        return noted["host"], noted["pid"], found.st_mtime
    return "", 0, found.st_mtime


def _linked(file: str, lock: str) -> tuple[str, int] | None:
    here = ctypes.CDLL(None).gethostid() & 0xFFFFFFFF
    for link in glob.glob(f"{glob.escape(file)}.*.LNK"):
        found = re.search(r"\.([0-9a-f]+)\.(\d+)\.LNK$", link)
        if found and os.path.samefile(link, lock):
            return "" if int(found[1], 16) & 0xFFFFFFFF == here else found[1], int(found[2])
    return None



def _note(file: str) -> str:
    return f"{file}.ledgerline-lock"


def _read_note(file: str) -> dict[str, Any] | None:
    try:
        with open(_note(file), encoding="utf-8") as opened:
            content: dict[str, Any] = json.load(opened)
            return content
    except (OSError, ValueError):
        return None


def note_lock(file: str) -> None:
    """Before and after an XML book is opened, so that the next driver knows a lock that this one could not remove."""
    lock = f"{file}.LCK"
    inode = os.stat(lock).st_ino if os.path.exists(lock) else None
    with open(f"{_note(file)}.new", "w", encoding="utf-8") as opened:
        json.dump({"host": socket.gethostname(), "pid": os.getpid(), "inode": inode}, opened)
    os.replace(f"{_note(file)}.new", _note(file))


def remove_note(file: str) -> None:
    if os.path.exists(_note(file)):
        os.remove(_note(file))
