"""A match at a terminal: drawn and redrawn on a screen, or told in plain text over a pipe.

`session` plays the match: it asks the game what may be done (`choices`), understands what is typed by `commands`, and
lets `requests` answer everything else, with the help of `lookup`. `entries` puts the table into words, `grid` and
`screen` lay it out, `telling` reports events. `console` is the device, `interrupts` handles Ctrl-C and leaving. None of
these knows a game: each game has its own `table.Table`, in `games`.
"""
