### Names of kinds of cards, pantheons and values.

kind-army = Army
kind-supporting = Supporting god
kind-power = Power card
kind-leading = Leading god
pantheon-celtic = Celtic
pantheon-mesopotamian = Mesopotamian
name-tokens = Energy tokens
name-actions = Actions
name-sets = Sets
name-pile = Draw pile
name-discard = Discard pile
name-army = Army
status-guarded = Guarded
status-out = Out

## Ways to play, and rules that a table may turn on or off

mode-two = Two players
mode-three = Three players
mode-four = Four players
mode-teams = Two teams of two
switch-starter-holds-back = The starter holds back
switch-starter-holds-back-hint = Who plays first has two actions instead of three in their second turn.
switch-finish-round = Finish the round
switch-finish-round-hint = When somebody reaches the aim, the others still have their turns of this round.
switch-whole-draws = Whole draws only
switch-whole-draws-hint = Whoever would draw past 15 cards draws none at all.
switch-attack-sum = Strengths add up
switch-attack-sum-hint = An attack on several cards must be as strong as all of them together; otherwise, as each by itself.
switch-lock-sets = Finished sets are safe
switch-lock-sets-hint = The cards of a finished set cannot be attacked.
