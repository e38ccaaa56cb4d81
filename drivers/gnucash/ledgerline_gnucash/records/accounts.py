"""The chart of accounts: GnuCash accounts with a code, as GL accounts."""

from __future__ import annotations

from datetime import date
from typing import Any

from gnucash import Account
from gnucash import gnucash_core_c as core
from ledgerline_driver.money import CENTS, rounded
from ledgerline_driver.refusal import Refusal

from ..file.book import Book, now
from ..file.slots import read_slot, write_slot
from ..money import local_cents, numeric_cents, numeric_fraction
from ..refusal import not_in_gnucash

"""Which type an account gets in GnuCash: by special type first, then by account type."""
SPECIAL = {
    "BANK": core.ACCT_TYPE_BANK,
    "CASH": core.ACCT_TYPE_CASH,
    "DEBTOR_CONTROL": core.ACCT_TYPE_RECEIVABLE,
    "CREDITOR_CONTROL": core.ACCT_TYPE_PAYABLE,
}
TYPES = {
    "CP": core.ACCT_TYPE_EQUITY, "RE": core.ACCT_TYPE_EQUITY, "FA": core.ACCT_TYPE_ASSET, "OA": core.ACCT_TYPE_ASSET,
    "CA": core.ACCT_TYPE_ASSET, "CL": core.ACCT_TYPE_LIABILITY, "LL": core.ACCT_TYPE_LIABILITY, "OL": core.ACCT_TYPE_LIABILITY,
    "SL": core.ACCT_TYPE_INCOME, "SA": core.ACCT_TYPE_INCOME, "OI": core.ACCT_TYPE_INCOME, "EI": core.ACCT_TYPE_INCOME,
    "CO": core.ACCT_TYPE_EXPENSE, "EP": core.ACCT_TYPE_EXPENSE, "TX": core.ACCT_TYPE_EXPENSE, "AD": core.ACCT_TYPE_EXPENSE,
}
"""What an account that was made in GnuCash is."""
OWN_TYPES = {
    core.ACCT_TYPE_EQUITY: "CP", core.ACCT_TYPE_ASSET: "CA", core.ACCT_TYPE_BANK: "CA", core.ACCT_TYPE_CASH: "CA",
    core.ACCT_TYPE_RECEIVABLE: "CA", core.ACCT_TYPE_LIABILITY: "CL", core.ACCT_TYPE_PAYABLE: "CL", core.ACCT_TYPE_CREDIT: "CL",
    core.ACCT_TYPE_INCOME: "SL", core.ACCT_TYPE_EXPENSE: "EP", core.ACCT_TYPE_STOCK: "OA", core.ACCT_TYPE_MUTUAL: "OA",
    core.ACCT_TYPE_TRADING: "OI",
}
OWN_SPECIAL = {value: name for name, value in SPECIAL.items()}


class Accounts:
    def __init__(self, book: Book) -> None:
        self._book = book

    def record(self, account: Account) -> dict[str, Any]:
        slot = read_slot(account)
        special = slot.get("specialType") or OWN_SPECIAL.get(account.GetType())
        parent = account.get_parent()
        parent_code = parent.GetCode() if parent is not None else ""
        return {
            "accountNo": account.GetCode(),
            "description": account.GetName(),
            "accountType": slot.get("accountType") or OWN_TYPES.get(account.GetType(), "OA"),
            **({"parentAccountNo": parent_code} if parent_code else {}),
            **({"specialType": special} if special else {}),
            "currencyCode": account.GetCommodity().get_mnemonic(),
            "cashFlowClass": slot.get("cashFlowClass") or "OTHER",
            "isActive": not account.GetHidden(),
        }

    def level(self, account: Account) -> int:
        parent = account.get_parent()
        return 0 if parent is None or not parent.GetCode() else 1 + self.level(parent)

    def known(self, number: str, path: str = "/accountNo") -> Account:
        account = self._book.accounts.get(number)
        if account is None:
            raise Refusal("NOT_FOUND", f"GL account {number} does not exist in this account book.", path)
        return account

    def balance(self, account: Account) -> int:
        """In the currency of the book."""
        if account.GetCommodity().get_mnemonic() == self._book.currency_code:
            return numeric_cents(account.GetBalance())
        return sum(local_cents(split, self._book.currency_code) for split in account.GetSplitList())

    def own_balance(self, account: Account, end: date | None = None) -> int:
        """In its own currency."""
        splits = [split for split in account.GetSplitList() if end is None or split.GetParent().GetDate().date() <= end]
        return sum(rounded(numeric_fraction(split.GetAmount()) * CENTS) for split in splits)

    def movement(self, account: Account, start: date | None, end: date | None) -> tuple[int, int, int]:
        """Opening balance, debits and credits of a period."""
        opening = debit = credit = 0
        for split in account.GetSplitList():
            day = split.GetParent().GetDate().date()
            value = local_cents(split, self._book.currency_code)
            if start is not None and day < start:
                opening += value
            elif end is None or day <= end:
                debit += max(value, 0)
                credit += max(-value, 0)
        return opening, debit, credit

    def check(self, payload: dict[str, Any]) -> None:
        parent = payload.get("parentAccountNo")
        if parent:
            self.known(str(parent), "/parentAccountNo")
        if payload.get("currencyCode"):
            self._book.commodity(str(payload["currencyCode"]))
        special = payload.get("specialType")
        if special in ("STOCK", "GDNI", "GRNI"):
            raise not_in_gnucash("/specialType", "GnuCash has no stock, so no account can be", f"{special}.")

    def create(self, payload: dict[str, Any], command_id: str) -> Account:
        self.check(payload)
        number = str(payload["accountNo"])
        if number in self._book.accounts:
            raise Refusal("RECORD_EXISTS", f"accountNo {number} is already used.", "/accountNo")
        special = str(payload.get("specialType") or "")
        kind = SPECIAL.get(special) or TYPES.get(str(payload["accountType"]))
        if kind is None:
            raise Refusal("INVALID_PAYLOAD", f"accountType {payload['accountType']} is unknown.", "/accountType")
        parent = self.known(str(payload["parentAccountNo"])) if payload.get("parentAccountNo") else self._book.gnc.get_root_account()
        account = Account(self._book.gnc)
        account.BeginEdit()
        account.SetCode(number)
        account.SetName(str(payload["description"]))
        account.SetType(kind)
        account.SetCommodity(self._book.commodity(str(payload.get("currencyCode") or self._book.currency_code)))
        parent.append_child(account)
        self._keep(account, {"isActive": True, **payload}, command_id)
        account.CommitEdit()
        self._book.forget_accounts()
        return account

    def update(self, account: Account, payload: dict[str, Any], command_id: str) -> None:
        self.check(payload)
        for name in ("accountType", "specialType", "currencyCode"):
            if name in payload and payload[name] != self.record(account).get(name):
                raise Refusal("NOT_SUPPORTED", f"{name} of an account in GnuCash stays what it is. Create another account.", f"/{name}")
        account.BeginEdit()
        if "description" in payload:
            account.SetName(str(payload["description"]))
        if payload.get("parentAccountNo"):
            self.known(str(payload["parentAccountNo"])).append_child(account)
        self._keep(account, payload, command_id)
        account.CommitEdit()
        self._book.forget_accounts()

    def _keep(self, account: Account, payload: dict[str, Any], command_id: str) -> None:
        if "isActive" in payload:
            account.SetHidden(not payload["isActive"])
        kept = {name: payload[name] for name in ("accountType", "specialType", "cashFlowClass") if payload.get(name)}
        write_slot(account, {**read_slot(account), **kept, "commandId": command_id, "lastModified": now()})

    def remove(self, account: Account) -> None:
        if account.GetSplitList() or account.get_children():
            raise Refusal("RECORD_IN_USE", f"{account.GetCode()} has transactions or accounts below it. Send void-gl-account instead.", "/accountNo")
        account.BeginEdit()
        account.Destroy()
        self._book.forget_accounts()
