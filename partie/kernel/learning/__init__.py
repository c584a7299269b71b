"""For agents: games' own players, positions as numbers, many games at once."""
