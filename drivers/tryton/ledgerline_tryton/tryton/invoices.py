"""
Invoices and credit notes of Tryton. Tryton rounds halves to even and the tax of an invoice as a whole; Ledgerline rounds each line, halves
away from zero. So prices are set to come to the amounts of the document, tax amounts are set by hand, and what Tryton posts is compared.
"""

from __future__ import annotations

from datetime import date
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

from ledgerline_driver.documents import Posting
from ledgerline_driver.money import amount
from ledgerline_driver.refusal import Refusal

from ..book import Book
from ..documents.document import Document, Line
from ..documents.postings import Plan, summed
from ..records.items import Items
from ..records.parties import Parties
from ..records.tax import TaxCodes
from ..refusal import changed_in_tryton, not_in_tryton
from .ledger import CENT, Ledger, as_amount, as_cents

TEXT_MAX = 200


def price_digits() -> int:
    from trytond.modules.product import price_digits as digits

    return int(digits[1])


def quantity_and_price(line: Line, cents: int, path: str) -> tuple[float, Decimal]:
    """A quantity and a price that Tryton comes to the amount with. Without an item the quantity can be 1: the text says the rest."""
    step = Decimal(1).scaleb(-price_digits())
    quantity = line.quantity or Fraction(1)
    exact = Fraction(cents, 100) / quantity
    price = (Decimal(exact.numerator) / Decimal(exact.denominator)).quantize(step, ROUND_HALF_UP)
    as_float = float(quantity)
    if (Decimal(str(as_float)) * price).quantize(CENT, ROUND_HALF_EVEN) == as_amount(cents):
        return as_float, price
    if line.item is None:
        return 1.0, as_amount(cents).quantize(step)
    message = (
        f"{path.lstrip('/')} comes to {amount(cents)}; Tryton's prices have {price_digits()} decimals and cannot come to it. "
        "Set more in trytond.conf, [product] price_decimal."
    )
    raise Refusal("AMOUNT_DIFFERS", message, path)


def address_of(party: Any, use: str) -> int:
    found = party.address_get(type=use)
    if found is None:
        raise not_in_tryton("", f"{party.code} has no address in Tryton;", "add one there.")
    return int(found.id)


class Invoices:
    def __init__(self, book: Book, ledger: Ledger, parties: Parties, items: Items, taxes: TaxCodes) -> None:
        self._book = book
        self._ledger = ledger
        self._parties = parties
        self._items = items
        self._taxes = taxes

    def create(self, plan: Plan) -> None:
        document, kind = plan.document, plan.document.kind
        invoices = self._book.model("account.invoice")
        party = self._parties.usable(str(kind.side), str(document.party), f"/{kind.party_field}")
        when = date.fromisoformat(document.date)
        made = invoices.create([{
            "type": "out" if kind.side == "AR" else "in", "company": self._book.company.id, "currency": self._book.company.currency.id, "party": party.id,
            "invoice_address": address_of(party, "invoice"), "account": self._book.control(str(kind.side)).id,
            "journal": self._book.journal("revenue" if kind.side == "AR" else "expense"), "invoice_date": when, "accounting_date": when,
            "number": document.number,
            "reference": str(document.header.get("supplierInvoiceNo") or document.header.get("ref") or "") or None,
            "description": str(document.header.get("description") or "")[:TEXT_MAX] or None, **self._terms(document, when),
            "lines": [("create", [self._line(plan, line) for line in document.lines])],
        }])
        self._set_taxes(document, made[0])
        invoices.post(made)
        invoice = invoices(made[0].id)
        document.note("account.invoice", invoice.id)
        self._check(document, plan.invoice_rows, invoice.move.id)
        document.open_lines = [int(line.id) for line in invoice.move.lines if line.account.id == invoice.account.id]

    def _terms(self, document: Document, when: date) -> dict[str, Any]:
        """The payment term, if the document is due when it says."""
        term = self._parties.term(str(document.header["displayTerm"])) if document.header.get("displayTerm") else None
        if term is not None and self._parties.due(when, term.name).isoformat() == document.due:
            return {"payment_term": term.id, "payment_term_date": when}
        return {"payment_term_date": date.fromisoformat(str(document.due))}

    def _line(self, plan: Plan, line: Line) -> dict[str, Any]:
        document = plan.document
        text = str(line.data.get("description") or "")
        if line.account is None:
            return {"type": "comment", "description": text or "-"}
        sign = 1 if document.kind.form == "invoice" else -1
        quantity, price = quantity_and_price(line, line.own, f"/lines/{line.seq - 1}")
        item = None if line.item is None else self._items.known(line.item, "")
        product = {} if item is None else {"product": item.id, "unit": item.uom_id}
        if quantity != float(line.quantity):
            text = f"{text} ({line.data.get('qty')} {line.data.get('uom', '')})".strip()
        number = plan.bridged.get(line.key, line.account)
        taxes = [("add", [self._taxes.known(str(line.tax_code), "").id])] if line.tax_account else []
        return {
            "type": "line", "quantity": sign * quantity, "unit_price": price, "account": self._book.account(number, "").id, "description": text or None,
            "taxes": taxes, **product,
        }

    def _set_taxes(self, document: Document, invoice: Any) -> None:
        sign = 1 if document.kind.form == "invoice" else -1
        sums: dict[int, int] = {}
        for line in document.lines:
            if line.tax_account:
                tax = self._taxes.known(str(line.tax_code), "").id
                sums[tax] = sums.get(tax, 0) + sign * line.tax
        invoices, model = self._book.model("account.invoice"), self._book.model("account.invoice.tax")
        invoices.update_taxes([invoice])
        for row in model.search([("invoice", "=", invoice.id)]):
            model.write([row], {"amount": as_amount(sums.pop(row.tax.id, 0))})
        if any(sums.values()):
            raise Refusal("AMOUNT_DIFFERS", f"Tryton does not compute the taxes of {document.number} as the lines name them. Nothing was saved.")

    def _check(self, document: Document, wanted: list[Posting], move: int) -> None:
        def keyed(rows: list[Posting]) -> dict[str, int]:
            return {f"{row.account_no} {row.party or ''}": row.cents for row in summed(rows)}

        expected, posted = keyed(wanted), keyed(self._ledger.posted([move]))
        if expected != posted:
            found = ", ".join(f"{name.strip()} {amount(posted.get(name, 0))} instead of {amount(expected.get(name, 0))}"
                              for name in sorted({*expected, *posted}) if posted.get(name, 0) != expected.get(name, 0))
            raise Refusal("AMOUNT_DIFFERS", f"Tryton would post {document.number} differently: {found}. Nothing was saved.")

    def check_open(self, document: Document, left: int, path: str) -> None:
        invoice = self._book.model("account.invoice")(document.id_of("account.invoice"))
        open_cents = abs(as_cents(invoice.amount_to_pay)) if invoice.state == "posted" else 0
        if invoice.state == "cancelled" or open_cents != left:
            raise changed_in_tryton(document.number, open_cents, left, path)

    def check_cancel(self, document: Document) -> None:
        if document.kind.side == "AR" and not self._book.company.cancel_invoice_out:
            message = "Tryton does not let this company cancel customer invoices. Set Cancel Customer Invoice on the company, or send a credit note."
            raise Refusal("NOT_SUPPORTED", message, "/docNo")

    def cancel(self, document: Document) -> None:
        invoices = self._book.model("account.invoice")
        invoice = invoices(document.id_of("account.invoice"))
        invoices.cancel([invoice])
        invoice = invoices(invoice.id)
        self._ledger.withdraw(invoice.move.id, *([invoice.cancel_move.id] if invoice.cancel_move else []))

    def settle(self, document: Document, line: int) -> None:
        """Tells the invoice which line pays it, so that Tryton shows what is left."""
        invoices = self._book.model("account.invoice")
        invoices.write([invoices(document.id_of("account.invoice"))], {"payment_lines": [("add", [line])]})

    def unsettle(self, document: Document, line: int) -> None:
        invoices = self._book.model("account.invoice")
        invoices.write([invoices(document.id_of("account.invoice"))], {"payment_lines": [("remove", [line])]})
