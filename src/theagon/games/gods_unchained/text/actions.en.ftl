### What a player may do.

action-play-gap = Play { $source } into gap { $target }
action-use = Use the ability of { $source }
action-use-target = Use the ability of { $source } on { $target }
action-power = Use { $source }
action-power-target = Use { $source } on { $target }
action-bag = Use the bag of tricks
action-buy = Buy { $source }
action-mode = { $target }
action-foresee-target = Put on the bottom: { $target }
action-foresee = Leave the top of the deck as it is
place-of = { $side ->
    [you] your
    [enemy] the enemy's
   *[named] { $seat }'s
} { $place ->
    [relic] place for a relic
   *[other] place { $place }
}
