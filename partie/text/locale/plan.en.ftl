## Plans: what if?

web-plan = What if?
web-plan-sign = What if?
web-plan-about = A board of your own: try anything, for everybody. What you cannot know is guessed. Nobody sees it, and nothing is kept.
web-plan-for = You move for { $name }: { $prompt }
web-plan-over = In this plan the game is over.
web-plan-close = Back to the table
web-plan-reply = Let the others move
web-plan-reply-about = They do what a bot expects of them, until it is your turn
web-plan-guess = Guess anew
web-plan-guess-about = From the beginning, with what is hidden guessed anew
web-plan-behind = The table has moved on.
web-plan-from-now = Plan from there
web-plan-your-turn = At the table it is your turn.
