"""The rules: the course of the game, the turn, its actions, step 5 with its voyages, the solo game, contracts."""
