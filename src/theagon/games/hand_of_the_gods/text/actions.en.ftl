### What a player may do, in words.

action-play-at = Play { $source } on { $target }
action-move = Move { $source } to { $target }
action-warcry = Use the warcry of { $source }
action-warcry-target = Use the warcry of { $source } on { $target }
action-leader = Use { $source }
action-leader-target = Use { $source } on { $target }
place-column = column { $name }
place-row = row { $name }
