"""A match at a terminal: drawn and redrawn on a screen, or told in plain text over a pipe and to a screen reader.

`session` is the match at the table; it asks `choices` what may be done, `screen` or `plain` how it looks, `commands`
what the player typed, and `lookup` what the player wants to know. `console` is the device itself.
"""
