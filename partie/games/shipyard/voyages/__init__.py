"""Step 5 of a turn: launching complete ships, and their trial voyages."""
