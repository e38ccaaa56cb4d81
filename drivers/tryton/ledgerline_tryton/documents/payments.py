"""Payment rows and knock-offs of a payload, checked against the book, and what is open of each document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ledgerline_driver.documents import Posting, kinds_of
from ledgerline_driver.money import amount, cents, fraction, rounded, shown
from ledgerline_driver.payment_fields import check_knock_off_fields, check_payment_fields
from ledgerline_driver.record_reads import payment_methods
from ledgerline_driver.refusal import Refusal

from ..book import Book
from ..refusal import LACKS
from .document import Document, Documents
from .kinds import KINDS, Kind


@dataclass
class KnockOff:
    document: Document
    cents: int
    discount: int
    date: str
    """The line of Tryton that settles it, once that is written."""
    target_line: int = 0


class Settlements:
    """What settles what: the driver's table of knock-offs."""

    def __init__(self, book: Book, documents: Documents) -> None:
        self._book = book
        self._documents = documents

    def outstanding(self, document: Document) -> int:
        """What is owed; unapplied credit is negative."""
        if document.is_void or not document.kind.is_settled:
            return 0
        return document.kind.control_sign * document.kind.owed_sign * self.left(document)

    def left(self, document: Document) -> int:
        """What is not settled yet, as a positive number."""
        gone = self._sum("cents + discount", "target_key", document.key) + self._sum("cents", "owner_key", document.key)
        return document.total - document.paid - gone

    def _sum(self, what: str, key_name: str, key: int) -> int:
        row = self._book.store.row(f"SELECT SUM({what}) FROM ledgerline_knock_off WHERE {key_name} = ?", key)
        return int(row[0] or 0) if row else 0

    def settled_by(self, document: Document) -> Document | None:
        """Another document that settles a part of this one."""
        row = self._book.store.row("SELECT owner_key FROM ledgerline_knock_off WHERE target_key = ? ORDER BY owner_key", document.key)
        return None if row is None else self._documents.by_key(int(row[0]))

    def rows(self, document: Document) -> list[dict[str, Any]]:
        found = self._book.store.rows("SELECT target_key, cents, discount, day FROM ledgerline_knock_off WHERE owner_key = ? ORDER BY seq", document.key)
        return [self._shown(*row) for row in found]

    def _shown(self, key: int, value: int, discount: int, day: str) -> dict[str, Any]:
        target = self._documents.by_key(key)
        more = {"discountAmount": amount(discount)} if discount else {}
        return {"docType": target.kind.type, "docNo": target.number, "docKey": str(target.key), "knockOffDate": day, "amount": amount(value), **more}

    def write(self, document: Document, seq: int, knock_off: KnockOff, target_line: int, owner_line: int | None) -> None:
        self._book.store.run(
            "INSERT INTO ledgerline_knock_off (owner_key, target_key, seq, cents, discount, day, target_line, owner_line) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            document.key, knock_off.document.key, seq, knock_off.cents, knock_off.discount, knock_off.date, target_line, owner_line,
        )

    def settling_lines(self, document: Document) -> list[int]:
        """The lines of Tryton that settle a document, or that it settles others with."""
        others = self._book.store.rows("SELECT target_line FROM ledgerline_knock_off WHERE target_key = ?", document.key)
        own = self._book.store.rows("SELECT owner_line FROM ledgerline_knock_off WHERE owner_key = ? AND owner_line IS NOT NULL", document.key)
        return [int(row[0]) for row in (*others, *own)]

    def targets(self, document: Document) -> list[tuple[Document, int]]:
        rows = self._book.store.rows("SELECT target_key, target_line FROM ledgerline_knock_off WHERE owner_key = ?", document.key)
        return [(self._documents.by_key(int(key)), int(line)) for key, line in rows]

    def remove(self, document: Document) -> None:
        self._book.store.run("DELETE FROM ledgerline_knock_off WHERE owner_key = ?", document.key)


def read_payments(book: Book, rows: list[dict[str, Any]] | None, flow: str) -> list[dict[str, Any]]:
    return [_read_payment(book, row, f"/payments/{index}", flow) for index, row in enumerate(rows or [])]


def _read_payment(book: Book, row: dict[str, Any], path: str, flow: str) -> dict[str, Any]:
    check_payment_fields(row, path, LACKS, has_deposits=False)
    paid = cents(row.get("paymentAmount", 0), f"{path}/paymentAmount", "Tryton")
    if paid <= 0:
        raise Refusal("REQUIRED", "paymentAmount must be above zero.", f"{path}/paymentAmount")
    method = _method(book, row, path)
    number = row.get("paymentAccountNo") or (method or {}).get("accountNo")
    if number is None:
        raise Refusal("REQUIRED", f"{path.lstrip('/')} needs a paymentMethod or a paymentAccountNo.", path)
    account = book.account(str(number), f"{path}/paymentAccountNo")
    if account.is_control:
        raise Refusal("ACCOUNT_NOT_POSTABLE", f"{number} is a control account.", f"{path}/paymentAccountNo")
    if row.get("bankCharge") is not None:
        charge = cents(row["bankCharge"], f"{path}/bankCharge", "Tryton")
    else:
        rate = fraction(str((method or {}).get("bankChargeRate") or 0))
        charge = rounded(paid * rate / 100) if flow == "in" else 0
    charge_account = None
    if charge:
        given = row.get("bankChargeAccountNo")
        charge_account = (book.account(str(given), f"{path}/bankChargeAccountNo") if given else book.role_account("bankCharge")).code
    kept = {name: shown(fraction(value)) if name in ("bankCharge", "paymentAmount") else value for name, value in row.items() if name != "dtlKey"}
    return {"given": kept, "account": account.code, "cents": paid, "charge": charge, "chargeAccount": charge_account}


def _method(book: Book, row: dict[str, Any], path: str) -> dict[str, Any] | None:
    methods = payment_methods(book.settings)
    code = row.get("paymentMethod")
    if code is not None:
        if str(code) not in methods:
            raise Refusal("UNKNOWN_CODE", f"paymentMethod {code} is not in the settings of this book. Send paymentAccountNo instead.", f"{path}/paymentMethod")
        return methods[str(code)]
    by = row.get("paymentBy")
    return None if by is None else next((method for method in methods.values() if method.get("paymentBy") == by), None)


def shown_payment(row: dict[str, Any], key: str) -> dict[str, Any]:
    more = {"bankCharge": amount(row["charge"]), "bankChargeAccountNo": row["chargeAccount"]} if row["charge"] else {}
    return {"dtlKey": key, **row["given"], "paymentAccountNo": row["account"], "paymentAmount": amount(row["cents"]), **more}


def money_rows(payments: list[dict[str, Any]], direction: int) -> list[Posting]:
    """Money that comes in (1) less its charge, or that goes out (-1) and its charge on top."""
    rows = []
    for row in payments:
        rows.append(Posting(row["account"], None, direction * row["cents"] - row["charge"]))
        if row["charge"]:
            rows.append(Posting(row["chargeAccount"], None, row["charge"]))
    return rows


def read_knock_offs(documents: Documents, settlements: Settlements, kind: Kind, party: str, day: str, rows: list[dict[str, Any]] | None) -> list[KnockOff]:
    found = [_read_knock_off(documents, settlements, kind, party, day, row, f"/knockOffs/{index}") for index, row in enumerate(rows or [])]
    keys = [knock_off.document.key for knock_off in found]
    for index, key in enumerate(keys):
        if key in keys[:index]:
            raise Refusal("INVALID_VALUE", f"{found[index].document.number} is settled twice. Send one row for it.", f"/knockOffs/{index}/docNo")
    return found


def _read_knock_off(documents: Documents, settlements: Settlements, kind: Kind, party: str, day: str, row: dict[str, Any], path: str) -> KnockOff:
    check_knock_off_fields(row, path, LACKS)
    if "docKey" in row and str(row["docKey"]).isdigit():
        target = documents.by_key(int(row["docKey"]), f"{path}/docKey")
    else:
        types = (str(row["docType"]),) if row.get("docType") in KINDS else kinds_of(KINDS, str(kind.side))
        target = documents.find(types, str(row.get("docNo")), f"{path}/docNo")
    if target.party != party or target.kind.side != kind.side or not target.kind.is_settled:
        raise Refusal("INVALID_VALUE", f"{target.number} belongs to {target.party}, not to {party}.", f"{path}/docNo")
    if target.is_void:
        raise Refusal("DOC_CANCELLED", f"{target.number} is void.", f"{path}/docNo")
    when = str(row.get("knockOffDate") or max(day, target.date))
    given = cents(row.get("amount", 0), f"{path}/amount", "Tryton")
    discount = cents(row.get("discountAmount", 0), f"{path}/discountAmount", "Tryton")
    open_cents = settlements.left(target) if target.kind.control_sign == -kind.control_sign else 0
    if given + discount > open_cents or given <= 0:
        message = f"{target.number} has {amount(max(open_cents, 0))} open; amount and discountAmount are {amount(given + discount)}."
        raise Refusal("KNOCK_OFF_EXCEEDS", message, f"{path}/amount")
    if when < max(day, target.date):
        raise Refusal("INVALID_DATE", f"knockOffDate must not be before {max(day, target.date)}.", f"{path}/knockOffDate")
    return KnockOff(target, given, discount, when)
