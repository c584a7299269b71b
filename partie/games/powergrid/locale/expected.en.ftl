# What was expected in a written position or a save.

expected-plants = numbers of plants
expected-plants-or-step3 = numbers of plants, or step3
expected-each-plant-once = each plant once
expected-each-plant-once-unlike = each plant once, unlike { $odd }
expected-step3-until-epoch3 = the Step 3 card in the deck or market until epoch 3 begins
expected-rising-plants = plants in rising order
expected-plants-above = plants above { $most }, the most cities of any player
expected-fitting-fuel = fuel that fits on the plants
expected-tokens-there-are = no more tokens than there are (24, 24, 24, 12)
expected-regions-of-map = some of { $choices }
expected-regions-named = regions by name, or drafted from the start only
expected-adjoining-regions = regions that adjoin
expected-cities-in-play = cities of the regions in play
expected-each-city-once = each city once
expected-seats-of-city = the seats that have connected the city, each once
expected-matching-houses = houses that match the networks
expected-no-shuffle-left = nothing once the Step 3 card was drawn: the deck says it
expected-paying-seat = a seat that can pay for a plant on offer
expected-plant-on-offer = a plant on offer
expected-opening-bidder = the opening bidder, who can pay for the plant
expected-acting-first = { $seat }, the first in order; say in buyers and bought who buys no more
expected-step-of-phase = a step of the phase
expected-drafting-seat = the seat that drafts
expected-place-in-order = the place of the acting seat in the order
expected-seats-to-buy = seats that have not bought
expected-choosing-seat = the seat that chooses, and no plant up for auction
expected-bidders-among = the bidder and the acting seat among the bidders, and bidders who may buy
expected-payable-bid = a bid of another seat that it can pay, at least the plant’s number
expected-bought-plant = the plant that the acting seat has bought
expected-plant-or-fuel-too-many = a plant too many, or else fuel too much
expected-players = { $count } { $count ->
    [one] player
   *[other] players
}
expected-plants-up-to = at most { $most } { $most ->
    [one] plant
   *[other] plants
}
expected-plants-in-epoch = at most { $most } { $most ->
    [one] plant
   *[other] plants
} in epoch { $epoch }
expected-networks-in-city = at most { $most } { $most ->
    [one] network
   *[other] networks
} in a city
expected-tokens-left = { $count }, the tokens that are neither in the market nor on plants
expected-fewer-regions = fewer than { $count } { $count ->
    [one] region
   *[other] regions
} while they are drafted
expected-its-cities = the cities that name this region ({ $cities })
expected-its-neighbours = the regions that connections lead to ({ $regions })
expected-plants-of-the-deck = plants of the deck, each once, which { $number } is not
