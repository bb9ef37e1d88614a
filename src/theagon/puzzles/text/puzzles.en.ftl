# What puzzles say. The names of cards and the actions come from the game.

two = { $one } and { $other }
title-win = { $side }: win this turn
title-survive = { $side }: survive the next turn
title-left = { $action }: what will be left?

day = The puzzle of { $date }: { $id }
task-win = Win this turn
task-survive = End the turn so that the next one cannot beat you
asked-win = { $player } is to act: win this turn. Hands and decks are open.
asked-survive = { $player } is to act: end the turn so that the next one cannot beat you. Hands and decks are open.
asked-left = { $action }. What is left of each, 0 if it is gone?
typing = Type an action; or: actions, undo, hint, solution, quit.
possible = Possible: { $actions }
solved = Solved.
wrong-win = The turn is over, and nobody has won.
wrong-survive = The other side wins: { $actions }.
wrong-lost = That loses.
undone = Undone.
wrong-left = Not quite. What is left: { $told }.
left-of = { $unit }, { $left ->
    [0] nothing
   *[other] { $left }
}
hint = Try: { $action }
no-hint = From here there is no way: undo.
nothing-to-undo = There is nothing to undo.
hand = The hand of { $player }: { $cards }
no-way = From here there is no way: take something back.
not-now = Not now.
