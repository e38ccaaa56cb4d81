"""One method for each command type. The stub beside this file, written from the catalog, has their payloads and results."""

from __future__ import annotations

import difflib
from typing import Any, Callable, Dict, List

from .command_types import COMMAND_TYPES

#: ``create_sales_invoice`` -> ``create-sales-invoice``
_BY_METHOD: Dict[str, str] = {name.replace("-", "_").replace(".", "_"): name for name in COMMAND_TYPES}


class CommandMethods:
    """Lets ``client.create_sales_invoice(payload)`` stand for ``client.run("create-sales-invoice", payload)``."""

    def run(self, type: str, payload: Any = None, **options: Any) -> Any:
        raise NotImplementedError

    def __getattr__(self, name: str) -> Callable[..., Any]:
        command_type = _BY_METHOD.get(name)
        if command_type is None:
            close = difflib.get_close_matches(name, _BY_METHOD, 1)
            hint = f" Did you mean {close[0]}?" if close else " search() finds command types by words."
            raise AttributeError(f"{name} is not a command type.{hint}")

        def run(payload: Any = None, **options: Any) -> Any:
            return self.run(command_type, payload, **options)

        run.__name__ = name
        run.__doc__ = f"Runs {command_type} and returns its result."
        return run

    def __dir__(self) -> List[str]:
        return [*super().__dir__(), *_BY_METHOD]
