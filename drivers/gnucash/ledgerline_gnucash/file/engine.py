"""What the bindings of GnuCash 4.13 do not reach, called in the engine itself: slots of objects, and the entries of a tax table."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

G_TYPE_STRING = 64
G_LOG_LEVEL_ERROR, G_LOG_LEVEL_WARNING = 4, 16


class GValue(ctypes.Structure):
    _fields_ = [("type", ctypes.c_size_t), ("data", ctypes.c_uint64 * 2)]


class GList(ctypes.Structure):
    pass


GList._fields_ = [("data", ctypes.c_void_p), ("next", ctypes.POINTER(GList)), ("previous", ctypes.POINTER(GList))]


class Numeric(ctypes.Structure):
    _fields_ = [("numerator", ctypes.c_int64), ("denominator", ctypes.c_int64)]


def loaded_library(name: str) -> ctypes.CDLL:
    """A library that the bindings have loaded, in this very process."""
    with open("/proc/self/maps", encoding="utf-8") as maps:
        for line in maps:
            path = line.rsplit(maxsplit=1)[-1]
            if name in path and ".so" in path:
                return ctypes.CDLL(path)
    raise RuntimeError(f"GnuCash has not loaded {name}.")


def gnucash_version() -> str:
    version = loaded_library("libgnc-core-utils").gnc_version
    version.restype = ctypes.c_char_p
    return str(version().decode())


engine = loaded_library("libgnc-engine")
gobject = loaded_library("libgobject-2.0")
gobject.g_value_init.argtypes = [ctypes.POINTER(GValue), ctypes.c_size_t]
gobject.g_value_set_string.argtypes = [ctypes.POINTER(GValue), ctypes.c_char_p]
gobject.g_value_get_string.argtypes = [ctypes.POINTER(GValue)]
gobject.g_value_get_string.restype = ctypes.c_char_p
gobject.g_value_unset.argtypes = [ctypes.POINTER(GValue)]
engine.gncTaxTableGetEntries.restype = ctypes.POINTER(GList)
engine.gncTaxTableEntryGetAmount.restype = Numeric
engine.gncTaxTableEntryGetAccount.restype = ctypes.c_void_p
engine.xaccAccountGetCode.restype = ctypes.c_char_p
engine.qof_instance_get_guid.restype = ctypes.POINTER(ctypes.c_uint8 * 16)


@contextmanager
def muted_database() -> Iterator[None]:
    """While it lasts the database of GnuCash reports only what ends the program."""
    engine.qof_log_set_level(b"gnc.backend.dbi", G_LOG_LEVEL_ERROR)
    try:
        yield
    finally:
        engine.qof_log_set_level(b"gnc.backend.dbi", G_LOG_LEVEL_WARNING)


def pointer(thing: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(int(thing.instance))


def guid_of(thing: Any) -> str:
    """The key of an object, of those too for which the bindings have no GetGUID."""
    return bytes(engine.qof_instance_get_guid(pointer(thing)).contents).hex()


def attach_owner(lot: Any, party: Any) -> None:
    """Says whose lot it is, as GnuCash does for a payment. The bindings take no owner that they made themselves."""
    owner = ctypes.create_string_buffer(64)
    initialise = engine.gncOwnerInitCustomer if type(party).__name__ == "Customer" else engine.gncOwnerInitVendor
    initialise(owner, pointer(party))
    engine.gncOwnerAttachToLot(owner, pointer(lot))


def has_time(thing: Any, name: bytes) -> bool:
    """Whether an object has a time under this name."""
    value = GValue()
    engine.qof_instance_get_kvp(pointer(thing), ctypes.byref(value), ctypes.c_uint(1), ctypes.c_char_p(name))
    return bool(value.type)


def tax_entries(table: Any) -> Iterator[tuple[int, Fraction, str]]:
    """Type, amount and account code of each entry. The bindings return them as amounts of money, which they are not."""
    node = engine.gncTaxTableGetEntries(pointer(table))
    while node:
        entry = ctypes.c_void_p(node.contents.data)
        number = engine.gncTaxTableEntryGetAmount(entry)
        account = ctypes.c_void_p(engine.gncTaxTableEntryGetAccount(entry))
        code = (engine.xaccAccountGetCode(account) or b"").decode() if account else ""
        yield engine.gncTaxTableEntryGetType(entry), Fraction(number.numerator, number.denominator), code
        node = node.contents.next
