"""Card prototypes as the published API gives them, mapped to cards of the game; `page` says which are in it.

`records` reads a file of them, `mapper` the text of one, `cards` makes cards of all that are wholly understood, and
`writing` writes these as a card file. Texts are read by a grammar: `words` below, `nouns`, `bonuses` and `events` in
the middle, `unit_effects`, `player_effects` and `effects` on top.
"""
