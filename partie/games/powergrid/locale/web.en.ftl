## The Power Grid board in the browser.

web-round = Round { $round }
web-phases = Phases of the round
web-pane-map = Map
web-pane-market = Market
web-pane-players = Players
web-map = Map: { $map }
web-houses-of = Connected by { $names }
web-no-houses = nobody has connected it
web-city-price = costs { $sum }: { $place } for the place and { $links } for the links
web-plant-market = Power plants
web-plants-current = Power plants that may be auctioned
web-plants-future = Later
web-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
web-step3 = Step 3
web-plant-about = Plant { $number }, { $type }.
plant-burns = Burns { $amount } { $fuel }.
web-plant-free = Needs no fuel.
plant-powers = { $cities ->
    [one] Supplies one city.
   *[other] Supplies { $cities } cities.
}
web-auction = Auction
web-auction-of = Plant { $plant }
web-still-in = Still bidding:
web-limit = Bid for me up to
web-limit-set = Set limit
web-limit-kept = You bid by yourself up to { $limit }.
web-pass-all = Pass all auctions of this round
web-passing-all = You pass all auctions of this round.
web-withdraw = Withdraw
web-fuel-market = Fuel
web-refill-next = next refill
web-fuel-row = { $fuel }: { $count } in the market, from { $price }; next refill { $refill }
web-fuel-there = { $market } in the market, { $supply } in the supply; { $refill } come next.
web-money = Elektro
web-cities = Cities
web-income = What production would pay now
web-supplies-about = Could supply { $supplies ->
    [one] { $supplies } city
   *[other] { $supplies } cities
} now; the plants reach { $capacity }
web-stored = { $fuel }: { $count } stored, room for { $room } more
web-player-about = { $name }, { $colour }: { $money } Elektro, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}, supplies { $supplies }, would earn { $income }
web-legend-plug = cities that could be supplied now, and that the plants reach
web-track = Connected cities
web-track-epoch2 = Step 2 begins at { $cities } cities
web-track-end = the game ends at { $cities } cities
web-epoch-two = Step 2
web-the-end = end
web-plants-to-run = Plants to run
web-coal-in-hybrids = coal in hybrids
web-proposal = Back to the proposal

## What things of the board are, for those who point at them

web-no-fuel = no fuel
web-plant-bid = Bid { $bid } or more for it.
web-plant-does = { $amount ->
    [0] { $cities ->
        [one] Supplies one city a round.
       *[other] Supplies up to { $cities } cities a round.
    }
   *[other] { $cities ->
        [one] A round: { $amount } × { $fuel } for one city. Stores { $stores }.
       *[other] A round: { $amount } × { $fuel } for up to { $cities } cities. Stores { $stores }.
    }
}
web-plant-later = { $count ->
    [one] Not for sale yet: it comes up when one lower plant is gone.
   *[other] Not for sale yet: it comes up when { $count } lower plants are gone.
}
web-plant-runs = { $cities ->
    [one] Runs once a round, in full or not at all: { $amount } × { $fuel } for one city.
   *[other] Runs once a round, in full or not at all: { $amount } × { $fuel } for up to { $cities } cities.
}
web-plant-runs-free = { $cities ->
    [one] Runs once a round for one city; it stores no fuel.
   *[other] Runs once a round for up to { $cities } cities; it stores no fuel.
}
web-plant-hybrid = Coal or oil, in any mix.
web-plant-step3 = Counts as the highest plant. Step 3 begins after this phase.
web-fuel-cheapest = { $price } Elektro here; the cheapest pieces go first.
web-fuel-stores = { $room ->
    [0] Your plants have no room for it.
    [one] Your plants can store one more.
   *[other] Your plants can store { $room } more.
}
web-fuel-refill = { $refill ->
    [0] Nothing comes in after payment: the supply is empty, or this Step brings none.
   *[other] Refilled after payment, the dearest free space first: { $refill } a round now.
}
web-city-house = House { $nth } of { $most } in this Step.
web-city-pass = You may pass through it; no place is free here in this Step.
web-track-of = { $name }: { $cities ->
    [one] one city
   *[other] { $cities } cities
}
web-track-tells = Step 2 begins at { $step } cities, the game ends at { $end }.
web-panel-tells = Cities owned; supplied of possible with the fuel there now; the income that would bring.
web-order-tells = Place { $first } when plants are chosen; place { $last } when fuel and cities are bought.
web-limit-about = The table bids one more for you up to this, then passes. It ends with this auction.
web-done-about = Ends your part of this phase; you cannot come back to it this round.
web-run-these = { $supplied ->
    [0] Run nothing: +{ $income }
    [one] Supply one city: +{ $income }
   *[other] Supply { $supplied } cities: +{ $income }
}

## The first game, decision by decision

guide-game = You run a power company. Whoever supplies the most cities at the end wins; money breaks ties. Every round: buy a plant at auction, buy its fuel, connect cities, get paid for those you supply.
guide-draft-region = You choose together which regions are in play. Each must adjoin one that is chosen already.
guide-choose-plant = Click a lit plant to put it up for auction; its number is the lowest bid. A card with 3 pieces of coal and → 5 burns three coal a round and supplies five cities.
guide-bid = Raise the bid or pass. Who bids most pays and gets the plant. Keep money for fuel and cities, or leave a limit and let the table bid for you.
guide-scrap-plant = You own one plant too many: click the one that goes. Fuel that fits nowhere else goes with it.
guide-keep-fuel = Not all coal and oil fits any more. Say how much coal stays; oil fills the rest.
guide-buy-fuel = The numbers are set to what your plants burn once. The cheapest pieces go first, so prices rise; a plant stores twice what it burns. Then end the turn.
guide-connect = Point at a city to see its whole price and the way there, click to connect it. It costs a place plus the links from your network. Build where the way on is cheap, then choose Done.
guide-produce = The proposal earns the most with the cheapest fuel. You are paid for each city you supply, and a little for none.
web-city-places = A place costs { $prices }.
web-buy-all = Fuel for all plants: { $sum }
web-buy-all-about = What one production of all your plants still needs
web-reason-supplied = { $best ->
    [one] One city supplied with power
   *[other] { $best } cities supplied with power
}, against { $next } of the next.
web-within = { $count ->
    [one] One city is within your { $money } Elektro, for { $least }.
   *[other] { $count } cities are within your { $money } Elektro, for { $least } to { $most }.
}
web-next-city = The next city costs { $price }.
