"""Checks that a delivery comes from Ledgerline. Needs no client and no key, only the secret of the endpoint."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from .errors import MisuseError, WebhookRefused

_PREFIX = "whsec_"


def verify_webhook(
    raw_body: Union[str, bytes],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: int = 300,
    now: Optional[float] = None,
) -> Dict[str, Any]:
    """The event of a delivery. Pass the body as it arrived; several secrets while one is being rotated."""
    delivery_id = _header(headers, "webhook-id")
    timestamp = _header(headers, "webhook-timestamp")
    signatures = _header(headers, "webhook-signature")
    _assert_fresh(timestamp, time.time() if now is None else now, tolerance_seconds)
    body = raw_body.encode("utf-8") if isinstance(raw_body, str) else bytes(raw_body)
    signed = f"{delivery_id}.{timestamp}.".encode("utf-8") + body
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not _is_signed(signed, signatures, secrets):
        raise WebhookRefused(
            "signature_mismatch",
            "The signature does not fit. Check the secret, and that the body is passed as it arrived.",
        )
    return _event(body)


def _header(headers: Mapping[str, str], name: str) -> str:
    for key, value in headers.items():
        if key.lower() == name and value:
            return value
    raise WebhookRefused("header_missing", f"The header {name} is missing.")


def _assert_fresh(timestamp: str, now: float, tolerance: int) -> None:
    if re.match(r"[0-9]{1,15}\Z", timestamp) is None:
        raise WebhookRefused("timestamp_invalid", "webhook-timestamp is not a number of seconds.")
    age = int(now) - int(timestamp)
    if age > tolerance:
        raise WebhookRefused("timestamp_too_old", f"The delivery was signed {age} seconds ago. Check the clock of this machine.")
    if -age > tolerance:
        raise WebhookRefused(
            "timestamp_too_new", f"The delivery was signed {-age} seconds in the future. Check the clock of this machine."
        )


def _is_signed(signed: bytes, signatures: str, secrets: List[str]) -> bool:
    candidates = [text for version, _, text in (one.partition(",") for one in signatures.split(" ")) if version == "v1"]
    for secret in secrets:
        expected = base64.b64encode(hmac.new(_key(secret), signed, hashlib.sha256).digest()).decode("ascii")
        for candidate in candidates:
            if hmac.compare_digest(expected.encode("ascii"), candidate.encode("utf-8", "replace")):
                return True
    return False


def _key(secret: str) -> bytes:
    text = secret[len(_PREFIX) :] if secret.startswith(_PREFIX) else secret
    try:
        key = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if not key:
        raise MisuseError("invalid_secret", "The secret is not the one of a webhook endpoint, which starts with whsec_.")
    return key


def _event(body: bytes) -> Dict[str, Any]:
    try:
        event = json.loads(body.decode("utf-8"))
    except ValueError:
        event = None
    if isinstance(event, dict) and isinstance(event.get("id"), str) and isinstance(event.get("type"), str):
        return event
    raise WebhookRefused("body_invalid", "The body is signed but is not an event.")
