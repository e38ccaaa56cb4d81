"""What a document comes to, by Ledgerline's rules: each line is rounded by itself. GnuCash is then made to agree, or nothing is saved."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ledgerline_driver.documents import Kind, without
from ledgerline_driver.line_prices import check_rate, no_price, price_of_amount, purchase_price, single_line, tax_of, worth_of_price
from ledgerline_driver.money import amount, fraction, shown
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..money import cents
from ..records.tax import TaxCode, TaxCodes
from ..refusal import not_in_gnucash

NO_STOCK = "GnuCash has no stock; send accountNo instead of"
LINE_FIELDS = {"description", "qty", "unitPrice", "discount", "taxCode", "taxRate", "taxAmount", "amount", "accountNo", "uom", "dtlKey"}
KEPT_LINE_TEXTS = {"description2", "furtherDescription", "classification"}
STOCK_FIELDS = {"itemCode", "barCode", "location", "fromLocation", "toLocation", "batchNo", "serialNo", "unitCost", "focQty"}


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
    lines = payload.get("lines") or single_line(payload)
    if not lines:
        raise Refusal("INVALID_PAYLOAD", "lines must have at least 1 row.", "/lines")
    return [_priced(book, taxes, kind, payload, line, f"/lines/{index}", party_tax) for index, line in enumerate(lines)]


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
    check_rate(line, rate, path)
    is_inclusive = payload.get("inclusiveTax") is True
    tax = tax_of(kind, line, sub, rate, is_inclusive, path, "GnuCash")
    return PricedLine(line, str(number), quantity, price, sub, sub - tax if is_inclusive else sub, tax, tax_code)


def _with_price(kind: Kind, line: dict[str, Any], path: str) -> dict[str, Any]:
    """A line that is no heading has a price or an amount."""
    if purchase_price(kind, line, path) is not None:
        line = {**without(line, "unitCost"), "unitPrice": line["unitCost"]}
    is_heading = not any(name in line for name in ("qty", "accountNo"))
    if "unitPrice" not in line and "amount" not in line and not is_heading:
        raise no_price(path)
    return line


def _sub_total(line: dict[str, Any], quantity: Fraction, path: str) -> tuple[int, Fraction]:
    if "unitPrice" in line:
        price = fraction(line["unitPrice"])
        return worth_of_price(line, quantity, price, path, "GnuCash"), price
    sub = cents(line.get("amount", 0), f"{path}/amount")
    return sub, price_of_amount(sub, quantity, path)
