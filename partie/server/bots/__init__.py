"""Whoever plays without asking: bots, where they think, and what was agreed for absent people."""
