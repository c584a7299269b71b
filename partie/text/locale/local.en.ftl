# What a table without a server says.

error-needs-server = This needs a server; here you play without one.
error-newer-page = This game was stored by a newer version of Partie; load the page again to get it.
error-game-damaged = What is stored of this game is damaged and cannot be read; your other games are not affected.
error-too-many-moves = The record has more moves than a game can have; at most { $most } are read.
error-record-not-whole = This record begins in the middle of a game; only records of games from their setup can go on here.
error-plays-elsewhere = This game is open in another tab, which plays it; this one follows.
error-storage-full = The browser has no room left to store the game: free some space, then play this move again.
error-storage-refused = The browser does not store anything here (a private window?): the game is lost when you close it.
error-not-alone = Other people sit at this table; its whole record is given when the game is over.
error-record-finished = This game is over; only a game that still runs can go on at a table.
error-laid-seats = This game has { $seats } seats; people or bots must take all of them.

web-cover-title = Pass the screen to { $name }
web-cover-about = Nobody’s hand is shown until the next player opens it.
web-cover-open = { $name }: show my seat
web-local-loading = The rules of the games are being loaded …
web-local-no-wasm = This browser cannot run the games here: it lacks WebAssembly or locks. Please use a newer one.
web-local-no-engine = The games could not be loaded; load the page again, with a network if this is your first visit.
web-local-following = This game is open in another tab, which plays it; this one follows.
web-local-private = The browser does not store anything here (a private window?): games are lost when you close the page.
web-local-full = The browser has no room left to store games: free some space, then play the move again.
web-local-newer = A newer version of Partie is here.
web-local-update = Use it now
web-here-seat = A person at this screen
web-here-name = Name
web-lay-record = Open a record
web-welcome-here = Heavyweight board games with their whole rulebook, in this browser alone: against bots, or with friends at one screen. Games stay on this device, and play without a network.
web-practice-head = Practice
web-practice-about = Somebody here may know the hidden cards, so this game counts in no ranking.
web-offline-play = Play offline
web-offline-about = All games, bots and rules in this browser, also without a network. Open it once while you are online.
web-offline-take = Take this game along
web-offline-take-about = The game goes on in this browser, also without a network. Here it becomes practice: its record holds what is hidden.
web-server-open = To the page with the server
web-server-go-on = Go on at the server
web-server-about = The game goes on at the server, as practice; friends can take the seats of other people.
