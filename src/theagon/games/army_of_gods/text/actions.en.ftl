### What a player may do.

action-done = No more
action-let = Let the attack through
action-drop = Deploy: { $source }
action-attack = Deploy { $source } and attack { $target }
action-ability = Use the ability of { $source }
action-restore = Restore tokens: discard three { $target } and three other cards
action-block = Block with { $target }
player = { $person ->
    [you] you
   *[other] { $seat }
}
