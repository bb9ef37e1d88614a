### What happened. { $seat } is the name of a player, { $placed } a card with its stack.

placed = { grammar-whose } { $card }
event-match-start = A match of { $amount } players begins.
event-leader-chosen = { $seat } { VERB($person, "has") } chosen a leading god.
event-leader = { $seat } { VERB($person, "is") } led by { $card }.
event-bottom = { $seat } { VERB($person, "reveals") } { $card } at the bottom of the pile: strength { $amount }.
event-starter = { $seat } { VERB($person, "plays") } first.
event-round = Round { $amount }.
event-drop = { $seat } { VERB($person, "deploys") } { $card }{ $extra ->
    [2] {" "}from the discard pile
    [3] {" "}from the top of the pile
   *[other] {""}
}.
event-attack = { $seat } { VERB($person, "deploys") } { $card } to attack with strength { $amount }.
event-target = Under attack: { $placed }, strength { $amount }.
event-block = { $seat } { VERB($person, "blocks") } with { $card }: the attack fails.
event-let-through = { $seat } { VERB($person, "does") } not block.
event-destroyed = To the owner's discard pile: { $placed }.
event-attacker-lost = The strengths match; also lost: { $card }.
event-set = { $seat } { VERB($person, "completes") } a set of { $stack }; that makes { $amount }.
event-set-opened = { grammar-whose } set of { $stack } is a stack again; that leaves { $amount }.
event-actions = { $seat } { VERB($person, "has") } { COUNT($amount, "one more action", "more actions") }.
event-tokens = { $seat } { VERB($person, "gains") } { COUNT($amount, "a token", "tokens") }.
event-ability = { $seat } { VERB($person, "pays") } { COUNT($amount, "a token", "tokens") } for the ability of { $card }.
event-to-discard = To the discard pile: { $card }.
event-guard = { grammar-whose } army is guarded.
event-guard-ends = { grammar-whose } army is no longer guarded.
event-take-back = { $seat } { VERB($person, "takes") } { $card } back from the discard pile.
event-look = { $seat } { VERB($person, "looks") } at { $card }.
event-reshuffled = { $seat } { VERB($person, "shuffles") } the discard pile into the draw pile: { COUNT($amount, "one card", "cards") }.
event-shown = { $seat } { VERB($person, "shows") } the hand: { COUNT($amount, "one card", "cards") }.
event-seen = { $seat } { VERB($person, "sees") } { $card }.
event-to-bottom = { $seat } { VERB($person, "puts") } { COUNT($amount, "a card", "cards") } on the bottom of the pile.
event-stolen = { $seat } { VERB($person, "takes") } { $placed }.
event-joins = The stack of { $stack } grows{ $own ->
    [yes] {""}
   *[no] : { $card }
}.
event-restore = { $seat } { VERB($person, "restores") } tokens.
event-army-stronger = { grammar-whose } army gains { $amount } strength for a time.
event-kind-stronger = { grammar-whose } { $card }: { $amount } more strength for a time.
event-army-weaker = { grammar-whose } army loses { $amount } strength for a time.
event-kind-weaker = { grammar-whose } { $card }: { $amount } less strength for a time.
event-army-strength-ends = { grammar-whose } army: the time of the other strength is over.
event-kind-strength-ends = { grammar-whose } { $card }: the time of the other strength is over.
event-kind-guarded = { grammar-whose } { $card }: guarded.
event-kind-guard-ends = { grammar-whose } { $card }: no longer guarded.
event-hand-empty = { grammar-whose } hand is empty: the turn ends, and the next begins with four cards.
event-leaves = { $seat } { VERB($person, "leaves") } the match.
event-out = { $seat } { VERB($person, "is") } out: the pile is empty.
event-loses = { $seat } { VERB($person, "loses") }: larger armies tie.
event-tokens-compared = The armies are equal: { $seat } { VERB($person, "has") } { COUNT($amount, "one token", "tokens") }.
event-compared = { $seat } { VERB($person, "has") } { COUNT($amount, "one set", "sets") } and { COUNT($extra, "one card", "cards") } in unfinished stacks.
event-trigger = Ability of { $card }.
event-put-off = An effect is put off { $amount ->
    [1] until the end of the turn
   *[other] until { grammar-whose } next turn
}.
event-due = An effect that was put off happens now.
event-lost-effect = Too much at once: an effect is lost.
event-copied = What { $card } does happens once more.
event-nothing-to-copy = No god or power card has been played, so nothing is repeated.
event-removed = { $card } is removed from the game.
event-returned = Back to the owner's hand: { $placed }.
event-attacker-destroyed = The block destroys { $card }.
