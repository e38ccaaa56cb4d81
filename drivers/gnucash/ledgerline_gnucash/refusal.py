"""What GnuCash has no notion of."""

from __future__ import annotations

from ledgerline_driver.refusal import Lacks, Refusal

LACKS = Lacks("GnuCash")


def not_in_gnucash(path: str, what: str, instead: str) -> Refusal:
    return Refusal("NOT_SUPPORTED", f"{what} {instead}", path)
