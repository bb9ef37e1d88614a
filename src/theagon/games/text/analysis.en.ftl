### The words of an analysis and of hints. `$seat` is a place such as p1, or a name; numbers are out of 100.

analysis-fair = Each player is judged by what they could know.
analysis-open = Everything hidden counts as known.
analysis-turning-points = Where the match turned
analysis-lost = What was given away
analysis-strong = Strong moves
analysis-none = nothing

turning-point = turn { $turn }. { $person ->
    [you] Your chances
   *[other] { $seat }'s chances
}: { $before } % → { $after } %.
turning-mistake = { $seat } { VERB($person, "chooses") } “{ $played }”; “{ $plan }” was better.
turning-strong = { $seat } { VERB($person, "finds") } “{ $played }”.
turning-luck = { $seat } { VERB($person, "chooses") } “{ $played }”, and luck decides.
turning-course = { $seat } { VERB($person, "chooses") } “{ $played }”.

decision-lost = turn { $turn }, step { $step }. { $person ->
    [you] Your chances
   *[other] { $seat }'s chances
}: { $before } % → { $after } %.
decision-strong = turn { $turn }, step { $step }. { $person ->
    [you] Your chances
   *[other] { $seat }'s chances
}: { $after } %.

hint-only = { $action }: nothing else is possible.
hint-wins = { $action }. It wins the match.
hint-saves = { $action }. It wins { $win } times in 100. After “{ $other }” you soon lose { $lost } times in 100.
hint-gains = { $action }. It wins { $win } times in 100; the next best, “{ $other }”, { $next } times.
hint-even = { $action }. It wins { $win } times in 100; “{ $other }” is about as good.
