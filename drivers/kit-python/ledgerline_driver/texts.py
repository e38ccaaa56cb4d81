"""Texts that a package can keep: no control characters where it cannot have them, and no more than a field is long."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .refusal import Refusal

"""What an XML file cannot have: control characters but tab and line ends, halves of surrogate pairs, and two that are no characters."""
IMPOSSIBLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
"""The most characters of a text, where a package has no length of its own, and of the fields that are shorter or longer than others."""
TEXT_MAX = 2048
LENGTHS = {
    "taxCode": 50,
    **dict.fromkeys(("address1", "address2", "address3", "address4", "phone1", "fax1", "email", "attention"), 1024),
    **dict.fromkeys(("note", "furtherDescription"), 100_000),
}
AMOUNTS = ("amount", "debit", "credit", "taxAmount", "paymentAmount", "bankCharge", "discountAmount", "creditLimit", "overdueLimit")


@dataclass(frozen=True)
class TextLimits:
    """The name of the package, as the refusal calls it."""
    package: str
    """The most characters of a field that `lengths` does not name."""
    most: int
    lengths: Mapping[str, int]

    def of_fields(self, names: Iterable[str]) -> dict[str, dict[str, int]]:
        """What the capabilities of a book say of fields: these texts, those with a length of their own, and amounts."""
        return {
            **{name: {"maxLength": self.most} for name in names},
            **{name: {"maxLength": most} for name, most in self.lengths.items()},
            **{name: {"decimals": 2} for name in AMOUNTS},
        }

    def check(self, value: Any, path: str = "", name: str = "") -> None:
        """Refuses a payload that has a text which the package cannot keep as it was sent."""
        if isinstance(value, dict):
            for member, content in value.items():
                self.check(content, f"{path}/{member}", member)
        elif isinstance(value, list):
            for index, content in enumerate(value):
                self.check(content, f"{path}/{index}", name)
        elif isinstance(value, str):
            self._check(value, path, name)

    def _check(self, text: str, path: str, name: str) -> None:
        found = IMPOSSIBLE.search(text)
        if found is not None:
            raise Refusal("INVALID_PAYLOAD", f"{name} has the character U+{ord(found[0]):04X}, which {self.package} cannot keep. Leave it out.", path)
        most = self.lengths.get(name, self.most)
        if len(text) > most:
            raise Refusal("INVALID_PAYLOAD", f"{name} has {len(text)} characters; {self.package} keeps at most {most}.", path)
