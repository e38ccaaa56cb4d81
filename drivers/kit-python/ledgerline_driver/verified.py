"""The result of a write with its proof: what the package has otherwise than it was saved."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def verification(differences: list[Json]) -> Json:
    matched = not differences
    return {"matched": matched, "identityMatched": matched, "linkageMatched": matched, "differences": differences}


def verified(operation: str, shown: Json, differences: list[Json], mismatch: str) -> Json:
    """`mismatch` says what a difference means."""
    matched = not differences
    error = {} if matched else {"error": {"code": "VERIFY_MISMATCH", "message": mismatch, "details": []}}
    return {
        "ok": matched, "saved": True, "operationUsed": operation, **shown, "warnings": [], "writeVerification": verification(differences), **error,
    }
