"""Reads of stock: what is there, what moved, and what it is worth."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Any

from ledgerline_driver.money import amount, rounded, shown
from ledgerline_driver.paging import page

from ..book import Book
from ..records.items import Items
from .document import Documents
from .pools import Move, Pools, balance_row

UNIT_COST_DIGITS = 8


class StockReads:
    def __init__(self, book: Book, documents: Documents, pools: Pools, items: Items) -> None:
        self._book = book
        self._documents = documents
        self._pools = pools
        self._items = items

    def _moves(self, payload: dict[str, Any]) -> list[Move]:
        items = {str(payload["itemCode"])} if payload.get("itemCode") else None
        found = [move for move in self._pools.moves(items) if payload.get("location") in (None, move.location)]
        group = payload.get("itemGroup")
        return [move for move in found if group is None or self._items.known(move.item, "").kept.get("itemGroup") == group]

    @staticmethod
    def _last(moves: list[Move]) -> dict[tuple[str, str], Move]:
        return {(move.item, move.location): move for move in moves}

    def balance(self, payload: dict[str, Any]) -> dict[str, Any]:
        day = str(payload.get("asOfDate") or date.today().isoformat())
        last = self._last([move for move in self._moves(payload) if move.day <= day])
        rows = [
            {"itemCode": item, "location": place, **balance_row(move.pool_quantity, move.pool_value), "uom": self._items.known(item, "").uom}
            for (item, place), move in sorted(last.items()) if move.pool_quantity or payload.get("includeZero")
        ]
        found, cursor = page(rows, payload)
        return {"ok": True, "asOfDate": day, "rows": found, "count": len(found), "nextCursor": cursor}

    def balances_of(self, item: str) -> list[dict[str, Any]]:
        last = self._last(self._pools.moves({item}))
        return [{"location": place, **balance_row(move.pool_quantity, move.pool_value)} for (_, place), move in sorted(last.items()) if move.pool_quantity]

    def last_cost(self, item: str) -> Any | None:
        """Of one unit when it was last received."""
        received = [move for move in self._pools.moves({item}) if move.effect == "receive" and move.quantity > 0]
        return shown(_unit_cost(received[-1])) if received else None

    def detail_lines(self, payload: dict[str, Any]) -> dict[str, Any]:
        found = [move for move in reversed(self._moves(payload)) if str(payload.get("dateFrom") or "") <= move.day <= str(payload.get("dateTo") or "9999")]
        rows = [self._row(move) for move in found]
        rows = [row for row in rows if payload.get("docNo") in (None, row["docNo"]) and payload.get("docType") in (None, row["docType"])]
        if payload.get("keys"):
            rows = [row for row in rows if row["docNo"] in payload["keys"]]
        rows_shown, cursor = page(rows, payload)
        return {"ok": True, "rows": rows_shown, "count": len(rows_shown), "nextCursor": cursor}

    def _row(self, move: Move) -> dict[str, Any]:
        document = self._documents.by_key(move.doc_key)
        return {
            "docDate": move.day, "docType": document.kind.type, "docNo": document.number, "docKey": str(document.key), "dtlKey": str(move.line),
            "itemCode": move.item, "location": move.location, "batchNo": None, "qty": shown(move.quantity), "unitCost": shown(_unit_cost(move)),
            "value": amount(move.value), "balanceQty": shown(move.pool_quantity), "balanceValue": amount(move.pool_value),
        }

    def movement(self, payload: dict[str, Any]) -> dict[str, Any]:
        start, end = str(payload.get("dateFrom") or ""), str(payload.get("dateTo") or "9999-12-31")
        by_pool: dict[tuple[str, str], list[Move]] = {}
        for move in self._moves(payload):
            if move.day <= end:
                by_pool.setdefault((move.item, move.location), []).append(move)
        rows = [self._movement_row(key, moves, start, payload.get("includeCards") is not False) for key, moves in sorted(by_pool.items())]
        rows = [row for row in rows if row is not None]
        found, cursor = page([row for row in rows if row], payload)
        return {"ok": True, "rows": found, "count": len(found), "nextCursor": cursor}

    def _movement_row(self, key: tuple[str, str], moves: list[Move], start: str, has_cards: bool) -> dict[str, Any] | None:
        before = [move for move in moves if move.day < start]
        own = [move for move in moves if move.day >= start]
        quantity, value = (before[-1].pool_quantity, before[-1].pool_value) if before else (Fraction(0), 0)
        if not own and not quantity:
            return None
        out = [move for move in own if move.quantity < 0 or move.quantity == 0 and move.value < 0]
        into = [move for move in own if move not in out]

        def sums(found: list[Move]) -> tuple[Fraction, int]:
            return sum((move.quantity for move in found), Fraction(0)), sum(move.value for move in found)

        (in_quantity, in_value), (out_quantity, out_value) = sums(into), sums(out)
        return {
            "itemCode": key[0], "location": key[1], "openingQty": shown(quantity), "openingValue": amount(value), "inQty": shown(in_quantity),
            "inValue": amount(in_value), "outQty": shown(-out_quantity), "outValue": amount(-out_value),
            "closingQty": shown(quantity + in_quantity + out_quantity), "closingValue": amount(value + in_value + out_value),
            **({"cards": [self._row(move) for move in own]} if has_cards else {}),
        }


def _unit_cost(move: Move) -> Fraction:
    return Fraction(rounded(move.unit_cost * 10**UNIT_COST_DIGITS), 10**UNIT_COST_DIGITS)
