# Evacuation in English.

## Terminal: the board and what a newcomer needs to know

board-year = year { $year } of 4
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
board-tokens = people, factories there
board-satellites = satellites (+ middle, * inner)
board-smileys = smileys
board-penalties = penalties
board-rival = Rival: smileys { $smileys }, areas { $areas }, next back { $back }
board-technologies = Your technologies: what research brings, from the lowest of each column
board-hand = Your action cards
board-plans = Your infrastructure cards
board-goals = Your goals
board-tasks = Public tasks
board-state-done = done
board-state-half = half
board-state-open = open
board-brief = Old World: { $old }; New World: { $new }; production { $production }; action { $action } { $price ->
    [0] is free
   *[other] costs { $price } energy
}.
board-now = Year { $year }
board-bonus-strict = strength exactly { $n }
board-bonus-lenient = strength up to { $n }
board-strength-own = your strength
board-strength-sum = { $total } ({ $parts }); it also moves your satellites
board-strength = strength
board-strength-with = strength { $strength }, sum { $total }
board-strength-bonus = strength { $strength }, sum { $total }: the bonus!
board-strength-stays = your sum stays { $total }
board-strength-stays-bonus = your sum stays { $total }: the bonus!
board-due-year = due in year { $year }
board-due = food: Old World { $old }, New World { $new }; stadiums in the New World: { $stadiums }
board-due-last = due at the end
board-due-end = stadiums in the New World: { $stadiums }; each thing missing is a penalty
board-due-own = you will have
board-due-have = food with the next production: Old World { $old }, New World { $new }; stadiums in the New World: { $stadiums }
board-gate = section { $section }; milestone { $gate } in { $steps ->
    [one] { $steps } section
   *[other] { $steps } sections
}: { $brings }
board-gate-none = section { $section } of { $end }; all milestones are passed
board-gate-1 = an ocean token is turned down
board-gate-2-first = deserts open; either world pays for actions
board-gate-2-second = an ocean token moves to the New World, +1 of each production; only the New World pays for actions
board-gate-3-first = forests open
board-gate-3-second = an ocean token moves to the New World, +1 of each production
board-gate-4 = oceans open
board-gate-4-second = nothing more
board-shut = (milestone { $gate })
board-map-legend = [{ $factory }] place for a factory; [F], [S], [E] place for a person, who makes food, steel, energy and costs 1 steel; then the symbols the area asks for. =A: settled by player A. F, S, E count in this order as food/steel/energy.
board-letter-food = F
board-letter-steel = S
board-letter-energy = E
board-land = Your Old World: what is left, by the stripe of the zone that lifts it
board-stripe = { $zone }
board-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
board-makes = (makes { $goods })
board-ocean-tokens = ocean tokens
board-oceans = { $left } of { $all } still make 1 of each; no shuttle takes them; moved over: { $over }
board-own-shuttles = Your shuttles
board-flying-back = flying back
board-hold = loaded: { $cargo }; zones: { $zones } (× used); buildings { $buildings }, resources { $resources }; launch { $launch } energy
board-buildings = Your stadiums, people, prepared factories and symbols
board-stadium = stadium { $name } (smileys { $smileys })
board-prepared = { $factory } { $n }
board-stadiums-of = stadiums Old→New
board-shuttles-of = shuttles Old→New
board-symbols = symbols
board-works = Your developed infrastructure
board-researched = technologies
board-state-next = next
board-refresh = Pay 1 resource for a new offer first ({ $count ->
    [one] one way
   *[other] { $count } ways
})
board-settle = Settle { $area } ({ $count ->
    [one] one way
   *[other] { $count } ways
} to choose factories)
board-then-makes = then production { $production }
board-lands = A to { $a }, B to { $b }
board-passes = { $satellite } passes milestone { $gate }
board-lacks = { $area } lacks: { $parts }.
board-lack-biome = the { $biome } is closed until a satellite passes milestone { $gate }
board-lack-symbols = symbols { $symbols }
board-lack-factories = { $n ->
    [one] { $n } prepared factory
   *[other] { $n } prepared factories
} in the New World
board-lack-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
} in the New World
board-lack-steel = { $n } steel in the New World
board-lack-taken = it is settled already
board-lack-action = nothing but the action: choose “settle” first
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
