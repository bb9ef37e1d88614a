### What a player may do.

action-end = End the turn
action-play = Play { $card }
action-play-target = Play { $card } on { $target }
action-play-gap = Play { $card } into gap { $gap }
action-attack = Attack { $target } with { $unit }
action-use = Use the ability of { $unit }
action-use-target = Use the ability of { $unit } on { $target }
action-power = Use { $card }
action-power-target = Use { $card } on { $target }
action-bag = Use the bag of tricks
action-buy = Buy { $card }
action-choose = Choose { $target }
action-obliterate = Obliterate { $target }
action-foresee = Put at the bottom: { $cards }
action-foresee-none = Leave the top of the deck as it is
action-keep = Keep the opening hand
action-mulligan = Exchange: { $cards }
action-concede = Give up
