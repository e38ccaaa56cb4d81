"""Documents as results show them. Figures come from GnuCash; texts that it has no field for come from the slot."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gnucash import gnucash_core_c as core
from gnucash.gnucash_business import Entry
from ledgerline_driver.money import amount, converted, exact_cents, fraction, rounded, shown

from ..file.book import Book
from ..file.engine import guid_of
from ..file.slots import read_slot
from ..money import numeric_cents, numeric_fraction
from ..records.parties import Parties
from ..records.rates import RATE_UNITS
from .document import Document, key_of
from .drafts import Draft
from .posting import postings_of, worth_of

"""Header fields by native name, as results spell them."""
NATIVE = {
    "description": "Description", "ref": "Ref", "ourRef": "OurRef", "yourRef": "YourRef", "note": "Note", "remark1": "Remark1",
    "remark2": "Remark2", "remark3": "Remark3", "remark4": "Remark4", "refNo": "RefNo", "refNo2": "RefNo2", "attention": "Attention",
    "refDocNo": "RefDocNo", "supplierInvoiceNo": "SupplierInvoiceNo", "supplierDONo": "SupplierDONo", "displayTerm": "DisplayTerm",
    "creditNoteReason": "Reason", "debitNoteReason": "Reason", "ourInvoiceNo": "OurInvoiceNo", "journalType": "JournalType", "inclusiveTax": "InclusiveTax",
    "accountNo": "AccNo", "bankAccount": "PaymentAccNo", "paymentMethod": "PaymentMethod", "payee": "DealWith", "chequeNo": "ChequeNo", "taxDate": "TaxDate",
}
EPOCH = "1970-01-01T00:00:00.000Z"
NUMBERS = {"paymentAmount", "bankCharge", "qty", "unitPrice", "amount", "debit", "credit"}


class Showing:
    def __init__(self, book: Book, parties: Parties) -> None:
        self._book = book
        self._parties = parties

    def identity(self, document: Document) -> dict[str, Any]:
        reference = {"docKey": document.key, "docNo": document.number}
        return {"document": reference, "docType": document.kind.type, **reference}

    def party_name(self, document: Document) -> str | None:
        if document.party is None or document.kind.side is None:
            return None
        party = self._parties.find(document.kind.side, document.party)
        return None if party is None else party.GetName()

    def texts(self, document: Document) -> dict[str, Any]:
        if document.slot.get("fields") is not None:
            fields: dict[str, Any] = document.slot["fields"]
            return fields
        thing = document.thing
        if document.kind.is_invoice:
            found = {"description": thing.GetNotes(), "ref": thing.GetBillingID()}
        else:
            found = {"description": thing.GetDescription()}
        return {name: text for name, text in found.items() if text}

    def currency(self, document: Document) -> str:
        if document.kind.is_invoice:
            return str(document.thing.GetCurrency().get_mnemonic())
        return str(document.slot.get("currency") or self._book.currency_code)

    def rate(self, document: Document) -> Fraction:
        """What one unit of its currency was in that of the book."""
        if "rate" in document.slot:
            return fraction(document.slot["rate"])
        total, local = worth_of(document, self._book.currency_code) if document.kind.is_invoice else (0, 0)
        return Fraction(rounded(Fraction(local * RATE_UNITS, total)), RATE_UNITS) if total else Fraction(1)

    def local_totals(self, document: Document) -> tuple[int, int, int]:
        """Net, tax and rounding in the currency of the book, each part converted by itself."""
        rate = self.rate(document)
        if rate == 1:
            return self.totals(document)
        if document.kind.is_invoice:
            lines = self.lines(document)
            net, tax = (sum(converted(exact_cents(line[name]), rate) for line in lines) for name in ("netAmount", "taxAmount"))
            return net, tax, 0
        return sum(converted(exact_cents(row["paymentAmount"]), rate) for row in document.slot.get("payments", [])), 0, 0

    def totals(self, document: Document) -> tuple[int, int, int]:
        """Net, tax and rounding in cents."""
        if document.kind.is_invoice:
            lines = self.lines(document)
            rounding = int(document.slot.get("roundAdj", 0))
            return (
                sum(exact_cents(line["netAmount"]) for line in lines),
                sum(exact_cents(line["taxAmount"]) for line in lines),
                rounding,
            )
        if document.kind.side:
            return sum(exact_cents(row["paymentAmount"]) for row in document.slot.get("payments", [])), 0, 0
        return sum(max(cents, 0) for _, cents in self._split_cents(document)), 0, 0

    def _split_cents(self, document: Document) -> list[tuple[Any, int]]:
        """The splits of a transaction with what they have, or had before it was voided."""
        voided = read_slot(document.thing).get("voided", {})
        return [(split, voided.get(guid_of(split), numeric_cents(split.GetValue()))) for split in document.thing.GetSplitList()]

    def fields(self, document: Document) -> dict[str, Any]:
        net, tax, rounding = self.totals(document)
        is_own = self.currency(document) == self._book.currency_code
        local = (net, tax, rounding) if is_own else self.local_totals(document)
        total = net + tax + rounding
        party = document.party
        own: dict[str, Any] = {}
        if document.kind.side and party is not None:
            word = "Debtor" if document.kind.side == "AR" else "Creditor"
            own = {f"{word}Code": party, f"{word}Name": self.party_name(document)}
        texts = {NATIVE[name]: value for name, value in self.texts(document).items() if name in NATIVE and value is not None}
        due = document.due
        return {
            **own,
            **texts,
            "DocKey": document.key,
            "DocType": document.kind.type,
            "DocNo": document.number,
            "DocDate": document.date,
            **({"DueDate": due} if due else {}),
            "CurrencyCode": self.currency(document),
            "CurrencyRate": 1 if is_own else shown(self.rate(document)),
            "NetTotal": amount(net),
            "Tax": amount(tax),
            "RoundAdj": amount(rounding),
            "FinalTotal": amount(total),
            "LocalNetTotal": amount(local[0]),
            "LocalTax": amount(local[1]),
            "LocalTotal": amount(sum(local)),
            "Outstanding": amount(document.outstanding),
            "Status": "Void" if document.is_void else "Saved",
            "Cancelled": document.is_void,
            "CreatedTimeStamp": document.slot.get("createdAt", EPOCH),
            "LastModified": document.slot.get("lastModified", EPOCH),
            "readErrors": [],
        }

    def lines(self, document: Document) -> list[dict[str, Any]]:
        if document.kind.is_invoice:
            entries = [entry if isinstance(entry, Entry) else Entry(instance=entry) for entry in document.thing.GetEntries()]
            kept = [(entry, read_slot(entry)) for entry in entries]
            own = sorted(((entry, slot) for entry, slot in kept if not slot.get("rounding")), key=lambda pair: int(pair[1].get("seq", 0)))
            return [self._line(document, entry, slot, index + 1) for index, (entry, slot) in enumerate(own)]
        if document.kind.side:
            return []
        return self._entry_lines(document)

    def _line(self, document: Document, entry: Entry, slot: dict[str, Any], seq: int) -> dict[str, Any]:
        if "given" not in slot:
            return self._native_line(document, entry, seq)
        given = {name: shown(fraction(value)) if name in NUMBERS else value for name, value in slot["given"].items()}
        given = {name: value for name, value in given.items() if name not in ("taxAmount", "taxRate", "dtlKey")}
        tax = {"taxCode": slot["taxCode"], "taxRate": shown(fraction(slot["taxRate"]))} if "taxCode" in slot else {}
        figures = {"subTotal": amount(slot["sub"]), "taxAmount": amount(slot["tax"]), "netAmount": amount(slot["net"])}
        return {"dtlKey": key_of(entry), "seq": seq, "qty": 1, **given, "accountNo": slot["accountNo"], **tax, **figures}

    def _native_line(self, document: Document, entry: Entry, seq: int) -> dict[str, Any]:
        """A line that was entered in GnuCash itself."""
        is_sale, is_credit = document.kind.side == "AR", document.kind.form == "credit"
        account = entry.GetInvAccount() if is_sale else entry.GetBillAccount()
        price = entry.GetInvPrice() if is_sale else entry.GetBillPrice()
        value = core.gncEntryGetDocValue(entry.instance, True, is_sale, is_credit)
        tax = core.gncEntryGetDocTaxValue(entry.instance, True, is_sale, is_credit)
        net, tax_cents = (int(Fraction(each.num, each.denom) * 100) for each in (value, tax))
        quantity = core.gncEntryGetDocQuantity(entry.instance, is_credit)
        return {
            "dtlKey": key_of(entry),
            "seq": seq,
            "description": entry.GetDescription() or "",
            **({} if account is None else {"accountNo": account.GetCode()}),
            "qty": shown(Fraction(quantity.num, quantity.denom)),
            "unitPrice": shown(numeric_fraction(price)),
            "subTotal": amount(net),
            "taxAmount": amount(tax_cents),
            "netAmount": amount(net),
        }

    def _entry_lines(self, document: Document) -> list[dict[str, Any]]:
        """The splits of a journal or cash book entry, without the bank; all of what was entered in GnuCash itself."""
        splits = [(split, cents, read_slot(split).get("seq", 0)) for split, cents in self._split_cents(document)]
        own = sorted((found for found in splits if found[2]), key=lambda found: int(found[2])) or splits
        return [self._entry_line(document, split, cents, index + 1) for index, (split, cents, _) in enumerate(own)]

    def _entry_line(self, document: Document, split: Any, cents: int, seq: int) -> dict[str, Any]:
        row: dict[str, Any] = {"dtlKey": key_of(split), "seq": seq, "accountNo": split.GetAccount().GetCode()}
        if split.GetMemo():
            row["description"] = split.GetMemo()
        deposit = read_slot(split).get("depositDocNo")
        if deposit:
            row["depositDocNo"] = deposit
        if document.kind.form == "journal":
            return {**row, "debit" if cents > 0 else "credit": amount(abs(cents))}
        value = amount(cents if document.kind.form == "money-out" else -cents)
        return {**row, "amount": value, "subTotal": value, "taxAmount": 0, "netAmount": value}

    def _further(self, document: Document, name: str) -> list[dict[str, Any]]:
        slots = [read_slot(transaction) for transaction in document.further] + document.slot.get("further", []) + [document.slot]
        return [row for slot in slots for row in slot.get(name, [])]

    def payments(self, document: Document) -> list[dict[str, Any]]:
        rows = self._further(document, "payments")
        return [
            {**{name: shown(fraction(value)) if name in NUMBERS else value for name, value in row.items()}, "dtlKey": str(int(document.key) % 10**15 + index)}
            for index, row in enumerate(rows)
        ]

    def knock_offs(self, document: Document) -> list[dict[str, Any]]:
        return self._further(document, "knockOffs")

    def saved(self, document: Document) -> dict[str, Any]:
        """Fields, lines, payments and knock-offs, as far as documents of the type have them."""
        kind = document.kind
        has_payments = kind.is_paid or kind.form in ("payment", "refund", "deposit")
        has_knock_offs = kind.side is not None and kind.type not in ("IV", "CS", "DN", "PI", "CP") and kind.form != "deposit"
        return {
            **self.identity(document),
            "fields": self.fields(document),
            "lines": self.lines(document),
            **({"payments": self.payments(document)} if has_payments else {}),
            **({"knockOffs": self.knock_offs(document)} if has_knock_offs else {}),
        }

    def got(self, document: Document) -> dict[str, Any]:
        return {
            "ok": True,
            **self.saved(document),
            "payments": self.payments(document),
            "knockOffs": self.knock_offs(document),
            "links": [],
            "postings": [posting.shown() for posting in postings_of(document, self._book.currency_code)],
            "count": 1,
            "nextCursor": None,
        }

    def row(self, document: Document) -> dict[str, Any]:
        fields = self.fields(document)
        return {
            "docKey": document.key,
            "docType": document.kind.type,
            "docNo": document.number,
            "docDate": document.date,
            **({"dueDate": fields["DueDate"]} if "DueDate" in fields else {}),
            "party": document.party,
            "partyName": self.party_name(document),
            "currencyCode": fields["CurrencyCode"],
            "currencyRate": fields["CurrencyRate"],
            "netTotal": fields["NetTotal"],
            "tax": fields["Tax"],
            "finalTotal": fields["FinalTotal"],
            "localTotal": fields["LocalTotal"],
            "outstanding": fields["Outstanding"],
            "status": fields["Status"],
            "description": fields.get("Description"),
            "ref": fields.get("Ref"),
            "lastModified": fields["LastModified"],
        }

    def line_rows(self, document: Document) -> list[dict[str, Any]]:
        head = {
            "docKey": document.key, "docType": document.kind.type, "docNo": document.number, "docDate": document.date,
            "party": document.party, "partyName": self.party_name(document), "currencyCode": self.currency(document),
            "status": "Void" if document.is_void else "Saved",
        }
        rate = self.rate(document)
        local = {"localNetAmount": "netAmount", "localTaxAmount": "taxAmount"}
        return [
            {**head, **line, **{name: amount(converted(exact_cents(line[own]), rate)) for name, own in local.items()}}
            for line in self.lines(document)
        ]


def validated(draft: Draft) -> dict[str, Any]:
    if draft.lines:
        lines = [line.shown(index + 1) for index, line in enumerate(draft.lines)]
    else:
        rows = [(account, cents, line) for account, cents, line in draft.entries if line]
        lines = [_drafted_entry(draft, account, cents, line, index + 1) for index, (account, cents, line) in enumerate(rows)]
    return {
        "ok": True, "saved": False, "operationUsed": "None", "valid": True, "totals": draft.totals(), "lines": lines,
        "postings": [posting.shown() for posting in draft.postings], "warnings": [],
    }


def _drafted_entry(draft: Draft, account: Any, cents: int, line: dict[str, Any], seq: int) -> dict[str, Any]:
    text = {"description": line["description"]} if line.get("description") else {}
    row = {"seq": seq, "accountNo": account.GetCode(), **text}
    if draft.kind.form == "journal":
        return {**row, "debit" if cents > 0 else "credit": amount(abs(cents))}
    value = amount(abs(cents))
    return {**row, "amount": value, "subTotal": value, "taxAmount": 0, "netAmount": value}
