"""A match at a terminal: drawn and redrawn on a screen, or told in plain text over a pipe.

`session` plays the match: it asks the game what may be done (`choices`), understands what is typed by `commands`, and
lets `requests` answer what is no action, with what `lookup` knows. `entries` says in words what is on the table, `grid`
and `screen` lay it out, `telling` tells what happened. `console` is the device, `interrupts` how a match is left. None
of these knows a game: what each brings is a `table.Table`, and they are in `games`.
"""
