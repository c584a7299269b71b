# What the server says.

bot-random = Random
    .about = Plays any legal move; good for learning how the game goes.
bot-greedy = Solid
    .about = Takes what looks best now, with the experience of many games.

error-bad-request = The request does not have the right form. { $detail }
error-not-found = There is nothing at this address.
error-bad-method = This address does not take this kind of request.
error-too-large = The request is too large.
error-too-many = Too many requests; please wait a moment.
error-server-error = Something went wrong on the server. It is written down; please try again.

error-nobody = Please give yourself a name first.
error-somebody-already = You have a name already; log out first to begin with another one.
error-bad-name = Please choose a name of visible letters.
error-name-taken = Somebody keeps the name “{ $name }” with a password already.
error-bad-login = The name or the password is not right.
error-bad-token = This page is out of date; please load it again.
error-bad-origin = Only pages of this server may listen here.
error-no-such-session = This session is not there, or has ended already.

error-no-such-table = There is no such table.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-game-over = The game is over.
error-not-seated = Only those who sit at the table can do this.
error-not-host = Only whoever made the table can do this.
error-seat-taken = This seat is taken.
error-one-seat-each = Everybody has one seat at a table.
error-not-absent = This player has not been away for the agreed time.
error-not-waited-for = Nobody waits for this player now.
error-nudged-already = This player was nudged less than an hour ago.
error-not-away = This player is at the table, or left less than a minute ago.
error-no-clock = This table has no clock that runs.
error-bad-pace = Nobody could play with these times; look at bank, increment and limit again.
error-not-over = The game is not over yet.
error-no-rematch = Practice has no rematch; make a new table.
error-no-such-player = There is no player called “{ $name }” here.
error-no-such-proposal = This proposal no longer stands.
error-bad-seat = There is no seat { $number } at this table.
error-no-such-person = There is nobody called “{ $name }” whom we know for sure; invite names that a password keeps.
error-table-damaged = What is stored of this table is damaged and cannot be read; whoever runs the server has been told. Other tables are not affected.
error-newer-server = A newer version of the server goes on with this table; load the page again.
error-name-taken-here = Somebody called “{ $name }”, or nearly so, sits at this table; begin with another name.
error-bad-password = The password you have now is another one.
error-seats-changed = Meanwhile somebody sat down or stood up: the game would begin with { $seats } of { $all } seats. Look at the table again.

problem-stale-decision = This has been decided already; look at the table again.
error-not-your-turn = It is another player’s turn.
error-moment-gone = This moment cannot be shown any more: it was played under older rules.
error-no-hint = The bot has no advice right now; please try again.
error-no-client = The page is not built; run “make play”, or use the API.

error-no-server = The server’s libraries are not installed ({ $module } is missing); install “partie[server]”.
error-port-taken = Cannot listen on { $host }, port { $port }; choose another one with --port.
error-bad-port = { $port } is no port; ports are numbers from 0 to 65535.
error-bad-setting = { $name } cannot be “{ $value }”.
error-bad-database = “{ $given }” is no database we know; give sqlite:///path or postgresql://user@host/name.
error-bad-notify = “{ $given }” is no way between servers that we know; give redis://host.
error-database-damaged = The database { $where } is damaged, or is no database ({ $error }); restore it from a backup.
error-database-newer = A newer version of Partie has used the database { $where }; install that version or a newer one.
error-database-read-only = The database { $where } cannot be written; look at the rights of the file and its folder.
error-database-locked = Another program keeps the database { $where } locked; end it and try again.
error-database-full = There is no room left on the disk of the database { $where }.
error-database-folder = The database { $where } cannot be opened: there is no such folder, or it is not one we may use.
error-database-unreachable = No database answers at { $where }; is it running, and is the address right?
error-database-missing = There is no database { $where }; make it first (createdb).
error-database-refused = The database { $where } does not let us in; look at the user and the password.
error-database-other = The database { $where } cannot be used ({ $error }).

check-differs = { $table }: { $game } under rules { $rules }, { $moves } moves: the installed rules play it otherwise; it would go on from where it stands.
check-newer = { $table }: { $game }: rules { $rules } are newer than the installed ones; it could not go on.
check-damaged = { $table }: { $game }, { $moves } moves: what is stored cannot be read; it could not go on.
check-sum = { $games ->
    [one] { $games } running game
   *[other] { $games } running games
 }, { $others } that would not go on as { $others ->
    [one] it is
   *[other] they are
 }.

# Messages when it is somebody’s turn
notice-turn = It is your turn: { $game }
notice-turns = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
}
notice-with = With { $names }
notice-more = { $count ->
    [one] and { $count } more table
   *[other] and { $count } more tables
}
notice-off = No more of these messages: { $link }
notice-confirm = Do you want messages here?
notice-confirm-about = Somebody who plays as “{ $name }” wants to hear at this address when it is their turn. If that is you, follow the link. If not, do nothing: you will not hear from us again.
notice-wanted = Should messages about your turns come to this address?
notice-yes = Yes, send them
notice-on = Messages come to this address from now on.
notice-unwanted = No more messages to this address?
notice-end = Send no more
notice-ended = No more messages will come to this address.
notice-gone = This link is no longer valid: the address gets no messages.
error-no-such-notices = This server does not send such messages, or not to this address.
error-bad-notice-address = No message can be sent to this address.
error-too-many-addresses = These are too many addresses; remove one first.
