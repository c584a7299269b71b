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

privacy-company = People you know
    .about = Your friends, whom you asked, who asked you, of whom you want nothing, and your groups.
    .gone = All of it goes. A group goes on without you.
privacy-leagues = Your leagues
    .about = In which leagues you play, and which you opened.
    .gone = The league goes on, with a bot in your place and without your name.

web-player = Player
web-no-player = There is no such player
web-player-since = Here since { $date }
web-player-no-games = No finished game that you may know of yet.
web-by-title = By title
web-rating = Rating
web-rating-interval = { $low } to { $high }
web-rating-about = Ratings (OpenSkill) count games among people; 25 is where everybody begins. The true value lies between the two figures in 95 of 100 cases.
web-not-rated = No ratings, by this player’s own choice.
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

## Friends and groups

error-yourself = You know yourself already.
error-not-wanted = { $name } takes no requests and invitations from you.
error-too-many-requests = So many requests are waiting for an answer; wait for some of them first.
error-too-many-friends = That is more people than one can know here.
error-no-such-group = There is no such group, or the link is no longer good.
error-group-full = This group is full, or you are in too many.
error-not-a-member = Only members of the group can do this.

## Leagues

error-no-such-league = There is no such league, or the link is no longer good.
error-league-began = This league has begun already.
error-league-full = A league has room for { $most } people.
error-league-size = A league is played by 3, 4 or from 6 people on; now there are { $people }.
error-league-changed = Meanwhile somebody came or left; look at the league again.
error-too-many-leagues = You have opened so many leagues that are not over yet.

web-company = Friends, groups, leagues
web-company-nobody = Give yourself a name first: sit down at a table.
web-friends = Friends
web-friends-asking = They ask you
web-friends-asked = You have asked
web-no-friends = No friends yet.
web-friend-name = Name (one that a password keeps)
web-befriend = Ask to be friends
web-are-friends = You and { $name } are friends.
web-friend-asked = You have asked { $name }.
web-friend-asks = { $name } asks to be friends.
web-part = Part
web-block = Block
web-block-about = No requests, no invitations, no seat at your tables
web-blocked = Blocked
web-is-blocked = You have blocked { $name }.
web-unblock = Unblock
web-here-now = here now
web-at-a-table = at a table
web-invite = Invite
web-invite-name = Invite { $name }
web-invite-friends = Invite friends
web-groups = Groups
web-groups-about = People who meet again and again: a link that stays the same, and tables only they find.
web-group-name = Name of the group
web-group-example = Tuesday evening
web-new-group = Make a group
web-no-group = There is no such group
web-group-invites = You are invited to the group “{ $name }”.
web-join-group = Join the group
web-group-tables = Tables
web-group-no-tables = No table yet.
web-group-members = Members
web-group-link-about = Whoever has the link may join.
web-renew-link = Another link
web-leave-group = Leave the group
web-remove-name = Remove { $name }
web-leagues = Leagues
web-leagues-about = Fixed people, slow games: each meets each at tables of three or four.
web-new-league = New league…
web-league-name = Name of the league
web-league-example = Winter league
web-league-seats = Players at a table, where the number of people allows
web-league-rounds = Rounds
web-league-all-meet = Until each has met each
web-league-days = The next round begins at the latest after
web-league-pace-about = A round begins as soon as all games are over, or on its day beside those still played. Whoever lets the time of a move run out is replaced by a bot until they return.
web-league-private = Private: only for those who have the link
web-open-league = Open the league
web-no-league = There is no such league
web-league-open = waits for people
web-league-running = running
web-league-finished = over
web-league-round = round { $round } of { $rounds }
web-league-round-name = Round { $round }
web-league-next = the next one on { $date } at the latest
web-league-waits = { $count ->
    [one] { $count } person is here. Send the link to the others.
   *[other] { $count } people are here. Send the link to the others.
}
web-league-invites = You are invited to the league “{ $name }”.
web-league-by-link = To join, ask somebody of the league for the link that invites.
web-join-league = Join the league
web-start-league = Begin the league
web-leave-league = Leave the league
web-remove-league = Remove the league
web-league-standing = Standing
web-league-points = Points
web-league-points-about = 6 points for a first place, none for the last, evenly between; equal places share. Whoever resigns has none.
