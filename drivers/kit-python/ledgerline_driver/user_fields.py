"""The userDefinedFields of a payload against those of the package: unknown ones are refused, none is invented."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from .dates import day
from .money import fraction, rounded_to, shown
from .refusal import Refusal, preview

PREFIX = "UDF_"


@dataclass(frozen=True)
class UserField:
    """A field that the owner of the book added, as the schema of the package declares it."""

    """The name in the package, for example UDF_Channel."""
    column: str
    """text, number, day or switch."""
    type: str
    length_max: int | None = None
    decimals: int | None = None

    @property
    def name(self) -> str:
        """The name that callers use, without the prefix of the package."""
        return self.column[len(PREFIX):] if self.column.startswith(PREFIX) else self.column


class UserFields:
    def __init__(self, declared: Iterable[UserField]) -> None:
        self._by_name = {field.name: field for field in declared}

    def checked(self, sent: Mapping[str, Any] | None) -> dict[str, Any]:
        """The fields that were sent, by column, with their checked values."""
        found: dict[str, Any] = {}
        for name, value in (sent or {}).items():
            field = self._by_name.get(name)
            path = f"/userDefinedFields/{name}"
            if field is None:
                raise Refusal("UNKNOWN_CODE", f"The package has no user-defined field {name}. It has {', '.join(self._by_name)}.", path)
            if value is not None:
                _check(field, value, path)
            found[field.column] = value
        return found


def _check(field: UserField, value: Any, path: str) -> None:
    if field.type == "day":
        if not isinstance(value, str):
            raise _wrong(field, "a date such as 2026-11-16", value, path)
        day(value, path)
    elif field.type == "switch" and not isinstance(value, bool):
        raise _wrong(field, "a boolean", value, path)
    elif field.type == "number":
        if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
            raise _wrong(field, "a number", value, path)
        exact = fraction(value)
        if field.decimals is not None and rounded_to(exact, field.decimals) != exact:
            message = f"userDefinedFields.{field.name} can have at most {field.decimals} decimal places; you sent {shown(exact)}."
            raise Refusal("INVALID_PAYLOAD", message, path)
    elif field.type == "text":
        if not isinstance(value, str):
            raise _wrong(field, "a string", value, path)
        if field.length_max is not None and len(value) > field.length_max:
            raise _wrong(field, f"at most {field.length_max} characters long", value, path)


def _wrong(field: UserField, what: str, value: Any, path: str) -> Refusal:
    return Refusal("INVALID_PAYLOAD", f"userDefinedFields.{field.name} must be {what}; you sent {preview(value)}.", path)
