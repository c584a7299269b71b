"""Tables in the server: seats, moves, and the rendered view of each reader."""
