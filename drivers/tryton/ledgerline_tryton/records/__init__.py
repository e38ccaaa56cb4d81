"""Master records of a Tryton database, as commands name them."""
