"""A package in memory that is interrupted after it has saved, before the record beside the book has its end."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from typing import Any

from ledgerline_driver.changes.rows import ChangeRow, note_key
from ledgerline_driver.changes.writers import WritersInFile
from ledgerline_driver.once import OnceOnly, Write
from ledgerline_driver.protocol import CommandRequest
from ledgerline_driver.side_file import SideFileRecord

Json = dict[str, Any]


def writer_after(end: str) -> list[str | None]:
    """Who wrote the row, as the file says after the package failed in the middle, or a crash and a lookup."""
    with tempfile.TemporaryDirectory() as folder:
        path, crashed = os.path.join(folder, "commands"), os.path.join(folder, "crashed")
        stamps: list[str] = []

        def stamped(stamp: str) -> Json | None:
            return {"code": "A"} if stamp in stamps else None

        def save(stamp: str) -> Json:
            stamps.append(stamp)
            shutil.copy(path, crashed)
            raise OSError("The connection to the package was lost.")

        def written(record: Json) -> Iterator[ChangeRow]:
            yield ChangeRow(record["code"], {"name": "Alpha"}, entity="debtor")

        def opened(file: str) -> tuple[SideFileRecord, OnceOnly]:
            record = SideFileRecord(file, stamped, lambda _: None)
            return record, OnceOnly(record, lambda saved: saved, written)

        record, once = opened(path)
        once.execute(CommandRequest("c-1", "create-debtor", {}), lambda: Write({}, save))
        record.close()
        if end == "crash":
            record, once = opened(crashed)
            once.lookup("c-1")
            record.close()
        writers = WritersInFile(crashed if end == "crash" else path)
        writing = writers.refresh()
        note = writers.note_of(note_key("debtor", "A", "document"))
        return [writing, None if note is None else note.command_id]
