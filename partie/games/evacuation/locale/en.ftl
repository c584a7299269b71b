# Evacuation in English.

## Things

game-name = Evacuation
game-about = One planet is dying. Carry its people to the next in four years.
resource-food = food
    .counted = food
resource-steel = steel
    .counted = steel
resource-energy = energy
    .counted = energy
resource-amount = { $amount } { $counted }
factory-farm = farm
factory-steelworks = steelworks
factory-power-plant = power plant
factory-any = factory of any kind
world-old = Old World
world-new = New World
biome-tundra = tundra
biome-desert = desert
biome-forest = forest
biome-ocean = ocean
symbol-bio = bio
symbol-geo = geo
symbol-hydro = hydro
zone-desert = desert
zone-mountain = mountains
zone-ocean = ocean
lane-outer = outer lane
lane-middle = middle lane
lane-inner = inner lane
satellite-a = satellite A
satellite-b = satellite B
column-left = left column
column-middle = middle column
column-right = right column
half-first = first half
half-second = second half
how-by-zone = in an evacuation zone
how-as-building = as a building
how-by-first-zone = in the first zone, whatever its colour
how-by-second-zone = in the second zone, whatever its colour
offer-shuttle = shuttle
offer-stadium = stadium
offer-infrastructure = infrastructure card
card-unknown = a card
goal-unknown = a goal card
cards-unknown = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
goals-unknown = { $count }
civilisation-rival = the rival
civilisation-neutral = the neutral civilisation
phase-0 = Preparation
phase-1 = Income
phase-2 = Actions
phase-3 = Flight
phase-4 = Turn order
phase-5 = Progress
phase-6 = Bonuses
phase-7 = Cleanup
phase-preparation = { phase-0 }
phase-income = { phase-1 }
phase-actions = { phase-2 }
phase-flight = { phase-3 }
phase-order = { phase-4 }
phase-progress = { phase-5 }
phase-bonuses = { phase-6 }
phase-cleanup = { phase-7 }
colour-purple = purple
colour-blue = blue
colour-pink = pink
colour-orange = orange
action-gain-and-develop = Gain 1 resource and develop infrastructure twice
action-gain-and-research = Gain 1 resource and research once
action-settle = Settle an area
action-build-shuttle = Build a shuttle
action-build-stadium = Build a stadium
action-prepare-factory = Prepare a factory
action-clone = Clone 2 population
action-develop = Develop infrastructure twice
action-gain-and-exchange = Gain 1 resource and exchange up to 3
action-research = Research once

## Options

option-mode = Game
    .about = What decides the game.
option-mode-usual = Usual
    .about = A race with two to four players, points alone.
option-mode-race = Race
    .about = Who first has 8 of every production and three stadiums on the New World.
option-mode-points = Points
    .about = Four whole years, goal cards, and points at the end.
option-actions = Actions
    .about = What action cards are for.
option-actions-basic = Basic
    .about = The actions of the player board only.
option-actions-advanced = Advanced
    .about = Action cards have effects of their own.
option-bonuses = Yearly bonus
    .about = How exactly the strength must be met.
option-bonuses-usual = Usual
    .about = Strict with basic actions, lenient with advanced ones.
option-bonuses-strict = Strict
    .about = The strength must equal a number of the card.
option-bonuses-lenient = Lenient
    .about = Up to the lower number one bonus, up to the higher the other.
option-tasks = Public tasks
    .about = Three tasks; the first to meet one takes it (points game).
option-tasks-off = Without
    .about = No public tasks.
option-tasks-on = With
    .about = Three public tasks are laid out.
option-dominance = Dominance in a line
    .about = Three lines of areas give points to who has the most (points game).
option-dominance-off = Without
    .about = Lines give nothing.
option-dominance-on = With
    .about = Three lines are scored at the end.
option-rival = Third civilisation
    .about = Solo cards block areas and offers in a game of two.
option-rival-off = Without
    .about = Only the players (alone there is always a rival).
option-rival-on = With
    .about = A civilisation run by the solo cards joins two players.

## What is asked

prompt-goal = { $players ->
    [1] Keep one goal card; you exchange the others with your rival.
   *[other] Keep one goal card; the others go to your left neighbour.
}
prompt-forgo = Discard one of your four goal cards.
prompt-keep = Keep four action cards; the others are discarded.
prompt-drop = You hold more than four action cards; discard { $left } more.
prompt-turn = Your action number { $number } { $price ->
    [0] is free
   *[other] costs { $price } energy
}. Choose an action, or pass.
prompt-pay-energy = The action costs { $price } energy: how much of it does the Old World pay?
prompt-tasks = You may play a public task along with your action.
prompt-halves = Which half of the card comes next? { $effect }.
prompt-gain = Gain { $what } and say on which world (left: { $left }).
prompt-swap = Exchange a resource for another of the same world (left: { $left }), or be done.
prompt-ferry = Move up to { $most ->
    [one] { $most } resource
   *[other] { $most } resources
} from the Old to the New World.
prompt-raise = Raise the New World production of a resource by 1 (left: { $left }).
prompt-develop = Develop infrastructure: take a card of the offer or play one of yours (left: { $left }).
prompt-research = Choose a column; its lowest technology is researched (left: { $left }).
prompt-settle = Choose an area to settle and the factories for it{ $biome ->
    [0] {""}
   *[other] {""}; its biome may be one further
}{ $symbols ->
    [0] {""}
   *[other] {""}; { $symbols } missing symbol is forgiven
}{ $saved ->
    [0] {""}
   *[other] {""}; { $saved } steel less
}.
prompt-build-shuttle = Choose a shuttle of the offer and the world that pays{ $less ->
    [0] {""}
    [99] {""} (it is free)
   *[other] {""} ({ $less } resources less)
}.
prompt-build-stadium = Choose a stadium of the offer and the world that pays{ $less ->
    [0] {""}
    [99] {""} (it is free)
   *[other] {""} ({ $less } resources less)
}.
prompt-pay = The price is { $less } lower: what does the { $world } pay?
prompt-prepare-factory = Prepare a factory: it costs one resource of its kind (left: { $left }).
prompt-gain-factory = Gain a factory on either world (left: { $left }).
prompt-fly = Load a shuttle, send one back empty, or be done with flying.
prompt-load = Load { $shuttle } (free: zones { $zones }, buildings { $buildings }, resources { $resources }), then launch.
prompt-satellites = Your satellites move { $steps ->
    [one] { $steps } section
   *[other] { $steps } sections
} in all: where shall one of them land? The other takes the rest.
prompt-lane = Section { $section }: choose the field where { $satellite } ends.
prompt-strength-progress = Which total strength do your actions have for the satellites?
prompt-strength-bonus = Which total strength do your actions have for the yearly bonus?

## Moves

move-pass = Pass
move-done = Done
move-act = { $action }{ $covers ->
    [nothing] {""}
   *[other] {""} (face down: { $under })
}
    .priced = { $action }{ $covers ->
    [nothing] {""}
   *[other] {""} (face down: { $under })
} for { $price }
move-play = Play { $card }
    .priced = Play { $card } for { $price }
move-half = { $half }: { $effect }
move-energy-old = { $amount } energy of the Old World
move-gain = { $resource } on the { $world }
move-swap = { $world }: { $resource } for { $other }
move-ferry = Move { $goods }
move-take = Take “{ $infrastructure }”
move-develop = Play “{ $infrastructure }”
    .priced = Play “{ $infrastructure }” for { $price }
move-refresh = Pay { $good } and discard from the offer (place { $places })
move-research = Research in the { $column }
move-settle = Settle { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} with { $factories }
}
    .priced = Settle { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} with { $factories }
} for { $price }
move-shuttle = Shuttle { $shuttle } on the { $world }
    .priced = Shuttle { $shuttle } on the { $world } for { $price }
move-stadium = Stadium { $stadium } on the { $world }
    .priced = Stadium { $stadium } on the { $world } for { $price }
move-factory = { $factory } on the { $world }
    .priced = { $factory } on the { $world } for { $price }
move-pay = Pay { $goods }
move-raise = Raise { $resource }
move-load = Load { $shuttle }
move-evacuate = Evacuate { $land } { $how }
move-stow = Load the stadium { $stadium }
move-crate = Load a { $factory }
move-freight = Load { $goods }
move-launch = Launch { $loaded }
    .priced = Launch { $loaded } for { $price }
move-return = Send { $shuttle } back
    .priced = Send { $shuttle } back for { $price }
move-satellite = First { $satellite } by { $steps }
move-lane = { $lane }
move-strength = Strength { $strength }
move-keep = Keep { $cards }
move-drop = Discard { $card }
move-goal = Keep the goal { $goal }
move-forgo = Discard the goal { $goal }
move-task = Play the task “{ $task }”
price-food = { $amount } food
price-steel = { $amount } steel
price-energy = { $amount } energy
price-any = { $amount } resource
goods-none = nothing

## What happened

event-phase = Year { $year }: { $phase }.
event-produced = { $seat } gets { $made }.
event-fed = { $seat } feeds the { $world } with { $eaten } food{ $missing ->
    [0] {""}
   *[other] {""} and takes { $missing } penalty for what is missing
}.
event-stadiums-missing = { $seat } lacks { $missing } stadium on the New World and takes as many penalties.
event-acted = { $seat }: { $action }{ $price ->
    [0] {""}
   *[other] {""} (energy { $price })
}.
event-played = { $seat } plays { $card }{ $price ->
    [0] {""}
   *[other] {""} (energy { $price })
}.
event-passed = { $seat } passes.
event-nothing = There is nothing that { $seat } could do with it.
event-gained = { $seat } gains { $amount } { $resource } on the { $world }.
event-swapped = { $seat } exchanges { $resource } for { $other } on the { $world }.
event-ferried = { $seat } moves { $goods } to the New World.
event-production = New World production of { $seat } rises: { $goods }.
event-plan-taken = { $seat } takes “{ $infrastructure }”.
event-plan-played = { $seat } plays “{ $infrastructure }”.
event-requirement-met = { $seat } meets the requirement of “{ $infrastructure }”.
event-half-researched = { $seat } begins research on “{ $technology }”.
event-researched = { $seat } completes “{ $technology }”.
event-settled = { $seat } settles { $area }{ $factories-number ->
    [0] {""}
   *[other] {""} with { $factories }
}.
event-built-shuttle = { $seat } builds the shuttle { $shuttle } on the { $world }{ $goods-number ->
    [0] {""}
   *[other] {""} for { $goods }
}.
event-built-stadium = { $seat } builds the stadium { $stadium } on the { $world }{ $goods-number ->
    [0] {""}
   *[other] {""} for { $goods }
}.
event-offered = New on offer, { $offer }: { $item }.
event-refreshed = { $seat } pays { $good } and discards from the offer ({ $offer }): { $items }.
event-aged = The oldest on offer goes under the deck, { $offer }: { $item }.
event-prepared = { $seat } prepares a { $factory } on the { $world }.
event-factory-gained = { $seat } gains a { $factory } on the { $world }.
event-cloned = { $seat } clones { $amount } population{ $food ->
    [0] {""}
   *[other] {""} for { $food } food
}.
event-more-steps = { $seat } will move { $amount ->
    [one] { $amount } section
   *[other] { $amount } sections
} more this year.
event-flight-help = { $seat } will fly better this year: { $help }.
event-evacuated = { $seat } evacuates { $land } onto { $shuttle } { $how }.
event-stowed = { $seat } loads the stadium { $stadium } onto { $shuttle }.
event-crated = { $seat } loads a { $factory } onto { $shuttle }.
event-freighted = { $seat } loads { $goods } onto { $shuttle }.
event-launched = { $seat } launches { $shuttle } { $energy ->
    [0] for nothing
   *[other] for { $energy } energy
}.
event-returned = { $seat } sends { $shuttle } back to the Old World.
event-unloaded = { $shuttle } of { $seat } arrives and is unloaded.
event-order = New order of play: { $seats }.
event-solo-place = You are in place { $place } of three.
event-strength = { $seat } counts strength { $strength }.
event-satellite = { $seat } moves { $satellite } by { $steps } to section { $section }.
event-milestone = { $seat } passes milestone { $milestone }.
event-ocean-flipped = An ocean token of { $seat } is turned face down.
event-resettled = An ocean token of { $seat } is resettled on the New World.
event-placed = { $seat }: { $satellite } stands in section { $section }, { $lane }.
event-bonus = { $seat } has strength { $strength }: { $which ->
    [0] the bonus of the lower number
    [1] the bonus of the higher number
   *[other] no bonus
}.
event-card-drawn = { $seat } draws { $card }.
event-kept = { $seat } keeps { $cards }.
event-dropped = { $seat } discards { $card }.
event-task-taken = { $seat } takes the task “{ $task }”.
event-task-played = { $seat } plays the task “{ $task }”.
event-goals-received = { $seat } receives { $goals-number ->
    [0] no more goal cards
   *[other] goal cards: { $goals }
}.
event-goal-picked = { $seat } keeps { $goal }.
event-goal-forgone = { $seat } discards { $goal }.
event-goals-shown = { $seat } shows the goals { $goals }.
event-rival-passed = The rival passes.
event-rival-idle = The rival does nothing.
event-rival-stadium = The rival takes the stadium { $stadium }.
event-rival-removed = The rival removes from the offer ({ $offer }): { $item }.
event-rival-blocked = The rival finds { $area } settled already.
event-rival-settled = The rival settles { $area }.
event-rival-satellite = { $civilisation }: { $satellite } goes to section { $section }, { $lane }.
event-race-decided = { $seat } has all that the race asks for.
event-game-over = The game is over.

## The result

result-reached = condition met
result-lowest = lowest production in the end
result-second = second lowest
result-third = third
result-production = lowest production
result-penalties = penalty tokens
result-areas-left = areas left behind
result-population-left = population left behind
result-stadiums-missing = stadiums missing
result-smiley-bonus = bonus for smileys
result-stadiums = stadiums
result-smileys = smileys
result-goals = goals
result-tasks = public tasks
result-lines = dominance in lines
result-points = points

## Why not?

rule-EV-ACT-01 = The text of action cards counts with advanced actions only.
rule-EV-ACT-03 = Actions are taken in the action phase, one a turn.
rule-EV-ACT-04 = In your turn choose an action of your board, or pass.
rule-EV-ACT-08 = First pay the energy, then the action is performed.
rule-EV-ACT-15 = The action must be able to do something.
rule-EV-ADV-02 = Keep exactly four of the seven action cards.
rule-EV-ADV-04 = You have taken your one action of strength 1 this year.
rule-EV-ADV-05 = This action card is not in your hand.
rule-EV-ADV-07 = Mark a board action with a card of your hand, face down.
rule-EV-ADV-10 = You can discard only cards of your hand.
rule-EV-ADV-11 = Every turn ends with four action cards; discard first.
rule-EV-ADV-12 = You have used this half of the card already.
rule-EV-ADV-13 = There is nothing you can do with this half now.
rule-EV-ADV-15 = Your cards do not allow this total strength.
rule-EV-ADV-16 = Advanced actions are played with the lenient method of bonuses.
rule-EV-ADV-18 = You choose which action cards to keep only at the start of a year.
rule-EV-ADV-19 = First choose which four action cards you keep.
rule-EV-BLD-01 = Build a shuttle that is on offer and that you can pay.
rule-EV-BLD-02 = This world alone cannot pay the shuttle.
rule-EV-BLD-05 = Build a stadium that is on offer and that you can pay.
rule-EV-BLD-06 = This world alone cannot pay the stadium.
rule-EV-CLN-03 = Clones are paid with food of the New World.
rule-EV-EXC-04 = This world has none of the resource you want to give.
rule-EV-EXC-06 = The action is one research; choose a column.
rule-EV-FAC-01 = A factory costs one resource of its kind from the world where it stands.
rule-EV-FAC-07 = You gain the factory that the effect names.
rule-EV-FAC-10 = All four of your factories of this kind are in play.
rule-EV-FLY-01 = Shuttles fly in the flight phase.
rule-EV-FLY-03 = Load only your own shuttles and goods of the Old World.
rule-EV-FLY-05 = The room for buildings on this shuttle is full.
rule-EV-FLY-07 = The shuttle does not carry so many resources.
rule-EV-FLY-08 = This evacuation zone is in use; it takes one area.
rule-EV-FLY-10 = Shuttles on the New World cannot be loaded, only sent back.
rule-EV-FLY-12 = The shuttle has no zone of this area’s colour.
rule-EV-FLY-16 = This area has been evacuated already.
rule-EV-FLY-19 = Population flies in evacuation zones only.
rule-EV-FLY-21 = The Old World lacks the energy for this launch.
rule-EV-FLY-23 = A flight back is paid with energy of the New World.
rule-EV-FLY-26 = Only a shuttle that is being loaded carries cargo, and it must launch.
rule-EV-FLY-27 = The energy for the launch must stay on the Old World.
rule-EV-FLY-29 = This shuttle is not on the New World, or has only just arrived.
rule-EV-INF-01 = Infrastructure is developed only by an action or effect that says so.
rule-EV-INF-02 = Play an infrastructure card that you have in hand.
rule-EV-INF-03 = This infrastructure card is not on offer.
rule-EV-INF-05 = The New World cannot pay this infrastructure card.
rule-EV-INF-10 = You have the card with the same illustration.
rule-EV-MIL-12 = The worlds that may pay do not have this energy.
rule-EV-MOD-01 = Public tasks and lines belong to the points game.
rule-EV-OFR-03 = Renewing the offer costs one resource that you have.
rule-EV-OFR-04 = There is nothing to discard on this place of the offer.
rule-EV-OFR-05 = The offer may be renewed once before a take; after that, take from it or end the action.
rule-EV-OFR-06 = An offer is renewed only by an action that takes from it.
rule-EV-OFR-07 = End without taking only after you have renewed the offer.
rule-EV-PRG-01 = Satellites move in the progress phase, in turn order.
rule-EV-PRG-04 = Another satellite stands on this field.
rule-EV-PRG-05 = The middle lane is for three and more players.
rule-EV-PRG-12 = Both satellites together move exactly the strength of your actions.
rule-EV-PRG-21 = At most one milestone may lie between your satellites.
rule-EV-PRG-22 = A satellite cannot go beyond the end of the track.
rule-EV-PTS-02 = Goal cards are chosen before the first year.
rule-EV-PTS-03 = Keep one of the goal cards passed to you.
rule-EV-PTS-05 = Discard one of your own four goal cards.
rule-EV-PUB-02 = You do not own this public task, or have played it.
rule-EV-PUB-03 = A public task is played along with an action of yours.
rule-EV-PUB-04 = The New World cannot pay this task.
rule-EV-RES-01 = The resources of each world are kept apart, and this world lacks them.
rule-EV-RES-03 = Pay exactly the price, all of it on one world.
rule-EV-RES-04 = You gain a resource only when an effect gives it.
rule-EV-SOL-01 = Alone you always play for points.
rule-EV-SOL-41 = Solo cards drive a third civilisation only with two players.
rule-EV-STL-01 = The action settles one area; choose it.
rule-EV-STL-02 = With what stands on your New World side no area can be settled.
rule-EV-STL-05 = Your satellites have not opened this biome yet.
rule-EV-STL-07 = These factories do not stand prepared on your New World side.
rule-EV-STL-08 = You lack population there, or the steel for it.
rule-EV-STL-09 = You lack the symbol this area asks for.
rule-EV-STL-10 = This area asks for two symbols, and you need both.
rule-EV-STL-12 = Fill all positions of the area at once, no more and no less.
rule-EV-STL-13 = This area is settled already.
rule-EV-TEC-06 = All technologies of this column are researched.
rule-EV-TRK-07 = You cannot pay the energy for this action from the world that must pay.
rule-EV-YRB-01 = You gain the resource shown, on the world of your choice.
