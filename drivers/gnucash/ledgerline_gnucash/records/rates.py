"""Currencies and their rates: GnuCash's commodities and price database."""

from __future__ import annotations

from datetime import date, datetime
from fractions import Fraction
from typing import Any

from gnucash import GncCommodity, GncPrice
from ledgerline_driver.money import fraction, rounded, shown
from ledgerline_driver.rates import OneRate
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..money import as_numeric, numeric_fraction
from ..refusal import not_in_gnucash

"""Rates have at most six decimals."""
RATE_UNITS = 10**6


class Rates:
    def __init__(self, book: Book) -> None:
        self._book = book

    def codes(self) -> list[str]:
        """The currencies in use: that of the book, of its accounts, and those that have a rate."""
        database = self._book.gnc.get_price_db()
        accounts = {account.GetCommodity().get_mnemonic() for account in self._book.accounts.values()}
        table = self._book.gnc.get_table()
        priced = {
            commodity.get_mnemonic() for commodity in table.get_commodities("CURRENCY")
            if database.has_prices(commodity, self._book.currency)
        }
        return sorted(accounts | priced | {self._book.currency_code})

    def record(self, code: str) -> dict[str, Any]:
        rate = shown(self.rate(code))
        return {"code": code, "rate": rate, "buyRate": rate, "sellRate": rate, "isActive": True}

    def rate(self, code: str) -> Fraction:
        return (Fraction(1) if code == self._book.currency_code else self.known(code)) or Fraction(1)

    def known(self, code: str) -> Fraction | None:
        """The newest rate of a currency, if the book has one. GnuCash also finds the price of the book's currency in the other."""
        found = self._book.gnc.get_price_db().lookup_latest(self._book.commodity(code), self._book.currency)
        value = Fraction(0) if found is None else numeric_fraction(found.get_value())
        if found is None or value == 0:
            return None
        rate = value if _commodity(found).get_mnemonic() == code else 1 / value
        return Fraction(rounded(rate * RATE_UNITS), RATE_UNITS)

    def set(self, payload: dict[str, Any]) -> str:
        code = OneRate("GnuCash", self._book.currency_code, "book", _no_place).check(payload)
        self._book.commodity(code)
        return code

    def write(self, payload: dict[str, Any]) -> None:
        when = date.fromisoformat(str(payload["effectiveDate"])) if payload.get("effectiveDate") else date.today()
        price = GncPrice(self._book.gnc)
        price.begin_edit()
        price.set_commodity(self._book.commodity(str(payload["code"])))
        price.set_currency(self._book.currency)
        price.set_time64(datetime(when.year, when.month, when.day, 12))
        price.set_typestr("last")
        price.set_source_string("user:price")
        price.set_value(as_numeric(fraction(payload["rate"])))
        price.commit_edit()
        self._book.gnc.get_price_db().add_price(price)


def _no_place(name: str) -> Refusal:
    return not_in_gnucash(f"/{name}", "GnuCash defines its currencies itself and has no place for", f"{name}. Leave it out.")


def _commodity(price: Any) -> GncCommodity:
    """The bindings return the plain structure here."""
    found = price.get_commodity()
    return found if isinstance(found, GncCommodity) else GncCommodity(instance=found)
