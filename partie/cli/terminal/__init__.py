"""The terminal table: a game played by people and bots, as lines of text."""
