## Terminal: the table, its commands and what they answer.

bot-names = Ada, Bruno, Cyril, Dora, Emil, Flora, Greta, Hugo
human-name = Player
language-name = English

ask-language = Language: 1 English, 2 Čeština, 3 Українська
ask-game = Which game: { $choices }?
ask-players = How many players sit at the table, you included? { $low } to { $high } (Enter for { $usual })
ask-name = What is your name? (Enter for { $usual })
ask-number-again = Please type a number from { $low } to { $high }, or just press Enter.
welcome = Welcome to { $game }. Type the number of a move or the move itself; “help” explains the game, “hint” says what a bot would do.

answers-yes = y, yes
answers-no = n, no
answers-back = b, back

menu-more = … and { $count ->
    [one] one more; “moves” lists them all.
   *[other] { $count } more; “moves” lists them all.
}
menu-final = ! cannot be undone: something is revealed or others move.
menu-left = { $left } left
how-much = How much, from { $low } to { $high }? Type for example “{ $example }”.
menu-ways = { $move }, or { $count ->
    [one] another way
   *[other] { $count } other ways
}
which-way = Which way?
only-move = { $name } has only one move: { $move }.
by-order = Standing order “{ $order }”: { $move }

advice-move = A bot would play: { $move }
advice-other = Or { $move }: { $lack }
move-named = { $phrase } [{ $notation }]
why-legal = That move is possible now: { $move }.
undone = Taken back: { $move }.
taken-back = { $count ->
    [one] One move was taken back; the record notes it.
   *[other] { $count } moves were taken back; the record notes it.
}
rules-levels = “rules { $missed }” tells what is often missed, “rules { $sections }” lists the sections, “rules 3” one of them, “rules { $example }” a rule; any other word is searched for.
rules-missed = missed
rules-sections = sections
rules-more = … and { $count } more; name the rule more closely.
saved = The game is saved in { $file }.
not-saved = Nothing was saved.
overwrite = There is a file { $file } already. Replace it? (yes or no)
quit-save = Save the game before you leave? Enter saves it as { $file }; or type another file name, “no” to leave without saving, “back” to play on.
end-save = Keep the game? Type a file name (ending in .txt for the readable record), or press Enter to leave.
goodbye = Goodbye.

ranking-place = place
ranking-order = Compared in this order: { $criteria }.

help-moves = Type the number of a move, a number and an amount (2 15), or the move as it stands at the right; beginnings of words will do. Other commands:
command-help = this text
command-hint = what a bot would do, why, and what two other moves are good for
command-why = why a move is not possible, with the number of the rule
    .usage = why MOVE
command-moves = all possible moves
command-board = the whole board
command-log = the last events (15, or as many as you say)
    .usage = log [N]
command-undo = take your last move back, if nothing was revealed and nobody moved since
command-takeback = go back to before your last choice, past bots and draws; the record notes it
command-rules = the game in short; what is often missed, a section, a rule by its number, or the rules that mention a word
    .usage = rules [WORD]
command-save = save the game; a name ending in .txt gives the readable record
    .usage = save FILE
command-quit = leave the table

replay-head = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, seed { $seed }
replay-option = { $option }: { $value }
replay-at = After move { $number } of { $moves }:
replay-running = The game is not over. Next to decide: { $names }.


sim-head = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $seats ->
    [one] one player
   *[other] { $seats } players
}, seeds { $first } to { $last }
sim-bot = bot
sim-seats = seats
sim-wins = wins
sim-share = won
sim-shared = shared
sim-place = average place
sim-spread = { $average } ({ $least }–{ $most })
sim-rounds = Rounds: { $average } on average, { $least } to { $most }
sim-moves = Moves: { $average } on average, { $least } to { $most }

version-compiled = partie { $version }, compiled engine
version-pure = partie { $version }, engine in plain Python

build-compiled = compiled
build-pure = plain Python

bench-head = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $build }: { $games } random games in { $seconds } s
bench-games_per_s = games a second
bench-decisions_per_s = decisions a second (with two or more moves)
bench-best_per_s = the same in the best of eight stretches
bench-decisions_per_game = decisions a game
bench-forced_per_game = forced moves a game
bench-copy_us = copy of a state, µs
bench-mask_us = mask, µs
bench-view_us = view, µs
bench-guess_us = guess, µs
bench-save_us = save, µs
bench-state_bytes = memory of a state, bytes
bench-rounds_per_s = rounds of the calibration loop a second
bench-public_ratio = through decisions and play("…"), in times of the inner loop
bench-ratio = decisions in the time of one such round
bench-quarters_us = µs a decision in each quarter of the game
bench-column-game = game
bench-column-seats = players
bench-column-games = games/s
bench-column-decisions = decisions/s
bench-column-each = µs each
bench-column-growth = cost ×
bench-column-copy_us = copy, µs
bench-column-quarters = by quarter, µs
bench-column-then = then/s
bench-column-now = now/s
bench-column-play = play
bench-column-copy = copy
bench-legend = Decisions are those with two or more moves. “Cost ×” is a whole game against one with the fewest players.
bench-compared = Speed of this build ({ $build }) against the baseline, as a ratio to the calibration loop:
bench-lost = Slower: { $game } with { $seats } players lost { $lost } % of its speed since the baseline.
bench-failed = Far slower: { $game } with { $seats } players lost { $lost } % of its speed since the baseline; no noise explains that.
bench-held = Nothing lost more than { $lost } %.
bench-nothing = The file has no measurement of this build ({ $build }).

error-seat-and-bots = Say who sits where with --seat alone, or with --bots and --humans, not with both.
error-seats-differ = --seat names { $given } players, but --seats says { $seats }; make them agree.
error-too-many-sitters = { $sitters } players do not fit on { $seats } seats; give more seats or fewer players.
error-unknown-sitter = There is no player “{ $sitter }”; choose from { $choices }, with a name after a colon if you like (you:Anna).
error-bad-option-form = “{ $option }” is not an option; write it as name=value.
error-load-and-new = A loaded game has its own seats, seed and options; leave out { $option }.
error-other-game = The file holds a game of { $found }, not of { $wanted }.
error-bad-bench-file = { $file } is no file of measurements; make one with partie bench --write.
error-no-file = There is no file { $file }.
error-no-text-file = The file { $file } holds no text; expected a saved game or a record.
error-unreadable-file = The file { $file } cannot be read: { $reason }.
error-unwritable-file = The file { $file } cannot be written: { $reason }.
error-no-such-number = There is no move number { $number }; choose from 1 to { $most }, or type a move.
error-bad-amount = That is no amount for “{ $move }”; type its number and an amount from { $low } to { $high }.
error-ambiguous-move = “{ $move }” can mean several things: { $choices }.
error-why-what = Say which move you mean, for example “why” and a move.
error-no-such-rule = There is no rule “{ $name }” in this game.
error-bad-log = “{ $text }” is no number of events; write for example “log 30”.
error-undo-revealed = Something was revealed since your last move, so it cannot be undone; “takeback” goes back all the same.
error-undo-nothing = You have no move to undo: others have moved since. “takeback” goes back past them.
error-takeback-nothing = You have not made any choice yet that could be taken back.
error-order-not-now = “{ $order }” says nothing to what is being decided now; give it when you are asked to raise a bid.
error-table-broke = The table broke down ({ $reason }); the game is saved in { $file }, please report this.
error-bad-number = { $what } must be { $low } or more.

doctor-game = rules { $rules }, { $seats } players
doctor-names = lacks names in { $language } ({ $count }): { $names }
doctor-extra = installed
doctor-extra-absent = not installed (pip install "partie[{ $extra }]"); missing: { $modules }
doctor-page = built: the server has a page for browsers
doctor-page-absent = not built: “make web” builds it in a checkout; wheels hold it
doctor-database = reachable
doctor-database-new = not there yet: the first “partie serve” makes it
doctor-redis = reachable
doctor-redis-bad = does not answer at the address of PARTIE_NOTIFY
doctor-topic-page = page
doctor-topic-settings = settings
doctor-topic-database = database
