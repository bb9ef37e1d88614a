### The words of an analysis and of hints. `$seat` is a place such as p1, or a name; numbers are out of 100.

analysis-fair = Каждый игрок оценивается по тому, что мог знать.
analysis-open = Всё скрытое считается известным.
analysis-turning-points = Где партия переломилась
analysis-lost = Что было упущено
analysis-strong = Сильные ходы
analysis-none = ничего

turning-point = ход { $turn }. { $person ->
    [you] Ваши шансы
   *[other] Шансы ({ $seat })
}: { $before } % → { $after } %.
turning-mistake = { $seat } { VERB($person, "выбирает") } «{ $played }»; лучше было «{ $plan }».
turning-strong = { $seat } { VERB($person, "находит") } «{ $played }».
turning-luck = { $seat } { VERB($person, "выбирает") } «{ $played }», и решает удача.
turning-course = { $seat } { VERB($person, "выбирает") } «{ $played }».

decision-lost = ход { $turn }, шаг { $step }. { $person ->
    [you] Ваши шансы
   *[other] Шансы ({ $seat })
}: { $before } % → { $after } %.
decision-strong = ход { $turn }, шаг { $step }. { $person ->
    [you] Ваши шансы
   *[other] Шансы ({ $seat })
}: { $after } %.

hint-only = { $action }: других возможностей нет.
hint-wins = { $action }. Это победа в партии.
hint-saves = { $action }. Побед — { $win } из 100. После «{ $other }» скорое поражение — { $lost } из 100.
hint-gains = { $action }. Побед — { $win } из 100; следующее по силе, «{ $other }», — { $next }.
hint-even = { $action }. Побед — { $win } из 100; «{ $other }» почти не хуже.
