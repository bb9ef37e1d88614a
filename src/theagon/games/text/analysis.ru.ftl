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
turning-mistake = { $seat } { VERB($person, "ошибается") }: { $cause }.
turning-strong = { $person ->
    [you] ваш сильный ход
   *[other] сильный ход ({ $seat })
}: «{ $played }».
decision-strong = ход { $turn }. { $person ->
    [you] Ваши шансы
   *[other] Шансы ({ $seat })
}: { $after } %.

## Как решение стоило шансов. `$plan` и `$played` — ходы вроде «Крыса → вражеский бог».

cause-win = победу давало «{ $plan }»
cause-soon = ход закончен слишком рано, хотя оставалось «{ $plan }»
cause-late = лишним было «{ $played }», ход стоило закончить
cause-better = вместо «{ $played }» сильнее было «{ $plan }»
deed-then = { $first }, затем { $next }
deed-last = { $first }, а под конец { $next }
deed-and = { $first } и { $next }
deed-more = { $first } и ещё { $count }

## Почему партия проиграна, одним предложением.

defeat-win = { $person ->
    [you] вы упустили
   *[other] { $seat } упускает
} победу на { $turn }-м ходу: { $plan }.
defeat-slip = { $person ->
    [you] вы упустили
   *[other] { $seat } упускает
} выигранную партию на { $turn }-м ходу: { $cause }.
defeat-fall = { $person ->
    [you] вы проиграли
   *[other] { $seat } проигрывает
} партию на { $turn }-м ходу: { $cause }.
defeat-soon = { $person ->
    [you] вы закончили
   *[other] { $seat } заканчивает
} { $turn }-й ход слишком рано: оставалось «{ $plan }».
defeat-cost = дороже всего { $person ->
    [you] вам обошёлся
   *[other] обошёлся
} { $turn }-й ход{ $person ->
    [you] { "" }
   *[other] { " " }({ $seat })
}: { $cause }.
defeat-start = одной роковой ошибки не было: { $person ->
    [you] вы отставали
   *[other] { $seat } отстаёт
} с самого начала.
defeat-open = роковой ошибки не было: партия ещё не решилась.
defeat-course = одной роковой ошибки не было: { $person ->
    [you] вы отставали
   *[other] { $seat } отстаёт
} с { $turn }-го хода.

## Подсказка.

hint-only = { $action }: других возможностей нет.
hint-wins = { $action }. Это победа в партии.
hint-saves = { $action }. Побед — { $win } из 100. После «{ $other }» скорое поражение — { $lost } из 100.
hint-gains = { $action }. Побед — { $win } из 100; следующее по силе, «{ $other }», — { $next }.
hint-even = { $action }. Побед — { $win } из 100; «{ $other }» почти не хуже.
