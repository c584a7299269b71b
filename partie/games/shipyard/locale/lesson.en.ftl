# The first game, step by step; at most 25 words each.

lesson-intro = You build ships and test them on your own canals. Every voyage scores; two contracts score at the end. Most points win.
lesson-tile = Choose an action tile. Begin with Ships: one to three parts from the market, the bottom row is free.
lesson-bow = Take the free bow: its mast will carry a chimney. Lay it on space 1; parts never move again.
lesson-middle = Beside it the middle with mast and cannon mount, for 1 guilder.
lesson-enough = No stern yet: a complete ship must sail, and you have no captain. Keep your guilders: choose Done.
lesson-income = Your tile went to the front. Exchange stands behind both others: 1 guilder for each occupied tile ahead, so 2.
lesson-trade = Hand in your goods: coal for a stoker, cloth for a cannon, grain for a captain. Each could be sold instead, for 2.
lesson-canal = Rent the free canal: a ship sails on it exactly its speed. It has a military official and a Blue Ribbon.
lesson-second = A second action costs 6. Buy Equipment: the marker goes one space on, to the chimney, for nothing.
lesson-ships = You have captain, stoker, chimney, cannon and a canal. Now finish the ship: choose Ships.
lesson-stern = Take the free stern with the stoker’s cabin to space 3. The ship is complete and must sail now.
lesson-sail = The ship is complete: captain, canal, speed. Send it out.
lesson-fit = Load it: stoker below, chimney on a mast, cannon on its mount. The captain needs no cabin.
lesson-voyage = Chimney and stoker make steam: speed 4. Come in from the north; the way passes the official and ends on the ribbon.
lesson-end = Captain 1, cannon 2, speed 4, official 1, Blue Ribbon 4: twelve points. The next ship sails on from where this one stopped.

lesson-tell-tile = That tile has its time. A ship comes first here, and parts of the bottom row cost nothing.
lesson-tell-first = A bonus action costs 6 guilders and comes later in this lesson. First the action that you chose.
lesson-tell-bow = Another part or space would do, but this bow has a mast, and from space 1 the ship has room to grow.
lesson-tell-middle = Without mast and cannon mount the ship could carry neither chimney nor cannon there.
lesson-tell-complete = A stern now completes the ship: it would have to sail at once, without captain and canal, and be lost.
lesson-tell-income = Fewer occupied tiles stand ahead of that one, so it brings less income.
lesson-tell-trade = Then your ship lacks a piece it needs: stoker, cannon or captain.
lesson-tell-canal = Longer or dearer canals come later. This one costs nothing and is long enough for speed 4.
lesson-tell-later = Then the chimney comes a turn later.
lesson-tell-dearer = Each further space of the marker costs 1 guilder; the chimney is the first and free.
lesson-tell-stern = Without a stoker’s cabin there is no steam, and the ship has speed 1.
lesson-tell-load = Leave nothing ashore: each piece here brings speed or points.
lesson-tell-lost = A ship that is not sent out properly is lost, with all its points.
lesson-tell-way = From another side the way is worth fewer points.
lesson-tell-enough = A third part would do no harm, but soon 6 guilders buy a second action.
