"""The chart of accounts: Tryton's accounts with a code and a type, as GL accounts."""

from __future__ import annotations

from typing import Any

from ledgerline_driver.refusal import Refusal

from ..book import Account, Book, now
from ..refusal import not_in_tryton

CONTROLS = {"DEBTOR_CONTROL": "receivable", "CREDITOR_CONTROL": "payable"}
"""What Tryton's type of an account is, by ours: its statement, whether it is an asset, and what may post to it."""
TYPES: dict[str, tuple[str, bool, tuple[str, ...]]] = {
    "CP": ("balance", False, ()), "RE": ("balance", False, ()),
    "FA": ("balance", True, ()), "OA": ("balance", True, ()), "CA": ("balance", True, ()),
    "CL": ("balance", False, ()), "LL": ("balance", False, ()), "OL": ("balance", False, ()),
    "SL": ("income", False, ("revenue",)), "SA": ("income", False, ("revenue",)), "OI": ("income", False, ("revenue",)), "EI": ("income", False, ("revenue",)),
    "CO": ("income", False, ("expense",)), "EP": ("income", False, ("expense",)), "TX": ("income", False, ("expense",)), "AD": ("income", False, ("expense",)),
}
"""A supplier's invoice in Tryton posts to expenses and debts only; so it clears what was received and not invoiced directly."""
GOODS = {"STOCK": ("stock",), "GRNI": ("debt",)}
KEPT = ("accountType", "specialType", "cashFlowClass")


class Accounts:
    def __init__(self, book: Book) -> None:
        self._book = book

    def slot(self, number: str) -> dict[str, Any]:
        return self._book.store.slot("gl-account", number)

    def record(self, account: Account) -> dict[str, Any]:
        slot = self.slot(account.code)
        special = slot.get("specialType") or next((name for name, flag in CONTROLS.items() if flag in account.flags), None)
        if special is None and "stock" in account.flags:
            special = "STOCK"
        return {
            "accountNo": account.code,
            "description": account.name,
            "accountType": slot.get("accountType") or _own_type(account),
            **({"parentAccountNo": account.parent} if account.parent in self._book.accounts else {}),
            **({"specialType": special} if special else {}),
            "currencyCode": self._book.currency_code,
            "cashFlowClass": slot.get("cashFlowClass") or "OTHER",
            "isActive": not account.is_closed,
        }

    def known(self, number: str, path: str = "/accountNo") -> Account:
        account = self._book.accounts.get(number)
        if account is None:
            raise Refusal("NOT_FOUND", f"GL account {number} does not exist in this account book.", path)
        return account

    def level(self, account: Account) -> int:
        parent = self._book.accounts.get(account.parent or "")
        return 0 if parent is None else 1 + self.level(parent)

    def check(self, payload: dict[str, Any]) -> None:
        if payload.get("parentAccountNo"):
            self.known(str(payload["parentAccountNo"]), "/parentAccountNo")
        if payload.get("currencyCode") not in (None, self._book.currency_code):
            raise not_in_tryton("/currencyCode", "The Tryton driver keeps accounts in", f"{self._book.currency_code} only.")
        if "userDefinedFields" in payload:
            raise not_in_tryton("/userDefinedFields", "The Tryton driver has no place for", "userDefinedFields. Leave it out.")

    def create(self, payload: dict[str, Any]) -> None:
        number, kind = str(payload["accountNo"]), str(payload["accountType"])
        special = str(payload.get("specialType") or "")
        if kind not in TYPES:
            raise Refusal("INVALID_PAYLOAD", f"accountType {kind} is unknown.", "/accountType")
        is_control = special in CONTROLS
        parent = self.known(str(payload["parentAccountNo"]), "/parentAccountNo").id if payload.get("parentAccountNo") else None
        self._book.model("account.account").create([{
            "name": str(payload["description"]), "code": number, "company": self._book.company.id, "type": self._type(kind, special),
            "party_required": is_control, "reconcile": is_control, "parent": parent, "closed": payload.get("isActive") is False,
        }])
        self._keep(number, payload)

    def _type(self, kind: str, special: str) -> int:
        """A type of Tryton for each of ours, made when it is first needed."""
        statement, is_asset, flags = TYPES[kind]
        own = set(GOODS[special]) if special in GOODS else {CONTROLS[special]} if special in CONTROLS else set(flags)
        name = f"{kind} {special}" if special in (*CONTROLS, *GOODS) else kind
        types = self._book.model("account.account.type")
        found = types.search([("name", "=", name), ("company", "=", self._book.company.id)], limit=1)
        if found:
            return int(found[0].id)
        made = types.create([{
            "name": name, "company": self._book.company.id, "statement": statement, "assets": is_asset,
            **{flag: flag in own for flag in ("receivable", "payable", "stock", "revenue", "expense", "debt")},
        }])
        return int(made[0].id)

    def update(self, account: Account, payload: dict[str, Any]) -> None:
        record = self.record(account)
        for name in ("accountType", "specialType"):
            if name in payload and payload[name] != record.get(name):
                raise not_in_tryton(f"/{name}", f"{name} of an account in Tryton", "stays what it is. Create another account.")
        values: dict[str, Any] = {}
        if "description" in payload:
            values["name"] = str(payload["description"])
        if payload.get("parentAccountNo"):
            values["parent"] = self.known(str(payload["parentAccountNo"]), "/parentAccountNo").id
        if "isActive" in payload:
            values["closed"] = not payload["isActive"]
        model = self._book.model("account.account")
        if values:
            model.write([model(account.id)], values)
        self._keep(account.code, payload)

    def _keep(self, number: str, payload: dict[str, Any]) -> None:
        kept = {name: payload[name] for name in KEPT if payload.get(name)}
        self._book.store.write_slot("gl-account", number, {**self.slot(number), **kept, "lastModified": now()})
        self._book.forget_accounts()

    def remove(self, account: Account) -> None:
        model = self._book.model("account.account")
        lines = self._book.model("account.move.line").search([("account", "=", account.id)], limit=1)
        if lines or any(other.parent == account.code for other in self._book.accounts.values()):
            raise Refusal("RECORD_IN_USE", f"{account.code} has entries or accounts below it. Send void-gl-account instead.", "/accountNo")
        model.delete([model(account.id)])
        self._book.store.remove_slot("gl-account", account.code)
        self._book.forget_accounts()


def _own_type(account: Account) -> str:
    """What an account that was made in Tryton is."""
    if account.statement == "income":
        return "SL" if "revenue" in account.flags else "EP"
    return "CA" if account.is_asset else "CL"
