"""Locations, which are warehouses of Tryton, and currencies with their rates."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ledgerline_driver.dates import day
from ledgerline_driver.money import fraction, shown
from ledgerline_driver.rates import OneRate
from ledgerline_driver.refusal import Refusal

from ..book import Book, instant, now
from ..refusal import no_place

RATE_DIGITS = 6


class Locations:
    def __init__(self, book: Book) -> None:
        self._book = book

    def all(self) -> list[Any]:
        with self._book.transaction.set_context(active_test=False):
            found: list[Any] = self._book.model("stock.location").search([("type", "=", "warehouse"), ("code", "!=", None)], order=[("code", "ASC")])
        return sorted((location for location in found if location.code), key=lambda location: str(location.code))

    def find(self, code: str) -> Any | None:
        with self._book.transaction.set_context(active_test=False):
            return next(iter(self._book.model("stock.location").search([("type", "=", "warehouse"), ("code", "=", code)], limit=1)), None)

    def usable(self, code: str, path: str) -> Any:
        found = self.find(code)
        if found is None:
            raise Refusal("UNKNOWN_CODE", f"location {code} is no warehouse of this Tryton database. Use read-locations to list them.", path)
        if not found.active:
            raise Refusal("RECORD_INACTIVE", f"location {code} is inactive in Tryton.", path)
        return found

    def record(self, location: Any) -> dict[str, Any]:
        name = "" if location.name == location.code else str(location.name or "")
        return {"location": location.code, **({"description": name} if name else {}), "isActive": bool(location.active)}

    @staticmethod
    def modified(location: Any) -> str:
        return instant(location.write_date or location.create_date)

    def check(self, payload: dict[str, Any]) -> None:
        for name in payload:
            if name not in ("location", "description", "isActive", "reason", "validateOnly", "verifyAfterSave", "Options"):
                raise no_place(f"/{name}", f"{name} on a location")

    def create(self, payload: dict[str, Any]) -> None:
        code = str(payload["location"])
        model = self._book.model("stock.location")
        parts = model.create([{"name": f"{code} {word}", "type": "storage"} for word in ("input", "output", "storage")])
        made = model.create([{
            "name": str(payload.get("description") or code), "code": code, "type": "warehouse",
            "input_location": parts[0].id, "output_location": parts[1].id, "storage_location": parts[2].id, "active": payload.get("isActive") is not False,
        }])
        model.write(parts, {"parent": made[0].id})

    def update(self, location: Any, payload: dict[str, Any]) -> None:
        values: dict[str, Any] = {}
        if "description" in payload:
            values["name"] = str(payload["description"] or location.code)
        if "isActive" in payload:
            values["active"] = bool(payload["isActive"])
        if values:
            self._book.model("stock.location").write([location], values)

    def remove(self, location: Any) -> None:
        if self._book.store.row("SELECT 1 FROM ledgerline_stock WHERE location = ?", location.code):
            raise Refusal("RECORD_IN_USE", f"{location.code} has movements. Send void-location instead.", "/location")
        model = self._book.model("stock.location")
        parts = [location.input_location, location.output_location, location.storage_location]
        model.write(parts, {"parent": None})
        model.delete([location])
        model.delete(parts)


class Currencies:
    """Tryton keeps how many units one of its base currency is; the rate that was sent is kept beside it, exactly."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def _find(self, code: str) -> Any | None:
        return next(iter(self._book.model("currency.currency").search([("code", "=", code)], limit=1)), None)

    def codes(self) -> list[str]:
        return sorted({self._book.currency_code, *(currency.code for currency in self._book.model("currency.currency").search([]))})

    def record(self, code: str) -> dict[str, Any]:
        if self._find(code) is None:
            raise Refusal("NOT_FOUND", f"Currency {code} does not exist in this account book.", "/code")
        rate = self._rate(code)
        if rate is None:
            return {"code": code, "rate": None, "isActive": True}
        return {"code": code, "rate": shown(rate), "buyRate": shown(rate), "sellRate": shown(rate), "isActive": True}

    def _rate(self, code: str) -> Fraction | None:
        if code == self._book.currency_code:
            return Fraction(1)
        kept = self._book.store.slot("general-currency", code).get("rate")
        if kept is not None:
            return fraction(kept)
        currency = self._find(code)
        own = Fraction(currency.rate) if currency is not None and currency.rate else Fraction(0)
        base = Fraction(self._book.company.currency.rate or 1)
        return Fraction(round(base / own * 10**RATE_DIGITS), 10**RATE_DIGITS) if own else None

    def modified(self, code: str) -> str:
        return str(self._book.store.slot("general-currency", code).get("lastModified") or instant(None))

    def check(self, payload: dict[str, Any]) -> None:
        OneRate("Tryton", self._book.currency_code, "company", lambda name: no_place(f"/{name}", f"{name} on a currency")).check(payload)

    def write(self, payload: dict[str, Any]) -> None:
        code = str(payload["code"])
        when = day(str(payload["effectiveDate"]), "/effectiveDate") if payload.get("effectiveDate") else date.today()
        model = self._book.model("currency.currency")
        currency = self._find(code) or model.create([{"name": code, "code": code, "symbol": code, "digits": 2, "rounding": Decimal("0.01")}])[0]
        rates = self._book.model("currency.currency.rate")
        base = Fraction(self._book.company.currency.rate or 1)
        native = base / fraction(payload["rate"])
        value = Decimal(native.numerator) / Decimal(native.denominator)
        same = rates.search([("currency", "=", currency.id), ("date", "=", when)], limit=1)
        if same:
            rates.write(same, {"rate": round(value, RATE_DIGITS)})
        else:
            rates.create([{"currency": currency.id, "date": when, "rate": round(value, RATE_DIGITS)}])
        self._book.store.write_slot("general-currency", code, {"rate": str(payload["rate"]), "lastModified": now()})
