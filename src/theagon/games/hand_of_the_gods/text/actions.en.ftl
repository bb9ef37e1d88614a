### What a player may do, in words.

action-end = End the turn
action-play = Play { $source }
action-play-at = Play { $source } on { $target }
action-play-target = Play { $source } on { $target }
action-move = Move { $source } to { $target }
action-attack = Attack { $target } with { $source }
action-warcry = Use the warcry of { $source }
action-warcry-target = Use the warcry of { $source } on { $target }
action-leader = Use { $source }
action-leader-target = Use { $source } on { $target }
action-choose = Choose { $target }
action-mulligan = Keep the opening hand
action-mulligan-target = Exchange: { $target }
action-concede = Give up
place-column = column { $name }
place-row = row { $name }
