"""What a book has, in the same shape for every format. Only what reads of the driver show: the rest may differ without a change."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import NamedTuple, Protocol

"""Slots that reads of documents and records depend on."""
SLOTS = ("ledgerline", "trans-txn-type", "trans-date-due", "credit-note")


class AccountRow(NamedTuple):
    guid: str
    code: str
    name: str
    type: str
    currency: str
    parent: str
    is_hidden: bool


class PartyRow(NamedTuple):
    guid: str
    entity: str
    code: str
    name: str
    currency: str
    term: str
    is_active: bool
    credit_limit: str
    """Lines, telephone, fax, email and the person to write to."""
    address: tuple[str, ...]


class TaxTableRow(NamedTuple):
    guid: str
    name: str
    """GnuCash keeps a hidden copy of a table for each invoice that was posted with it."""
    is_shown: bool
    """Account, amount and type of each entry."""
    entries: tuple[tuple[str, str, str], ...]


class PriceRow(NamedTuple):
    commodity: str
    currency: str
    time: str
    value: str


class TransactionRow(NamedTuple):
    guid: str
    number: str
    day: str
    text: str
    currency: str


class SplitRow(NamedTuple):
    guid: str
    transaction: str
    account: str
    memo: str
    value: str
    quantity: str
    lot: str


class InvoiceRow(NamedTuple):
    guid: str
    number: str
    """AR, AP, or empty for what belongs to a job or an employee."""
    side: str
    owner: str
    currency: str
    notes: str
    billing_id: str
    transaction: str
    lot: str


class EntryRow(NamedTuple):
    guid: str
    invoice: str
    """What GnuCash sorts the lines of an invoice by."""
    order: tuple[str, ...]
    description: str
    quantity: str
    account: str
    price: str
    """Discount, its type and how, whether it is taxed and the price has the tax."""
    terms: tuple[str, ...]
    tax_table: str


class SlotRow(NamedTuple):
    owner: str
    name: str
    value: str


class CommandRow(NamedTuple):
    """A command that the driver has recorded in the book, as JSON."""

    id: str
    record: str


class Contents(Protocol):
    """A book at one moment. Each of these is read once, in the order in which they stand here."""

    book: str

    def accounts(self) -> Iterable[AccountRow]: ...

    def parties(self) -> Iterable[PartyRow]: ...

    def tax_tables(self) -> Iterable[TaxTableRow]: ...

    def prices(self) -> Iterable[PriceRow]: ...

    def slots(self) -> Iterable[SlotRow]: ...

    def transactions(self) -> Iterable[TransactionRow]: ...

    def splits(self) -> Iterable[SplitRow]: ...

    def invoices(self) -> Iterable[InvoiceRow]: ...

    def entries(self) -> Iterable[EntryRow]: ...

    def commands(self, after: str | None) -> Iterable[CommandRow]:
        """Those after this one, the newest last; only the newest if the book does not know it."""

    def newest_commands(self, most: int) -> list[str]: ...


def exact(numerator: int | None, denominator: int | None) -> str:
    """A number of GnuCash, the same for 10/1 and 1000/100."""
    if not numerator or not denominator:
        return "0"
    common = gcd(numerator, denominator)
    return f"{numerator // common}/{denominator // common}"


def day_of(text: str) -> str:
    """20261116 of whatever GnuCash writes a date as."""
    return text[:10].replace("-", "")[:8]
