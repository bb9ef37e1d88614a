### What happened. { $seat } is the name of a player, { $source } and { $target } are men and their points.

seat-0 = Player 1
seat-1 = Player 2
seat-none = Nobody
event-turn-start = Turn { $amount }: { $person ->
    [you] your turn
   *[other] { $seat }
}.
event-place = { $seat } { VERB($person, "places") } a { $target }.
event-move = { $seat } { VERB($person, "moves") } a { $source } to { $tile }.
event-fly = { $seat } { VERB($person, "flies") } with a { $source } to { $tile }.
event-mill = { $seat } { VERB($person, "closes") } a mill.
event-take = { $seat } { VERB($person, "takes") } a { $target }.
event-concede = { $seat } { VERB($person, "gives") } up.
event-win = { $seat } { VERB($person, "wins") }.
event-drawn = Nothing was placed or taken in { $amount } turns: the match is drawn.
