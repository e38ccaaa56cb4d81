"""Documents as results show them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ledgerline_driver.documents import SIDES
from ledgerline_driver.money import amount, rounded, shown

from ..book import Book
from ..records.parties import Parties
from .document import Document, Documents, Line, Links
from .payments import Settlements, shown_payment
from .pools import Move, Pools
from .postings import Plan

"""Header fields by native name, as results spell them."""
NATIVE = {
    "creditNoteReason": "Reason", "debitNoteReason": "Reason", "accountNo": "AccNo", "bankAccount": "PaymentAccNo", "payee": "DealWith",
}
ONE_WAY = ("in", "out", "transfer")
UNIT_COST_DIGITS = 8


def native(name: str) -> str:
    return NATIVE.get(name) or name[0].upper() + name[1:]


class Showing:
    def __init__(self, book: Book, documents: Documents, links: Links, settlements: Settlements, pools: Pools, parties: Parties) -> None:
        self._book = book
        self._documents = documents
        self._links = links
        self._settlements = settlements
        self._pools = pools
        self._parties = parties

    @staticmethod
    def identity(document: Document) -> dict[str, Any]:
        reference = {"docKey": str(document.key), "docNo": document.number}
        return {"document": reference, "docType": document.kind.type, **reference}

    def party_name(self, document: Document) -> str | None:
        return None if document.party is None or document.kind.side is None else self._parties.name(document.kind.side, document.party)

    def currency(self, document: Document) -> str:
        return self._book.currency_code

    def texts(self, document: Document) -> dict[str, Any]:
        return document.header

    def totals(self, document: Document) -> tuple[int, int, int]:
        """Net, tax and total in cents; of a stock document what it moved."""
        if document.kind.form == "stock":
            value = sum(self._moved(document, move)[1] for move in self._pools.of_document(document.key) if move.leg == 0)
            return value, 0, value
        return document.net, document.tax, document.total

    @staticmethod
    def _moved(document: Document, move: Move) -> tuple[Fraction, int]:
        """Quantities are positive where the type has one direction."""
        if document.kind.stock in ONE_WAY:
            return abs(move.quantity), abs(move.value)
        return move.quantity, move.value

    def fields(self, document: Document) -> dict[str, Any]:
        net, tax, total = self.totals(document)
        own: dict[str, Any] = {}
        if document.kind.side and document.party is not None:
            side = SIDES[document.kind.side]
            own = {native(side.code): document.party, native(side.name): self.party_name(document)}
        texts = {native(name): value for name, value in document.header.items() if value is not None and name != "reason"}
        stock = {}
        if document.kind.form == "stock":
            moved = [self._moved(document, move) for move in self._pools.of_document(document.key) if move.leg == 0]
            stock = {"TotalQty": shown(sum((quantity for quantity, _ in moved), Fraction(0))), "TotalValue": amount(sum(value for _, value in moved))}
        return {
            **own, **texts, "DocKey": str(document.key), "DocType": document.kind.type, "DocNo": document.number, "DocDate": document.date,
            **({"DueDate": document.due} if document.due else {}), "CurrencyCode": self._book.currency_code, "CurrencyRate": 1,
            "NetTotal": amount(net), "Tax": amount(tax), "RoundAdj": amount(document.rounding), "FinalTotal": amount(total),
            "LocalNetTotal": amount(net), "LocalTax": amount(tax), "LocalTotal": amount(total), **stock,
            "Outstanding": amount(self._settlements.outstanding(document)), "Status": document.status, "Cancelled": document.is_void,
            "CreatedTimeStamp": document.created_at, "LastModified": document.modified_at, "readErrors": [],
        }

    def lines(self, document: Document) -> list[dict[str, Any]]:
        moves = {move.line: move for move in self._pools.of_document(document.key) if move.leg == 0} if document.kind.form == "stock" else {}
        return [{"dtlKey": str(line.key), "seq": index + 1, **self.line(document, line, moves)} for index, line in enumerate(document.lines)]

    def line(self, document: Document, line: Line, moves: dict[int, Move]) -> dict[str, Any]:
        kind = document.kind
        if kind.form == "journal":
            return {"accountNo": line.account, **line.data, "debit" if line.net > 0 else "credit": amount(abs(line.net))}
        if kind.form in ("money-out", "money-in"):
            value = amount(line.net if kind.form == "money-out" else -line.net)
            return {"accountNo": line.account, **line.data, "amount": value, "subTotal": value, "taxAmount": 0, "netAmount": value}
        if kind.form == "stock":
            return self._stock_line(document, line, moves.get(line.key))
        account = {"accountNo": self._account_used(document, line)} if line.account and kind.is_invoice else {}
        return {**line.data, **account, "subTotal": amount(line.sub), "taxAmount": amount(line.tax), "netAmount": amount(line.net)}

    def _account_used(self, document: Document, line: Line) -> str | None:
        """Purchased goods go into stock or, if they were received before, clear what was received and not invoiced."""
        if document.kind.side == "AR" or not line.is_stock:
            return line.account
        return self._book.role("goodsReceivedNotInvoiced") if line.has_moved_before else line.stock_account

    def _stock_line(self, document: Document, line: Line, move: Move | None) -> dict[str, Any]:
        quantity, value = (Fraction(0), 0) if move is None else self._moved(document, move)
        difference = {"differenceQty": shown(quantity)} if document.kind.stock == "count" else {}
        cost: dict[str, Any] = {}
        if "unitCost" not in line.data and move is not None and quantity:
            cost = {"unitCost": shown(Fraction(rounded(Fraction(value, 100) / quantity * 10**UNIT_COST_DIGITS), 10**UNIT_COST_DIGITS))}
        account = {"accountNo": line.account} if line.account else {}
        return {**line.data, **account, **difference, **cost, "value": amount(value)}

    def payments(self, document: Document) -> list[dict[str, Any]]:
        return [shown_payment(row, str(document.key * 1000 + index)) for index, row in enumerate(document.payments)]

    def knock_offs(self, document: Document) -> list[dict[str, Any]]:
        return document.settled if document.is_void else self._settlements.rows(document)

    def saved(self, document: Document) -> dict[str, Any]:
        """Fields, lines, payments and knock-offs, as far as documents of the type have them."""
        kind = document.kind
        has_payments = kind.is_paid or kind.form in ("payment", "refund")
        has_knock_offs = kind.form in ("payment", "refund", "credit") or kind.type in ("RI", "RD", "PB", "PD")
        return {
            **self.identity(document), "fields": self.fields(document), "lines": self.lines(document),
            **({"payments": self.payments(document)} if has_payments else {}),
            **({"knockOffs": self.knock_offs(document)} if has_knock_offs else {}),
        }

    def got(self, document: Document) -> dict[str, Any]:
        saved = self.saved(document)
        lines = saved["lines"]
        if document.kind.is_bill:
            lines = [{**shown_line, **self._links.progress(line)} for shown_line, line in zip(lines, document.lines)]
        return {
            "ok": True, **saved, "fields": {**saved["fields"], **_transfer_status(lines)}, "lines": lines, "payments": self.payments(document),
            "knockOffs": self.knock_offs(document), "links": self._shown_links(document),
            "postings": [posting.shown() for posting in document.postings], "count": 1, "nextCursor": None,
        }

    def _shown_links(self, document: Document) -> list[dict[str, Any]]:
        rows = [("from", link.from_key, link) for link in self._links.to_document(document.key)]
        rows += [("to", link.to_key, link) for link in self._links.from_document(document.key)]
        found = []
        for direction, key, link in rows:
            other = self._documents.by_key(key)
            found.append({
                "direction": direction, "kind": link.kind, "docType": other.kind.type, "docNo": other.number, "docKey": str(other.key),
                "fromDtlKey": str(link.from_line), "toDtlKey": str(link.to_line), "qty": shown(link.quantity),
            })
        return found

    def row(self, document: Document) -> dict[str, Any]:
        net, tax, total = self.totals(document)
        fields = self.fields(document) if document.kind.form == "stock" else {}
        moved = {"totalQty": fields["TotalQty"], "totalValue": fields["TotalValue"]} if fields else {}
        return {
            "docKey": str(document.key), "docType": document.kind.type, "docNo": document.number, "docDate": document.date,
            **({"dueDate": document.due} if document.due else {}), "party": document.party, "partyName": self.party_name(document),
            "currencyCode": self._book.currency_code, "currencyRate": 1, "netTotal": amount(net), "tax": amount(tax), "finalTotal": amount(total),
            "localTotal": amount(total), **moved, "outstanding": amount(self._settlements.outstanding(document)), "status": document.status,
            "description": document.header.get("description"), "ref": document.header.get("ref"), "lastModified": document.modified_at,
        }

    def line_rows(self, document: Document) -> list[dict[str, Any]]:
        head = {
            "docKey": str(document.key), "docType": document.kind.type, "docNo": document.number, "docDate": document.date, "party": document.party,
            "partyName": self.party_name(document), "currencyCode": self._book.currency_code, "status": document.status,
        }
        rows = []
        for line in self.lines(document):
            if document.kind.form == "stock":
                line.update(subTotal=line["value"], taxAmount=0, netAmount=line["value"])
            rows.append({**head, **line, "localNetAmount": line["netAmount"], "localTaxAmount": line["taxAmount"]})
        return rows

    def validated(self, plan: Plan) -> dict[str, Any]:
        document = plan.document
        moves = {move.line: move for move in plan.moves if move.leg == 0}
        net, tax, total = document.net, document.tax, document.total
        if document.kind.form == "stock":
            net = total = sum(self._moved(document, move)[1] for move in moves.values())
        totals = {"netTotal": amount(net), "tax": amount(tax), "roundAdj": amount(document.rounding), "finalTotal": amount(total), "localTotal": amount(total)}
        lines = [{"seq": index + 1, **self.line(document, line, moves)} for index, line in enumerate(document.lines)]
        return {
            "ok": True, "saved": False, "operationUsed": "None", "valid": True, "totals": totals, "lines": lines,
            "postings": [posting.shown() for posting in document.postings], "warnings": [],
        }


def _transfer_status(lines: list[dict[str, Any]]) -> dict[str, Any]:
    counted = [line for line in lines if "outstandingQty" in line]
    if not counted:
        return {}
    is_full = all(line["outstandingQty"] <= 0 for line in counted)
    is_none = all(line["transferedQty"] == 0 for line in counted)
    return {"TransferStatus": "full" if is_full else "none" if is_none else "partial"}
