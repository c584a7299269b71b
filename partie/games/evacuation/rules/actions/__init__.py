"""The action phase and everything that actions, bonuses, fields and cards do."""
