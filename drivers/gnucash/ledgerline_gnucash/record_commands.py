"""Commands of records: customers, suppliers, accounts, tax codes, currencies, payment methods."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ledgerline_driver.catalog import Command, record_command
from ledgerline_driver.change import Change, then
from ledgerline_driver.documents import SIDE_OF, SIDES
from ledgerline_driver.money import amount, shown
from ledgerline_driver.paging import page
from ledgerline_driver.refusal import Refusal

from .documents.document import Documents
from .documents.ledger import Ledger
from .documents.payments import payment_methods
from .file.book import Book
from .file.engine import guid_of
from .file.slots import read_slot
from .records.accounts import Accounts
from .records.parties import Parties
from .records.rates import Rates
from .records.tax import TaxCodes
from .watch.written import written_record

CODES_MAX = 500
EPOCH = "1970-01-01T00:00:00.000Z"

"""Native names that are not the name with a capital letter."""
NATIVE = {
    "email": "EmailAddress", "area": "AreaCode", "accountNo": "AccNo", "accountType": "AccType", "parentAccountNo": "ParentAccNo",
    "specialType": "SpecialAccType", "cashFlowClass": "CashFlowCategory", "buyRate": "BankBuyRate", "sellRate": "BankSellRate",
}
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
"""What an update can change, by record."""
WRITABLE = {
    "debtor": ("companyName", "displayTerm", "creditLimit", "overdueLimit", "taxCode", "address1", "address2", "address3", "address4", "phone1", "phone2", "fax1", "attention", "email", "isActive"),
    "gl-account": ("description", "parentAccountNo", "cashFlowClass", "isActive"),
    "tax-code": ("description", "einvoiceType", "returnField", "isActive"),
    "general-currency": ("rate", "effectiveDate"),
}
WRITABLE["creditor"] = WRITABLE["debtor"]


def native(name: str) -> str:
    return NATIVE.get(name) or name[0].upper() + name[1:]


def as_fields(kind: str, record: dict[str, Any]) -> dict[str, Any]:
    fields = {native(name): value for name, value in record.items()}
    if kind == "general-payment-method":
        fields["BankAccount"] = fields.pop("AccNo")
    return {**fields, "readErrors": []}


def capabilities(kind: str) -> dict[str, Any]:
    writable = {"writable": True, "class": "cosmetic", "nullable": True}
    return {"header": {native(name): {"type": "string", **writable, "aliases": [name]} for name in WRITABLE.get(kind, ())}}


class RecordCommands:
    def __init__(self, book: Book, documents: Documents, parties: Parties, accounts: Accounts, taxes: TaxCodes, rates: Rates, ledger: Ledger) -> None:
        self._book = book
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
        return self._method(code)

    def _method(self, code: str) -> dict[str, Any]:
        method = payment_methods(self._book).get(code)
        if method is None:
            raise Refusal("NOT_FOUND", f"Payment method {code} is not in the settings of this book.", "/code")
        return {"code": code, "paymentBy": code, "bankChargeRate": 0, "isDeposit": False, "isActive": True, **method}

    def codes(self, kind: str) -> list[str]:
        if kind in SIDE_OF:
            return [party.GetID() for party in self._parties.all(SIDE_OF[kind])]
        if kind == "tax-code":
            return [tax.code for tax in self._taxes.all()]
        if kind == "general-currency":
            return self._rates.codes()
        return sorted(payment_methods(self._book)) if kind == "general-payment-method" else sorted(self._book.accounts)

    def listed(self, kind: str, payload: dict[str, Any], has_truncated: bool = True) -> dict[str, Any]:
        rows = [{**self.record(kind, code), "lastModified": self._modified(kind, code)} for code in self.codes(kind)]
        rows = [row for row in rows if _matches(row, payload)]
        if kind in SIDE_OF and not payload.get("includeInactive") and payload.get("isActive") is None:
            rows = [row for row in rows if row["isActive"]]
        found, cursor = page(rows, payload)
        more = {"truncated": cursor is not None} if has_truncated else {}
        return {"ok": True, "rows": found, "count": len(found), **more, "nextCursor": cursor}

    def _modified(self, kind: str, code: str) -> str:
        if kind in SIDE_OF:
            return read_slot(self._parties.find(SIDE_OF[kind], code)).get("lastModified", EPOCH)
        tax = self._taxes.find(code) if kind == "tax-code" else None
        return EPOCH if tax is None else tax.kept.get("lastModified", EPOCH)

    def got(self, kind: str, code: str) -> dict[str, Any]:
        record = self.record(kind, code)
        return {
            "ok": True, "code": code, "document": record, "fields": as_fields(kind, record), "fieldCapabilities": capabilities(kind),
            "count": 1, "nextCursor": None,
        }

    def detail(self, kind: str, code: str) -> dict[str, Any]:
        return {**self.got(kind, code), "balance": self._ledger.sums(SIDE_OF[kind], code)}

    def credit_control(self, code: str) -> dict[str, Any]:
        record = self.record("debtor", code)
        sums = self._ledger.sums("AR", code)
        limit, overdue_limit = record["creditLimit"], record["overdueLimit"]
        blocked = [name for name, found, most in (("creditLimit", sums["total"], limit), ("overdueLimit", sums["overdue"], overdue_limit)) if most and found > most]
        document = {
            "debtorCode": code, "companyName": record["companyName"], "creditLimit": limit, "overdueLimit": overdue_limit,
            "outstanding": sums["total"], "undelivered": 0, "available": shown_difference(limit, sums["total"]) if limit else None,
            "overdue": sums["overdue"], "oldestOverdueDays": self._ledger.oldest_overdue("AR", code), "blocked": blocked,
        }
        return {"ok": True, "document": document, "count": 1, "nextCursor": None}

    def reported_codes(self) -> dict[str, list[str]]:
        """The codes of the book that callers name in payloads; those of customers and accounts are too many."""
        active = [tax.code for tax in self._taxes.all() if tax.is_active]
        return {"taxCode": active[:CODES_MAX], "paymentMethod": sorted(payment_methods(self._book))[:CODES_MAX]}

    def reported_currencies(self) -> list[str]:
        """Those that have an account for what is owed in them."""
        controls = [*self._book.controls("debtorControl", None), *self._book.controls("creditorControl", None)]
        return sorted({self._book.currency_code, *(account.GetCommodity().get_mnemonic() for account in controls)})

    def chart(self, payload: dict[str, Any]) -> dict[str, Any]:
        rows = []
        for number in sorted(self._book.accounts):
            account = self._book.accounts[number]
            rows.append({**self._accounts.record(account), "level": self._accounts.level(account), "balance": amount(self._accounts.balance(account))})
        rows = [row for row in rows if _matches(row, payload)]
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def money_accounts(self, payload: dict[str, Any]) -> dict[str, Any]:
        rows = []
        for row in self.chart(payload)["rows"]:
            if row.get("specialType") in ("BANK", "CASH"):
                own = {name: row[name] for name in ("accountNo", "description", "specialType", "currencyCode", "isActive", "balance")}
                rows.append({**own, "currencyBalance": amount(self._accounts.own_balance(self._book.accounts[row["accountNo"]]))})
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def default_accounts(self) -> dict[str, Any]:
        roles = self._book.settings.get("accounts") or {}
        rows = [
            {"role": role, "accountNo": number, "description": self._book.accounts[number].GetName() if number in self._book.accounts else None}
            for role, number in sorted(roles.items())
        ]
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def read(self, command: Command, payload: dict[str, Any]) -> dict[str, Any]:
        if command.operation == "list":
            return self.listed(command.record, payload)
        if command.operation == "validate":
            return self._validated(payload)
        return self.got(command.record, str(payload[CODE_FIELDS.get(command.record, "code")]))

    def _validated(self, payload: dict[str, Any]) -> dict[str, Any]:
        code = self._rates.set(payload)
        fields: dict[str, Any] = {"Code": code, "Rate": shown(payload["rate"]), "IsActive": True, "readErrors": []}
        return {"ok": True, "saved": False, "operationUsed": "None", "valid": True, "warnings": [], "code": code, "fields": fields}

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
            return self._previewed(kind, code)
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
                return self._previewed(kind, code)
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
                return self._previewed(kind, number)
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
            return self._previewed(kind, code)
        return then(lambda command_id: self._taxes.update(tax, payload, command_id), lambda: self._kept("UpdateRecord", kind, code, tax.table))

    def _previewed(self, kind: str, code: str) -> dict[str, Any]:
        return {"ok": True, "saved": False, "operationUsed": "None", "valid": True, "warnings": [], "code": code, "fields": as_fields(kind, self.record(kind, code))}

    def _kept(self, operation: str, kind: str, code: str, thing: Any = None) -> dict[str, Any]:
        written = {} if operation == "DeleteRecord" else written_record(self._book, kind, code, thing)
        return {"operation": operation, "kind": kind, "code": code, "guid": None if thing is None else guid_of(thing), **written}

    def present(self, record: dict[str, Any]) -> dict[str, Any]:
        if record["operation"] == "DeleteRecord":
            return {"code": record["code"]}
        found = self.record(record["kind"], record["code"])
        return {"code": record["code"], "document": found, "fields": as_fields(record["kind"], found)}


SIDE_TYPES = {"AR": ("IV", "DN", "CS", "CN", "RI", "RD", "RC", "RP", "RF", "RDP"), "AP": ("PI", "CP", "PR", "PB", "PD", "PC", "PP", "PF", "PDP")}

"""Tables of an SQLite book, in which what was written is looked for."""
TABLES = {"debtor": "customers", "creditor": "vendors", "gl-account": "accounts", "tax-code": "taxtables"}


def shown_difference(left: Any, right: Any) -> Any:
    return shown(Fraction(str(left)) - Fraction(str(right)))


def _matches(row: dict[str, Any], payload: dict[str, Any]) -> bool:
    code = str(next(iter(row.values())))
    name = str(row.get("companyName") or row.get("description") or "")
    if payload.get("code") and code != payload["code"]:
        return False
    if payload.get("keys") and code not in payload["keys"]:
        return False
    if payload.get("name") and str(payload["name"]).lower() not in name.lower():
        return False
    if payload.get("isActive") is not None and row["isActive"] != payload["isActive"]:
        return False
    if payload.get("changedSince") and row.get("lastModified", "") < str(payload["changedSince"]):
        return False
    return str(payload.get("search") or "").lower() in f"{code} {name}".lower()
