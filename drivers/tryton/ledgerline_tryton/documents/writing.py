"""Writes a document that was checked: into Tryton, and beside it. Takes it back. Inside the transaction of its command."""

from __future__ import annotations

from datetime import date
from typing import Any

from ledgerline_driver.refusal import Refusal

from ..book import Book
from ..records.parties import Parties
from ..tryton.connection import run_tasks
from ..tryton.goods import Goods
from ..tryton.invoices import Invoices
from ..tryton.ledger import Entry, Ledger
from ..tryton.orders import Orders
from .document import Document, Documents, Links
from .payments import KnockOff, Settlements
from .pools import Pools
from .postings import Plan, summed

JOURNALS = {"payment": "cash", "refund": "cash", "money-out": "cash", "money-in": "cash", "stock": "general", "delivery": "general", "journal": "general"}


class Writing:
    def __init__(
        self, book: Book, documents: Documents, links: Links, settlements: Settlements, pools: Pools, parties: Parties, ledger: Ledger, invoices: Invoices,
        orders: Orders,
        goods: Goods,
    ) -> None:
        self._book = book
        self._documents = documents
        self._links = links
        self._settlements = settlements
        self._pools = pools
        self._parties = parties
        self._ledger = ledger
        self._invoices = invoices
        self._orders = orders
        self._goods = goods

    def create(self, plan: Plan, command_id: str) -> Document:
        document = plan.document
        self.check_known(plan)
        self._save(plan)
        self._documents.insert(document, command_id)
        self._settle(document, plan.knock_offs)
        self._documents.update(document)
        return document

    def _save(self, plan: Plan) -> None:
        document = plan.document
        self._links.write(document)
        if document.kind.form in ("offer", "order"):
            self._orders.create(document)
        if document.kind.is_invoice:
            self._invoices.create(plan)
        if plan.moves:
            self._goods.move(document, plan.moves)
            self._pools.insert(plan.moves)
        elif document.kind.form == "delivery":
            self._goods.move(document, [])
        self._post_others(plan)
        run_tasks(self._book.transaction)

    def _post_others(self, plan: Plan) -> None:
        """What no invoice of Tryton posts: payments, entries, the cost of goods, rounding."""
        document, kind = plan.document, plan.document.kind
        control = self._book.control(str(kind.side)).code if kind.side else ""
        rows = [row for row in plan.other_rows if row.account_no != control or row.party is None]
        owed = [row for row in plan.other_rows if row.account_no == control and row.party is not None]
        if kind.form in ("journal", "money-out", "money-in"):
            entries = [Entry(str(line.account), line.net, None, str(line.data.get("description") or "")) for line in document.lines]
            entries += [Entry(row.account_no, row.cents) for row in rows[len(document.lines):]]
        else:
            entries = [Entry(row.account_no, row.cents) for row in summed(rows)]
        parts = self._parts(document, plan.knock_offs, sum(row.cents for row in owed))
        party = self._party_id(document)
        entries += [Entry(control, cents, party, "", date.fromisoformat(document.due or document.date)) for cents in parts]
        if not entries:
            return
        lines = self._ledger.post(document, date.fromisoformat(document.date), JOURNALS.get(kind.form, "cash" if kind.is_paid else "general"),
            self._text(document), entries, self._origin(document))
        own = lines[len(entries) - len(parts):] if parts else []
        if kind.is_invoice:
            for line in own:
                self._invoices.settle(document, line)
            document.open_lines += own
            self._ledger.reconcile(document.open_lines)
        else:
            for knock_off, line in zip(plan.knock_offs, own):
                knock_off.target_line = line
            document.open_lines = own[len(plan.knock_offs):]

    def _parts(self, document: Document, knock_offs: list[KnockOff], owed: int) -> list[int]:
        """The lines of the control account: one for each document that a payment settles, and what is left."""
        if document.kind.is_invoice or document.kind.side is None:
            return [owed] if owed else []
        sign = document.kind.control_sign
        parts = [sign * (knock_off.cents + knock_off.discount) for knock_off in knock_offs]
        rest = owed - sum(parts)
        return [*parts, rest] if rest else parts

    def _party_id(self, document: Document) -> int | None:
        return None if document.party is None else int(self._parties.known(str(document.kind.side), document.party, "").id)

    @staticmethod
    def _origin(document: Document) -> str | None:
        invoice = document.id_of("account.invoice")
        return None if invoice is None else f"account.invoice,{invoice}"

    @staticmethod
    def _text(document: Document) -> str:
        return f"{document.number} {document.header.get('description') or ''}".strip()

    def _settle(self, document: Document, knock_offs: list[KnockOff]) -> None:
        for index, knock_off in enumerate(knock_offs):
            owner_line = None
            if document.kind.is_invoice:
                knock_off.target_line, owner_line = self._transfer(document, knock_off)
                self._invoices.settle(document, owner_line)
            self._settlements.write(document, index + 1, knock_off, knock_off.target_line, owner_line)
            if knock_off.document.kind.is_invoice:
                self._invoices.settle(knock_off.document, knock_off.target_line)
            self._reconcile(knock_off.document)
        if knock_offs:
            self._reconcile(document)
        run_tasks(self._book.transaction)

    def _transfer(self, document: Document, knock_off: KnockOff) -> tuple[int, int]:
        """A move between two documents of one party: the line that settles the other one, and that of this one."""
        control, party = self._book.control(str(document.kind.side)).code, self._party_id(document)
        cents = document.kind.control_sign * knock_off.cents
        entries = [Entry(control, cents, party), Entry(control, -cents, party)]
        text = f"{document.number} settles {knock_off.document.number}"
        lines = self._ledger.post(document, date.fromisoformat(knock_off.date), "general", text, entries)
        # It comes to nothing on the control account, and no balance counts it.
        self._ledger.withdraw(document.tryton["account.move"][-1])
        return lines[0], lines[1]

    def _reconcile(self, document: Document) -> None:
        self._ledger.reconcile([*document.open_lines, *self._settlements.settling_lines(document)])

    def check_known(self, plan: Plan) -> None:
        """Refuses what would build on something that a person has changed in Tryton since."""
        for index, knock_off in enumerate(plan.knock_offs):
            self._check_open(knock_off.document, f"/knockOffs/{index}")
        self._goods.check_there(plan.document, plan.moves, self._pools.moves({move.item for move in plan.moves}))

    def _check_open(self, document: Document, path: str) -> None:
        keeper: Invoices | Ledger = self._invoices if document.kind.is_invoice else self._ledger
        keeper.check_open(document, self._settlements.left(document), path)

    def check_free(self, document: Document) -> None:
        """Refuses to withdraw what later documents stand on."""
        if document.is_void:
            raise Refusal("DOC_CANCELLED", f"{document.number} is already void.", "/docNo")
        holder = self._settlements.settled_by(document)
        if holder is not None:
            raise Refusal("DOC_KNOCKED_OFF", f"{document.number} is settled by {holder.number}. Void that first.", "/docNo")
        later = self._links.from_document(document.key)
        if later:
            number = self._documents.by_key(later[0].to_key).number
            raise Refusal("DOC_TRANSFERRED", f"{document.number} was transferred to {number}. Void that first.", "/docNo")
        self._book.period(date.fromisoformat(document.date), "/docNo")
        if document.kind.is_invoice:
            self._invoices.check_cancel(document)
        if document.kind.is_settled:
            self._check_open(document, "/docNo")
        self._pools.check_shares(document)
        self._pools.valued(document, without=document.key)

    def void(self, document: Document, reason: str, command_id: str) -> None:
        document.settled = self._settlements.rows(document)
        self._withdraw(document)
        document.status = "Void"
        document.postings = []
        if reason:
            document.header["reason"] = reason
        self._documents.update(document, command_id)

    def _withdraw(self, document: Document) -> None:
        targets = self._settlements.targets(document)
        for target, line in targets:
            self._ledger.open_again([*target.open_lines, *self._settlements.settling_lines(target)])
            if target.kind.is_invoice:
                self._invoices.unsettle(target, line)
        if document.kind.is_settled:
            self._ledger.open_again([*document.open_lines, *self._settlements.settling_lines(document)])
        run_tasks(self._book.transaction)
        own = list(document.tryton.get("account.move", []))
        if document.kind.is_invoice:
            for line in [*document.open_lines[1:], *self._owner_lines(document)]:
                self._invoices.unsettle(document, line)
            run_tasks(self._book.transaction)
        self._settlements.remove(document)
        self._ledger.cancel(document, own)
        if document.kind.is_invoice:
            self._invoices.cancel(document)
        if document.kind.form in ("offer", "order"):
            self._orders.cancel(document)
        moves = self._pools.of_document(document.key)
        self._pools.remove(document.key)
        self._goods.take_back(document, moves)
        self._links.remove(document)
        for target, _ in targets:
            self._reconcile(target)
        run_tasks(self._book.transaction)

    def _owner_lines(self, document: Document) -> list[int]:
        rows = self._book.store.rows("SELECT owner_line FROM ledgerline_knock_off WHERE owner_key = ? AND owner_line IS NOT NULL", document.key)
        return [int(row[0]) for row in rows]

    def change_texts(self, document: Document, texts: dict[str, Any], command_id: str) -> None:
        document.header = {name: value for name, value in {**document.header, **texts}.items() if value is not None}
        self._documents.update(document, command_id)

    def rewrite(self, document: Document, plan: Plan, command_id: str) -> None:
        """Of quotations and orders, which post nothing: the old one is cancelled in Tryton, and a new one takes its number."""
        new = plan.document
        new.tryton = document.tryton
        new.created_at = document.created_at
        self._save(plan)
        self._documents.update(new, command_id)

    def withdraw_order(self, document: Document) -> None:
        self._orders.cancel(document)
        self._links.remove(document)

    def differences(self, document: Document) -> list[dict[str, Any]]:
        """What Tryton has otherwise than the document says. Empty: it has all of it."""
        moves = list(document.tryton.get("account.move", []))
        invoice = document.id_of("account.invoice")
        if invoice is not None:
            record = self._book.model("account.invoice")(invoice)
            moves += [move.id for move in (record.move, record.cancel_move) if move is not None]
        posted = {f"{row.account_no} {row.party or ''}".strip(): row.cents for row in summed(self._ledger.posted(moves))}
        wanted = {f"{row.account_no} {row.party or ''}".strip(): row.cents for row in summed(document.postings)}
        found = [
            {"path": f"postings/{name}", "expected": str(wanted.get(name, 0)), "actual": str(posted.get(name, 0))}
            for name in sorted({*wanted, *posted}) if wanted.get(name, 0) != posted.get(name, 0)
        ]
        return found + self._goods_differences(document)

    def _goods_differences(self, document: Document) -> list[dict[str, Any]]:
        found = []
        for move in self._pools.of_document(document.key):
            if move.id is None:
                continue
            row = self._book.store.row("SELECT state, quantity FROM stock_move WHERE id = ?", move.id)
            actual = "not in Tryton" if row is None else f"{row[0]} {float(row[1])}"
            if actual != f"done {float(abs(move.quantity))}":
                found.append({"path": f"goods/{move.item}", "expected": f"done {float(abs(move.quantity))}", "actual": actual})
        return found

