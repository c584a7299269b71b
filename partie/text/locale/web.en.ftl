## The browser: pages, table and settings that all games share.

web-skip = Skip to the content
web-tools = Tools
web-close = Close
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
web-new-table = New table…
web-my-tables = My tables
web-open-tables = Open tables
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
web-chosen = { $move }?
web-turn-complete = Your turn is complete.
web-waiting-for = Waiting for { $names }.
web-tentative = Not final yet:
web-end-turn = End turn
web-done-end = Done, end turn
web-closes = Ends your turn: after this there is no way back.
web-undo = Undo
web-restart = Restart turn
web-hint = Hint
web-hint-other = Rather not “{ $move }”: { $lacks }
web-do-it = Do it
web-left = ({ $left } left)
web-less = Less
web-more = More
web-amount-of = Amount: { $what }
web-slider-of = Slider: { $what }
web-show-all = Show all { $count }
web-type-move = Type a move
web-no-such-move = “{ $move }” is not a move that can be read here.
web-connection-lost = The connection is lost; it is being tried again.
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
web-rules-english = The numbered rules are in English only for now.
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
web-decided-by = Decided by: { $criterion }.
web-rematch = Rematch
web-share = Copy a link to the game
web-from-to = { $first } to { $last }
web-for-players = { $least }–{ $most } players
web-in-round = round { $round }
web-turn-waits = { $names } to move, { $since }
web-remove-table = Remove the table
web-private-head = Private
web-bot-plays-for-me = A bot plays your seat.
web-last-round = Last round
