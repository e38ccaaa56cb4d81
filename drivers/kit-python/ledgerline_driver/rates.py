"""The check of a rate that a payload sets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .money import fraction
from .refusal import Refusal

Json = dict[str, Any]


@dataclass(frozen=True)
class OneRate:
    """A package with one rate a day for each currency, against its own."""

    package: str
    own_currency: str
    """Whose currency that is, as messages say: the book, the company."""
    owner: str
    """The refusal of a field of a currency that the package has no place for."""
    no_place: Callable[[str], Refusal]

    def check(self, payload: Json) -> str:
        """The currency whose rate is set."""
        code = str(payload["code"])
        if code == self.own_currency:
            raise Refusal("NOT_SUPPORTED", f"{code} is the currency of the {self.owner}; its rate is 1.", "/code")
        for name in ("symbol", "description", "isActive"):
            if payload.get(name) is not None:
                raise self.no_place(name)
        rate = fraction(payload.get("rate", 0))
        for name in ("buyRate", "sellRate"):
            if payload.get(name) is not None and fraction(payload[name]) != rate:
                raise Refusal("NOT_SUPPORTED", f"{self.package} has one rate a day; send {name} as rate, or leave it out.", f"/{name}")
        if rate <= 0:
            raise Refusal("INVALID_PAYLOAD", "rate must be greater than 0.", "/rate")
        return code
