"""Texts that the driver keeps."""

from __future__ import annotations

from ledgerline_driver.texts import LENGTHS, TEXT_MAX, TextLimits

LIMITS = TextLimits("Tryton", TEXT_MAX, LENGTHS)
