# Evacuation in English.

## Effects, made into sentences from their trees

effect-gain-any = gain { $n } of any resource, on either world
effect-gain = gain { $gains }, each on either world
effect-swap = exchange up to { $n } for other resources of the same world
effect-move-goods = move up to { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} from the Old to the New World
effect-develop = develop infrastructure up to { $n }×
effect-research = research { $n }×
effect-settle = settle an area
effect-settle-biome = its biome may be one level further
effect-settle-symbols = { $n } missing symbol is forgiven
effect-settle-steel = { $n } steel less
effect-build-shuttle = build a shuttle{ $n ->
    [0] {""}
   *[other] {""} for { $n } resources less
}
effect-build-stadium = build a stadium{ $n ->
    [0] {""}
   *[other] {""} for { $n } resources less
}
effect-gain-shuttle = gain a shuttle of the offer for free
effect-prepare-factory = { $n ->
    [one] prepare a factory for a resource of its kind
   *[other] prepare up to { $n } factories, each for a resource of its kind
}
effect-gain-factory = gain { $n }× { $factory } on either world
effect-clone = clone { $n } population on the New World{ $food ->
    [0] {""}
   *[other] {""} for { $food } food
}
effect-raise = raise New World production: { $gains }
effect-raise-any = raise New World production of any resource { $n }×
effect-draw-cards = draw { $n ->
    [one] an action card
   *[other] { $n } action cards
}
effect-more-steps = your satellites move { $n ->
    [one] { $n } section
   *[other] { $n } sections
} more this year
effect-flight-help = this year: { $help }
aid-launch = each launch costs { $n } energy less
aid-resources = each shuttle carries { $n } resource more
aid-buildings = each shuttle carries { $n } building more
aid-stripes = { $n } evacuation zone takes an area of any colour
effect-then = { $first }, then { $second }
effect-all-of = { $first } / { $second }
lasting-bio = you always have the symbol bio
lasting-geo = you always have the symbol geo
lasting-hydro = you always have the symbol hydro
lasting-smileys = smileys: { $n }
lasting-shuttle = shuttles cost { $n } resource less
lasting-stadium = stadiums cost { $n } resource less
lasting-settle = settling costs { $n } steel less
lasting-infrastructure = playing infrastructure costs { $n } resource less
lasting-launch = each launch costs { $n } energy less
lasting-returns = each flight back costs { $n } energy less
lasting-resources = each shuttle carries { $n } resource more
lasting-buildings = each shuttle carries { $n } building more
lasting-stripes = every year { $n } evacuation zone takes an area of any colour
lasting-food-old = the Old World eats { $n } food less
lasting-food-new = the New World eats { $n } food less
lasting-steps = your satellites move { $n } section more every year
lasting-clones = paid cloning brings { $n } population more
lasting-third = your third action of a year costs { $n } energy less
lasting-fourth = your fourth action of a year costs { $n } energy less
lasting-surcharge = you pay no surcharge for many actions of a group ({ $n })
lasting-income-food-old = income: { $n } food on the Old World
lasting-income-steel-old = income: { $n } steel on the Old World
lasting-income-energy-old = income: { $n } energy on the Old World
lasting-income-food-new = income: { $n } food on the New World
lasting-income-steel-new = income: { $n } steel on the New World
lasting-income-energy-new = income: { $n } energy on the New World
requirement-areas = { $n } settled: { $biome }
requirement-population = { $n } settled with population: { $biome }
requirement-factory = { $n } settled with a factory: { $biome }
requirement-line = on one line { $axis }: { $parts }
requirement-part = { $n }× { $biome }
axis-e-w = east–west
axis-nw-se = northwest–southeast
axis-ne-sw = northeast–southwest
plan-about = Requires { $needs }. Production: { $gives }.
shuttle-about = Zones: { $zones }; buildings { $buildings }, resources { $resources }; launch { $launch } energy.
stadium-about = Smileys: { $n }.
goal-about = Counts { $what }. Points by their number: { $points }.
task-about = Needs { $n }: { $what }. Played for { $cost } it gives production { $gives } and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bonus-about = { $low }: { $first }. { $high }: { $second }.
area-about = Factories { $factories }; population: { $slots }; symbols: { $symbols }.
land-about = { $zone }; makes { $makes }.
field-about = Ending a move here: { $effect }.
field-symbols = Symbols while a satellite stands here: { $symbols }.
field-empty = No effect.
fact-cost = cost { $price }
fact-strength = strength { $strength }
fact-level = level { $n }
fact-lightning = once, at once
fact-twin = ! another card shows the same picture
nothing = nothing
any-resource = a resource of any kind
