"""Positions: written by hand, saved, masked and guessed, and whether they add up."""
