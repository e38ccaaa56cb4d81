"""Which process has a file, and whether a process that had one is surely gone. Linux only; elsewhere nothing is known."""

from __future__ import annotations

import glob
import os


def opener_of(opened: os.stat_result) -> int | None:
    """The process of this computer that has a file open, as far as this user may see it."""
    for entry in glob.glob("/proc/[0-9]*/fd/*"):
        try:
            seen = os.stat(entry)
        except OSError:
            continue
        if (seen.st_dev, seen.st_ino) == (opened.st_dev, opened.st_ino):
            return int(entry.split("/")[2])
    return None


def program_of(pid: int) -> str:
    """The command line of a process; empty when it cannot be seen."""
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


def is_gone(pid: int, locked_before: float) -> bool:
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
