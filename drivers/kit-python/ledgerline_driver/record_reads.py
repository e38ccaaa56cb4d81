"""Records as results show them: customers, accounts, items and whatever else a package has. A driver says what one is; lists and names are the same for all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from .catalog import Command
from .documents import SIDE_OF, Json, previewed
from .ledger_reads import all_rows, rows_of
from .money import shown
from .refusal import Refusal

"""How many codes of a kind the capabilities of a book name."""
CODES_MAX = 500
"""Native names that are not the name with a capital letter."""
NATIVE = {
    "email": "EmailAddress", "area": "AreaCode", "accountNo": "AccNo", "accountType": "AccType", "parentAccountNo": "ParentAccNo",
    "specialType": "SpecialAccType", "cashFlowClass": "CashFlowCategory", "buyRate": "BankBuyRate", "sellRate": "BankSellRate", "baseUom": "BaseUOM",
}
_PARTY = (
    "companyName", "displayTerm", "creditLimit", "overdueLimit", "taxCode", "address1", "address2", "address3", "address4", "phone1", "phone2", "fax1",
    "attention", "email", "isActive",
)
"""What an update can change, by record. A driver adds the records that its package has besides."""
WRITABLE: dict[str, tuple[str, ...]] = {
    "debtor": _PARTY, "creditor": _PARTY,
    "gl-account": ("description", "parentAccountNo", "cashFlowClass", "isActive"),
    "tax-code": ("description", "einvoiceType", "returnField", "isActive"),
    "general-currency": ("rate", "effectiveDate"),
}
MONEY_NAMES = ("accountNo", "description", "specialType", "currencyCode", "isActive", "balance")


def native(kind: str, name: str) -> str:
    if kind == "general-payment-method" and name == "accountNo":
        return "BankAccount"
    return NATIVE.get(name) or name[0].upper() + name[1:]


def as_fields(kind: str, record: Json) -> Json:
    return {**{native(kind, name): value for name, value in record.items()}, "readErrors": []}


def payment_methods(settings: Json) -> dict[str, Json]:
    """Of a package that has none: they are in the settings of the book, each with its account."""
    given = settings.get("paymentMethods") or {}
    return {code: {"accountNo": entry} if isinstance(entry, str) else dict(entry) for code, entry in given.items()}


def method_record(settings: Json, code: str) -> Json:
    method = payment_methods(settings).get(code)
    if method is None:
        raise Refusal("NOT_FOUND", f"Payment method {code} is not in the settings of this book.", "/code")
    return {"code": code, "paymentBy": code, "bankChargeRate": 0, "isDeposit": False, "isActive": True, **method}


def is_listed(row: Json, payload: Json) -> bool:
    """Whether a list asks for the record, whose code is its first field."""
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


class RecordReads:
    """The settings of the book, in which roles and payment methods are."""

    settings: Json
    writable: Mapping[str, tuple[str, ...]] = WRITABLE
    """The field that selects a record, where it is not the code."""
    code_fields: Mapping[str, str] = {}

    def read(self, command: Command, payload: Json) -> Json:
        if command.operation == "list":
            return self.listed(command.record, payload)
        if command.operation == "validate":
            self.check_rate(payload)
            return self.validated_rate(payload)
        return self.got(command.record, self.code_in(command.record, payload))

    def code_in(self, kind: str, payload: Json) -> str:
        return str(payload[self.code_fields.get(kind, "code")])

    def check_rate(self, payload: Json) -> object:
        """Refuses a rate that the package cannot have."""
        raise NotImplementedError

    def record(self, kind: str, code: str) -> Json:
        """One record under canonical names, its code first, or a refusal."""
        raise NotImplementedError

    def records(self, kind: str) -> Iterable[tuple[Json, str]]:
        """Every record with the time of its last change."""
        raise NotImplementedError

    def chart_rows(self) -> list[Json]:
        """Every account with its level and balance, in the order of the codes."""
        raise NotImplementedError

    def account_name(self, number: str) -> str | None:
        raise NotImplementedError

    def own_balance(self, row: Json) -> int | float:
        """The balance of an account in its own currency."""
        balance: int | float = row["balance"]
        return balance

    def owed(self, side: str, code: str) -> Json:
        """What is owed by or to a party: LedgerReads.sums."""
        raise NotImplementedError

    def oldest_overdue(self, side: str, code: str) -> int:
        raise NotImplementedError

    def listed(self, kind: str, payload: Json, has_truncated: bool = True, active_only: bool = False) -> Json:
        rows = [{**record, "lastModified": modified} for record, modified in self.records(kind)]
        rows = [row for row in rows if is_listed(row, payload)]
        if active_only and not payload.get("includeInactive") and payload.get("isActive") is None:
            rows = [row for row in rows if row["isActive"]]
        return rows_of(rows, payload, has_truncated)

    def got(self, kind: str, code: str) -> Json:
        record = self.record(kind, code)
        return {
            "ok": True, "code": code, "document": record, "fields": as_fields(kind, record), "fieldCapabilities": self._capabilities(kind),
            "count": 1, "nextCursor": None,
        }

    def _capabilities(self, kind: str) -> Json:
        own = {"type": "string", "writable": True, "class": "cosmetic", "nullable": True}
        return {"header": {native(kind, name): {**own, "aliases": [name]} for name in self.writable.get(kind, ())}}

    def detail(self, kind: str, code: str) -> Json:
        return {**self.got(kind, code), "balance": self.owed(SIDE_OF[kind], code)}

    def credit_control(self, code: str) -> Json:
        record, sums = self.record("debtor", code), self.owed("AR", code)
        limit, overdue_limit = record["creditLimit"], record["overdueLimit"]
        limits = (("creditLimit", sums["total"], limit), ("overdueLimit", sums["overdue"], overdue_limit))
        document = {
            "debtorCode": code, "companyName": record["companyName"], "creditLimit": limit, "overdueLimit": overdue_limit, "outstanding": sums["total"],
            "undelivered": 0, "available": shown(Fraction(str(limit)) - Fraction(str(sums["total"]))) if limit else None, "overdue": sums["overdue"],
            "oldestOverdueDays": self.oldest_overdue("AR", code), "blocked": [name for name, found, most in limits if most and found > most],
        }
        return {"ok": True, "document": document, "count": 1, "nextCursor": None}

    def chart(self, payload: Json) -> Json:
        return all_rows([row for row in self.chart_rows() if is_listed(row, payload)])

    def money_accounts(self, payload: Json) -> Json:
        money = [row for row in self.chart(payload)["rows"] if row.get("specialType") in ("BANK", "CASH")]
        return all_rows([{**{name: row[name] for name in MONEY_NAMES}, "currencyBalance": self.own_balance(row)} for row in money])

    def default_accounts(self) -> Json:
        roles = self.settings.get("accounts") or {}
        return all_rows([{"role": role, "accountNo": number, "description": self.account_name(number)} for role, number in sorted(roles.items())])

    def previewed(self, kind: str, code: str) -> Json:
        return previewed({"code": code, "fields": as_fields(kind, self.record(kind, code))})

    def validated_rate(self, payload: Json) -> Json:
        """Of a currency, after its check."""
        fields: dict[str, Any] = {"Code": str(payload["code"]), "Rate": shown(payload["rate"]), "IsActive": True, "readErrors": []}
        return previewed({"code": fields["Code"], "fields": fields})

    def present(self, record: Json) -> Json:
        if record["operation"] == "DeleteRecord":
            return {"code": record["code"]}
        found = self.record(record["kind"], record["code"])
        return {"code": record["code"], "document": found, "fields": as_fields(record["kind"], found)}
