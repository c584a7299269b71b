# Shipyard in English. Rules are told to a newcomer, in our own words.

game-name = Shipyard
game-about = Build odd ships from what the market offers, and sail them.

## Things

action-build_ships = Build ships
action-rent_canal = Rent canal
action-buy_goods = Buy goods
action-make_equipment = Make equipment
action-recruit_crew = Recruit crew
action-hire_employees = Hire employees
action-exchange = Exchange
action-subsidy = Subsidy

item-captain = captain
item-businessman = businessman
item-soldier = soldier
item-stoker = stoker
item-chimney = chimney
item-sail = sail
item-cannon = cannon
item-crane = crane
items-none = nothing

good-coal = coal
good-cloth = cloth
good-grain = grain

part-bow = bow
part-middle = middle
part-stern = stern
part-with = { $kind } ({ $features })
column-0 = bows
column-1 = middles
column-2 = middles
column-3 = sterns

feature-cabin = cabin
feature-stoker_cabin = stoker’s cabin
feature-mast = mast
feature-cannon = cannon mount
feature-crane = crane mount
feature-lifebuoy = lifebuoy
feature-lifeboat = lifeboat
feature-lantern = lantern

symbol-military = military official
symbol-trade = trade official
symbol-lifebuoy = lifebuoy official
symbol-lifeboat = lifeboat official
symbol-lantern = lantern official
symbol-blue_ribbon = Blue Ribbon
canal-with = canal with { $symbols }
canal-about = Its symbols, clockwise from the top: { $symbols }.

side-north = north
side-east = east
side-south = south
side-west = west
cell-first = where the first canal lay
cell-away = { $way } of where the first canal lay
cell-north = { $number } north
cell-east = { $number } east
cell-south = { $number } south
cell-west = { $number } west
turn-0 = as it lies
turn-90 = turned a quarter to the right
turn-180 = turned half round
turn-270 = turned a quarter to the left

colour-red = red
colour-blue = blue
rival-0 = the first opponent
rival-1 = the second opponent
solo-last_tile = the last tile of the row
prices-shown = coal { $coal }, cloth { $cloth }, grain { $grain }

employee-trader_coal_1 = coal trader I
    .about = Each coal sold on the exchange brings 1 guilder more. Worth 1 point at the end.
employee-trader_coal_2 = coal trader II
    .about = Each coal sold brings 1 more guilder still; needs coal trader I. Worth 3 points at the end.
employee-trader_cloth_1 = cloth trader I
    .about = Each cloth sold on the exchange brings 1 guilder more. Worth 1 point at the end.
employee-trader_cloth_2 = cloth trader II
    .about = Each cloth sold brings 1 more guilder still; needs cloth trader I. Worth 3 points at the end.
employee-trader_grain_1 = grain trader I
    .about = Each grain sold on the exchange brings 1 guilder more. Worth 1 point at the end.
employee-trader_grain_2 = grain trader II
    .about = Each grain sold brings 1 more guilder still; needs grain trader I. Worth 3 points at the end.
employee-constructor_crane = constructor: cranes
    .about = Each ship may carry two cranes without a mount.
employee-constructor_cannon = constructor: cannons
    .about = Each ship may carry two cannons without a mount.
employee-constructor_sail = constructor: sails
    .about = Each ship may carry two sails without a mast.
employee-constructor_chimney = constructor: chimneys
    .about = Each ship may carry two chimneys without a mast.
employee-constructor_crew = constructor: crew
    .about = Each ship may carry two of the crew without a cabin, but no stoker.
employee-constructor_stoker = constructor: stoker
    .about = Each ship may carry one stoker without a cabin.
employee-engineer_crane = engineer: crane
    .about = Whenever you make equipment, you get a crane as well.
employee-engineer_sail = engineer: sail
    .about = Whenever you make equipment, you get a sail as well.
employee-engineer_cannon = engineer: cannon
    .about = Whenever you make equipment, you get a cannon as well.
employee-engineer_chimney = engineer: chimney
    .about = Whenever you make equipment, you get a chimney as well.
employee-recruiter_captain = recruiter: captain
    .about = Whenever you recruit crew, you get a captain as well.
employee-recruiter_businessman = recruiter: businessman
    .about = Whenever you recruit crew, you get a businessman as well.
employee-recruiter_soldier = recruiter: soldier
    .about = Whenever you recruit crew, you get a soldier as well.
employee-recruiter_stoker = recruiter: stoker
    .about = Whenever you recruit crew, you get a stoker as well.
employee-accountant = accountant
    .about = The indicators of crew and equipment move two further spaces for nothing.
employee-foreman = foreman
    .about = The indicator of the employees moves three further spaces for nothing.
employee-helmsman = helmsman
    .about = Your ships may sail one space faster.
employee-rigger = rigger
    .about = Your ships may sail one space faster for each pair of sails.

contract-unknown = a contract
contract-table = Points for { $from } and more: { $table }.
contract-each = { $beyond ->
    [one] { $beyond } point
   *[other] { $beyond } points
} for each further one.
contract-every = { $beyond ->
    [one] { $beyond } point
   *[other] { $beyond } points
} for each.
contract-lifebuoys = Lifebuoys
    .about = Counts the lifebuoys of your fleet.
contract-safety_sets = Safety first
    .about = Counts your ships with at least one lifebuoy, one lifeboat and one lantern.
contract-skilled_staff = Skilled staff
    .about = Counts your blue, yellow and red employees.
contract-staff_types = All kinds of staff
    .about = Counts the kinds of your employees: grey, green, blue, yellow, red, and red of level II.
contract-lanterns = Lanterns
    .about = Counts the lanterns of your fleet.
contract-staff_pairs = Pairs of staff
    .about = Each pair of grey or green employees is worth 3 points, each pair of blue, red or yellow ones 4.
contract-lifeboats = Lifeboats
    .about = Counts the lifeboats of your fleet.
contract-staff_count = Many hands
    .about = Counts your employees.
contract-sizes = All sizes
    .about = Counts the different sizes among your ships of 3, 4, 5 and 6 parts.
contract-size_5 = Ships of five
    .about = Counts your ships of exactly 5 parts.
contract-size_6 = Ships of six
    .about = Counts your ships of exactly 6 parts.
contract-size_7 = Giants
    .about = Counts your ships of 7 and more parts.
contract-total_parts = Great tonnage
    .about = Counts the parts of all your ships.
contract-ship_count = Great fleet
    .about = Counts your ships.
contract-soldiers = Soldiers
    .about = Counts the soldiers of your fleet; the first brings nothing.
contract-stokers = Stokers
    .about = Counts the stokers of your fleet.
contract-cannon_soldier = Gunners
    .about = Counts pairs of a cannon and a soldier on the same ship.
contract-businessmen = Businessmen
    .about = Counts the businessmen of your fleet; the first brings nothing.
contract-chimney_pairs = Pairs of chimneys
    .about = Counts pairs of chimneys on the same ship.
contract-used_canals = Used canals
    .about = Counts the canals you have used up.
contract-businessman_crane = Merchants
    .about = Counts pairs of a businessman and a crane on the same ship.
contract-sail_pairs = Pairs of sails
    .about = Counts pairs of sails on the same ship.
contract-officers = Officers
    .about = Counts the captains of your fleet beyond the first of each ship.
contract-escorts = Armed merchants
    .about = Counts your ships with at least one businessman, soldier, crane and cannon.
contract-full_drives = Full drive
    .about = Counts your ships with at least one sail, chimney and stoker.
contract-kinds_on_board = A bit of everything
    .about = Counts the different kinds of crew and equipment on your ships; officers count, captains do not.

## Options

option-contracts = Contracts
    .about = Which state contracts the players get.
option-contracts-sets = Starting sets
    .about = Each player gets one of four sets of two red and two blue contracts: right for first games.
option-contracts-random = At random
    .about = Three red and three blue contracts each.
option-employees = Employees
    .about = How the employees stand around the wheel.
option-employees-recommended = Recommended
    .about = Engineers and recruiters stand where the rulebook draws them, the others at random.
option-employees-groups = One a space
    .about = One engineer or recruiter on each space, at random which one.
option-employees-random = At random
    .about = Every employee stands anywhere.
option-row = Action row
    .about = In which order the action tiles lie at the start.
option-row-printed = Fixed
    .about = Always the same order.
option-row-shuffled = Shuffled
    .about = In any order; the subsidy lies last.

## What is asked

prompt-choose-action = Choose an action tile; each occupied tile ahead of it brings you a guilder.
prompt-before-main = Perform { $action } now, or buy a bonus action first.
prompt-offer-bonus = Buy a bonus action, or end your actions.
prompt-take-part = Take a part for your yard ({ $left ->
    [one] one more is possible
   *[other] { $left } are possible
}{ $taken ->
    [0] {""}
   *[other] ; { $taken } taken
}).
prompt-take-last-part = Your last chance: buy one part that completes a ship, or let it be.
prompt-place-part = Where do you lay the { $part }?
prompt-rent-canal = Which canal do you rent?
prompt-lay-canal = Where do you lay the canal, and how turned?
prompt-buy-goods = Which goods tile do you buy?
prompt-choose-goods = Which goods tile do you hand in?
prompt-trade-good = { $amount ->
    [one] Your { $good }: sell it for { $price }, or trade it for one of the items.
   *[other] Your { $amount } { $good }: sell for { $price } each, or trade for different items.
}
prompt-make-equipment = Which equipment do you make?
prompt-recruit-crew = Whom do you recruit?
prompt-hire-employee = Whom do you hire?
prompt-choose-ship = A complete ship must sail now.
prompt-fit-out = How many come aboard: { $item }? The speed so far is { $speed }, your canals allow { $reach }.
prompt-fit-out-freely = How many come aboard: { $item }? The speed so far is { $speed }, your canals allow { $reach }; without a captain the ship fails.
prompt-choose-speed = At which speed does the ship sail, from { $speed } to { $most }? Pairs of sails: { $pairs }.
prompt-choose-start = Where does the ship come in? It sails { $speed ->
    [one] one space
   *[other] { $speed } spaces
}.
prompt-steer = Which way? { $left ->
    [one] One space is
   *[other] { $left } spaces are
} still to sail.
prompt-discard-contract = Put a { $colour } contract away, face down ({ $number ->
    [one] one
   *[other] { $number }
} to go).
prompt-final-action = Your final action: choose any you can perform.

## Moves

move-action = { $action }
move-main = First the chosen action
move-bonus = Bonus: { $action }
    .priced = Bonus: { $action } for { $price }
move-done = Done
move-take = Take the { $part }
    .priced = Take the { $part } for { $price }
move-at = On space { $space }
move-rent = Rent the { $canal }
    .priced = Rent the { $canal } for { $price }
move-lay = Lay it { $beside }, { $turn }
move-buy = Buy { $goods }
    .priced = Buy { $goods } for { $price }
move-make = Make: { $item }
    .priced = Make: { $item } for { $price }
move-recruit = Recruit: { $item }
    .priced = Recruit: { $item } for { $price }
move-hire = Hire: { $employee }
    .priced = Hire: { $employee } for { $price }
move-sell = Hand in { $goods }
move-trade = { $items-number ->
    [0] Sell: { $good }
   *[other] Trade { $good } for: { $items }
}
move-sail = Sail the ship on space { $space }
move-risk = Let the ship on space { $space } be lost
move-fit = { $item }: { $amount }
move-speed = Sail at { $speed }
move-start = Come in from the { $side }, tile { $tile }
move-steer = To the { $side }
move-discard = Put away: { $contract }
move-final = Final action: { $action }

price-total = { $amount ->
    [one] { $amount } guilder
   *[other] { $amount } guilders
}
price-guilders = { $amount ->
    [one] { $amount } guilder
   *[other] { $amount } guilders
}
price-way = { $amount } for the way round the ring
price-fee = { $amount } for the fee on the tile

## What happened

event-turn = { $seat } is on turn.
event-tile-moved = { $seat } moves { $action } to the front; the gear turns.
event-cube-dropped = The cube of the gear drops: the round ends after this turn.
event-tile-chosen = { $seat } chooses { $action }.
event-coins-taken = { $seat } takes the guilders on { $action }: { $amount }.
event-income = { $seat } gets { $amount ->
    [0] no income
    [one] an income of { $amount } guilder
   *[other] an income of { $amount } guilders
}.
event-bonus = { $seat } buys the bonus action { $action } for { $price } guilders.
event-action = { $seat } performs { $action }.
event-subsidy = { $seat } takes a subsidy of { $amount } guilders.
event-part-bought = { $price ->
    [0] { $seat } takes a part for nothing: { $part }.
    [one] { $seat } buys a part for { $price } guilder: { $part }.
   *[other] { $seat } buys a part for { $price } guilders: { $part }.
}
event-part-laid = { $seat } lays the { $part } on space { $space }.
event-part-drawn = A new part is laid out: { $part }, among the { $column }.
event-stack-empty = The last part of a stack is laid out ({ $column }): the game will end early.
event-canal-rented = { $price ->
    [0] { $seat } rents for nothing: { $canal }.
    [one] { $seat } rents for { $price } guilder: { $canal }.
   *[other] { $seat } rents for { $price } guilders: { $canal }.
}
event-canal-laid = { $seat } lays the { $canal }: { $cell }, { $turn }.
event-canal-drawn = New on offer: { $canal }.
event-canals-shuffled = The used canals are shuffled.
event-goods-bought = { $price ->
    [0] { $seat } takes goods for nothing: { $goods }.
    [one] { $seat } buys goods for { $price } guilder: { $goods }.
   *[other] { $seat } buys goods for { $price } guilders: { $goods }.
}
event-goods-drawn = New goods are on offer: { $goods }.
event-goods-shuffled = The used goods tiles are shuffled.
event-exchange-moved = The exchange now pays: { $prices }.
event-goods-handed-in = { $seat } hands in goods: { $goods }.
event-good-traded = { $seat } trades { $good } for: { $item }.
event-goods-sold = { $seat } sells { $amount } { $good } for { $paid ->
    [one] { $paid } guilder
   *[other] { $paid } guilders
}.
event-item-gained = { $price ->
    [0] { $seat } gets for nothing: { $item }.
    [one] { $seat } pays { $price } guilder and gets: { $item }.
   *[other] { $seat } pays { $price } guilders and gets: { $item }.
}
event-extra-gained = { $seat } also gets: { $item }.
event-hired = { $price ->
    [0] { $seat } hires for nothing: { $employee }.
    [one] { $seat } pays { $price } guilder and hires: { $employee }.
   *[other] { $seat } pays { $price } guilders and hires: { $employee }.
}
event-fitting-out = { $seat } fits out the ship of { $length } parts on space { $space }.
event-ship-failed = The ship of { $seat } ({ $length ->
    [one] { $length } part
   *[other] { $length } parts
}) is lost{ $lacks ->
    [1] : no captain aboard
    [2] : the canals are shorter than its speed
   *[other] {""}
}.
event-figure-placed = The ship of { $seat } comes in from the { $side } ({ $cell }).
event-official-passed = The ship of { $seat } meets the { $symbol }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ribbon-passed = The ship of { $seat } reaches a Blue Ribbon after { $points ->
    [one] { $points } space
   *[other] { $points } spaces
}.
event-canal-used = { $seat } has used up the { $canal }.
event-canal-cut-off = { $seat } loses the { $canal }, which is cut off.
event-ship-scored = The ship of { $seat } scores: crew { $crew }, cannons and cranes { $equipment }, speed { $speed }, officials { $officials }, Blue Ribbon { $ribbon }.
event-round-over = A cube leaves the round track; { $cubes } left.
event-coin-laid = A guilder is laid on { $action }.
event-last-turn = No cube is left: one more turn, then the final actions.
event-early-end = The game ends early: everybody gets equally many turns, then the final actions follow.
event-discarded = { $seat } puts away: { $contract }.
event-final-actions = The final actions begin.
event-contract-scored = { $seat } shows “{ $contract }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-over = The game is over.
event-rival-turn = Now plays { $rival }.
event-rival-moved = The tile { $action } goes to the front for { $rival }; the gear turns.
event-rival-chose = { $action } is taken by { $rival }.
event-rival-made = The indicator of equipment moves to: { $item }.
event-rival-recruited = The indicator of crew moves to: { $item }.
event-rival-hired = The indicator of employees moves to space { $place }.
event-rival-bought = Goods leave the offer: { $goods }.
event-rival-rented = A canal leaves the offer: { $canal }.
event-rival-built = Row { $place } of the parts leaves the game.
event-solo-tile = A solo tile is turned up: { $solo }.
event-solo-shuffled = The solo tiles are shuffled.

## The result

result-voyages = trial voyages
result-red-contract = red contract
result-blue-contract = blue contract
result-traders = traders
result-total = points
result-points = points

## Why not?

rule-SY-SET-15 = The subsidy is in play with four players only.
rule-SY-SEL-01 = You may not choose the leading tile, the one you have just moved to the front.
rule-SY-SEL-02 = A cube lies on this tile already.
rule-SY-ACT-01 = The action you have chosen must still be performed, so you must be able to.
rule-SY-ACT-02 = One bonus action a turn is the most.
rule-SY-ACT-03 = A bonus action costs 6 guilders, paid before it.
rule-SY-ACT-04 = The bonus action must be another one than the action you have chosen.
rule-SY-ACT-08 = A bonus action comes before or after the main action, not in the middle.
rule-SY-BLD-01 = There is no part at this place of the offer.
rule-SY-BLD-03 = This part costs more than you have.
rule-SY-BLD-06 = First lay the part you have bought in your yard.
rule-SY-BLD-07 = Parts go on empty spaces of the yard.
rule-SY-BLD-10 = You may fill the whole yard only if that completes a ship.
rule-SY-BLD-11 = There this part could never become part of a complete ship.
rule-SY-BLD-15 = Only a bow may lie on the leftmost space.
rule-SY-BLD-16 = A bow and a stern need room for a middle between them.
rule-SY-BLD-17 = Only a stern may lie on the rightmost space.
rule-SY-BLD-25 = You must take at least one part.
rule-SY-BLD-26 = Without guilders you may only take parts of the bottom row, which are free.
rule-SY-BLD-27 = No space of your yard can take such a part.
rule-SY-BLD-28 = No part on offer can be paid for and laid in your yard.
rule-SY-CAN-01 = You rent exactly one of the canals on offer.
rule-SY-CAN-02 = This canal costs more than you have.
rule-SY-CAN-07 = A ship comes in at the border of your canals, where no tile lies beyond.
rule-SY-CAN-08 = A canal must touch your other canals with a side.
rule-SY-GDS-01 = You buy exactly one of the goods tiles on offer.
rule-SY-GDS-02 = This goods tile costs more than you have.
rule-SY-EXC-01 = You have no such goods tile.
rule-SY-EXC-02 = Without a goods tile there is nothing to exchange.
rule-SY-EXC-06 = The goods of the tile are settled one kind after the other.
rule-SY-EXC-07 = This good cannot be traded for that.
rule-SY-EXC-08 = Each good is traded for one item, and no two for the same kind.
rule-SY-EQP-03 = The way to this equipment costs more than you have.
rule-SY-EQP-04 = This is no equipment of the ring.
rule-SY-CRW-01 = The way to this member of the crew costs more than you have.
rule-SY-CRW-02 = This is no crew of the ring.
rule-SY-EMP-03 = The way to this employee costs more than you have.
rule-SY-EMP-05 = Nobody of this kind is left to be hired.
rule-SY-EMP-07 = You cannot pay the fee of this employee as well.
rule-SY-EMP-08 = You have the same employee already.
rule-SY-EAP-06 = A trader of level II needs the trader of level I for the same good.
rule-SY-EAP-19 = Helmsman and rigger do not add so much.
rule-SY-STP-03 = A complete ship must leave the yard in the same turn.
rule-SY-FIT-04 = No complete ship has its bow there.
rule-SY-FIT-07 = You have not so many in your supply.
rule-SY-FIT-10 = The ship has no mounts for so many.
rule-SY-FIT-11 = The ship has no cabins for so many.
rule-SY-FIT-14 = The ship has no masts for so many sails and chimneys.
rule-SY-FIT-15 = The ship has no stoker’s cabin for so many.
rule-SY-CND-01 = A ship without a captain would fail.
rule-SY-CND-02 = The ship would be too fast for your canals and fail.
rule-SY-SPD-01 = The ship is faster than that.
rule-SY-VOY-03 = From there the ship could not sail its full speed.
rule-SY-VOY-04 = No way leads there, or the ship has just come from there.
rule-SY-CTR-01 = Put away one of your contracts of the colour that is asked for.
rule-SY-END-19 = The last part must complete a ship.
