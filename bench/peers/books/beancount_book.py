"""Loads a journal with beancount, which checks that every entry balances and every account is open, and sums the debtors."""

import json
import sys
import time

from beancount import loader
from beancount.core import data


def main():
    source, debtors = sys.argv[1:]
    start = time.perf_counter()
    entries, errors, _options = loader.load_file(source)
    seconds = time.perf_counter() - start
    if errors:
        raise SystemExit(f"beancount found {len(errors)} errors, the first: {errors[0]}")
    transactions = [entry for entry in entries if isinstance(entry, data.Transaction)]
    amounts = (posting.units.number for entry in transactions for posting in entry.postings if debtors in posting.account)
    print(json.dumps({"loadSeconds": seconds, "transactions": len(transactions), "debtorsSen": round(sum(amounts) * 100)}))


main()
