"""The documents of a book: which types there are, where GnuCash keeps each of them, and how they are found by number."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from gnucash import GncLot, Query, Split, Transaction
from gnucash import gnucash_core_c as core
from gnucash.gnucash_business import Bill, Customer, Invoice, Vendor
from ledgerline_driver.documents import Kind, no_document
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..file.engine import guid_of
from ..file.slots import read_slot, write_slot
from ..money import numeric_cents


KINDS: dict[str, Kind] = {
    kind.type: kind
    for kind in (
        Kind("IV", "Sales invoice", "AR", "invoice", "sales"),
        Kind("DN", "Sales debit note", "AR", "invoice", "sales"),
        Kind("CS", "Cash sale", "AR", "invoice", "sales", is_paid=True),
        Kind("CN", "Sales credit note", "AR", "credit", "salesReturn"),
        Kind("PI", "Purchase invoice", "AP", "invoice", "purchase"),
        Kind("CP", "Cash purchase", "AP", "invoice", "purchase", is_paid=True),
        Kind("PR", "Purchase return", "AP", "credit", "purchaseReturn"),
        Kind("RI", "AR invoice", "AR", "invoice", "sales"),
        Kind("RD", "AR debit note", "AR", "invoice", "sales"),
        Kind("RC", "AR credit note", "AR", "credit", "sales"),
        Kind("PB", "AP invoice", "AP", "invoice", "purchase"),
        Kind("PD", "AP debit note", "AP", "invoice", "purchase"),
        Kind("PC", "AP credit note", "AP", "credit", "purchase"),
        Kind("RP", "AR payment", "AR", "payment"),
        Kind("RF", "AR refund", "AR", "refund"),
        Kind("PP", "AP payment", "AP", "payment"),
        Kind("PF", "AP refund", "AP", "refund"),
        Kind("RDP", "AR deposit", "AR", "deposit", "customerDeposit"),
        Kind("PDP", "AP deposit", "AP", "deposit", "supplierDeposit"),
        Kind("JE", "Journal entry", None, "journal"),
        Kind("PV", "Cash book payment", None, "money-out"),
        Kind("OR", "Cash book receipt", None, "money-in"),
    )
}


"""What was entered in GnuCash itself: side and whether it is a credit note."""
NATIVE_TYPES = {("AR", False): "IV", ("AR", True): "CN", ("AP", False): "PI", ("AP", True): "PR"}


def key_of(thing: Any) -> str:
    """Keys of the protocol are digits: the first 60 bits of GnuCash's own key, which are as random as the rest."""
    return str(int(guid_of(thing)[:15], 16))


def lot_of(split: Split) -> GncLot | None:
    lot = split.GetLot()
    return GncLot(instance=lot) if lot is not None and not isinstance(lot, GncLot) else lot


def text_of(value: datetime | date) -> str:
    return value.strftime("%Y-%m-%d")


@dataclass
class Document:
    kind: Kind
    number: str
    thing: Any
    slot: dict[str, Any]
    """Transactions besides the one that an invoice is posted with: payments of a cash sale, links to what a credit note settles."""
    further: list[Transaction] = field(default_factory=list)

    @property
    def key(self) -> str:
        return key_of(self.thing)

    @property
    def is_void(self) -> bool:
        return self.slot.get("status") == "Void"

    @property
    def main(self) -> Transaction | None:
        if not self.kind.is_invoice:
            return self.thing
        return self.thing.GetPostedTxn() if self.thing.IsPosted() else None

    @property
    def transactions(self) -> list[Transaction]:
        main = self.main
        return ([] if main is None else [main]) + self.further

    @property
    def date(self) -> str:
        main = self.main
        return str(self.slot["docDate"]) if main is None or self.is_void and "docDate" in self.slot else text_of(main.GetDate())

    @property
    def due(self) -> str | None:
        if self.kind.is_invoice and self.thing.IsPosted():
            return text_of(self.thing.GetDateDue())
        return self.slot.get("dueDate") or (self.date if self.kind.side else None)

    @property
    def party(self) -> str | None:
        if self.kind.is_invoice:
            return str(self.thing.GetOwner().GetID())
        party: str | None = self.slot.get("party")
        return party

    @property
    def lots(self) -> list[GncLot]:
        """Where what is still open is counted: the lot of an invoice, or that of what a payment has not settled."""
        if self.is_void or self.kind.side is None:
            return []
        if self.kind.is_invoice:
            return [self.thing.GetPostedLot()]
        found = [lot_of(split) for split in self.thing.GetSplitList() if read_slot(split).get("open")]
        return [lot for lot in found if lot is not None]

    @property
    def balance(self) -> int:
        return sum(numeric_cents(lot.get_balance()) for lot in self.lots)

    @property
    def outstanding(self) -> int:
        """What is owed, or what is left of a deposit."""
        return abs(self.balance) if self.kind.form == "deposit" else self.balance * self.kind.owed_sign

    def change_slot(self, **content: Any) -> None:
        """Between BeginEdit and CommitEdit of the thing."""
        self.slot.update(content)
        write_slot(self.thing, self.slot)


class Documents:
    """All documents of a book by type and number, in the order in which they were found."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._by_number: dict[tuple[str, str], Document] = {}
        self.read()
        book.when_reopened.append(self.read)

    def read(self) -> None:
        self._by_number.clear()
        self._highest: dict[str, int] = {}
        self._owners: dict[str, list[Transaction]] = {}
        transactions = [Transaction(instance=found) for found in self._found("Trans")]
        for transaction in transactions:
            self._read_transaction(transaction)
        for found in self._found("gncInvoice"):
            self._read_invoice(Invoice(instance=found))

    def _found(self, what: str) -> list[Any]:
        query = Query()
        query.search_for(what)
        query.set_book(self._book.gnc)
        found = list(query.run())
        query.destroy()
        return found

    def _read_transaction(self, transaction: Transaction) -> None:
        slot = read_slot(transaction)
        if "of" in slot:
            self._owners.setdefault(slot["of"], []).append(transaction)
            return
        form = core.xaccTransGetTxnType(transaction.instance)
        if "docType" in slot:
            self.add(Document(KINDS[slot["docType"]], slot["docNo"], transaction, slot))
        elif form == core.TXN_TYPE_NONE:
            self.add(Document(KINDS["JE"], transaction.GetNum() or f"GC-{key_of(transaction)}", transaction, slot))

    def _read_invoice(self, invoice: Invoice) -> None:
        owner = invoice.GetOwner()
        side = "AR" if isinstance(owner, Customer) else "AP" if isinstance(owner, Vendor) else None
        if side is None:
            return
        if side == "AP":
            invoice = Bill(instance=invoice.instance)
        slot = read_slot(invoice)
        type_ = slot.get("docType") or NATIVE_TYPES[side, bool(invoice.GetIsCreditNote())]
        if "docType" not in slot and not invoice.IsPosted():
            return
        self.add(Document(KINDS[type_], invoice.GetID(), invoice, slot, self._owners.get(guid_of(invoice), [])))

    def add(self, document: Document) -> None:
        type_ = document.kind.type
        self._by_number[type_, document.number] = document
        found = re.match(rf"{type_}-(\d+)$", document.number)
        if found:
            self._highest[type_] = max(self._highest.get(type_, 0), int(found[1]))

    def all(self, *types: str) -> list[Document]:
        """The newest first."""
        found = [document for document in self._by_number.values() if document.kind.type in types]
        return sorted(found, key=lambda document: (document.date, document.number), reverse=True)

    def find(self, types: tuple[str, ...], number: str, path: str = "/docNo") -> Document:
        for type_ in types:
            if (type_, number) in self._by_number:
                return self._by_number[type_, number]
        raise no_document(KINDS, types, number, path)

    def by_key(self, key: str, path: str) -> Document:
        for document in self._by_number.values():
            if document.key == key:
                return document
        raise Refusal("NOT_FOUND", f"No document of this account book has the key {key}.", path)

    def of_lot(self, lot: GncLot) -> Document | None:
        invoice = core.gncInvoiceGetInvoiceFromLot(lot.instance)
        if invoice is not None:
            guid = guid_of(Invoice(instance=invoice))
            return next((found for found in self._by_number.values() if found.kind.is_invoice and guid_of(found.thing) == guid), None)
        for document in self._by_number.values():
            if not document.kind.is_invoice and any(guid_of(found) == guid_of(lot) for found in document.lots):
                return document
        return None

    def settled_by(self, document: Document) -> Document | None:
        """Another document that settles a part of this one."""
        own = {guid_of(transaction) for transaction in document.transactions}
        for lot in document.lots:
            for raw in lot.get_split_list():
                split = raw if isinstance(raw, Split) else Split(instance=raw)
                transaction = split.GetParent()
                if guid_of(transaction) in own or numeric_cents(split.GetAmount()) == 0:
                    continue
                guid = read_slot(transaction).get("of") or guid_of(transaction)
                return next((found for found in self._by_number.values() if guid_of(found.thing) == guid), document)
        return None

    def unused_number(self, kind: Kind, wanted: str | None) -> str:
        if wanted is not None and wanted != "<<New>>":
            if (kind.type, wanted) in self._by_number:
                raise Refusal("DOC_NO_USED", f"docNo {wanted} is already used by another {kind.text}.", "/docNo")
            return wanted
        return f"{kind.type}-{self._highest.get(kind.type, 0) + 1:06d}"
