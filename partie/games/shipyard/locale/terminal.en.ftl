## Terminal: the board of Shipyard, and what a newcomer needs to know.

board-cubes = round track { $cubes }/{ $of }
board-gear = gear { $at }/{ $teeth }
board-start = { $seat } begins each round of turns.
board-row = Action tiles, the leading one first (whose cube, or the income)
board-income = income { $income }
board-price = price
board-parts = Ship parts (left in the stacks: bows { $bow }, middles { $middle }, sterns { $stern })
board-tiles = Canals and goods
board-canals = canal
board-goods = goods
board-wheel = The wheel: the next space is free, each further one costs a guilder
board-crew = crew
board-equipment = equipment
board-exchange = Exchange: what a good sells for (the indicator moves one space with each trade)
board-employees = employees for { $price }
board-players = Players
board-name = name
board-points = points
board-guilders = guilders
board-fleet = ships
board-items = supply
board-own = Yours
board-yard = yard
board-own-canals = canals
board-reach = the longest way: { $reach }
board-staff = employees
board-contracts = contracts
board-brief = You have { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}; in your supply: { $items }; your canals allow a speed of { $reach }.
board-next = next → later
board-trades = or one of these instead
board-lay = At { $at }; the longest way is then { $reach }
board-completes = completes a ship, which must sail this turn (captains: { $captains }, longest way: { $reach })
board-yard-now = Yard: { $parts }.
board-speed = then speed { $speed }
board-scores = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-so-far = officials { $officials }, Blue Ribbon { $ribbon } up to the next fork
board-ship = { $parts } parts; { $load }; speed { $speed }
board-contract-now = Now { $count }, worth { $points }; with { $next }: { $more }.
board-side = { $side } { $symbol }
board-canal = { $family }: { $sides }
board-figure = figure { "@" } on { $at }, { $space } space; it came from outside by the { $side } and may not go back there
board-figure-inside = figure { "@" } on { $at }, { $space } space; its stern points to the { $stern } space, where it may not go
board-canal-legend = Places: 1:0 lies one tile east of 0:0, 0:1 one tile north. { $figure } your figure, { $stern } its stern: no way back. { $signs }. Short: symbols from the north clockwise.
canal-chain = chain
canal-cross = cross
canal-middle = middle
canal-inner = inner { $sides }
canal-sign-military = M
canal-sign-trade = T
canal-sign-lifebuoy = R
canal-sign-lifeboat = B
canal-sign-lantern = L
canal-sign-blue_ribbon = ★

help-goal = You own a shipyard. Build ships from a bow, middles and a stern, gather crew and equipment for them, rent canals, and send each ship on a trial voyage: crew, cannons, cranes, speed and what the officials on the canals see bring points. State contracts look at your whole fleet at the end. Most points win.
help-choose-action = Choose a free action tile. Every occupied tile ahead of it (nearer to the gear) brings a guilder. In your next turn the tile goes to the front and turns the gear, which counts the rounds.
help-before-main = For 6 guilders you may perform one other action as well, before or after the one you have chosen.
help-offer-bonus = For 6 guilders you may still perform one other action this turn.
help-take-part = Take up to three parts. The bottom row is free, then 1, 1, 2, 2. Cabins hold crew, masts sails or chimneys; cannons and cranes need their own mounts.
help-place-part = A part never moves again. A ship needs a bow on the left, at least one middle, a stern on the right, and no gaps.
help-rent-canal = A ship sails as many spaces as its speed; your canals must be long enough. Officials on the way pay for what the ship carries.
help-lay-canal = The tile must touch your canals with a side; turn it as you like.
help-buy-goods = Goods are sold or traded by the action Exchange.
help-choose-goods = The prices are fixed now; hand in one of your goods tiles.
help-trade-good = Sell the good, or trade it for an item of its table; two goods never for the same item.
help-make-equipment = The next equipment of the ring is free; each further space costs a guilder.
help-recruit-crew = The next member of the crew is free; each further space costs a guilder. Every ship needs a captain.
help-hire-employee = Employees help for the rest of the game. The way round the ring costs a guilder a space after the first; engineers and recruiters one more.
help-choose-ship = A complete ship must sail now. “sail” makes sure that it passes; “risk” lets you load what you like, even if it fails.
help-fit-out = How many come aboard? Chimney and stoker together give steam (speed 4), sails add one each; the speed may not exceed your canals.
help-choose-speed = Helmsman and rigger may make the ship faster, but need not.
help-choose-start = The ship comes in at a border of your canals. This space is not scored.
help-steer = Never back; the whole speed must be sailed. A tile you leave is used up.
help-discard-contract = At the end one red and one blue contract remain. What you put away stays secret.
help-final-action = The last action of the game; a ship it completes still sails.
