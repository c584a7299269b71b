"""Mechanisms shared by heavyweight Euro games, between the kernel and the games. Nothing here depends on a game.

`amounts` resources in one opaque value; `paying` prices with substitutes and the payer's choice; `decks` drawing,
reshuffling, backs and guesses; `hands` picking cards and the hand limit; `lanes` choices of all seats at once; `order`
turn order tracks; `effects` trees of nodes that list, check and execute effects. docs/adding-a-game.md shows how a game
uses them.
"""
