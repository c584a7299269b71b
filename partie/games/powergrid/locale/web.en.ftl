## The Power Grid board in the browser.

web-round = Round { $round }
web-phases = Phases of the round
web-order = Player order
web-pane-map = Map
web-pane-market = Market
web-pane-players = Players
web-map = Map: { $map }
web-zoom-in = Nearer
web-zoom-out = Farther
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
web-step3 = epoch 3
web-plant-about = Plant { $number }, { $type }.
web-plant-burns = Burns { $amount } { $fuel }.
web-plant-free = Needs no fuel.
web-plant-powers = { $cities ->
    [one] Supplies one city.
   *[other] Supplies { $cities } cities.
}
web-auction = Auction
web-auction-of = Plant { $plant }
web-still-in = Still bidding:
web-limit = Bid for me up to
web-limit-set = Leave the order
web-limit-kept = You bid by yourself up to { $limit }.
web-withdraw = Withdraw
web-fuel-market = Fuel
web-refill-next = next refill
web-fuel-row = { $fuel }: { $count } in the market, from { $price }; next refill { $refill }
web-fuel-there = { $market } in the market, { $supply } in the supply; { $refill } come next.
web-money = Elektro
web-cities = Cities
web-income = What production would pay now
web-supplies-about = Could supply { $supplies } cities now; the plants reach { $capacity }
web-stored = { $fuel }: { $count } stored, room for { $room } more
web-player-about = { $name }, { $colour }: { $money } Elektro, { $cities } cities, supplies { $supplies }, would earn { $income }
web-track = Connected cities
web-track-epoch2 = epoch 2 begins at { $cities } cities
web-track-end = the game ends at { $cities } cities
web-epoch-two = epoch 2
web-the-end = end
web-plants-to-run = Plants to run
web-coal-in-hybrids = coal in hybrids
web-brings = supplies { $supplied } of { $cities }:
web-proposal = Back to the proposal
