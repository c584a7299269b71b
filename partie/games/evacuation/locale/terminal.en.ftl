# Evacuation in English.

## Terminal: the board and what a newcomer needs to know

board-year = year { $year } of 4
board-bonus = Yearly bonus: { $low } or { $high }
board-offers = On offer (the oldest first)
board-shuttles = shuttles
board-stadiums = stadiums
board-infrastructure = infrastructure
board-map = New World: free areas by biome, settled ones with their owner
board-players = Players in order
board-name = name
board-old = Old World
board-new = New World
board-production = production
board-areas = areas left
board-tokens = population, factories
board-satellites = satellites
board-smileys = smileys
board-penalties = penalties
board-rival = Rival: smileys { $smileys }, areas { $areas }, next back { $back }
board-technologies = Your technologies (row by row; done, half, open)
board-hand = Your action cards
board-plans = Your infrastructure cards
board-goals = Your goals
board-tasks = Public tasks
board-state-done = done
board-state-half = half
board-state-open = open
board-brief = Old World: { $old }; New World: { $new }; production { $production }; action { $action } costs { $price } energy.
help-goal = Your sun is dying: within four years move your people from the Old World to the New. There you need a production of 8 food, 8 steel and 8 energy and three stadiums. In the race the first to have them ends the game; in the points game goals, production and smileys count, and whatever you leave behind costs you.
help-turn = Actions: take one action a turn. The first two of a year are free, the third costs 1 energy, the fourth 2, further ones 3. The group of an action is its strength: the sum moves your satellites and decides the yearly bonus. Pass when you want no more.
help-develop = Infrastructure: take a card of the offer, or play one of yours for resources of the New World. It raises production as soon as its requirement is met.
help-research = Technology: each column is researched from the bottom; level 1 takes one research, levels 2 and 3 two each.
help-settle = Settling: fill all positions of an area with population and factories of your New World side; each population costs 1 steel there. You need its biome and its symbols.
help-build = Building: one world pays the whole price, and there the shuttle or stadium stands. For one resource you may renew the offer before.
help-fly = Flight: load shuttles on the Old World and launch them for energy, or send empty ones back for 1 energy of the New World. All arrive together at the end.
help-load = Loading: an evacuation zone empties one area of its colour; buildings and resources have their own room. Keep the energy for the launch.
help-satellites = Progress: split the strength of your actions between both satellites. Milestones open deserts, forests and oceans; at most one may lie between your satellites.
help-lane = The field where a satellite ends gives its effect at once, or its symbols as long as it stands there. The outer lane is always free.
help-forgo = Goals: keep one card and pass on the rest; in the end you play with three.
