"""What was told last, and the log of changes, in a file of our own. New digests and the changes that follow from them are one transaction."""

from __future__ import annotations

import json
import os
import re
import secrets
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .objects import DIGEST_VERSION, BookObject

"""The log reaches back so far if nobody asks for it."""
KEPT_ROWS = 1_000_000
CURSOR = re.compile(r"(\d{1,15})\.([0-9a-f]{8})")
SCHEMA = """
CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE object (guid TEXT PRIMARY KEY, entity TEXT NOT NULL, key TEXT NOT NULL, doc_key TEXT, own BLOB NOT NULL, settlement BLOB NOT NULL,
  is_void INTEGER NOT NULL, command_id TEXT, lots TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE change (seq INTEGER PRIMARY KEY AUTOINCREMENT, tag TEXT NOT NULL, entity TEXT NOT NULL, key TEXT NOT NULL, former_key TEXT, doc_key TEXT,
  change TEXT NOT NULL, part TEXT NOT NULL, at TEXT NOT NULL, source TEXT NOT NULL, command_id TEXT, reason TEXT, count INTEGER) STRICT;
"""
COLUMNS = ("entity", "key", "former_key", "doc_key", "change", "part", "at", "source", "command_id", "reason", "count")


@dataclass(frozen=True)
class LoggedChange:
    entity: str
    """Of a gap because an older copy came back: the newest commands in it, as JSON."""
    key: str
    """created, updated, voided, deleted or renamed; resync for a gap, of which `entity` is the scope."""
    change: str
    at: str
    source: str = "desk"
    part: str = "document"
    former_key: str | None = None
    doc_key: str | None = None
    command_id: str | None = None
    """Of a gap."""
    reason: str | None = None
    count: int | None = None

    def shown(self) -> dict[str, Any]:
        own = {"entity": self.entity, "key": self.key, "change": self.change, "at": self.at, "source": self.source}
        more = {"docKey": self.doc_key, "formerKey": self.former_key, "part": None if self.part == "document" else self.part, "commandId": self.command_id}
        return {**own, **{name: value for name, value in more.items() if value is not None}}

    def gap(self) -> dict[str, Any]:
        held = {"commandIds": json.loads(self.key)} if self.key else {}
        return {"scope": self.entity, "reason": self.reason, **({} if self.count is None else {"count": self.count}), **held}


class State:
    def __init__(self, folder: str) -> None:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        self._file = os.path.join(folder, "changes.sqlite")
        try:
            self._open()
        except sqlite3.DatabaseError:
            # Damaged, or of another version: whoever asks from an old position is told that there is a gap.
            self._connection.close()
            for ending in ("", "-wal", "-shm", "-journal"):
                if os.path.exists(f"{self._file}{ending}"):
                    os.remove(f"{self._file}{ending}")
            self._open()

    def _open(self) -> None:
        os.close(os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600))
        self._connection = sqlite3.connect(self._file, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        if self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            self._connection.executescript(f"BEGIN; {SCHEMA} INSERT INTO fact VALUES ('digestVersion', '{DIGEST_VERSION}');"
                                           f" INSERT INTO change VALUES (0, '{_tag()}', '', '', NULL, NULL, 'start', '', '', '', NULL, NULL, NULL); COMMIT;")
        if self.fact("digestVersion") != DIGEST_VERSION:
            raise sqlite3.DatabaseError("The digests are of another version.")

    def close(self) -> None:
        self._connection.close()

    def fact(self, name: str) -> str | None:
        found = self._connection.execute("SELECT value FROM fact WHERE name = ?", (name,)).fetchone()
        return None if found is None else str(found[0])

    def objects(self) -> dict[str, BookObject]:
        rows = self._connection.execute("SELECT guid, entity, key, doc_key, own, settlement, is_void, command_id, lots FROM object")
        return {
            guid: BookObject(
                entity, key, doc_key, int.from_bytes(own, "big"), int.from_bytes(settlement, "big"), is_void == 1, command_id, tuple(lots.split()),
            )
            for guid, entity, key, doc_key, own, settlement, is_void, command_id, lots in rows
        }

    def keep(self, changed: dict[str, BookObject], gone: Iterable[str], changes: Iterable[LoggedChange], facts: dict[str, str]) -> None:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            rows = (
                (
                    guid, each.entity, each.key, each.doc_key, each.own.to_bytes(16, "big"), each.settlement.to_bytes(16, "big"), int(each.is_void),
                    each.command_id, " ".join(each.lots),
                )
                for guid, each in changed.items()
            )
            connection.executemany("INSERT OR REPLACE INTO object VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
            connection.executemany("DELETE FROM object WHERE guid = ?", ((guid,) for guid in gone))
            places = ", ".join("?" for _ in COLUMNS)
            logged = ((_tag(), *(getattr(change, name) for name in COLUMNS)) for change in changes)
            connection.executemany(f"INSERT INTO change (tag, {', '.join(COLUMNS)}) VALUES (?, {places})", logged)
            connection.execute("DELETE FROM change WHERE seq <= (SELECT max(seq) FROM change) - ?", (KEPT_ROWS,))
            connection.executemany("INSERT OR REPLACE INTO fact VALUES (?, ?)", facts.items())
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    @property
    def cursor(self) -> str:
        """After the newest change."""
        seq, tag = self._connection.execute("SELECT seq, tag FROM change ORDER BY seq DESC LIMIT 1").fetchone()
        return f"{seq}.{tag}"

    def page(self, cursor: str | None, limit: int) -> dict[str, Any]:
        """What follows a position. What is before it is forgotten."""
        if cursor is None:
            return {"changes": [], "nextCursor": self.cursor, "hasMore": False, "resync": None}
        found = CURSOR.fullmatch(cursor)
        place = found and self._connection.execute("SELECT seq FROM change WHERE seq = ? AND tag = ?", (int(found[1]), found[2])).fetchone()
        if not place:
            return {"changes": [], "nextCursor": self.cursor, "hasMore": False, "resync": {"scope": "book", "reason": "log_expired"}}
        self._connection.execute("DELETE FROM change WHERE seq < ?", place)
        rows = self._connection.execute(f"SELECT seq, tag, {', '.join(COLUMNS)} FROM change WHERE seq > ? ORDER BY seq LIMIT ?", (*place, limit + 1)).fetchall()
        changes = [(f"{seq}.{tag}", LoggedChange(**dict(zip(COLUMNS, values)))) for seq, tag, *values in rows]
        if changes and changes[0][1].change == "resync":
            position, gap = changes[0]
            return {"changes": [], "nextCursor": position, "hasMore": len(changes) > 1, "resync": gap.gap()}
        end = next((index for index, (_, change) in enumerate(changes) if change.change == "resync"), len(changes))
        told = changes[: min(limit, end)]
        return {
            "changes": [change.shown() for _, change in told],
            "nextCursor": told[-1][0] if told else cursor,
            "hasMore": len(told) < len(changes),
            "resync": None,
        }


def _tag() -> str:
    """A position of another state file has another one, even where it has used the number again."""
    return secrets.token_hex(4)
