# Lessons: first games that teach.

lesson-other = That is allowed, but the lesson would lose its thread. Here it goes on with the move it speaks of.
lesson-differs = That works as well; the lesson goes on.
lesson-goes-on = The lesson is over. Play on from here if you like, or leave and begin a game against bots: partie play { $game }
lesson-type = The lesson waits for: { $move }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-show = Show me
web-lesson-play-on = Play on from here
web-lesson-bots = Now against bots
web-lesson-again = Learn { $game } in ten minutes
web-lesson-resume = Go on with the lesson
web-lesson-progress = Step { $step } of { $steps }
web-lesson-named = Lesson
web-practice-table = Practice: known cards, no ranking

error-no-lesson = There is no lesson for “{ $game }”.
error-lesson-step = The lesson takes this move back; play the one it speaks of, or choose “Play on from here”.
expected-a-scripted-move = a move that the rules allow there
