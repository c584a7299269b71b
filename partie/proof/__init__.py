"""Proof: rule coverage and refusals (read from the tests' sources), and the laws checked on random games."""
