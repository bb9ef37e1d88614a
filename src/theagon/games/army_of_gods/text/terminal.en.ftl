### The table in a terminal: what it says of this game, and what may be typed.

## The line that never moves

terminal-expect-turn = deploy, attack, play, use the ability, or end the turn
terminal-expect-leader = choose your leading god, in secret
terminal-expect-drop = choose an army card to deploy; "done" ends it
terminal-expect-attacker = choose an army card to attack with
terminal-expect-target = choose what else is attacked; "done" ends it
terminal-expect-block = you are attacked: block, or let the attack through
terminal-expect-return = choose a kind from your discard pile, for your army
terminal-expect-take-back = choose a kind from your discard pile, for your hand
terminal-expect-looked = choose a card to deploy; the rest goes to the bottom
terminal-expect-wild = choose the stack that it joins
terminal-expect-remove = choose a stack that loses its top card
terminal-expect-steal = choose a stack whose top card you take
terminal-expect-rival = choose an opponent
terminal-expect-discard = choose a card to discard
terminal-expect-restore = choose another card to discard

## Players and choices

terminal-starter = plays first
terminal-team = team { $number }
terminal-moves = actions { $count }
terminal-attacker = { $name } attacks with { $card }.
terminal-attack-on = { $name } attacks with { $card }: { $targets }.

## Looking things up

terminal-revealed = at the bottom of the pile, for all to see: { $cards }

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-drop = deploy
terminal-command-ability = ability
terminal-command-restore = restore
terminal-command-block = block
terminal-command-let = let
terminal-command-done = done
terminal-command-discard = discard

terminal-help-attack = deploy an army card and attack a stack with it
terminal-help-drop = deploy an army card
terminal-help-play = play a supporting god or a power card
terminal-help-ability = use the ability of your leading god
terminal-help-restore = restore tokens: three of a kind and three other cards are discarded
terminal-help-choose = answer what is asked: a card, a stack, a player
terminal-help-block = answer an attack with a card that blocks it
terminal-help-let = let an attack through
terminal-help-done = choose nothing more
terminal-help-look = a stack, a player, a card of your hand, any card
terminal-help-discard = your discard pile, and what is known of the piles
terminal-help-intro =
    Type a number from the lists: a card to deploy or to play, an attack; then the number or place of its target.
    Both at once is quicker: "12 p2-archers". 0 ends the turn. So do words: "deploy archers", "attack demons p2-archers".
    Words may be shortened: "a demons p2-archers". Stacks are a player and a kind: p2-archers.
terminal-help-marks =
    On the board: a row for each player, a column for each kind. ▮▮▮▯▯ 2: three of the five cards of a set, of strength 2. » may be chosen now.
    ◇6: six energy tokens, or what an ability costs. Finished sets stand beside their player.
