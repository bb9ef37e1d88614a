### What a player may do.

action-end = End the turn
action-play = Play { $source }
action-play-target = Play { $source } on { $target }
action-play-gap = Play { $source } into gap { $target }
action-attack = Attack { $target } with { $source }
action-use = Use the ability of { $source }
action-use-target = Use the ability of { $source } on { $target }
action-power = Use { $source }
action-power-target = Use { $source } on { $target }
action-bag = Use the bag of tricks
action-buy = Buy { $source }
action-choose = Choose { $target }
action-obliterate = Obliterate { $target }
action-foresee-target = Put at the bottom: { $target }
action-foresee = Leave the top of the deck as it is
action-mulligan = Keep the opening hand
action-mulligan-target = Exchange: { $target }
action-concede = Give up
