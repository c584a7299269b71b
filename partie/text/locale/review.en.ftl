# Looking back: the analysis of a finished game, rounds and viewpoints of the replay, another try

problem-not-finished = This can be done once the game is over.

web-review = Analysis
web-review-start = Analyse this game
web-review-about = Bots judge every decision by what its player knew then. This takes a few minutes; you may leave the page meanwhile.
web-review-running = Judging: { $percent } %
web-review-stopped = Stopped at { $percent } %
web-review-stop = Stop
web-review-go-on = Go on
web-review-none = No decision of this game cost much.
web-chances = Chance to win
web-expected-points = Expected points
web-losses = Where most was lost
web-loss-cost = −{ $percent } % chance to win
web-loss-points = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
web-loss-played = Played: { $move }
web-loss-better = Better: { $move }
web-round-back = One round back
web-round-on = One round on
web-round-number = Round { $number }
web-speed = Speed
web-speed-times = { $times }×
web-viewpoint = Seen by
web-spectator = Spectator
web-again = Try again from here
web-again-about = A private table opens at this moment: you play as { $name }, bots play the other seats.

review-busy = Judging the game: { $percent } %
review-cut = Stopped: this is what is known so far.
review-chances = Chance to win
review-points = Expected points
review-after = after move { $number }
review-losses = Where most was lost
review-none = No decision cost much.
review-loss = { $place }. Move { $number }, { $name }: −{ $percent } % chance to win
review-loss-points = { $points ->
    [one] { $place }. Move { $number }, { $name }: −{ $points } point
   *[other] { $place }. Move { $number }, { $name }: −{ $points } points
}
review-played = Played: { $move }
review-better = Better: { $move }
error-review-not-over = Only a finished game can be judged; this one is still being played.
