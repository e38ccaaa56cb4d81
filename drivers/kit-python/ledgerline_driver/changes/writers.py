"""Which command wrote a row last: what the records of commands say to the process that follows changes."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any

from .rows import Note

Json = dict[str, Any]
TAIL_BYTES = 64


class Writers:
    """For a package without our commands: every change is the desk's."""

    def refresh(self) -> str | None:
        """Takes in what was recorded since. Returns the command that is writing now, whose rows cannot be told from those of a person yet."""
        return None

    def note_of(self, key: str) -> Note | None:
        return None


class WritersInTable(Writers):
    """For a TransactionRecord: `read` returns the text that its `note` has stored under a key."""

    def __init__(self, read: Callable[[str], str | None]) -> None:
        self._read = read

    def note_of(self, key: str) -> Note | None:
        text = self._read(key)
        if text is None:
            return None
        note = json.loads(text)
        return Note(note["commandId"], note["digest"], note["at"])


class WritersInFile(Writers):
    """For a SideFileRecord: reads what was added to the file, without a lock."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._notes: dict[str, Note] = {}
        """Commands run one after the other, so that only the newest can be writing."""
        self._begun: str | None = None
        self._read = 0
        """What the file had before the place that was read to. Another file has something else there."""
        self._tail = b""

    def refresh(self) -> str | None:
        if os.path.exists(self._path):
            with open(self._path, "rb") as file:
                file.seek(self._read - len(self._tail))
                if file.read(len(self._tail)) != self._tail:
                    self._read, self._begun = 0, None
                file.seek(self._read)
                added = file.read()
                whole = added[: added.rfind(b"\n") + 1]
                for line in whole.splitlines():
                    self._take(json.loads(line))
                self._read += len(whole)
                self._tail = (self._tail + whole)[-TAIL_BYTES:] if self._read > len(whole) else whole[-TAIL_BYTES:]
        return self._begun

    def _take(self, mark: Json) -> None:
        """A command is begun with what was asked, and ends with a record, or as one that was never done."""
        if "record" in mark or mark.get("dropped"):
            self._begun = None
        elif "asked" in mark:
            self._begun = mark["id"]
        for each in mark.get("record", {}).get("rowNotes", []):
            self._notes[each["note"]] = Note(re.sub(r"#\d+$", "", mark["id"]), each["digest"], each["at"])

    def note_of(self, key: str) -> Note | None:
        return self._notes.get(key)
