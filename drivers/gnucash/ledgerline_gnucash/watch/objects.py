"""What a book would tell about: one object for each document and record that reads show, with a digest of what they show."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .contents import AccountRow, Contents, EntryRow, SlotRow, TaxTableRow

"""Another number makes every state file start anew: digests of two versions cannot be compared."""
DIGEST_VERSION = "1"
MASK = (1 << 128) - 1
KEY = b"ledgerline changes"
"""Documents as the catalog names them."""
ENTITIES = {
    "IV": "sales-invoice", "DN": "sales-debit-note", "CS": "cash-sale", "CN": "sales-credit-note", "PI": "purchase-invoice", "CP": "cash-purchase",
    "PR": "purchase-return", "RI": "ar-invoice", "RD": "ar-debit-note", "RC": "ar-credit-note", "PB": "ap-invoice", "PD": "ap-debit-note",
    "PC": "ap-credit-note", "RP": "ar-payment", "RF": "ar-refund", "PP": "ap-payment", "PF": "ap-refund", "RDP": "ar-deposit", "PDP": "ap-deposit",
    "JE": "journal-entry", "PV": "gl-cash-book-payment", "OR": "gl-cash-book-receipt",
}
"""What was entered in GnuCash itself: side and whether it is a credit note."""
NATIVE = {("AR", False): "IV", ("AR", True): "CN", ("AP", False): "PI", ("AP", True): "PR"}


def digest(content: object) -> int:
    return int.from_bytes(hashlib.blake2b(repr(content).encode(), digest_size=16, key=KEY).digest(), "big")


@dataclass
class BookObject:
    entity: str
    key: str
    """Of a document: as results have it."""
    doc_key: str | None
    """What reads show of it, but for what is open."""
    own: int
    """What is open of it, and what settles it."""
    settlement: int = 0
    is_void: bool = False
    """The command that wrote it last."""
    command_id: str | None = None
    """The lots that its transactions are in: what it settles or is settled by."""
    lots: tuple[str, ...] = ()


def key_of(guid: str) -> str:
    """As documents/document.py makes it from GnuCash's own key."""
    return str(int(guid[:15], 16))


class _Slots:
    def __init__(self, rows: Iterable[SlotRow]) -> None:
        self._texts: dict[str, str] = {}
        self._others: dict[tuple[str, str], str] = {}
        for owner, name, value in rows:
            if name == "ledgerline":
                self._texts[owner] = value
            else:
                self._others[owner, name] = value

    def text(self, guid: str) -> str:
        return self._texts.get(guid, "")

    def own(self, guid: str) -> dict[str, Any]:
        """What commands left on an object; empty for what was made in GnuCash, or is no JSON."""
        try:
            content = json.loads(self._texts.get(guid, "{}"))
        except ValueError:
            return {}
        return content if isinstance(content, dict) else {}

    def other(self, guid: str, name: str) -> str:
        return self._others.get((guid, name), "")


class _Reader:
    """Adds up the digests of the parts of each object, so that neither an order nor a list of them is needed."""

    def __init__(self, contents: Contents, base_currency: str | None) -> None:
        self._contents = contents
        self._accounts = {row.guid: row for row in contents.accounts()}
        self._parties = list(contents.parties())
        self._tax_tables = {row.guid: row for row in contents.tax_tables()}
        self._prices = list(contents.prices())
        self._slots = _Slots(contents.slots())
        self._base: str = base_currency if base_currency else next((row.currency for row in self._accounts.values() if row.type == "RECEIVABLE" and row.code), "")
        self._sums: dict[str, int] = {}
        self._lots_of: dict[str, set[str]] = {}
        self._open_lots_of: dict[str, set[str]] = {}
        self._balances: dict[str, Fraction] = {}
        self._foreign: set[str] = set()
        self.found: dict[str, BookObject] = {}

    def read(self) -> dict[str, BookObject]:
        self._records()
        transactions = list(self._contents.transactions())
        for row in transactions:
            due = self._slots.other(row.guid, "trans-date-due")
            self._sums[row.guid] = digest((row.number, row.day, row.text, row.currency, due, self._slots.text(row.guid)))
        self._read_splits()
        owned = self._documents_of(transactions)
        self._invoices(owned)
        return self.found

    def _code(self, account: str) -> str:
        row = self._accounts.get(account)
        return "" if row is None else row.code or row.name

    def _records(self) -> None:
        for row in self._accounts.values():
            if row.code:
                slot = self._slots.own(row.guid)
                kept = [slot.get(name) for name in ("accountType", "specialType", "cashFlowClass")]
                own = digest((row.code, row.name, row.type, row.currency, row.is_hidden, self._above(row), kept))
                self.found[row.guid] = BookObject("gl-account", row.code, None, own, command_id=slot.get("commandId"))
        for party in self._parties:
            *address, person = party.address
            shown = (party[2:8], address, "" if person == party.name else person, self._slots.text(party.guid))
            self.found[party.guid] = BookObject(party.entity, party.code, None, digest(shown), command_id=self._slots.own(party.guid).get("commandId"))
        for table in self._tax_tables.values():
            if table.is_shown:
                own = digest((table.name, self._taxed(table), self._slots.text(table.guid)))
                self.found[table.guid] = BookObject("tax-code", table.name, None, own, command_id=self._slots.own(table.guid).get("commandId"))
        self._currencies()

    def _above(self, row: AccountRow) -> list[str]:
        """The accounts above it that have a code, as far as the level of an account counts them."""
        codes: list[str] = []
        above = self._accounts.get(row.parent)
        while above is not None and above.code:
            codes.append(above.code)
            above = self._accounts.get(above.parent)
        return codes

    def _taxed(self, table: TaxTableRow | None) -> list[tuple[str, str, str]]:
        return [] if table is None else sorted((self._code(account), amount, type_) for account, amount, type_ in table.entries)

    def _currencies(self) -> None:
        """Those in use, each with its newest rate."""
        newest: dict[str, tuple[str, set[str]]] = {}
        for commodity, currency, time, value in self._prices:
            if self._base not in (commodity, currency) or commodity == currency:
                continue
            code = currency if commodity == self._base else commodity
            rate = f"1 for {value}" if commodity == self._base else value
            latest, rates = newest.get(code, ("", set()))
            if time >= latest:
                newest[code] = (time, {rate} if time > latest else rates | {rate})
        used: set[str] = {row.currency for row in self._accounts.values() if row.code} | {self._base} | set(newest)
        for code in used - {""}:
            self.found[f"currency {code}"] = BookObject("general-currency", code, None, digest((code, sorted(newest.get(code, ("", set()))[1]))))

    def _read_splits(self) -> None:
        sums = self._sums
        for guid, transaction, account, memo, value, quantity, lot in self._contents.splits():
            if account not in self._accounts:
                self._foreign.add(transaction)
                continue
            part = digest((guid, self._code(account), memo, value, quantity, self._slots.text(guid)))
            sums[transaction] = (sums.get(transaction, 0) + part) & MASK
            if lot:
                self._lots_of.setdefault(transaction, set()).add(lot)
                self._balances[lot] = self._balances.get(lot, Fraction(0)) + Fraction(quantity)
                if self._slots.own(guid).get("open"):
                    self._open_lots_of.setdefault(transaction, set()).add(lot)

    def _settlement(self, lots: Iterable[str]) -> int:
        return sum(digest((lot, str(self._balances.get(lot, 0)))) for lot in lots) & MASK

    def _documents_of(self, transactions: Iterable[Any]) -> dict[str, list[str]]:
        """Tells transactions that are documents. Returns those that belong to an invoice, by its key."""
        owned: dict[str, list[str]] = {}
        for row in transactions:
            if row.guid in self._foreign:
                continue
            slot = self._slots.own(row.guid)
            if "of" in slot:
                owned.setdefault(str(slot["of"]), []).append(row.guid)
                continue
            # Those that GnuCash made for an invoice or a payment of its own are none.
            is_entry = "docType" not in slot and not self._slots.other(row.guid, "trans-txn-type")
            entity = ENTITIES.get("JE" if is_entry else slot.get("docType", ""))
            if entity is None:
                continue
            number = str(row.number or f"GC-{key_of(row.guid)}") if is_entry else str(slot.get("docNo", ""))
            open_lots = self._open_lots_of.get(row.guid, set())
            self.found[row.guid] = BookObject(
                entity, number, key_of(row.guid), self._sums[row.guid], self._settlement(open_lots), slot.get("status") == "Void",
                slot.get("commandId"), tuple(sorted(self._lots_of.get(row.guid, ()))),
            )
        return owned

    def _invoices(self, owned: dict[str, list[str]]) -> None:
        entries: dict[str, list[EntryRow]] = {}
        for entry in self._contents.entries():
            entries.setdefault(entry.invoice, []).append(entry)
        codes = {party.guid: party.code for party in self._parties}
        for row in self._contents.invoices():
            slot = self._slots.own(row.guid)
            is_credit = self._slots.other(row.guid, "credit-note") == "1"
            # GnuCash leaves the key of a transaction that it has deleted, in SQLite, when an invoice is unposted.
            is_posted = row.transaction in self._sums
            # A draft that a person has not posted yet, or not again, is no document.
            if not row.side or ("docType" not in slot and not is_posted):
                continue
            type_ = slot.get("docType") or NATIVE[row.side, is_credit]
            if type_ not in ENTITIES:
                continue
            head = (row.number, codes.get(row.owner, ""), row.currency, row.notes, row.billing_id, is_credit, is_posted, self._slots.text(row.guid))
            own = digest(head) + self._sums.get(row.transaction, 0)
            for place, entry in enumerate(sorted(entries.get(row.guid, ()), key=lambda each: each.order)):
                tax = self._taxed(self._tax_tables.get(entry.tax_table))
                own += digest((place, entry.guid, entry[3:5], self._code(entry.account), entry[6:8], tax, self._slots.text(entry.guid)))
            further = owned.get(row.guid, [])
            settlement = (self._settlement([row.lot] if row.lot and is_posted else []) + sum(self._sums[guid] for guid in further)) & MASK
            lots = {row.lot} - {""} | {lot for guid in further for lot in self._lots_of.get(guid, ())}
            self.found[row.guid] = BookObject(
                ENTITIES[type_], row.number, key_of(row.guid), own & MASK, settlement, slot.get("status") == "Void", slot.get("commandId"), tuple(sorted(lots)),
            )


def objects_of(contents: Contents, base_currency: str | None) -> dict[str, BookObject]:
    """By GnuCash's own key."""
    return _Reader(contents, base_currency).read()
