## People beyond one table: rematches, profiles

web-with-others = Same table with others
web-rematch-asked = { $name } asks for a rematch.
web-rematch-waits = You ask for a rematch. Waiting for { $names }.
web-next-game = To the next game
web-series-stands = { $count ->
    [one] After { $count } game:
   *[other] { $count } games in a row:
}
web-series-points = { $name } { $points }

privacy-results = How your games ended
    .about = Places and points of your finished games, and your ratings, unless you turned them off.
    .gone = Your ratings go. The places of finished games stay, without your name.

web-player = Player
web-no-player = There is no such player
web-player-since = Here since { $date }
web-player-no-games = No finished game that you may know of yet.
web-by-title = By title
web-rating = Rating
web-rating-interval = { $low } to { $high }
web-rating-about = Ratings (OpenSkill) count games among people; 25 is where everybody begins. The true value lies between the two figures in 95 of 100 cases.
web-not-rated = No ratings, by this player's own choice.
web-rate-me = Rate my games among people. Whoever turns this off has no ratings, and those so far are forgotten.
web-games-count = Games
web-wins = Wins
web-place-short = { $place }.
web-average-score = Average
web-best-score = Best
web-against-people = Against people
web-against-bots = Against bots
web-met = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-ahead-behind = { $ahead } ahead, { $behind } behind
web-won-of = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-past-games = Games
web-all-titles = All titles
web-against-all = Against anybody
web-against-one = Against { $name }
web-past-how = Which games
web-past-all = All games
web-past-won = Won
web-past-lost = Not won
web-past-people = With people
web-past-bots = With bots alone
web-past-place = place { $place } of { $seats }
web-past-score = score { $score }
web-past-gain = rating { $gain }
web-past-none = No such game.
web-past-more = Older games
