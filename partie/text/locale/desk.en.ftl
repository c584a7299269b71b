## The host’s desk, in the terminal and on its page; and what the host tells everybody.

error-read-only-time = The server takes no changes for a while: it is being looked after. Please try again soon.
error-not-invited = New people begin here with an invitation of the host only, or this one is used up.
error-bad-host-key = This is not the host’s key.
error-several-people = Several people are called “{ $name }”; give the id.
error-database-older = The database { $where } is of an earlier version of Partie; start the server of this version first.
error-backup-elsewhere = This database is copied with the tools of PostgreSQL (pg_dump).
error-backup-there = There is a file { $path } already.

admin-version-is = Version
admin-database-is = Database
admin-free-is = Free on the disk
admin-health-is = Health
admin-processes-is = Server processes
admin-load-is = Load of the machine / cores
admin-tables-is = Tables
admin-tables = { $open } waiting, { $running } running, { $finished } finished
admin-people-is = People
admin-people = { $people }, { $kept } with a password, { $here } here now
admin-unsent-is = Messages on their way
admin-reports-is = Reports to read
admin-announcement-is = Announcement
admin-readonly-is = Read-only since
admin-invited-is = Only with an invitation
admin-on = yes
admin-off = no
admin-column-id = id
admin-column-game = game
admin-column-state = state
admin-column-moves = moves
admin-column-changed = last change
admin-column-seats = seats
admin-column-name = name
admin-column-kept = password
admin-column-tables = tables
admin-column-created = since
admin-column-used = last here
admin-column-at = when
admin-column-by = told by
admin-column-about = about
admin-column-table = table
admin-column-text = text

web-desk = The host’s desk
web-desk-about = For whoever runs this server. “partie admin key” prints the key in the terminal.
web-desk-key = Host’s key
web-desk-open = Open the desk
web-desk-close = Close the desk
web-desk-server = Server
web-desk-version = Version
web-desk-database = Database
web-desk-free = Free on the disk
web-desk-memory = Memory of this process
web-desk-load = Load (1, 5, 15 min), { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}
web-desk-processes = Processes
web-desk-health = Health
web-desk-here = Here now
web-desk-people-count = { $people } ({ $kept } with a password)
web-desk-unsent = Messages on their way
web-desk-megabytes = { $amount } MB
web-desk-everybody = For everybody
web-desk-announcement = Announcement on every page
web-desk-announce = Announce
web-desk-withdraw = Take away
web-desk-readonly = Read-only time: nobody changes anything, bots rest, clocks lose nothing
web-desk-invited = Only people with an invitation begin here
web-desk-invite = Make an invitation
web-desk-uses = People
web-desk-days = Days
web-desk-invitation = { $uses ->
    [one] for { $uses } more person
   *[other] for { $uses } more people
}, until { $until }
web-desk-reports = Reports
web-desk-no-reports = Nobody has told anything.
web-desk-report-of = { $by } about { $about }
web-desk-seen-to = Seen to
web-desk-people = People
web-desk-find = Name or id
web-desk-search = Search
web-desk-person-kept = password
web-desk-person-since = since { $when }
web-desk-person-used = last here { $ago }
web-desk-person-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-desk-link = Link to a new password
web-desk-link-about = Hand this link to { $name }; it is good for a day:
web-desk-logout = Log out everywhere
web-desk-merge = Join with…
web-desk-merge-into = { $name } becomes
web-desk-merge-sure = Make them one person
web-desk-merge-about = Games and all else of { $name } will be the other one’s, and the name goes. It cannot be undone.
web-desk-remove-person = Delete
web-desk-remove-person-sure = Delete { $name } for good? Games stay, without the name.
web-desk-waiting = Waiting for players
web-desk-tables = Tables
web-desk-table-about = { $moves ->
    [0] no move yet
    [one] { $moves } move
   *[other] { $moves } moves
}, { $ago }
web-desk-remove-table = Remove
web-desk-remove-table-sure = Remove this table with its game?
web-desk-none = There is nothing here.
web-desk-more = Show more
web-announcement = From the host
web-announcement-hide = Hide
web-readonly-now = Nothing can be changed for a while: the server is being looked after. Your clock loses nothing.
web-invitation-needed = New people begin here with an invitation of the host. If you have a password, log in.
