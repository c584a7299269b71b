# What a move is good for: the coach’s reasons.

plan-both = Slot { $slot } and “{ $card }” are of one colour: both work. The slot: { $part }.
plan-slot-only = Only slot { $slot } works ({ $part }); “{ $card }” is of another colour and is discarded.
plan-too-dear = Only slot { $slot } works ({ $part }): “{ $card }” costs { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}, and you have { $have }.
plan-slot-pays = Slot { $slot } first ({ $part }): it brings what is missing for “{ $card }”, which costs { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}; you have { $have }. Both work.
plan-slot = Slot { $slot }: { $part }.
plan-use = “{ $card }”, once this era: { $part }.
plan-ready = “{ $card }” can be used once more this era.
plan-card-instant = “{ $card }”, once and at once: { $part }.
plan-card-action = “{ $card }” is laid out and can be used { $eras ->
    [one] once, in this era
   *[other] once in each of { $eras } eras
}: { $part }.
plan-card-production = “{ $card }” is laid out: { $brings } at { $productions ->
    [one] the last production
   *[other] each of { $productions } productions
}.
plan-card-permanent = “{ $card }” is laid out and works until the end of the game, { $rounds ->
    [one] in the last round
   *[other] { $rounds } rounds, this one included
}: { $part }.
plan-card-end = “{ $card }” counts in the final scoring: { $points ->
    [one] 1 point
   *[other] { $points } points
} as things stand.
plan-card-cost = “{ $card }” costs { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
} when it is played; you have { $have }.
plan-keeps-cards = You keep { $kept }, for slots of these colours: { $colours }.
plan-later = You decide at the start of your next turn, when the slots taken by then are known.
plan-search = You see three cards and keep one of them.
plan-keeps-goods = Nothing more is paid here: you keep { $brings }.
plan-metropolis = The metropolis “{ $metropolis }” is connected.
plan-pair = The second upgraded building of its kind at { $site } makes a pair ({ $building }): { $brings } more at { $productions ->
    [one] the last production
   *[other] each of { $productions } productions
}.
plan-production = { $whole ->
    [1] With the rest of the turn:
   *[other] It makes
} { $brings } more at { $productions ->
    [one] the last production
   *[other] each of { $productions } productions
}.
plan-end-cities = Your connected cities then score { $then } instead of { $now } in the final scoring.
plan-end-brown-metropolis = The brown metropolis then scores { $then } instead of { $now } in the final scoring.
plan-end-end-cards = Your end cards then score { $then } instead of { $now } in the final scoring.
plan-cities = { $then ->
    [one] 1 connected city
   *[other] { $then } connected cities
} instead of { $now }: { $need } kelp to feed at the next production, { $made } made.
plan-hungry = At the next production { $unfed ->
    [one] 1 city would
   *[other] { $unfed } cities would
} stay hungry as things stand: { $points } points lost.
plan-federation = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} up the Federation track, to space { $space }.
plan-apart = { $city ->
    [0] There is no city at { $site } yet: what stands there makes nothing before a city is built and joined by tunnels.
   *[other] No chain of tunnels joins the city at { $site } yet: it makes and scores nothing before that.
}
plan-now = { $whole ->
    [1] With the rest of the turn:
   *[other] At once:
} { $brings-number ->
    [0] { $paid } less
   *[other] { $paid-number ->
        [0] { $brings } more
       *[other] { $brings } more, { $paid } less
    }
}.
plan-unspent = You would then hold { $brings } with { $turns ->
    [0] no further turn
    [one] 1 further turn
   *[other] { $turns } further turns
}; { $units } left over are 1 point.
