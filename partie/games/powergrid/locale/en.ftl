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

## Hints

hint-open = Plant { $plant } is worth { $worth } to you, { $gain ->
    [0] just its lowest price
   *[other] { $gain } more than its lowest price
}.
hint-open-must = Everybody must buy a plant in the first round, and plant { $plant } loses least.
hint-plant-burns = It supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
}; fuel for it will cost about { $cost } a round.
hint-plant-free = It supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} and needs no fuel.
hint-open-less = { $less ->
    [0] It gains no more over its lowest price.
   *[other] It gains { $less } less over its lowest price.
}
hint-open-loss = Its lowest price is { $over } more than it is worth to you.
hint-open-little = It gains only { $gain } over its lowest price.
hint-pass = No plant on offer is worth the money now; the nearest is plant { $plant }, worth { $worth } to you.
hint-pass-poor = You can pay for no plant on offer.
hint-pass-forgoes = You would forgo a gain of { $gain }.
hint-bid = Beside the other plants on offer, plant { $plant } is worth a bid of { $worth }, { $gain ->
    [0] exactly this bid
   *[other] { $gain } more than this bid
}.
hint-bid-must = Plant { $plant } is worth only { $worth } to you, but whoever opens must bid; this is the lowest bid.
hint-bid-enough = Beside the other plants on offer, plant { $plant } is worth a bid of no more than { $worth }.
hint-bid-over = You would pay { $over } more than it is worth to you.
hint-bid-more = It offers { $more } more than is needed.
hint-bid-pass = { $gain ->
    [0] You would leave a fair price to another.
   *[other] You would leave a gain of { $gain } to another.
}
hint-scrap = Plant { $plant } is missed least: it would still earn you { $loss }.
hint-scrap-more = { $more ->
    [0] It would be missed as much.
   *[other] It would still earn you { $more } more.
}
hint-keep = What you keep would cost { $worth } in the market.
hint-keep-less = What you keep would be worth { $less } less.
hint-draft = Links of this region cost { $cost } on average: { $region }.
hint-draft-dearer = Its links cost { $more } more on average.
hint-fuel-needed = With it you can supply { $cities ->
    [one] one city
   *[other] { $cities } cities
} and earn { $income }.
hint-fuel-enough = Your fuel supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} and earns { $income }; more would not pay.
hint-fuel-cheap = The { $fuel } is cheap now: next round the same would cost about { $saves } more.
hint-fuel-fewer = You would supply { $cities ->
    [one] one city
   *[other] { $cities } cities
} fewer and earn { $less } less.
hint-fuel-part = You would still lack { $amount ->
    [one] one token
   *[other] { $amount } tokens
}.
hint-fuel-dear = Fuel beyond the need is dear now: later it will cost about { $more } less.
hint-fuel-later = The same fuel will cost about { $more } more later.
hint-fuel-idle = It supplies no more than the same { $cities ->
    [one] one city
   *[other] { $cities } cities
}.
hint-city-first = Around { $city } the next { $cities ->
    [one] city is
   *[other] { $cities } cities are
} the cheapest to connect, away from rivals.
hint-city = { $city } is the cheapest extension of your network, for { $cost }.
hint-city-income = Your fuel supplies it at once: you earn { $income } more each round.
hint-city-ahead = It pays when your plants run in full, for { $supplied ->
    [one] one city
   *[other] { $supplied } cities
}.
hint-city-ends = With { $cities } cities the game ends, and you win it.
hint-city-crowded = { $more ->
    [0] It lies no better.
   *[other] The cities around it cost { $more } more, or rivals are nearer.
}
hint-city-dearer = { $more ->
    [0] It costs as much and is no better.
   *[other] It costs { $more } more.
}
hint-city-poor = It costs { $cost } and earns { $income } more a round.
hint-city-loses = It ends the game, and you would not win it.
hint-cities-enough = You have { $cities ->
    [one] one city
   *[other] { $cities } cities
} and fuel to supply { $supplied }; another one, for { $cost } or more, would not pay now.
hint-cities-poor = You can pay for no other city.
hint-cities-income = You would earn { $less } less each round.
hint-cities-wait = You would save { $cost } now, but a rival may take the place.
hint-run = It supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} and earns { $income }, with fuel worth { $cost }.
hint-run-fewer = It supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} fewer and earns { $less } less.
hint-run-dearer = It earns the same with fuel worth { $more } more.
hint-run-same = It earns the same and saves no fuel.
