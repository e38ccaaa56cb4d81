"""A document before it is written: everything that a create needs, checked, with what it will post. Changes nothing in the book."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Any

from gnucash import gnucash_core_c as core

from .book import Book
from .documents import Documents, Kind, day, text_of
from .money import amount, cents
from .parties import Parties
from .payments import KnockOff, PaymentRow, money_parts, read_knock_offs, read_payments
from .posting import Posting
from .pricing import PricedLine, price_lines
from .refusal import Refusal, not_in_gnucash
from .tax import TaxCodes

"""Header texts; GnuCash has a field for some, the slot keeps the rest."""
TEXTS = (
    "description", "ref", "ourRef", "yourRef", "note", "remark1", "remark2", "remark3", "remark4", "refNo", "refNo2", "attention",
    "refDocNo", "supplierInvoiceNo", "supplierDONo", "creditNoteReason", "debitNoteReason", "ourInvoiceNo", "journalType", "payee", "chequeNo", "displayTerm",
)
HEADER = {
    "docNo", "docDate", "dueDate", "currencyCode", "currencyRate", "inclusiveTax", "accountNo", "debtorCode", "creditorCode",
    "debtorName", "creditorName", "lines", "payments", "knockOffs", "rounding5Cents", "amount", "taxCode", "lineDescription",
    "verifyAfterSave", "bankAccount", "paymentMethod", "taxDate",
}
FIVE_CENTS = 5


@dataclass
class Draft:
    kind: Kind
    number: str
    day: date
    due: date | None
    party: Any | None
    kept: dict[str, Any]
    lines: list[PricedLine] = field(default_factory=list)
    payments: list[PaymentRow] = field(default_factory=list)
    knock_offs: list[KnockOff] = field(default_factory=list)
    """The bill term of an invoice."""
    term: Any | None = None
    round_adj: int = 0
    """Of journals and cash book entries: account, cents with debits positive, the row."""
    entries: list[tuple[Any, int, dict[str, Any]]] = field(default_factory=list)
    postings: list[Posting] = field(default_factory=list)

    @property
    def net(self) -> int:
        if self.lines:
            return sum(line.net for line in self.lines)
        if self.kind.side:
            return sum(row.cents for row in self.payments)
        return sum(max(cents_, 0) for _, cents_, _ in self.entries)

    @property
    def tax(self) -> int:
        return sum(line.tax for line in self.lines)

    @property
    def total(self) -> int:
        return self.net + self.tax + self.round_adj

    @property
    def party_code(self) -> str | None:
        return None if self.party is None else self.party.GetID()

    @property
    def party_name(self) -> str:
        return "" if self.party is None else str(self.party.GetName())

    def totals(self) -> dict[str, Any]:
        return {
            "netTotal": amount(self.net),
            "tax": amount(self.tax),
            "roundAdj": amount(self.round_adj),
            "finalTotal": amount(self.total),
            "localTotal": amount(self.total),
        }


class Drafting:
    def __init__(self, book: Book, documents: Documents, parties: Parties, taxes: TaxCodes) -> None:
        self._book = book
        self._documents = documents
        self._parties = parties
        self._taxes = taxes

    def draft(self, kind: Kind, payload: dict[str, Any], number: str | None = None) -> Draft:
        self._check_header(kind, payload)
        when = day(str(payload["docDate"]), "/docDate") if payload.get("docDate") else date.today()
        number = number or self._documents.unused_number(kind, payload.get("docNo"))
        party = None
        if kind.side:
            code = payload.get(kind.party_field)
            if not code:
                raise Refusal("INVALID_PAYLOAD", f"{kind.party_field} is required.", f"/{kind.party_field}")
            party = self._parties.usable(kind.side, str(code), f"/{kind.party_field}")
        kept = {name: payload[name] for name in (*TEXTS, "inclusiveTax", "accountNo", "taxDate") if payload.get(name) is not None}
        draft = Draft(kind, number, when, None, party, kept)
        if kind.is_invoice:
            self._draft_invoice(draft, payload)
        elif kind.side:
            self._draft_payment(draft, payload)
        elif kind.form == "journal":
            self._draft_journal(draft, payload)
        else:
            self._draft_money(draft, payload)
        if sum(posting.cents for posting in draft.postings) != 0:
            raise ArithmeticError(f"The postings of {number} do not balance.")
        return draft

    def _check_header(self, kind: Kind, payload: dict[str, Any]) -> None:
        for name, value in payload.items():
            if name in HEADER or name in TEXTS:
                continue
            if name in ("docNoFormatName", "saveAsDraft", "Options", "Master", "nativeFields", "reason", "detailMode", "validateOnly") and not value:
                continue
            raise not_in_gnucash(f"/{name}", "GnuCash has no place for", f"{name}. Leave it out.")
        if payload.get("currencyCode") not in (None, self._book.currency_code):
            raise Refusal(
                "NOT_SUPPORTED", f"This driver posts documents in {self._book.currency_code} only; you sent {payload['currencyCode']}.", "/currencyCode"
            )
        if payload.get("currencyRate") not in (None, 1):
            raise Refusal("NOT_SUPPORTED", f"currencyRate of {self._book.currency_code} is 1.", "/currencyRate")

    def _draft_invoice(self, draft: Draft, payload: dict[str, Any]) -> None:
        kind, party = draft.kind, draft.party
        assert party is not None
        if kind.is_paid and kind.form != "invoice" or payload.get("payments") and not kind.is_paid:
            raise Refusal("NOT_SUPPORTED", f"A {kind.text} has no payments. Send create-{'ar' if kind.side == 'AR' else 'ap'}-payment.", "/payments")
        record = self._parties.record(str(kind.side), party)
        draft.kept.setdefault("displayTerm", record.get("displayTerm"))
        term = draft.kept["displayTerm"]
        draft.term = self._parties.find_term(term) if term else None
        draft.due = (
            day(str(payload["dueDate"]), "/dueDate") if payload.get("dueDate") else self._parties.due(draft.day, term, "/displayTerm")
        )
        if draft.due < draft.day:
            raise Refusal("INVALID_DATE", "dueDate must not be earlier than docDate.", "/dueDate")
        draft.lines = price_lines(self._book, self._taxes, kind, payload, record.get("taxCode"))
        draft.payments = read_payments(self._book, payload.get("payments"))
        draft.round_adj = self._rounding(draft, payload)
        if draft.total < 0:
            raise Refusal("INVALID_VALUE", f"The {kind.text} totals {amount(draft.total)}. Send a credit note instead.", "/lines")
        paid = sum(row.cents for row in draft.payments)
        if paid > draft.total:
            raise Refusal("OVERPAID", f"The payments are {amount(paid)} and the document totals {amount(draft.total)}.", "/payments")
        draft.knock_offs = read_knock_offs(self._documents, kind, party.GetID(), text_of(draft.day), payload.get("knockOffs"))
        if any(knock_off.discount for knock_off in draft.knock_offs):
            raise not_in_gnucash("/knockOffs", "GnuCash has no discount on a link between documents;", "send it with a payment.")
        if sum(knock_off.cents for knock_off in draft.knock_offs) > draft.total:
            raise Refusal("KNOCK_OFF_EXCEEDS", "The knock-offs are more than the document.", "/knockOffs")
        draft.postings = self._invoice_postings(draft, paid)

    def _rounding(self, draft: Draft, payload: dict[str, Any]) -> int:
        wanted = payload.get("rounding5Cents")
        if draft.kind.type != "CS":
            return 0
        if wanted is None:
            wanted = bool(draft.payments) and all(row.account.GetType() == core.ACCT_TYPE_CASH for row in draft.payments)
        total = draft.net + draft.tax
        return (total + FIVE_CENTS // 2) // FIVE_CENTS * FIVE_CENTS - total if wanted else 0

    def _invoice_postings(self, draft: Draft, paid: int) -> list[Posting]:
        """The control account takes the rest that is not paid at once."""
        sums: dict[str, int] = {}
        against = -draft.kind.control_sign
        for line in draft.lines:
            tax_account = line.account_no if line.is_tax_cost else line.tax_code.account_no if line.tax_code else line.account_no
            sums[line.account_no] = sums.get(line.account_no, 0) + against * line.net
            sums[str(tax_account)] = sums.get(str(tax_account), 0) + against * line.tax
        if draft.round_adj:
            rounding = self._book.role_account("rounding").GetCode()
            sums[rounding] = sums.get(rounding, 0) + against * draft.round_adj
        for part in self._money(draft):
            sums[part.account.GetCode()] = sums.get(part.account.GetCode(), 0) + part.cents
        control = self._book.control(str(draft.kind.side)).GetCode()
        rows = [Posting(number, None, value) for number, value in sums.items() if value]
        rest = draft.kind.control_sign * (draft.total - paid)
        return rows + ([Posting(control, draft.party_code, rest)] if rest else [])

    def _money(self, draft: Draft) -> list[Any]:
        return money_parts(draft.payments, draft.kind.control_sign if draft.kind.is_invoice else -draft.kind.control_sign)

    def _draft_payment(self, draft: Draft, payload: dict[str, Any]) -> None:
        kind, party = draft.kind, draft.party
        assert party is not None
        draft.payments = read_payments(self._book, payload.get("payments"))
        if draft.net <= 0:
            raise Refusal("INVALID_PAYLOAD", "The payments must total more than 0.", "/payments")
        draft.due = draft.day
        term = self._parties.term_name(party)
        if term:
            draft.kept["displayTerm"] = term
        draft.knock_offs = read_knock_offs(self._documents, kind, party.GetID(), text_of(draft.day), payload.get("knockOffs"))
        if sum(knock_off.cents for knock_off in draft.knock_offs) > draft.net:
            raise Refusal("KNOCK_OFF_EXCEEDS", "The knock-offs are more than the payments.", "/knockOffs")
        discount = sum(knock_off.discount for knock_off in draft.knock_offs)
        control = self._book.control(str(kind.side)).GetCode()
        sums: dict[str, int] = {}
        for part in self._money(draft):
            sums[part.account.GetCode()] = sums.get(part.account.GetCode(), 0) + part.cents
        if discount:
            number = self.discount_account(kind).GetCode()
            sums[number] = sums.get(number, 0) - kind.control_sign * discount
        draft.postings = [Posting(number, None, value) for number, value in sums.items() if value]
        draft.postings.append(Posting(control, party.GetID(), kind.control_sign * (draft.net + discount)))

    def discount_account(self, kind: Kind) -> Any:
        return self._book.role_account("discountAllowed" if kind.side == "AR" else "discountReceived")

    def _draft_journal(self, draft: Draft, payload: dict[str, Any]) -> None:
        for index, line in enumerate(payload.get("lines") or []):
            path = f"/lines/{index}"
            account = self._plain_account(line, path, {"debit", "credit"})
            debit, credit = cents(line.get("debit", 0), f"{path}/debit"), cents(line.get("credit", 0), f"{path}/credit")
            if (debit == 0) == (credit == 0):
                raise Refusal("INVALID_PAYLOAD", "Each journal line needs either a debit or a credit, not both.", path)
            draft.entries.append((account, debit - credit, line))
        self._balance(draft)

    def _draft_money(self, draft: Draft, payload: dict[str, Any]) -> None:
        direction = 1 if draft.kind.form == "money-out" else -1
        number = str(payload["bankAccount"])
        bank = self._book.account(number, "/bankAccount")
        for index, line in enumerate(payload.get("lines") or []):
            path = f"/lines/{index}"
            account = self._plain_account(line, path, {"amount"})
            draft.entries.append((account, direction * cents(line.get("amount", 0), f"{path}/amount"), line))
        total = sum(value for _, value, _ in draft.entries)
        if direction * total <= 0:
            raise Refusal("INVALID_PAYLOAD", "The lines must total more than 0.", "/lines")
        draft.kept["bankAccount"] = number
        if payload.get("paymentMethod"):
            draft.kept["paymentMethod"] = payload["paymentMethod"]
        draft.entries.append((bank, -total, {}))
        self._balance(draft)

    def _plain_account(self, line: dict[str, Any], path: str, more: set[str]) -> Any:
        for name in line:
            if name in ("debtorCode", "creditorCode"):
                raise not_in_gnucash(f"{path}/{name}", "An entry in GnuCash names accounts;", "send an AR or AP document for a customer or supplier.")
            if name.startswith("withholdingTax"):
                raise not_in_gnucash(f"{path}/{name}", "GnuCash has no withholding tax;", "send a line for the tax.")
            if name not in {"accountNo", "description", "dtlKey"} | more:
                raise not_in_gnucash(f"{path}/{name}", "GnuCash has no place for", f"{name} on this line. Leave it out.")
        account = self._book.account(str(line.get("accountNo")), f"{path}/accountNo")
        if account.GetType() in (core.ACCT_TYPE_RECEIVABLE, core.ACCT_TYPE_PAYABLE):
            raise Refusal("ACCOUNT_NOT_POSTABLE", f"{account.GetCode()} is a control account. Send an AR or AP document.", f"{path}/accountNo")
        if account.GetCommodity().get_mnemonic() != self._book.currency_code:
            raise Refusal("CURRENCY_MISMATCH", f"{account.GetCode()} is not an account in {self._book.currency_code}.", f"{path}/accountNo")
        return account

    def _balance(self, draft: Draft) -> None:
        total = sum(value for _, value, _ in draft.entries)
        if total != 0:
            raise Refusal("NOT_BALANCED", f"Debits and credits differ by {amount(abs(total))}.", "/lines")
        draft.postings = [Posting(account.GetCode(), None, value) for account, value, _ in draft.entries if value]
