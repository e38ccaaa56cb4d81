"""The driver's own tables in the database of Tryton: which commands it has run, and what documents are that Tryton has no field for."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from ledgerline_driver.money import shown

TABLES = (
    """CREATE TABLE IF NOT EXISTS ledgerline_command (command_id VARCHAR PRIMARY KEY, fingerprint VARCHAR NOT NULL, record TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS ledgerline_document (
        doc_key INTEGER PRIMARY KEY, doc_type VARCHAR NOT NULL, doc_no VARCHAR NOT NULL, doc_date VARCHAR NOT NULL, party VARCHAR,
        status VARCHAR NOT NULL, command_id VARCHAR NOT NULL, created_at VARCHAR NOT NULL, modified_at VARCHAR NOT NULL, body TEXT NOT NULL,
        UNIQUE (doc_type, doc_no))""",
    """CREATE TABLE IF NOT EXISTS ledgerline_link (
        from_key INTEGER NOT NULL, from_line INTEGER NOT NULL, to_key INTEGER NOT NULL, to_line INTEGER NOT NULL, kind VARCHAR NOT NULL,
        quantity VARCHAR NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS ledgerline_knock_off (
        owner_key INTEGER NOT NULL, target_key INTEGER NOT NULL, seq INTEGER NOT NULL, cents INTEGER NOT NULL, discount INTEGER NOT NULL,
        day VARCHAR NOT NULL, target_line INTEGER NOT NULL, owner_line INTEGER)""",
    """CREATE TABLE IF NOT EXISTS ledgerline_stock (
        doc_key INTEGER NOT NULL, line INTEGER NOT NULL, leg INTEGER NOT NULL, seq INTEGER NOT NULL, item VARCHAR NOT NULL,
        location VARCHAR NOT NULL, day VARCHAR NOT NULL, phase INTEGER NOT NULL, effect VARCHAR NOT NULL, given VARCHAR NOT NULL,
        given_value INTEGER, quantity VARCHAR NOT NULL, value INTEGER NOT NULL, move INTEGER)""",
    """CREATE TABLE IF NOT EXISTS ledgerline_withdrawn (move INTEGER PRIMARY KEY)""",
    """CREATE TABLE IF NOT EXISTS ledgerline_slot (kind VARCHAR NOT NULL, code VARCHAR NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, code))""",
)


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain)


def _plain(value: Any) -> Any:
    return shown(value)


class Store:
    def __init__(self, transaction: Any) -> None:
        self._transaction = transaction

    def run(self, sql: str, *values: Any) -> None:
        self._cursor(sql, values)

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return list(self._cursor(sql, values).fetchall())

    def row(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self._cursor(sql, values).fetchone()
        return found

    def _cursor(self, sql: str, values: Iterable[Any]) -> Any:
        cursor = self._transaction.connection.cursor()
        cursor.execute(sql, tuple(values))
        return cursor

    def create_tables(self) -> None:
        for sql in TABLES:
            self.run(sql)

    def command(self, command_id: str) -> tuple[str, dict[str, Any]] | None:
        row = self.row("SELECT fingerprint, record FROM ledgerline_command WHERE command_id = ?", command_id)
        return None if row is None else (str(row[0]), json.loads(row[1]))

    def remember(self, command_id: str, fingerprint: str, record: dict[str, Any]) -> None:
        self.run("INSERT INTO ledgerline_command (command_id, fingerprint, record) VALUES (?, ?, ?)", command_id, fingerprint, dumped(record))

    def slot(self, kind: str, code: str) -> dict[str, Any]:
        row = self.row("SELECT body FROM ledgerline_slot WHERE kind = ? AND code = ?", kind, code)
        body: dict[str, Any] = {} if row is None else json.loads(row[0])
        return body

    def slots(self, kind: str) -> dict[str, dict[str, Any]]:
        return {str(code): json.loads(body) for code, body in self.rows("SELECT code, body FROM ledgerline_slot WHERE kind = ?", kind)}

    def write_slot(self, kind: str, code: str, body: dict[str, Any]) -> None:
        self.remove_slot(kind, code)
        self.run("INSERT INTO ledgerline_slot (kind, code, body) VALUES (?, ?, ?)", kind, code, dumped(body))

    def remove_slot(self, kind: str, code: str) -> None:
        self.run("DELETE FROM ledgerline_slot WHERE kind = ? AND code = ?", kind, code)
