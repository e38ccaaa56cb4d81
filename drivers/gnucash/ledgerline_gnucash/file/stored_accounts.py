"""The accounts of a book as they are in the file, read without GnuCash and without a lock, so that a person who works in it is not disturbed."""

from __future__ import annotations

import sqlite3
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from urllib.parse import quote

from ledgerline_driver.refusal import BookUnavailable

from .copy import Unread
from .stored import is_sqlite
from .unpacked import unpacked

NOT_SHOWN = ("ROOT", "TRADING")


@dataclass(frozen=True)
class StoredAccount:
    code: str
    name: str
    """As GnuCash calls it: RECEIVABLE, INCOME, BANK and so on."""
    type: str
    currency: str
    is_placeholder: bool


def stored_accounts(file: str) -> list[StoredAccount]:
    """By their codes. Raises BookUnavailable for a file that is no book."""
    try:
        found = _of_sqlite(file) if is_sqlite(file) else _of_xml(file)
    except (sqlite3.DatabaseError, ElementTree.ParseError, EOFError, OSError) as error:
        raise BookUnavailable(f"{file} cannot be read as a GnuCash book: {error}.") from error
    except Unread as error:
        raise BookUnavailable(str(error)) from error
    return sorted((account for account in found if account.type not in NOT_SHOWN), key=lambda account: (account.code, account.name))


def _of_sqlite(file: str) -> list[StoredAccount]:
    connection = sqlite3.connect(f"file:{quote(file)}?mode=ro&immutable=1", uri=True)
    try:
        rows = connection.execute(
            "SELECT a.code, a.name, a.account_type, coalesce(c.mnemonic, ''), a.placeholder FROM accounts a"
            " LEFT JOIN commodities c ON c.guid = a.commodity_guid"
        ).fetchall()
    finally:
        connection.close()
    return [StoredAccount(code or "", name, type_, currency, placeholder == 1) for code, name, type_, currency, placeholder in rows]


def _of_xml(file: str) -> list[StoredAccount]:
    root = ElementTree.fromstring(unpacked(file))
    # A template of a scheduled transaction has accounts of its own, which are not those of the book.
    return [_account(element) for book in root.iter("{http://www.gnucash.org/XML/gnc}book") for element in book.findall("{http://www.gnucash.org/XML/gnc}account")]


def _account(element: ElementTree.Element) -> StoredAccount:
    act = "{http://www.gnucash.org/XML/act}"
    slots = [slot for slot in element.findall(f"{act}slots/slot") if slot.findtext("{http://www.gnucash.org/XML/slot}key") == "placeholder"]
    return StoredAccount(
        element.findtext(f"{act}code") or "", element.findtext(f"{act}name") or "", element.findtext(f"{act}type") or "",
        element.findtext(f"{act}commodity/{{http://www.gnucash.org/XML/cmdty}}id") or "",
        any(slot.findtext("{http://www.gnucash.org/XML/slot}value") == "true" for slot in slots),
    )
