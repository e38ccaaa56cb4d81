"""The documents of a book: what they are, how they are written, shown and printed."""
