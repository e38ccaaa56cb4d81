"""Texts that GnuCash can keep: an XML book cannot have control characters, and the fields of GnuCash have a length."""

from __future__ import annotations

import re
from typing import Any

from .refusal import Refusal

TEXT_MAX = 2048
"""GnuCash's own lengths, where a field is shorter than the others, or is kept in a slot that has none."""
LENGTHS = {
    "taxCode": 50,
    **dict.fromkeys(("address1", "address2", "address3", "address4", "phone1", "fax1", "email", "attention"), 1024),
    **dict.fromkeys(("note", "furtherDescription"), 100_000),
}
"""What an XML file cannot have: control characters but tab and line ends, halves of surrogate pairs, and two that are no characters."""
_IMPOSSIBLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def check_texts(value: Any, path: str = "", name: str = "") -> None:
    """Refuses a payload that has a text which GnuCash cannot keep as it was sent."""
    if isinstance(value, dict):
        for member, content in value.items():
            check_texts(content, f"{path}/{member}", member)
    elif isinstance(value, list):
        for index, content in enumerate(value):
            check_texts(content, f"{path}/{index}", name)
    elif isinstance(value, str):
        _check(value, path, name)


def _check(text: str, path: str, name: str) -> None:
    found = _IMPOSSIBLE.search(text)
    if found is not None:
        raise Refusal("INVALID_PAYLOAD", f"{name} has the character U+{ord(found[0]):04X}, which GnuCash cannot keep. Leave it out.", path)
    most = LENGTHS.get(name, TEXT_MAX)
    if len(text) > most:
        raise Refusal("INVALID_PAYLOAD", f"{name} has {len(text)} characters; GnuCash keeps at most {most}.", path)
