### What a player may do, in words.

action-end = End the turn
action-play = Play { $card }
action-play-at = Play { $card } on { $tile }
action-play-target = Play { $card } on { $target }
action-move = Move { $unit } to { $tile }
action-attack = Attack { $target } with { $unit }
action-warcry = Use the warcry of { $unit }
action-warcry-target = Use the warcry of { $unit } on { $target }
action-leader = Use { $ability }
action-leader-target = Use { $ability } on { $target }
action-choose = Choose { $target }
action-keep = Keep the opening hand
action-mulligan = Exchange: { $cards }
action-concede = Give up
place-column = column { $name }
place-row = row { $name }
