"""Many creates in one command, in order: each by itself, or all or nothing. All of it is one transaction of the book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .catalog import Command
from .change import Change
from .refusal import Refusal, TakenBack, refusal_result
from .verified import verification

"""Codes of rows that did not fail by themselves."""
ALONG = ("ROLLED_BACK", "NOT_RUN")
Row = dict[str, Any]


def _error(code: str, message: str) -> dict[str, Any]:
    error: dict[str, Any] = refusal_result(code, message)["error"]
    return error


def _rolled_back() -> dict[str, Any]:
    return _error("ROLLED_BACK", "Another row failed, so nothing was saved.")


class Bulk:
    def __init__(
        self,
        package: str,
        served: Mapping[str, Command],
        prepare: Callable[[Command, dict[str, Any]], Change | dict[str, Any]],
        present: Callable[[dict[str, Any]], dict[str, Any]],
    ) -> None:
        self._package = package
        self._served = served
        self._prepare = prepare
        self._present = present

    def change(self, command: Command, payload: dict[str, Any]) -> Change:
        def run(command_id: str) -> dict[str, Any]:
            rows = self._run(command_id, command, payload)
            is_preview, is_atomic = payload.get("validateOnly") is True, payload.get("mode") == "atomic"
            saved = any("record" in row for row in rows)
            if not saved or is_preview or is_atomic and any("error" in row for row in rows):
                raise TakenBack(_taken_back(rows, is_preview), has_changes=saved)
            return {"operation": "CreateDocument", "rows": rows}

        return run

    def _run(self, command_id: str, command: Command, payload: dict[str, Any]) -> list[Row]:
        """Each row with its record, or the error that it was refused with."""
        done: list[Row] = []
        stops = payload.get("mode") == "atomic" or payload.get("stopOnError") is True
        for index, row in enumerate(payload.get("rows") or []):
            head: Row = {"index": index, **({"rowId": str(row["rowId"])} if "rowId" in row else {})}
            if stops and any("error" in each for each in done):
                error = _rolled_back() if payload.get("mode") == "atomic" else _error("NOT_RUN", "An earlier row failed, so this row was not run.")
                done.append({**head, "error": error})
                continue
            own = str(command.repeats or row.get("commandType") or payload.get("commandType") or "")
            done.append({**head, **self._run_row(command_id, own, {name: value for name, value in row.items() if name not in ("rowId", "commandType")})})
        return done

    def _run_row(self, command_id: str, type_: str, payload: dict[str, Any]) -> Row:
        try:
            command = self._served.get(type_)
            if command is None or command.operation != "create":
                raise Refusal("unsupported_command", f"The {self._package} driver does not take {type_ or 'a row without commandType'}.", "/commandType")
            change = self._prepare(command, payload)
        except Refusal as refusal:
            return {"error": refusal.result()["error"]}
        assert callable(change)
        return {"record": change(command_id)}

    def present(self, record: dict[str, Any]) -> dict[str, Any]:
        """The result of a bulk command that saved something."""
        presented = [(row, self._present(row["record"]) if "record" in row else None) for row in record["rows"]]
        results = [_row_result(row, result) for row, result in presented]
        saved = [(row, result) for row, result in presented if result is not None]
        found = [
            {**difference, "path": f"rows/{row['index']}/{difference['path']}"}
            for row, result in saved for difference in result["writeVerification"]["differences"]
        ]
        return {**_counted(results), "saved": True, "operationUsed": saved[0][1]["operationUsed"], "writeVerification": verification(found)}


def _row_result(row: Row, result: dict[str, Any] | None) -> Row:
    head = {name: row[name] for name in ("index", "rowId") if name in row}
    if result is None:
        return {**head, "ok": False, "saved": False, "error": row["error"]}
    own = {name: result[name] for name in ("docNo", "docKey", "code", "error") if name in result}
    return {**head, "ok": result["ok"], "saved": True, **own}


def _counted(results: list[Row]) -> dict[str, Any]:
    succeeded = sum(1 for row in results if row["ok"])
    return {"ok": succeeded == len(results), "total": len(results), "succeeded": succeeded, "failed": len(results) - succeeded, "results": results}


def _taken_back(rows: list[Row], is_preview: bool) -> dict[str, Any]:
    """The result of a bulk command that left the book as it was."""
    results = [_taken_back_row(row, is_preview) for row in rows]
    counted = {**_counted(results), "saved": False, "operationUsed": "None"}
    return counted if counted["ok"] else {**counted, "error": _error_of_all(results)}


def _taken_back_row(row: Row, is_preview: bool) -> Row:
    head = {name: row[name] for name in ("index", "rowId") if name in row}
    if "error" in row:
        return {**head, "ok": False, "saved": False, "error": row["error"]}
    own = {"code": row["record"]["code"]} if "code" in row["record"] else {}
    return {**head, "ok": True, "saved": False, **own} if is_preview else {**head, "ok": False, "saved": False, **own, "error": _rolled_back()}


def _error_of_all(results: list[Row]) -> dict[str, Any]:
    """Why nothing was saved: the first row that failed by itself, and the reasons of every row."""
    failed = [row for row in results if "error" in row]
    own = [row for row in failed if row["error"]["code"] not in ALONG]
    first = own[0] if own else failed[0]
    message = f"Nothing was saved: {len(own)} of {len(results)} rows failed. rows[{first['index']}]: {first['error']['message']}"
    details = [{**detail, "path": f"/rows/{row['index']}{detail['path']}"} for row in failed for detail in row["error"]["details"]]
    return {"code": first["error"]["code"], "message": message, "details": details}
