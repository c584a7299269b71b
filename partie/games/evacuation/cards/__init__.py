"""Everything with an effect, as typed literals, one entry a card; `trees.py` gives their nodes numbers."""
