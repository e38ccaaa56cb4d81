"""JSON as it is sent, the one form in which equal values are equal texts, and what ids and keys look like."""

from __future__ import annotations

import base64
import datetime
import decimal
import hashlib
import json
import re
import zlib
from typing import Any, Optional

from .errors import MisuseError

_INTEGER_MAX = 2**53 - 1
_COMMAND_ID = re.compile(r"(?!\.+\Z)[A-Za-z0-9._-]{1,160}\Z")
_KEY = re.compile(r"ll_(tenant|app|conn|admin)_[0-9A-Za-z]{39}\Z")
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_CHECKSUM_LENGTH = 6


def wire_json(value: Any) -> bytes:
    """The bytes of a body. A Decimal becomes a number, a date its ISO form; what JSON cannot carry raises MisuseError."""
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_plain)
        return text.encode("utf-8")
    except UnicodeEncodeError:
        raise MisuseError("invalid_payload", "The payload contains an unpaired surrogate, which cannot be stored.") from None
    except RecursionError:
        raise MisuseError("invalid_payload", "The payload is nested too deeply to be sent as JSON.") from None
    except (TypeError, ValueError) as error:
        raise MisuseError("invalid_payload", f"The payload cannot be sent as JSON: {error}.") from None


def _plain(value: Any) -> Any:
    if isinstance(value, decimal.Decimal):
        if not value.is_finite():
            raise ValueError(f"{value} is not a number")
        return int(value) if value == value.to_integral_value() else float(value)
    if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime):
        return value.isoformat()
    raise TypeError(f"a {type(value).__name__} is not JSON")


def command_id_from(*parts: Any) -> str:
    """43 characters that follow from the parts: the same parts, the same command, in every language."""
    if not parts:
        raise _refused("needs at least one part.")
    text = _canonical(list(parts))
    digest = hashlib.sha256(text.encode("utf-8")).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")


def _canonical(part: Any) -> str:
    """No blanks, the fields of objects in the order of their UTF-16 code units, integers without a fraction."""
    if part is None or isinstance(part, bool):
        return json.dumps(part)
    if isinstance(part, str):
        return _quoted(part)
    if isinstance(part, (int, float)):
        return _integer(part)
    if isinstance(part, (list, tuple)):
        return "[" + ",".join(_canonical(entry) for entry in part) + "]"
    if isinstance(part, dict):
        if not all(isinstance(name, str) for name in part):
            raise _refused("takes objects whose names are strings.")
        fields = sorted(part, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{_quoted(name)}:{_canonical(part[name])}" for name in fields) + "}"
    raise _refused(f"takes strings, integers, booleans, None, lists and dictionaries; you passed {type(part).__name__}.")


def _quoted(text: str) -> str:
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise _refused("cannot take a string with an unpaired surrogate.")
    return json.dumps(text, ensure_ascii=False)


def _integer(number: Any) -> str:
    is_whole = isinstance(number, int) or (number == number and number not in (float("inf"), float("-inf")) and number.is_integer())
    if not is_whole or abs(number) > _INTEGER_MAX:
        raise _refused(f"takes integers up to 2^53 - 1; you passed {number}. Pass it as a string.")
    return str(int(number))


def _refused(sentence: str) -> MisuseError:
    return MisuseError("invalid_id_part", f"command_id_from {sentence}")


def assert_command_id(command_id: Any) -> None:
    if isinstance(command_id, str) and _COMMAND_ID.match(command_id):
        return
    raise MisuseError(
        "invalid_command_id",
        "command_id can contain only letters, digits, dots, underscores and hyphens, up to 160 of them, and cannot be "
        f"only dots; you passed {command_id!r}.",
    )


def read_key(text: str) -> str:
    """The kind of a key (tenant, app, conn, admin), or ``malformed``, or ``mistyped`` when its checksum is wrong."""
    found: Optional[re.Match[str]] = _KEY.match(text)
    if found is None:
        return "malformed"
    unchecked = text[:-_CHECKSUM_LENGTH]
    return found.group(1) if text[-_CHECKSUM_LENGTH:] == _in_digits(zlib.crc32(unchecked.encode("ascii"))) else "mistyped"


def _in_digits(number: int) -> str:
    text = ""
    for _ in range(_CHECKSUM_LENGTH):
        number, digit = divmod(number, len(_DIGITS))
        text = _DIGITS[digit] + text
    return text
