"""What a command records of the objects that it wrote: the digests that the watcher will find if nobody changes them afterwards."""

from __future__ import annotations

from typing import Any

from ..documents.document import Document
from ..file.book import Book
from ..file.engine import guid_of
from .engine_contents import EngineContents
from .objects import DIGEST_VERSION, objects_of


def written_document(book: Book, document: Document) -> dict[str, Any]:
    contents = EngineContents(book)
    contents.take_document(document)
    # GnuCash keeps the rate of a document in another currency as a price.
    currency = document.slot.get("currency")
    return {**_written(book, contents, guid_of(document.thing)), **({} if currency is None else {"priced": currency})}


def written_record(book: Book, kind: str, code: str, thing: Any) -> dict[str, Any]:
    """A currency is no object of GnuCash: its prices are."""
    contents = EngineContents(book)
    if kind == "general-currency":
        contents.take_prices(code)
    elif kind == "gl-account":
        contents.take_account(thing)
    elif kind == "tax-code":
        contents.take_tax_code(thing)
    else:
        contents.take_party(thing, kind)
    return _written(book, contents, f"currency {code}" if thing is None else guid_of(thing))


def _written(book: Book, contents: EngineContents, guid: str) -> dict[str, Any]:
    found = objects_of(contents, book.currency_code).get(guid)
    return {} if found is None else {"written": {"object": guid, "digest": f"{DIGEST_VERSION}.{found.own:032x}"}}
