"""The file of a command: written to the folder of the connector, and on disk before it is named."""

from __future__ import annotations

import os
import re
from typing import Any

NAME_MAX = 100


def stored_file(folder: str, content: bytes, file_name: str, content_type: str) -> dict[str, Any]:
    if content_type == "application/pdf" and not content.startswith(b"%PDF-"):
        raise ValueError("The package printed something that is not a PDF.")
    name = _safe_name(file_name)
    with open(os.path.join(folder, name), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    return {"path": name, "fileName": name, "contentType": content_type}


def _safe_name(name: str) -> str:
    """A name that every file system takes, and that stays in its folder."""
    return re.sub(r'[\x00-\x1f\\/:*?"<>|]', "-", name).strip(" .")[-NAME_MAX:] or "file"
