"""Goods in Tryton: shipments of customers and suppliers, and movements of stock by themselves. All are done when they are made."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ledgerline_driver.money import shown
from ledgerline_driver.refusal import Refusal

from ..book import Book
from ..documents.document import Document, Line
from ..documents.pools import Move
from ..records.items import Items
from ..records.parties import Parties
from ..records.places import Locations
from .invoices import address_of, price_digits


class Goods:
    def __init__(self, book: Book, parties: Parties, items: Items, locations: Locations) -> None:
        self._book = book
        self._parties = parties
        self._items = items
        self._locations = locations

    def move(self, document: Document, moves: list[Move]) -> None:
        """Makes the movements of a document, and notes each with the id that Tryton gave it."""
        by_line = {line.key: line for line in document.lines}
        if document.kind.form == "delivery":
            self._ship(document, moves, by_line)
            return
        for move in moves:
            if move.leg == 1:
                continue
            if move.quantity:
                move.id = self._done(document, self._values(document, move, by_line[move.line]))
        for move in moves:
            if move.leg == 1:
                move.id = next(other.id for other in moves if other.line == move.line and other.leg == 0)

    def check_there(self, document: Document, moves: list[Move], known: list[Move]) -> None:
        """Tryton and the commands must agree on what is there: a person may have moved goods in Tryton, at a cost of Tryton's own."""
        last = {(move.item, move.location): move.pool_quantity for move in known}
        for item, place in sorted({(move.item, move.location) for move in moves}):
            quantity = last.get((item, place), Fraction(0))
            there = self._quantity(item, place)
            if there != quantity:
                message = (
                    f"{item} at {place}: Tryton has {shown(there)} and the commands {shown(quantity)}, because goods were moved in Tryton itself. "
                    "Take that back there first."
                )
                raise Refusal("CHANGED_IN_TRYTON", message, "/lines")

    def _quantity(self, item: str, place: str) -> Fraction:
        warehouse = self._locations.usable(place, "")
        inside = self._book.model("stock.location").search([("parent", "child_of", [warehouse.id])])
        marks = ", ".join("?" for _ in inside)
        row = self._book.store.row(
            f"""SELECT SUM(CASE WHEN to_location IN ({marks}) THEN internal_quantity ELSE 0 END)
              - SUM(CASE WHEN from_location IN ({marks}) THEN internal_quantity ELSE 0 END) FROM stock_move WHERE state = 'done' AND product = ?""",
            *(int(each.id) for each in inside), *(int(each.id) for each in inside), self._items.known(item, "").id,
        )
        digits = self._items.known(item, "").digits
        return Fraction(round(float(row[0] or 0), digits)).limit_denominator(10**digits) if row else Fraction(0)

    def _done(self, document: Document, values: dict[str, Any]) -> int:
        model = self._book.model("stock.move")
        made = model.create([values])
        model.do(made)
        document.note("stock.move", made[0].id)
        return int(made[0].id)

    def _values(self, document: Document, move: Move, line: Line) -> dict[str, Any]:
        item = self._items.known(move.item, "")
        storage = self._locations.usable(move.location, "").storage_location.id
        other = self._other_side(document, line)
        places = (storage, other) if move.quantity < 0 else (other, storage)
        return {
            "product": item.id, "uom": item.uom_id, "quantity": float(abs(move.quantity)), "from_location": places[0], "to_location": places[1],
            "company": self._book.company.id, "currency": self._book.company.currency.id, "effective_date": date.fromisoformat(document.date),
            "planned_date": date.fromisoformat(document.date), "unit_price": self._unit_price(document, move, line),
        }

    def _other_side(self, document: Document, line: Line) -> int:
        if line.to_location is not None:
            return int(self._locations.usable(line.to_location, "").storage_location.id)
        if document.kind.side is None:
            found = self._book.model("stock.location").search([("type", "=", "lost_found")], limit=1)
            if not found:
                raise Refusal("SETUP_INCOMPLETE", "Tryton has no location for what is lost and found. Create one there.")
            return int(found[0].id)
        party = self._parties.known(document.kind.side, str(document.party), "")
        return int((party.customer_location if document.kind.side == "AR" else party.supplier_location).id)

    @staticmethod
    def _unit_price(document: Document, move: Move, line: Line) -> Decimal:
        """The price of a purchase or a sale; of goods that only move, their cost."""
        worth = line.own if document.kind.is_bill and line.quantity else move.value
        exact = abs(Fraction(worth, 100) / (line.quantity if document.kind.is_bill else move.quantity))
        return (Decimal(exact.numerator) / Decimal(exact.denominator)).quantize(Decimal(1).scaleb(-price_digits()))

    def _ship(self, document: Document, moves: list[Move], by_line: dict[int, Line]) -> None:
        places = sorted({move.location for move in moves})
        if not places:
            raise Refusal("NOT_SUPPORTED", f"A {document.kind.text} of Tryton has goods. No line has a stock item.", "/lines")
        for index, place in enumerate(places):
            number = document.number if index == 0 else f"{document.number}/{index + 1}"
            own = [move for move in moves if move.location == place]
            if document.kind.side == "AR":
                self._ship_out(document, number, place, own, by_line)
            else:
                self._ship_in(document, number, place, own, by_line)

    def _head(self, document: Document, number: str, warehouse: Any) -> dict[str, Any]:
        when = date.fromisoformat(document.date)
        reference = str(document.header.get("refDocNo") or document.header.get("ref") or "") or None
        return {"company": self._book.company.id, "number": number, "warehouse": warehouse.id, "planned_date": when, "effective_date": when,
            "reference": reference}

    def _ship_out(self, document: Document, number: str, place: str, moves: list[Move], by_line: dict[int, Line]) -> None:
        warehouse = self._locations.usable(place, "")
        party = self._parties.known("AR", str(document.party), "")
        shipments, model = self._book.model("stock.shipment.out"), self._book.model("stock.move")
        made = shipments.create([{**self._head(document, number, warehouse), "customer": party.id, "delivery_address": address_of(party, "delivery")}])
        own = model.create([
            {**self._values(document, move, by_line[move.line]), "from_location": warehouse.output_location.id, "shipment": str(made[0])} for move in moves
        ])
        for move, record in zip(moves, own):
            move.id = record.id
        shipments.wait(made)
        shipments.assign_force(shipments.browse(made))
        for step in ("pick", "pack", "done"):
            getattr(shipments, step)(shipments.browse(made))
        document.note("stock.shipment.out", made[0].id)
        document.note("stock.move", *(record.id for record in own))

    def _ship_in(self, document: Document, number: str, place: str, moves: list[Move], by_line: dict[int, Line]) -> None:
        warehouse = self._locations.usable(place, "")
        party = self._parties.known("AP", str(document.party), "")
        shipments, model = self._book.model("stock.shipment.in"), self._book.model("stock.move")
        made = shipments.create([{**self._head(document, number, warehouse), "supplier": party.id, "contact_address": address_of(party, "delivery")}])
        own = model.create([
            {**self._values(document, move, by_line[move.line]), "to_location": warehouse.input_location.id, "shipment": str(made[0])} for move in moves
        ])
        for move, record in zip(moves, own):
            move.id = record.id
        for step in ("receive", "done"):
            getattr(shipments, step)(shipments.browse(made))
        document.note("stock.shipment.in", made[0].id)
        document.note("stock.move", *(record.id for record in own))

    def take_back(self, document: Document, moves: list[Move]) -> None:
        """Tryton keeps a movement that was done; another one takes it back."""
        by_line = {line.key: line for line in document.lines}
        for move in moves:
            if move.leg == 0 and move.quantity:
                values = self._values(document, move, by_line[move.line])
                values["from_location"], values["to_location"] = values["to_location"], values["from_location"]
                self._done(document, values)
