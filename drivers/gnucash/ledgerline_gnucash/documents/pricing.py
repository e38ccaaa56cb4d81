"""What a document comes to, by Ledgerline's rules: each line is rounded by itself. GnuCash is then made to agree, or nothing is saved."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ledgerline_driver.documents import Kind
from ledgerline_driver.money import CENTS_MAX, amount, discounted, fraction, rounded, shown
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..money import cents
from ..records.tax import TaxCode, TaxCodes
from ..refusal import not_in_gnucash

NO_STOCK = "GnuCash has no stock; send accountNo instead of"
LINE_FIELDS = {"description", "qty", "unitPrice", "discount", "taxCode", "taxRate", "taxAmount", "amount", "accountNo", "uom", "dtlKey"}
KEPT_LINE_TEXTS = {"description2", "furtherDescription", "classification"}
STOCK_FIELDS = {"itemCode", "barCode", "location", "fromLocation", "toLocation", "batchNo", "serialNo", "unitCost", "focQty"}
SALES_TAX_TOLERANCE = 10


@dataclass
class PricedLine:
    given: dict[str, Any]
    account_no: str
    quantity: Fraction
    unit_price: Fraction
    """In cents: after discount; before tax; tax."""
    sub: int
    net: int
    tax: int
    tax_code: TaxCode | None

    @property
    def is_tax_cost(self) -> bool:
        """Tax that cannot be claimed is part of the cost."""
        return self.tax_code is not None and self.tax_code.account_no is None

    def shown(self, seq: int, key: str | None = None) -> dict[str, Any]:
        own = {
            name: self.given[name]
            for name in ("description", "description2", "furtherDescription", "classification", "uom", "discount")
            if name in self.given
        }
        if "amount" in self.given:
            own["amount"] = shown(fraction(self.given["amount"]))
        if "unitPrice" in self.given:
            own["unitPrice"] = shown(self.unit_price)
        tax = {} if self.tax_code is None else {"taxCode": self.tax_code.code, "taxRate": shown(self.tax_code.rate)}
        return {
            **({} if key is None else {"dtlKey": key}),
            "seq": seq,
            "accountNo": self.account_no,
            "qty": shown(self.quantity),
            **own,
            **tax,
            "subTotal": amount(self.sub),
            "taxAmount": amount(self.tax),
            "netAmount": amount(self.net),
        }


def price_lines(book: Book, taxes: TaxCodes, kind: Kind, payload: dict[str, Any], party_tax: str | None) -> list[PricedLine]:
    lines = payload.get("lines") or _single_line(payload)
    if not lines:
        raise Refusal("INVALID_PAYLOAD", "lines must have at least 1 row.", "/lines")
    return [_priced(book, taxes, kind, payload, line, f"/lines/{index}", party_tax) for index, line in enumerate(lines)]


def _single_line(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """Ledger invoices and notes can have their only line in the header."""
    if "amount" not in payload:
        return []
    text = payload.get("lineDescription") or payload.get("description")
    names = [name for name in ("amount", "accountNo", "taxCode") if name in payload]
    return [{**({"description": text} if text else {}), **{name: payload[name] for name in names}}]


def _check_fields(line: dict[str, Any], path: str) -> None:
    for name in line:
        if name in STOCK_FIELDS:
            raise not_in_gnucash(f"{path}/{name}", NO_STOCK, f"{name}.")
        if name not in LINE_FIELDS and name not in KEPT_LINE_TEXTS:
            raise not_in_gnucash(f"{path}/{name}", "GnuCash has no place for", f"{name} on a line. Leave it out.")


def _priced(
    book: Book, taxes: TaxCodes, kind: Kind, payload: dict[str, Any], line: dict[str, Any], path: str, party_tax: str | None
) -> PricedLine:
    line = _with_price(kind, line, path)
    _check_fields(line, path)
    number = line.get("accountNo") or payload.get("accountNo") or book.role(kind.role)
    if number is None:
        raise Refusal("SETUP_INCOMPLETE", f"{path.lstrip('/')}: send accountNo, or name settings.accounts.{kind.role}.", f"{path}/accountNo")
    account = book.account(str(number), f"{path}/accountNo")
    if account.GetCommodity().get_mnemonic() != book.currency_code:
        raise Refusal("CURRENCY_MISMATCH", f"{number} is not an account in {book.currency_code}.", f"{path}/accountNo")
    quantity = fraction(line.get("qty", 1))
    sub, price = _sub_total(line, quantity, path)
    code = line.get("taxCode") or party_tax
    tax_code = None if code is None else taxes.usable(str(code), kind, f"{path}/taxCode")
    rate = Fraction(0) if tax_code is None else tax_code.rate
    if "taxRate" in line and fraction(line["taxRate"]) != rate:
        raise Refusal("TAX_OVERRIDE", f"taxRate is {shown(rate)} for this tax code; you sent {line['taxRate']}.", f"{path}/taxRate")
    is_inclusive = payload.get("inclusiveTax") is True
    tax = rounded(sub * rate / (100 + rate)) if is_inclusive else rounded(sub * rate / 100)
    if "taxAmount" in line:
        tax = _overridden(line, tax, sub, kind, path)
    return PricedLine(line, str(number), quantity, price, sub, sub - tax if is_inclusive else sub, tax, tax_code)


def _with_price(kind: Kind, line: dict[str, Any], path: str) -> dict[str, Any]:
    """Money is never guessed: unitCost is the price of a purchase, and a line that is no heading has a price or an amount."""
    if kind.side == "AP" and "unitCost" in line:
        cost = line["unitCost"]
        if fraction(line.get("unitPrice", cost)) != fraction(cost):
            raise Refusal("INVALID_VALUE", f"unitCost is {cost}, but unitPrice is {line['unitPrice']}. Send one of them.", f"{path}/unitCost")
        line = {**{name: value for name, value in line.items() if name != "unitCost"}, "unitPrice": cost}
    is_heading = not any(name in line for name in ("qty", "accountNo"))
    if "unitPrice" not in line and "amount" not in line and not is_heading:
        message = "The line has no price. Send unitPrice or amount, or send unitPrice 0 if it is free of charge."
        raise Refusal("REQUIRED", message, f"{path}/unitPrice")
    return line


def _sub_total(line: dict[str, Any], quantity: Fraction, path: str) -> tuple[int, Fraction]:
    sub, price = _worth(line, quantity, path)
    if abs(sub) > CENTS_MAX:
        raise Refusal("AMOUNT_TOO_LARGE", f"{path.lstrip('/')} comes to more than GnuCash stores.", path)
    return sub, price


def _worth(line: dict[str, Any], quantity: Fraction, path: str) -> tuple[int, Fraction]:
    if "unitPrice" not in line:
        sub = cents(line.get("amount", 0), f"{path}/amount")
        if quantity == 0 and sub != 0:
            raise Refusal("INVALID_PAYLOAD", f"{path}/qty is 0, so the line cannot have an amount.", f"{path}/qty")
        return sub, Fraction(sub, 100) / quantity if quantity else Fraction(0)
    price = fraction(line["unitPrice"])
    gross = quantity * price
    sub = rounded(discounted(gross, str(line["discount"]), f"{path}/discount") * 100) if line.get("discount") else rounded(gross * 100)
    if "amount" in line and cents(line["amount"], f"{path}/amount") != sub:
        raise Refusal("INVALID_VALUE", f"amount must be qty times unitPrice less discount, {amount(sub)}; you sent {line['amount']}.", f"{path}/amount")
    return sub, price


def _overridden(line: dict[str, Any], computed: int, sub: int, kind: Kind, path: str) -> int:
    given = cents(line["taxAmount"], f"{path}/taxAmount")
    allowed = abs(given - computed) <= SALES_TAX_TOLERANCE if kind.side == "AR" else 0 <= given <= abs(sub)
    if not allowed:
        raise Refusal("TAX_OVERRIDE", f"taxAmount must be close to {amount(computed)}; you sent {line['taxAmount']}.", f"{path}/taxAmount")
    return given
