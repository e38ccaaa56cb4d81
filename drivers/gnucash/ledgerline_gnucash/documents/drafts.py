"""A document before it is written: everything that a create needs, checked, with what it will post. Changes nothing in the book."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from typing import Any

from gnucash import gnucash_core_c as core
from ledgerline_driver.dates import day
from ledgerline_driver.documents import Kind, Posting
from ledgerline_driver.money import CENTS, amount, converted, fraction, share
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..file.slots import read_slot
from ..money import cents
from ..records.parties import Parties
from ..records.rates import Rates
from ..records.tax import TaxCodes
from ..refusal import not_in_gnucash
from .document import Document, Documents, text_of
from .payments import KnockOff, Payer, PaymentRow, check_deposit_left, money_parts, read_knock_offs, read_payments
from .posting import Part, worth_of
from .pricing import PricedLine, price_lines

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
    currency: str = ""
    """What one unit of that currency is in the book's."""
    rate: Fraction = Fraction(1)
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

    @property
    def local_total(self) -> int:
        """Each part is converted by itself, so that the postings balance."""
        if self.lines:
            return sum(converted(line.net, self.rate) + converted(line.tax, self.rate) for line in self.lines) + converted(self.round_adj, self.rate)
        if self.kind.side:
            return sum(converted(row.cents, self.rate) for row in self.payments)
        return self.total

    @property
    def gains(self) -> dict[str, int]:
        """Exchange gains and losses of what is settled, by the role of their account; a loss is negative."""
        each = [-self.kind.control_sign * (knock_off.own_local - knock_off.target_local) for knock_off in self.knock_offs]
        sums = {"fxGain": sum(max(gain, 0) for gain in each), "fxLoss": sum(min(gain, 0) for gain in each)}
        return {role: gain for role, gain in sums.items() if gain}

    def totals(self) -> dict[str, Any]:
        return {
            "netTotal": amount(self.net),
            "tax": amount(self.tax),
            "roundAdj": amount(self.round_adj),
            "finalTotal": amount(self.total),
            "localTotal": amount(self.local_total),
        }


class Drafting:
    def __init__(self, book: Book, documents: Documents, parties: Parties, taxes: TaxCodes, rates: Rates) -> None:
        self._rates = rates
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
        currency, rate = self._currency(kind, party, payload)
        draft = Draft(kind, number, when, None, party, kept, currency=currency, rate=rate)
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

    def _currency(self, kind: Kind, party: Any | None, payload: dict[str, Any]) -> tuple[str, Fraction]:
        """The currency of a document is that of its party."""
        base = self._book.currency_code
        own = base if party is None else str(party.GetCurrency().get_mnemonic())
        given = str(payload.get("currencyCode") or own)
        if given != own:
            raise Refusal("CURRENCY_MISMATCH", f"The {kind.text} must be in {own}; you sent {given}.", "/currencyCode")
        if given == base:
            if payload.get("currencyRate") not in (None, 1):
                raise Refusal("INVALID_VALUE", f"currencyRate of {base} is 1.", "/currencyRate")
            return base, Fraction(1)
        if kind.is_paid or kind.form == "deposit":
            raise Refusal("NOT_SUPPORTED", f"A {kind.text} in a GnuCash book is in {base}. Send an invoice and a payment instead.", "/currencyCode")
        if self._book.commodity(given).get_fraction() < CENTS:
            raise Refusal("NOT_SUPPORTED", f"GnuCash keeps {given} without cents. Documents need a currency that has them.", "/currencyCode")
        rate = fraction(payload["currencyRate"]) if payload.get("currencyRate") is not None else self._rates.known(given)
        if rate is None or rate <= 0:
            raise Refusal("REQUIRED", f"Send currencyRate: the book has no rate of {given}.", "/currencyRate")
        return given, rate

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
        draft.payments = self._payments(draft, payload)
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
        self._value_knock_offs(draft)
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
        sums = self.line_sums(draft)
        for part in self.money(draft):
            sums[part.account.GetCode()] = sums.get(part.account.GetCode(), 0) + part.cents
        return self._with_control(draft, sums, draft.kind.control_sign * (draft.local_total - paid))

    def line_sums(self, draft: Draft) -> dict[str, int]:
        """What the lines post to each account, in the currency of the book."""
        sums: dict[str, int] = {}
        against = -draft.kind.control_sign
        for line in draft.lines:
            tax_account = line.account_no if line.is_tax_cost else line.tax_code.account_no if line.tax_code else line.account_no
            sums[line.account_no] = sums.get(line.account_no, 0) + against * converted(line.net, draft.rate)
            sums[str(tax_account)] = sums.get(str(tax_account), 0) + against * converted(line.tax, draft.rate)
        if draft.round_adj:
            rounding = self._book.role_account("rounding").GetCode()
            sums[rounding] = sums.get(rounding, 0) + against * converted(draft.round_adj, draft.rate)
        return sums

    def _with_control(self, draft: Draft, sums: dict[str, int], value: int) -> list[Posting]:
        """The control account takes the rest, and the exchange gain or loss of what is settled."""
        control = self._book.control(str(draft.kind.side), draft.currency).GetCode()
        for role, gain in draft.gains.items():
            number = self._book.role_account(role).GetCode()
            sums[number] = sums.get(number, 0) - gain
        rest = value + sum(draft.gains.values())
        rows = [Posting(number, None, each) for number, each in sums.items() if each]
        return rows + ([Posting(control, draft.party_code, rest)] if rest else [])

    def money(self, draft: Draft) -> list[Part]:
        direction = draft.kind.control_sign if draft.kind.is_invoice else -draft.kind.control_sign
        return money_parts(draft.payments, direction, draft.rate, self._book.currency_code)

    def _payments(self, draft: Draft, payload: dict[str, Any]) -> list[PaymentRow]:
        payer = Payer(draft.kind, str(draft.party_code), draft.currency)
        return read_payments(self._book, self._documents, payer, payload.get("payments"))

    def _value_knock_offs(self, draft: Draft) -> None:
        """What each knock-off clears in the currency of the book, of both documents."""
        base = self._book.currency_code
        done = 0
        for index, knock_off in enumerate(draft.knock_offs):
            if draft.currency == base:
                continue
            if knock_off.discount:
                raise not_in_gnucash(f"/knockOffs/{index}/discountAmount", "GnuCash has no discount between currencies;", "send a credit note for it.")
            total, local = worth_of(knock_off.document, base)
            knock_off.own_local = share(draft.local_total, done, knock_off.cents, draft.total)
            knock_off.target_local = share(local, total - abs(knock_off.document.balance), knock_off.cents, total)
            done += knock_off.cents

    def _draft_payment(self, draft: Draft, payload: dict[str, Any]) -> None:
        kind, party = draft.kind, draft.party
        assert party is not None
        draft.payments = self._payments(draft, payload)
        if draft.net <= 0:
            raise Refusal("INVALID_PAYLOAD", "The payments must total more than 0.", "/payments")
        draft.due = draft.day
        term = self._parties.term_name(party)
        if term:
            draft.kept["displayTerm"] = term
        draft.knock_offs = read_knock_offs(self._documents, kind, party.GetID(), text_of(draft.day), payload.get("knockOffs"))
        if sum(knock_off.cents for knock_off in draft.knock_offs) > draft.net:
            raise Refusal("KNOCK_OFF_EXCEEDS", "The knock-offs are more than the payments.", "/knockOffs")
        self._value_knock_offs(draft)
        discount = sum(knock_off.discount for knock_off in draft.knock_offs)
        sums: dict[str, int] = {}
        for part in self.money(draft):
            sums[part.account.GetCode()] = sums.get(part.account.GetCode(), 0) + part.cents
        if discount:
            number = self.discount_account(kind).GetCode()
            sums[number] = sums.get(number, 0) - kind.control_sign * discount
        if kind.form == "deposit":
            number = self._book.role_account(kind.role).GetCode()
            sums[number] = sums.get(number, 0) + kind.control_sign * draft.net
            draft.postings = [Posting(number, None, value) for number, value in sums.items() if value]
            return
        draft.postings = self._with_control(draft, sums, kind.control_sign * (draft.local_total + discount))

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
            if name not in {"accountNo", "description", "dtlKey", "depositDocNo"} | more:
                raise not_in_gnucash(f"{path}/{name}", "GnuCash has no place for", f"{name} on this line. Leave it out.")
        if line.get("depositDocNo") and not line.get("accountNo"):
            return self._book.role_account(self.deposit(line, path).kind.role)
        account = self._book.account(str(line.get("accountNo")), f"{path}/accountNo")
        if read_slot(account).get("specialType") in ("CUSTOMER_DEPOSIT", "SUPPLIER_DEPOSIT") and not line.get("depositDocNo"):
            raise Refusal("REQUIRED", "A deposit account needs the number of the deposit.", f"{path}/depositDocNo")
        if account.GetType() in (core.ACCT_TYPE_RECEIVABLE, core.ACCT_TYPE_PAYABLE):
            raise Refusal("ACCOUNT_NOT_POSTABLE", f"{account.GetCode()} is a control account. Send an AR or AP document.", f"{path}/accountNo")
        if account.GetCommodity().get_mnemonic() != self._book.currency_code:
            raise Refusal("CURRENCY_MISMATCH", f"{account.GetCode()} is not an account in {self._book.currency_code}.", f"{path}/accountNo")
        return account

    def deposit(self, line: dict[str, Any], path: str) -> Document:
        return self._documents.find(("RDP", "PDP"), str(line["depositDocNo"]), f"{path}/depositDocNo")

    def _check_deposits(self, draft: Draft) -> None:
        """Entries use deposits, and increase none."""
        for index, (_, value, line) in enumerate(draft.entries):
            if not line.get("depositDocNo"):
                continue
            path = f"/lines/{index}"
            deposit = self.deposit(line, path)
            if value * deposit.kind.control_sign > 0:
                raise Refusal("INVALID_VALUE", "A line on a deposit account can only use the deposit, not increase it.", path)
            check_deposit_left(deposit, sum(abs(each) for _, each, row in draft.entries if row.get("depositDocNo") == line["depositDocNo"]), path)

    def _balance(self, draft: Draft) -> None:
        self._check_deposits(draft)
        total = sum(value for _, value, _ in draft.entries)
        if total != 0:
            raise Refusal("NOT_BALANCED", f"Debits and credits differ by {amount(abs(total))}.", "/lines")
        draft.postings = [Posting(account.GetCode(), None, value) for account, value, _ in draft.entries if value]
