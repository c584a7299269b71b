"""The engine: state, agenda, steps and decisions, chance, obligations, and a game being played."""
