"""The command types of Ledgerline, as the catalog publishes them in commands.json: what each one does stands there, not in its name."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Command:
    type: str
    module: str
    verb: str
    """document, record, bulk, own or another kind."""
    task: str
    operation: str = ""
    """Of a record command: the kind of record."""
    record: str = ""
    """Of a bulk command: the command of every row, or None where each row names its own."""
    repeats: str | None = None
    """The types of the documents that it creates, selects or lists."""
    doc_types: tuple[str, ...] = ()
    """Those that it can only read, with the others."""
    seen_types: tuple[str, ...] = ()
    """Of a print command: the types of the documents that it prints."""
    printed_types: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        return self.verb in ("list", "read", "get", "validate")

    @property
    def is_ledger(self) -> bool:
        """Of the AR and AP modules, whose lines have an amount alone."""
        return self.module in ("ar", "ap")


def _command(row: dict[str, Any]) -> Command:
    task = row["task"]
    return Command(
        row["type"], row["module"], row["verb"], task["kind"], task.get("operation", ""), task.get("record", ""), task.get("repeats"),
        *(tuple(row.get(name, ())) for name in ("docTypes", "seenTypes", "printedTypes")),
    )


_PUBLISHED = json.loads(Path(__file__).with_name("commands.json").read_text(encoding="utf-8"))
COMMANDS: dict[str, Command] = {row["type"]: _command(row) for row in _PUBLISHED}

_OF_DOCUMENT = {(command.operation, type_): command for command in COMMANDS.values() if command.task == "document" for type_ in command.doc_types}
_OF_RECORD = {(command.operation, command.record): command for command in COMMANDS.values() if command.task == "record"}


def document_command(operation: str, doc_type: str) -> Command:
    return _OF_DOCUMENT[(operation, doc_type)]


def record_command(operation: str, record: str) -> Command:
    return _OF_RECORD[(operation, record)]
