## The Shipyard board in the browser.

web-pane-harbour = Harbour
web-pane-markets = Markets
web-pane-players = Players
web-round = Round { $round }
web-cubes-left = { $cubes ->
    [one] one cube left
   *[other] { $cubes } cubes left
}
web-turns-left = { $turns ->
    [0] last turn
    [one] one turn left
   *[other] { $turns } turns left
}
web-action-row = Row of action tiles, the leading one first
web-short-build_ships = Ships
web-short-rent_canal = Canal
web-short-buy_goods = Goods
web-short-make_equipment = Equip­ment
web-short-recruit_crew = Crew
web-short-hire_employees = Staff
web-short-exchange = Exchange
web-short-subsidy = Subsidy
web-gear = Gear
web-gear-about = The gear stands at tooth { $at } of { $teeth }; a full turn drops a cube.
web-cubes-of = { $cubes ->
    [one] A cube of { $name }
   *[other] { $cubes } cubes of { $name }
}
web-coins-here = { $coins ->
    [one] A guilder lies here.
   *[other] { $coins } guilders lie here.
}
web-income-here = Occupied tiles ahead bring { $income }.
web-round-track = Round track: { $cubes } of { $of } cubes left
web-discard-at = At { $cube } cubes left: put away of each colour { $number ->
    [one] one contract
   *[other] { $number } contracts
}.
web-yard = Yard
web-yard-space = Space { $space } of the yard
web-empty-space = empty
web-markets = Markets
web-market-parts = Ship parts
web-market-canals = Canals
web-market-goods = Goods
web-market-wheels = Equipment and crew
web-market-employees = Employees
web-market-exchange = Exchange
web-stacks = In the stacks: { $bow } bows, { $middle } middles, { $stern } sterns.
web-stack = { $count ->
    [one] One tile in the stack.
   *[other] { $count } tiles in the stack.
}
web-canal-tile = Canal { $number }
web-wheel-equipment = Equipment
web-wheel-crew = Crew
web-steps-away = { $steps ->
    [one] one step away
   *[other] { $steps } steps away
}
web-employees-left = { $count ->
    [0] Nobody is left.
    [one] One is left.
   *[other] { $count } are left.
}
web-prices = Prices
web-traded-for = Traded for
web-my-goods = My goods
web-canals = Canals
web-lay-here = Lay the canal at { $place }
web-turn-tile = How the canal is turned
web-no-canals = No canals yet
web-fleet = Fleet
web-no-fleet = No ship has sailed yet.
web-ship-about = { $parts } parts, speed { $speed }
web-sailing = Speed { $speed }; the canals allow { $reach }{ $moved ->
    [0] {""}
   *[other] , { $moved } sailed
}
web-trial-voyage = Trial voyage
web-criterion-crew = crew
web-criterion-equipment = cannons and cranes
web-criterion-speed = speed
web-criterion-officials = officials
web-criterion-ribbon = Blue Ribbon
web-fails-captain = Without a captain the ship fails.
web-fails-speed = Faster than the canals are long: the ship fails.
web-contract-now = Now { $count }, worth { $points }.
web-contract-next = With one more: { $points }.
web-contracts = Contracts
web-hidden-contract = A hidden contract ({ $colour })
web-guilders = Guilders
web-points = Points
web-solo-rivals = Opponents
web-solo-stack = { $count ->
    [one] One tile in the stack.
   *[other] { $count } tiles in the stack.
}
web-solo-top = On top: { $number }, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.
stage-final-actions = Final actions
stage-last-ships = Last ships
stage-contracts = Contracts
stage-over = Over

## The first game, decision by decision

guide-game = You run a shipyard. Build ships from bows, middles and sterns, fit them out and send them through your canals: every trial voyage scores crew, equipment, speed and what the canals show. State contracts count your whole fleet at the end.
guide-choose-action = You need parts, canals, crew and equipment in time for the same ship. The further back a tile lies, the more occupied tiles are ahead of it, and each of them pays you a guilder.
guide-before-main = For six guilders a second action may be had in the same turn, before or after the first one.
guide-offer-bonus = For six guilders a second action may be had in the same turn; keep the money if you need it for parts.
guide-take-part = A ship is a bow, one or more middles and a stern, side by side. Cabins take the crew, masts sails and chimneys; what the parts lack you cannot load later.
guide-place-part = Leave room: the yard has nine spaces and must be able to become empty again.
guide-rent-canal = A ship must sail exactly its speed through your canals. Symbols on the way score if your ship carries what the official wants to see.
guide-lay-canal = Long ways allow fast ships. A tile you have sailed over is used up.
guide-make-equipment = The next space of the ring is free, further ones cost guilders.
guide-recruit-crew = The next space of the ring is free, further ones cost guilders. Without a captain no ship passes its trial.
guide-hire-employee = Employees help for the whole game: the earlier, the better.
guide-choose-ship = A ship that is complete may sail now. The proposal loads what scores best.
guide-fit-out = Sails and steam make speed; a chimney needs a stoker. Soldiers, cannons, businessmen and cranes score with the officials that they interest.
guide-discard-contract = Put away what you will not fulfil. Nobody sees it.
guide-take-last-part = The game is over but for this: one part may be bought, at its price, if it completes a ship that then sails.
guide-buy-goods = Goods are traded on the exchange: for the item you lack, or for guilders when the price is good.
guide-choose-goods = A goods tile is handed in as a whole; then each kind on it is sold or traded.
guide-trade-good = Tick what you want for it; what is left of it is sold at the price of the day. Different goods bring different items.
guide-choose-speed = Helmsman and rigger may make the ship faster: a point for each space, as long as the canals are long enough.
guide-choose-start = Your figure comes in at the edge of your canals, once in the game; every voyage goes on where the last one ended.
guide-steer = Only ways that let the ship sail its whole speed are offered. Numbers at the symbols tell what your ship gets there; the later you pass the Blue Ribbon, the more it brings.
guide-final-action = One last action, without an income. Finish a ship, or do what your contracts count.
