"""A table where one game is played, without HTTP and database. The server and the offline page are built on it. It uses
the standard library and Fluent only, no threads.

    table       who sits where, and the game           turns       try, commit, why not, standing orders
    position    what a seat is shown                   words       decisions, events and hints in a language
    changes     what differs between two views         buffers     moves that were tried, played on
    advice      what a bot would do, and why           names       how names are compared, and how they look
    cache       what is kept in memory, up to a limit  answers     what a client gets, as JSON data
    progress    the next moment of a table             refusals    problems with status and sentence
    sitting     who may sit where                      laying      a game from its record
    library     games, components, rules, words

Whatever is refused is a PartieError; the server knows which HTTP status its key has.
"""
