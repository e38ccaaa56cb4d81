"""Reads of balances: accounts from Tryton's own entries, and what parties owe and were sent from the documents."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from ledgerline_driver.dates import day
from ledgerline_driver.money import amount
from ledgerline_driver.paging import page
from ledgerline_driver.refusal import Refusal

from ..book import Account, Book
from ..records.accounts import Accounts
from ..records.parties import SIDES, Parties
from ..tryton.ledger import as_cents
from .document import Document, Documents
from .kinds import KINDS, kinds_of
from .payments import Settlements
from .showing import Showing

"""How a payload names a party, and in which ledgers it is looked for."""
PARTY_NAMES: tuple[tuple[str, tuple[str, ...]], ...] = (("partyCode", tuple(SIDES)), *((SIDES[side].code, (side,)) for side in SIDES))
"""Days since the due date up to which an amount has an age; what is older has the last one."""
AGES: tuple[tuple[str, float], ...] = (("days1To30", 30), ("days31To60", 60), ("days61To90", 90), ("daysOver90", float("inf")))
SOON_DAYS = 30
ENTRIES = """SELECT line.account, SUM(CASE WHEN move.date < ? THEN line.debit - line.credit ELSE 0 END),
    SUM(CASE WHEN move.date >= ? THEN line.debit ELSE 0 END), SUM(CASE WHEN move.date >= ? THEN line.credit ELSE 0 END)
  FROM account_move_line line JOIN account_move move ON move.id = line.move
  WHERE move.state = 'posted' AND move.company = ? AND move.date <= ? AND move.id NOT IN (SELECT move FROM ledgerline_withdrawn) GROUP BY line.account"""


class Reads:
    def __init__(self, book: Book, documents: Documents, settlements: Settlements, parties: Parties, accounts: Accounts, showing: Showing) -> None:
        self._book = book
        self._documents = documents
        self._settlements = settlements
        self._parties = parties
        self._accounts = accounts
        self._showing = showing

    def movements(self, start: str | None = None, end: str | None = None) -> dict[str, tuple[int, int, int]]:
        """Opening balance, debits and credits of every account with entries. What was withdrawn is left out."""
        first, last = start or "0001-01-01", end or "9999-12-31"
        rows = self._book.store.rows(ENTRIES, first, first, first, self._book.company.id, last)
        codes = self._book.codes_by_id
        return {codes[account]: (as_cents(opening), as_cents(debit), as_cents(credit)) for account, opening, debit, credit in rows if account in codes}

    def balances(self, payload: dict[str, Any]) -> dict[str, Any]:
        """The trial balance, or the balance of one account or party."""
        start, end = (str(day(str(payload[name]), f"/{name}")) if payload.get(name) else None for name in ("dateFrom", "dateTo"))
        party = next(((name, str(payload[name]), sides) for name, sides in PARTY_NAMES if payload.get(name)), None)
        if party is not None:
            rows = [self._party_balance(*party, start, end)]
        else:
            found = self.movements(start, end)
            if payload.get("accountNo"):
                account = self._accounts.known(str(payload["accountNo"]))
                rows = [self._balance(account, *found.get(account.code, (0, 0, 0)))]
            else:
                rows = [self._balance(self._book.accounts[code], *found[code]) for code in sorted(found) if any(found[code])]
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def _balance(self, account: Account, opening: int, debit: int, credit: int) -> dict[str, Any]:
        closing = amount(opening + debit - credit)
        return {
            "accountNo": account.code, "description": account.name, "currencyCode": self._book.currency_code, "currencyBalance": closing,
            "opening": amount(opening), "debit": amount(debit), "credit": amount(credit), "closing": closing,
        }

    def _party_balance(self, name: str, code: str, sides: tuple[str, ...], start: str | None, end: str | None) -> dict[str, Any]:
        side = next((side for side in sides if self._parties.find(side, code) is not None), None)
        if side is None:
            wanted = " or ".join(SIDES[each].word for each in sides)
            raise Refusal("NOT_FOUND", f"{name} {code} is no {wanted} of this book.", f"/{name}")
        opening = debit = credit = 0
        for document, value in self._party_movements(side, code):
            if start is not None and document.date < start:
                opening += value
            elif end is None or document.date <= end:
                debit, credit = debit + max(value, 0), credit + max(-value, 0)
        row = self._balance(self._book.control(side), opening, debit, credit)
        return {**row, "partyCode": code, "partyName": self._parties.name(side, code)}

    def _party_movements(self, side: str, code: str) -> list[tuple[Document, int]]:
        """What each document of a party posts to its control account, oldest first."""
        found = []
        for document in reversed(self._documents.of_party(kinds_of(side), code)):
            if not document.is_void:
                found.append((document, sum(posting.cents for posting in document.postings if posting.party == code)))
        return found

    def _open(self, side: str, code: str | None) -> list[tuple[Document, int]]:
        found = [(document, self._settlements.outstanding(document)) for document in reversed(self._documents.all(*kinds_of(side)))]
        return [(document, value) for document, value in found if value and code in (None, document.party)]

    def sums(self, side: str, code: str) -> dict[str, Any]:
        today, rows = date.today().isoformat(), self._open(side, code)
        current = sum(value for found, value in rows if value > 0 and str(found.due) >= today)
        overdue = sum(value for found, value in rows if value > 0 and str(found.due) < today)
        unapplied = -sum(value for _, value in rows if value < 0)
        return {"total": amount(current + overdue - unapplied), "current": amount(current), "overdue": amount(overdue), "unapplied": amount(unapplied)}

    def _aged(self, side: str, code: str) -> dict[str, Any]:
        """What falls due soon, and what is overdue by the days since its due date."""
        today = date.today()
        soon = (today + timedelta(days=SOON_DAYS)).isoformat()
        due_soon, ages = 0, {name: 0 for name, _ in AGES}
        for found, value in self._open(side, code):
            days = _days_overdue(found, today)
            if value > 0 and days > 0:
                ages[next(name for name, until in AGES if days <= until)] += value
            elif value > 0 and str(found.due) <= soon:
                due_soon += value
        return {"dueSoon": amount(due_soon), "ages": {name: amount(value) for name, value in ages.items()}}

    def oldest_overdue(self, side: str, code: str) -> int:
        return max((_days_overdue(found, date.today()) for found, value in self._open(side, code) if value > 0), default=0)

    def outstanding(self, side: str, payload: dict[str, Any]) -> dict[str, Any]:
        _refuse_as_of(payload)
        code_name = SIDES[side].code
        owing = {document.party for document, _ in self._open(side, None)}
        rows = []
        for party in self._parties.all(side):
            if party.code in owing and payload.get(code_name) in (None, party.code):
                row = {code_name: party.code, "companyName": party.name or "", "currencyCode": self._book.currency_code}
                rows.append({**row, **self.sums(side, party.code), **self._aged(side, party.code)})
        found, cursor = page(rows, payload)
        return {"ok": True, "rows": found, "count": len(found), "nextCursor": cursor}

    def outstanding_documents(self, side: str, payload: dict[str, Any]) -> dict[str, Any]:
        _refuse_as_of(payload)
        word = "debtor" if side == "AR" else "creditor"
        rows = []
        for document, value in self._open(side, payload.get(f"{word}Code")):
            if payload.get("docType") not in (None, document.kind.type):
                continue
            discounts = sum(int(row["discountAmount"] * 100) for row in self._settlements.rows(document) if row.get("discountAmount"))
            total = document.kind.control_sign * document.kind.owed_sign * (document.total - document.paid + discounts)
            rows.append({
                "docType": document.kind.type, "docKey": str(document.key), "docNo": document.number, f"{word}Code": document.party,
                f"{word}Name": self._showing.party_name(document), "docDate": document.date, "dueDate": document.due, "currencyCode": self._book.currency_code,
                "original": amount(total), "originalLocal": amount(total), "outstanding": amount(value), "outstandingLocal": amount(value),
                "daysOverdue": _days_overdue(document, date.today()),
            })
        rows.sort(key=lambda row: (row[f"{word}Code"], row["docDate"], row["docNo"]))
        found, cursor = page(rows, payload)
        return {"ok": True, "rows": found, "count": len(found), "nextCursor": cursor}

    def paid_lines(self, type_: str, payload: dict[str, Any]) -> dict[str, Any]:
        word = "debtor" if KINDS[type_].side == "AR" else "creditor"
        rows = []
        for document in self._documents.all(type_):
            if payload.get("docNo") not in (None, document.number) or payload.get(f"{word}Code") not in (None, document.party):
                continue
            if payload.get("keys") and document.number not in payload["keys"]:
                continue
            if not str(payload.get("dateFrom") or "") <= document.date <= str(payload.get("dateTo") or "9999") or document.is_void:
                continue
            head: dict[str, Any] = {"docKey": str(document.key), "docNo": document.number, "docDate": document.date, f"{word}Code": document.party,
                f"{word}Name": self._showing.party_name(document)}
            for index, row in enumerate(self._showing.payments(document)):
                more: dict[str, Any] = {"knockOffs": self._settlements.rows(document)} if index == 0 else {}
                rows.append({**head, "seq": index + 1, **row, **more})
        found, cursor = page(rows, payload)
        return {"ok": True, "rows": found, "count": len(found), "nextCursor": cursor}

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
        found, cursor = page(rows, payload)
        return {"ok": True, "rows": found, "count": len(found), "nextCursor": cursor}

    def statement(self, side: str, payload: dict[str, Any]) -> dict[str, Any]:
        if payload.get("style") not in (None, "brought-forward"):
            raise Refusal("NOT_SUPPORTED", f"style {payload['style']} is not available for a Tryton book. Leave it out.", "/style")
        code = str(payload[SIDES[side].code])
        party = self._parties.known(side, code, f"/{SIDES[side].code}")
        start, end = str(payload.get("dateFrom") or ""), str(payload.get("dateTo") or date.today().isoformat())
        opening = balance = 0
        rows = []
        for document, value in self._party_movements(side, code):
            if document.date < start:
                opening += SIDES[side].sign * value
                balance = opening
            elif document.date <= end and value:
                balance += SIDES[side].sign * value
                rows.append({
                    "docDate": document.date, "docType": document.kind.type, "docNo": document.number, "docKey": str(document.key),
                    "description": document.header.get("description"), "ref": document.header.get("ref"),
                    "debit": amount(max(value, 0)), "credit": amount(max(-value, 0)), "balance": amount(balance),
                })
        report = {
            "partyCode": code, "companyName": party.name or "", "side": side, "style": "brought-forward",
            "dateFrom": start or (rows[0]["docDate"] if rows else end), "dateTo": end, "currencyCode": self._book.currency_code,
            "opening": amount(opening), "rows": rows, "closing": amount(balance), "aging": self._aging(side, code, end),
        }
        return {"ok": True, "report": report, "count": len(rows), "nextCursor": None}

    def _aging(self, side: str, code: str, end: str) -> dict[str, Any]:
        names = ("current", "months1", "months2", "months3", "months4", "months5AndMore")
        sums = dict.fromkeys(names, 0)
        last = date.fromisoformat(end)
        for document, value in self._open(side, code):
            due = date.fromisoformat(str(document.due))
            months = (last.year - due.year) * 12 + last.month - due.month - (1 if last.day < due.day else 0)
            sums[names[0 if due >= last else min(max(months + 1, 1), 5)]] += value
        return {name: amount(value) for name, value in sums.items()}

    def chart(self, payload: dict[str, Any]) -> list[dict[str, Any]]:
        found = self.movements()
        rows = []
        for number in sorted(self._book.accounts):
            account = self._book.accounts[number]
            opening, debit, credit = found.get(number, (0, 0, 0))
            rows.append({**self._accounts.record(account), "level": self._accounts.level(account), "balance": amount(opening + debit - credit)})
        return rows


def _days_overdue(document: Document, today: date) -> int:
    return max(0, (today - date.fromisoformat(str(document.due))).days)


def _refuse_as_of(payload: dict[str, Any]) -> None:
    if payload.get("asOf") not in (None, date.today().isoformat()):
        raise Refusal("NOT_SUPPORTED", "The Tryton driver knows what is open now. Leave asOf out.", "/asOf")
