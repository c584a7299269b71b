"""Clients and their limits: connections, requests, cookies, names, rates."""
