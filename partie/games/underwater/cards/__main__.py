"""Print what the decks lack and which entries are wrong."""

from .counts import faults, missing, used_once

for line in [*missing(), *faults()]:
    print(line)
print("kinds used by one card only:", used_once())
