### The words of an analysis and of hints. `$player` is a place such as p1, or a name; numbers are out of 100.

analysis-fair = Каждый игрок оценивается по тому, что мог знать.
analysis-open = Всё скрытое считается известным.
analysis-turning-points = Где партия переломилась
analysis-lost = Что было упущено
analysis-strong = Сильные ходы
analysis-none = ничего

turning-point = ход { $turn }: { $player } { $before } % → { $after } %, { $why }
turning-mistake = когда { $actor }: { $played }; лучше: { $plan }
turning-strong = когда { $actor } находит: { $played }
turning-luck = { $actor }: { $played }, и удача
turning-course = { $actor }: { $played }

decision-lost = шаг { $step }, ход { $turn }: { $player } { $played }, { $before } % → { $after } %; лучше: { $plan }
decision-strong = шаг { $step }, ход { $turn }: { $player } { $played }, { $after } %

hint-only = { $action }: других возможностей нет.
hint-wins = { $action }. Это победа в партии.
hint-saves = { $action }. Побед — { $win } из 100. После «{ $other }» скорое поражение — { $lost } из 100.
hint-gains = { $action }. Побед — { $win } из 100; следующее по силе, «{ $other }», — { $next }.
hint-even = { $action }. Побед — { $win } из 100; «{ $other }» почти не хуже.
