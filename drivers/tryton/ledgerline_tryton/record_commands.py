"""Commands of records: customers, suppliers, items and what they are sorted by, locations, accounts, tax codes, currencies, payment methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ledgerline_driver.catalog import Command, record_command
from ledgerline_driver.change import Change
from ledgerline_driver.documents import SIDE_OF
from ledgerline_driver.money import shown
from ledgerline_driver.paging import page
from ledgerline_driver.refusal import Refusal

from .book import Book, instant
from .documents.document import Documents
from .documents.kinds import KINDS
from .documents.reads import Reads
from .documents.stock_reads import StockReads
from .records.accounts import Accounts
from .records.items import GROUP_ACCOUNTS, SORTS, Items, Sorts
from .records.methods import method_record, payment_methods
from .records.parties import Parties
from .records.places import Currencies, Locations
from .records.tax import TaxCodes

CODES_MAX = 500
"""Native names that are not the name with a capital letter."""
NATIVE = {
    "email": "EmailAddress", "area": "AreaCode", "accountNo": "AccNo", "accountType": "AccType", "parentAccountNo": "ParentAccNo",
    "specialType": "SpecialAccType", "cashFlowClass": "CashFlowCategory", "buyRate": "BankBuyRate", "sellRate": "BankSellRate", "baseUom": "BaseUOM",
}
_MASTER = ("create", "update", "void", "delete")
"""What can be done with each kind of record."""
OPERATIONS: dict[str, tuple[str, ...]] = {
    "debtor": _MASTER, "creditor": _MASTER, "item": _MASTER, "location": _MASTER, "gl-account": ("get", *_MASTER),
    "tax-code": ("list", "get", "create", "update"), "general-currency": ("list", "get", "validate", "create", "update"),
    "general-payment-method": ("list", "get"),
    **dict.fromkeys(SORTS, ("list", "get", "create", "update")),
}
"""What selects a record, where it is not the code."""
CODE_FIELDS = {
    "debtor": "debtorCode", "creditor": "creditorCode", "item": "itemCode", "location": "location", "gl-account": "accountNo", "tax-code": "taxCode",
    **{kind: name for kind, (name, _) in SORTS.items()},
}
"""What an update can change, by record."""
WRITABLE = {
    "debtor": ("companyName", "displayTerm", "creditLimit", "overdueLimit", "taxCode", "address1", "address2", "address3", "address4", "phone1", "phone2",
    "fax1", "attention", "email", "isActive"),
    "gl-account": ("description", "parentAccountNo", "cashFlowClass", "isActive"),
    "tax-code": ("description", "einvoiceType", "returnField", "isActive"),
    "general-currency": ("rate", "effectiveDate"),
    "item": ("description", "desc2", "itemGroup", "itemType", "itemCategory", "itemBrand", "supplyTaxCode", "purchaseTaxCode", "tariffCode", "classification",
    "isActive"),
    "location": ("description", "isActive"),
    "stock-item-group": ("description", *GROUP_ACCOUNTS, "isActive"),
    **{kind: ("description", "isActive") for kind in SORTS if kind != "stock-item-group"},
}
WRITABLE["creditor"] = WRITABLE["debtor"]


def native(kind: str, name: str) -> str:
    if kind == "general-payment-method" and name == "accountNo":
        return "BankAccount"
    return NATIVE.get(name) or name[0].upper() + name[1:]


def as_fields(kind: str, record: dict[str, Any]) -> dict[str, Any]:
    return {**{native(kind, name): value for name, value in record.items()}, "readErrors": []}


def capabilities(kind: str) -> dict[str, Any]:
    writable = {"writable": True, "class": "cosmetic", "nullable": True}
    return {"header": {native(kind, name): {"type": "string", **writable, "aliases": [name]} for name in WRITABLE.get(kind, ())}}


class RecordCommands:
    def __init__(
        self, book: Book, documents: Documents, parties: Parties, accounts: Accounts, taxes: TaxCodes, items: Items, sorts: Sorts, locations: Locations,
        currencies: Currencies,
        reads: Reads, stock: StockReads,
    ) -> None:
        self._book = book
        self._documents = documents
        self._parties = parties
        self._accounts = accounts
        self._taxes = taxes
        self._items = items
        self._sorts = sorts
        self._locations = locations
        self._currencies = currencies
        self._reads = reads
        self._stock = stock

    def record(self, kind: str, code: str) -> dict[str, Any]:
        """One record under canonical names, or a refusal."""
        if kind in SIDE_OF:
            return self._parties.record(SIDE_OF[kind], self._known(kind, code, self._parties.find(SIDE_OF[kind], code)))
        if kind == "item":
            item: dict[str, Any] = self._known(kind, code, self._items.find(code)).record()
            return item
        if kind == "location":
            return self._locations.record(self._known(kind, code, self._locations.find(code)))
        if kind == "gl-account":
            return self._accounts.record(self._accounts.known(code))
        if kind == "tax-code":
            tax: dict[str, Any] = self._known(kind, code, self._taxes.find(code)).record()
            return tax
        if kind in SORTS:
            return self._sorts.record(kind, code)
        return self._currencies.record(code) if kind == "general-currency" else method_record(self._book, code)

    @staticmethod
    def _known(kind: str, code: str, found: Any) -> Any:
        if found is None:
            name = CODE_FIELDS[kind]
            raise Refusal("NOT_FOUND", f"{name} {code} does not exist in this account book.", f"/{name}")
        return found

    def _all(self, kind: str) -> list[tuple[dict[str, Any], str]]:
        """Every record with the time of its last change."""
        if kind in SIDE_OF:
            side = SIDE_OF[kind]
            return [(self._parties.record(side, party), self._parties.modified(side, party)) for party in self._parties.all(side)]
        if kind == "item":
            return [(item.record(), item.modified) for item in self._items.all()]
        if kind == "location":
            return [(self._locations.record(place), self._locations.modified(place)) for place in self._locations.all()]
        if kind == "tax-code":
            return [(tax.record(), tax.modified) for tax in self._taxes.all()]
        if kind in SORTS:
            return [(self._sorts.record(kind, code), str(self._book.store.slot(kind, code).get("lastModified"))) for code in self._sorts.codes(kind)]
        if kind == "general-currency":
            return [(self._currencies.record(code), self._currencies.modified(code)) for code in self._currencies.codes()]
        return [(method_record(self._book, code), instant(None)) for code in sorted(payment_methods(self._book))]

    def listed(self, kind: str, payload: dict[str, Any], has_truncated: bool = True, active_only: bool = False) -> dict[str, Any]:
        rows = [{**record, "lastModified": modified} for record, modified in self._all(kind)]
        rows = [row for row in rows if _matches(row, payload)]
        if active_only and not payload.get("includeInactive") and payload.get("isActive") is None:
            rows = [row for row in rows if row["isActive"]]
        found, cursor = page(rows, payload)
        more = {"truncated": cursor is not None} if has_truncated else {}
        return {"ok": True, "rows": found, "count": len(found), **more, "nextCursor": cursor}

    def got(self, kind: str, code: str) -> dict[str, Any]:
        record = self.record(kind, code)
        return {"ok": True, "code": code, "document": record, "fields": as_fields(kind, record), "fieldCapabilities": capabilities(kind), "count": 1,
            "nextCursor": None}

    def detail(self, kind: str, code: str) -> dict[str, Any]:
        return {**self.got(kind, code), "balance": self._reads.sums(SIDE_OF[kind], code)}

    def item_detail(self, code: str) -> dict[str, Any]:
        return {**self.got("item", code), "balances": self._stock.balances_of(code), "lastCost": self._stock.last_cost(code)}

    def credit_control(self, code: str) -> dict[str, Any]:
        record, sums = self.record("debtor", code), self._reads.sums("AR", code)
        limit, overdue_limit = record["creditLimit"], record["overdueLimit"]
        blocked = [name for name, found, most in (("creditLimit", sums["total"], limit),
            ("overdueLimit", sums["overdue"], overdue_limit)) if most and found > most]
        document = {
            "debtorCode": code, "companyName": record["companyName"], "creditLimit": limit, "overdueLimit": overdue_limit, "outstanding": sums["total"],
            "undelivered": 0, "available": round(limit - sums["total"], 2) if limit else None, "overdue": sums["overdue"],
            "oldestOverdueDays": self._reads.oldest_overdue("AR", code), "blocked": blocked,
        }
        return {"ok": True, "document": document, "count": 1, "nextCursor": None}

    def reported_codes(self) -> dict[str, list[str]]:
        active = [tax.code for tax in self._taxes.all() if tax.is_active]
        places = [str(place.code) for place in self._locations.all() if place.active]
        return {"taxCode": active[:CODES_MAX], "location": places[:CODES_MAX], "paymentMethod": sorted(payment_methods(self._book))[:CODES_MAX]}

    def chart(self, payload: dict[str, Any]) -> dict[str, Any]:
        rows = [row for row in self._reads.chart(payload) if _matches(row, payload)]
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def money_accounts(self, payload: dict[str, Any]) -> dict[str, Any]:
        names = ("accountNo", "description", "specialType", "currencyCode", "isActive", "balance")
        money = [row for row in self.chart(payload)["rows"] if row.get("specialType") in ("BANK", "CASH")]
        rows = [{**{name: row[name] for name in names}, "currencyBalance": row["balance"]} for row in money]
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def default_accounts(self) -> dict[str, Any]:
        roles = self._book.settings.get("accounts") or {}
        rows = [
            {"role": role, "accountNo": number, "description": self._book.accounts[number].name if number in self._book.accounts else None}
            for role, number in sorted(roles.items())
        ]
        return {"ok": True, "rows": rows, "count": len(rows), "nextCursor": None}

    def read(self, command: Command, payload: dict[str, Any]) -> dict[str, Any]:
        if command.operation == "list":
            return self.listed(command.record, payload)
        if command.operation == "validate":
            code = str(payload["code"])
            self._currencies.check(payload)
            fields: dict[str, Any] = {"Code": code, "Rate": shown(payload["rate"]), "IsActive": True, "readErrors": []}
            return {"ok": True, "saved": False, "operationUsed": "None", "valid": True, "warnings": [], "code": code, "fields": fields}
        return self.got(command.record, str(payload[CODE_FIELDS.get(command.record, "code")]))

    def write(self, command: Command, payload: dict[str, Any]) -> Change | dict[str, Any]:
        kind, operation = command.record, command.operation
        code = str(payload[CODE_FIELDS.get(kind, "code")])
        acts = self._acts(kind, code, payload)
        if operation == "create" or kind == "general-currency":
            return self._create(kind, operation, code, payload, acts)
        record = self.record(kind, code)
        if operation == "update":
            acts["check"]()
            if payload.get("validateOnly"):
                return {"ok": True, "saved": False, "operationUsed": "None", "valid": True, "warnings": [], "code": code, "fields": as_fields(kind, record)}
        if operation == "delete" and kind in SIDE_OF and any(self._documents.of_party(_types(SIDE_OF[kind]), code)):
            raise Refusal("RECORD_IN_USE", f"{code} has documents. Send {record_command('void', kind).type} instead.", f"/{CODE_FIELDS[kind]}")
        verb = {"update": "UpdateRecord", "void": "DeactivateRecord", "delete": "DeleteRecord"}[operation]
        return self._acting(lambda: acts[operation](), verb, kind, code)

    def _create(self, kind: str, operation: str, code: str, payload: dict[str, Any], acts: dict[str, Callable[[], None]]) -> Change | dict[str, Any]:
        acts["check"]()
        if kind != "general-currency" and self._exists(kind, code):
            raise Refusal("RECORD_EXISTS", f"{code} already exists in this account book.", f"/{CODE_FIELDS[kind]}")
        if payload.get("validateOnly"):
            return {"ok": True, "saved": False, "operationUsed": "None", "valid": True, "warnings": [], "code": code,
                "fields": as_fields(kind, self.record(kind, code))}
        return self._acting(acts["create"], "CreateRecord" if operation == "create" else "UpdateRecord", kind, code)

    def _exists(self, kind: str, code: str) -> bool:
        try:
            self.record(kind, code)
        except Refusal:
            return False
        return True

    @staticmethod
    def _acting(act: Callable[[], None], verb: str, kind: str, code: str) -> Change:
        def run(_: str) -> dict[str, Any]:
            act()
            return {"operation": verb, "kind": kind, "code": code}

        return run

    def _acts(self, kind: str, code: str, payload: dict[str, Any]) -> dict[str, Callable[[], None]]:
        """What each operation of a kind of record does."""
        inactive = {"isActive": False}
        if kind in SIDE_OF:
            side, parties = SIDE_OF[kind], self._parties
            return {
                "check": lambda: parties.check(side, payload), "create": lambda: parties.create(side, payload),
                "update": lambda: parties.update(side, parties.known(side, code, ""), payload),
                "void": lambda: parties.update(side, parties.known(side, code, ""), inactive),
                "delete": lambda: parties.remove(side, parties.known(side, code, "")),
            }
        if kind == "item":
            items = self._items
            return {
                "check": lambda: items.check(payload), "create": lambda: items.create(payload), "update": lambda: items.update(items.known(code, ""), payload),
                "void": lambda: items.update(items.known(code, ""), inactive), "delete": lambda: items.remove(items.known(code, "")),
            }
        if kind == "location":
            places = self._locations
            return {
                "check": lambda: places.check(payload), "create": lambda: places.create(payload), "update": lambda: places.update(places.find(code), payload),
                "void": lambda: places.update(places.find(code), inactive), "delete": lambda: places.remove(places.find(code)),
            }
        if kind == "gl-account":
            accounts = self._accounts
            return {
                "check": lambda: accounts.check(payload), "create": lambda: accounts.create(payload),
                "update": lambda: accounts.update(accounts.known(code), payload),
                "void": lambda: accounts.update(accounts.known(code), inactive), "delete": lambda: accounts.remove(accounts.known(code)),
            }
        if kind == "tax-code":
            taxes = self._taxes
            return {"check": lambda: None, "create": lambda: taxes.create(payload), "update": lambda: taxes.update(taxes.known(code, "/taxCode"), payload)}
        if kind == "general-currency":
            return {"check": lambda: self._currencies.check(payload), "create": lambda: self._currencies.write(payload)}
        sorts = self._sorts
        return {"check": lambda: sorts.check(kind, payload), "create": lambda: sorts.create(kind, payload), "update": lambda: sorts.update(kind, code, payload)}

    def present(self, record: dict[str, Any]) -> dict[str, Any]:
        if record["operation"] == "DeleteRecord":
            return {"code": record["code"]}
        found = self.record(record["kind"], record["code"])
        return {"code": record["code"], "document": found, "fields": as_fields(record["kind"], found)}

    def differences(self, record: dict[str, Any]) -> list[dict[str, Any]]:
        """A record that was created or changed is there, and one that was deleted is not."""
        is_there = self._exists(record["kind"], record["code"])
        if is_there == (record["operation"] != "DeleteRecord"):
            return []
        return [{"path": record["code"], "expected": "not in Tryton" if is_there else "in Tryton", "actual": "in Tryton" if is_there else "not in Tryton"}]


def _types(side: str) -> tuple[str, ...]:
    return tuple(type_ for type_, kind in KINDS.items() if kind.side == side)


def _matches(row: dict[str, Any], payload: dict[str, Any]) -> bool:
    code = str(next(iter(row.values())))
    name = str(row.get("companyName") or row.get("description") or "")
    if payload.get("keys") and code not in payload["keys"]:
        return False
    for each in ("code", "debtorCode", "creditorCode", "itemCode", "location", "accountNo", "taxCode"):
        if payload.get(each) and each in ("code", next(iter(row))) and code != payload[each]:
            return False
    for each in ("itemGroup", "itemType", "itemCategory", "itemBrand"):
        if payload.get(each) and row.get(each) != payload[each]:
            return False
    if payload.get("name") and str(payload["name"]).lower() not in name.lower():
        return False
    if payload.get("isActive") is not None and row["isActive"] != payload["isActive"]:
        return False
    if payload.get("changedSince") and row.get("lastModified", "") < str(payload["changedSince"]):
        return False
    return str(payload.get("search") or "").lower() in f"{code} {name}".lower()
