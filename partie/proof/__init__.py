"""Proof: which rules and refusals the tests name (read from their sources), and the laws that random games keep."""
