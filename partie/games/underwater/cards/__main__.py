"""Print what the decks lack and which entries are wrong."""

from .counts import faults, missing, unnamed, used_once

for line in [*missing(), *faults(), *unnamed()]:
    print(line)
print("kinds used by one card only:", used_once())
