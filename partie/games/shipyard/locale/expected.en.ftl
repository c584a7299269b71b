# What was expected in a written position or a save.

expected-each-part-once = each ship part once
expected-list-of-parts = a list of ship parts, or their letters
expected-parts-by-kind = parts of the right kind: bows, middles by their backs, sterns
expected-parts-of-a-ship = the parts of a ship from bow to stern
expected-each-canal-once = each canal once
expected-joined-canals = canals that touch by their sides
expected-used-canals = no fewer used canals than there are tiles
expected-cell = a cell as two numbers, such as 1:0
expected-figure-on-canals = the ship on a space of the canals
expected-each-goods-tile-once = each goods tile once
expected-goods-of-a-tile = the goods of a tile
expected-goods-held = goods to choose from
expected-each-employee-once = each employee as often as there are tiles
expected-trader-levels = the second level of a trader only with the first
expected-each-solo-tile-once = each solo tile once
expected-contracts-dealt = { $number } contracts of each colour, at least one of them kept
expected-each-contract-once = each contract once
expected-each-action-once = each action tile once, coins and cubes on tiles of the row
expected-cubes-of-the-count = the cubes of this number of players
expected-chosen-action = an action tile of the row
expected-legal-yard = a yard as the rules allow it
expected-ship-at-berth = a finished ship at the berth only while it is launched
