"""What GnuCash has no notion of."""

from __future__ import annotations

from ledgerline_driver.refusal import Refusal


def not_in_gnucash(path: str, what: str, instead: str) -> Refusal:
    return Refusal("NOT_SUPPORTED", f"{what} {instead}", path)
