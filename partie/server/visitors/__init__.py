"""Who comes, and what they may ask for: connections, requests, cookies, names, limits."""
