"""Finds what changed in a book, whoever changed it. Reads the file without GnuCash, without a lock and without a trace in it."""
