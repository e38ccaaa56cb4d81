"""Reads of what customers owe and suppliers are owed, and of balances. A driver says what a document posts and what is open of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Generic, Protocol, TypeVar

from .dates import day
from .documents import SIDES, Json, Kind, ListedDocument
from .money import amount, exact_cents
from .paging import page
from .refusal import Refusal

"""How a payload names a party, and in which ledgers it is looked for."""
PARTY_NAMES: tuple[tuple[str, tuple[str, ...]], ...] = (("partyCode", tuple(SIDES)), *((side.code, (side.id,)) for side in SIDES.values()))
"""Days since the due date up to which an amount has an age; what is older has the last one."""
AGES: tuple[tuple[str, float], ...] = (("days1To30", 30), ("days31To60", 60), ("days61To90", 90), ("daysOver90", float("inf")))
MONTHS = ("current", "months1", "months2", "months3", "months4", "months5AndMore")
SOON_DAYS = 30
Found = TypeVar("Found", bound=ListedDocument)


@dataclass(frozen=True)
class Party:
    code: str
    name: str
    currency: str


class Shown(Protocol):
    """How the driver shows a document of its own."""

    def party_name(self, document: Any) -> str | None: ...
    def currency(self, document: Any) -> str: ...
    def texts(self, document: Any) -> Json: ...
    def payments(self, document: Any) -> list[Json]: ...
    def knock_offs(self, document: Any) -> list[Json]: ...


def rows_of(rows: list[Json], payload: Json, has_truncated: bool = False) -> Json:
    """One page of rows, as lists return it."""
    found, cursor = page(rows, payload)
    more = {"truncated": cursor is not None} if has_truncated else {}
    return {"ok": True, "rows": found, "count": len(found), **more, "nextCursor": cursor}


def all_rows(rows: list[Json]) -> Json:
    return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}


class LedgerReads(Generic[Found]):
    """The package as sentences name it, and who speaks of what it does not know."""

    package: str
    speaker: str
    kinds: Mapping[str, Kind]
    shown: Shown

    def found(self, *types: str) -> list[Found]:
        """Documents, the newest first."""
        raise NotImplementedError

    def parties(self, side: str) -> list[Party]:
        raise NotImplementedError

    def party(self, side: str, code: str) -> Party | None:
        raise NotImplementedError

    def unknown_party(self, side: str, code: str, path: str) -> Refusal:
        return Refusal("UNKNOWN_CODE", f"{path.lstrip('/')} {code} is no {SIDES[side].word} of this {self.package} book.", path)

    def open_documents(self, side: str, code: str | None) -> list[tuple[Found, int]]:
        """What is open of each document in its own currency, owed counting positive. The oldest first."""
        raise NotImplementedError

    def open_local(self, document: Found, value: int) -> int:
        """What is open of it in the currency of the book."""
        return value

    def worth(self, document: Found) -> tuple[int, int]:
        """What a document is, less what was paid at once: in its own currency, and in that of the book."""
        raise NotImplementedError

    def movements_of(self, side: str, code: str) -> list[tuple[Found, int, int]]:
        """What each document of a party posts to its control account, the oldest first: in the currency of the book, and in its own."""
        raise NotImplementedError

    def control(self, side: str, currency: str) -> tuple[str, str]:
        """Code and name of the control account."""
        raise NotImplementedError

    def account_balance(self, number: str, start: str | None, end: str | None) -> Json:
        raise NotImplementedError

    def account_balances(self, start: str | None, end: str | None) -> list[Json]:
        """Of every account that has a balance or moved."""
        raise NotImplementedError

    def balances(self, payload: Json) -> Json:
        """The trial balance, or the balance of one account or party."""
        start, end = (str(day(str(payload[name]), f"/{name}")) if payload.get(name) else None for name in ("dateFrom", "dateTo"))
        party = next(((name, str(payload[name]), sides) for name, sides in PARTY_NAMES if payload.get(name)), None)
        if party is not None:
            return all_rows([self._party_balance(*party, start, end)])
        return all_rows([self.account_balance(str(payload["accountNo"]), start, end)] if payload.get("accountNo") else self.account_balances(start, end))

    def _party_balance(self, name: str, code: str, sides: tuple[str, ...], start: str | None, end: str | None) -> Json:
        side, party = next(((side, found) for side in sides if (found := self.party(side, code)) is not None), ("", None))
        if party is None:
            wanted = " or ".join(SIDES[each].word for each in sides)
            raise Refusal("NOT_FOUND", f"{name} {code} is no {wanted} of this book.", f"/{name}")
        opening = debit = credit = own = 0
        for document, value, in_own in self.movements_of(side, code):
            if start is not None and document.date < start:
                opening += value
            elif end is None or document.date <= end:
                debit, credit = debit + max(value, 0), credit + max(-value, 0)
            own += in_own if end is None or document.date <= end else 0
        number, description = self.control(side, party.currency)
        return {
            "accountNo": number, "description": description, "currencyCode": party.currency, "currencyBalance": amount(own), "partyCode": code,
            "partyName": party.name, **movement(opening, debit, credit),
        }

    def sums(self, side: str, code: str) -> Json:
        today = date.today().isoformat()
        rows = [(found, self.open_local(found, value)) for found, value in self.open_documents(side, code)]
        current = sum(value for found, value in rows if value > 0 and str(found.due) >= today)
        overdue = sum(value for found, value in rows if value > 0 and str(found.due) < today)
        unapplied = -sum(value for _, value in rows if value < 0)
        return {"total": amount(current + overdue - unapplied), "current": amount(current), "overdue": amount(overdue), "unapplied": amount(unapplied)}

    def _aged(self, side: str, code: str) -> Json:
        """What falls due soon, and what is overdue by the days since its due date."""
        today = date.today()
        soon = (today + timedelta(days=SOON_DAYS)).isoformat()
        due_soon, ages = 0, {name: 0 for name, _ in AGES}
        for found, own in self.open_documents(side, code):
            value, days = self.open_local(found, own), _days_overdue(found, today)
            if value > 0 and days > 0:
                ages[next(name for name, until in AGES if days <= until)] += value
            elif value > 0 and str(found.due) <= soon:
                due_soon += value
        return {"dueSoon": amount(due_soon), "ages": {name: amount(value) for name, value in ages.items()}}

    def oldest_overdue(self, side: str, code: str) -> int:
        return max((_days_overdue(found, date.today()) for found, value in self.open_documents(side, code) if value > 0), default=0)

    def outstanding(self, side: str, payload: Json) -> Json:
        self._refuse_as_of(payload)
        code_name = SIDES[side].code
        owing = {document.party for document, _ in self.open_documents(side, None)}
        rows = []
        for party in self.parties(side):
            if party.code in owing and payload.get(code_name) in (None, party.code):
                row = {code_name: party.code, "companyName": party.name, "currencyCode": party.currency}
                rows.append({**row, **self.sums(side, party.code), **self._aged(side, party.code)})
        return rows_of(rows, payload)

    def outstanding_documents(self, side: str, payload: Json) -> Json:
        self._refuse_as_of(payload)
        code_name, name = SIDES[side].code, SIDES[side].name
        rows = []
        for document, value in self.open_documents(side, payload.get(code_name)):
            if payload.get("docType") not in (None, document.kind.type):
                continue
            sign = document.kind.control_sign * document.kind.owed_sign
            discounts = sum(exact_cents(row.get("discountAmount", 0)) for row in self.shown.knock_offs(document))
            total, local = (sign * (each + discounts) for each in self.worth(document))
            rows.append({
                "docType": document.kind.type, "docKey": str(document.key), "docNo": document.number, code_name: document.party,
                name: self.shown.party_name(document), "docDate": document.date, "dueDate": document.due, "currencyCode": self.shown.currency(document),
                "original": amount(total), "originalLocal": amount(local), "outstanding": amount(value),
                "outstandingLocal": amount(self.open_local(document, value)), "daysOverdue": _days_overdue(document, date.today()),
            })
        rows.sort(key=lambda row: (row[code_name], row["docDate"], row["docNo"]))
        return rows_of(rows, payload)

    def paid_lines(self, type_: str, payload: Json) -> Json:
        side = SIDES[str(self.kinds[type_].side)]
        rows = []
        for document in self.found(type_):
            if payload.get("docNo") not in (None, document.number) or payload.get(side.code) not in (None, document.party):
                continue
            if payload.get("keys") and document.number not in payload["keys"]:
                continue
            if not str(payload.get("dateFrom") or "") <= document.date <= str(payload.get("dateTo") or "9999") or document.is_void:
                continue
            head: Json = {
                "docKey": str(document.key), "docNo": document.number, "docDate": document.date, side.code: document.party,
                side.name: self.shown.party_name(document),
            }
            for index, row in enumerate(self.shown.payments(document)):
                more: Json = {"knockOffs": self.shown.knock_offs(document)} if index == 0 else {}
                rows.append({**head, "seq": index + 1, **row, **more})
        return rows_of(rows, payload)

    def statement(self, side: str, payload: Json) -> Json:
        if payload.get("style") not in (None, "brought-forward"):
            raise Refusal("NOT_SUPPORTED", f"style {payload['style']} is not available for a {self.package} book. Leave it out.", "/style")
        code, path = str(payload[SIDES[side].code]), f"/{SIDES[side].code}"
        party = self.party(side, code)
        if party is None:
            raise self.unknown_party(side, code, path)
        start, end = str(payload.get("dateFrom") or ""), str(payload.get("dateTo") or date.today().isoformat())
        opening = balance = 0
        rows = []
        for document, _, value in self.movements_of(side, code):
            if document.date < start:
                opening += SIDES[side].sign * value
                balance = opening
            elif document.date <= end and value:
                balance += SIDES[side].sign * value
                texts = self.shown.texts(document)
                rows.append({
                    "docDate": document.date, "docType": document.kind.type, "docNo": document.number, "docKey": str(document.key),
                    "description": texts.get("description"), "ref": texts.get("ref"),
                    "debit": amount(max(value, 0)), "credit": amount(max(-value, 0)), "balance": amount(balance),
                })
        report = {
            "partyCode": code, "companyName": party.name, "side": side, "style": "brought-forward",
            "dateFrom": start or (rows[0]["docDate"] if rows else end), "dateTo": end, "currencyCode": party.currency,
            "opening": amount(opening), "rows": rows, "closing": amount(balance), "aging": self._aging(side, code, end),
        }
        return {"ok": True, "report": report, "count": len(rows), "nextCursor": None}

    def _aging(self, side: str, code: str, end: str) -> Json:
        sums = dict.fromkeys(MONTHS, 0)
        last = date.fromisoformat(end)
        for document, value in self.open_documents(side, code):
            due = date.fromisoformat(str(document.due))
            months = (last.year - due.year) * 12 + last.month - due.month - (1 if last.day < due.day else 0)
            sums[MONTHS[0 if due >= last else min(max(months + 1, 1), 5)]] += value
        return {name: amount(value) for name, value in sums.items()}

    def _refuse_as_of(self, payload: Json) -> None:
        if payload.get("asOf") not in (None, date.today().isoformat()):
            raise Refusal("NOT_SUPPORTED", f"{self.speaker} knows what is open now. Leave asOf out.", "/asOf")


def movement(opening: int, debit: int, credit: int) -> Json:
    return {"opening": amount(opening), "debit": amount(debit), "credit": amount(credit), "closing": amount(opening + debit - credit)}


def _days_overdue(document: ListedDocument, today: date) -> int:
    return max(0, (today - date.fromisoformat(str(document.due))).days)
