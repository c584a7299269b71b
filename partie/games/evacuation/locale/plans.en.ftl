# Plans: what a move is good for, with numbers that can be checked.

plan-strength = The year’s strength is then { $strength }: { $which ->
    [0] the bonus of the lower number
    [1] the bonus of the higher number
   *[other] no bonus
}.
plan-strength-below = The year’s strength is then { $strength }; { $next } brings a bonus.
plan-strength-beyond = The year’s strength is then { $strength }: there is no bonus beyond { $last }.
plan-strength-lost = The year’s strength is then { $strength }: the bonus that { $was } brings is lost.
plan-stadiums-due = Year { $year } asks for { $asked ->
    [one] { $asked } stadium
   *[other] { $asked } stadiums
} on the New World: { $there } there, { $waiting } still on the Old World.
plan-stadiums-end = The end asks for { $asked ->
    [one] { $asked } stadium
   *[other] { $asked } stadiums
} on the New World: { $there } there, { $waiting } still on the Old World.
plan-food = Year { $year } needs { $needed } food ({ $world }): there will be { $there }, and each that is missing is a penalty token.
plan-energy = Action { $number } of the year { $price ->
    [0] is free
   *[other] costs { $price } energy
} and leaves { $left }; launching all your shuttles on the Old World takes { $launches }.
plan-pass = Another action costs { $price ->
    [one] { $price } energy
   *[other] { $price } energy
} and you have { $left }; launching all your shuttles on the Old World takes { $launches }.
plan-stay = Shuttles that stay on the Old World: { $shuttles }; energy there: { $energy }; land areas not evacuated: { $areas }.
plan-passes-both = Milestone 1, both satellites: your two ocean tokens are turned down; they count as evacuated, and their food, steel and energy stop.
plan-satellites = Your satellites come to sections { $one } and { $two }.
plan-lane = On this field { $areas } free areas are open to you by biome and symbols; on the outer lane { $was }.
plan-goal = { $goal }: it counts { $count } for you now, { $now } of at most { $most ->
    [one] { $most } point
   *[other] { $most } points
}; for those { $last } are needed.
plan-forgo = { $goal } goes: it counts { $count } for you now, { $now } of at most { $most ->
    [one] { $most } point
   *[other] { $most } points
}; for those { $last } are needed.
plan-settle = It settles { $area }: { $people ->
    [0] no population
    [one] { $people } population token
   *[other] { $people } population tokens
}, { $buildings ->
    [0] no factory
    [one] { $buildings } factory
   *[other] { $buildings } factories
}; left on the New World: { $steel ->
    [0] no steel
    [one] { $steel } steel
   *[other] { $steel } steel
}.
plan-production = New World production rises by { $goods }; your lowest is then { $now }, now { $was }.
plan-stadium-new = Stadium { $stadium } with { $smileys ->
    [0] no smiley
    [one] { $smileys } smiley
   *[other] { $smileys } smileys
} stands on the New World at once: { $there } of { $asked } there.
plan-stadium-old = Stadium { $stadium } with { $smileys ->
    [0] no smiley
    [one] { $smileys } smiley
   *[other] { $smileys } smileys
} must still fly as a building: { $there } of { $asked } on the New World now.
plan-shuttle = { $shuttle } carries { $zones ->
    [0] no area
    [one] { $zones } area
   *[other] { $zones } areas
}, { $buildings ->
    [0] no building
    [one] { $buildings } building
   *[other] { $buildings } buildings
} and { $resources ->
    [0] no resource
    [one] { $resources } resource
   *[other] { $resources } resources
} for { $energy ->
    [one] { $energy } energy
   *[other] { $energy } energy
}; land areas on the Old World: { $areas }.
plan-researched = “{ $technology }” is researched and works from now on.
plan-half = “{ $technology }” needs one more research after this one.
plan-works = The requirement of “{ $infrastructure }” is met: production +{ $goods }.
plan-works-waits = “{ $infrastructure }” gives production +{ $goods } as soon as its requirement is met ({ $needs }).
plan-takes = You take “{ $infrastructure }”: its requirement is met, so playing it gives production +{ $goods }.
plan-takes-waits = You take “{ $infrastructure }”: production +{ $goods } once its requirement is met ({ $needs }).
plan-people = { $amount ->
    [one] { $amount } population token
   *[other] { $amount } population tokens
} more: { $people } wait on the New World, with { $steel ->
    [0] no steel
    [one] { $steel } steel
   *[other] { $steel } steel
}.
plan-factory = One more prepared factory ({ $world }): { $factory }.
plan-goods = { $whole ->
    [1] With the rest of the action, it brings { $goods }
   *[other] It brings { $goods }
}{ $paid-number ->
    [0] {""}
   *[other] {" "}for { $paid }
} ({ $world }).
plan-steps = Your satellites move { $amount ->
    [one] { $amount } section
   *[other] { $amount } sections
} further this year.
plan-left = Left ({ $world }): { $goods }.
plan-left-none = Nothing is left there: { $world }.
plan-load = { $shuttle } carries { $zones ->
    [0] no area
    [one] { $zones } area
   *[other] { $zones } areas
}, { $buildings ->
    [0] no building
    [one] { $buildings } building
   *[other] { $buildings } buildings
} and { $resources ->
    [0] no resource
    [one] { $resources } resource
   *[other] { $resources } resources
}; the launch costs { $energy ->
    [one] { $energy } energy
   *[other] { $energy } energy
} and leaves { $left }. Land areas on the Old World: { $areas }.
plan-evacuate = On board: { $land }, { $people ->
    [one] { $people } population token
   *[other] { $people } population tokens
}; { $there } will wait on the New World. Land areas left on the Old World: { $left }.
plan-evacuate-factory = On board: { $land }; the factory can be settled with: { $factory }. Land areas left on the Old World: { $left }.
plan-stow = Stadium { $stadium } flies: with it { $there } on the New World; year { $year } asks for { $asked }.
plan-stow-end = Stadium { $stadium } flies: with it { $there } on the New World; the end asks for { $asked }.
plan-crate = A factory flies ({ $factory }): { $there } of its kind prepared on the New World then.
plan-freight = Cargo: { $goods }; { $people ->
    [0] no population
    [one] { $people } population token
   *[other] { $people } population tokens
} will wait on the New World, with { $steel ->
    [0] no steel
    [one] { $steel } steel
   *[other] { $steel } steel
}.
plan-launch = { $shuttle } launches { $energy ->
    [0] for nothing
   *[other] for { $energy } energy
}, with { $people ->
    [0] no population
    [one] { $people } population token
   *[other] { $people } population tokens
}, { $buildings ->
    [0] no building
    [one] { $buildings } building
   *[other] { $buildings } buildings
} and { $resources ->
    [0] no resource
    [one] { $resources } resource
   *[other] { $resources } resources
}; land areas left on the Old World: { $areas }.
plan-return = { $shuttle } flies back for { $energy ->
    [one] { $energy } energy
   *[other] { $energy } energy
}: next year it can fetch { $zones ->
    [0] no area
    [one] { $zones } area
   *[other] { $zones } areas
} of { $areas } on the Old World.
