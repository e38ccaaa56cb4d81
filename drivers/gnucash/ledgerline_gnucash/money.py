"""Exact numbers as GnuCash has them, next to those of the kit."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gnucash import GncNumeric
from ledgerline_driver import money
from ledgerline_driver.money import CENTS, rounded
from ledgerline_driver.refusal import Refusal

INT64_MAX = 2**63 - 1


def cents(value: Any, path: str) -> int:
    """An amount of a payload, which has at most two decimals."""
    return money.cents(value, path, "GnuCash")


def as_amount(amount: int) -> GncNumeric:
    return GncNumeric(amount, CENTS)


def as_numeric(value: Fraction) -> GncNumeric:
    if abs(value.numerator) > INT64_MAX or value.denominator > INT64_MAX:
        raise Refusal("AMOUNT_TOO_LARGE", "A quantity or price has more digits than GnuCash stores.")
    return GncNumeric(value.numerator, value.denominator)


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
