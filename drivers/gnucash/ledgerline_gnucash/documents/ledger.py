"""Reads about balances: accounts, what customers owe and suppliers are owed, statements."""

from __future__ import annotations

from datetime import date, timedelta
from fractions import Fraction
from typing import Any

from gnucash import gnucash_core_c as core
from ledgerline_driver.dates import day
from ledgerline_driver.money import amount
from ledgerline_driver.paging import page
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..money import local_cents, numeric_cents
from ..records.accounts import Accounts
from ..records.parties import SIDES, Parties
from .document import KINDS, Document, Documents, key_of, kinds_of
from .posting import is_control, open_local, postings_of
from .showing import Showing

"""How a payload names a party, and in which ledgers it is looked for."""
PARTY_NAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("partyCode", tuple(SIDES)),
    *((SIDES[side].code, (side,)) for side in SIDES),
)

"""Days since the due date up to which an amount has an age; what is older has the last one."""
AGES: tuple[tuple[str, float], ...] = (("days1To30", 30), ("days31To60", 60), ("days61To90", 90), ("daysOver90", float("inf")))
SOON_DAYS = 30


def _period(payload: dict[str, Any]) -> tuple[date | None, date | None]:
    start = day(str(payload["dateFrom"]), "/dateFrom") if payload.get("dateFrom") else None
    return start, day(str(payload["dateTo"]), "/dateTo") if payload.get("dateTo") else None


class Ledger:
    def __init__(self, book: Book, documents: Documents, parties: Parties, accounts: Accounts, showing: Showing) -> None:
        self._book = book
        self._documents = documents
        self._parties = parties
        self._accounts = accounts
        self._showing = showing

    def balances(self, payload: dict[str, Any]) -> dict[str, Any]:
        """The trial balance, or the balance of one account or party."""
        start, end = _period(payload)
        party = next(((name, str(payload[name]), sides) for name, sides in PARTY_NAMES if payload.get(name)), None)
        if party is not None:
            rows = [self._party_balance(*party, start, end)]
        elif payload.get("accountNo"):
            rows = [self._balance(str(payload["accountNo"]), start, end)]
        else:
            all_rows = [self._balance(number, start, end) for number in sorted(self._book.accounts)]
            rows = [row for row in all_rows if row["opening"] or row["debit"] or row["credit"]]
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def _balance(self, number: str, start: date | None, end: date | None) -> dict[str, Any]:
        account = self._accounts.known(number)
        opening, debit, credit = self._accounts.movement(account, start, end)
        closing = amount(opening + debit - credit)
        return {
            "accountNo": number, "description": account.GetName(), "currencyCode": account.GetCommodity().get_mnemonic(),
            "currencyBalance": amount(self._accounts.own_balance(account, end)), "opening": amount(opening), "debit": amount(debit), "credit": amount(credit), "closing": closing,
        }

    def _party_balance(self, name: str, code: str, sides: tuple[str, ...], start: date | None, end: date | None) -> dict[str, Any]:
        side = next((side for side in sides if self._parties.find(side, code) is not None), None)
        if side is None:
            wanted = " or ".join("customer" if side == "AR" else "supplier" for side in sides)
            raise Refusal("NOT_FOUND", f"{name} {code} is no {wanted} of this book.", f"/{name}")
        party = self._parties.known(side, code, f"/{name}")
        currency = party.GetCurrency().get_mnemonic()
        control = self._book.control(side, currency)
        opening = debit = credit = own = 0
        for document, value, in_own in self._movements(side, code):
            when = date.fromisoformat(document.date)
            if start is not None and when < start:
                opening += value
            elif end is None or when <= end:
                debit, credit = debit + max(value, 0), credit + max(-value, 0)
            own += in_own if end is None or when <= end else 0
        closing = amount(opening + debit - credit)
        return {
            "accountNo": control.GetCode(), "description": control.GetName(), "currencyCode": currency, "currencyBalance": amount(own),
            "partyCode": code, "partyName": party.GetName(),
            "opening": amount(opening), "debit": amount(debit), "credit": amount(credit), "closing": closing,
        }

    def _movements(self, side: str, code: str) -> list[tuple[Document, int, int]]:
        """What each document of a party posts to its control account, oldest first: in the currency of the book, and in its own."""
        found = []
        documents = sorted(self._documents.all(*kinds_of(side)), key=lambda each: (each.date, str(each.slot.get("createdAt", "")), each.number))
        for document in documents:
            if document.party == code and not document.is_void:
                value = sum(posting.cents for posting in postings_of(document, self._book.currency_code) if posting.party == code)
                splits = [split for transaction in document.transactions for split in transaction.GetSplitList() if is_control(split.GetAccount())]
                found.append((document, value, sum(numeric_cents(split.GetAmount()) for split in splits)))
        return found

    def _open(self, side: str, code: str | None) -> list[tuple[Document, int]]:
        documents = [found for found in reversed(self._documents.all(*kinds_of(side))) if code is None or found.party == code]
        return [(found, found.outstanding) for found in documents if found.outstanding]

    def sums(self, side: str, code: str) -> dict[str, Any]:
        today = date.today().isoformat()
        rows = [(found, open_local(found, self._book.currency_code)) for found, _ in self._open(side, code)]
        current = sum(value for found, value in rows if value > 0 and str(found.due) >= today)
        overdue = sum(value for found, value in rows if value > 0 and str(found.due) < today)
        unapplied = -sum(value for _, value in rows if value < 0)
        return {"total": amount(current + overdue - unapplied), "current": amount(current), "overdue": amount(overdue), "unapplied": amount(unapplied)}

    def _aged(self, side: str, code: str) -> dict[str, Any]:
        """What falls due soon, and what is overdue by the days since its due date."""
        today = date.today()
        soon = (today + timedelta(days=SOON_DAYS)).isoformat()
        due_soon, ages = 0, {name: 0 for name, _ in AGES}
        for found, _ in self._open(side, code):
            value = open_local(found, self._book.currency_code)
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
        rows = []
        for party in self._parties.all(side):
            if payload.get(code_name) not in (None, party.GetID()) or not self._open(side, party.GetID()):
                continue
            code = party.GetID()
            rows.append({
                code_name: code, "companyName": party.GetName(), "currencyCode": party.GetCurrency().get_mnemonic(),
                **self.sums(side, code), **self._aged(side, code),
            })
        found, cursor = page(rows, payload)
        return {"ok": True, "rows": found, "count": len(found), "nextCursor": cursor}

    def outstanding_documents(self, side: str, payload: dict[str, Any]) -> dict[str, Any]:
        _refuse_as_of(payload)
        word = "debtor" if side == "AR" else "creditor"
        rows = []
        for document, value in self._open(side, payload.get(f"{word}Code")):
            if payload.get("docType") not in (None, document.kind.type):
                continue
            sign = document.kind.control_sign * document.kind.owed_sign
            discounts = sum(int(Fraction(str(row.get("discountAmount", 0))) * 100) for row in self._showing.knock_offs(document))
            total, local = (sign * (sum(each) + discounts) for each in (self._showing.totals(document), self._showing.local_totals(document)))
            rows.append({
                "docType": document.kind.type, "docKey": document.key, "docNo": document.number, f"{word}Code": document.party,
                f"{word}Name": self._showing.party_name(document), "docDate": document.date, "dueDate": document.due,
                "currencyCode": self._showing.currency(document), "original": amount(total), "originalLocal": amount(local),
                "outstanding": amount(value), "outstandingLocal": amount(open_local(document, self._book.currency_code)), "daysOverdue": _days_overdue(document, date.today()),
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
            head: dict[str, Any] = {"docKey": document.key, "docNo": document.number, "docDate": document.date, f"{word}Code": document.party, f"{word}Name": self._showing.party_name(document)}
            for index, row in enumerate(self._showing.payments(document)):
                more: dict[str, Any] = {"knockOffs": self._showing.knock_offs(document)} if index == 0 else {}
                rows.append({**head, "seq": index + 1, **row, **more})
        found, cursor = page(rows, payload)
        return {"ok": True, "rows": found, "count": len(found), "nextCursor": cursor}

    def statement(self, side: str, payload: dict[str, Any]) -> dict[str, Any]:
        if payload.get("style") not in (None, "brought-forward"):
            raise Refusal("NOT_SUPPORTED", f"style {payload['style']} is not available for a GnuCash book. Leave it out.", "/style")
        code = str(payload[SIDES[side].code])
        party = self._parties.known(side, code, f"/{SIDES[side].code}")
        start, end = str(payload.get("dateFrom") or ""), str(payload.get("dateTo") or date.today().isoformat())
        opening = balance = 0
        rows = []
        sign = 1 if side == "AR" else -1
        for document, _, value in self._movements(side, code):
            if document.date < start:
                opening += sign * value
                balance = opening
            elif document.date <= end and value:
                balance += sign * value
                fields = self._showing.fields(document)
                rows.append({
                    "docDate": document.date, "docType": document.kind.type, "docNo": document.number, "docKey": document.key,
                    "description": fields.get("Description"), "ref": fields.get("Ref"),
                    "debit": amount(max(value, 0)), "credit": amount(max(-value, 0)), "balance": amount(balance),
                })
        report = {
            "partyCode": code, "companyName": party.GetName(), "side": side, "style": "brought-forward",
            "dateFrom": start or (rows[0]["docDate"] if rows else end), "dateTo": end, "currencyCode": party.GetCurrency().get_mnemonic(),
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
        found, cursor = page(rows, payload)
        return {"ok": True, "rows": found, "count": len(found), "truncated": cursor is not None, "nextCursor": cursor}

    def _money_row(self, document: Document, split: Any) -> dict[str, Any]:
        party = {"partyName": self._showing.party_name(document)} if document.party else {}
        return {
            "glKey": key_of(split), "docKey": document.key, "docType": document.kind.type, "docNo": document.number, "docDate": document.date,
            "chequeNo": split.GetMemo() or None, "accountNo": split.GetAccount().GetCode(), "party": document.party, **party,
            "payee": document.slot.get("fields", {}).get("payee"), "amount": amount(local_cents(split, self._book.currency_code)),
            "isCleared": split.GetReconcile() != "n",
        }


def _is_money(account: Any) -> bool:
    return account.GetType() in (core.ACCT_TYPE_BANK, core.ACCT_TYPE_CASH) and bool(account.GetCode())


def _days_overdue(document: Document, today: date) -> int:
    return max(0, (today - date.fromisoformat(str(document.due))).days)


def _refuse_as_of(payload: dict[str, Any]) -> None:
    if payload.get("asOf") not in (None, date.today().isoformat()):
        raise Refusal("NOT_SUPPORTED", "GnuCash knows what is open now. Leave asOf out.", "/asOf")

