"""What a line of a document comes to, by Ledgerline's rules: each is rounded by itself, halves away from zero. The package is then made to agree."""

from __future__ import annotations

from fractions import Fraction

from .documents import Json, Kind
from .money import CENTS, CENTS_MAX, amount, cents, discounted, fraction, rounded, shown
from .refusal import Refusal

"""How far from the computed tax a caller's own can be in sales, in cents."""
SALES_TAX_TOLERANCE = 10


def single_line(payload: Json) -> list[Json]:
    """Ledger invoices and notes can have their only line in the header."""
    if "amount" not in payload:
        return []
    text = payload.get("lineDescription") or payload.get("description")
    names = [name for name in ("amount", "accountNo", "taxCode") if name in payload]
    return [{**({"description": text} if text else {}), **{name: payload[name] for name in names}}]


def no_price(path: str) -> Refusal:
    """Money is never guessed."""
    return Refusal("REQUIRED", "The line has no price. Send unitPrice or amount, or send unitPrice 0 if it is free of charge.", f"{path}/unitPrice")


def purchase_price(kind: Kind, row: Json, path: str) -> Fraction | None:
    """unitCost is the price of a purchase."""
    if kind.side != "AP" or "unitCost" not in row:
        return None
    cost = fraction(row["unitCost"])
    if fraction(row.get("unitPrice", cost)) != cost:
        raise Refusal("INVALID_VALUE", f"unitCost is {row['unitCost']}, but unitPrice is {row['unitPrice']}. Send one of them.", f"{path}/unitCost")
    return cost


def price_of_amount(sub: int, quantity: Fraction, path: str) -> Fraction:
    """The unit price of a line that was sent with an amount."""
    if quantity == 0 and sub != 0:
        raise Refusal("INVALID_PAYLOAD", f"{path}/qty is 0, so the line cannot have an amount.", f"{path}/qty")
    return Fraction(sub, CENTS) / quantity if quantity else Fraction(0)


def after_discount(row: Json, gross: Fraction, path: str) -> int:
    return rounded(discounted(gross, str(row["discount"]), f"{path}/discount") * CENTS) if row.get("discount") else rounded(gross * CENTS)


def worth_of_price(row: Json, quantity: Fraction, price: Fraction, path: str, package: str) -> int:
    """Quantity times price less discount, in cents; an amount that was sent with it must be the same."""
    sub = after_discount(row, quantity * price, path)
    if abs(sub) > CENTS_MAX:
        raise Refusal("AMOUNT_TOO_LARGE", f"{path.lstrip('/')} comes to more than {package} stores.", path)
    if "amount" in row and cents(row["amount"], f"{path}/amount", package) != sub:
        raise Refusal("INVALID_VALUE", f"amount must be qty times unitPrice less discount, {amount(sub)}; you sent {row['amount']}.", f"{path}/amount")
    return sub


def check_rate(row: Json, rate: Fraction, path: str) -> None:
    if "taxRate" in row and fraction(row["taxRate"]) != rate:
        raise Refusal("TAX_OVERRIDE", f"taxRate is {shown(rate)} for this tax code; you sent {row['taxRate']}.", f"{path}/taxRate")


def tax_of(kind: Kind, row: Json, sub: int, rate: Fraction, is_inclusive: bool, path: str, package: str) -> int:
    """In cents; a caller's own, which must be close in sales and can be any part of a purchase."""
    computed = rounded(sub * rate / (100 + rate)) if is_inclusive else rounded(sub * rate / 100)
    if "taxAmount" not in row:
        return computed
    given = cents(row["taxAmount"], f"{path}/taxAmount", package)
    allowed = abs(given - computed) <= SALES_TAX_TOLERANCE if kind.side == "AR" else 0 <= given <= abs(sub)
    if not allowed:
        raise Refusal("TAX_OVERRIDE", f"taxAmount must be close to {amount(computed)}; you sent {row['taxAmount']}.", f"{path}/taxAmount")
    return given
