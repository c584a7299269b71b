"""What heavyweight Euro games have in common, between the kernel and the games. It knows no game.

`amounts` resources in one opaque value; `paying` prices with substitutes and the payer's choice; `decks` drawing,
reshuffling, backs and guesses; `hands` picking cards and the hand limit; `lanes` choices of all seats at once; `order`
turn order tracks; `effects` trees of nodes that say what can be done, do it, and tell why not. docs/adding-a-game.md
shows how a game stands on them.
"""
