"""Writes drafts into GnuCash, takes documents back, and changes their texts. GnuCash's own figures must be those of the draft."""

from __future__ import annotations

from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any

from gnucash import gnucash_core_c as core
from gnucash.gnucash_business import Bill, Entry, Invoice

from .book import Book, now
from .documents import Document, Documents, lot_of, text_of
from .drafts import Draft, Drafting
from .engine import guid_of
from .money import as_numeric, numeric_cents, rounded
from .payments import money_parts
from .posting import Part, Posting, post, postings_of
from .pricing import PricedLine
from .refusal import Refusal
from .slots import read_slot, write_slot

COSMETIC = {"description", "ref", "ourRef", "yourRef", "note", "remark1", "remark2", "remark3", "remark4", "refNo", "refNo2", "attention", "refDocNo"}


class Writing:
    def __init__(self, book: Book, documents: Documents, drafting: Drafting) -> None:
        self._book = book
        self._documents = documents
        self._drafting = drafting

    def create(self, draft: Draft, command_id: str) -> Document:
        kind = draft.kind
        slot = {
            "commandId": command_id,
            "docType": kind.type,
            "docNo": draft.number,
            "docDate": text_of(draft.day),
            "dueDate": text_of(draft.due) if draft.due else None,
            "party": draft.party_code,
            "status": "Saved",
            "fields": draft.kept,
            "createdAt": now(),
            "lastModified": now(),
            "roundAdj": draft.round_adj,
        }
        document = self._create_invoice(draft, slot) if kind.is_invoice else self._create_transaction(draft, slot)
        self._documents.add(document)
        self._check(document, draft)
        return document

    def _check(self, document: Document, draft: Draft) -> None:
        """GnuCash has worked out the splits by itself. Where they are not those of the draft, nothing is saved."""
        wanted, found = _sums(draft.postings), _sums(postings_of(document))
        if wanted != found:
            raise ArithmeticError(f"GnuCash posts {found} for {draft.number}, which should be {wanted}. Nothing was saved.")

    def _create_invoice(self, draft: Draft, slot: dict[str, Any]) -> Document:
        form = Invoice if draft.kind.side == "AR" else Bill
        invoice = form(self._book.gnc, draft.number, self._book.currency, draft.party, draft.day)
        document = Document(draft.kind, draft.number, invoice, slot)
        self._fill(document, draft)
        return document

    def _fill(self, document: Document, draft: Draft) -> None:
        """Header, lines and posting of an invoice that has none."""
        invoice = document.thing
        invoice.BeginEdit()
        if draft.kind.form == "credit":
            invoice.SetIsCreditNote(True)
        invoice.SetDateOpened(draft.day)
        invoice.SetActive(True)
        if draft.term is not None:
            invoice.SetTerms(draft.term)
        _set_texts(document)
        write_slot(invoice, document.slot)
        invoice.CommitEdit()
        for line in draft.lines:
            self._add_line(invoice, draft, line)
        for number, cents in self._corrections(draft).items():
            self._add_entry(invoice, draft, "Rounding", number, Fraction(1), Fraction(cents, 100), {"rounding": True})
        control = self._book.control(str(draft.kind.side))
        invoice.PostToAccount(control, draft.day, draft.due, str(draft.kept.get("description", "")), True, False)
        lot = invoice.GetPostedLot()
        if draft.payments:
            paid = sum(row.cents for row in draft.payments)
            parts = [*money_parts(draft.payments, draft.kind.control_sign), Part(control, -draft.kind.control_sign * paid, lot=lot)]
            rows = [row.given | {"paymentAmount": str(Fraction(row.cents, 100)), "paymentAccountNo": row.account.GetCode()} for row in draft.payments]
            self._add_further(document, draft, parts, {"payments": _plain(rows)}, core.TXN_TYPE_PAYMENT)
        if draft.knock_offs:
            sign = -draft.kind.control_sign
            parts = [Part(control, sign * knock_off.cents, lot=lot) for knock_off in draft.knock_offs]
            parts += [Part(control, -sign * knock_off.cents, lot=knock_off.document.lots[0]) for knock_off in draft.knock_offs]
            self._add_further(document, draft, parts, {"knockOffs": [each.shown() for each in draft.knock_offs]}, core.TXN_TYPE_LINK)

    def _add_further(self, document: Document, draft: Draft, parts: list[Part], content: dict[str, Any], form: str) -> None:
        slot = {"of": guid_of(document.thing), "commandId": document.slot["commandId"], **content}
        document.further.append(post(self._book, draft.day, draft.number, draft.party_name, parts, slot, form))

    def _add_line(self, invoice: Any, draft: Draft, line: PricedLine) -> None:
        kept = {"sub": line.sub, "net": line.net, "tax": line.tax, "given": _plain([line.given])[0], "accountNo": line.account_no}
        if line.tax_code is not None:
            kept |= {"taxCode": line.tax_code.code, "taxRate": str(line.tax_code.rate)}
        table = None if line.tax_code is None or line.is_tax_cost or line.tax_code.rate == 0 else line.tax_code.table
        price, discount = self._price(draft, line)
        text = str(line.given.get("description", ""))
        quantity = line.quantity if line.quantity else Fraction(1)
        self._add_entry(invoice, draft, text, line.account_no, quantity, price, kept, table, discount, str(line.given.get("uom", "")))

    def _price(self, draft: Draft, line: PricedLine) -> tuple[Fraction, Fraction]:
        """Price and discount as sent where a GnuCash line has both; else the price that gives the same amount before tax."""
        is_plain = draft.kept.get("inclusiveTax") is not True and not (line.is_tax_cost and line.tax)
        if line.quantity == 0:
            return Fraction(0), Fraction(0)
        if is_plain and not line.given.get("discount") and "unitPrice" in line.given:
            return line.unit_price, Fraction(0)
        if is_plain and draft.kind.side == "AR" and "unitPrice" in line.given:
            return line.unit_price, line.quantity * line.unit_price - Fraction(line.sub, 100)
        worth = line.net + (line.tax if line.is_tax_cost else 0)
        return Fraction(worth, 100) / line.quantity, Fraction(0)

    def _corrections(self, draft: Draft) -> dict[str, int]:
        """GnuCash rounds the tax of an account once, Ledgerline that of each line: the difference is a line of its own. So is 5-sen rounding."""
        wanted: dict[str, int] = {}
        exact: dict[str, Fraction] = {}
        for line in draft.lines:
            if line.tax_code is None or line.is_tax_cost or line.tax_code.rate == 0:
                continue
            number = str(line.tax_code.account_no)
            price, discount = self._price(draft, line)
            worth = line.quantity * price - discount
            wanted[number] = wanted.get(number, 0) + line.tax
            exact[number] = exact.get(number, Fraction(0)) + worth * line.tax_code.rate
        found = {number: wanted[number] - rounded(exact[number]) for number in wanted if wanted[number] != rounded(exact[number])}
        if draft.round_adj:
            rounding = self._book.role_account("rounding").GetCode()
            found[rounding] = found.get(rounding, 0) + draft.round_adj
        return found

    def _add_entry(
        self, invoice: Any, draft: Draft, text: str, number: str, quantity: Fraction, price: Fraction, kept: dict[str, Any],
        table: Any | None = None, discount: Fraction = Fraction(0), unit: str = "",
    ) -> None:
        side = "Inv" if draft.kind.side == "AR" else "Bill"
        is_credit = draft.kind.form == "credit"
        entry = Entry(self._book.gnc, invoice, draft.day)
        entry.BeginEdit()
        # GnuCash sorts lines by the time at which they were entered.
        entry.SetDateEntered(datetime.now() + timedelta(seconds=len(invoice.GetEntries())))
        entry.SetDescription(text)
        entry.SetAction(unit)
        core.gncEntrySetDocQuantity(entry.instance, as_numeric(quantity).instance, is_credit)
        getattr(entry, f"Set{side}Account")(self._book.accounts[number])
        getattr(entry, f"Set{side}Price")(as_numeric(price))
        getattr(entry, f"Set{side}Taxable")(table is not None)
        getattr(entry, f"Set{side}TaxIncluded")(False)
        if table is not None:
            getattr(entry, f"Set{side}TaxTable")(table)
        if discount:
            core.gncEntrySetInvDiscountType(entry.instance, core.GNC_AMT_TYPE_VALUE)
            entry.SetInvDiscount(as_numeric(-discount if is_credit else discount))
        write_slot(entry, {"seq": len(invoice.GetEntries()), **kept})
        entry.CommitEdit()

    def _create_transaction(self, draft: Draft, slot: dict[str, Any]) -> Document:
        if draft.kind.side:
            parts, form, text = self._payment_parts(draft), core.TXN_TYPE_PAYMENT, draft.party_name
            rows = [row.given | {"paymentAmount": str(Fraction(row.cents, 100)), "paymentAccountNo": row.account.GetCode()} for row in draft.payments]
            slot |= {"payments": _plain(rows), "knockOffs": [each.shown() for each in draft.knock_offs]}
        else:
            parts = [
                Part(account, cents, memo=str(line.get("description", "")), seq=index + 1 if line else 0)
                for index, (account, cents, line) in enumerate(draft.entries)
            ]
            form, text = None, str(draft.kept.get("description") or draft.kept.get("payee") or draft.kind.word)
        transaction = post(self._book, draft.day, draft.number, text, parts, slot, form)
        return Document(draft.kind, draft.number, transaction, slot)

    def _payment_parts(self, draft: Draft) -> list[Part]:
        kind = draft.kind
        control = self._book.control(str(kind.side))
        parts = money_parts(draft.payments, -kind.control_sign)
        discount = sum(knock_off.discount for knock_off in draft.knock_offs)
        if discount:
            parts.append(Part(self._drafting.discount_account(kind), -kind.control_sign * discount, memo="Discount"))
        for knock_off in draft.knock_offs:
            parts.append(Part(control, kind.control_sign * (knock_off.cents + knock_off.discount), lot=knock_off.document.lots[0]))
        rest = draft.net - sum(knock_off.cents for knock_off in draft.knock_offs)
        if rest:
            parts.append(Part(control, kind.control_sign * rest, opens_for=draft.party))
        return parts

    def check_free(self, document: Document) -> None:
        """Nothing else depends on it."""
        if document.is_void:
            raise Refusal("DOC_CANCELLED", f"{document.number} is void.", "/docNo")
        settler = self._documents.settled_by(document)
        if settler is not None:
            raise Refusal("DOC_KNOCKED_OFF", f"{document.number} is settled by {settler.number}. Void {settler.number} first.", "/docNo")

    def void(self, document: Document, reason: str, command_id: str) -> None:
        """An invoice is unposted and inactive, a transaction is voided; both keep their number."""
        document.slot |= {"docType": document.kind.type, "docNo": document.number, "docDate": document.date, "dueDate": document.due}
        document.slot |= {"status": "Void", "reason": reason, "commandId": command_id, "lastModified": now()}
        if document.kind.is_invoice:
            document.slot["further"] = [read_slot(transaction) for transaction in document.further]
            self._unpost(document)
            document.thing.BeginEdit()
            document.thing.SetActive(False)
            write_slot(document.thing, document.slot)
            document.thing.CommitEdit()
            return
        transaction = document.thing
        splits = {guid_of(split): numeric_cents(split.GetValue()) for split in transaction.GetSplitList()}
        transaction.BeginEdit()
        _leave_lots(transaction)
        write_slot(transaction, {**document.slot, "voided": splits})
        transaction.CommitEdit()
        core.xaccTransVoid(transaction.instance, reason or "Voided")

    def _unpost(self, document: Document) -> None:
        for transaction in document.further:
            transaction.BeginEdit()
            _leave_lots(transaction)
            transaction.Destroy()
            transaction.CommitEdit()
        document.further.clear()
        document.thing.Unpost(True)

    def change_texts(self, document: Document, payload: dict[str, Any], command_id: str) -> None:
        fields: dict[str, Any] = {**document.slot.get("fields", {}), **{name: payload[name] for name in COSMETIC if name in payload}}
        fields = {name: value for name, value in fields.items() if value is not None}
        head: dict[str, Any] = {"docType": document.kind.type, "docNo": document.number, "docDate": document.date, "dueDate": document.due, "status": "Saved"}
        document.slot.update({**head, **document.slot, "fields": fields, "commandId": command_id, "lastModified": now()})
        document.thing.BeginEdit()
        _set_texts(document)
        write_slot(document.thing, document.slot)
        document.thing.CommitEdit()

    def rewrite(self, document: Document, draft: Draft, command_id: str) -> None:
        """Other lines, date or party of an invoice: unposted, emptied, filled and posted again, under the same number."""
        self._unpost(document)
        invoice = document.thing
        for entry in list(invoice.GetEntries()):
            made = entry if isinstance(entry, Entry) else Entry(instance=entry)
            if draft.kind.side == "AR":
                core.gncInvoiceRemoveEntry(invoice.instance, made.instance)
            else:
                core.gncBillRemoveEntry(invoice.instance, made.instance)
            core.gncEntryBeginEdit(made.instance)
            core.gncEntryDestroy(made.instance)
        document.slot.update(
            docDate=text_of(draft.day), dueDate=text_of(draft.due) if draft.due else None, fields=draft.kept,
            commandId=command_id, lastModified=now(), roundAdj=draft.round_adj, docType=draft.kind.type, docNo=draft.number, status="Saved",
        )
        self._fill(document, draft)
        self._check(document, draft)


def _leave_lots(transaction: Any) -> None:
    """What it settled is open again."""
    for split in transaction.GetSplitList():
        lot = lot_of(split)
        if lot is not None:
            lot.remove_split(split)


def _set_texts(document: Document) -> None:
    fields = document.slot.get("fields", {})
    if document.kind.is_invoice:
        document.thing.SetNotes(str(fields.get("description", "")))
        document.thing.SetBillingID(str(fields.get("supplierInvoiceNo") or fields.get("ref") or ""))
    elif fields.get("description"):
        document.thing.SetDescription(str(fields["description"]))


def _sums(postings: list[Posting]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for posting in postings:
        key = f"{posting.account_no} {posting.party or ''}"
        sums[key] = sums.get(key, 0) + posting.cents
    return {key: value for key, value in sorted(sums.items()) if value}


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Exact numbers as text, because the slot is JSON and must not round them."""
    return [{name: value if isinstance(value, (str, bool)) or value is None else str(value) for name, value in row.items()} for row in rows]

