# What was expected in a written position or a save.

expected-one-owner = each area settled by one player at most
expected-contact = at most one milestone between the satellites of a player
expected-no-middle-lane = the outer or the inner lane: the middle one is for three and more players
expected-one-satellite = one satellite at most on a field of the middle and inner lane
expected-one-of-twins = one card at most of those with the same illustration
expected-flag-last = three bonus cards without a flag, then one with it
expected-another-name = a name that no other entry has
