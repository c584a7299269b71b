# The first game, step by step; at most 25 words each.

lesson-intro = You settle the sea floor. Ten rounds, three turns each; most points win. Production comes after rounds 4, 7 and 10.
lesson-mismatch = Each turn: a free slot and a card. { card-supply-pontoon } needs two laboratories, you have one: spend it on the green slot “advance 2”.
lesson-advance = Red on green: only the slot counts. Advance two spaces; space 3 gives 1 credit. Who stands highest starts the next round.
lesson-match = You are first now. Red slot, red card: equal colours, you use both. Take “2 farms” with { card-greenhouse-refit }, the slot first.
lesson-farm = A farm costs 1 kelp and makes 1 kelp in each production. Put it beside your first city S.
lesson-farm2 = The second one beside it: two upgraded farms at one city are a pair, and a pair makes more.
lesson-upgrade = Now the card: upgrade a farm for 1 credit. Upgraded, it makes 1 point as well.
lesson-pair = And the other: the pair now makes 3 kelp and 3 points at each of three productions.
lesson-lay = Yellow on yellow: lay { card-current-turbine } for 1 credit in every production, and build two tunnels.
lesson-tunnel = City A has no tunnel: it is not connected and counts for nothing. Join it: 1 steelplast, 1 credit.
lesson-gift = Go on towards B: this site gives 1 credit at once. Tunnels touching a city make 1 credit each.
lesson-slot = One tunnel and one city: take this red slot. Your yellow card does nothing here; the slot is worth it.
lesson-metropolis = The tunnel first: it joins { metropolis-terrace-gardens }. 1 steelplast at once, 1 kelp and 1 point in every production, and no food needed.
lesson-city = A city at B: connected by your tunnels at once, so it scores at the end. It will eat 1 kelp.
lesson-keep = Production: 4 kelp, 4 points, 4 credits, 1 science; three cities ate 3 kelp. Now keep three of six cards, of different colours.
lesson-end = Three eras, three productions; at the end a city with all three kinds of building gives 6 points. You lead, 5 to 0.

lesson-tell-card = Another slot or card would work too. Here the card that can do nothing yet pays for the green slot.
lesson-tell-one = The others stand below, so one space would do, but space 3 with its credit lies two ahead.
lesson-tell-colour = A card of another colour would do nothing there; equal colours use both.
lesson-tell-far = Not connected: it would make nothing there.
lesson-tell-no-pair = Then the two farms make no pair.
lesson-tell-stop = That would be 1 kelp and 2 points less at each production.
lesson-tell-alone = Then city A stays alone and counts for nothing.
lesson-tell-beyond = Good too, but the metropolis lies beyond B.
lesson-tell-other-slot = That slot works too. Here tunnel and city in one turn bring more.
lesson-tell-city-first = The city first works too; here the gift of the metropolis comes first.
lesson-tell-no-tunnel = No tunnel leads there yet, so the city would not be connected.
lesson-tell-slot-first = The card upgrades farms, and you have none yet: the slot builds them first.
lesson-tell-price = That costs your only science; a credit is easier to come by.
lesson-tell-city = A city more scores at the end, and you have what it costs.
lesson-tell-unused = Then the card does nothing, though it has the colour of the slot.
