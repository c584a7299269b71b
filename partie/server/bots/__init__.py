"""Moves made without a request: bots with their worker processes, and timeouts of absent people."""
