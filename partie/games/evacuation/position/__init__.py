"""Positions: read, described, and whether they are possible."""
