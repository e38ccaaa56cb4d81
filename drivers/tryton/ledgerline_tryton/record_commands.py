"""Commands of records: customers, suppliers, items and what they are sorted by, locations, accounts, tax codes, currencies, payment methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ledgerline_driver.catalog import Command, record_command
from ledgerline_driver.change import Change
from ledgerline_driver.documents import SIDE_OF
from ledgerline_driver.record_reads import CODES_MAX, WRITABLE, RecordReads, method_record, payment_methods
from ledgerline_driver.refusal import Refusal

from .book import Book, instant
from .documents.document import Documents
from .documents.kinds import KINDS
from .documents.reads import Reads
from .documents.stock_reads import StockReads
from .records.accounts import Accounts
from .records.items import GROUP_ACCOUNTS, SORTS, Items, Sorts
from .records.parties import Parties
from .records.places import Currencies, Locations
from .records.tax import TaxCodes

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
OWN_WRITABLE = {
    **WRITABLE,
    "item": ("description", "desc2", "itemGroup", "itemType", "itemCategory", "itemBrand", "supplyTaxCode", "purchaseTaxCode", "tariffCode", "classification",
    "isActive"),
    "location": ("description", "isActive"),
    "stock-item-group": ("description", *GROUP_ACCOUNTS, "isActive"),
    **{kind: ("description", "isActive") for kind in SORTS if kind != "stock-item-group"},
}


class RecordCommands(RecordReads):
    writable = OWN_WRITABLE
    code_fields = CODE_FIELDS

    def __init__(
        self, book: Book, documents: Documents, parties: Parties, accounts: Accounts, taxes: TaxCodes, items: Items, sorts: Sorts, locations: Locations,
        currencies: Currencies,
        reads: Reads, stock: StockReads,
    ) -> None:
        self._book = book
        self.settings = book.settings
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
        return self._currencies.record(code) if kind == "general-currency" else method_record(self.settings, code)

    @staticmethod
    def _known(kind: str, code: str, found: Any) -> Any:
        if found is None:
            name = CODE_FIELDS[kind]
            raise Refusal("NOT_FOUND", f"{name} {code} does not exist in this account book.", f"/{name}")
        return found

    def records(self, kind: str) -> list[tuple[dict[str, Any], str]]:
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
        return [(method_record(self.settings, code), instant(None)) for code in sorted(payment_methods(self.settings))]

    def owed(self, side: str, code: str) -> dict[str, Any]:
        return self._reads.sums(side, code)

    def oldest_overdue(self, side: str, code: str) -> int:
        return self._reads.oldest_overdue(side, code)

    def item_detail(self, code: str) -> dict[str, Any]:
        return {**self.got("item", code), "balances": self._stock.balances_of(code), "lastCost": self._stock.last_cost(code)}

    def reported_codes(self) -> dict[str, list[str]]:
        active = [tax.code for tax in self._taxes.all() if tax.is_active]
        places = [str(place.code) for place in self._locations.all() if place.active]
        return {"taxCode": active[:CODES_MAX], "location": places[:CODES_MAX], "paymentMethod": sorted(payment_methods(self.settings))[:CODES_MAX]}

    def chart_rows(self) -> list[dict[str, Any]]:
        return self._reads.chart()

    def account_name(self, number: str) -> str | None:
        return self._book.accounts[number].name if number in self._book.accounts else None

    def check_rate(self, payload: dict[str, Any]) -> None:
        self._currencies.check(payload)

    def write(self, command: Command, payload: dict[str, Any]) -> Change | dict[str, Any]:
        kind, operation = command.record, command.operation
        code = self.code_in(kind, payload)
        acts = self._acts(kind, code, payload)
        if operation == "create" or kind == "general-currency":
            return self._create(kind, operation, code, payload, acts)
        self.record(kind, code)
        if operation == "update":
            acts["check"]()
            if payload.get("validateOnly"):
                return self.previewed(kind, code)
        if operation == "delete" and kind in SIDE_OF and any(self._documents.of_party(_types(SIDE_OF[kind]), code)):
            raise Refusal("RECORD_IN_USE", f"{code} has documents. Send {record_command('void', kind).type} instead.", f"/{CODE_FIELDS[kind]}")
        verb = {"update": "UpdateRecord", "void": "DeactivateRecord", "delete": "DeleteRecord"}[operation]
        return self._acting(lambda: acts[operation](), verb, kind, code)

    def _create(self, kind: str, operation: str, code: str, payload: dict[str, Any], acts: dict[str, Callable[[], None]]) -> Change | dict[str, Any]:
        acts["check"]()
        if kind != "general-currency" and self._exists(kind, code):
            raise Refusal("RECORD_EXISTS", f"{code} already exists in this account book.", f"/{CODE_FIELDS[kind]}")
        if payload.get("validateOnly"):
            return self.previewed(kind, code)
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

    def differences(self, record: dict[str, Any]) -> list[dict[str, Any]]:
        """A record that was created or changed is there, and one that was deleted is not."""
        is_there = self._exists(record["kind"], record["code"])
        if is_there == (record["operation"] != "DeleteRecord"):
            return []
        return [{"path": record["code"], "expected": "not in Tryton" if is_there else "in Tryton", "actual": "in Tryton" if is_there else "not in Tryton"}]


def _types(side: str) -> tuple[str, ...]:
    return tuple(type_ for type_, kind in KINDS.items() if kind.side == side)
