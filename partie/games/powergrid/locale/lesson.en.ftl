# The first game, step by step; at most 25 words each.

lesson-intro = You run a power company. Whoever supplies most cities in the last round wins. You start with 50 Elektro.
lesson-pass = { $bot1 } bids 6 for plant 6, which burns dear garbage. Pass: you are out of this auction only, not of the round.
lesson-open = Choose plant 5: two coal or oil supply one city. Only the upper row is for sale; the number is the lowest bid.
lesson-raise = { $bot2 } bids 6. Raise to 7: you keep 43 for fuel and cities, enough for a good start.
lesson-fuel = Highest plant leads, so you are last, and last buys fuel first. Take 2 coal at 1 each, then Done.
lesson-start = Your first house may stand anywhere, for 10. Dortmund has cheap neighbours. Choose it.
lesson-link = Now a link too: Essen costs its place, 10, plus the link, 4. Build it.
lesson-done = Your plant supplies one city, so stop here and keep 17 for a second plant. Choose Done.
lesson-run = Run plant 5: two coal burn, one city is supplied, you get 22. Supplying none would still pay 10.
lesson-wait = Equal cities, so the highest plant leads; you choose last. Pass: each plant sold lets a better one come up.
lesson-wait2 = Pass again: when nobody else is left, you pay the bare number.
lesson-last = You are the last buyer: no auction, just the number. Plant 10 burns two coal for two cities.
lesson-fuel2 = Both plants burn four coal: 1 + 1 + 2 + 2 = 6. You buy before the others. Then Done.
lesson-third = A third city for your third unit of power: Düsseldorf, 12. With 3 cities plant 3 leaves the market. Then Done.
lesson-run2 = Run both plants: three cities supplied, 44 Elektro. You have the most money at the table.
lesson-end = You lead now: you choose first and build last. At 7 cities Step 2 opens second houses; at 17 the game ends.

lesson-tell-bid = You would pay that for the plant, and then for garbage, which is dear.
lesson-tell-plant = A good plant for later. Here the cheap start: plant 5 burns coal or oil, two pieces for one city.
lesson-tell-give-up = { $bot2 } would get it for 6, and in the first round you must still buy a plant.
lesson-tell-fuel = Plant 5 would burn that too, but coal costs 1 a piece and oil 3.
lesson-tell-city = A start there works too; the second city would cost more than the 14 of Essen.
lesson-tell-more = A city that no plant supplies earns nothing yet.
lesson-tell-idle = That pays 10 instead of 22.
lesson-tell-early = Alone at the end you pay the bare number; now others can drive the price.
lesson-tell-thirteen = It needs no fuel, but supplies one city only.
lesson-tell-no-plant = Then you have no second plant this round and supply one city again.
lesson-tell-half = Less fuel leaves a plant standing still.
lesson-tell-duisburg = Also good. The lesson takes Düsseldorf; a fourth city would earn nothing yet.
lesson-tell-run = Fewer plants supply fewer cities and pay less.
lesson-tell-opening = Nobody has bid yet, so the lowest bid will do; more would only cost you.
lesson-tell-amount = Less coal than the plants burn leaves one standing still; more is only stored.
lesson-tell-house = Without a city your plant has nothing to supply.
lesson-tell-link = Essen costs only 14 now, and next round your second plant supplies it.
lesson-tell-smaller = That plant supplies one city only; plant 10 supplies two.
lesson-tell-own = Your plants can supply three cities, and you own two.
lesson-tell-dearer = That city costs more than Düsseldorf, and a fourth one would earn nothing yet.
