"""The server: tables where people and bots play, over HTTP and WebSocket (docs/api.md).

    settings    what an operator can choose             app         everything put together
    storage/    tables, seats, entries in a database    tables/     cached tables and views, seats, commits
    people/     exports, leaving for good, passwords    host/       the host's desk, figures for Prometheus
    bots/       bots and absent players                 visitors/   cookies, sessions, limits, connections
    notifier    notifies sockets of changes             channels    between processes: database, PostgreSQL, Redis
    presence    who is at a table                       memory      garbage collection

Handlers are in `api/`, one module a chapter of docs/api.md. Tables themselves, and everything that needs neither HTTP
nor a database, are in partie/table. Nothing here knows a particular game.
"""
