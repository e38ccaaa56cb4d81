"""What the settings of a book could be, read from the file without a lock and without GnuCash's engine. Changes nothing."""

from __future__ import annotations

import os
from typing import Any

from ledgerline_driver.refusal import BookUnavailable

from .file.stored_accounts import StoredAccount, stored_accounts

"""The roles of accounts, each with the types that its account can have and the words of its name."""
ROLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "debtorControl": (("RECEIVABLE",), ()),
    "creditorControl": (("PAYABLE",), ()),
    "sales": (("INCOME",), ("sales", "income", "revenue")),
    "salesReturn": (("INCOME", "EXPENSE"), ("sales return", "return inward")),
    "purchase": (("EXPENSE",), ("purchase", "cost of")),
    "purchaseReturn": (("EXPENSE", "INCOME"), ("purchase return", "return outward")),
    "bankCharge": (("EXPENSE",), ("bank charge", "bank service", "bank fee")),
    "rounding": (("EXPENSE", "INCOME"), ("rounding",)),
    "discountAllowed": (("EXPENSE", "INCOME"), ("discount allowed", "discount given")),
    "discountReceived": (("INCOME", "EXPENSE"), ("discount received",)),
    "customerDeposit": (("LIABILITY",), ("customer deposit", "deposits received")),
    "supplierDeposit": (("ASSET",), ("supplier deposit", "deposits paid")),
    "fxGain": (("INCOME",), ("exchange gain", "currency gain")),
    "fxLoss": (("EXPENSE",), ("exchange loss", "currency loss")),
}
"""Without these an invoice or a bill cannot be posted."""
NEEDED = ("debtorControl", "creditorControl", "sales", "purchase")
MONEY = ("BANK", "CASH")


def propose(settings: dict[str, Any]) -> dict[str, Any]:
    file = settings.get("book")
    if not isinstance(file, str) or not os.path.isfile(file):
        raise BookUnavailable(f"There is no GnuCash file {file}." if isinstance(file, str) else "settings.book must be the path of a GnuCash file.")
    accounts = [account for account in stored_accounts(file) if not account.is_placeholder]
    coded = [account for account in accounts if account.code]
    known = settings.get("accounts") or {}
    roles = {role: known.get(role) or _proposed(role, coded) for role in ROLES}
    money = {account.type: account.code for account in reversed(coded) if account.type in MONEY}
    receivable = next((account.currency for account in coded if account.type == "RECEIVABLE"), None)
    return {
        "settings": {
            **settings,
            **({"currency": receivable} if receivable and not settings.get("currency") else {}),
            "accounts": {**known, **{role: code for role, code in roles.items() if code}},
            "paymentMethods": settings.get("paymentMethods") or money,
        },
        "choices": {f"accounts.{role}": _choices(role, coded) for role in ROLES},
        "warnings": _warnings(accounts, coded, roles),
    }


def _fitting(role: str, accounts: list[StoredAccount]) -> list[StoredAccount]:
    return [account for account in accounts if account.type in ROLES[role][0]]


def _proposed(role: str, accounts: list[StoredAccount]) -> str | None:
    """The only account of its type, or the first whose name says it."""
    fitting, words = _fitting(role, accounts), ROLES[role][1]
    if len(fitting) == 1 and role in NEEDED:
        return fitting[0].code
    named = [account for account in fitting if any(word in account.name.lower() for word in words)]
    return (named or fitting)[0].code if named or (fitting and not words) else None


def _choices(role: str, accounts: list[StoredAccount]) -> list[dict[str, str]]:
    return [{"value": account.code, "label": f"{account.code} {account.name}"} for account in _fitting(role, accounts)]


def _warnings(accounts: list[StoredAccount], coded: list[StoredAccount], roles: dict[str, str | None]) -> list[str]:
    missing = [role for role in NEEDED if not roles[role]]
    without = len(accounts) - len(coded)
    return [
        *([f"No account was found for {', '.join(missing)}. Choose one, or create it in GnuCash."] if missing else []),
        *([f"{without} accounts have no account code, so commands cannot name them. Enter codes in GnuCash, Edit Account."] if without else []),
    ]
