"""`python3 -m ledgerline_tryton` serves a connector; with `new-book` it makes a database to start with."""

import sys

if len(sys.argv) > 1 and sys.argv[1] == "new-book":
    from .new_book import main
else:
    from .protocol import main

main()
