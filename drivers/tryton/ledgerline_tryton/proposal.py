"""What the settings of a book could be, read from the database without Tryton and without a lock. Changes nothing."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from ledgerline_driver.refusal import BookUnavailable

"""The roles of accounts, each with what its type must be in Tryton and the words of its name."""
ROLES: dict[str, tuple[str, tuple[str, ...]]] = {
    "debtorControl": ("receivable", ()), "creditorControl": ("payable", ()),
    "sales": ("revenue", ("sales", "revenue")), "salesReturn": ("revenue", ("sales return", "return")),
    "purchase": ("expense", ("purchase", "expense")), "purchaseReturn": ("expense", ("purchase", "expense")),
    "stock": ("asset", ("stock on hand", "stock", "inventory")), "costOfGoodsSold": ("expense", ("cost of goods", "cost of sales", "cogs")),
    "goodsDeliveredNotInvoiced": ("balance", ("delivered not invoiced", "stock customer")),
    "goodsReceivedNotInvoiced": ("balance", ("received not invoiced", "stock supplier")),
    "purchasePriceVariance": ("expense", ("variance",)), "stockReceive": ("expense", ("stock adjust", "stock gain")),
    "stockIssue": ("expense", ("own use", "stock issue")), "stockAdjustment": ("expense", ("stock adjust",)),
    "stockWriteOff": ("expense", ("written off", "write-off")),
    "bankCharge": ("expense", ("bank charge", "bank fee")), "rounding": ("expense", ("rounding",)),
    "discountAllowed": ("expense", ("discount allowed", "discount given")), "discountReceived": ("revenue", ("discount received",)),
    "bank": ("asset", ("bank",)), "cash": ("asset", ("cash",)),
}
"""Without these an invoice or a bill cannot be posted."""
NEEDED = ("debtorControl", "creditorControl", "sales", "purchase")
ACCOUNTS = """SELECT account.code, account.name, type.receivable, type.payable, type.revenue, type.expense, type.statement, type.assets
  FROM account_account account JOIN account_account_type type ON type.id = account.type WHERE account.code <> '' ORDER BY account.code"""


@dataclass(frozen=True)
class Found:
    code: str
    name: str
    words: frozenset[str]


def propose(settings: dict[str, Any]) -> dict[str, Any]:
    file = settings.get("book")
    if not isinstance(file, str) or not os.path.isfile(file):
        raise BookUnavailable(f"There is no Tryton database {file}." if isinstance(file,
            str) else "settings.book must be the path of a Tryton database in SQLite.")
    accounts = _accounts(file)
    known = settings.get("accounts") or {}
    roles = {role: known.get(role) or _proposed(role, accounts) for role in ROLES}
    money = {name.upper(): code for name in ("bank", "cash") if (code := roles[name])}
    missing = [role for role in NEEDED if not roles[role]]
    return {
        "settings": {**settings, "accounts": {**known, **{role: code for role, code in roles.items() if code}},
        "paymentMethods": settings.get("paymentMethods") or money},
        "choices": {f"accounts.{role}": [{"value": account.code, "label": f"{account.code} {account.name}"} for account in _fitting(role,
        accounts)] for role in ROLES},
        "warnings": [f"No account was found for {', '.join(missing)}. Choose one, or create it in Tryton."] if missing else [],
    }


def _accounts(file: str) -> list[Found]:
    connection = sqlite3.connect(f"file:{quote(file)}?mode=ro", uri=True)
    try:
        rows = connection.execute(ACCOUNTS).fetchall()
    except sqlite3.DatabaseError as failure:
        raise BookUnavailable(f"{os.path.basename(file)} is not a Tryton database with accounts. {failure}") from failure
    finally:
        connection.close()
    return [_found(*row) for row in rows]


def _found(code: str, name: str, receivable: int, payable: int, revenue: int, expense: int, statement: str, assets: int) -> Found:
    flags = {"receivable": receivable, "payable": payable, "revenue": revenue, "expense": expense,
        "balance": statement == "balance" and not receivable and not payable}
    flags["asset"] = flags["balance"] and assets
    return Found(code, name, frozenset(word for word, is_so in flags.items() if is_so))


def _fitting(role: str, accounts: list[Found]) -> list[Found]:
    return [account for account in accounts if ROLES[role][0] in account.words]


def _proposed(role: str, accounts: list[Found]) -> str | None:
    """The only account of its type, or the first whose name says it."""
    fitting, words = _fitting(role, accounts), ROLES[role][1]
    if role in NEEDED and (len(fitting) == 1 or fitting and not words):
        return fitting[0].code
    return next((account.code for word in words for account in fitting if word in account.name.lower()), None)
