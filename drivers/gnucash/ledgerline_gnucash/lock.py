"""Who holds a book. A lock counts as left behind only when its holder is surely gone: same machine, and no process that could be it."""

from __future__ import annotations

import ctypes
import glob
import os
import re
import socket
import sqlite3
from dataclasses import dataclass


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
    program = _program(pid) if is_here else ""
    return Holder(host, pid, program, is_here, is_here and _is_gone(pid, locked_before))


def _sqlite_lock(file: str) -> tuple[str, int, float] | None:
    """GnuCash's own table of locks. It was written no later than the file was changed last."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        row = connection.execute("SELECT Hostname, PID FROM gnclock").fetchone()
    except sqlite3.OperationalError:
        return None
    finally:
        connection.close()
    return None if row is None else (str(row[0]), int(row[1]), os.path.getmtime(file))


def _xml_lock(file: str) -> tuple[str, int, float] | None:
    """file.LCK, and a hard link to it whose name has the host id and the process."""
    lock = f"{file}.LCK"
    if not os.path.exists(lock):
        return None
    here = f"{ctypes.CDLL(None).gethostid() & 0xFFFFFFFF:x}"
    for link in glob.glob(f"{glob.escape(file)}.*.LNK"):
        found = re.search(r"\.([0-9a-f]+)\.(\d+)\.LNK$", link)
        if found and os.path.samefile(link, lock):
            host = "" if int(found[1], 16) & 0xFFFFFFFF == int(here, 16) else found[1]
            return host, int(found[2]), os.path.getmtime(lock)
    return "unknown", 0, os.path.getmtime(lock)


def _program(pid: int) -> str:
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


def _is_gone(pid: int, locked_before: float) -> bool:
    """No such process, or one that started after the lock was written, so that it cannot be the one that wrote it."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        with open("/proc/stat", encoding="utf-8") as file:
            booted = next(int(line.split()[1]) for line in file if line.startswith("btime"))
    except FileNotFoundError:
        return True
    if fields[0] == "Z":
        return True
    started = booted + int(fields[19]) / os.sysconf("SC_CLK_TCK")
    return started > locked_before + 2
