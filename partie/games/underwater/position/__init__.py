"""Positions written by hand, and states described in the same words.

A partial position gives any of: round (1-10; the era follows), phase ("hand", "turn", "end-of-round", "production"),
order, turn (turns of the round that are over) or acting (the seat whose turn it is), ranking (seats as the Federation
track orders them, top first), slots ({"Y2": [0], "R1": ["neutral"]}), clone ("board" or "taken"), deck (top first),
discard, special (deck of cost 1 and 2, top first), row, gone, buried, blue (tiles left, next first), contracts, supply
(tunnels, white, purple), nations: a list with, for each seat, any of
  resources {"kelp": 1} (what is not named is 0), points, hand, shown, laid (the assistant is added unless `assistant`
  is false), used, under, federation ("below" or 4, 3, 2, 1), board, cities {"A": "white"} (the start city S is there),
  tunnels ["t1", "t2+"], buildings {"A": ["farm", "farm+"], "B1": ["plant"], "Cx": ["laboratory"]} by berth (+ is
  upgraded), tiles [brown, blue at N, blue at O], extra, contracts.
What is not given comes from the setup; cards that are given leave the decks. In the solo game neutral tiles that are
given are those that move on: the first three are the regular ones, a fourth one is the fourth. docs/positions.md has
the same with examples.
"""
