# What was expected in a written position or a save.

expected-one-owner = each area settled by one player at most
