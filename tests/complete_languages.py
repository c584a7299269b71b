"""The languages that must lack nothing; others may grow word by word (`partie languages` tells how far they are)."""

LANGUAGES = ("en", "cs", "uk")
