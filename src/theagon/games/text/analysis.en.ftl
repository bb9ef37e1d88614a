### The words of an analysis and of hints. `$player` is a place such as p1, or a name; numbers are out of 100.

analysis-fair = Each player is judged by what they could know.
analysis-open = Everything hidden counts as known.
analysis-turning-points = Where the match turned
analysis-lost = What was given away
analysis-strong = Strong moves
analysis-none = nothing

turning-point = turn { $turn }: { $player } { $before } % → { $after } %, { $why }
turning-mistake = as { $actor } played { $played }; better: { $plan }
turning-strong = as { $actor } found { $played }
turning-luck = { $played } by { $actor } and its luck
turning-course = { $played } by { $actor }

decision-lost = step { $step }, turn { $turn }: { $player } { $played }, { $before } % → { $after } %; better: { $plan }
decision-strong = step { $step }, turn { $turn }: { $player } { $played }, { $after } %

hint-only = { $action }: nothing else is possible.
hint-wins = { $action }. It wins the match.
hint-saves = { $action }. It wins { $win } times in 100. After “{ $other }” you soon lose { $lost } times in 100.
hint-gains = { $action }. It wins { $win } times in 100; the next best, “{ $other }”, { $next } times.
hint-even = { $action }. It wins { $win } times in 100; “{ $other }” is about as good.
