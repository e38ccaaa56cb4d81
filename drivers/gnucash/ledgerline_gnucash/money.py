"""Exact numbers: amounts are whole cents, quantities, prices and rates are fractions. No float takes part in any calculation."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

from gnucash import GncNumeric

from .refusal import Refusal

CENTS = 100
INT64_MAX = 2**63 - 1
"""Sums of amounts up to this are exact in every number that JSON has."""
CENTS_MAX = 10**15 - 1


def fraction(value: Any) -> Fraction:
    """JSON numbers are read as Decimal or int, so that this is what the caller wrote."""
    return Fraction(value)


def rounded(value: Fraction) -> int:
    """The nearest integer, halves away from zero."""
    magnitude = (abs(value) * 2 + 1) // 2
    return int(magnitude) if value >= 0 else -int(magnitude)


def cents(value: Any, path: str) -> int:
    """An amount of a payload, which has at most two decimals."""
    amount = fraction(value) * CENTS
    if amount.denominator != 1:
        raise Refusal("INVALID_PAYLOAD", f"{path.lstrip('/')} can have at most 2 decimal places; you sent {value}.", path)
    if abs(amount) > CENTS_MAX:
        raise Refusal("AMOUNT_TOO_LARGE", f"{path.lstrip('/')} is more than GnuCash stores; you sent {value}.", path)
    return int(amount)


def converted(amount: int, rate: Fraction) -> int:
    """Cents of another currency in cents of the book's."""
    return rounded(amount * rate)


def share(worth: int, done: int, part: int, whole: int) -> int:
    """What a part of a whole is worth after `done` of it: the last part always clears the rest."""
    return rounded(Fraction(worth * (done + part), whole)) - rounded(Fraction(worth * done, whole))


def as_amount(amount: int) -> GncNumeric:
    return GncNumeric(amount, CENTS)


def as_numeric(value: Fraction) -> GncNumeric:
    if abs(value.numerator) > INT64_MAX or value.denominator > INT64_MAX:
        raise Refusal("AMOUNT_TOO_LARGE", "A quantity or price has more digits than GnuCash stores.")
    return GncNumeric(value.numerator, value.denominator)


def exact_cents(value: Any) -> int:
    """An amount that was shown or kept, back in cents."""
    return int(fraction(str(value)) * CENTS)


def numeric_cents(value: Any) -> int:
    """What GnuCash has, in cents; it never has fractions of them in an account of two decimals."""
    exact = numeric_fraction(value) * CENTS
    if exact.denominator != 1:
        raise ArithmeticError(f"GnuCash has {exact / CENTS}, which is not whole cents.")
    return int(exact)


def local_cents(split: Any, base: str) -> int:
    """A split in the currency of the book. In a transaction of another currency, its other side is what the accounts of the book's have."""
    if split.GetAccount().GetCommodity().get_mnemonic() == base:
        return numeric_cents(split.GetAmount())
    transaction = split.GetParent()
    if transaction.GetCurrency().get_mnemonic() == base:
        return numeric_cents(split.GetValue())
    own = other = 0
    for each in transaction.GetSplitList():
        if each.GetAccount().GetCommodity().get_mnemonic() == base:
            other -= numeric_cents(each.GetAmount())
        else:
            own += numeric_cents(each.GetValue())
    return rounded(Fraction(numeric_cents(split.GetValue()) * other, own)) if own else 0


def numeric_fraction(value: Any) -> Fraction:
    """Some functions of the bindings return the plain structure instead of its class."""
    if isinstance(value, GncNumeric):
        return Fraction(value.num(), value.denom())
    return Fraction(value.num, value.denom)


def shown(value: Fraction | int | Decimal) -> int | float:
    """A number for JSON. Python writes the shortest text of a double, which is the decimal itself up to 15 digits."""
    exact = Fraction(value)
    return int(exact) if exact.denominator == 1 else float(exact)


def amount(value: int) -> int | float:
    return shown(Fraction(value, CENTS))


def discounted(gross: Fraction, discount: str, path: str) -> Fraction:
    """`10%`, `5%+3%` and `12.50`: parts apply from left to right to what is left. A bare number is an amount of money."""
    left = gross
    for part in discount.replace(" ", "").split("+"):
        is_percentage = part.endswith("%")
        try:
            number = Fraction(part.removesuffix("%"))
        except ValueError:
            raise Refusal("INVALID_DISCOUNT", f'{path} must be a discount such as 10%, 5%+3% or 12.50; you sent "{discount}".', path) from None
        left -= left * number / 100 if is_percentage else number
    if left < 0 < gross:
        raise Refusal("INVALID_DISCOUNT", f"{path} is more than the line; you sent \"{discount}\".", path)
    return left
