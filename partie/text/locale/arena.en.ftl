## The arena, searching bots and tuning.

bot-novice = Novice
    .about = Knows the game, but often does the first thing that comes to mind.
bot-casual = Casual
    .about = Plays sensibly and overlooks something now and then.
bot-strong = Strong
    .about = Thinks every move through to the end of the game; up to a second a move.
bot-expert = Expert
    .about = The best we have; takes its time.
bot-learned = Learned
    .about = Taught itself by playing against itself; for two players, where it was trained.


arena-head = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}
arena-bot = bot
arena-skill = OpenSkill
arena-wins = wins
arena-time = thought a game
arena-slowest = slowest move
arena-before = How often the bot of the line is placed before that of the column:
arena-number = { $value } ({ $low }–{ $high })
arena-share = { $value } % ({ $low }–{ $high })
arena-foot = In brackets: 95 % intervals.

tune-head = Tuning { $game } by { $bot }: { $weights ->
    [one] one weight
   *[other] { $weights } weights
}, { $games ->
    [one] one game
   *[other] { $games } games
} a try
tune-try = { $number }. { $weight } { $old } → { $new }: { $share } %{ $kept ->
    [yes] , kept
   *[no] {""}
}
tune-done = { $kept ->
    [0] Nothing better was found.
    [one] One change was kept.
   *[other] { $kept } changes were kept.
}
tune-fitted = Fitted to { $positions } positions of { $games } games: surprise { $old } before, { $new } now, on positions kept aside.
tune-written = The weights are written to { $file }.

error-bad-limit = “{ $limit }” is no limit to think by; write nodes such as mcts@2000, or seconds such as mcts@0.5s.
error-no-limit = The bot “{ $bot }” does not take a limit; write its name alone.
error-untrained = The bot “learned” was not trained for { $game } with { $seats } players.
error-league-alone = A league needs two players or more and two different bots, each named once.
error-lineup-and-seats = The line-up names { $bots } bots for { $seats } seats; name one bot a seat.
error-jobs-and-ray = Give --jobs or --ray, not both: on a cluster Ray decides how many work.
error-no-ray = There is no Ray cluster at { $address }; give the address of one that runs, or “local” to start one here.
error-bad-results = Line { $line } of { $file } is no result of a game; mend it or name another file with --out.
error-nothing-to-tune = { $game } has no weights of the kind “{ $table }”; choose from { $choices }.
error-unknown-weight = There is no weight “{ $weight }”; choose from { $choices }.
