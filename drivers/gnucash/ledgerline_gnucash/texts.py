"""Texts that GnuCash can keep: an XML book cannot have control characters, and the fields of GnuCash have a length."""

from __future__ import annotations

from ledgerline_driver.texts import LENGTHS, TEXT_MAX, TextLimits

LIMITS = TextLimits("GnuCash", TEXT_MAX, LENGTHS)
