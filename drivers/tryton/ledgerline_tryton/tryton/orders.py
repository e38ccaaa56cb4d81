"""
Quotations and orders: sales and purchases of Tryton. An order stays confirmed: its deliveries and invoices are made by commands, so
the task with which Tryton would make them by itself is taken back.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from ..book import Book
from ..documents.document import Document, Line
from ..records.items import Items
from ..records.parties import Parties
from ..records.places import Locations
from ..records.tax import TaxCodes
from .invoices import TEXT_MAX, address_of, quantity_and_price


class Orders:
    def __init__(self, book: Book, parties: Parties, items: Items, taxes: TaxCodes, locations: Locations) -> None:
        self._book = book
        self._parties = parties
        self._items = items
        self._taxes = taxes
        self._locations = locations

    @staticmethod
    def model_of(document: Document) -> str:
        return "sale.sale" if document.kind.side == "AR" else "purchase.purchase"

    def create(self, document: Document) -> None:
        name = self.model_of(document)
        orders = self._book.model(name)
        party = self._parties.usable(str(document.kind.side), str(document.party), f"/{document.kind.party_field}")
        own: dict[str, Any] = {"purchase_date": date.fromisoformat(document.date), "invoice_method": "manual"}
        if name == "sale.sale":
            own = {
                "sale_date": date.fromisoformat(document.date), "invoice_method": "manual", "shipment_method": "manual",
                "shipment_address": address_of(party, "delivery"), "shipment_party": party.id,
            }
        term = self._parties.term(str(document.header["displayTerm"])) if document.header.get("displayTerm") else None
        made = orders.create([{
            "company": self._book.company.id, "currency": self._book.company.currency.id, "party": party.id, "invoice_address": address_of(party, "invoice"),
            "number": document.number, "reference": str(document.header.get("ref") or "") or None, "payment_term": None if term is None else term.id,
            "description": str(document.header.get("description") or "")[:TEXT_MAX] or None, "warehouse": self._warehouse(document), **own,
            "lines": [("create", [self._line(line) for line in document.lines])],
        }])
        document.note(name, made[0].id)
        orders.quote(made)
        if document.kind.form == "order":
            orders.confirm(made)
            self._take_back_tasks()

    def _take_back_tasks(self) -> None:
        queue, tasks = self._book.model("ir.queue"), self._book.transaction.tasks
        with self._book.transaction.set_user(0):
            queue.delete(queue.browse(list(tasks)))
        tasks.clear()

    def _warehouse(self, document: Document) -> int:
        place = next((line.location for line in document.lines if line.location), None)
        found = self._locations.find(place) if place else next(iter(self._locations.all()), None)
        return int(self._locations.usable("", "/lines").id if found is None else found.id)

    def _line(self, line: Line) -> dict[str, Any]:
        text = str(line.data.get("description") or "-")
        if line.account is None:
            return {"type": "comment", "description": text}
        item = None if line.item is None else self._items.known(line.item, "")
        quantity, price = quantity_and_price(line, line.net, f"/lines/{line.seq - 1}")
        product = {} if item is None else {"product": item.id, "unit": item.uom_id}
        taxes = [("add", [self._taxes.known(line.tax_code, "").id])] if line.tax_code else []
        return {"type": "line", "quantity": quantity, "unit_price": price, "description": text, "taxes": taxes, **product}

    def cancel(self, document: Document) -> None:
        orders = self._book.model(self.model_of(document))
        found = orders.browse(document.tryton[self.model_of(document)][-1:])
        if found[0].state == "confirmed":
            orders.draft(found)
        orders.cancel(found)
