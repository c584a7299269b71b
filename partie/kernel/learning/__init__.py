"""Support for agents: the games' own players, positions as numbers, batches of games."""
