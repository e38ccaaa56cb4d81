"""What Tryton has no notion of, or the driver does not do yet."""

from __future__ import annotations

from ledgerline_driver.refusal import Refusal


def not_in_tryton(path: str, what: str, instead: str) -> Refusal:
    return Refusal("NOT_SUPPORTED", f"{what} {instead}", path)


def no_place(path: str, name: str) -> Refusal:
    return not_in_tryton(path, "The Tryton driver has no place for", f"{name}. Leave it out.")
