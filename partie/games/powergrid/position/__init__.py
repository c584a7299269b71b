"""Positions written by hand: read, described, and whether they add up."""
