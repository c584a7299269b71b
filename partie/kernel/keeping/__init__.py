"""Keeping games: declared states, data files, saves, records and their replay."""
