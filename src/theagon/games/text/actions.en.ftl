### What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = End the turn
action-play = Play { $source }
action-play-target = Play { $source } on { $target }
action-attack = Attack { $target } with { $source }
action-choose = Choose { $target }
action-mulligan = Keep the opening hand
action-mulligan-target = Exchange: { $target }
action-concede = Give up
