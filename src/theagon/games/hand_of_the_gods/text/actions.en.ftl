## What a player may do, in words.

action-play-at = Play { $source } on { $target }
action-move = Move { $source } to { $target }
action-warcry = Use the warcry of { $source }
action-warcry-target = Use the warcry of { $source } on { $target }
action-leader = Use { $source }
action-leader-target = Use { $source } on { $target }
place-column = column { $name }
place-row = row { $name }

## The same actions, as told of afterwards: things that were better or worse.

deed-move = { $source } to { $target }
deed-warcry = the warcry of { $source }
deed-warcry-target = the warcry of { $source } on { $target }
deed-leader = { $source }
deed-leader-target = { $source } on { $target }

## Why an action is not possible.

reason-choose-tile-first = An effect is waiting: first choose a tile for it.
reason-not-offered = That card is not offered.
reason-cannot-be-moved-there = The unit cannot be moved to { $tile }.
reason-blocker = A blocker stands on { $tile }.
reason-banished-tile = { $tile } is kept for a banished unit: it may be crossed, not stopped on.
reason-occupied = { $tile } is taken: a tile holds one unit.
reason-no-target-wanted = It takes no target.
reason-bad-target = What is on { $tile } is no target for it.
reason-no-unit = There is no unit on { $tile }.
reason-stone-untouchable = That cannot be done to a summoning stone.
reason-stone-guarded = The stone is guarded: no attack or warcry may be aimed at it.
reason-taunted = A unit beside it taunts it: it may attack no other.
reason-stealthed = The unit on { $tile } is stealthed: it cannot be aimed at.
reason-immune = The unit on { $tile } is immune to that.
reason-mana = It costs { $cost }; you have { $mana } mana.
reason-no-free-home-tile = No home tile is free: no unit can be played.
reason-needs-tile = Say on which tile.
reason-not-home = { $tile } is not one of your home tiles.
reason-not-yours = The unit on { $tile } is not yours.
reason-summoning-sick = It came this turn: summoning sickness keeps it from moving and attacking.
reason-stunned = It is stunned.
reason-exhausted = It is exhausted.
reason-has-attacked = It has attacked this turn and can no longer move.
reason-has-attacked-already = It has attacked this turn.
reason-has-moved = It has moved this turn.
reason-stone-moves-not = A summoning stone does not move.
reason-stone-attacks-not = A summoning stone does not attack.
reason-structure-moves-not = A structure does not move.
reason-no-movement = Its movement is 0.
reason-too-far = That is too far: it moves { COUNT($steps, "1 tile", "tiles") }.
reason-path-blocked = No free path of { COUNT($steps, "1 tile", "tiles") } leads there: only your own units may be passed.
reason-no-attack = A unit with 0 attack cannot attack.
reason-own-unit = The unit on { $tile } is your own.
reason-out-of-range = It is out of range: { $range ->
    [one] a melee unit reaches the tiles around it
   *[other] it reaches { $range } steps, not counted diagonally
}.
reason-no-warcry = That unit has no warcry to use.
reason-warcry-over = Its warcry is used or lost: it must be used in the turn the unit is played, before it moves or attacks.
reason-leader-used = The leader ability was used this turn.
