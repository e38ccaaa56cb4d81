"""Reads of balances: accounts from Tryton's own entries, and what parties owe and were sent from the documents. What is read of it is the kit's."""

from __future__ import annotations

from typing import Any

from ledgerline_driver.documents import SIDES, kinds_of
from ledgerline_driver.ledger_reads import LedgerReads, Party, movement, rows_of
from ledgerline_driver.money import amount
from ledgerline_driver.refusal import Refusal

from ..book import Account, Book
from ..records.accounts import Accounts
from ..records.parties import Parties
from ..tryton.ledger import as_cents
from .document import Document, Documents
from .kinds import KINDS
from .payments import Settlements
from .showing import Showing

ENTRIES = """SELECT line.account, SUM(CASE WHEN move.date < ? THEN line.debit - line.credit ELSE 0 END),
    SUM(CASE WHEN move.date >= ? THEN line.debit ELSE 0 END), SUM(CASE WHEN move.date >= ? THEN line.credit ELSE 0 END)
  FROM account_move_line line JOIN account_move move ON move.id = line.move
  WHERE move.state = 'posted' AND move.company = ? AND move.date <= ? AND move.id NOT IN (SELECT move FROM ledgerline_withdrawn) GROUP BY line.account"""


class Reads(LedgerReads[Document]):
    package, speaker = "Tryton", "The Tryton driver"
    kinds = KINDS

    def __init__(self, book: Book, documents: Documents, settlements: Settlements, parties: Parties, accounts: Accounts, showing: Showing) -> None:
        self._book = book
        self._documents = documents
        self._settlements = settlements
        self._parties = parties
        self._accounts = accounts
        self.shown = self._showing = showing

    def found(self, *types: str) -> list[Document]:
        return self._documents.all(*types)

    def _party(self, found: Any) -> Party:
        return Party(found.code, found.name or "", self._book.currency_code)

    def parties(self, side: str) -> list[Party]:
        return [self._party(found) for found in self._parties.all(side)]

    def party(self, side: str, code: str) -> Party | None:
        found = self._parties.find(side, code)
        return None if found is None else self._party(found)

    def unknown_party(self, side: str, code: str, path: str) -> Refusal:
        return Refusal("UNKNOWN_CODE", f"{SIDES[side].code} {code} is no {SIDES[side].word} of this Tryton database.", path)

    def movements(self, start: str | None = None, end: str | None = None) -> dict[str, tuple[int, int, int]]:
        """Opening balance, debits and credits of every account with entries. What was withdrawn is left out."""
        first, last = start or "0001-01-01", end or "9999-12-31"
        rows = self._book.store.rows(ENTRIES, first, first, first, self._book.company.id, last)
        codes = self._book.codes_by_id
        return {codes[account]: (as_cents(opening), as_cents(debit), as_cents(credit)) for account, opening, debit, credit in rows if account in codes}

    def account_balances(self, start: str | None, end: str | None) -> list[dict[str, Any]]:
        found = self.movements(start, end)
        return [self._balance(self._book.accounts[code], *found[code]) for code in sorted(found) if any(found[code])]

    def account_balance(self, number: str, start: str | None, end: str | None) -> dict[str, Any]:
        account = self._accounts.known(number)
        return self._balance(account, *self.movements(start, end).get(account.code, (0, 0, 0)))

    def _balance(self, account: Account, opening: int, debit: int, credit: int) -> dict[str, Any]:
        row = movement(opening, debit, credit)
        return {"accountNo": account.code, "description": account.name, "currencyCode": self._book.currency_code, "currencyBalance": row["closing"], **row}

    def control(self, side: str, currency: str) -> tuple[str, str]:
        account = self._book.control(side)
        return account.code, account.name

    def movements_of(self, side: str, code: str) -> list[tuple[Document, int, int]]:
        found = []
        for document in reversed(self._documents.of_party(kinds_of(KINDS, side), code)):
            if not document.is_void:
                value = sum(posting.cents for posting in document.postings if posting.party == code)
                found.append((document, value, value))
        return found

    def open_documents(self, side: str, code: str | None) -> list[tuple[Document, int]]:
        found = [(document, self._settlements.outstanding(document)) for document in reversed(self._documents.all(*kinds_of(KINDS, side)))]
        return [(document, value) for document, value in found if value and code in (None, document.party)]

    def worth(self, document: Document) -> tuple[int, int]:
        value = document.total - document.paid
        return value, value

    def detail_lines(self, types: tuple[str, ...], payload: dict[str, Any]) -> dict[str, Any]:
        rows = []
        for document in self._documents.all(*types):
            if document.is_void or payload.get("docNo") not in (None, document.number) or payload.get("docType") not in (None, document.kind.type):
                continue
            if any(payload.get(name) not in (None, document.party) for name in ("debtorCode", "creditorCode")):
                continue
            if payload.get("keys") and document.number not in payload["keys"]:
                continue
            if str(payload.get("dateFrom") or "") <= document.date <= str(payload.get("dateTo") or "9999"):
                rows += [row for row in self._showing.line_rows(document) if payload.get("itemCode") in (None, row.get("itemCode"))]
        return rows_of(rows, payload)

    def chart(self) -> list[dict[str, Any]]:
        found = self.movements()
        rows = []
        for number in sorted(self._book.accounts):
            account = self._book.accounts[number]
            opening, debit, credit = found.get(number, (0, 0, 0))
            rows.append({**self._accounts.record(account), "level": self._accounts.level(account), "balance": amount(opening + debit - credit)})
        return rows
