"""The contents of an XML book. A save replaces the file, so that what is open here stays whole."""

from __future__ import annotations

import json
import os
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

from ..file.copy import Unread
from ..file.unpacked import unpacked
from .contents import (
    SLOTS, AccountRow, CommandRow, EntryRow, InvoiceRow, PartyRow, PriceRow, SlotRow, SplitRow, TaxTableRow, TransactionRow, day_of, exact,
)

PART = re.compile(rb"<(gnc:(?:account|transaction|GncCustomer|GncVendor|GncInvoice|GncEntry|GncTaxTable|GncBillTerm)|price)(?: version=\"[0-9.]+\")?>\n.*?</\1>", re.DOTALL)
TEMPLATES = re.compile(rb"<gnc:template-transactions>.*?</gnc:template-transactions>", re.DOTALL)
BOOK = re.compile(rb'<book:id type="guid">([0-9a-f]{32})<')
BOOK_SLOTS = re.compile(rb"<book:slots>.*?</book:slots>", re.DOTALL)
"""Prefixes are names here: a part is read by itself, without the declarations at the top of the file."""
PREFIX = re.compile(rb"(</?)([a-z-]+):")
Element = ElementTree.Element


class XmlContents:
    def __init__(self, file: str) -> None:
        data = TEMPLATES.sub(b"", unpacked(file))
        found = BOOK.search(data)
        if found is None:
            raise Unread(f"{os.path.basename(file)} is not a GnuCash book.")
        self.book = found[1].decode()
        self._accounts: list[AccountRow] = []
        self._parties: list[tuple[Element, str]] = []
        self._terms: dict[str, str] = {}
        self._tax_tables: list[TaxTableRow] = []
        self._prices: list[PriceRow] = []
        self._slots: list[SlotRow] = []
        self._transactions: list[TransactionRow] = []
        self._splits: list[SplitRow] = []
        self._invoices: list[InvoiceRow] = []
        self._entries: list[EntryRow] = []
        take = {
            b"gnc:account": self._account, b"gnc:transaction": self._transaction, b"gnc:GncCustomer": self._customer, b"gnc:GncVendor": self._vendor,
            b"gnc:GncInvoice": self._invoice, b"gnc:GncEntry": self._entry, b"gnc:GncTaxTable": self._tax_table, b"gnc:GncBillTerm": self._term, b"price": self._price,
        }
        for part in PART.finditer(data):
            take[part[1]](_element(part[0]))
        own = BOOK_SLOTS.search(data)
        slots = {} if own is None else dict(_slot_values(_element(own[0]), ("ledgerline-commands",)))
        self._commands = list(json.loads(slots.get("ledgerline-commands", "{}")).items())

    def _keep_slots(self, guid: str, slots: Element | None) -> None:
        if slots is not None:
            self._slots.extend(SlotRow(guid, name, value) for name, value in _slot_values(slots, SLOTS))

    def _account(self, element: Element) -> None:
        type_ = _text(element, "act_type")
        if type_ == "ROOT":
            return
        guid = _text(element, "act_id")
        slots = element.find("act_slots")
        self._keep_slots(guid, slots)
        is_hidden = slots is not None and dict(_slot_values(slots, ("hidden",))).get("hidden") == "true"
        self._accounts.append(AccountRow(
            guid, _text(element, "act_code"), _text(element, "act_name"), type_, _text(element, "act_commodity/cmdty_id"), _text(element, "act_parent"), is_hidden,
        ))

    def _transaction(self, element: Element) -> None:
        guid = _text(element, "trn_id")
        self._keep_slots(guid, element.find("trn_slots"))
        self._transactions.append(TransactionRow(
            guid, _text(element, "trn_num"), day_of(_text(element, "trn_date-posted/ts_date")), _text(element, "trn_description"), _text(element, "trn_currency/cmdty_id"),
        ))
        for split in element.iter("trn_split"):
            split_guid = _text(split, "split_id")
            self._keep_slots(split_guid, split.find("split_slots"))
            self._splits.append(SplitRow(
                split_guid, guid, _text(split, "split_account"), _text(split, "split_memo"), _number(split, "split_value"), _number(split, "split_quantity"),
                _text(split, "split_lot"),
            ))

    def _customer(self, element: Element) -> None:
        self._keep_slots(_text(element, "cust_guid"), element.find("cust_slots"))
        self._parties.append((element, "cust"))

    def _vendor(self, element: Element) -> None:
        self._keep_slots(_text(element, "vendor_guid"), element.find("vendor_slots"))
        self._parties.append((element, "vendor"))

    def _term(self, element: Element) -> None:
        self._terms[_text(element, "billterm_guid")] = _text(element, "billterm_name")

    def _tax_table(self, element: Element) -> None:
        guid = _text(element, "taxtable_guid")
        self._keep_slots(guid, element.find("taxtable_slots"))
        is_shown = _text(element, "taxtable_invisible") != "1" and element.find("taxtable_parent") is None
        entries = [(_text(each, "tte_acct"), _number(each, "tte_amount"), _text(each, "tte_type")) for each in element.iter("gnc_GncTaxTableEntry")]
        self._tax_tables.append(TaxTableRow(guid, _text(element, "taxtable_name"), is_shown, tuple(entries)))

    def _price(self, element: Element) -> None:
        commodity, currency = _text(element, "price_commodity/cmdty_id"), _text(element, "price_currency/cmdty_id")
        self._prices.append(PriceRow(commodity, currency, _text(element, "price_time/ts_date")[:19], _number(element, "price_value")))

    def _invoice(self, element: Element) -> None:
        guid = _text(element, "invoice_guid")
        self._keep_slots(guid, element.find("invoice_slots"))
        side = {"gncCustomer": "AR", "gncVendor": "AP"}.get(_text(element, "invoice_owner/owner_type"), "")
        texts = (_text(element, f"invoice_{name}") for name in ("notes", "billing_id", "posttxn", "postlot"))
        self._invoices.append(InvoiceRow(
            guid, _text(element, "invoice_id"), side, _text(element, "invoice_owner/owner_id"), _text(element, "invoice_currency/cmdty_id"), *texts,
        ))

    def _entry(self, element: Element) -> None:
        guid = _text(element, "entry_guid")
        self._keep_slots(guid, element.find("entry_slots"))
        side, invoice = ("i", _text(element, "entry_invoice")) if element.find("entry_invoice") is not None else ("b", _text(element, "entry_bill"))
        dates = (_text(element, f"entry_{name}/ts_date")[:19] for name in ("date", "entered"))
        description, action = _text(element, "entry_description"), _text(element, "entry_action")
        discount = (_number(element, "entry_i-discount"), *(_text(element, f"entry_i-disc-{name}") for name in ("type", "how"))) if side == "i" else ("0", "", "")
        taxed = (_text(element, f"entry_{side}-{name}") or "0" for name in ("taxable", "taxincluded"))
        self._entries.append(EntryRow(
            guid, invoice, (*dates, description, action, guid), description, _number(element, "entry_qty"), _text(element, f"entry_{side}-acct"),
            _number(element, f"entry_{side}-price"), (*discount, *taxed), _text(element, f"entry_{side}-taxtable"),
        ))

    def close(self) -> None:
        """Nothing is open."""

    def accounts(self) -> list[AccountRow]:
        return self._accounts

    def parties(self) -> Iterator[PartyRow]:
        """Terms stand anywhere in the file."""
        for element, prefix in self._parties:
            names = ("addr1", "addr2", "addr3", "addr4", "phone", "fax", "email", "name")
            yield PartyRow(
                _text(element, f"{prefix}_guid"), "debtor" if prefix == "cust" else "creditor", _text(element, f"{prefix}_id"), _text(element, f"{prefix}_name"),
                _text(element, f"{prefix}_currency/cmdty_id"), self._terms.get(_text(element, f"{prefix}_terms"), ""), _text(element, f"{prefix}_active") == "1",
                _number(element, f"{prefix}_credit"), tuple(_text(element, f"{prefix}_addr/addr_{name}") for name in names),
            )

    def tax_tables(self) -> list[TaxTableRow]:
        return self._tax_tables

    def prices(self) -> list[PriceRow]:
        return self._prices

    def slots(self) -> list[SlotRow]:
        return self._slots

    def transactions(self) -> list[TransactionRow]:
        return self._transactions

    def splits(self) -> list[SplitRow]:
        return self._splits

    def invoices(self) -> list[InvoiceRow]:
        return self._invoices

    def entries(self) -> list[EntryRow]:
        return self._entries

    def newest_commands(self, most: int) -> list[str]:
        return [id_ for id_, _ in self._commands[-most:]]

    def commands(self, after: str | None) -> list[CommandRow]:
        ids = [id_ for id_, _ in self._commands]
        start = ids.index(after) + 1 if after in ids else max(0, len(ids) - 1)
        return [CommandRow(id_, json.dumps(entry["record"])) for id_, entry in self._commands[start:]]


def _element(part: bytes) -> Element:
    try:
        return ElementTree.fromstring(PREFIX.sub(rb"\1\2_", part))
    except ElementTree.ParseError as error:
        raise Unread(f"The book is not the XML that GnuCash writes: {error}.") from error


def _text(element: Element, path: str) -> str:
    return element.findtext(path) or ""


def _number(element: Element, path: str) -> str:
    numerator, _, denominator = _text(element, path).partition("/")
    return exact(int(numerator), int(denominator or 1)) if numerator else "0"


def _slot_values(slots: Element, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for slot in slots.findall("slot"):
        name = _text(slot, "slot_key")
        value = slot.find("slot_value")
        if name in names and value is not None:
            dated = value.find("ts_date") if value.find("ts_date") is not None else value.find("gdate")
            yield name, day_of(dated.text or "") if dated is not None else value.text or ""
