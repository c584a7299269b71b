"""Handlers, one module a chapter of docs/api.md."""
