### What a player may do.

action-place = Place a man on { $target }
action-move = Move { $source } to { $target }
action-take = Take the man on { $target }
action-concede = Give up
