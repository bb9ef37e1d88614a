# What the commands say besides the texts of a game. p1 and p2, ids and what is typed are the same in every language.

counted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
counted-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
no-mistakes = { counted-cards }, no mistakes
house-value = * a house value: no published source gives it
in-detail = In detail:

deck-id = id
deck-name = name
deck-leader = leader
deck-mean-cost = mean cost
deck-curve = cards by cost; right: the starter decks in the mean

step-beginning = step 0: the match begins
step = step { $number }: { $player } { $action }
step-secret = step { $number }: { $player } chooses in secret
goes-on = The match goes on: { $player } is to act.
drawn = The match is drawn.
won = { $player } wins.

hints = { $count ->
    [one] One hint was given, before step { $steps }.
   *[other] { $count } hints were given, before the steps { $steps }.
}

turns = turns

clauses = { $proved } proved, { $failing } failing, { $open } open
no-scenario = no scenario yet
