### What a player may do.

action-end = End the turn
action-done = No more
action-let = Let the attack through
action-drop = Drop: { $card }
action-attack = Drop { $card } and attack { $target }
action-play = Play { $card }
action-ability = Use the ability of { $card }
action-restore = Restore tokens: discard three { $card } and three other cards
action-choose = Choose: { $target }
action-block = Block with { $target }
action-concede = Concede
