"""Maps card prototypes of the published API to cards of the game; `page` says which of them are in it.

`records` reads a file of them, `mapper` reads the text of one, `cards` makes cards of all that are fully understood,
and `writing` writes these as a card file. A grammar reads the texts: `words` below, `nouns`, `bonuses` and `events` in
the middle, `unit_effects`, `player_effects` and `effects` on top.
"""
