"""Ledgerline's driver for GnuCash: speaks the driver protocol of docs/drivers.md and runs commands through GnuCash's own bindings."""

VERSION = "1.0.0"
"""What read-change-code-capabilities reports: the strict update contract holds."""
BUILD = "local-mvp-2026.09.30.01"
