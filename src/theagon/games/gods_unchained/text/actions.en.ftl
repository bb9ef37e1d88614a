### What a player may do.

action-play-gap = Play { $source } into gap { $target }
action-use = Use the ability of { $source }
action-use-target = Use the ability of { $source } on { $target }
action-power = Use { $source }
action-power-target = Use { $source } on { $target }
action-bag = Use the bag of tricks
action-buy = Buy { $source }
action-mode = { $target }
action-foresee-target = Put at the bottom: { $target }
action-foresee = Leave the top of the deck as it is
