"""Rules of the kit that need no process: settling after a crash, the side file, reading back, and what begins to save."""

from __future__ import annotations

import contextlib
import io
import json
import os
import tempfile
import time
import unittest
from decimal import Decimal
from typing import Any

from ledgerline_driver.changes.rows import ChangeRow, digest_of, note_key
from ledgerline_driver.changes.writers import WritersInTable
from ledgerline_driver.once import OnceOnly, TransactionRecord, Write
from ledgerline_driver.protocol import ChangeWait, CommandRequest, Driver, _Program
from ledgerline_driver.read_back import ReadBack
from ledgerline_driver.refusal import BookLocked, Ended, NeedsPassword, OutcomeUnknown, Refusal
from ledgerline_driver.side_file import SideFileRecord

Json = dict[str, Any]


def as_it_is(record: Json) -> Json:
    return record


class Shelf:
    """A package: objects by their code, and whether saving fails before or after it has saved."""

    def __init__(self) -> None:
        self.objects: dict[str, Json] = {}
        self.fails: str | None = None

    def save(self, code: str, content: Json) -> Json:
        if self.fails == "before":
            raise RuntimeError("The disk is full.")
        self.objects[code] = content
        if self.fails == "after":
            raise RuntimeError("The window was closed.")
        return {"code": code}

    def stamped(self, command_id: str) -> Json | None:
        return next(({"code": code} for code, content in self.objects.items() if content.get("stamp") == command_id), None)

    def current(self, key: str) -> tuple[Json, Json] | None:
        return ({"code": key}, self.objects[key]) if key in self.objects else None


class Teller(Driver):
    """Has nothing to tell, however long it waits."""

    name, version = "teller", "1"
    tells_changes = True

    def command_types(self) -> list[str]:
        return ["read-debtors"]

    def open(self, settings: Json, name: str, artifact_folder: str) -> Json:
        return {}

    def execute(self, command: CommandRequest) -> Json:
        return {}

    def lookup(self, command_id: str) -> Json:
        return {"found": False}

    def watch(self, settings: Json, state_folder: str) -> str:
        return "1.a"

    def changes(self, cursor: str | None, limit: int, wait: ChangeWait) -> Json:
        while wait(60):
            pass
        return {"changes": [], "nextCursor": cursor, "hasMore": False, "resync": None}

    def close(self) -> None:
        pass



class Refusing(Teller):
    """Cannot open a book."""

    settings = [{"name": "password", "label": "Password", "type": "password"}]

    def __init__(self, failure: Exception) -> None:
        self._failure = failure

    def open(self, settings: Json, name: str, artifact_folder: str) -> Json:
        raise self._failure

class WatchTest(unittest.TestCase):
    def asked(self, driver: Teller, *requests: Json) -> list[Json]:
        lines = "".join(json.dumps({"id": index, **request}) + "\n" for index, request in enumerate(requests))
        responses = io.StringIO()
        _Program(driver, io.StringIO(lines), responses).serve()
        return [json.loads(line) for line in responses.getvalue().splitlines()]

    def test_a_process_that_only_watches_is_not_asked_for_its_commands(self) -> None:
        watching, other = self.asked(Teller(), {"method": "hello", "purpose": "watch"}, {"method": "hello"})
        self.assertEqual([True, [], ["read-debtors"]], [watching["ok"]["changes"], watching["ok"]["commandTypes"], other["ok"]["commandTypes"]])

    def test_a_password_is_in_no_error_and_on_no_stream(self) -> None:
        open_book = {"method": "open", "settings": {"password": "geheim"}}
        for failure, expected in (
            (RuntimeError("No user has geheim."), ("book_unavailable", "The package could not open the book. No user has ***.")),
            (NeedsPassword("geheim is wrong."), ("needs_password", "*** is wrong.")),
            (BookLocked("geheim has it."), ("book_locked", "*** has it.")),
        ):
            with contextlib.redirect_stderr(io.StringIO()) as errors:
                (response,) = self.asked(Refusing(failure), open_book)
            self.assertEqual(expected, (response["error"]["code"], response["error"]["message"]))
            self.assertNotIn("geheim", errors.getvalue())

    def test_changes_before_watch_are_an_error(self) -> None:
        (response,) = self.asked(Teller(), {"method": "changes", "cursor": None, "limit": 1})
        self.assertEqual("book_unavailable", response["error"]["code"])

    def test_a_wait_ends_with_the_next_request_and_with_the_end_of_the_input(self) -> None:
        wait = {"method": "changes", "cursor": "1.a", "limit": 1, "waitSeconds": 3600}
        answers = self.asked(Teller(), {"method": "watch", "settings": {}, "stateFolder": ""}, wait, wait)
        self.assertEqual(["1.a", "1.a"], [answer["ok"]["nextCursor"] for answer in answers[1:]])


class SideFileTest(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = os.path.join(self.folder.name, "book.commands")
        self.shelf = Shelf()
        self.saves = 0
        self.last: SideFileRecord | None = None

    def open(self) -> SideFileRecord:
        record = SideFileRecord(self.path, self.shelf.stamped, self.shelf.current, wait_seconds=0)
        self.addCleanup(record.close)
        return record

    def created(self, code: str) -> Write:
        def save(command_id: str) -> Json:
            self.saves += 1
            return self.shelf.save(code, {"name": code, "stamp": command_id})

        return Write({"name": code}, save)

    def changed(self, code: str, name: str) -> Write:
        before = dict(self.shelf.objects[code])
        return Write({"name": name}, lambda _: self.shelf.save(code, {**before, "name": name}), code, before)

    def run_once(self, record: SideFileRecord, command_id: str, write: Write, **payload: Any) -> Json:
        return OnceOnly(record, lambda saved: {"ok": True, **saved}).execute(CommandRequest(command_id, "create", payload), lambda: write)

    def test_a_command_is_run_once_and_known_by_the_next_driver(self) -> None:
        record = self.open()
        first = self.run_once(record, "1", self.created("A"))
        record.close()
        again = self.run_once(self.open(), "1", self.created("A"))
        self.assertEqual([first, self.saves], [again, 1])

    def test_another_payload_under_the_same_id_is_refused(self) -> None:
        record = self.open()
        self.run_once(record, "1", self.created("A"), name="A")
        with self.assertRaises(Refusal) as refused:
            self.run_once(record, "1", self.created("B"), name="B")
        self.assertEqual(refused.exception.code, "COMMAND_ID_REUSED")

    def test_a_save_that_fails_after_it_has_saved_is_done_and_one_that_fails_before_is_not(self) -> None:
        record = self.open()
        self.shelf.fails = "after"
        self.assertEqual(self.run_once(record, "1", self.created("A"))["code"], "A")
        self.shelf.fails = "before"
        with self.assertRaises(RuntimeError):
            self.run_once(record, "2", self.created("B"))
        self.assertIsNone(record.find("2", as_it_is))

    def test_what_a_crash_left_open_is_settled_by_the_stamp(self) -> None:
        for saved in (True, False):
            with self.subTest(saved=saved):
                self.interrupt(f"crash-{saved}", self.created(f"C{saved}"), saved)
                found = self.open_anew().find(f"crash-{saved}", as_it_is)
                self.assertEqual(found is not None, saved)

    def test_a_change_is_settled_by_what_was_before(self) -> None:
        self.shelf.objects["A"] = {"name": "old"}
        for state, expected in (("new", True), ("old", False)):
            with self.subTest(state=state):
                self.shelf.objects["A"] = {"name": "old"}
                self.interrupt(f"change-{state}", self.changed("A", "new"), False)
                self.shelf.objects["A"] = {"name": state}
                self.assertEqual(self.open_anew().find(f"change-{state}", as_it_is) is not None, expected)

    def test_a_change_of_an_amount_is_settled_as_a_number(self) -> None:
        before = {"limit": Decimal("1.10")}
        for state, expected in ((Decimal("10.50"), True), (1.1, False)):
            with self.subTest(state=state):
                self.interrupt(f"limit-{state}", Write({"limit": Decimal("10.5")}, lambda _: {}, "A", before), False)
                self.shelf.objects["A"] = {"limit": state}
                self.assertEqual(self.open_anew().find(f"limit-{state}", as_it_is) is not None, expected)

    def test_a_change_that_cannot_be_told_is_unknown(self) -> None:
        self.shelf.objects["A"] = {"name": "old"}
        self.interrupt("1", self.changed("A", "new"), False)
        self.shelf.objects["A"] = {"name": "by a person"}
        with self.assertRaises(OutcomeUnknown):
            self.open_anew().find("1", as_it_is)

    def interrupt(self, command_id: str, write: Write, saved: bool) -> None:
        """As a driver that was killed in the middle of a save leaves it."""

        class Killed(BaseException):
            pass

        def save(stamp: str) -> Json:
            if saved:
                write.save(stamp)
            raise Killed

        record = self.open_anew()
        with self.assertRaises(Killed):
            record.save(command_id, "create", "f", Write(write.asked, save, write.key, write.before), as_it_is)

    def open_anew(self) -> SideFileRecord:
        if self.last is not None:
            self.last.close()
        self.last = self.open()
        return self.last

    def test_a_torn_last_line_was_never_written(self) -> None:
        record = self.open()
        self.run_once(record, "1", self.created("A"))
        record.close()
        with open(self.path, "ab") as file:
            file.write(b'{"id":"2","fingerprint":"x","at":')
        record = self.open()
        self.assertIsNone(record.find("2", as_it_is))
        self.run_once(record, "3", self.created("C"))
        record.close()
        self.assertIsNotNone(self.open().find("3", as_it_is))

    def test_a_second_driver_finds_the_book_locked(self) -> None:
        self.open()
        with self.assertRaises(BookLocked):
            self.open()

    def test_old_ids_and_surplus_results_are_left_out_at_the_next_start(self) -> None:
        record = self.open()
        self.run_once(record, "old", self.created("A"))
        self.run_once(record, "new", self.created("B"))
        record.close()
        with open(self.path, encoding="utf-8") as file:
            text = file.read()
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text.replace(f'"at":{int(time.time())}', '"at":1', 1))
        record = self.open()
        self.assertIsNone(record.find("old", as_it_is))
        self.assertIsNotNone(record.find("new", as_it_is))
        record.close()
        with open(self.path, encoding="utf-8") as file:
            self.assertEqual(len(file.readlines()), 1)


class TransactionRecordTest(unittest.TestCase):
    def test_both_or_neither(self) -> None:
        kept: dict[str, tuple[str | None, Json]] = {}

        def write(command_id: str, fingerprint: str, change: Any) -> Json:
            record: Json = change()
            kept[command_id] = (fingerprint, record)
            return record

        once = OnceOnly(TransactionRecord(kept.get, write), lambda record: {"ok": True, **record})
        self.assertEqual(once.execute(CommandRequest("1", "create", {}), lambda: Write({}, lambda _: {"code": "A"})), {"ok": True, "code": "A"})
        self.assertEqual(once.lookup("1"), {"ok": True, "code": "A"})
        self.assertIsNone(once.lookup("2"))


    def test_who_wrote_a_row_is_noted_in_the_transaction_and_the_record_is_as_it_was(self) -> None:
        table: dict[str, str] = {}
        record = TransactionRecord(lambda _: None, lambda command_id, fingerprint, change: change(), table.__setitem__)
        once = OnceOnly(record, lambda found: found, lambda found: [ChangeRow(found["code"], {"name": "Alpha"}, entity="debtor")])
        saved = {"code": "A", "written": "a word of the driver"}
        self.assertEqual(once.execute(CommandRequest("c-1", "create", {}), lambda: Write({}, lambda _: saved)), saved)
        note = WritersInTable(table.get).note_of(note_key("debtor", "A", "document"))
        assert note is not None
        self.assertEqual((note.command_id, note.digest), ("c-1", digest_of({"name": "Alpha"})))


class CommandRequestTest(unittest.TestCase):
    def test_what_was_cancelled_or_is_late_does_not_begin_to_save(self) -> None:
        cancelled = CommandRequest("1", "create", {})
        self.assertTrue(cancelled.cancel())
        late = CommandRequest("2", "create", {}, deadline=time.monotonic())
        for command, code in ((cancelled, "cancelled"), (late, "deadline_passed")):
            with self.assertRaises(Ended) as ended:
                command.begin_saving()
            self.assertEqual(ended.exception.code, code)

    def test_what_has_begun_to_save_is_not_cancelled(self) -> None:
        command = CommandRequest("1", "create", {})
        command.begin_saving()
        self.assertFalse(command.cancel())


class ReadBackTest(unittest.TestCase):
    def test_texts_and_numbers_are_compared_as_a_reader_would(self) -> None:
        asked = {"name": "Cafe\u0301\r\nbar", "amount": Decimal("10.005"), "count": 3}
        found = {"name": lambda: "Caf\u00e9\nbar", "amount": lambda: 10.01, "count": lambda: 3.0}
        self.assertTrue(ReadBack(asked, found, {"amount": 2}).matched)

    def test_a_difference_and_a_field_that_cannot_be_read_are_shown(self) -> None:
        read_back = ReadBack({"name": "A", "note": "B", "gone": "C"}, {"name": lambda: "Z", "note": lambda: 1 / 0})
        result = read_back.result("CreateRecord", {"code": "A"})
        self.assertEqual([result["ok"], result["saved"], result["error"]["code"]], [False, True, "VERIFY_MISMATCH"])
        self.assertEqual([each["path"] for each in read_back.differences], ["name", "gone"])
        self.assertEqual([each["path"] for each in read_back.read_errors], ["note"])


if __name__ == "__main__":
    unittest.main()
