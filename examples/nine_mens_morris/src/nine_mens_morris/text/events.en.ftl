### What happened. { $seat } is the name of a player, { $source } and { $target } are men and their points.

event-place = { $seat } { VERB($person, "places") } a { $target }.
event-move = { $seat } { VERB($person, "moves") } a { $source } to { $tile }.
event-fly = { $seat } { VERB($person, "flies") } with a { $source } to { $tile }.
event-mill = { $seat } { VERB($person, "closes") } a mill.
event-take = { $seat } { VERB($person, "takes") } a { $target }.
event-drawn = Nothing was placed or taken in { $amount } turns: the match is drawn.
