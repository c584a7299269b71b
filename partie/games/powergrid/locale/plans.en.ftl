# Plans: what a move is good for, with numbers that can be checked.

plan-supply-with = With plant { $plant } your plants can supply { $sum ->
    [one] one city
   *[other] { $sum } cities
}, without it { $was }; { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-supply-replacing = Plant { $plant } in place of plant { $old }, which supplies { $less }: your plants can then supply { $sum ->
    [one] one city
   *[other] { $sum } cities
}, now { $was }; { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-plant-free = Plant { $plant } supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} and needs no fuel.
plan-plant-either = Plant { $plant } supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} for { $amount ->
    [one] one token
   *[other] { $amount } tokens
} of coal or oil.
plan-plant-burns = Plant { $plant } supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} for { $burnt }, which costs { $price } now.
plan-plant-sold-out = Plant { $plant } supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
} for { $burnt }; the market has not so much now.
plan-left = It costs { $price } and leaves you { $money } for fuel and cities.
plan-pass-no-more = Your plants can supply { $was }, and no plant that you can pay makes it more; { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-pass-enough = Your plants can supply { $was ->
    [one] one city
   *[other] { $was } cities
}, { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}: your { $money } go into fuel and cities. Plant { $plant } would make it { $sum }.
plan-pass = You keep { $money } for fuel and cities. Plant { $plant } would let you supply { $sum ->
    [one] one city
   *[other] { $sum } cities
} instead of { $was }; { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-bid-pass = Plant { $plant } costs { $price } now and would leave you { $money }; with it you can supply { $sum ->
    [one] one city
   *[other] { $sum } cities
}, without it { $was }; { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-bid-other = Plant { $plant } is on offer too, from { $plant }: with it you can supply { $sum ->
    [one] one city
   *[other] { $sum } cities
}.
plan-scrap = Plant { $plant } supplies { $cities ->
    [one] one city
   *[other] { $cities } cities
}; without it your plants can supply { $sum }; { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-scrap-fits = All your fuel finds room on the others: { $kept }.
plan-leave = You give back { $burnt }.
plan-keep = You keep { $kept }, in the market now for { $price }; your plants have fuel for { $supplied ->
    [one] one city
   *[other] { $supplied } cities
}.
plan-round = This round: { $bill ->
    [0] no more fuel
   *[other] fuel for { $bill }
}, { $cities ->
    [one] one city
   *[other] { $cities } cities
} supplied, { $income } earned; you end it with { $money }.
plan-round-city = This round: { $bill ->
    [0] no more fuel
   *[other] fuel for { $bill }
}; with { $city } at { $price } you supply { $cities ->
    [one] one city
   *[other] { $cities } cities
} and earn { $income }; you end it with { $money }.
plan-round-cities = This round: { $bill ->
    [0] no more fuel
   *[other] fuel for { $bill }
}; with { $builds } more cities for about { $price } you supply { $cities ->
    [one] one city
   *[other] { $cities } cities
} and earn { $income }; you end it with about { $money }.
plan-round-last = { $bill ->
    [0] No more fuel
   *[other] Fuel for { $bill }
}, and { $builds ->
    [0] the game ends after this round, without income:
    [one] one more city for { $price } ends the game after this round, without income:
   *[other] { $builds } more cities for about { $price } end the game after this round, without income:
} you supply { $cities } of { $owned } cities and keep { $money } for a tie.
plan-fuel-runs = { $burnt } for { $price }: your plants then have fuel for { $cities ->
    [one] one city
   *[other] { $cities } cities
}, now for { $was }.
plan-fuel-part = { $burnt } for { $price } is a part; the rest costs { $bill } and makes it fuel for { $cities ->
    [one] one city
   *[other] { $cities } cities
}.
plan-fuel-stays = { $burnt } for { $price } is fuel for the next round; then the same costs about { $later }.
plan-fuel-spare = { $burnt } for { $price } is in reserve: your plants do not burn it in this round, which can be the last.
plan-fuel-full = Your plants have all the fuel they burn in a round, for { $cities ->
    [one] one city
   *[other] { $cities } cities
}.
plan-fuel-more = Fuel for { $cities ->
    [one] one city
   *[other] { $cities } cities
} would cost { $bill } and earn { $more } more; { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-fuel-idle = Fuel for { $cities ->
    [one] one city
   *[other] { $cities } cities
} would cost { $bill }; you have fuel for { $supplied }, { $owned ->
    [0] you own none yet
    [one] you own one
   *[other] you own { $owned }
}.
plan-fuel-and-city = The next step is fuel for { $bill } and { $city } for { $price }: { $sum } together for { $more } more a round.
plan-city = { $city } costs { $price }: { $place } for the place { $links ->
    [0] and no links
   *[other] and { $links } for links
}.
plan-next-city = The next city, { $city }, costs { $price }: { $place } for the place { $links ->
    [0] and no links
   *[other] and { $links } for links
}.
plan-city-earns = It is your city number { $owned }, and your fuel supplies it: this round pays { $income }, { $more } more.
plan-city-later = It is your city number { $owned }. You have fuel for { $supplied }, your plants can supply { $cities }: with fuel for it, it pays { $more } a round from the next one.
plan-city-ahead = It is your city number { $owned }, your plants can supply { $cities }: it pays once you have a larger plant.
plan-city-ends = With { $owned } cities the game ends after this round, without income; you can supply { $supplied }.
plan-city-last = The game ends after this round, without income: of { $owned } cities you can then supply { $supplied }.
plan-city-epoch = With { $owned } cities Step 2 begins: second places for { $price }.
plan-stop-ends = { $city } for { $price } would end the game; you can supply { $supplied ->
    [one] one city
   *[other] { $supplied } cities
}.
plan-stop-last = The game ends after this round, without income: you supply { $supplied } of { $owned } cities, and your { $money } only break a tie. The next city, { $city }, costs { $price }.
plan-stop-income = The next city, { $city }, costs { $price } and would pay { $more } a round.
plan-stop-fuel = The next city, { $city }, costs { $price }. You own { $owned } and have fuel for { $supplied }: it would pay { $more } a round with fuel bought next round.
plan-stop-plants = The next city, { $city }, costs { $price }. You own { $owned } and your plants can supply { $cities }: a larger plant comes first.
plan-stop-money = With the income of { $income } you have { $money } for the next auction, fuel and cities.
plan-run = You burn { $burnt }, supply { $supplied } of { $owned ->
    [one] one city
   *[other] your { $owned } cities
} and earn { $income }.
plan-run-free = Without fuel you supply { $supplied } of { $owned ->
    [one] one city
   *[other] your { $owned } cities
} and earn { $income }.
plan-run-keeps = You keep { $kept }, in the market now for { $price }.
plan-draft = { $region } has { $cities ->
    [one] one city
   *[other] { $cities } cities
}; its links cost { $price } on average.
