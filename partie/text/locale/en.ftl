# Words that all games share.

game-name = the game
seat-name = Player { $number }
nobody = nobody
list = { $first } and { $last }

kind-choose = Choose
kind-card = Choose a card
kind-place = Choose a place
kind-amount = Choose an amount
kind-set = Choose a combination
kind-pay = Choose how to pay

price-nothing = nothing
move-free = { $move } for nothing
amount-nothing = nothing
price-sum = { $total } ({ $parts })

outcome = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
ranking-line = { $place }. { $name }: { $scores }
result-line = { $line } { $value }

why-rule = { $sentence } ({ $rule })
refusal-not-your-turn = It is another player’s turn.
refusal-game-over = The game is over.
refusal-not-now = This move does not belong to what is being decided now.
refusal-hybrid-coal = There is fuel for these plants, but not with this share of coal in the hybrids: say how much coal they burn, such as coal=1.
refusal-no-room-anyway = So much fuel finds no room anyway: simply give up the plant.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-move = The game has no such move: something in it does not exist or is out of range.

error-illegal-move = “{ $move }” is not possible now: { $why }
error-unknown-language = There is no language “{ $language }”; choose one of { $choices }.
error-unknown-game = There is no game “{ $game }”; choose one of { $choices }.
error-unknown-rule = The game { $game } has no rule { $rule_id }; “partie rules { $game }” lists them.
error-rule-nowhere = No line of the sources of { $game } names the rule { $rule_id }.
error-unknown-option = There is no option “{ $option }”; the options are: { $choices }.
error-bad-option-value = The option { $option } cannot be “{ $value }”; choose one of: { $choices }.
error-option-repeats = The option { $option } names something twice in “{ $value }”; name each part once.
error-bad-seats = { $game } cannot be played with “{ $seats }” seats; choose a number from { $low } to { $high }.
error-bad-seed = “{ $seed }” is no seed; give a whole number.
error-unknown-move = “{ $move }” is not a move I know; moves begin with one of: { $choices }.
error-bad-move-form = “{ $move }” is not a complete move; write it as: { $form }.
error-unknown-order = “{ $order }” is not a standing order that this game knows.
error-bad-save = The save is damaged at { $where }: expected { $expected }.
error-bad-position = The position does not add up at { $where }: expected { $expected }.
error-bad-data = The game’s data are wrong at { $where }: expected { $expected }.
error-bad-game-code = The game’s code is wrong at { $where }: { $problem }.
error-bad-json = The text of { $where } is not valid JSON from character { $at } on.
error-bad-record = The record cannot be read at line { $line }: expected { $expected }.
error-record-differs = The record says “{ $said }” in line { $line }, but replaying gives “{ $came }”.
error-record-illegal = The record has an impossible move in line { $line }, “{ $move }”: { $why }
error-record-expect = The record expects { $wanted } at { $where } in line { $line }, but replaying gives { $found }.
error-record-of-a-seat = This is the record of one seat ({ $seat }), which hides what that seat may not know; replay needs the whole record.
error-replay-other-rules = The record was written under rules { $rules } and no longer fits rules { $ours } from line { $line } on.
error-newer-rules = This was written under rules { $rules }, newer than ours ({ $ours }); update Partie to open it.
error-newer-format = This was written in a newer format than ours ({ $ours }); update Partie to open it.
error-no-version = The version of the rules of { $game } is missing; expected a line such as “rules 1.0”.
error-too-long = The text is too long; at most { $most } characters are read.
error-bad-upto = “{ $upto }” is no number of moves; give 0 or more.
error-bad-upto-beyond = The record has only { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; it cannot be replayed up to move { $upto }.
error-bad-takeback = Cannot go back to move { $upto }; give a number from 0 to one less than the { $moves } moves played.
error-takeback-across-checkpoint = Cannot go back to move { $upto }: the game was continued under newer rules after it.
error-no-tests = There are no tests in { $folder }; give a folder with test files.
error-rule-not-literal = The rule at { $place } must be written out as text, such as “PG-AUC-07”.
error-unknown-bot = There is no bot “{ $bot }”; choose one of { $choices }.
error-too-many-bots = There are { $bots } bots, but the game has only { $seats } seats; name fewer bots.
error-game-broke = Game { $number } (seed { $seed }) failed: { $reason }.
error-workers-die = The worker processes died { $times ->
    [one] once
   *[other] { $times } times
}, probably for lack of memory; try fewer jobs.
error-bad-json-depth = The text of { $where } is nested too deeply; at most { $most } levels are read.
error-bad-json-letter = The text contains half a letter (a lone surrogate), which cannot be kept; expected plain Unicode.
error-no-such-seat = There is no seat “{ $seat }” at this table; seats are numbered from 0 to { $last }.
error-no-features = { $game } gives no numbers for learning agents yet.
error-unknown-action = There is no action { $number }; actions are numbered from 0 to { $last }.
error-bad-count = { $given } were given where { $wanted } are wanted.
error-missing-extra = The package { $package } is missing; install it with: pip install "partie[{ $extra }]".
error-no-decision = Seat “{ $seat }” has nothing to decide now.
error-stale-decision = This decision of seat { $seat } is over; ask the game for the present one.
error-record-unreadable = The move in line { $line } of the record cannot be read: { $reason }
error-upto-before-checkpoint = Move { $upto } lies before the last checkpoint, and nothing is replayed across one; give { $moves } or more.
