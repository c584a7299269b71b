"""Tables without a server, run in a web worker of the page. No network, no database, no threads.

    home      the tables at hand, and what is done at them
    routes    the requests of docs/api.md that a home answers without a server
    opening   how a game begins: anew, from a record, as a lesson
    keeping   a table as text, for the browser's storage
    worker    what the page's workers call

The page sends the same requests and gets the same JSON as from a server (docs/anywhere.md).
"""
