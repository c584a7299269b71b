"""The page that plays without a server, as a folder for any static host (`make static`, docs/anywhere.md)."""
