"""The accounting package, as far as this example needs one: debtors in a file. Replace it with your SDK."""

from __future__ import annotations

import json
import os
from typing import Any

Json = dict[str, Any]
VERSION = "1.0"


class Notebook:
    def __init__(self, path: str) -> None:
        self._path = path
        self.debtors: dict[str, Json] = {}
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                self.debtors = json.load(file)

    def save(self, debtor: Json) -> None:
        """All of it or nothing, as a save of most packages is: a new file takes the place of the old one."""
        debtors = {**self.debtors, str(debtor["code"]): debtor}
        with open(f"{self._path}.new", "w", encoding="utf-8") as file:
            json.dump(debtors, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(f"{self._path}.new", self._path)
        self.debtors = debtors
