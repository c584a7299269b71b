# The first game, step by step; at most 25 words each.

lesson-intro = Your world dies in four years. Move everything to the New World and make 8 food, 8 steel, 8 energy there, with 3 stadiums.
lesson-shuttle = Two actions a year are free. Build the { shuttle-petrel }: it lifts one coastal area, one building and two resources.
lesson-factory = Strength 2 so far; the bonus wants exactly 5. Prepare a power plant for 1 energy: strength 3.
lesson-pass = Five: stop here. A third action would cost energy and miss the bonus. Pass for this year.
lesson-zone = Load the { shuttle-petrel }. Its zone takes one area with a blue stripe: two people whose area makes 2 steel.
lesson-hold = Now the power plant into the building hold, and two steel: settling costs 1 steel a person over there.
lesson-launch = Launch for 1 energy. Everything is unloaded on the New World side at once.
lesson-satellite = Your strength 5 must be moved exactly, split as you like. First satellite 2 sections, inner lane: one more person.
lesson-second = The other one gets the 3 left. Inner lane again: a free factory. Take a farm, straight to the New World.
lesson-bonus = Exactly 5: the bonus is yours. Put food and steel on the New World; one person comes free.
lesson-settle = Year 2. Four people, two factories, three steel wait over there. Settle the tundra with power plant and energy field.
lesson-settle2 = Energy 2, by your own flight! Now two people to the field of food and steel, for 2 steel.
lesson-third = A third action costs 1 energy. Your farm fits the tundra that wants just a factory: no steel needed.
lesson-end = New World: 2 food, 1 steel, 2 energy in year 2. Ten areas still wait; fly your stadium across before year 3.

lesson-tell-shuttle = Other shuttles carry other areas. Here the cheap one for a coastal area, a building and two resources.
lesson-tell-strength = The sum of strengths would not be 5, and the bonus wants exactly 5.
lesson-tell-factory = The same strength, another production. Here energy, which every flight costs.
lesson-tell-more = Another action costs energy and takes you past 5: the bonus would be gone.
lesson-tell-cargo = Then you could settle fewer people over there.
lesson-tell-split = Another split lands elsewhere. Here both landings give something: a person and a factory.
lesson-tell-lane = That field gives nothing.
lesson-tell-farm = A factory works only where it is settled; a farm on the New World is ready at once.
lesson-tell-steel = Three people wait and each costs 1 steel over there; two steel would be too few.
lesson-tell-field = Another area makes something else. Here the one that your power plant fits.
lesson-tell-stop = There is energy for one more settlement, and your farm is ready.
lesson-tell-early = Passing ends your actions of this year, and two of them are free.
lesson-tell-unsettled = That can wait: people and factories over there make nothing until they settle.
lesson-tell-people = Another area makes something else. Here two people make food and steel, which you lack.
lesson-tell-gone = Then the free factory is lost.
