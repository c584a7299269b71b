"""Moves in words and numbers: verbs with typed arguments, the notation, the numbered vocabulary."""
