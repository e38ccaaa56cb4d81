"""Ledgerline's driver for Tryton: speaks the driver protocol of docs/drivers.md and runs commands in a Tryton database."""

import sys
from pathlib import Path

"""The kit stands beside the driver, in the source tree as in an installed connector."""
sys.path.append(str(Path(__file__).resolve().parents[2] / "kit-python"))

VERSION = "1.0.0"
"""What read-change-code-capabilities reports: the strict update contract holds."""
BUILD = "local-mvp-2026.09.30.01"
