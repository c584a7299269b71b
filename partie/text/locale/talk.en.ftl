# Talk at a table.

error-no-such-remark = This remark is not there.

privacy-talk = What you said at tables
    .about = Your remarks at tables, up to where you have read, and whose remarks you do not want to read.
    .gone = What you said is emptied; that something was said there remains. All else goes.

web-talk = Talk
web-talk-unread = { $count ->
    [one] { $count } unread remark
   *[other] { $count } unread remarks
}
web-talk-nothing = Nothing has been said yet.
web-talk-say = Say something
web-talk-send = Send
web-talk-phrases = Quick phrases
web-talk-phrases-about = Everybody reads these in their own language
web-talk-earlier = Earlier remarks
web-talk-among-watchers = Only those who watch read this until the game is over.
web-talk-watcher = watching
web-talk-removed = (removed)
web-talk-remove = Remove the remark of { $name }
web-talk-mute = Mute { $name }
web-talk-muted = You do not read what these people say:
web-talk-unmute = Read { $name } again
web-talk-nameless = Choose a name to talk too.
web-talk-begin = Choose
web-talk-typing = { $count ->
    [one] { $names } is writing…
   *[other] { $names } are writing…
}
web-talk-is-typing = writing
web-talk-setting = Talk at the table
web-talk-new = { $name }: { $say }
web-talk-names-you = You are named

web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-nice-move = Nice move!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-yes = Yes
web-phrase-no = No
web-phrase-thinking = I need a moment to think.
web-phrase-back-soon = I will be right back.
web-phrase-go-on-later = Let us go on later.
web-phrase-your-turn = It is your turn.
web-phrase-well-played = Well played!
