"""The host's desk: what whoever runs the server sees and does, from the terminal and on a page."""
