"""Texts that GnuCash can keep: an XML book cannot have control characters, and the fields of GnuCash have a length."""

from __future__ import annotations

from ledgerline_driver.texts import TextLimits

TEXT_MAX = 2048
"""GnuCash's own lengths, where a field is shorter than the others, or is kept in a slot that has none."""
LENGTHS = {
    "taxCode": 50,
    **dict.fromkeys(("address1", "address2", "address3", "address4", "phone1", "fax1", "email", "attention"), 1024),
    **dict.fromkeys(("note", "furtherDescription"), 100_000),
}
LIMITS = TextLimits("GnuCash", TEXT_MAX, LENGTHS)
