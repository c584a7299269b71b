"""Administration by the server's host, from the terminal (`partie admin`) and on a page."""
