"""A part of a book as GnuCash has it in memory, in the shape that its file will have. What a command records of its writes is worked out from it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timezone
from typing import Any

from gnucash import gnucash_core_c as core

from ..documents.document import Document
from ..file.book import Book
from ..file.engine import guid_of, has_time, tax_entries
from ..file.slots import slot_text
from ..money import numeric_fraction
from .contents import (
    AccountRow, CommandRow, EntryRow, InvoiceRow, PartyRow, PriceRow, SlotRow, SplitRow, TaxTableRow, TransactionRow, day_of, exact,
)

TAX_TYPES = {1: "VALUE", 2: "PERCENT"}
NO_DISCOUNT = ("0", "", "")


class EngineContents:
    """One document or record, with what its reads name."""

    def __init__(self, book: Book) -> None:
        self.book = ""
        self._book = book
        self._accounts: dict[str, AccountRow] = {}
        self._parties: list[PartyRow] = []
        self._tax_tables: dict[str, TaxTableRow] = {}
        self._prices: list[PriceRow] = []
        self._slots: list[SlotRow] = []
        self._transactions: list[TransactionRow] = []
        self._splits: list[SplitRow] = []
        self._invoices: list[InvoiceRow] = []
        self._entries: list[EntryRow] = []

    def take_document(self, document: Document) -> None:
        if document.kind.is_invoice:
            self._take_invoice(document.thing, document.kind.side or "")
        if document.main is not None:
            self._take_transaction(document.main)

    def _take_transaction(self, transaction: Any) -> None:
        guid = guid_of(transaction)
        self._take_slot(transaction)
        form = core.xaccTransGetTxnType(transaction.instance)
        if form not in ("", "\0", None):
            self._slots.append(SlotRow(guid, "trans-txn-type", form))
        if has_time(transaction, b"trans-date-due"):
            self._slots.append(SlotRow(guid, "trans-date-due", _day(core.xaccTransRetDateDue(transaction.instance))))
        currency = transaction.GetCurrency().get_mnemonic()
        self._transactions.append(TransactionRow(guid, transaction.GetNum() or "", _day(transaction.GetDate()), transaction.GetDescription() or "", currency))
        for split in transaction.GetSplitList():
            self._take_account(split.GetAccount())
            self._take_slot(split)
            value, quantity = _number(split.GetValue()), _number(split.GetAmount())
            self._splits.append(SplitRow(guid_of(split), guid, guid_of(split.GetAccount()), split.GetMemo() or "", value, quantity, ""))

    def _take_invoice(self, invoice: Any, side: str) -> None:
        guid, posted = guid_of(invoice), invoice.GetPostedTxn() if invoice.IsPosted() else None
        self._take_slot(invoice)
        if invoice.GetIsCreditNote():
            self._slots.append(SlotRow(guid, "credit-note", "1"))
        owner = invoice.GetOwner()
        self._take_party(owner, "debtor" if side == "AR" else "creditor")
        texts = (invoice.GetNotes() or "", invoice.GetBillingID() or "", "" if posted is None else guid_of(posted), "")
        self._invoices.append(InvoiceRow(guid, invoice.GetID(), side, guid_of(owner), invoice.GetCurrency().get_mnemonic(), *texts))
        for entry in invoice.GetEntries():
            self._take_entry(entry, guid, is_sale=side == "AR")

    def _take_entry(self, entry: Any, invoice: str, is_sale: bool) -> None:
        self._take_slot(entry)
        account, price, table, discount = entry.GetBillAccount(), entry.GetBillPrice(), entry.GetBillTaxTable(), NO_DISCOUNT
        taxed = (entry.GetBillTaxable(), entry.GetBillTaxIncluded())
        if is_sale:
            account, price, table = entry.GetInvAccount(), entry.GetInvPrice(), entry.GetInvTaxTable()
            taxed = (entry.GetInvTaxable(), entry.GetInvTaxIncluded())
            how = core.gncEntryDiscountHowToString(entry.GetInvDiscountHow())
            discount = (_number(entry.GetInvDiscount()), core.gncAmountTypeToString(entry.GetInvDiscountType()), how)
        self._take_account(account)
        if table is not None:
            self._take_tax_table(table)
        guid, description, action = guid_of(entry), entry.GetDescription() or "", entry.GetAction() or ""
        order = (_instant(entry.GetDate()), _instant(entry.GetDateEntered()), description, action, guid)
        terms = (*discount, *(str(int(bool(each))) for each in taxed))
        self._entries.append(EntryRow(
            guid, invoice, order, description, _number(entry.GetQuantity()), guid_of(account), _number(price), terms, "" if table is None else guid_of(table),
        ))

    def take_account(self, account: Any) -> None:
        self._take_slot(account)
        self._take_account(account)

    def _take_account(self, account: Any) -> None:
        """With those above it."""
        while account is not None and not account.is_root():
            guid, above = guid_of(account), account.get_parent()
            if guid in self._accounts:
                return
            self._accounts[guid] = AccountRow(
                guid, account.GetCode() or "", account.GetName(), core.xaccAccountTypeEnumAsString(account.GetType()), account.GetCommodity().get_mnemonic(),
                "" if above is None else guid_of(above), bool(account.GetHidden()),
            )
            account = above

    def take_party(self, party: Any, entity: str) -> None:
        self._take_slot(party)
        self._take_party(party, entity)

    def _take_party(self, party: Any, entity: str) -> None:
        place, terms = party.GetAddr(), party.GetTerms()
        address = (
            place.GetAddr1(), place.GetAddr2(), place.GetAddr3(), place.GetAddr4(), place.GetPhone(), place.GetFax(), place.GetEmail(), place.GetName(),
        )
        credit = _number(party.GetCredit()) if entity == "debtor" else "0"
        self._parties.append(PartyRow(
            guid_of(party), entity, party.GetID(), party.GetName(), party.GetCurrency().get_mnemonic(), "" if terms is None else terms.GetName(),
            bool(party.GetActive()), credit, tuple(text or "" for text in address),
        ))

    def take_tax_code(self, table: Any) -> None:
        self._take_slot(table)
        self._take_tax_table(table)

    def _take_tax_table(self, table: Any) -> None:
        entries = []
        for type_, amount, code in tax_entries(table):
            account = self._book.accounts.get(code)
            self._take_account(account)
            entries.append(("" if account is None else guid_of(account), exact(amount.numerator, amount.denominator), TAX_TYPES.get(type_, str(type_))))
        self._tax_tables[guid_of(table)] = TaxTableRow(guid_of(table), table.GetName(), True, tuple(entries))

    def take_prices(self, code: str) -> None:
        database, table, own = self._book.gnc.get_price_db(), self._book.gnc.get_table(), self._book.currency
        other = table.lookup("CURRENCY", code)
        for commodity, currency in ((other, own), (own, other)):
            for price in database.get_prices(commodity, currency):
                names = (commodity.get_mnemonic(), currency.get_mnemonic())
                self._prices.append(PriceRow(*names, _instant(price.get_time64()), _number(price.get_value())))

    def _take_slot(self, thing: Any) -> None:
        text = slot_text(thing)
        if text is not None:
            self._slots.append(SlotRow(guid_of(thing), "ledgerline", text))

    def accounts(self) -> Iterator[AccountRow]:
        return iter(self._accounts.values())

    def parties(self) -> Iterator[PartyRow]:
        return iter(self._parties)

    def tax_tables(self) -> Iterator[TaxTableRow]:
        return iter(self._tax_tables.values())

    def prices(self) -> Iterator[PriceRow]:
        return iter(self._prices)

    def slots(self) -> Iterator[SlotRow]:
        return iter(self._slots)

    def transactions(self) -> Iterator[TransactionRow]:
        return iter(self._transactions)

    def splits(self) -> Iterator[SplitRow]:
        return iter(self._splits)

    def invoices(self) -> Iterator[InvoiceRow]:
        return iter(self._invoices)

    def entries(self) -> Iterator[EntryRow]:
        return iter(self._entries)

    def commands(self, after: str | None) -> Iterator[CommandRow]:
        return iter(())

    def newest_commands(self, most: int) -> list[str]:
        return []


def _number(value: Any) -> str:
    found = numeric_fraction(value)
    return exact(found.numerator, found.denominator)


def _instant(when: datetime) -> str:
    """The bindings return the time of this machine, the files have that of Greenwich."""
    return when.astimezone(timezone.utc).strftime("%Y-%m-%d %H:%M:%S")


def _day(when: datetime) -> str:
    return day_of(_instant(when))
