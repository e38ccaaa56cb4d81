"""Commands of records: customers, suppliers, accounts, tax codes, currencies, payment methods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledgerline_driver.catalog import Command, record_command
from ledgerline_driver.change import Change, then
from ledgerline_driver.documents import SIDE_OF, SIDES
from ledgerline_driver.money import amount
from ledgerline_driver.record_reads import CODES_MAX, RecordReads, method_record, payment_methods
from ledgerline_driver.refusal import Refusal

from .documents.document import Documents
from .documents.ledger import Ledger
from .file.book import Book
from .file.engine import guid_of
from .file.slots import read_slot
from .records.accounts import Accounts
from .records.parties import Parties
from .records.rates import Rates
from .records.tax import TaxCodes
from .watch.written import written_record

EPOCH = "1970-01-01T00:00:00.000Z"

_PARTY = ("create", "update", "void", "delete")
"""What can be done with each kind of record; GnuCash has no other kinds."""
OPERATIONS: dict[str, tuple[str, ...]] = {
    "debtor": _PARTY,
    "creditor": _PARTY,
    "gl-account": ("get", "create", "update", "void", "delete"),
    "tax-code": ("list", "get", "create", "update"),
    "general-currency": ("list", "get", "validate", "create", "update"),
    "general-payment-method": ("list", "get"),
}
"""What selects a record, where it is not the code."""
CODE_FIELDS = {"gl-account": "accountNo", "tax-code": "taxCode"}


class RecordCommands(RecordReads):
    code_fields = CODE_FIELDS

    def __init__(self, book: Book, documents: Documents, parties: Parties, accounts: Accounts, taxes: TaxCodes, rates: Rates, ledger: Ledger) -> None:
        self._book = book
        self.settings = book.settings
        self._documents = documents
        self._parties = parties
        self._accounts = accounts
        self._taxes = taxes
        self._rates = rates
        self._ledger = ledger

    def record(self, kind: str, code: str) -> dict[str, Any]:
        """One record under canonical names, or a refusal."""
        if kind in SIDE_OF:
            side = SIDE_OF[kind]
            found = self._parties.find(side, code)
            if found is None:
                raise Refusal("NOT_FOUND", f"{SIDES[side].word.capitalize()} {code} does not exist in this account book.", f"/{SIDES[side].code}")
            return self._parties.record(side, found)
        if kind == "gl-account":
            return self._accounts.record(self._accounts.known(code))
        if kind == "tax-code":
            tax = self._taxes.find(code)
            if tax is None:
                raise Refusal("NOT_FOUND", f"Tax code {code} does not exist in this account book.", "/taxCode")
            return tax.record()
        if kind == "general-currency":
            if code not in self._rates.codes():
                raise Refusal("NOT_FOUND", f"Currency {code} is not used in this account book.", "/code")
            return self._rates.record(code)
        return method_record(self.settings, code)

    def codes(self, kind: str) -> list[str]:
        if kind in SIDE_OF:
            return [party.GetID() for party in self._parties.all(SIDE_OF[kind])]
        if kind == "tax-code":
            return [tax.code for tax in self._taxes.all()]
        if kind == "general-currency":
            return self._rates.codes()
        return sorted(payment_methods(self.settings)) if kind == "general-payment-method" else sorted(self._book.accounts)

    def records(self, kind: str) -> Iterator[tuple[dict[str, Any], str]]:
        for code in self.codes(kind):
            yield self.record(kind, code), self._modified(kind, code)

    def _modified(self, kind: str, code: str) -> str:
        if kind in SIDE_OF:
            return read_slot(self._parties.find(SIDE_OF[kind], code)).get("lastModified", EPOCH)
        tax = self._taxes.find(code) if kind == "tax-code" else None
        return EPOCH if tax is None else tax.kept.get("lastModified", EPOCH)

    def owed(self, side: str, code: str) -> dict[str, Any]:
        return self._ledger.sums(side, code)

    def oldest_overdue(self, side: str, code: str) -> int:
        return self._ledger.oldest_overdue(side, code)

    def reported_codes(self) -> dict[str, list[str]]:
        """The codes of the book that callers name in payloads; those of customers and accounts are too many."""
        active = [tax.code for tax in self._taxes.all() if tax.is_active]
        return {"taxCode": active[:CODES_MAX], "paymentMethod": sorted(payment_methods(self.settings))[:CODES_MAX]}

    def reported_currencies(self) -> list[str]:
        """Those that have an account for what is owed in them."""
        controls = [*self._book.controls("debtorControl", None), *self._book.controls("creditorControl", None)]
        return sorted({self._book.currency_code, *(account.GetCommodity().get_mnemonic() for account in controls)})

    def chart_rows(self) -> list[dict[str, Any]]:
        found = [self._book.accounts[number] for number in sorted(self._book.accounts)]
        return [
            {**self._accounts.record(account), "level": self._accounts.level(account), "balance": amount(self._accounts.balance(account))}
            for account in found
        ]

    def account_name(self, number: str) -> str | None:
        return str(self._book.accounts[number].GetName()) if number in self._book.accounts else None

    def own_balance(self, row: dict[str, Any]) -> int | float:
        return amount(self._accounts.own_balance(self._book.accounts[row["accountNo"]]))

    def check_rate(self, payload: dict[str, Any]) -> str:
        return self._rates.set(payload)

    def write(self, command: Command, payload: dict[str, Any]) -> Change | dict[str, Any]:
        kind, operation = command.record, command.operation
        if kind in SIDE_OF:
            return self._write_party(kind, operation, payload)
        if kind == "gl-account":
            return self._write_account(operation, payload)
        if kind == "tax-code":
            return self._write_tax(operation, payload)
        code = self._rates.set(payload)
        if payload.get("validateOnly"):
            return self.previewed(kind, code)
        verb = "CreateRecord" if operation == "create" else "UpdateRecord"
        return then(lambda _: self._rates.write(payload), lambda: self._kept(verb, kind, code))

    def _write_party(self, kind: str, operation: str, payload: dict[str, Any]) -> Change | dict[str, Any]:
        side = SIDE_OF[kind]
        code = str(payload[SIDES[side].code])
        if operation == "create":
            self._parties.check(side, payload)
            if self._parties.find(side, code) is not None:
                raise Refusal("RECORD_EXISTS", f"{code} is already a {SIDES[side].word} of this book.", f"/{SIDES[side].code}")
            return lambda command_id: self._kept("CreateRecord", kind, code, self._parties.create(side, payload, command_id))
        self.record(kind, code)
        party = self._parties.known(side, code, f"/{SIDES[side].code}")
        if operation == "update":
            self._parties.check(side, payload)
            if payload.get("validateOnly"):
                return self.previewed(kind, code)
            return then(lambda command_id: self._parties.update(side, party, payload, command_id), lambda: self._kept("UpdateRecord", kind, code, party))
        if operation == "void":
            return then(lambda command_id: self._parties.update(side, party, {"isActive": False}, command_id), lambda: self._kept("DeactivateRecord", kind, code, party))
        if any(document.party == code and document.kind.side == side for document in self._documents.all(*SIDE_TYPES[side])):
            raise Refusal("RECORD_IN_USE", f"{code} has documents. Send {record_command('void', kind).type} instead.", f"/{SIDES[side].code}")

        return then(lambda _: self._parties.remove(party), lambda: self._kept("DeleteRecord", kind, code))

    def _write_account(self, operation: str, payload: dict[str, Any]) -> Change | dict[str, Any]:
        kind, number = "gl-account", str(payload["accountNo"])
        self._accounts.check(payload)
        if operation == "create":
            if number in self._book.accounts:
                raise Refusal("RECORD_EXISTS", f"accountNo {number} is already used.", "/accountNo")
            return lambda command_id: self._kept("CreateRecord", kind, number, self._accounts.create(payload, command_id))
        account = self._accounts.known(number)
        if operation == "update":
            if payload.get("validateOnly"):
                return self.previewed(kind, number)
            return then(lambda command_id: self._accounts.update(account, payload, command_id), lambda: self._kept("UpdateRecord", kind, number, account))
        if operation == "void":
            return then(lambda command_id: self._accounts.update(account, {"isActive": False}, command_id), lambda: self._kept("DeactivateRecord", kind, number, account))
        return then(lambda _: self._accounts.remove(account), lambda: self._kept("DeleteRecord", kind, number))

    def _write_tax(self, operation: str, payload: dict[str, Any]) -> Change | dict[str, Any]:
        kind, code = "tax-code", str(payload["taxCode"])
        if operation == "create":
            if self._taxes.find(code) is not None:
                raise Refusal("RECORD_EXISTS", f"taxCode {code} is already a tax table of this book.", "/taxCode")
            return lambda command_id: self._kept("CreateRecord", kind, code, self._taxes.create(payload, command_id).table)
        self.record(kind, code)
        tax = self._taxes.known(code, "/taxCode")
        if payload.get("validateOnly"):
            return self.previewed(kind, code)
        return then(lambda command_id: self._taxes.update(tax, payload, command_id), lambda: self._kept("UpdateRecord", kind, code, tax.table))

    def _kept(self, operation: str, kind: str, code: str, thing: Any = None) -> dict[str, Any]:
        written = {} if operation == "DeleteRecord" else written_record(self._book, kind, code, thing)
        return {"operation": operation, "kind": kind, "code": code, "guid": None if thing is None else guid_of(thing), **written}


SIDE_TYPES = {"AR": ("IV", "DN", "CS", "CN", "RI", "RD", "RC", "RP", "RF", "RDP"), "AP": ("PI", "CP", "PR", "PB", "PD", "PC", "PP", "PF", "PDP")}

"""Tables of an SQLite book, in which what was written is looked for."""
TABLES = {"debtor": "customers", "creditor": "vendors", "gl-account": "accounts", "tax-code": "taxtables"}
