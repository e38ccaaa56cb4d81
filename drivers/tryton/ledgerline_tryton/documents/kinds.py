"""The document types that the driver takes, and what each of them is. Declared data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """One document type."""

    type: str
    word: str
    side: str | None
    """offer, order, delivery, invoice, credit, payment, refund, journal, money-out, money-in or stock."""
    form: str
    """The role of the default account of its lines, or of the other side of a stock document."""
    role: str = ""
    """Which way its goods move: out, in; of stock documents also signed, transfer or count."""
    stock: str = ""
    """What its lines name: items and accounts, or accounts alone."""
    lines: str = "items"
    is_paid: bool = False
    """Whether lines without an account take that of the role."""
    has_default: bool = True

    @property
    def text(self) -> str:
        """The word within a sentence."""
        return self.word if self.word[:2] in ("AR", "AP") else self.word[0].lower() + self.word[1:]

    @property
    def is_invoice(self) -> bool:
        """Whether it is an invoice in Tryton."""
        return self.form in ("invoice", "credit")

    @property
    def is_bill(self) -> bool:
        """Whether its lines have prices."""
        return self.form in ("offer", "order", "delivery", "invoice", "credit")

    @property
    def is_settled(self) -> bool:
        return self.is_invoice or self.form in ("payment", "refund")

    @property
    def party_field(self) -> str:
        return "debtorCode" if self.side == "AR" else "creditorCode"

    @property
    def owed_sign(self) -> int:
        """Debits count positive; what is owed to suppliers is a credit."""
        return 1 if self.side == "AR" else -1

    @property
    def control_sign(self) -> int:
        """Whether the document debits (1) or credits (-1) its control account; 0 if it does neither."""
        if self.form in ("invoice", "refund"):
            return self.owed_sign
        return -self.owed_sign if self.form in ("credit", "payment") else 0


KINDS: dict[str, Kind] = {
    kind.type: kind
    for kind in (
        Kind("AQ", "Advanced quotation", "AR", "offer", "sales"),
        Kind("QT", "Quotation", "AR", "offer", "sales"),
        Kind("SO", "Sales order", "AR", "order", "sales"),
        Kind("DO", "Delivery order", "AR", "delivery", "sales", "out"),
        Kind("IV", "Sales invoice", "AR", "invoice", "sales", "out"),
        Kind("CS", "Cash sale", "AR", "invoice", "sales", "out", is_paid=True),
        Kind("CN", "Sales credit note", "AR", "credit", "salesReturn", "in"),
        Kind("DN", "Sales debit note", "AR", "invoice", "sales"),
        Kind("PO", "Purchase order", "AP", "order", "purchase"),
        Kind("GR", "Goods received note", "AP", "delivery", "purchase", "in"),
        Kind("PI", "Purchase invoice", "AP", "invoice", "purchase", "in"),
        Kind("CP", "Cash purchase", "AP", "invoice", "purchase", "in", is_paid=True),
        Kind("PR", "Purchase return", "AP", "credit", "purchaseReturn", "out"),
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
        Kind("SR", "Stock receive", None, "stock", "stockReceive", "in"),
        Kind("SI", "Stock issue", None, "stock", "stockIssue", "out"),
        Kind("SW", "Stock write-off", None, "stock", "stockWriteOff", "out"),
        Kind("SA", "Stock adjustment", None, "stock", "stockAdjustment", "signed"),
        Kind("TK", "Stock take", None, "stock", "stockAdjustment", "count"),
        Kind("ST", "Stock transfer", None, "stock", "", "transfer"),
    )
}


def kinds_of(side: str) -> tuple[str, ...]:
    """The types that a customer or supplier owes or is owed by."""
    return tuple(type_ for type_, kind in KINDS.items() if kind.side == side and kind.is_settled)
