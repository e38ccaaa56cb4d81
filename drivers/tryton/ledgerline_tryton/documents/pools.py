"""
What goods cost: quantity and value of an item at a location, by weighted average, from every movement in order. Tryton's own average has
four decimals a unit; this one is exact, and what it says is posted. A change that would alter the value of an earlier command is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ledgerline_driver.money import rounded, share, shown
from ledgerline_driver.refusal import Refusal

from ..book import Book
from .document import Document, Line, Links

"""Movements of a day run in this order."""
RECEIPT, COMPOSITE, ISSUE, SALES_RETURN, COUNT = 10, 20, 30, 40, 50
FIELDS = "doc_key, line, leg, seq, item, location, day, phase, effect, given, given_value, quantity, value, move"


@dataclass
class Move:
    doc_key: int
    line: int
    leg: int
    seq: int
    item: str
    location: str
    day: str
    phase: int
    """receive, issue, return, carry or count."""
    effect: str
    """Above zero in, below zero out; what was counted."""
    given: Fraction
    given_value: int | None
    quantity: Fraction = Fraction(0)
    value: int = 0
    """The movement in Tryton."""
    id: int | None = None
    """The state of the pool after it."""
    pool_quantity: Fraction = Fraction(0)
    pool_value: int = 0

    @property
    def order(self) -> tuple[str, int, int, int, int]:
        return (self.day, self.phase, self.doc_key, self.seq, self.leg)

    @property
    def unit_cost(self) -> Fraction:
        return abs(Fraction(self.value, 100) / self.quantity) if self.quantity else Fraction(0)


def plan(document: Document) -> list[Move]:
    """The movements of a document; their values come from the pools."""
    return [move for line in document.lines if line.is_stock and not line.has_moved_before for move in _planned(document, line)]


def _planned(document: Document, line: Line) -> list[Move]:
    def move(phase: int, effect: str, given: Fraction, leg: int = 0, location: str | None = None, value: int | None = None) -> Move:
        return Move(document.key, line.key, leg, line.seq, str(line.item), str(location or line.location), document.date, phase, effect, given, value)

    kind, quantity = document.kind, line.quantity
    if kind.stock == "count":
        return [move(COUNT, "count", quantity)]
    if kind.stock == "transfer":
        return [move(COMPOSITE, "issue", -quantity), move(COMPOSITE, "carry", quantity, 1, line.to_location)]
    if kind.stock == "out" or kind.stock == "signed" and quantity < 0:
        return [move(ISSUE, "issue", -abs(quantity))]
    if kind.form == "stock":
        return [move(RECEIPT, "receive", quantity, value=line.given_value)]
    if kind.side == "AP":
        return [move(RECEIPT, "receive", quantity, value=line.own)]
    if line.source is not None and line.source["kind"] == "return":
        return [move(SALES_RETURN, "return", quantity)]
    return [move(SALES_RETURN, "receive", quantity, value=line.given_value)]


def _move(row: tuple[Any, ...]) -> Move:
    key, line, leg, seq, item, location, day, phase, effect, given, given_value, quantity, value, move = row
    return Move(key, line, leg, seq, item, location, day, phase, effect, Fraction(given), given_value, Fraction(quantity), value, move)


class Pools:
    def __init__(self, book: Book, links: Links) -> None:
        self._book = book
        self._links = links

    def moves(self, items: set[str] | None = None) -> list[Move]:
        """In their order, with the state of their pool after each."""
        where = "" if items is None else f" WHERE item IN ({', '.join('?' for _ in items)})"
        rows = self._book.store.rows(f"SELECT {FIELDS} FROM ledgerline_stock{where}", *(items or ()))
        found = [_move(row) for row in rows]
        found.sort(key=lambda move: move.order)
        state: dict[tuple[str, str], tuple[Fraction, int]] = {}
        for move in found:
            quantity, value = state.get((move.item, move.location), (Fraction(0), 0))
            move.pool_quantity, move.pool_value = quantity + move.quantity, value + move.value
            state[move.item, move.location] = move.pool_quantity, move.pool_value
        return found

    def of_document(self, key: int) -> list[Move]:
        """With leg 0 first."""
        rows = self._book.store.rows(f"SELECT {FIELDS} FROM ledgerline_stock WHERE doc_key = ? ORDER BY seq, leg", key)
        return [_move(row) for row in rows]

    def valued(self, document: Document, without: int | None = None) -> list[Move]:
        """The movements of a document with their values, as the pools are then. `without` leaves those of a document out."""
        planned = plan(document) if without is None else []
        items = {move.item for move in planned} if without is None else {move.item for move in self.of_document(document.key)}
        if not items:
            return planned
        kept = [move for move in self.moves(items) if move.doc_key != without]
        self._replay(document, sorted([*kept, *planned], key=lambda move: move.order), {id(move) for move in planned})
        return planned

    def _replay(self, document: Document, moves: list[Move], new: set[int]) -> None:
        state: dict[tuple[str, str], tuple[Fraction, int]] = {}
        carried: dict[tuple[int, int], int] = {}
        for move in moves:
            quantity, worth = state.get((move.item, move.location), (Fraction(0), 0))
            moved, value = self._value(document, move, quantity, worth, carried)
            if quantity + moved < 0:
                raise _negative(document, move, quantity + moved)
            if id(move) not in new and (moved, value) != (move.quantity, move.value):
                raise self._changes(document, move)
            if move.effect == "issue":
                carried[move.doc_key, move.line] = -value
            move.quantity, move.value = moved, value
            move.pool_quantity, move.pool_value = quantity + moved, worth + value
            state[move.item, move.location] = move.pool_quantity, move.pool_value

    def _value(self, document: Document, move: Move, quantity: Fraction, worth: int, carried: dict[tuple[int, int], int]) -> tuple[Fraction, int]:
        """How much moves, and what it is worth."""
        if move.effect == "issue":
            return move.given, -_average(worth, quantity, -move.given)
        if move.effect == "carry":
            return move.given, carried[move.doc_key, move.line]
        if move.effect == "return":
            return move.given, move.value if move.doc_key != document.key else self._returned(document, move)
        if move.effect == "count":
            difference = move.given - quantity
            if difference <= 0:
                return difference, -_average(worth, quantity, -difference)
            return difference, self._at_pool_cost(move, quantity, worth, difference)
        if move.given_value is not None:
            return move.given, move.given_value
        return move.given, self._at_pool_cost(move, quantity, worth, move.given)

    @staticmethod
    def _at_pool_cost(move: Move, quantity: Fraction, worth: int, given: Fraction) -> int:
        if quantity <= 0:
            message = f"{move.item} has no stock at {move.location} whose cost could be taken. Send unitCost, or receive it with a purchase first."
            raise Refusal("REQUIRED", message, "/lines")
        return rounded(Fraction(worth) * given / quantity)

    def _returned(self, document: Document, move: Move) -> int:
        """Its share of what the returned line cost."""
        line = next(line for line in document.lines if line.key == move.line)
        assert line.source is not None
        source = int(line.source["lineKey"])
        done = self._links.gone(source, "return")
        done += sum((other.quantity for other in document.lines if other.seq < line.seq and other.source and other.source["lineKey"] == source), Fraction(0))
        return _share(self.line_cost(source), done, line.quantity, Fraction(line.source["quantity"]))

    def line_cost(self, line: int) -> int:
        """The value of the goods of a line: its own movement, or its share of the delivery that it invoices."""
        row = self._book.store.row("SELECT value FROM ledgerline_stock WHERE line = ? AND leg = 0", line)
        if row is not None:
            return abs(int(row[0]))
        from_line = self._book.store.row("SELECT from_line, quantity FROM ledgerline_link WHERE to_line = ? AND kind = 'next'", line)
        return 0 if from_line is None else dict(self.shares(int(from_line[0]))).get(line, 0)

    def shares(self, source: int, without: int | None = None) -> list[tuple[int, int]]:
        """What each line that invoices a delivered line takes of its value, in order."""
        total, whole = self._delivered(source)
        found, done = [], Fraction(0)
        for link in self._links.from_line(source, "next"):
            if link.to_key != without:
                found.append((link.to_line, _share(total, done, link.quantity, whole)))
                done += link.quantity
        return found

    def _delivered(self, source: int) -> tuple[int, Fraction]:
        row = self._book.store.row("SELECT value, quantity FROM ledgerline_stock WHERE line = ? AND leg = 0", source)
        return (0, Fraction(1)) if row is None else (abs(int(row[0])), abs(Fraction(row[1])))

    def next_share(self, document: Document, line: Line) -> int:
        """The share of a new line in the value of the delivered line that it invoices."""
        assert line.source is not None
        source = int(line.source["lineKey"])
        total, whole = self._delivered(source)
        done = self._links.gone(source, "next")
        done += sum((other.quantity for other in document.lines if other.seq < line.seq and other.source and other.source["lineKey"] == source), Fraction(0))
        return _share(total, done, line.quantity, whole)

    def insert(self, moves: list[Move]) -> None:
        marks = ", ".join("?" for _ in FIELDS.split(","))
        for move in moves:
            row = (
                move.doc_key, move.line, move.leg, move.seq, move.item, move.location, move.day, move.phase, move.effect, str(move.given), move.given_value,
                str(move.quantity), move.value, move.id,
            )
            self._book.store.run(f"INSERT INTO ledgerline_stock ({FIELDS}) VALUES ({marks})", *row)

    def remove(self, key: int) -> None:
        self._book.store.run("DELETE FROM ledgerline_stock WHERE doc_key = ?", key)

    def check_shares(self, document: Document) -> None:
        """A document that is withdrawn may not change what later ones were given of the same delivery."""
        for line in document.lines:
            if line.source is None or line.source["kind"] != "next":
                continue
            source = int(line.source["lineKey"])
            before = dict(self.shares(source))
            if any(before[key] != cents for key, cents in self.shares(source, document.key)):
                raise Refusal("DOC_TRANSFERRED", f"Later documents share the cost of the goods with {document.number}. Void them first.", "/docNo")

    def _changes(self, document: Document, move: Move) -> Refusal:
        row = self._book.store.row("SELECT doc_no FROM ledgerline_document WHERE doc_key = ?", move.doc_key)
        number = "a later document" if row is None else str(row[0])
        message = (
            f"{document.number} would change the cost of {move.item} in {number} of {move.day}, which Tryton has posted. "
            f"Send it with a later date, or void {number} first."
        )
        return Refusal("STOCK_POSTED", message, "/docDate")


def _negative(document: Document, move: Move, left: Fraction) -> Refusal:
    index = next((line.seq - 1 for line in document.lines if line.item == move.item), 0)
    return Refusal("STOCK_NEGATIVE", f"{move.item} at {move.location} would be {shown(left)} on {move.day}.", f"/lines/{index}/qty")


def _average(worth: int, quantity: Fraction, taken: Fraction) -> int:
    if quantity <= 0:
        return 0
    return worth if taken == quantity else rounded(Fraction(worth) * taken / quantity)


def _share(worth: int, done: Fraction, part: Fraction, whole: Fraction) -> int:
    scale = done.denominator * part.denominator * whole.denominator
    return share(worth, int(done * scale), int(part * scale), int(whole * scale)) if whole else 0


def balance_row(quantity: Fraction, value: int) -> dict[str, Any]:
    unit = Fraction(rounded(Fraction(value, 100) / quantity * 10**8), 10**8) if quantity else Fraction(0)
    return {"qty": shown(quantity), "unitCost": shown(unit), "value": shown(Fraction(value, 100))}
