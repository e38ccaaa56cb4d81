"""Transactions that are not invoices: their splits, the lots that say what they settle, and the proof that the file has them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from gnucash import Account, GncLot, Split, Transaction
from gnucash import gnucash_core_c as core

from .book import Book
from .documents import Document
from .engine import attach_owner, guid_of
from .money import amount, as_amount, numeric_cents
from .slots import write_slot
from .stored import StoredBook


@dataclass
class Part:
    """One split, debits positive. In a lot it settles what is in it; `opens_for` makes a lot of its own for that party."""

    account: Account
    cents: int
    lot: GncLot | None = None
    opens_for: Any | None = None
    memo: str = ""
    """GnuCash sorts splits by itself; this is the position of the line. 0: not a line."""
    seq: int = 0


@dataclass(frozen=True)
class Posting:
    account_no: str
    party: str | None
    cents: int

    def shown(self) -> dict[str, Any]:
        debit, credit = max(self.cents, 0), max(-self.cents, 0)
        return {"accountNo": self.account_no, "party": self.party, "debit": amount(debit), "credit": amount(credit)}


def post(book: Book, day: date, number: str, text: str, parts: list[Part], slot: dict[str, Any], form: str | None = None) -> Transaction:
    transaction = Transaction(book.gnc)
    transaction.BeginEdit()
    transaction.SetCurrency(book.currency)
    transaction.SetDate(day.day, day.month, day.year)
    transaction.SetNum(number)
    transaction.SetDescription(text)
    if form is not None:
        core.xaccTransSetTxnType(transaction.instance, form)
    for part in parts:
        _add_split(book, transaction, part)
    write_slot(transaction, slot)
    transaction.CommitEdit()
    return transaction


def _add_split(book: Book, transaction: Transaction, part: Part) -> None:
    split = Split(book.gnc)
    split.SetParent(transaction)
    split.SetAccount(part.account)
    split.SetValue(as_amount(part.cents))
    split.SetAmount(as_amount(part.cents))
    split.SetMemo(part.memo)
    if part.seq:
        write_slot(split, {"seq": part.seq})
    if part.opens_for is not None:
        write_slot(split, {"open": True})
        _own_lot(book, part).add_split(split)
    elif part.lot is not None:
        part.lot.add_split(split)


def _own_lot(book: Book, part: Part) -> GncLot:
    """As GnuCash makes one for a payment that nothing is settled with yet."""
    lot = GncLot(book.gnc)
    lot.begin_edit()
    part.account.InsertLot(lot)
    attach_owner(lot, part.opens_for)
    lot.commit_edit()
    return lot


def postings_of(document: Document) -> list[Posting]:
    """What GnuCash has posted for a document, per account; what cancels out within it is left out."""
    sums: dict[tuple[str, str | None], int] = {}
    for transaction in document.transactions:
        for split in transaction.GetSplitList():
            account = split.GetAccount()
            is_control = account.GetType() in (core.ACCT_TYPE_RECEIVABLE, core.ACCT_TYPE_PAYABLE)
            key = (account.GetCode() or account.GetName(), document.party if is_control else None)
            sums[key] = sums.get(key, 0) + numeric_cents(split.GetValue())
    return [Posting(number, party, value) for (number, party), value in sums.items() if value != 0]


def evidence_of(document: Document) -> dict[str, dict[str, int]]:
    """The sums per account of each transaction, as the file must have them."""
    return {guid_of(transaction): _sums(transaction) for transaction in document.transactions}


def _sums(transaction: Transaction) -> dict[str, int]:
    sums: dict[str, int] = {}
    for split in transaction.GetSplitList():
        guid = guid_of(split.GetAccount())
        sums[guid] = sums.get(guid, 0) + numeric_cents(split.GetValue())
    return sums


def differences(book: Book, evidence: dict[str, dict[str, int]], removed: list[str]) -> list[dict[str, Any]]:
    """What the file has otherwise than it was written. Empty: it has all of it."""
    stored = StoredBook(book.file)
    found: list[dict[str, Any]] = []
    for guid, sums in evidence.items():
        transaction = stored.transaction(guid)
        if transaction is None or transaction.sums != sums:
            actual = None if transaction is None else transaction.sums
            found.append({"path": f"transactions/{guid}", "expected": str(sums), "actual": str(actual)})
    for guid in removed:
        if stored.transaction(guid) is not None:
            found.append({"path": f"transactions/{guid}", "expected": "removed", "actual": "still in the file"})
    return found
