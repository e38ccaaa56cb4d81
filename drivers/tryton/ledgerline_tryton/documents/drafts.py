"""A payload as a document that is not written yet: everything that a create needs, checked. Changes nothing in the book."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Any

from ledgerline_driver.dates import day
from ledgerline_driver.documents import SIDES
from ledgerline_driver.money import amount, cents, fraction, rounded, shown
from ledgerline_driver.refusal import Refusal

from ..book import Book
from ..records.items import Item, Items
from ..records.parties import Parties
from ..records.places import Locations
from ..refusal import no_place, not_in_tryton
from .document import Document, Documents, Line
from .kinds import Kind
from .payments import Settlements, read_knock_offs, read_payments
from .postings import Plan, Postings
from .pricing import Pricing

"""Header texts, which an update can change whatever has happened since."""
TEXTS = (
    "description", "ref", "ourRef", "yourRef", "note", "remark1", "remark2", "remark3", "remark4", "refNo", "refNo2", "attention", "refDocNo", "shipInfo",
    "supplierInvoiceNo", "supplierDONo", "creditNoteReason", "debitNoteReason", "ourInvoiceNo", "journalType", "payee", "chequeNo", "validity",
    "deliveryTerm", "paymentTerm",
)
KEPT = (*TEXTS, "inclusiveTax", "accountNo", "taxDate", "displayTerm", "salesLocation", "purchaseLocation", "bankAccount", "paymentMethod", "location",
    "fromLocation", "toLocation")
HEADER = {
    *KEPT, "docNo", "docDate", "dueDate", "currencyCode", "currencyRate", "debtorCode", "creditorCode", "debtorName", "creditorName", "lines", "payments",
    "knockOffs",
    "rounding5Cents", "amount", "taxCode", "lineDescription", "verifyAfterSave",
}
"""Sent with every command, or meaningless if empty."""
EMPTY = ("docNoFormatName", "saveAsDraft", "Options", "Master", "nativeFields", "reason", "detailMode", "validateOnly")
FIVE_CENTS = 5
STOCK_LINE = {"itemCode", "description", "description2", "furtherDescription", "uom", "qty", "countedQty", "unitCost", "location", "fromLocation",
    "toLocation", "accountNo", "dtlKey"}


class Drafting:
    def __init__(
        self, book: Book, documents: Documents, parties: Parties, items: Items, locations: Locations, pricing: Pricing, settlements: Settlements,
        postings: Postings,
    ) -> None:
        self._book = book
        self._documents = documents
        self._parties = parties
        self._items = items
        self._locations = locations
        self._pricing = pricing
        self._settlements = settlements
        self._postings = postings

    def plan(self, kind: Kind, payload: dict[str, Any], sources: list[dict[str, Any]] | None = None, number: str | None = None) -> Plan:
        """`sources` are the lines that those of the payload come from, one for each."""
        payload = {name: value for name, value in payload.items() if value is not None}
        for name, value in payload.items():
            if name not in HEADER and not (name in EMPTY and not value) and name not in ("reason",):
                raise no_place(f"/{name}", name)
        self._check_currency(payload)
        when = day(str(payload["docDate"]), "/docDate") if payload.get("docDate") else date.today()
        self._book.period(when)
        party = self._party(kind, payload)
        header = {name: payload[name] for name in KEPT if name in payload}
        document = Document(kind, number or self._documents.unused_number(kind, payload.get("docNo")), when.isoformat(),
            None if party is None else party.code, header=header)
        plan = Plan(document)
        if kind.is_bill:
            self._bill(plan, payload, party, when)
        elif kind.side:
            self._settlement(plan, payload, party)
        elif kind.form == "stock":
            document.lines = [self._stock_line(kind, payload, row, index) for index, row in enumerate(payload.get("lines") or [])]
            self._refuse_twice(kind, document.lines)
        else:
            self._entry(document, payload)
        if not document.lines and not document.kind.side:
            raise Refusal("REQUIRED", "lines must have at least 1 row.", "/lines")
        for line, source in zip(document.lines, sources or []):
            line.source = source or None
        self._documents.give_keys(document)
        if kind.is_settled:
            plan.knock_offs = self._knock_offs(kind, document, payload)
        self._postings.derive(plan)
        return plan

    def _check_currency(self, payload: dict[str, Any]) -> None:
        if payload.get("currencyCode") not in (None, self._book.currency_code):
            raise not_in_tryton("/currencyCode", "The Tryton driver takes documents in", f"{self._book.currency_code} only.")
        if payload.get("currencyRate") not in (None, 1):
            raise Refusal("INVALID_VALUE", f"currencyRate of {self._book.currency_code} is 1.", "/currencyRate")

    def _party(self, kind: Kind, payload: dict[str, Any]) -> Any | None:
        if kind.side is None:
            return None
        code = payload.get(kind.party_field)
        if not code:
            raise Refusal("INVALID_PAYLOAD", f"{kind.party_field} is required.", f"/{kind.party_field}")
        party = self._parties.usable(kind.side, str(code), f"/{kind.party_field}")
        name = payload.get(SIDES[kind.side].name)
        if name not in (None, party.name):
            raise not_in_tryton(f"/{SIDES[kind.side].name}", "A document in Tryton has the name of its party;", f"{code} is {party.name}.")
        return party

    def _bill(self, plan: Plan, payload: dict[str, Any], party: Any, when: date) -> None:
        document, kind = plan.document, plan.document.kind
        record = self._parties.record(str(kind.side), party)
        term = document.header.setdefault("displayTerm", record.get("displayTerm"))
        due = day(str(payload["dueDate"]), "/dueDate") if payload.get("dueDate") else self._parties.due(when, term)
        if due < when:
            raise Refusal("INVALID_DATE", "dueDate must not be earlier than docDate.", "/dueDate")
        document.due = due.isoformat()
        document.lines = self._pricing.lines(kind, payload, record.get("taxCode"))
        if payload.get("payments") and not kind.is_paid:
            raise Refusal("NOT_SUPPORTED", f"A {kind.text} has no payments. Send create-{'ar' if kind.side == 'AR' else 'ap'}-payment.", "/payments")
        document.payments = read_payments(self._book, payload.get("payments"), "in" if kind.side == "AR" else "out")
        document.rounding = self._rounding(document, payload)
        if document.total < 0:
            raise Refusal("INVALID_VALUE", f"The {kind.text} totals {amount(document.total)}. Send a credit note instead.", "/lines")
        if document.paid > document.total:
            raise Refusal("OVERPAID", f"The payments are {amount(document.paid)} and the document totals {amount(document.total)}.", "/payments")

    def _rounding(self, document: Document, payload: dict[str, Any]) -> int:
        if document.kind.type != "CS":
            return 0
        wanted = payload.get("rounding5Cents")
        if wanted is None:
            cash = self._book.role("cash")
            wanted = bool(document.payments) and cash is not None and all(row["account"] == cash for row in document.payments)
        total = document.net + document.tax
        return rounded(Fraction(total, FIVE_CENTS)) * FIVE_CENTS - total if wanted else 0

    def _settlement(self, plan: Plan, payload: dict[str, Any], party: Any) -> None:
        document, kind = plan.document, plan.document.kind
        document.due = document.date
        document.payments = read_payments(self._book, payload.get("payments"), "in" if kind.control_sign == -1 else "out")
        if document.net <= 0:
            raise Refusal("INVALID_PAYLOAD", "The payments must total more than 0.", "/payments")
        term = self._parties.term_name(str(kind.side), party)
        if term:
            document.header.setdefault("displayTerm", term)

    def _knock_offs(self, kind: Kind, document: Document, payload: dict[str, Any]) -> list[Any]:
        found = read_knock_offs(self._documents, self._settlements, kind, str(document.party), document.date, payload.get("knockOffs"))
        if sum(knock_off.cents for knock_off in found) > document.total - document.paid:
            raise Refusal("KNOCK_OFF_EXCEEDS", f"The knock-offs are more than the {kind.text}.", "/knockOffs")
        if kind.is_invoice and any(knock_off.discount for knock_off in found):
            raise not_in_tryton("/knockOffs", "The Tryton driver gives a discount with a payment,", "not with a note.")
        return found

    def _entry(self, document: Document, payload: dict[str, Any]) -> None:
        """Journals and cash book entries."""
        form = document.kind.form
        for index, row in enumerate(payload.get("lines") or []):
            path = f"/lines/{index}"
            account = self._entry_account(row, path, {"debit", "credit"} if form == "journal" else {"amount"})
            if form == "journal":
                debit, credit = cents(row.get("debit") or 0, f"{path}/debit", "Tryton"), cents(row.get("credit") or 0, f"{path}/credit", "Tryton")
                if (debit == 0) == (credit == 0):
                    raise Refusal("INVALID_PAYLOAD", "Each journal line needs either a debit or a credit, not both.", path)
                net = debit - credit
            else:
                net = (1 if form == "money-out" else -1) * cents(row.get("amount") or 0, f"{path}/amount", "Tryton")
            text = {"description": row["description"]} if row.get("description") else {}
            document.lines.append(Line(index + 1, text, net=net, account=account))
        total = sum(line.net for line in document.lines)
        if form == "journal" and total:
            raise Refusal("INVALID_PAYLOAD", f"Debits and credits differ by {amount(abs(total))}.", "/lines")
        if form != "journal":
            document.header["bankAccount"] = self._book.account(str(payload["bankAccount"]), "/bankAccount").code
            if (total if form == "money-out" else -total) <= 0:
                raise Refusal("INVALID_PAYLOAD", "The lines must total more than 0.", "/lines")

    def _entry_account(self, row: dict[str, Any], path: str, more: set[str]) -> str:
        for name in row:
            if name in ("debtorCode", "creditorCode"):
                raise not_in_tryton(f"{path}/{name}", "The Tryton driver posts entries to accounts;", "send an AR or AP document for a customer or supplier.")
            if name == "depositDocNo":
                raise not_in_tryton(f"{path}/{name}", "The Tryton driver has no deposits yet;", "send accountNo.")
            if name not in {"accountNo", "description", "dtlKey"} | more:
                raise no_place(f"{path}/{name}", f"{name} on this line")
        account = self._book.account(str(row.get("accountNo")), f"{path}/accountNo")
        if account.is_control:
            raise Refusal("ACCOUNT_NOT_POSTABLE", f"{account.code} is a control account. Send an AR or AP document.", f"{path}/accountNo")
        return account.code

    def _stock_line(self, kind: Kind, payload: dict[str, Any], row: dict[str, Any], index: int) -> Line:
        path = f"/lines/{index}"
        row = {name: value for name, value in row.items() if value is not None}
        for name in row:
            if name not in STOCK_LINE:
                raise no_place(f"{path}/{name}", f"{name} on a stock line")
        item = self._items.usable(str(row.get("itemCode")), f"{path}/itemCode")
        if not item.is_stock or not item.is_average:
            raise Refusal("INVALID_VALUE", f"{item.code} is not kept in stock by average cost in Tryton.", f"{path}/itemCode")
        if row.get("uom") not in (None, item.uom):
            raise not_in_tryton(f"{path}/uom", "The Tryton driver keeps an item in one unit;", f"{item.code} is in {item.uom}.")
        name = "countedQty" if kind.stock == "count" else "qty"
        quantity = fraction(row.get(name, 0))
        if (quantity < 0 if kind.stock == "count" else quantity == 0 if kind.stock == "signed" else quantity <= 0):
            raise Refusal("INVALID_VALUE", f"{name} must be above zero; only an adjustment takes out.", f"{path}/{name}")
        self._items.check_quantity(item, quantity, f"{path}/{name}")
        line = Line(index + 1, {}, quantity, item=item.code, stock_account=self._needed(item, "stock"), cost_account=self._needed(item, "costOfGoodsSold"))
        self._stock_places(kind, payload, row, line, path)
        if kind.role:
            line.account = self._book.account(str(row["accountNo"]),
                f"{path}/accountNo").code if row.get("accountNo") else self._book.role_account(kind.role).code
        if "unitCost" in row and kind.stock in ("in", "signed") and quantity > 0:
            line.given_value = rounded(quantity * fraction(row["unitCost"]) * 100)
        texts = {each: row[each] for each in ("itemCode", "description2", "furtherDescription", "accountNo") if each in row}
        places = {"fromLocation": line.location, "toLocation": line.to_location} if kind.stock == "transfer" else {"location": line.location}
        cost = {"unitCost": shown(fraction(row["unitCost"]))} if "unitCost" in row else {}
        line.data = {**texts, "description": row.get("description") or item.description, "uom": item.uom, name: shown(quantity), **cost, **places}
        return line

    def _needed(self, item: Item, role: str) -> str:
        number = self._items.account(item, role)
        return self._book.role_account(role).code if number is None else self._book.account(number, "").code

    def _stock_places(self, kind: Kind, payload: dict[str, Any], row: dict[str, Any], line: Line, path: str) -> None:
        def place(name: str) -> str:
            code = row.get(name) or payload.get(name)
            if not code:
                raise Refusal("REQUIRED", f"{path.lstrip('/')} needs a {name}.", f"{path}/{name}")
            return str(self._locations.usable(str(code), f"{path}/{name}").code)

        if kind.stock != "transfer":
            line.location = place("location")
            return
        line.location, line.to_location = place("fromLocation"), place("toLocation")
        if line.location == line.to_location:
            raise Refusal("INVALID_VALUE", "fromLocation and toLocation must differ.", f"{path}/toLocation")

    @staticmethod
    def _refuse_twice(kind: Kind, lines: list[Line]) -> None:
        """A count is of all that is there, so two lines of one document would contradict each other."""
        seen = [(line.item, line.location) for line in lines] if kind.stock == "count" else []
        for index, name in enumerate(seen):
            if name in seen[:index]:
                raise Refusal("INVALID_VALUE", f"{name[0]} at {name[1]} is counted twice.", f"/lines/{index}")
