"""The other phases of a year, in modules of their own, and the rival that the game runs itself."""
