## What is kept of people, and the ways to have it, to leave, and to come back.

former-player = a former player

privacy-name = Your name
    .about = The name you chose, when you came, your time zone (nights of slow games are counted by it), and a hash of your password if you set one. No mail address is needed, no real name, no birthday.
    .gone = The name, the hash and the time zone go. A random number stays where your name was, because seats of finished games need one.
privacy-sessions = Your devices
    .about = Where you are logged in: browser and system without a version, and when it was last used, to the hour. No addresses of the network.
    .gone = All of it goes.
privacy-games = Your games
    .about = Tables you made, seats you had, moves you committed and when, and who asked for a change of seats.
    .gone = Games stay, because they are the others' too; your name in them and in their records becomes “a former player”. Bots play on at tables that run.
privacy-presence = When you were at a table
    .about = Whether a table is open in your browser now, and when you were last there.
    .gone = All of it goes.
privacy-messages = Your messages about turns
    .about = Mail addresses, browsers and webhooks that you named yourself, which turns you were told of, and what is on its way.
    .gone = All of it goes, and nothing more is sent.
privacy-passwords = Links to a new password
    .about = Until when a link is good that you or the host asked for; of the link itself only a hash.
    .gone = All of it goes.
privacy-reports = Reports to the host
    .about = What you told the host of others. What others told of you only the host reads.
    .gone = Your reports go, and those about you.

password-letter = A new password for Partie
password-letter-about = Somebody asked for a new password for “{ $name }”. If that was you, follow the link within an hour. If not, do nothing: your password stays as it is.

error-no-mail-here = This server sends no mail. Ask its host for a link to a new password.
error-no-such-link = This link is no longer good. Ask for another one.
error-too-many-reports = The host has not read your earlier reports yet.
error-same-person = These are one and the same person already.
error-same-table = Both have a seat at the table { $table }; they cannot become one person there.

web-my-data = My data
web-privacy = What is kept
web-privacy-title = What this server keeps
web-privacy-about = No advertising, no counting of visits, nothing from other sites. One cookie says who you are. Language, colours and the like stay in your browser.
web-privacy-gone = If you leave for good
web-privacy-logs = The server’s log contains no names, no addresses of the network, no moves and no talk. A backup may contain what is listed here until the host replaces it.
web-take-along = Download everything
web-take-along-about = An archive with all of this as JSON, and the record of each of your games.
web-leave-for-good = Delete my account
web-leave-for-good-about = Your games stay, without your name: it becomes “a former player”. At { $count ->
    [0] tables that run, bots would play on; you have none.
    [one] { $count } running table a bot plays on.
   *[other] { $count } running tables bots play on.
} All else is deleted. This cannot be undone.
web-leave-sure = Delete for good
web-left-for-good = You are a former player now. Thank you for the games.
web-forgotten = Forgotten password
web-forgotten-about = If a confirmed mail address belongs to this name, a link to a new password is sent there. Otherwise the host of this server can give you one.
web-forgotten-send = Send a link
web-forgotten-sent = If there is such an address, the link is on its way. It is good for an hour.
web-new-password-for = A new password for { $name }
web-set-password = Set the password
web-report = Report to the host
web-report-about = Tell the host what { $name } did. Nobody else reads it.
web-report-send = Send
web-report-sent = The host will read it.
web-proposes-takeback = { $name } asks to take the last turn back.
web-you-propose-takeback = You ask to take your last turn back.
web-propose-takeback = Ask to take back my last turn
web-takeback-alone = Take back my last turn

error-nothing-to-take-back = You have not made a move that could be taken back.
