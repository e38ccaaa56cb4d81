"""What is in the file itself, read without GnuCash: the proof that a command was saved, and the record of commands of an SQLite book."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from fractions import Fraction
from typing import Any
from urllib.parse import quote

from .unpacked import unpacked


@dataclass(frozen=True)
class StoredTransaction:
    """The cents of each account, debits positive."""

    date: str
    sums: dict[str, int]


def is_sqlite(file: str) -> bool:
    with open(file, "rb") as opened:
        return opened.read(15) == b"SQLite format 3"


def _cents(numerator: int, denominator: int) -> int:
    return int(Fraction(numerator * 100, denominator))


def add_to(sums: dict[str, int], account: str, value: int, amount: int) -> None:
    """Counts a split; its amount too, where the account has another currency than the transaction."""
    sums[account] = sums.get(account, 0) + value
    if amount != value:
        name = f"{account} in its own currency"
        sums[name] = sums.get(name, 0) + amount


def _summed(date: str, parts: list[tuple[str, int, int]]) -> StoredTransaction:
    sums: dict[str, int] = {}
    for account, value, amount in parts:
        add_to(sums, account, value, amount)
    return StoredTransaction(date, sums)


class StoredBook:
    """A file at this moment. Each question is answered from the disk."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._is_sqlite = is_sqlite(file)
        self._text: str | None = None

    def _rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(f"file:{quote(self._file)}?mode=ro", uri=True)
        try:
            return connection.execute(statement, values).fetchall()
        finally:
            connection.close()

    def _xml(self) -> str:
        if self._text is None:
            self._text = unpacked(self._file).decode()
        return self._text

    def transaction(self, guid: str) -> StoredTransaction | None:
        if not self._is_sqlite:
            return self._xml_transaction(guid)
        rows = self._rows(
            "SELECT t.post_date, s.account_guid, s.value_num, s.value_denom, s.quantity_num, s.quantity_denom FROM transactions t"
            " JOIN splits s ON s.tx_guid = t.guid WHERE t.guid = ?",
            guid,
        )
        return _summed(str(rows[0][0])[:10], [(row[1], _cents(row[2], row[3]), _cents(row[4], row[5])) for row in rows]) if rows else None

    def _xml_transaction(self, guid: str) -> StoredTransaction | None:
        text = self._xml()
        start = text.find(f'<trn:id type="guid">{guid}</trn:id>')
        if start < 0:
            return None
        part = text[start : text.index("</gnc:transaction>", start)]
        date = re.search(r"<trn:date-posted>\s*<ts:date>(\d{4}-\d{2}-\d{2})", part)
        number = r"(-?\d+)/(\d+)"
        pattern = rf'<split:value>{number}</split:value>\s*<split:quantity>{number}</split:quantity>.*?<split:account type="guid">(\w+)<'
        splits = re.findall(pattern, part, re.S)
        parts = [(account, _cents(int(top), int(bottom)), _cents(int(more), int(less))) for top, bottom, more, less, account in splits]
        return _summed(date[1] if date else "", parts)

    def has(self, table: str, guid: str) -> bool:
        if self._is_sqlite:
            return bool(self._rows(f"SELECT 1 FROM {table} WHERE guid = ?", guid))
        return re.search(rf':(?:id|guid) type="guid">{guid}<', self._xml()) is not None

    def command(self, command_id: str) -> tuple[str, str] | None:
        """Fingerprint and record of a command, if this SQLite book has it."""
        try:
            rows = self._rows("SELECT fingerprint, record FROM ledgerline_commands WHERE command_id = ?", command_id)
        except sqlite3.OperationalError:
            return None
        return (rows[0][0], rows[0][1]) if rows else None
