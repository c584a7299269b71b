"""Tables without a server: what the page in a browser asks of a worker instead. No network, no database, no threads.

    home      the tables at hand, and what is done at them
    routes    the requests of docs/api.md that a home answers without a server
    opening   how a game begins: anew, from a record, as a lesson
    keeping   a table as text, for the browser's storage
    worker    what the page's workers call

The page asks the same addresses and gets the same JSON as from a server (docs/anywhere.md).
"""
