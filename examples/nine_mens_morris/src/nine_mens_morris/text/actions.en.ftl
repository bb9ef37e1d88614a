## What a player may do.

action-place = Place a man on { $target }
action-move = Move { $source } to { $target }
action-take = Take the man on { $target }
action-concede = Give up

## Why an action is not possible.

reason-take-first = You closed a mill: first take a man.
reason-all-placed = All your men are placed: move one.
reason-place-first = First place your men: { $left } in hand.
reason-taken-point = A man stands on { $point }.
reason-not-yours = No man of yours stands on { $point }.
reason-too-far = No line leads from { $start } straight to { $end }.
reason-no-mill = You have not closed a mill.
reason-not-theirs = No man of your opponent stands on { $point }.
reason-in-mill = The man on { $point } is in a mill, and others are not.
