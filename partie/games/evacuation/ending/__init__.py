"""How the game ends: the race, points and goals."""
