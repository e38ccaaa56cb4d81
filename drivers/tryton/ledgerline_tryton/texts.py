"""Texts that the driver keeps."""

from __future__ import annotations

from ledgerline_driver.texts import TextLimits

TEXT_MAX = 2048
LENGTHS = {
    "taxCode": 50,
    **dict.fromkeys(("address1", "address2", "address3", "address4", "phone1", "fax1", "email", "attention"), 1024),
    **dict.fromkeys(("note", "furtherDescription"), 100_000),
}
LIMITS = TextLimits("Tryton", TEXT_MAX, LENGTHS)
