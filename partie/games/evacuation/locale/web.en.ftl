## The Evacuation board in the browser.

web-pane-worlds = Worlds
web-pane-players = Players
web-year = Year { $year } of { $of }
web-decided = the end is near
web-boards = Boards
web-new-world = New World
web-offers = Offers
web-pane-map = Board
web-progress = Progress
web-flight = Flight
web-actions = Actions
web-group = Group of strength { $group }
web-act-gain-and-develop = gain, develop
web-act-gain-and-research = gain, research
web-act-settle = settle
web-act-build-shuttle = shuttle
web-act-build-stadium = stadium
web-act-prepare-factory = factory
web-act-clone = clone
web-act-develop = develop
web-act-gain-and-exchange = gain, swap
web-act-research = research
web-price-about = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} so far this year; each further one costs more energy
web-next-action = Action { $number } costs
web-strength = your strength: { $strength }
web-passed = passed
web-settled-by = Settled by { $name }
web-settled-by-rival = Settled by the rival civilisation
web-rival = Rival civilisation
web-neutral = Neutral civilisation
web-rival-about = stadiums { $stadiums }, areas { $areas }, smileys { $smileys }
web-lands-other = The other one then moves { $steps } and lands in section { $section }.
web-new-production = New World production
web-buildings = Buildings { $used } of { $room }
web-freight = Resources { $used } of { $room }
web-food-needed = Food needed at the next income
web-production-of = Production of { $what }: { $made }, the goal is { $goal }
web-smiles = Smileys
web-technologies = Technologies
web-research-open = Not researched yet.
web-research-half = Half researched.
web-research-done = Completed.
web-offer-shuttles = Shuttles
web-offer-stadiums = Stadiums
web-offer-infrastructure = Infrastructure
web-plans = My infrastructure
web-planned = in hand
web-works = works
web-waits = waits
web-hand = Action cards
web-goals = Goals
web-goal-now = { $count } now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tasks = Public tasks
web-task-taken-by = { $name } met it first
web-task-played-by = { $name } has played it
web-lines = Dominance in lines
web-line = Line { $number }
web-line-count = { $name }: { $count }
web-year-bonus = Yearly bonus
web-icon-launch = launch
web-icon-return = return
web-renew = Renew the offer …
web-place = place { $place }
web-less-of = Less: { $what }
web-more-of = More: { $what }
web-not-possible = not possible so
web-ticked = Keep these: { $count } of { $most }
web-penalties = penalty tokens: { $count }
web-my-score = My points so far
web-cards = Cards
web-next-short = next
web-after-landing = After landing
web-after-landing-about = Production rises only when you settle.
web-over = Over
web-strength-of-year = Strength
web-strength-short = strength { $strength }
web-group-about = The number is the strength of each action of this group: the year’s strengths move your satellites and decide the yearly bonus. After three actions of a group each further one costs 1 energy more.
web-group-done = Done this year: { $done }
web-payer-old = The Old World pays, until one of your satellites passes milestone 2.
web-payer-either = Either world pays; once both satellites have passed milestone 2, only the New World.
web-payer-new = Only the New World pays.
web-bonus-first-now = the first bonus is yours now
web-bonus-second-now = the second bonus is yours now
web-bonus-none = no bonus with this strength
web-to-first-bonus = { $more } more to the first bonus
web-to-second-bonus = { $more } more to the second bonus
web-up-to = ≤ { $number }
web-bonus-strict = Your strength must be exactly one of the two numbers.
web-bonus-lenient = Up to the lower number the first bonus, up to the higher number the second, more brings nothing.
web-lack-gate = milestone { $gate }
web-lack-symbol = the symbol { $symbol }
web-lack-factories = { $count ->
    [one] { $count } prepared factory
   *[other] { $count } prepared factories
}
web-lack-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
web-lack-steel = { $count } steel of the New World
web-lacks = You lack: { $what }
web-required-met = you meet it now
web-required-so-far = you have { $counts }
web-has-of = { $has } of { $wants }
web-closed-biomes = Closed ground
web-opened-by = { $biome }: milestone { $gate }
web-line-about = Who settles most areas of the line scores 6 points, then 4 and 1; with two players only 4 for the most.
web-satellites = Satellites
web-satellites-about = move by your strength at the end of the year
web-open-track = open ›
web-section = Section { $section }
web-gate = Milestone { $gate }
web-gate-1-first = One of your ocean tokens is turned down: it counts as evacuated, and its food, steel and energy stop.
web-gate-1-second = The same for your second satellite.
web-gate-2-first = You may settle deserts; either world pays for actions.
web-gate-2-second = An ocean token moves over: +1 of each production; only the New World pays for actions.
web-gate-3-first = You may settle forests.
web-gate-3-second = The other ocean token moves over: +1 of each production.
web-gate-4-first = You may settle oceans.
web-gate-4-second = Nothing more.
web-first-one = first
web-second-one = second
web-each-one = each
web-from-to = From the Old World to the New
web-gates-between = A milestone lies between two sections; it works when a satellite passes it.
web-other-first = { $which } first
web-lane-outer = Holds any number of satellites; gives nothing.
web-lane-middle = Holds one satellite; only with three or four players.
web-lane-inner = Holds one satellite.
web-room-outer = any number
web-room-middle = one only
web-room-inner = one only
web-lands-in = section { $section }, { $lane }
web-passes-none = Passes no milestone.
web-contact = Contact
web-contact-about = At most one milestone may lie between your satellites when both have landed.
web-first-then = { $first } lands first and its gift is taken, then { $second }.
web-send-them = Send them: A to { $a }, B to { $b }
web-click-landing = Click the field where one shall land; the other takes the rest.
web-aboard = aboard
web-aboard-of = { $what }: aboard
web-take-back = Click to take it back.
web-left = left
web-left-about = This area was evacuated; it makes nothing any more.
web-left-behind-race = Left behind at the end it costs 1 of your lowest production.
web-left-behind-points = Left behind at the end it costs 2 points, and 1 for each person.
web-ocean-tokens = Ocean tokens
web-ocean-about = Each makes 1 of each resource. No shuttle takes them: milestone 1 turns them down, milestones 2 and 3 move them to the New World.
web-ocean-count = Working { $awake }, turned down { $asleep }, moved over { $gone }
web-ocean-short = Ocean: { $awake } of 2
web-food-about = This world eats { $needs } food at the next income, only from its own store; each one missing is a penalty token.
web-store-about = Pays only on this world.
web-income-about = The next income brings { $gets }.
web-stores = Stores and buildings here
web-load-one = Load 1: { $what }
web-cargo-about = Any resource of the Old World store goes into the hold for resources.
web-energy-split = { $launch } must stay for the launch, { $left } may be loaded.
web-launch-part = launch { $launch }
web-launch-left = energy to launch, { $left } left
web-zones-title = Evacuation zone
web-zone-about = Takes one area with the stripe { $zone }: all its people, or its factory.
web-buildings-about = Takes stadiums, prepared factories, and a factory of any area whatever its stripe; never people.
web-hold-about = A hold need not be full.
web-flight-about = Choose a shuttle to load it. All that flies arrives at once; a flight back carries nothing.
web-on-the-way = On the way: { $names }
web-empty = empty
web-shuttle-rules = Launched from the Old World with its energy; the flight back is paid with New World energy.
web-stadium-there = It stands on the world that pays for it, and flies in the hold for buildings.
web-prepared-about = Makes nothing yet: settle it into a factory position for +1 of its resource. Four of a kind is all you have.
web-person-about = Fills a population position of an area for 1 New World steel.
web-symbol-about = You have this symbol for settling, from a technology or as long as your satellite stands on its field.
web-ready-to-settle = Ready to settle
web-nobody = nobody yet
web-of-three = { $has } of { $of }
web-stadium-about-goal = { $count } must stand on the New World at the end.
web-production-now = Production of { $what }: { $made }
web-production-race = { $goal } of all three and three stadiums on the New World end the race.
web-production-points = At the end the lowest of the three scores: 8 brings 10 points.
web-lowest-counts = The lowest of the three counts.
web-reason-reached = The only one to keep all that the race asks for.
web-reason-smileys = { $next ->
    [-1] Equal in production, and only the winner has the three stadiums that smileys ask for.
   *[other] Equal so far: smileys decide, { $best } against { $next }.
}
web-race-ends-at = the race ends at { $goal }, { $goal }, { $goal }
web-the-race = The race
web-points-game = Playing for points
web-race-goal = { $goal } of each production and { $stadiums } stadiums on the New World end the game.
web-duty = { $asks ->
    [one] Year { $year } asks for { $asks } stadium; you have { $has }
   *[other] Year { $year } asks for { $asks } stadiums; you have { $has }
}
web-duty-none = Year { $year } asks for no stadium yet.
web-duty-end = Last year. At the end { $of } stadiums; you have { $has }
web-duties = What the years ask for
web-duty-food = { $last ->
    [1] There is no further income.
   *[other] Food at the next income: Old World { $old }, New World { $fresh }.
}
web-duty-stadiums = New World stadiums: one at the start of year 3, two at the start of year 4, three at the end.
web-penalty-race = Each food or stadium missing is a penalty token: 1 of your lowest production at the end.
web-penalty-points = Each food or stadium missing is a penalty token: 3 points at the end.
web-next-food = food: { $old } in the Old World, { $fresh } in the New
web-score-none = nothing yet
web-both-worlds = Of both worlds together.
web-smiley-about = The most smileys go first; at the end of a race the most bring 2 to the lowest production, the second most 1.
web-smiley-two = The most smileys go first; at the end of a race of two the most bring 1 to the lowest production.
web-smiley-points = The most smileys go first; at the end, with three stadiums on the New World, they score 6, 4 and 1 points (alone and with two players 4).
web-research-about = the lowest unfinished tile of a column
web-research-needs = { $count ->
    [one] { $count } more research
   *[other] { $count } more researches
}
web-own-cards = Cards
web-plans-count = in hand { $hand }, laid { $laid }
web-plans-none = Develop draws infrastructure cards here and plays them.
web-goals-dealt = Choose one goal
web-cards-hidden = These cards are hidden.
web-infrastructure-about = raises production once its requirement is met
web-shuttles-about = one world pays, and there it stands
web-stadiums-about = one world pays, and there it stands
web-offer-oldest = Marked with a cross: it leaves at the end of the year.
web-offer-younger = It moves up when an older one goes.

## The first game, decision by decision

guide-game = Your people must leave the dying Old World in four years. Build shuttles, carry population, factories and stadiums across, settle the New World and raise its production of food, steel and energy to eight each, with three stadiums, before anybody else (or score points for it).
guide-turn = The first two actions of a year are free, then energy is due, more each time. The number of a group is its strength: the strengths of the year move your satellites and decide the yearly bonus.
guide-settle = An area needs its biome to be unlocked by a milestone, its symbols, its price in the New World and whom or what it has positions for. It raises your production there at once.
guide-build-shuttle = Zones carry whole areas with their stripe; buildings and resources have their own room. Launching costs energy in the Old World.
guide-fly = Choose a shuttle, then click what goes aboard. Keep enough energy in the Old World to launch.
guide-load = What leaves the Old World makes nothing there any more, but soon something in the New one.
guide-satellites = Split the sections between both satellites; at most one milestone may lie between them. Milestone 1 ends an ocean token of the Old World for each satellite; milestones 2, 3 and 4 open desert, forest and ocean, and your second satellite past 2 and past 3 settles an ocean token on the New World. With one satellite past milestone 2 either world pays for actions, with both only the New World.
guide-develop = Take a card of the offer, or play one whose requirements your New World meets or will meet.
guide-research = Columns are researched from the bottom up: the lowest technology takes one step, the others two. Most of them help for the rest of the game.
guide-goal = A goal scores at the end, by the number it counts. Keep what fits the way you want to play; the others go to your neighbour, and others come to you.
guide-forgo = You keep three goals: discard the one that fits the other three least.
guide-keep = Each of your actions takes an action card: face up for what the card does, or face down for an action of the board. You draw one after every turn; keep those you will want early.
guide-drop = At most four action cards may stay in hand.
guide-pay-energy = Energy of the Old World is worth nothing once you have left, but launches need it.
guide-tasks = You met the condition of a public task first. Played along with an action, for its price in the New World, it raises your production there and scores at the end.
guide-halves = A card with two parts: do both in the order you like, or only one.
guide-gain = The Old World needs it for shuttles, launches and food, the New World to settle and to build.
guide-swap = One of a kind for one of another, on the same world, as often as it says; then be done.
guide-ferry = A way across without a shuttle: take what the New World lacks most.
guide-raise = The lowest of your three productions counts most.
guide-build-stadium = Stadiums make people smile: smileys decide the turn order. A stadium of the Old World must be flown across; three in the New World are needed at the end.
guide-pay = Set what is paid of each kind; the reduction covers the rest.
guide-prepare-factory = A factory that is prepared waits until it is settled into an area (those of the Old World are flown across first) and makes one of its kind each year.
guide-gain-factory = In the New World it can be settled at once; in the Old World it still has to be flown across.
guide-lane = Where a satellite stops, the effect of its field happens at once. A field of an inner lane holds one satellite; the outer lane holds any number.
guide-strength = A card counted with two strengths: choose the total that serves you better.
