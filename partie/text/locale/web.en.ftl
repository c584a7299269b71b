## The browser: pages, table and settings that all games share.

web-skip = Skip to the content
web-tools = Tools
web-close = Close
web-cancel = Cancel
web-loading = The table is being set…
web-no-answer = The server does not answer. Please try again.
web-no-page = There is no such page
web-no-table = There is no such table
web-no-table-about = Perhaps the link is incomplete, or the table has been cleared away.
web-to-lobby = To the lobby
web-rule = Rule { $rule }

## Lobby

web-welcome = Sit down and play
web-welcome-back = Welcome, { $name }
web-welcome-about = Heavyweight board games with their whole rulebook: against bots at once, or with friends by a link. A name is all you need.
web-your-name = Your name
web-guest = Guest
web-you-are = You play as { $name }
web-play-bots = Play { $game } against bots
web-play-now = Play now
web-with-friends = With friends
web-bots-strength = Strength of the bots
web-minutes = { $minutes } min
web-minutes-about = As the publisher tells
web-weight-1 = light
web-weight-2 = medium
web-weight-3 = heavy
web-weight-about = How heavy it is to learn: our own judgement
web-new-table = New table…
web-my-tables = My tables
web-running-tables = Being played
web-finished-tables = Finished
web-no-mine = You sit at no table yet.
web-no-open = Nobody is waiting for players. Make a table and send the link to your friends.
web-no-running = No other game is being played.
web-no-finished = No other game is finished yet.
web-free-seat = free seat
web-place = ({ $place }.)
web-private = Only those who have the link see this table
web-your-turn = Your turn
web-join = Join
web-look = Look
web-go-on = Go on
web-watch = Watch
web-login = Log in
web-logout = Log out
web-logout-everywhere = Log out everywhere
web-logout-everywhere-sure = Every device, this one too?
web-sessions = Where you are logged in
web-session-this = this device
web-session-used = used { $ago }
web-session-end = Log out there
web-password = Password
web-game = Game
web-games = Games
web-players = Players
web-seats = Seats
web-me = Me
web-seat-number = Seat { $number }
web-open-seat = Open: somebody may join
web-a-bot = Bot: { $name }
web-absence = If somebody stays away
web-absence-none = Wait for as long as it takes
web-absence-bot = { $days ->
    [one] After a day a bot takes over
   *[other] After { $days } days a bot takes over
}
web-private-table = Private: only for those who have the link
web-make-table = Make the table

## Before the game

web-waiting-room = A table for { $game }
web-bot-here = Put a bot here
web-copy-link = Copy the link
web-copied = Copied
web-send-link = Send this link to those you want to play with. The game begins when every seat is taken.
web-qr-code = QR code of this table
web-share-table = Share
web-start = { $count ->
    [one] Start with 1 player
   *[other] Start with { $count } players
}
web-start-bots = { $count ->
    [one] Start, a bot in the free seat ({ $bot })
   *[other] Start, bots in the { $count } free seats ({ $bot })
}
web-leave = Leave

## The decision

web-decision = What is asked
web-game-over = The game is over.
web-settling = Your turn is being sent…
web-turns-up = Something new is turned up: no way back after this.
web-turn-complete = Your turn is complete.
web-waiting-for = Waiting for { $names }.
web-tentative = Not final yet:
web-end-turn = End turn
web-done-end = Done, end turn
web-closes = Ends your turn: after this there is no way back.
web-undo = Undo
web-restart = Restart turn
web-hint = Hint
web-hint-other = Also possible, “{ $move }”: { $lacks }
web-do-it = Do it
web-left = ({ $left } left)
web-less = Less
web-more = More
web-amount-of = Amount: { $what }
web-slider-of = Slider: { $what }
web-show-all = Show all { $count }
web-type-move = Type a move
web-no-such-move = “{ $move }” is not a move that can be read here.
web-connection-lost = There is no connection; it is being tried again. Your turn so far is kept.
web-server-late = The server does not answer; it is being asked again.
web-try-again = Try now
web-live-joining = Connecting
web-live-live = Connected
web-live-lost = The connection is lost
web-watching = You are watching

## The table

web-log = What happened
web-pane-log = Log
web-moment = After move { $number }
web-score = Score
web-final-score = Final score
web-all-figures = All figures
web-compared = Compared in this order: { $criteria }.
web-record = Download the record
web-replay = Look back
web-panes = Parts of the table
web-position = Position
web-is-bot = A bot plays this seat
web-absent = Has been away for longer than agreed
web-you-decide = your turn
web-decides = thinking
web-graph-cities = Cities, round by round
web-graph-money = Money, round by round

## Looking back

web-to-start = To the beginning
web-step-back = One move back
web-run = Play on
web-pause = Pause
web-step-on = One move on
web-to-end = To the end
web-moment-slider = Moment of the game
web-copy-moment = Copy a link to this moment
web-to-table = Back to the table

## Rules

web-rules = Rules
web-rules-of = Rules of { $game }
web-search-rules = Search the rules
web-rules-found = { $count ->
    [0] No rule contains these words.
    [one] One rule
   *[other] { $count } rules
}
web-chapters = Chapters
web-ruling = Our ruling:

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Moving pieces
web-motion-system = As the system
web-motion-on = On
web-motion-off = Off
web-table-settings = At the table
web-shapes = Tell players apart by shape as well as by colour
web-confirm = Ask once more before a move that ends the turn
web-keep-name = A password keeps the name { $name } and your tables
web-keep = Keep
web-old-password = Password until now
web-new-password = New password
web-password-kept = The password is set.

## Help

web-help = Help and keys
web-help-lit = What is lit in blue can be chosen. Before you click, its price stands beside it, with its parts and what you will have left.
web-help-why = Anything that is not lit tells you why, with the number of the rule: point at it, press it long, or choose it.
web-help-turn = Your moves are tentative until the turn ends: take them back one by one, or start the turn again. The arrow at the bar marks what ends the turn.
web-keys = Keys
web-key-tab = from one thing to the next
web-key-arrows = from place to place on the board
web-key-enter = choose
web-key-type = type a move, such as “bid 15”
web-key-decision = to what is asked
web-key-board = to the board
web-key-log = to what happened
web-key-help = this help
web-key-escape = close

## A board without a screen of its own

web-order-of-play = Order of play
web-pane-mine = Mine
web-pane-others = Others
web-hidden-cards = { $count } × { $back }
web-pick-things = Pick what is framed in blue below, and only the moves with it are listed.
web-unpick = All moves again
web-graph-points = Points, round by round

## The first game, and coming back

web-guide = First game
web-guide-next = Got it
web-guide-stop = Explain nothing more
web-guide-setting = Explain each kind of decision when it comes for the first time
web-guide-again = Explain the decisions again from the beginning
web-recap = { $count ->
    [one] One move was played while you were away.
   *[other] { $count } moves were played while you were away.
}
web-recap-play = Show what happened
web-recap-close = I know
web-recap-now = To the present
web-legend = The signs of the board
web-seat-bot = Let a bot play for me
web-seat-back = Take my seat back
web-which-bot = Which bot:
web-invited-seat = Invite somebody by name
web-invited-name = Name, kept by a password
web-invited = { $name } is invited
web-skip-to-me = Skip to my turn
web-pace = Moves of the others
web-pace-slow = Slowly
web-pace-usual = One by one
web-pace-quick = Quickly
web-pace-none = All at once
web-reason = Decided by { $criterion }: { $best } against { $next }.
web-reason-points = { $best ->
    [one] One point
   *[other] { $best } points
}, against { $next } of the next.
web-reason-source = Most of the lead comes from { $source }: { $ahead } more.
web-rematch = Rematch
web-share = Copy a link to the game
web-from-to = { $first } to { $last }
web-in-round = round { $round }
web-turn-waits = { $names } to move, { $since }
web-remove-table = Remove the table
web-private-head = Private
web-bot-plays-for-me = A bot keeps your seat until you take it back; the seat stays yours.
web-bot-plays-on = You are out of this game; a bot plays your seat to the end.
web-last-round = Last round

# Who is at the table
web-here = here
web-away = away
web-away-for = away { $time }
web-watchers = Watching: { $names }{ $others ->
    [0] .
    [one] {" "}and 1 more.
   *[other] {" "}and { $others } more.
}
web-watchers-nameless = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}

# A way out
web-nudge = Nudge
web-nudge-name = Nudge { $name }
web-nudged = Nudged
web-nudges-you = { $name } is waiting for your move.
web-let-bot = Let a bot play until they return
web-proposes-bot = { $name } would let a bot play for { $other } until they return.
web-you-propose-bot = You propose that a bot plays for { $name } until they return. The others are asked.
web-propose-end = Propose to end the game
web-proposal-waits = Still to agree: { $names }.
web-proposes-end = { $name } proposes to end the game. The result would be as it stands now.
web-you-propose-end = You propose to end the game. The others are asked.
web-end-about = { $people ->
    [one] The game would end at once, with the result as it stands now.
   *[other] When all who are present agree, the game ends with the result as it stands now.
}
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-resign = Resign
web-resign-about = A bot plays your seat to the end, and the seat has no place in the ranking. This cannot be undone.
web-resigned = resigned
web-keep-playing = Go on playing
web-ended-agreed = The players ended this game before its end; this is the result as it stood.
web-ended-agreed-short = ended early
web-clear-seat = Remove
web-clear-seat-name = Remove { $name }
web-absence-minutes = { $minutes ->
    [one] After a minute a bot takes over
   *[other] After { $minutes } minutes a bot takes over
}
web-rename = Change the name
web-renamed = Your name is changed.

# My turn
web-my-turn = When it is my turn and I look elsewhere
web-notify-setting = Show a notification of the browser
web-sound-setting = Sounds: my turn and what happens
web-volume = Volume
web-notify-refused = The browser does not allow notifications for this page; allow them in its settings.
web-turn-waiting = Your turn: { $game }
web-turns-waiting = { $count ->
    [one] It is your turn at 1 table
   *[other] It is your turn at { $count } tables
}
web-notices-about = Messages of the server, also when no page is open: one for each turn you are waited for, several tables together.
web-notice-mail = Mail
web-notice-webhook = Webhook (Discord, Slack)
web-notice-push = Browser
web-notice-add = Add
web-notice-add-push = Send messages to this browser
web-notice-unconfirmed = not confirmed yet
web-notice-mail-sent = A mail is on its way to { $address }; follow its link to confirm the address.

# Clocks
web-time = Time to think
web-time-kind = Clock
web-time-none = No clock
web-time-live = Live: minutes for the game
web-time-slow-move = By correspondence: hours for a move
web-time-slow-days = By correspondence: days for the game
web-time-minutes = Minutes for each player
web-time-seconds-more = Seconds more for a move
web-time-most = At most, in minutes
web-time-hours = For a move
web-time-days = For the game
web-time-hours-more = More for a move
web-time-off = Days that do not count
web-time-then = When the time is over
web-time-last-bot = A bot keeps the seat
web-time-last-default = The safe default is played
web-time-last-out = Out of the game
web-time-then-bot = Out of time: a bot keeps the seat until its player returns.
web-time-then-default = Out of time: the safe default is played.
web-time-then-out = Out of time: out of the game; a bot plays on.
web-time-on-look = The time begins when the player first looks.
web-time-each-move = { $time } for a move.
web-time-bank = { $time } for each player.
web-time-more = { $time } more for a move, { $most } at most.
web-time-nights = Nights do not count ({ $from }–{ $until } where each player lives).
web-time-days-off = Not counted: { $days }.
web-clock-until = { $name } has time until { $when }.
web-clock-stands = The clock of { $name } stands still.
web-clock-unseen = The clock of { $name } starts with the first look.
web-clocks-paused = The clocks stand still by agreement.
web-end-pause = Let the clocks run
web-propose-pause = Propose to stop the clocks
web-proposes-pause = { $name } proposes to stop the clocks for a while.
web-you-propose-pause = You propose to stop the clocks for a while. The others are asked.
