"""Transactions that are not invoices: their splits, the lots that say what they settle, and the proof that the file has them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from gnucash import Account, GncLot, Split, Transaction
from gnucash import gnucash_core_c as core
from ledgerline_driver.documents import Posting
from ledgerline_driver.money import share

from ..file.book import Book
from ..file.engine import attach_owner, guid_of
from ..file.slots import write_slot
from ..file.stored import StoredBook, add_to
from ..money import as_amount, local_cents, numeric_cents
from .document import Document


@dataclass
class Part:
    """One split, debits positive. In a lot it settles what is in it; `opens_for` makes a lot of its own for that party."""

    account: Account
    cents: int
    lot: GncLot | None = None
    opens_for: Any | None = None
    opens: bool = False
    """In the currency of the account, where that is not the book's."""
    amount: int | None = None
    memo: str = ""
    """GnuCash sorts splits by itself; this is the position of the line. 0: not a line."""
    seq: int = 0
    """The deposit that the line uses."""
    deposit_no: str = ""


def post(book: Book, day: date, number: str, text: str, parts: list[Part], slot: dict[str, Any], form: str | None = None) -> Transaction:
    transaction = Transaction(book.gnc)
    transaction.BeginEdit()
    transaction.SetCurrency(book.currency)
    transaction.SetNum(number)
    fill(book, transaction, day, text, parts, slot, form)
    return transaction


def fill(book: Book, transaction: Transaction, day: date, text: str, parts: list[Part], slot: dict[str, Any], form: str | None) -> None:
    """Ends the edit of a transaction that has no splits yet."""
    transaction.SetDate(day.day, day.month, day.year)
    transaction.SetDescription(text)
    if form is not None:
        core.xaccTransSetTxnType(transaction.instance, form)
    for part in parts:
        _add_split(book, transaction, part)
    write_slot(transaction, slot)
    transaction.CommitEdit()


def _add_split(book: Book, transaction: Transaction, part: Part) -> None:
    split = Split(book.gnc)
    split.SetParent(transaction)
    split.SetAccount(part.account)
    split.SetValue(as_amount(part.cents))
    split.SetAmount(as_amount(part.cents if part.amount is None else part.amount))
    split.SetMemo(part.memo)
    if part.seq:
        write_slot(split, {"seq": part.seq, **({"depositDocNo": part.deposit_no} if part.deposit_no else {})})
    if part.opens or part.opens_for is not None:
        write_slot(split, {"open": True})
        _own_lot(book, part).add_split(split)
    elif part.lot is not None:
        part.lot.add_split(split)


def _own_lot(book: Book, part: Part) -> GncLot:
    """As GnuCash makes one for a payment that nothing is settled with yet."""
    lot = GncLot(book.gnc)
    lot.begin_edit()
    part.account.InsertLot(lot)
    if part.opens_for is not None:
        attach_owner(lot, part.opens_for)
    lot.commit_edit()
    return lot


def is_control(account: Account) -> bool:
    return account.GetType() in (core.ACCT_TYPE_RECEIVABLE, core.ACCT_TYPE_PAYABLE)


def worth_of(document: Document, base: str) -> tuple[int, int]:
    """What a document is in its own currency, and in that of the book; both without sign."""
    if "total" in document.slot:
        return int(document.slot["total"]), int(document.slot["localTotal"])
    main = document.main
    splits = [] if main is None else [split for split in main.GetSplitList() if is_control(split.GetAccount())]
    return abs(sum(numeric_cents(split.GetAmount()) for split in splits)), abs(sum(local_cents(split, base) for split in splits))


def open_local(document: Document, base: str) -> int:
    """What is open of a document, in the currency of the book, owed counting positive."""
    total, local = worth_of(document, base)
    left = document.outstanding
    if total == 0 or total == local:
        return left
    return (1 if left > 0 else -1) * share(local, total - abs(left), abs(left), total) if left else 0


def postings_of(document: Document, base: str) -> list[Posting]:
    """What GnuCash has posted for a document, per account; what cancels out within it is left out."""
    sums: dict[tuple[str, str | None], int] = {}
    for transaction in document.transactions:
        for split in transaction.GetSplitList():
            account = split.GetAccount()
            key = (account.GetCode() or account.GetName(), document.party if is_control(account) else None)
            sums[key] = sums.get(key, 0) + local_cents(split, base)
    return [Posting(number, party, value) for (number, party), value in sums.items() if value != 0]


def evidence_of(document: Document) -> dict[str, dict[str, int]]:
    """The sums per account of each transaction, as the file must have them."""
    return {guid_of(transaction): _sums(transaction) for transaction in document.transactions}


def _sums(transaction: Transaction) -> dict[str, int]:
    sums: dict[str, int] = {}
    for split in transaction.GetSplitList():
        add_to(sums, guid_of(split.GetAccount()), numeric_cents(split.GetValue()), numeric_cents(split.GetAmount()))
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
