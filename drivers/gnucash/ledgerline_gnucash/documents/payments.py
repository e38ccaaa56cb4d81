"""Payment rows and knock-offs of a payload, checked against the book."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gnucash import Account
from ledgerline_driver.documents import Kind, kinds_of
from ledgerline_driver.money import amount, converted, fraction, shown
from ledgerline_driver.payment_fields import check_knock_off_fields, check_payment_fields
from ledgerline_driver.record_reads import payment_methods
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..money import cents
from ..refusal import LACKS
from .document import KINDS, Document, Documents
from .posting import Part


@dataclass
class PaymentRow:
    given: dict[str, Any]
    account: Account
    """In the currency of the document."""
    cents: int
    charge: int
    charge_account: Account | None
    """The deposit that pays it."""
    deposit: Document | None = None

    def shown(self, key: str) -> dict[str, Any]:
        own = {name: shown(fraction(value)) if name == "bankCharge" else value for name, value in self.given.items() if name != "dtlKey"}
        return {"dtlKey": key, **own, "paymentAmount": amount(self.cents), "paymentAccountNo": self.account.GetCode()}


@dataclass
class Payer:
    """Whose payment rows are read: the kind of document, its party and its currency."""

    kind: Kind
    party: str
    currency: str


@dataclass
class KnockOff:
    document: Document
    cents: int
    discount: int
    date: str
    """What it clears in the currency of the book: of the document that settles, and of the settled one."""
    own_local: int = 0
    target_local: int = 0

    def shown(self) -> dict[str, Any]:
        return {
            "docType": self.document.kind.type,
            "docNo": self.document.number,
            "docKey": self.document.key,
            "knockOffDate": self.date,
            "amount": amount(self.cents),
            **({"discountAmount": amount(self.discount)} if self.discount else {}),
        }


def read_payments(book: Book, documents: Documents, payer: Payer, rows: list[dict[str, Any]] | None) -> list[PaymentRow]:
    found = [_read_payment(book, documents, payer, row, f"/payments/{index}") for index, row in enumerate(rows or [])]
    for index, row in enumerate(found):
        if row.deposit is not None:
            used = sum(each.cents for each in found if each.deposit is row.deposit)
            check_deposit_left(row.deposit, used, f"/payments/{index}/paymentAmount")
    return found


def _read_payment(book: Book, documents: Documents, payer: Payer, row: dict[str, Any], path: str) -> PaymentRow:
    check_payment_fields(row, path, LACKS, has_deposits=True)
    paid = cents(row.get("paymentAmount", 0), f"{path}/paymentAmount")
    if row.get("depositDocNo"):
        deposit = usable_deposit(documents, payer, str(row["depositDocNo"]), f"{path}/depositDocNo")
        return PaymentRow(row, book.role_account(deposit.kind.role), paid, 0, None, deposit)
    number = row.get("paymentAccountNo") or _method_account(book, row, path)
    account = book.account(str(number), f"{path}/paymentAccountNo")
    if account.GetCommodity().get_mnemonic() not in (book.currency_code, payer.currency):
        raise Refusal("CURRENCY_MISMATCH", f"{number} is not an account in {payer.currency}.", f"{path}/paymentAccountNo")
    charge = cents(row.get("bankCharge", 0), f"{path}/bankCharge")
    charge_account = None
    if charge:
        given = row.get("bankChargeAccountNo")
        charge_account = book.account(str(given), f"{path}/bankChargeAccountNo") if given else book.role_account("bankCharge")
    return PaymentRow(row, account, paid, charge, charge_account)


def usable_deposit(documents: Documents, payer: Payer, number: str, path: str) -> Document:
    deposit = documents.find(("RDP",) if payer.kind.side == "AR" else ("PDP",), number, path)
    if deposit.party != payer.party:
        raise Refusal("INVALID_VALUE", f"{number} is a deposit of {deposit.party}, not of {payer.party}.", path)
    if payer.kind.form in ("refund", "deposit", "credit"):
        raise Refusal("INVALID_VALUE", f"A {payer.kind.text} cannot use a deposit.", path)
    return deposit


def check_deposit_left(deposit: Document, used: int, path: str) -> None:
    left = abs(deposit.balance)
    if used > left:
        raise Refusal("DEPOSIT_EXCEEDS", f"{deposit.number} has {amount(left)} left; you sent {amount(used)}.", path)


def _method_account(book: Book, row: dict[str, Any], path: str) -> str:
    code = row.get("paymentMethod")
    if code is None:
        raise Refusal("INVALID_PAYLOAD", f"{path.lstrip('/')} needs a paymentMethod or a paymentAccountNo.", f"{path}/paymentMethod")
    method = payment_methods(book.settings).get(str(code))
    if method is None:
        raise Refusal("UNKNOWN_CODE", f"paymentMethod {code} is not in the settings of this book. Send paymentAccountNo instead.", f"{path}/paymentMethod")
    return str(method["accountNo"])


def money_parts(rows: list[PaymentRow], direction: int, rate: Fraction, base: str) -> list[Part]:
    """Money that comes in (1) less its charge, or that goes out (-1) and its charge on top. The bank takes what the charge leaves."""
    parts: list[Part] = []
    for row in rows:
        charge = converted(row.charge, rate)
        is_own = row.account.GetCommodity().get_mnemonic() == base
        value = direction * converted(row.cents, rate) - charge
        memo = str(row.given.get("chequeNo", ""))
        lot = row.deposit.lots[0] if row.deposit is not None else None
        parts.append(Part(row.account, value, lot=lot, memo=memo, amount=None if is_own else direction * row.cents - row.charge))
        if row.charge and row.charge_account is not None:
            parts.append(Part(row.charge_account, charge, memo="Bank charge"))
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
    check_knock_off_fields(row, path, LACKS)
    if "docKey" in row:
        target = documents.by_key(str(row["docKey"]), f"{path}/docKey")
    else:
        types = (str(row["docType"]),) if row.get("docType") in KINDS else kinds_of(KINDS, str(kind.side))
        target = documents.find(types, str(row.get("docNo")), f"{path}/docNo")
    if target.party != party or target.kind.side != kind.side:
        raise Refusal("INVALID_VALUE", f"{target.number} belongs to {target.party}, not to {party}.", f"{path}/docNo")
    if target.is_void:
        raise Refusal("DOC_CANCELLED", f"{target.number} is void.", f"{path}/docNo")
    if target.kind.form == "deposit":
        raise Refusal("INVALID_VALUE", f"{target.number} is a deposit. Send it as depositDocNo of a payment.", f"{path}/docNo")
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
