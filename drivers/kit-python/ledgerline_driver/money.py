"""Exact numbers: amounts are whole cents, quantities, prices and rates are fractions. No float takes part in any calculation."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Any

from .refusal import Refusal

CENTS = 100
"""Sums of amounts up to this are exact in every number that JSON has."""
CENTS_MAX = 10**15 - 1


def fraction(value: Any) -> Fraction:
    """JSON numbers are read as Decimal or int, so that this is what the caller wrote."""
    return Fraction(value)


def rounded(value: Fraction) -> int:
    """The nearest integer, halves away from zero."""
    magnitude = (abs(value) * 2 + 1) // 2
    return int(magnitude) if value >= 0 else -int(magnitude)


def rounded_to(value: Fraction, decimals: int) -> Fraction:
    return Fraction(rounded(value * 10**decimals), 10**decimals)


def rounded_to_five_cents(value: Fraction) -> Fraction:
    """As cash is paid in Malaysia."""
    return Fraction(rounded(value * 20), 20)


def cents(value: Any, path: str, package: str = "the package") -> int:
    """An amount of a payload, which has at most two decimals."""
    amount = fraction(value) * CENTS
    if amount.denominator != 1:
        raise Refusal("INVALID_PAYLOAD", f"{path.lstrip('/')} can have at most 2 decimal places; you sent {value}.", path)
    if abs(amount) > CENTS_MAX:
        raise Refusal("AMOUNT_TOO_LARGE", f"{path.lstrip('/')} is more than {package} stores; you sent {value}.", path)
    return int(amount)


def converted(amount: int, rate: Fraction) -> int:
    """Cents of another currency in cents of the book's."""
    return rounded(amount * rate)


def share(worth: int, done: int, part: int, whole: int) -> int:
    """What a part of a whole is worth after `done` of it: the last part always clears the rest."""
    return rounded(Fraction(worth * (done + part), whole)) - rounded(Fraction(worth * done, whole))


def exact_cents(value: Any) -> int:
    """An amount that was shown or kept, back in cents."""
    return int(fraction(str(value)) * CENTS)


def shown(value: Fraction | int | Decimal) -> int | float:
    """A number for JSON. Python writes the shortest text of a double, which is the decimal itself up to 15 digits."""
    exact = Fraction(value)
    return int(exact) if exact.denominator == 1 else float(exact)


def amount(value: int) -> int | float:
    return shown(Fraction(value, CENTS))


_DISCOUNT = re.compile(r"[0-9]+(\.[0-9]+)?%?")


def discounted(gross: Fraction, discount: str, path: str) -> Fraction:
    """`10%`, `5%+3%` and `12.50`: parts apply from left to right to what is left. A bare number is an amount of money."""
    left = gross
    for part in discount.replace(" ", "").split("+"):
        if not _DISCOUNT.fullmatch(part):
            raise Refusal("INVALID_DISCOUNT", f'{path} must be a discount such as 10%, 5%+3% or 12.50; you sent "{discount}".', path)
        number = Fraction(part.removesuffix("%"))
        left -= left * number / 100 if part.endswith("%") else number
    if left < 0 < gross:
        raise Refusal("INVALID_DISCOUNT", f"{path} is more than the line; you sent \"{discount}\".", path)
    return left
