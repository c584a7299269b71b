"""Alembic migrations; `partie serve` runs them by itself."""
