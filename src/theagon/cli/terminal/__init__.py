"""A match of Hand of the Gods at a terminal: drawn and redrawn on a screen, or told in plain text over a pipe.

`session` is the match at the table: it asks `choices` what may be done, understands what is typed by `commands`, and
lets `requests` answer what is no action, with what `lookup` knows. `scene` says in words what is on the table, `board`
and `screen` lay it out, `telling` tells what happened. `console` is the device, `interrupts` how a match is left.
"""
