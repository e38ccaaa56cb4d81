"""Writes drafts into GnuCash, takes documents back, and changes their texts. GnuCash's own figures must be those of the draft."""

from __future__ import annotations

from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any

from gnucash import GncPrice
from gnucash import gnucash_core_c as core
from gnucash.gnucash_business import Bill, Entry, Invoice
from ledgerline_driver.documents import Posting
from ledgerline_driver.money import rounded
from ledgerline_driver.refusal import Refusal

from ..file.book import Book, now
from ..file.engine import guid_of
from ..file.slots import read_slot, write_slot
from ..money import as_amount, as_numeric, numeric_cents
from .document import Document, Documents, lot_of, text_of
from .drafts import Draft, Drafting
from .posting import Part, fill, post, postings_of
from .pricing import PricedLine

COSMETIC = {"description", "ref", "ourRef", "yourRef", "note", "remark1", "remark2", "remark3", "remark4", "refNo", "refNo2", "attention", "refDocNo"}


class Writing:
    def __init__(self, book: Book, documents: Documents, drafting: Drafting) -> None:
        self._book = book
        self._documents = documents
        self._drafting = drafting

    def create(self, draft: Draft, command_id: str) -> Document:
        kind, at = draft.kind, now()
        slot = {
            "commandId": command_id,
            "docType": kind.type,
            "docNo": draft.number,
            "docDate": text_of(draft.day),
            "dueDate": text_of(draft.due) if draft.due else None,
            "party": draft.party_code,
            "status": "Saved",
            "fields": draft.kept,
            "createdAt": at,
            "lastModified": at,
            "roundAdj": draft.round_adj,
            **_currency_slot(draft, self._book.currency_code),
        }
        document = self._create_invoice(draft, slot) if kind.is_invoice else self._create_transaction(draft, slot)
        self._documents.add(document)
        self._check(document, draft)
        return document

    def _check(self, document: Document, draft: Draft) -> None:
        """GnuCash has worked out the splits by itself. Where they are not those of the draft, nothing is saved."""
        wanted, found = _sums(draft.postings), _sums(postings_of(document, self._book.currency_code))
        if wanted != found:
            raise ArithmeticError(f"GnuCash posts {found} for {draft.number}, which should be {wanted}. Nothing was saved.")

    def _create_invoice(self, draft: Draft, slot: dict[str, Any]) -> Document:
        form = Invoice if draft.kind.side == "AR" else Bill
        invoice = form(self._book.gnc, draft.number, self._book.commodity(draft.currency), draft.party, draft.day)
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
        control = self._book.control(str(draft.kind.side), draft.currency)
        if draft.currency != self._book.currency_code:
            self._set_rate(invoice, draft)
        invoice.PostToAccount(control, draft.day, draft.due, str(draft.kept.get("description", "")), True, False)
        if draft.currency != self._book.currency_code:
            self._set_local_amounts(invoice, draft)
        lot = invoice.GetPostedLot()
        if draft.payments:
            paid = sum(row.cents for row in draft.payments)
            parts = [*self._drafting.money(draft), Part(control, -draft.kind.control_sign * paid, lot=lot)]
            self._add_further(document, draft, parts, {"payments": _rows(draft)}, core.TXN_TYPE_PAYMENT)
        if draft.knock_offs:
            sign = -draft.kind.control_sign
            parts = [self._control_part(draft, control, sign * each.cents, sign * each.own_local, lot) for each in draft.knock_offs]
            parts += [
                self._control_part(draft, control, -sign * each.cents, -sign * each.target_local, each.document.lots[0]) for each in draft.knock_offs
            ]
            parts += self._exchange_parts(draft)
            self._add_further(document, draft, parts, {"knockOffs": [each.shown() for each in draft.knock_offs]}, core.TXN_TYPE_LINK)

    def _control_part(self, draft: Draft, control: Any, cents: int, local: int, lot: Any) -> Part:
        """A split of a control account; one in another currency has its amount and what that is worth."""
        is_own = draft.currency == self._book.currency_code
        return Part(control, cents, lot=lot) if is_own else Part(control, local, lot=lot, amount=cents)

    def _exchange_parts(self, draft: Draft) -> list[Part]:
        return [Part(self._book.role_account(role), -gain, memo="Exchange difference") for role, gain in draft.gains.items()]

    def _set_rate(self, invoice: Any, draft: Draft) -> None:
        """GnuCash wants the price of the book's currency in that of the invoice."""
        price = GncPrice(self._book.gnc)
        price.begin_edit()
        price.set_commodity(self._book.currency)
        price.set_currency(self._book.commodity(draft.currency))
        price.set_time64(datetime(draft.day.year, draft.day.month, draft.day.day, 12))
        price.set_source_string("user:invoice-post")
        price.set_typestr("transaction")
        price.set_value(as_numeric(1 / draft.rate))
        price.commit_edit()
        core.gncInvoiceAddPrice(invoice.instance, price.instance)

    def _set_local_amounts(self, invoice: Any, draft: Draft) -> None:
        """GnuCash converts the sum of each account, Ledgerline each line: the amounts of the posted splits are those of the draft."""
        sums = self._drafting.line_sums(draft)
        transaction = invoice.GetPostedTxn()
        transaction.BeginEdit()
        for split in transaction.GetSplitList():
            number = split.GetAccount().GetCode()
            if number in sums:
                split.SetAmount(as_amount(sums.pop(number)))
        transaction.CommitEdit()

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
        parts, form, text = self._parts(draft, slot)
        transaction = post(self._book, draft.day, draft.number, text, parts, slot, form)
        return Document(draft.kind, draft.number, transaction, slot)

    def _parts(self, draft: Draft, slot: dict[str, Any]) -> tuple[list[Part], str | None, str]:
        """The splits of a transaction, its type and its text. The slot keeps the rows as they were sent."""
        if draft.kind.side:
            slot |= {"payments": _rows(draft), "knockOffs": [each.shown() for each in draft.knock_offs]}
            return self._payment_parts(draft), core.TXN_TYPE_PAYMENT, draft.party_name
        parts = [
            Part(
                account, cents, lot=self._deposit_lot(line), memo=str(line.get("description", "")), seq=index + 1 if line else 0,
                deposit_no=str(line.get("depositDocNo") or ""),
            )
            for index, (account, cents, line) in enumerate(draft.entries)
        ]
        return parts, None, str(draft.kept.get("description") or draft.kept.get("payee") or draft.kind.word)

    def _deposit_lot(self, line: dict[str, Any]) -> Any | None:
        return self._drafting.deposit(line, "/lines").lots[0] if line.get("depositDocNo") else None

    def _payment_parts(self, draft: Draft) -> list[Part]:
        kind = draft.kind
        parts = self._drafting.money(draft)
        if kind.form == "deposit":
            return [*parts, Part(self._book.role_account(kind.role), kind.control_sign * draft.net, opens=True)]
        control = self._book.control(str(kind.side), draft.currency)
        discount = sum(knock_off.discount for knock_off in draft.knock_offs)
        if discount:
            parts.append(Part(self._drafting.discount_account(kind), -kind.control_sign * discount, memo="Discount"))
        for knock_off in draft.knock_offs:
            settled = kind.control_sign * (knock_off.cents + knock_off.discount)
            parts.append(self._control_part(draft, control, settled, kind.control_sign * knock_off.target_local, knock_off.document.lots[0]))
        rest = draft.net - sum(knock_off.cents for knock_off in draft.knock_offs)
        if rest:
            local = draft.local_total - sum(knock_off.own_local for knock_off in draft.knock_offs)
            open_part = self._control_part(draft, control, kind.control_sign * rest, kind.control_sign * local, None)
            open_part.opens_for = draft.party
            parts.append(open_part)
        return parts + self._exchange_parts(draft)

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

    def withdraw(self, document: Document) -> None:
        """Takes everything out of a document that is to be written again. Without the rest, the transaction of the command fails."""
        if not document.kind.is_invoice:
            document.thing.BeginEdit()
            _leave_lots(document.thing)
            for split in document.thing.GetSplitList():
                split.Destroy()
            return
        self._unpost(document)
        for entry in list(document.thing.GetEntries()):
            made = entry if isinstance(entry, Entry) else Entry(instance=entry)
            remove = core.gncInvoiceRemoveEntry if document.kind.side == "AR" else core.gncBillRemoveEntry
            remove(document.thing.instance, made.instance)
            core.gncEntryBeginEdit(made.instance)
            core.gncEntryDestroy(made.instance)

    def write_again(self, document: Document, draft: Draft, command_id: str) -> None:
        """Other lines, payments, date or party, under the same number."""
        document.slot.update(
            docDate=text_of(draft.day), dueDate=text_of(draft.due) if draft.due else None, fields=draft.kept, party=draft.party_code,
            commandId=command_id, lastModified=now(), roundAdj=draft.round_adj, docType=draft.kind.type, docNo=draft.number, status="Saved",
            **_currency_slot(draft, self._book.currency_code),
        )
        if draft.kind.is_invoice:
            self._fill(document, draft)
        else:
            parts, form, text = self._parts(draft, document.slot)
            fill(self._book, document.thing, draft.day, text, parts, document.slot, form)
        self._check(document, draft)


def _currency_slot(draft: Draft, base: str) -> dict[str, Any]:
    """What a document in another currency was worth."""
    if draft.currency == base or not draft.kind.side:
        return {}
    return {"currency": draft.currency, "rate": str(draft.rate), "total": draft.total, "localTotal": draft.local_total}


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


def _rows(draft: Draft) -> list[dict[str, Any]]:
    """The payment rows as they were sent, with the account that each came to."""
    return _plain([{**row.given, "paymentAmount": str(Fraction(row.cents, 100)), "paymentAccountNo": row.account.GetCode()} for row in draft.payments])


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Exact numbers as text, because the slot is JSON and must not round them."""
    return [{name: value if isinstance(value, (str, bool)) or value is None else str(value) for name, value in row.items()} for row in rows]

