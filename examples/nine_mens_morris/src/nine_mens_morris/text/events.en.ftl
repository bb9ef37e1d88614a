### What happened. { $seat } is the name of a player, { $source } and { $target } are men and their points.

seat-0 = Player 1
seat-1 = Player 2
seat-none = Nobody
event-turn-start = Turn { $amount }: { $seat }.
event-place = { $seat } places a { $target }.
event-move = { $seat } moves a { $source } to { $tile }.
event-fly = { $seat } flies with a { $source } to { $tile }.
event-mill = { $seat } closes a mill.
event-take = { $seat } takes a { $target }.
event-concede = { $seat } gives up.
event-win = { $seat } wins.
event-drawn = Nothing was placed or taken in { $amount } turns: the match is drawn.
