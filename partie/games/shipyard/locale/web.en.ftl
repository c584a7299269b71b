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
web-discard-at = When { $cube ->
    [one] one cube has
   *[other] { $cube } cubes have
} left the track: discard { $number ->
    [one] one contract
   *[other] { $number } contracts
} of each colour.
web-yard = Yard
web-yard-space = Space { $space } of the yard
web-empty-space = empty
web-market-employees = Employees
web-market-exchange = Exchange
web-wheel-equipment = Equipment
web-wheel-crew = Crew
web-employees-left = { $count ->
    [0] Nobody is left.
    [one] One is left.
   *[other] { $count } are left.
}
web-traded-for = Traded for
web-my-goods = My goods
web-canals = Canals
web-no-canals = No canals yet
web-fleet = Fleet
web-no-fleet = No ship has sailed yet.
web-ship-about = { $parts } parts, speed { $speed }
web-trial-voyage = Trial voyage
web-criterion-crew = crew
web-criterion-equipment = cannons and cranes
web-criterion-speed = speed
web-criterion-officials = officials
web-criterion-ribbon = Blue Ribbon
web-fails-captain = No captain: the ship is lost.
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
web-pane-canals = Canals and contracts
web-leading = leading
web-no-income = no income
web-ahead = ahead = nearer the gear
web-purse-then = You would have { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
}.
web-gear-turns = Every tile moved to the front turns it one tooth; when its cube drops, this turn is finished and one cube leaves the round track.
web-track-about = One cube leaves at every full turn of the gear; without cubes the end begins.
web-does-build_ships = Buy one, two or three ship parts (free, 1 or 2 guilders each by row) and lay them all at once on empty spaces of your dock; they never move again.
web-does-rent_canal = Buy exactly one canal tile (0, 1 or 2 guilders) and join it by a side to your canals; tiles laid never move.
web-does-buy_goods = Buy exactly one goods tile (0, 1 or 2 guilders); its three goods become guilders, crew or equipment at the Exchange only.
web-does-make_equipment = The marker moves one space for nothing, each further space costs 1 guilder (at most 3 further); take the piece where it stops.
web-does-recruit_crew = The marker moves one space for nothing, each further space costs 1 guilder (at most 3 further); take the person where it stops.
web-does-hire_employees = The marker moves one space for nothing, each further space costs 1 guilder; hire one of the three employees there for the whole game (engineers and recruiters cost 1 more).
web-does-exchange = The marker moves exactly one space and sets the prices; hand in one goods tile and sell or swap each of its three goods, no kind of item twice. Needs a goods tile.
web-does-subsidy = Take 2 guilders.
web-wall = Ship parts, canals and goods: one price a row
web-head-canal = canal
web-head-goods = goods
web-free = free
web-marker = The marker; it moves to the right
web-one-equipment = 1 piece
web-one-crew = 1 person
web-part-title = { $kind }: { $features }
web-canal-title = Canal: { $symbols }
web-goods-about = Handed in as a whole at the Exchange: each good is sold or swapped.
web-takes-cabin = Cabin: takes one of the crew except a stoker; the captain needs none.
web-takes-stoker_cabin = Stoker’s cabin: takes one stoker only.
web-takes-mast = Mast: takes a sail or a chimney.
web-takes-cannon = Cannon mount: takes one cannon.
web-takes-crane = Crane mount: takes one crane.
web-takes-lifebuoy = Lifebuoy: 1 point at every lifebuoy official on the way; some contracts count it.
web-takes-lifeboat = Lifeboat: 1 point at every lifeboat official on the way; some contracts count it.
web-takes-lantern = Lantern: 1 point at every lantern official on the way; some contracts count it.
web-official-military = Military official: 1 point for each soldier and each cannon aboard, every time the ship enters his space.
web-official-trade = Trade official: 1 point for each businessman and each crane aboard, every time the ship enters his space.
web-official-lifebuoy = Lifebuoy official: 1 point for each lifebuoy on the ship.
web-official-lifeboat = Lifeboat official: 1 point for each lifeboat on the ship.
web-official-lantern = Lantern official: 1 point for each lantern on the ship.
web-official-blue_ribbon = Blue Ribbon: 1 point for each space moved so far, this one included; of several only the last counts.
web-about-captain = Every ship needs one or it is lost; he needs no cabin and gives 1 point. Each further captain is an officer: 1 point, needs a cabin.
web-about-businessman = Needs a cabin; 1 point, and 1 more at each trade official on the way.
web-about-soldier = Needs a cabin; 1 point, and 1 more at each military official on the way.
web-about-stoker = Needs a stoker’s cabin; no points himself. With a chimney he gives steam (speed 4), each further stoker +1; without a chimney +1 speed.
web-about-chimney = Needs a mast; with a stoker the ship is a steamer of speed 4, each further chimney +1; without a stoker only each pair of chimneys gives +1.
web-about-sail = Needs a mast; +1 speed, no points of its own.
web-about-cannon = Needs a cannon mount; 2 points, and 1 more at each military official on the way.
web-about-crane = Needs a crane mount; 2 points, and 1 more at each trade official on the way.
web-exchange-about = sell each good, or swap it
web-or-swap = or swap for
web-now = now
web-next = next
web-in-this-order = later, in this order
web-no-kind-twice = no kind twice
web-employees-about = one of three where the marker stops; grey and green: 1 more
web-yours = yours
web-quay = Quay
web-dock-rule = Bow, one to seven middles, stern, no gap: a ship. Complete, it sails in the same turn.
web-fleet-sum = Fleet: { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ship-scored = Its voyage brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}; it counts for your contracts.
web-ship-carries = Aboard: { $load }.
web-ship-of = Ship of { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
web-ship-lost = Lost, 0 points
web-never-moved = Parts laid here never move again.
web-lay-on = { $part } on space { $space }
web-lay-about = Point at a space: it tells what becomes of the ship.
web-completes = Completes a ship
web-completes-lost = Completes a ship: it must sail now
web-must-sail = It must sail now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-has-captain = Captain: yes
web-no-captain = Captain: none on your quay
web-speed-then = Speed { $speed }
web-speed-needed = Speed { $speed } at least
web-leave-something = With everything aboard { $most }: something stays ashore.
web-canals-allow = Canals allow { $reach ->
    [one] { $reach } space
   *[other] { $reach } spaces
}
web-would-be-lost = It would be lost: 0 points, { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
} gone.
web-unless-more = Unless another action of this turn brings what is missing.
web-helps-captain = Crew: a captain costs { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
} now
web-helps-canal = Canals: the lowest tile is free
web-lay-it = Lay it: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lay-lost = It completes a ship that would be lost.
web-another-space = Choose another space
web-lay-anyway = Lay it all the same
web-lay-beside = Lay the canal to the { $side } of another
web-lay-first = Lay the first canal
web-canals-reach = Canals: { $reach ->
    [one] { $reach } space
   *[other] { $reach } spaces
} at most
web-points-now = now { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-with-one-more = with one more: { $points }
web-lay-so = Lay it so
web-turn-it = Turn it
web-turn-about = Click a place; click it again to turn the canal.
web-the-way = the way
web-sail-with = Sail with this: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-other-ship = The ship on space { $space } ({ $parts })
web-best-proposal = Best proposal
web-kind-by-kind = Fit out kind by kind
web-let-fail = Let it be lost
web-let-go = Let it go: it is lost
web-fails-canals = The canals are too short: the ship is lost.
web-on-deck = On deck: { $item }
web-place-holds = { $place }: { $item }
web-nothing = nothing
web-place-next = Click: { $item }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
web-place-fixed = Nothing else can be here now.
web-aboard-of = { $item }: { $aboard } of { $all } aboard
web-points-of-voyage = Points of this voyage
web-sum = Sum
web-long-enough = Canals allow { $reach }, speed is { $speed }: long enough
web-canals-short = Canals allow { $reach }, the ship needs { $speed }
web-left-off = With everything the speed would be { $most }, the canals allow { $reach }: something stays ashore.
web-lost-anyway = Complete ships must leave now. This one is lost with all that is aboard.
web-other-ways = Other ways and loads
web-way-number = Way { $number }
web-way-empty = nothing on the way gives points
web-with-speed = At speed { $speed }
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
guide-choose-ship = A ship that is complete must sail now. The proposal loads what scores best.
guide-fit-out = Sails and steam make speed; steam needs a chimney and a stoker. Without steam a stoker still adds 1, and so does each pair of chimneys. Soldiers, cannons, businessmen and cranes score with the officials that they interest.
guide-discard-contract = Put away what you will not fulfil. Nobody sees it.
guide-take-last-part = The game is over but for this: one part may be bought, at its price, if it completes a ship that then sails.
guide-buy-goods = Goods are traded on the exchange: for the item you lack, or for guilders when the price is good.
guide-choose-goods = A goods tile is handed in as a whole; then each kind on it is sold or traded.
guide-trade-good = Tick what you want for it; what is left of it is sold at the price of the day. Different goods bring different items.
guide-choose-speed = Helmsman and rigger may make the ship faster: a point for each space, as long as the canals are long enough.
guide-choose-start = Your figure comes in at the edge of your canals, once in the game; the space where it starts scores nothing. Every voyage goes on where the last one ended.
guide-steer = Only ways that let the ship sail its whole speed are offered. Numbers at the symbols tell what your ship gets there; the later you pass the Blue Ribbon, the more it brings.
guide-final-action = One last action, without an income. Finish a ship, or do what your contracts count.
