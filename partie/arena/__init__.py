"""The arena: many games at once, their results, and how fast the engine is."""
