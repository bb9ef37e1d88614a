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
turning-mistake = { $seat } { VERB($person, "errs") }: { $cause }.
turning-strong = { $person ->
    [you] your
   *[other] { $seat }'s
} strong move: { $played }.
decision-strong = turn { $turn }. { $person ->
    [you] Your chances
   *[other] { $seat }'s chances
}: { $after } %.

## How a decision lost chances. `$plan` and `$played` are deeds such as “Rat at the enemy god”.

cause-win = it was a win: { $plan }
cause-soon = the turn ended too soon, without { $plan }
cause-late = ending the turn was better than { $played }
cause-better = better than { $played } was { $plan }
deed-then = { $first }, then { $next }
deed-last = { $first }, and in the end { $next }
deed-and = { $first } and { $next }
deed-more = { $first } and { $count } more

## Why a match was lost, in a sentence.

defeat-win = { $seat } missed a win on turn { $turn }: { $plan }.
defeat-slip = { $seat } let the win slip on turn { $turn }: { $cause }.
defeat-fall = { $seat } lost the match on turn { $turn }: { $cause }.
defeat-soon = { $seat } ended turn { $turn } too soon, without { $plan }.
defeat-cost = turn { $turn } cost { $person ->
    [you] you
   *[other] { $seat }
} most: { $cause }.
defeat-start = no single move lost this match: { $person ->
    [you] you were
   *[other] { $seat } was
} behind from the start.
defeat-open = no move lost this match: it was still open.
defeat-course = no single move lost this match: { $person ->
    [you] you were
   *[other] { $seat } was
} behind from turn { $turn } on.

## A hint.

hint-only = { $action }: nothing else is possible.
hint-wins = { $action }. It wins the match.
hint-saves = { $action }. It wins { $win } times in 100. After “{ $other }” you soon lose { $lost } times in 100.
hint-gains = { $action }. It wins { $win } times in 100; the next best, “{ $other }”, { $next } times.
hint-even = { $action }. It wins { $win } times in 100; “{ $other }” is about as good.
