"""Payment rows and knock-offs of a payload, checked against the book."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gnucash import Account

from .book import Book
from .documents import KINDS, Document, Documents, Kind
from .money import amount, cents, fraction, shown
from .posting import Part
from .refusal import Refusal, not_in_gnucash

PAYMENT_FIELDS = {"paymentMethod", "paymentBy", "paymentAmount", "chequeNo", "bankCharge", "paymentAccountNo", "bankChargeAccountNo", "creditCardApprovalCode", "dtlKey"}
KNOCK_OFF_FIELDS = {"docType", "docKey", "docNo", "knockOffDate", "amount", "discountAmount"}


@dataclass
class PaymentRow:
    given: dict[str, Any]
    account: Account
    cents: int
    charge: int
    charge_account: Account | None

    def shown(self, key: str) -> dict[str, Any]:
        own = {name: shown(fraction(value)) if name == "bankCharge" else value for name, value in self.given.items() if name != "dtlKey"}
        return {"dtlKey": key, **own, "paymentAmount": amount(self.cents), "paymentAccountNo": self.account.GetCode()}


@dataclass
class KnockOff:
    document: Document
    cents: int
    discount: int
    date: str

    def shown(self) -> dict[str, Any]:
        return {
            "docType": self.document.kind.type,
            "docNo": self.document.number,
            "docKey": self.document.key,
            "knockOffDate": self.date,
            "amount": amount(self.cents),
            **({"discountAmount": amount(self.discount)} if self.discount else {}),
        }


def payment_methods(book: Book) -> dict[str, dict[str, Any]]:
    """GnuCash has none: they are in the settings of the book, each with its account."""
    given = book.settings.get("paymentMethods") or {}
    return {code: {"accountNo": entry} if isinstance(entry, str) else dict(entry) for code, entry in given.items()}


def read_payments(book: Book, rows: list[dict[str, Any]] | None) -> list[PaymentRow]:
    return [_read_payment(book, row, f"/payments/{index}") for index, row in enumerate(rows or [])]


def _read_payment(book: Book, row: dict[str, Any], path: str) -> PaymentRow:
    for name in row:
        if name == "depositDocNo":
            raise not_in_gnucash(f"{path}/{name}", "GnuCash has no deposits;", "knock off the unapplied payment instead.")
        if name.startswith("withholdingTax"):
            raise not_in_gnucash(f"{path}/{name}", "GnuCash has no withholding tax;", "pay the amount after it, and send a journal entry for the tax.")
        if name not in PAYMENT_FIELDS:
            raise not_in_gnucash(f"{path}/{name}", "GnuCash has no place for", f"{name} on a payment. Leave it out.")
    number = row.get("paymentAccountNo") or _method_account(book, row, path)
    account = book.account(str(number), f"{path}/paymentAccountNo")
    if account.GetCommodity().get_mnemonic() != book.currency_code:
        raise Refusal("CURRENCY_MISMATCH", f"{number} is not an account in {book.currency_code}.", f"{path}/paymentAccountNo")
    paid = cents(row.get("paymentAmount", 0), f"{path}/paymentAmount")
    charge = cents(row.get("bankCharge", 0), f"{path}/bankCharge")
    charge_account = None
    if charge:
        given = row.get("bankChargeAccountNo")
        charge_account = book.account(str(given), f"{path}/bankChargeAccountNo") if given else book.role_account("bankCharge")
    return PaymentRow(row, account, paid, charge, charge_account)


def _method_account(book: Book, row: dict[str, Any], path: str) -> str:
    code = row.get("paymentMethod")
    if code is None:
        raise Refusal("INVALID_PAYLOAD", f"{path.lstrip('/')} needs a paymentMethod or a paymentAccountNo.", f"{path}/paymentMethod")
    method = payment_methods(book).get(str(code))
    if method is None:
        raise Refusal("UNKNOWN_CODE", f"paymentMethod {code} is not in the settings of this book. Send paymentAccountNo instead.", f"{path}/paymentMethod")
    return str(method["accountNo"])


def money_parts(rows: list[PaymentRow], direction: int) -> list[Part]:
    """Money that comes in (1) less its charge, or that goes out (-1) and its charge on top."""
    parts: list[Part] = []
    for row in rows:
        parts.append(Part(row.account, direction * row.cents - row.charge, memo=str(row.given.get("chequeNo", ""))))
        if row.charge and row.charge_account is not None:
            parts.append(Part(row.charge_account, row.charge, memo="Bank charge"))
    return parts


def read_knock_offs(
    documents: Documents, kind: Kind, party: str, day: str, rows: list[dict[str, Any]] | None
) -> list[KnockOff]:
    found = [_read_knock_off(documents, kind, party, day, row, f"/knockOffs/{index}") for index, row in enumerate(rows or [])]
    numbers = [(knock_off.document.kind.type, knock_off.document.number) for knock_off in found]
    for index, number in enumerate(numbers):
        if number in numbers[:index]:
            raise Refusal("INVALID_VALUE", f"{number[1]} is settled twice. Send one row for it.", f"/knockOffs/{index}/docNo")
    return found


def _read_knock_off(documents: Documents, kind: Kind, party: str, day: str, row: dict[str, Any], path: str) -> KnockOff:
    for name in row:
        if name not in KNOCK_OFF_FIELDS:
            raise not_in_gnucash(f"{path}/{name}", "GnuCash has no place for", f"{name} on a knock-off. Leave it out.")
    if "docKey" in row:
        target = documents.by_key(str(row["docKey"]), f"{path}/docKey")
    else:
        types = (str(row["docType"]),) if row.get("docType") in KINDS else tuple(type_ for type_, each in KINDS.items() if each.side == kind.side)
        target = documents.find(types, str(row.get("docNo")), f"{path}/docNo")
    if target.party != party or target.kind.side != kind.side:
        raise Refusal("INVALID_VALUE", f"{target.number} belongs to {target.party}, not to {party}.", f"{path}/docNo")
    if target.is_void:
        raise Refusal("DOC_CANCELLED", f"{target.number} is void.", f"{path}/docNo")
    date = str(row.get("knockOffDate") or max(day, target.date))
    given = cents(row.get("amount", 0), f"{path}/amount")
    discount = cents(row.get("discountAmount", 0), f"{path}/discountAmount")
    open_cents = target.balance * -kind.control_sign
    if given + discount > open_cents:
        raise Refusal(
            "KNOCK_OFF_EXCEEDS",
            f"{target.number} has {amount(max(open_cents, 0))} open; amount and discountAmount are {amount(given + discount)}.",
            f"{path}/amount",
        )
    return KnockOff(target, given, discount, date)
