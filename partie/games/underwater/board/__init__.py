"""The player boards: printed ones, what stands on them, what that produces, and the tables of the game."""
