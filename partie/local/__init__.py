"""Tables without a server, run in a web worker of the page. No network, no database, no threads.

    home      the loaded tables and their operations
    routes    the requests of docs/api.md that work without a server
    opening   starts games: new, from a record, as a lesson
    keeping   serialises tables for the browser's storage
    worker    the functions that the page's workers call

The page sends the same requests and gets the same JSON as from a server (docs/anywhere.md).
"""
