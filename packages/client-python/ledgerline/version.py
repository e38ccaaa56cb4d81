"""The version of this package, as the wheel and every request name it."""

VERSION = "0.2.0"
