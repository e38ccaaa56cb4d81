"""Reads about balances: what GnuCash has posted and what is open in its lots. What is read of it is the kit's."""

from __future__ import annotations

from datetime import date
from typing import Any

from gnucash import gnucash_core_c as core
from ledgerline_driver.documents import kinds_of
from ledgerline_driver.ledger_reads import LedgerReads, Party, movement, rows_of
from ledgerline_driver.money import amount

from ..file.book import Book
from ..money import local_cents, numeric_cents
from ..records.accounts import Accounts
from ..records.parties import Parties
from .document import KINDS, Document, Documents, key_of
from .posting import is_control, open_local, postings_of
from .showing import Showing


def _as_date(value: str | None) -> date | None:
    return None if value is None else date.fromisoformat(value)


class Ledger(LedgerReads[Document]):
    package = speaker = "GnuCash"
    kinds = KINDS

    def __init__(self, book: Book, documents: Documents, parties: Parties, accounts: Accounts, showing: Showing) -> None:
        self._book = book
        self._documents = documents
        self._parties = parties
        self._accounts = accounts
        self.shown = self._showing = showing

    def found(self, *types: str) -> list[Document]:
        return self._documents.all(*types)

    def parties(self, side: str) -> list[Party]:
        return [_party(found) for found in self._parties.all(side)]

    def party(self, side: str, code: str) -> Party | None:
        found = self._parties.find(side, code)
        return None if found is None else _party(found)

    def account_balances(self, start: str | None, end: str | None) -> list[dict[str, Any]]:
        rows = [self.account_balance(number, start, end) for number in sorted(self._book.accounts)]
        return [row for row in rows if row["opening"] or row["debit"] or row["credit"]]

    def account_balance(self, number: str, start: str | None, end: str | None) -> dict[str, Any]:
        account = self._accounts.known(number)
        return {
            "accountNo": number, "description": account.GetName(), "currencyCode": account.GetCommodity().get_mnemonic(),
            "currencyBalance": amount(self._accounts.own_balance(account, _as_date(end))),
            **movement(*self._accounts.movement(account, _as_date(start), _as_date(end))),
        }

    def control(self, side: str, currency: str) -> tuple[str, str]:
        account = self._book.control(side, currency)
        return str(account.GetCode()), str(account.GetName())

    def movements_of(self, side: str, code: str) -> list[tuple[Document, int, int]]:
        found = []
        documents = sorted(self._documents.all(*kinds_of(KINDS, side)), key=lambda each: (each.date, str(each.slot.get("createdAt", "")), each.number))
        for document in documents:
            if document.party == code and not document.is_void:
                value = sum(posting.cents for posting in postings_of(document, self._book.currency_code) if posting.party == code)
                splits = [split for transaction in document.transactions for split in transaction.GetSplitList() if is_control(split.GetAccount())]
                found.append((document, value, sum(numeric_cents(split.GetAmount()) for split in splits)))
        return found

    def open_documents(self, side: str, code: str | None) -> list[tuple[Document, int]]:
        documents = [found for found in reversed(self._documents.all(*kinds_of(KINDS, side))) if code is None or found.party == code]
        return [(found, found.outstanding) for found in documents if found.outstanding]

    def open_local(self, document: Document, value: int) -> int:
        return open_local(document, self._book.currency_code)

    def worth(self, document: Document) -> tuple[int, int]:
        return sum(self._showing.totals(document)), sum(self._showing.local_totals(document))

    def cash_book(self, payload: dict[str, Any]) -> dict[str, Any]:
        """Every movement of a bank or cash account."""
        rows = []
        for document in self._documents.all(*KINDS):
            if document.is_void or not str(payload.get("dateFrom") or "") <= document.date <= str(payload.get("dateTo") or "9999"):
                continue
            for transaction in document.transactions:
                rows += [self._money_row(document, split) for split in transaction.GetSplitList() if _is_money(split.GetAccount())]
        if payload.get("accountNo"):
            rows = [row for row in rows if row["accountNo"] == payload["accountNo"]]
        return rows_of(rows, payload, has_truncated=True)

    def _money_row(self, document: Document, split: Any) -> dict[str, Any]:
        party = {"partyName": self.shown.party_name(document)} if document.party else {}
        return {
            "glKey": key_of(split), "docKey": document.key, "docType": document.kind.type, "docNo": document.number, "docDate": document.date,
            "chequeNo": split.GetMemo() or None, "accountNo": split.GetAccount().GetCode(), "party": document.party, **party,
            "payee": document.slot.get("fields", {}).get("payee"), "amount": amount(local_cents(split, self._book.currency_code)),
            "isCleared": split.GetReconcile() != "n",
        }


def _is_money(account: Any) -> bool:
    return account.GetType() in (core.ACCT_TYPE_BANK, core.ACCT_TYPE_CASH) and bool(account.GetCode())


def _party(found: Any) -> Party:
    return Party(found.GetID(), found.GetName(), found.GetCurrency().get_mnemonic())
