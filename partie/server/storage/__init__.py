"""Storage: the record of every table and a checkpoint of its state, in SQLite or PostgreSQL."""
