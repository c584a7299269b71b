"""The kernel: states, agendas, decisions, moves, chance, masks and records. It knows no game."""
