# What lessons say, beside the texts in their files.

first = That is possible, but first: { $action }.
step = { $step } of { $length }
typing = Type an action; or: actions, undo, quit.
possible = Asked for: { $actions }
nothing-to-undo = There is nothing to undo.
left = The lesson ends here: what it asks for cannot be done any more.
puzzle = Your first puzzle
about-puzzle = One turn to win, everything open, nothing lit. A hint is there if you want it.
