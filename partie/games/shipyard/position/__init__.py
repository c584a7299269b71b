"""Positions: written by hand and saved: read, described, and whether they add up."""
