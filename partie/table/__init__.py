"""A table where one game is played, without HTTP and database. The server and the offline page are built on it. It uses
the standard library and Fluent only, no threads.

    table       the seats and the game             turns       try, commit, why not, standing orders
    position    the view of a seat                 words       decisions, events and hints in a language
    changes     the difference of two views        buffers     cache of tried buffers
    advice      a bot's choice with reasons        names       comparison and likeness of names
    cache       a bounded LRU cache                answers     answers to clients as JSON data
    progress    the next version of a table        refusals    problems with status and sentence
    sitting     checks of seats                    laying      a game from its record
    library     games, components, rules, words

Every refusal is a PartieError or a Problem (refusals.py), which has the HTTP status of its key.
"""
