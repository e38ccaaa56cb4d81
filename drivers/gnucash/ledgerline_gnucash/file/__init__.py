"""A GnuCash file: its session, lock and transaction, and what the bindings do not reach."""
