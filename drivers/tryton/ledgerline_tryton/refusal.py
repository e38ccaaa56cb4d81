"""What Tryton has no notion of, what the driver does not do yet, and what a person changed."""

from __future__ import annotations

from ledgerline_driver.money import amount
from ledgerline_driver.refusal import Lacks, Refusal

LACKS = Lacks("The Tryton driver")


def not_in_tryton(path: str, what: str, instead: str) -> Refusal:
    return Refusal("NOT_SUPPORTED", f"{what} {instead}", path)


def no_place(path: str, name: str) -> Refusal:
    return LACKS.place(path, name)


def changed_in_tryton(number: str, open_cents: int, left: int, path: str) -> Refusal:
    """A person may have paid, credited, cancelled or reconciled the document."""
    message = f"{number} has {amount(open_cents)} open in Tryton and {amount(left)} by the commands: it was changed in Tryton. Go on with it there."
    return Refusal("CHANGED_IN_TRYTON", message, path)
