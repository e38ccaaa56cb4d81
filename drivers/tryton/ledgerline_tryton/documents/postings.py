"""What a document posts, by Ledgerline's rules: the rows that Tryton must then have, account by account. Debits are positive."""

from __future__ import annotations

from dataclasses import dataclass, field

from ledgerline_driver.documents import Posting

from ..book import Book
from .document import Document, Line
from .payments import KnockOff, money_rows
from .pools import Move, Pools


@dataclass
class Plan:
    """A document that was checked, with everything that follows from it. Nothing is written yet."""

    document: Document
    knock_offs: list[KnockOff] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    """What an invoice of Tryton posts by itself, and what the driver posts beside it."""
    invoice_rows: list[Posting] = field(default_factory=list)
    other_rows: list[Posting] = field(default_factory=list)
    """The account of each invoice line in Tryton, where Tryton does not let it post to its own."""
    bridged: dict[int, str] = field(default_factory=dict)


def summed(rows: list[Posting]) -> list[Posting]:
    sums: dict[tuple[str, str | None], int] = {}
    for row in rows:
        sums[row.account_no, row.party] = sums.get((row.account_no, row.party), 0) + row.cents
    return [Posting(number, party, cents) for (number, party), cents in sums.items() if cents]


class Postings:
    def __init__(self, book: Book, pools: Pools) -> None:
        self._book = book
        self._pools = pools

    def derive(self, plan: Plan) -> None:
        document = plan.document
        plan.moves = self._pools.valued(document)
        form = document.kind.form
        if document.kind.is_bill:
            self._bill(plan)
        elif form in ("payment", "refund"):
            plan.other_rows = self._settlement(document, plan.knock_offs)
        elif form == "stock":
            plan.other_rows = self._stock(plan)
        else:
            plan.other_rows = [Posting(str(line.account), None, line.net) for line in document.lines]
            if form != "journal":
                plan.other_rows.append(Posting(str(document.header["bankAccount"]), None, -sum(line.net for line in document.lines)))
        document.postings = summed(plan.invoice_rows + plan.other_rows)
        if sum(row.cents for row in document.postings):
            raise ArithmeticError(f"The postings of {document.number} do not balance.")

    def _settlement(self, document: Document, knock_offs: list[KnockOff]) -> list[Posting]:
        kind = document.kind
        discount = sum(knock_off.discount for knock_off in knock_offs)
        rows = money_rows(document.payments, -kind.control_sign)
        if discount:
            role = "discountAllowed" if kind.side == "AR" else "discountReceived"
            rows.append(Posting(self._book.role_account(role).code, None, -kind.control_sign * discount))
        return [*rows, Posting(self._book.control(str(kind.side)).code, document.party, kind.control_sign * (document.total + discount))]

    def _stock(self, plan: Plan) -> list[Posting]:
        if plan.document.kind.stock == "transfer":
            return []
        by_line = {line.key: line for line in plan.document.lines}
        rows = []
        for move in plan.moves:
            line = by_line[move.line]
            rows += [Posting(str(line.stock_account), None, move.value), Posting(str(line.account), None, -move.value)]
        return rows

    def _bill(self, plan: Plan) -> None:
        document, kind = plan.document, plan.document.kind
        values = {move.line: move.value for move in plan.moves}
        goods = [row for line in document.lines if line.is_stock for row in self._goods(document, line, values)]
        if not kind.is_invoice:
            plan.other_rows = goods
            return
        sign = kind.control_sign
        control = self._book.control(str(kind.side)).code
        lines = []
        for line in document.lines:
            if line.account is not None and not (kind.side == "AP" and line.is_stock):
                lines.append(Posting(line.account, None, -sign * line.own))
            if line.tax_account:
                lines.append(Posting(line.tax_account, None, -sign * line.tax))
        rounding = [Posting(self._book.role_account("rounding").code, None, -sign * document.rounding)] if document.rounding else []
        owed = Posting(control, document.party, sign * (document.total - document.paid))
        everything = lines + rounding + money_rows(document.payments, sign) + [owed] + goods
        plan.invoice_rows = self._invoice_rows(plan, sign, control)
        plan.other_rows = summed(everything + [Posting(row.account_no, row.party, -row.cents) for row in plan.invoice_rows])

    def _invoice_rows(self, plan: Plan, sign: int, control: str) -> list[Posting]:
        """Tryton lets an invoice post to accounts of its kind only; other lines go through the default account of the document."""
        document = plan.document
        rows = []
        for line in document.lines:
            if line.account is None:
                continue
            number = self._invoice_account(document, line)
            if number != line.account:
                plan.bridged[line.key] = number
            rows.append(Posting(number, None, -sign * line.own))
            if line.tax_account:
                rows.append(Posting(line.tax_account, None, -sign * line.tax))
        return [*rows, Posting(control, document.party, sign * (document.net + document.tax))]

    def _invoice_account(self, document: Document, line: Line) -> str:
        allowed = {"revenue"} if document.kind.side == "AR" else {"expense", "debt"}
        wanted = line.account
        if document.kind.side == "AP" and line.is_stock:
            wanted = self._book.role_account("goodsReceivedNotInvoiced").code if line.has_moved_before else line.stock_account
        if wanted is not None and self._book.account(wanted, "").flags & allowed:
            return wanted
        return self._book.role_account("sales" if document.kind.side == "AR" else "purchase").code

    def _goods(self, document: Document, line: Line, values: dict[int, int]) -> list[Posting]:
        kind, stock = document.kind, str(line.stock_account)
        share = self._pools.next_share(document, line) if line.has_moved_before else 0
        value = values.get(line.key, 0)
        if kind.side == "AR":
            cost = str(line.cost_account)
            if line.has_moved_before:
                return [Posting(cost, None, share), Posting(self._role("goodsDeliveredNotInvoiced"), None, -share)]
            counter = self._role("goodsDeliveredNotInvoiced") if kind.form == "delivery" else cost
            return [Posting(stock, None, value), Posting(counter, None, -value)]
        if kind.form == "delivery":
            return [Posting(stock, None, value), Posting(self._role("goodsReceivedNotInvoiced"), None, -value)]
        billed = -kind.control_sign * line.own
        known, rows = value, [Posting(stock, None, value)]
        if line.has_moved_before:
            known, rows = share, [Posting(self._role("goodsReceivedNotInvoiced"), None, share)]
        return [*rows, *([Posting(self._role("purchasePriceVariance"), None, billed - known)] if billed != known else [])]

    def _role(self, name: str) -> str:
        return self._book.role_account(name).code
