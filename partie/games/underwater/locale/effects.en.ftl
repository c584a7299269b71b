# The words of card effects, one message for each kind of node. `$n` only chooses a form; numbers are said by `phrase-counted`.

## Resources and other gains

resource-kelp = kelp
    .counted = kelp
    .gen = kelp
resource-steelplast = steelplast
    .counted = steelplast
    .gen = steelplast
resource-science = science
    .counted = science
    .gen = science
resource-credit = credit
    .counted = { $n ->
        [one] credit
       *[other] credits
    }
    .gen = credit
resource-biomatter = biomatter
    .counted = biomatter
    .gen = biomatter
resource-point = point
    .counted = { $n ->
        [one] point
       *[other] points
    }
    .gen = point
resource-card = card
    .counted = { $n ->
        [one] card
       *[other] cards
    }
    .gen = card

## Things that are built, used and counted

thing-farm = farm
    .counted = { $n ->
        [one] farm
       *[other] farms
    }
    .gender = n
    .gen = farm
thing-plant = desalination plant
    .counted = { $n ->
        [one] desalination plant
       *[other] desalination plants
    }
    .gender = n
    .gen = desalination plant
thing-laboratory = laboratory
    .counted = { $n ->
        [one] laboratory
       *[other] laboratories
    }
    .gender = n
    .gen = laboratory
thing-tunnel = tunnel
    .counted = { $n ->
        [one] tunnel
       *[other] tunnels
    }
    .gender = n
    .gen = tunnel
thing-tunnel-at-city = tunnel at a connected city
    .counted = { $n ->
        [one] tunnel at a connected city
       *[other] tunnels at connected cities
    }
    .gender = n
    .gen = tunnel at a connected city
thing-white = nonsymbiotic city
    .counted = { $n ->
        [one] nonsymbiotic city
       *[other] nonsymbiotic cities
    }
    .gender = n
    .gen = nonsymbiotic city
thing-purple = symbiotic city
    .counted = { $n ->
        [one] symbiotic city
       *[other] symbiotic cities
    }
    .gender = n
    .gen = symbiotic city
thing-building = building
    .counted = { $n ->
        [one] building
       *[other] buildings
    }
    .gender = n
    .gen = building
thing-structure = structure
    .counted = { $n ->
        [one] structure
       *[other] structures
    }
    .gender = n
    .gen = structure
thing-city = city
    .counted = { $n ->
        [one] city
       *[other] cities
    }
    .gender = n
    .gen = city
thing-metropolis = metropolis
    .counted = { $n ->
        [one] metropolis
       *[other] metropolises
    }
    .gender = n
    .gen = metropolis
thing-special = special card you have paid for
    .counted = { $n ->
        [one] special card you have paid for
       *[other] special cards you have paid for
    }
    .gender = n
    .gen = special card you have paid for
thing-action-card = action card laid out
    .counted = { $n ->
        [one] action card laid out
       *[other] action cards laid out
    }
    .gender = n
    .gen = action card laid out
thing-ready-card = ready action card
    .counted = { $n ->
        [one] ready action card
       *[other] ready action cards
    }
    .gender = n
    .gen = ready action card
thing-laid-card = card laid out
    .counted = { $n ->
        [one] card laid out
       *[other] cards laid out
    }
    .gender = n
    .gen = card laid out
thing-slot-colour = colour of slots with your tiles this round
    .counted = { $n ->
        [one] colour of slots with your tiles this round
       *[other] colours of slots with your tiles this round
    }
    .gender = n
    .gen = colour of slots with your tiles this round
thing-full-city = connected city with all three types of building
    .counted = { $n ->
        [one] connected city with all three types of building
       *[other] connected cities with all three types of building
    }
    .gender = n
    .gen = connected city with all three types of building
thing-pair = pair of upgraded buildings of one type at a connected city
    .counted = { $n ->
        [one] pair of upgraded buildings of one type at a connected city
       *[other] pairs of upgraded buildings of one type at a connected city
    }
    .gender = n
    .gen = pair of upgraded buildings of one type at a connected city
thing-federation = space climbed on the Federation track
    .counted = { $n ->
        [one] space climbed on the Federation track
       *[other] spaces climbed on the Federation track
    }
    .gender = n
    .gen = space climbed on the Federation track

adjective-connected = connected
    .gen = one connected
adjective-upgraded = upgraded
phrase-every = each
phrase-it = it
phrase-second = second

## How things are counted and joined

phrase-counted = { $count } { $thing }
phrase-up-to = up to { $count } { $thing }
phrase-each = { $every } { $thing }
phrase-each-several = every { $count } { $thing }
phrase-set = each set of { $parts }
phrase-at-least = at least { $count } { $thing }
phrase-or = { $first } or { $last }
phrase-either = { $first }, or { $last }
phrase-a = a { $thing }
phrase-times = { $clause } ({ $count ->
    [one] once
   *[other] up to { $count } times
})
phrase-at-most = { $clause } (at most { $count ->
    [one] once
   *[other] { $count } times
})

phrase-usual-price = at the usual cost
phrase-free-price = for free
phrase-stated-price = for { $price }
phrase-less-price = for { $price } less than usual
phrase-each-price = { $every } for { $price }

## Effects

effect-gain = gain { $gains }
effect-gain-different = gain { $count } different resources of your choice
effect-pay = pay { $price }: { $then }
effect-pay-times = { $count ->
    [one] once
   *[other] up to { $count } times
}, pay { $price }: { $then }
effect-exchange = exchange { $one } for { $other }, or the other way round
effect-build = build { $things } { $price }
effect-build-expansion = build { $things } on an expansion site { $price }
effect-upgrade = upgrade { $things } { $price }
effect-upgrade-several = upgrade { $things }, { $price }
effect-build-and-upgrade = build { $things } { $price } and upgrade { $it } at once { $upgrade }
effect-advance = advance { $count ->
    [one] 1 space
   *[other] { $count } spaces
} on the Federation track
effect-use-action = { $count ->
    [one] use 1 action card
   *[other] use up to { $count } action cards
}
effect-ready = { $count ->
    [one] make 1 used action card ready again
   *[other] make up to { $count } used action cards ready again
}
effect-take-special = { $count ->
    [one] take 1 special card
   *[other] take { $count } special cards
}
effect-use-slot = { $where ->
    [free] perform the effect of a free coloured slot
    [others] perform the effect of a coloured slot occupied by another player
    [used] perform the effect of any used coloured slot
   *[any] perform the effect of a coloured slot that is free or occupied by another player
}
effect-copy-yield = gain what { $thing } of yours at a connected city produces
    .one = one upgraded { $thing }
effect-convert = turn 1 nonsymbiotic city into a symbiotic city
effect-draw-choose = draw { $count } cards, keep { $keep } and discard the rest
effect-take-metropolis = take the next blue metropolis; it counts as connected
effect-if = if { $condition }, { $then }
effect-for-each = gain { $gains } for { $each }
effect-when = { $when }, { $then }
effect-discount = building { $thing } costs you { $price } less
effect-discount-upgrading = upgrading { $thing } costs you { $price } less
effect-once-per-turn = once per turn: { $then }
effect-hand-limit = your hand may hold { $count ->
    [one] 1 card more
   *[other] { $count } cards more
}
effect-instead = { $one } { $thing } may produce { $gains } instead of 1 { $resource }
effect-feed-free = { $count ->
    [one] 1 connected city needs no food
   *[other] { $count } connected cities need no food
}
effect-steps = gain points for the number of { $things }: { $table }
effect-step = { $points } from { $count } on

condition-have = you have { $what }
condition-on-space = you are on space { $space } of the Federation track

when-builds = when you build { $thing }
when-upgrades = when you upgrade { $thing }
when-second-built = when you build the { $second } { $thing } at a connected city
when-second-upgraded = when you upgrade the { $second } { $thing } at a connected city
when-second-tunnel = when you build the second tunnel in one turn
when-slot-gives = when a slot gives you at least 1 { $thing }
when-uses-slot = when you use slot { $slot } ({ $effect })
when-advances-to = when you advance to space { $space } of the Federation track
when-connects-metropolis = when you connect a metropolis
when-mismatches = when your card and your slot differ in colour
when-uses-action = when you use an action card
when-takes-special = when you take a special card
when-lays-card = { $type ->
    [instant] when you play an instant card
    [permanent] when you lay a permanent card
    [action] when you lay an action card
    [production] when you lay a production card
    [end] when you lay a final scoring card
   *[any] when you lay a card
}
when-all-colours = when your tiles lie on slots of all three colours in one round
when-turn-ends = at the end of your turn

## Cards and tiles

tile-instant = At once: { $text }
tile-production = In production: { $text }
tile-end = At the end of the game: { $text }
tile-contract = if you are the first to have { $conditions }, { $then }

type-instant = instant
type-permanent = permanent
type-action = action
type-production = production
type-end = final scoring
colour-yellow = yellow
colour-red = red
colour-green = green
colour-none = no colour
card-cost = { $cost ->
    [one] costs 1 credit
   *[other] costs { $cost } credits
}
card-unknown = an unknown card
metropolis-unknown = an unknown metropolis
contract-unknown = an unknown contract
source-slot = slot { $slot }
