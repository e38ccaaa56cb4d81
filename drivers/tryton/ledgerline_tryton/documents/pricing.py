"""What a document comes to, by Ledgerline's rules: each line is rounded by itself, halves away from zero. Tryton is then made to agree."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ledgerline_driver.line_prices import after_discount, check_rate, no_price, price_of_amount, purchase_price, single_line, tax_of, worth_of_price
from ledgerline_driver.money import cents, fraction, rounded, shown
from ledgerline_driver.refusal import Refusal

from ..book import Book
from ..records.items import Item, Items
from ..records.places import Locations
from ..records.tax import TaxCode, TaxCodes
from ..refusal import no_place, not_in_tryton
from .document import Line
from .kinds import Kind

TEXTS = ("description", "description2", "furtherDescription", "classification", "deliveryDate")
LINE_FIELDS = {"itemCode", "qty", "unitPrice", "unitCost", "discount", "taxCode", "taxRate", "taxAmount", "amount", "accountNo", "uom", "location", "dtlKey",
    *TEXTS}
UNTRACKED = ("batchNo", "serialNo")


class Pricing:
    def __init__(self, book: Book, taxes: TaxCodes, items: Items, locations: Locations) -> None:
        self._book = book
        self._taxes = taxes
        self._items = items
        self._locations = locations

    def lines(self, kind: Kind, payload: dict[str, Any], party_tax: str | None) -> list[Line]:
        rows = payload.get("lines") or single_line(payload)
        if not rows:
            raise Refusal("INVALID_PAYLOAD", "lines must have at least 1 row.", "/lines")
        return [self._line(kind, payload, row, index, party_tax) for index, row in enumerate(rows)]

    def _line(self, kind: Kind, payload: dict[str, Any], row: dict[str, Any], index: int, party_tax: str | None) -> Line:
        path = f"/lines/{index}"
        row = {name: value for name, value in row.items() if value is not None}
        _check_fields(kind, row, path)
        item = self._items.usable(str(row["itemCode"]), f"{path}/itemCode") if row.get("itemCode") else None
        if item is None and not any(name in row for name in ("qty", "unitPrice", "unitCost", "amount", "accountNo")):
            return Line(index + 1, {name: row[name] for name in TEXTS if name in row})
        quantity = fraction(row.get("qty", 1))
        if item is not None:
            self._check_item(item, row, quantity, path)
        sub, price, is_by_amount = self._sub_total(kind, item, row, quantity, path)
        tax_code, rate = self._tax_code(kind, item, row, party_tax, path)
        is_inclusive = payload.get("inclusiveTax") is True
        tax = tax_of(kind, row, sub, rate, is_inclusive, path, "Tryton")
        number = self._account_of(kind, payload, item, row, path)
        line = Line(index + 1, {}, quantity, sub, sub - tax if is_inclusive else sub, tax, number, None if tax_code is None else tax_code.code)
        if tax_code is not None and not tax_code.is_cost(kind.side):
            line.tax_account = tax_code.account_no
            if tax and line.tax_account is None and kind.is_invoice:
                raise Refusal("SETUP_INCOMPLETE", f"taxCode {tax_code.code} names no account in Tryton, and the line has tax.", f"{path}/taxCode")
        elif tax and tax_code is None:
            raise Refusal("REQUIRED", f"{path.lstrip('/')} has tax and names no taxCode.", f"{path}/taxCode")
        self._place(kind, payload, item, row, line, path)
        line.data = _stored(row, item, line, price, is_by_amount, rate)
        return line

    def _check_item(self, item: Item, row: dict[str, Any], quantity: Fraction, path: str) -> None:
        if quantity <= 0:
            raise Refusal("INVALID_VALUE", "qty of an item must be above zero.", f"{path}/qty")
        if row.get("uom") not in (None, item.uom):
            raise not_in_tryton(f"{path}/uom", "The Tryton driver keeps an item in one unit;", f"{item.code} is in {item.uom}.")
        self._items.check_quantity(item, quantity, f"{path}/qty")

    def _sub_total(self, kind: Kind, item: Item | None, row: dict[str, Any], quantity: Fraction, path: str) -> tuple[int, Fraction, bool]:
        price = self._price(kind, item, row, path)
        if price is None:
            if "amount" not in row:
                raise no_price(path)
            sub = after_discount(row, Fraction(cents(row["amount"], f"{path}/amount", "Tryton"), 100), path)
            return sub, price_of_amount(sub, quantity, path), True
        return worth_of_price(row, quantity, price, path, "Tryton"), price, False

    @staticmethod
    def _price(kind: Kind, item: Item | None, row: dict[str, Any], path: str) -> Fraction | None:
        """A sale that names none has that of its item."""
        cost = purchase_price(kind, row, path)
        if cost is not None:
            return cost
        if "unitPrice" in row:
            return fraction(row["unitPrice"])
        return item.price if item is not None and kind.side == "AR" and "amount" not in row else None

    def _tax_code(self, kind: Kind, item: Item | None, row: dict[str, Any], party_tax: str | None, path: str) -> tuple[TaxCode | None, Fraction]:
        own = None if item is None else item.kept.get("supplyTaxCode" if kind.side == "AR" else "purchaseTaxCode")
        code = row["taxCode"] if "taxCode" in row else own or party_tax
        if not code:
            return None, Fraction(0)
        tax = self._taxes.usable(str(code), kind.side, f"{path}/taxCode")
        if tax.kept.get("isUnknown"):
            raise not_in_tryton(f"{path}/taxCode", f"The Tryton driver takes taxes of one percentage; {code} is", "a fixed amount or has taxes below it.")
        check_rate(row, tax.rate, path)
        return tax, tax.rate

    def _account_of(self, kind: Kind, payload: dict[str, Any], item: Item | None, row: dict[str, Any], path: str) -> str:
        named = row.get("accountNo") or payload.get("accountNo")
        number = named or (self._items.account(item, kind.role) if kind.has_default else None)
        if number is None:
            raise Refusal("REQUIRED", f"{path.lstrip('/')}: send accountNo, or name settings.accounts.{kind.role}.", f"{path}/accountNo")
        account = self._book.account(str(number), f"{path}/accountNo")
        if account.is_control:
            raise Refusal("ACCOUNT_NOT_POSTABLE", f"{number} is a control account. Lines post to other accounts.", f"{path}/accountNo")
        return account.code

    def _place(self, kind: Kind, payload: dict[str, Any], item: Item | None, row: dict[str, Any], line: Line, path: str) -> None:
        line.item = None if item is None else item.code
        place = row.get("location") or payload.get("salesLocation" if kind.side == "AR" else "purchaseLocation")
        if place:
            line.location = str(self._locations.usable(str(place), f"{path}/location").code)
        if item is None or not item.is_stock or not kind.stock:
            return
        if line.location is None:
            raise Refusal("REQUIRED", "A line of a stock item needs a location.", f"{path}/location")
        if not item.is_average:
            raise not_in_tryton(f"{path}/itemCode", f"{item.code} is not costed by average in Tryton;",
                "the Tryton driver posts stock by weighted average only.")
        line.stock_account = self._needed(item, "stock")
        line.cost_account = self._needed(item, "costOfGoodsSold")
        if kind.type == "CN" and "unitCost" in row:
            line.given_value = rounded(line.quantity * fraction(row["unitCost"]) * 100)

    def _needed(self, item: Item, role: str) -> str:
        number = self._items.account(item, role)
        if number is None:
            raise Refusal("SETUP_INCOMPLETE", f"The settings of this book name no account for {role}. Add it under accounts.")
        return self._book.account(number, "").code


def _check_fields(kind: Kind, row: dict[str, Any], path: str) -> None:
    for name in row:
        if name in UNTRACKED:
            raise not_in_tryton(f"{path}/{name}", "The Tryton driver does not track", f"batches and serial numbers. Leave {name} out.")
        if name not in LINE_FIELDS or name == "unitCost" and kind.side == "AR" and kind.type != "CN":
            raise no_place(f"{path}/{name}", f"{name} on a line")


def _stored(row: dict[str, Any], item: Item | None, line: Line, price: Fraction, is_by_amount: bool, rate: Fraction) -> dict[str, Any]:
    """The row with its defaults, so that the same row produces the same line again."""
    kept = {name: row[name] for name in (*TEXTS, "discount", "accountNo") if name in row}
    return {
        **kept,
        **({"itemCode": item.code, "description": row.get("description") or item.description} if item else {}),
        **({"uom": item.uom if item else row["uom"]} if item or row.get("uom") else {}),
        "qty": shown(line.quantity),
        **({"amount": shown(fraction(row["amount"]))} if is_by_amount else {"unitPrice": shown(price)}),
        **({"location": line.location} if line.location else {}),
        **({"taxCode": line.tax_code, "taxRate": shown(rate)} if line.tax_code else {}),
    }
