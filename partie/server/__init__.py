"""The server: tables where people and bots play, over HTTP and WebSocket (docs/api.md).

    settings    what an operator can choose             app         everything put together
    storage/    tables, seats, entries in a database    shelf       games in memory, never trusted without their seq
    seating     who sits where                          moves       try, commit, why, hint, standing orders
    players     bots and absences, in the background    bells       doorbells, within a process and between several
    identity    cookies and CSRF                        limits      how often, how much; security headers

Handlers lie in `api/`, one module a chapter of docs/api.md. Nothing here knows a particular game.
"""
