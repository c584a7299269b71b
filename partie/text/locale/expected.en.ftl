# What was expected where something handed in is wrong, within a sentence: “expected { $expected }.”

expected-object = an object
expected-names = one of { $choices }
expected-range = a whole number from { $low } to { $high }
expected-number-between = a number from { $low } to { $high }
expected-numbers-in-range = whole numbers from { $low } to { $high }
expected-true-or-false = true or false
expected-text = a text
expected-short-text = a text of at most { $most } characters
expected-list-up-to = a list of at most { $most } entries
expected-list-of-numbers = a list of { $count } { $count ->
    [one] number
   *[other] numbers
}
expected-list-of-lists = a list of { $count } { $count ->
    [one] list
   *[other] lists
}
expected-list-of-objects = a list of { $count } { $count ->
    [one] object
   *[other] objects
}
expected-each-once = each once
expected-every-seat-once = every seat once
expected-big-number = a whole number of at most 128 bits, as a text
expected-plain-json = plain JSON data

expected-list-of-steps = a list of steps
expected-step-form = steps as a name and numbers
expected-step-numbers = the numbers of the step { $step }
expected-step-seat = the seat of the step { $step }
expected-lanes-on-top = { $count } { $count ->
    [one] lane
   *[other] lanes
} on top
expected-asking-lanes = lanes whose last step asks
expected-asking-on-top = a step that asks on top
expected-a-legal-move = a move for seat { $seat }, which is asked

expected-position-or-null = a position or null
expected-format-number = the format number { $format }, or a position
expected-record-lines = lines of a record
expected-origin-or-null = the state after the past, or null where there is none
expected-move-form = moves as seat, verb and arguments
expected-note-form = notes as a move number and a text
expected-note-order = notes of one line at moves of the game, in their order
expected-legal-moves = legal moves (not so is move { $move }, rule { $rule })
expected-moves-to-state = moves that lead to the saved state

expected-record-line = a move, note, expect, checkpoint or result
expected-first-line = the first line “{ $text }”
expected-head-line = game, rules, seats, option, seed or start, then an empty line before the moves
expected-one-line = one line “{ $word }”
expected-seats-line = a line “seats” with their number
expected-each-option-once = each option once
expected-start-position = a position after “start”
expected-move-number = move { $number }
expected-seat-after-number = a seat after the number of the move
expected-expect-part = a part of a position after “expect”
expected-result-at-end = a result only after the last move
expected-no-such-field = no such field (nothing reads it)
expected-some-text = a text
expected-a-list = a list
expected-list-of = a list of { $count }
expected-number-in = a number from { $low } to { $high }
expected-readable = a file that can be read ({ $problem })
expected-effect = a value in the effect language ({ $problem })
