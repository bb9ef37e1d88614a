### What happened. { $tile } is a stack such as p2-archers; { $seat } is the name of a player.

unknown-card = a card
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-none = Nobody
event-match-start = A match of { $amount } players begins.
event-leader-chosen = { $seat } has chosen a leading god.
event-leader = { $seat } is led by { $card }.
event-bottom = { $seat } reveals { $card } at the bottom of the pile: strength { $amount }.
event-starter = { $seat } plays first.
event-round = Round { $amount }.
event-turn-start = Turn { $amount }: { $seat }.
event-draw = { $seat } draws { $card }.
event-drop = { $seat } drops { $card } ({ $tile }){ $extra ->
    [2] {" "}from the discard pile
    [3] {" "}from the top of the pile
   *[other] {""}
}.
event-attack = { $seat } drops { $card } to attack with strength { $amount }.
event-target = { $card } ({ $tile }) of strength { $amount } is attacked.
event-block = { $seat } blocks with { $card }: the attack fails.
event-let-through = { $seat } does not block.
event-destroyed = { $card } ({ $tile }) goes to its owner's discard pile.
event-attacker-lost = The strengths match: { $card } goes too.
event-set = { $seat } completes a set ({ $tile }); that makes { $amount }.
event-set-opened = A set of { $seat } is a stack again ({ $tile }); that leaves { $amount }.
event-actions = { $seat } has { $amount ->
    [one] one more action
   *[other] { $amount } more actions
}.
event-tokens = { $seat } gains { $amount ->
    [one] a token
   *[other] { $amount } tokens
}.
event-play = { $seat } plays { $card }.
event-ability = { $seat } pays { $amount ->
    [one] a token
   *[other] { $amount } tokens
} for the ability of { $card }.
event-to-discard = { $card } goes to the discard pile.
event-guard = The army of { $seat } is guarded.
event-guard-ends = The army of { $seat } is guarded no more.
event-discard = { $seat } discards { $card }.
event-take-back = { $seat } takes { $card } back from the discard pile.
event-look = { $seat } looks at { $card }.
event-to-bottom = { $seat } puts { $amount ->
    [one] a card
   *[other] { $amount } cards
} at the bottom of the pile.
event-stolen = { $seat } takes { $card } ({ $tile }).
event-joins = { $card } joins the stack { $tile }.
event-restore = { $seat } restores tokens.
event-hand-empty = The hand of { $seat } is empty: the turn ends, and the next begins with four cards.
event-turn-end = { $seat } ends the turn.
event-leaves = { $seat } leaves the match.
event-out = { $seat } is out: the pile is empty.
event-compared = { $seat } has { $amount ->
    [one] one set
   *[other] { $amount } sets
} and { $extra ->
    [one] one card
   *[other] { $extra } cards
} in unfinished stacks.
event-win = { $seat } wins.
event-drawn = The match is drawn.
