"""A Tryton database during one command: its models, the roles of its accounts, and the driver's own tables. Ends with the transaction."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, timezone
from functools import cached_property
from typing import Any

from ledgerline_driver.refusal import Refusal

from .tryton.store import Store

NO_SUCH_ACCOUNT = "is no account of this Tryton company. Use read-chart-accounts to list them"


def now() -> str:
    return datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


def instant(value: datetime | None) -> str:
    """A timestamp of Tryton, which has no time zone and means UTC."""
    return (value or datetime(1970, 1, 1)).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"


@dataclass(frozen=True)
class Account:
    id: int
    code: str
    name: str
    is_closed: bool
    type_id: int | None
    """receivable, payable, revenue, expense, stock or debt: what Tryton lets documents post to."""
    flags: frozenset[str]
    statement: str
    is_asset: bool
    parent: str | None

    @property
    def is_control(self) -> bool:
        return bool(self.flags & {"receivable", "payable"})


class Book:
    def __init__(self, transaction: Any, pool: Any, settings: dict[str, Any]) -> None:
        self.transaction = transaction
        self.pool = pool
        self.settings = settings
        self.store = Store(transaction)

    def model(self, name: str) -> Any:
        return self.pool.get(name)

    @cached_property
    def company(self) -> Any:
        return self.model("company.company")(self.transaction.context["company"])

    @cached_property
    def currency_code(self) -> str:
        return str(self.company.currency.code)

    @cached_property
    def accounts(self) -> dict[str, Account]:
        """Those with a code and a type; the others are headings."""
        found = self.model("account.account").search([("company", "=", self.company.id), ("code", "!=", None), ("type", "!=", None)], order=[("code", "ASC")])
        return {account.code: self._account(account) for account in found if account.code}

    @staticmethod
    def _account(account: Any) -> Account:
        kind = account.type
        flags = frozenset(name for name in ("receivable", "payable", "revenue", "expense", "stock", "debt") if getattr(kind, name))
        parent = account.parent.code if account.parent and account.parent.code else None
        return Account(account.id, account.code, account.name, bool(account.closed), kind.id, flags, kind.statement or "", bool(kind.assets), parent)

    @cached_property
    def codes_by_id(self) -> dict[int, str]:
        return {account.id: account.code for account in self.accounts.values()}

    def forget_accounts(self) -> None:
        self.__dict__.pop("accounts", None)
        self.__dict__.pop("codes_by_id", None)

    def account(self, number: str, path: str) -> Account:
        """One that documents can post to."""
        found = self.accounts.get(number)
        if found is None:
            raise Refusal("UNKNOWN_CODE", f"{number} {NO_SUCH_ACCOUNT}.", path)
        if found.is_closed:
            raise Refusal("RECORD_INACTIVE", f"Account {number} is closed in Tryton.", path)
        return found

    def role(self, name: str) -> str | None:
        found = (self.settings.get("accounts") or {}).get(name)
        if found:
            return str(found)
        flag = {"debtorControl": "receivable", "creditorControl": "payable"}.get(name)
        codes = [account.code for account in self.accounts.values() if flag in account.flags and not account.is_closed]
        return codes[0] if flag and len(codes) == 1 else None

    def role_account(self, name: str) -> Account:
        code = self.role(name)
        if code is None:
            raise Refusal("SETUP_INCOMPLETE", f"The settings of this book name no account for {name}. Add it under accounts.")
        return self.account(code, "")

    def control(self, side: str) -> Account:
        return self.role_account("debtorControl" if side == "AR" else "creditorControl")

    def period(self, when: date, path: str = "/docDate") -> int:
        found = self.model("account.period").search([
            ("start_date", "<=", when), ("end_date", ">=", when), ("type", "=", "standard"), ("fiscalyear.company", "=", self.company.id),
        ], limit=1)
        if not found:
            raise Refusal("PERIOD_MISSING", f"The Tryton company has no period that {when} is in. Create a fiscal year and its periods in Tryton.", path)
        if found[0].state != "open" or found[0].fiscalyear.state != "open":
            raise Refusal("PERIOD_LOCKED", f"The period {found[0].name} is closed in Tryton.", path)
        if getattr(found[0].fiscalyear, "account_stock_method", None):
            year = found[0].fiscalyear.name
            message = f"Tryton posts stock by itself in {year}. The driver needs a fiscal year without an account stock method."
            raise Refusal("NOT_SUPPORTED", message, path)
        return int(found[0].id)

    def journal(self, type_: str) -> int:
        found = self.model("account.journal").search([("type", "=", type_)], order=[("id", "ASC")], limit=1)
        if not found:
            raise Refusal("SETUP_INCOMPLETE", f"Tryton has no journal of the type {type_}. Create one in Tryton.")
        return int(found[0].id)

    def next_key(self) -> int:
        row = self.store.row("SELECT MAX(doc_key) FROM ledgerline_document")
        return int(row[0] or 0) + 1 if row else 1

    def highest_number(self, type_: str) -> int:
        """Of the numbers that the driver gave."""
        numbers = [re.fullmatch(rf"{type_}-(\d{{6,}})", str(row[0])) for row in self.store.rows("SELECT doc_no FROM ledgerline_document WHERE doc_type = ?",
            type_)]
        return max((int(found[1]) for found in numbers if found), default=0)
