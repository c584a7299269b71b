# Power Grid in English. Rules are told to a newcomer, in our own words.

game-name = Power Grid
game-about = Buy plants, buy fuel, and wire a country faster than your rivals.

## Things

fuel-coal = coal
    .counted = coal
fuel-oil = oil
    .counted = oil
fuel-garbage = garbage
    .counted = garbage
fuel-uranium = uranium
    .counted = uranium
fuel-amount = { $amount } { $counted }

type-coal = coal plant
type-oil = oil plant
type-hybrid = hybrid plant (coal or oil)
type-garbage = garbage plant
type-uranium = nuclear plant
type-ecological = ecological plant (no fuel)
type-fusion = fusion plant (no fuel)

phase-1 = Player order
phase-2 = Auction
phase-3 = Buying fuel
phase-4 = Connecting cities
phase-5 = Bureaucracy
phase-order = { phase-1 }
phase-auction = { phase-2 }
phase-resources = { phase-3 }
phase-connect = { phase-4 }
phase-bureaucracy = { phase-5 }

epoch-1 = Step 1
    .about = Each city has room for one network.
epoch-2 = Step 2
    .about = Each city has room for two networks; the second place costs 15.
epoch-3 = Step 3
    .about = Each city has room for three networks, the third place costs 20; every plant on offer may be auctioned.

plant-step3 = the Step 3 card
plants-none = no plant

colour-green = green
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-purple = purple
colour-black = black

## Options

option-map = Map
    .about = Where the cities are.
option-map-germany = Germany
    .about = Short distances in the west, long ones in the east and south.
option-map-usa = USA
    .about = Cheap links along the east coast, expensive ones in the west.
option-regions = Regions
    .about = Which parts of the map are in play; they must adjoin one another. Or name them yourself.
option-regions-random = Random
    .about = Adjoining regions are drawn by lot.
option-regions-draft = Chosen in turn
    .about = The players choose the regions one after another.

## What is asked

prompt-draft-region = Choose a region to play in; it must adjoin those already chosen ({ $left ->
    [one] one is left to choose
   *[other] { $left } are left to choose
}).
prompt-choose-plant = Choose a plant to put up for auction, or pass and buy no plant this round.
prompt-choose-plant-first-round = Choose a plant to put up for auction; in the first round everybody must buy one.
prompt-choose-plant-last = Nobody bids against you any more: choose a plant and pay just its number.
prompt-bid-opening = Name your opening bid for plant { $plant }.
prompt-bid = Plant { $plant }: { $seat } bids { $bid }. Bid more, or pass.
prompt-scrap-plant = With plant { $plant } you have one plant too many: give up one of your older plants.
prompt-keep-fuel = Not all your coal ({ $coal }) and oil ({ $oil }) fits on your plants any more: how much coal will you keep? Oil fills the rest.
prompt-buy-fuel = Buy fuel for your plants, as often as you like; say done when you have enough.
prompt-connect-cities = Connect cities to your network, one at a time; say done when you have finished.
prompt-connect-first-city = Choose the city where your network begins, or say done to wait.
prompt-produce = Choose the plants to run. At best you supply { $supplied } of your { $cities ->
    [one] one city
   *[other] { $cities } cities
} and earn { $income }.

## Moves

move-draft = Play in { $region }
move-pass = Pass
move-open = Open plant { $plant }
    .priced = Buy plant { $plant } for { $price }
move-bid = Bid { $amount }
move-scrap = Give up plant { $plant }
move-keep-coal = Keep { $amount } coal
move-leave = Give up plant { $plant } and leave { $left } behind
move-buy = Buy { $amount } { $fuel }
    .priced = Buy { $amount } { $fuel } for { $price }
move-done = Done
move-build = Connect { $city }
    .priced = Connect { $city } for { $price }
move-run = { $plants-number ->
    [0] Run no plant
   *[other] { $coal ->
        [0] Run { $plants }
       *[other] Run { $plants }, with { $coal } coal in hybrids
    }
}

price-total = { $amount }
price-bid = { $amount } for the plant
price-fuel = { $amount } for fuel
price-place = { $amount } for the place in the city
price-links = { $amount } for the links

## What happened

event-drafted = { $seat } puts { $region } into play.
event-round = Round { $round } begins.
event-phase = Phase { $phase-number }: { $phase }.
event-epoch = { $epoch-number ->
    [2] Step 2 begins: every city now has a second place, for 15.
   *[3] Step 3 begins: every city now has a third place, for 20, and every plant on offer may be auctioned.
}
event-order = Player order: { $seats }.
event-opened = { $seat } puts plant { $plant } up for auction.
event-bid = { $seat } bids { $bid } for plant { $plant }.
event-passed = { $seat } drops out of the bidding for plant { $plant }.
event-passed-round = { $seat } passes and buys no plant this round.
event-bought-plant = { $seat } buys plant { $plant } for { $price } Elektro.
event-scrapped = { $seat } gives up plant { $plant }.
event-fuel-returned = { $seat } has no room for { $amount } { $fuel }, which goes back to the supply.
event-fuel-left = { $seat } leaves { $amount } { $fuel } behind, which goes back to the supply.
event-bought-fuel = { $seat } buys { $amount } { $fuel } for { $price } Elektro.
event-cannot-buy = { $price ->
    [0] { $seat } has no use for any fuel in the market.
   *[other] { $seat } cannot buy fuel: the cheapest token costs { $price }, and there are only { $money } Elektro.
}
event-nobody-buys = Nobody can buy fuel.
event-connected = { $seat } connects { $city } for { $links ->
    [0] { $place }
   *[other] { $place } + { $links }
} Elektro.
event-cannot-connect = { $price ->
    [0] { $seat } can connect no city: none has a place left.
   *[other] { $seat } can connect no city: that costs { $price } or more, and there are only { $money } Elektro.
}
event-nobody-connects = Nobody can connect a city.
event-produced = { $seat } supplies { $supplied } of { $cities ->
    [one] one city
   *[other] { $cities } cities
} and earns { $income } Elektro{ $burnt-number ->
    [0] {""}
   *[other] {""} (burnt: { $burnt })
}.
event-refilled = The fuel market is refilled{ $added-number ->
    [0] , but the supply is empty
   *[other] : { $added }
}.
event-plant-drawn = Plant { $plant } comes to the market.
event-plant-obsolete = Plant { $plant } is out of date and leaves the game: somebody has at least as many cities as its number.
event-plant-removed = Plant { $plant }, the lowest in the market, leaves the game.
event-plant-buried = Plant { $plant }, the highest in the market, goes under the deck.
event-step3-drawn = The Step 3 card is drawn: Step 3 begins after this phase.
event-game-over = The game is over.

## The result

result-supplied = cities supplied
result-capacity = cities the plants could supply
result-money = Elektro
result-cities = cities connected

## Errors

error-bad-region = There is no region “{ $region }” on the map of { $map }; choose from { $choices }.
error-map-rule = The map { $map } asks for a rule that nobody has written: “{ $rule }”.
error-bad-region-count = { $given ->
    [one] One region was given
   *[other] { $given } regions were given
}, but { $seats } players play in { $wanted }.
error-regions-apart = The regions { $regions } do not form one area; choose regions that adjoin.
error-bad-bidding-limit = “{ $order }” is no standing order; write “limit” and an amount, such as “limit 24”, or “pass until fuel”.

## Why not?

rule-PG-BRD-02 = Regions are chosen before the game begins, and each only once.
rule-PG-BRD-05 = This region does not adjoin the regions chosen before.
rule-PG-BRD-07 = This city lies in a region that is not in play.
rule-PG-OVR-07 = A phase begins only when everybody has finished the one before.
rule-PG-PLT-06 = Your fuel does not suffice: a plant runs on exactly the fuel shown on it, never on less or more.
rule-PG-SPC-02 = The fuel does not add up: hybrids together burn exactly as much coal and oil as they need.
rule-PG-SPC-06 = Your plants need no fuel and cannot store any.
rule-PG-OWN-01 = You have one plant too many; give one up first.
rule-PG-OWN-03 = Give up one of the plants you owned before, not the new one.
rule-PG-OWN-04 = Only fuel that lies on the plant you give up can be left behind.
rule-PG-OWN-05 = Only fuel without room is given back; keep as much as your plants can hold.
rule-PG-OWN-07 = Fuel cannot lie on your plants that way: each stores at most twice what it burns, and only its own kinds.
rule-PG-RMK-10 = Fuel is bought in phase 3 only.
rule-PG-MKT-01 = Plants are bought in phase 2 only.
rule-PG-MKT-13 = Only plants of the upper row may be auctioned before Step 3.
rule-PG-AUC-02 = In the first round everybody must buy a plant, so you may not pass now.
rule-PG-AUC-03 = An auction begins when the player whose turn it is chooses a plant and names a bid for it.
rule-PG-AUC-04 = A plant costs at least its number.
rule-PG-AUC-05 = This plant is not in the market.
rule-PG-AUC-06 = Bids go round clockwise, and now another player must raise or pass.
rule-PG-AUC-07 = A bid must be higher than the last one, and no higher than the money you have.
rule-PG-AUC-08 = You have dropped out of the bidding for this plant.
rule-PG-AUC-10 = The auction of this plant must be finished first.
rule-PG-AUC-15 = You have bought a plant in this round already.
rule-PG-AUC-19 = You have passed, so you buy no plant in this round.
rule-PG-BUY-02 = Your plants have no room for so much fuel; each stores twice what it burns.
rule-PG-BUY-05 = None of your plants burns this fuel.
rule-PG-BUY-11 = There is not so much of this fuel left in the market.
rule-PG-BUY-12 = This fuel costs more than you have.
rule-PG-NET-01 = Cities are connected in phase 4 only.
rule-PG-NET-06 = In Step 1 a city has room for one network only, and this one is taken.
rule-PG-NET-12 = In Step 2 a city has room for two networks, and this one is full.
rule-PG-NET-13 = In Step 3 a city has room for three networks, and this one is full.
rule-PG-NET-15 = This city is in your network already.
rule-PG-NET-17 = No way leads from your network to this city.
rule-PG-NET-19 = The place and the links to this city cost more than you have.
rule-PG-BUR-09 = Run plants of your own.
