"""The document types that the driver takes, and what each of them is. Declared data."""

from __future__ import annotations

from dataclasses import dataclass

from ledgerline_driver import documents


@dataclass(frozen=True)
class Kind(documents.Kind):
    """One document type. Its form is also offer, order, delivery or stock; the role is that of the other side of a stock document too."""

    """Which way its goods move: out, in; of stock documents also signed, transfer or count."""
    stock: str = ""
    """What its lines name: items and accounts, or accounts alone."""
    lines: str = "items"
    """Whether lines without an account take that of the role."""
    has_default: bool = True

    @property
    def is_bill(self) -> bool:
        """Whether its lines have prices."""
        return self.form in ("offer", "order", "delivery", "invoice", "credit")


KINDS: dict[str, Kind] = {
    kind.type: kind
    for kind in (
        Kind("AQ", "Advanced quotation", "AR", "offer", "sales"),
        Kind("QT", "Quotation", "AR", "offer", "sales"),
        Kind("SO", "Sales order", "AR", "order", "sales"),
        Kind("DO", "Delivery order", "AR", "delivery", "sales", stock="out"),
        Kind("IV", "Sales invoice", "AR", "invoice", "sales", stock="out"),
        Kind("CS", "Cash sale", "AR", "invoice", "sales", stock="out", is_paid=True),
        Kind("CN", "Sales credit note", "AR", "credit", "salesReturn", stock="in"),
        Kind("DN", "Sales debit note", "AR", "invoice", "sales"),
        Kind("PO", "Purchase order", "AP", "order", "purchase"),
        Kind("GR", "Goods received note", "AP", "delivery", "purchase", stock="in"),
        Kind("PI", "Purchase invoice", "AP", "invoice", "purchase", stock="in"),
        Kind("CP", "Cash purchase", "AP", "invoice", "purchase", stock="in", is_paid=True),
        Kind("PR", "Purchase return", "AP", "credit", "purchaseReturn", stock="out"),
        Kind("RI", "AR invoice", "AR", "invoice", "sales", lines="accounts"),
        Kind("RD", "AR debit note", "AR", "invoice", "sales", lines="accounts"),
        Kind("RC", "AR credit note", "AR", "credit", "salesReturn", lines="accounts"),
        Kind("PB", "AP invoice", "AP", "invoice", "purchase", lines="accounts", has_default=False),
        Kind("PD", "AP debit note", "AP", "invoice", "purchase", lines="accounts"),
        Kind("PC", "AP credit note", "AP", "credit", "purchaseReturn", lines="accounts"),
        Kind("RP", "AR payment", "AR", "payment"),
        Kind("RF", "AR refund", "AR", "refund"),
        Kind("PP", "AP payment", "AP", "payment"),
        Kind("PF", "AP refund", "AP", "refund"),
        Kind("JE", "Journal entry", None, "journal"),
        Kind("PV", "Cash book payment", None, "money-out"),
        Kind("OR", "Cash book receipt", None, "money-in"),
        Kind("SR", "Stock receive", None, "stock", "stockReceive", stock="in"),
        Kind("SI", "Stock issue", None, "stock", "stockIssue", stock="out"),
        Kind("SW", "Stock write-off", None, "stock", "stockWriteOff", stock="out"),
        Kind("SA", "Stock adjustment", None, "stock", "stockAdjustment", stock="signed"),
        Kind("TK", "Stock take", None, "stock", "stockAdjustment", stock="count"),
        Kind("ST", "Stock transfer", None, "stock", "", stock="transfer"),
    )
}
