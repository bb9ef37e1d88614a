### Что случилось. { $seat } — имя игрока, { $placed } — карта со своей стопкой.

placed = { $person ->
    [you] { $card } вашей армии
   *[other] { $card } ({ $seat })
}
event-match-start = Начинается партия, игроков: { $amount }.
event-leader-chosen = { $seat }: ведущий бог выбран.
event-leader = { $seat } { VERB($person, "выбирает") } ведущего бога: { $card }.
event-bottom = { $seat } { VERB($person, "открывает") } нижнюю карту — { $card }, сила { $amount }.
event-starter = { $seat } { VERB($person, "ходит") } первым.
event-round = Круг { $amount }.
event-drop = { $seat } { VERB($person, "выкладывает") }{ $extra ->
    [2] {" "}из сброса
    [3] {" "}с верха колоды
   *[other] {""}
}: { $card }.
event-attack = { $seat } { VERB($person, "выкладывает") } для атаки: { $card }, сила { $amount }.
event-target = Под атакой { $placed }, сила { $amount }.
event-block = { $seat } { VERB($person, "отражает") } атаку: { $card }.
event-let-through = { $seat } не { VERB($person, "отражает") } атаку.
event-destroyed = { $placed } — в сброс владельца.
event-attacker-lost = Силы равны: { $card } тоже теряется.
event-set = { $seat } { VERB($person, "собирает") } набор: { $stack }; теперь наборов { $amount }.
event-set-opened = { $seat }: набор снова становится стопкой: { $stack }; наборов теперь { $amount }.
event-actions = { $seat }: ещё { COUNT($amount, "действие", "действия", "действий") }.
event-tokens = { $seat } { VERB($person, "получает") } { COUNT($amount, "жетон", "жетона", "жетонов") }.
event-ability = { $seat } { VERB($person, "платит") } { COUNT($amount, "жетон", "жетона", "жетонов") } за способность: { $card }.
event-to-discard = { $card } — в сброс.
event-guard = { $seat }: армия под защитой.
event-guard-ends = { $seat }: армия больше не под защитой.
event-take-back = { $seat } { VERB($person, "возвращает") } из сброса{ grammar-card }.
event-look = { $seat } { VERB($person, "смотрит") }: { $card }.
event-reshuffled = { $seat } { VERB($person, "замешивает") } в колоду { COUNT($amount, "карту", "карты", "карт") } из сброса.
event-shown = { $seat } { VERB($person, "показывает") } руку: { COUNT($amount, "карту", "карты", "карт") }.
event-seen = { $seat } { VERB($person, "видит") }: { $card }.
event-to-bottom = { $seat } { VERB($person, "кладёт") } вниз колоды { COUNT($amount, "карту", "карты", "карт") }.
event-stolen = { $seat } { VERB($person, "забирает") }: { $placed }.
event-joins = Стопка «{ $stack }» растёт{ $own ->
    [yes] {""}
   *[no] : { $card }
}.
event-restore = { $seat } { VERB($person, "возвращает") } жетоны.
event-army-stronger = { $seat }: сила армии на время больше на { $amount }.
event-kind-stronger = { $seat }: { $card } — сила на время больше на { $amount }.
event-army-weaker = { $seat }: сила армии на время меньше на { $amount }.
event-kind-weaker = { $seat }: { $card } — сила на время меньше на { $amount }.
event-army-strength-ends = { $seat }: сила армии снова прежняя.
event-kind-strength-ends = { $seat }: { $card } — сила снова прежняя.
event-kind-guarded = { $seat }: { $card } под защитой.
event-kind-guard-ends = { $seat }: { $card } больше не под защитой.
event-hand-empty = { $seat }: рука пуста, ход окончен; следующий начнётся с четырёх карт.
event-leaves = { $seat } { VERB($person, "покидает") } партию.
event-out = { $seat } { VERB($person, "выбывает") }: колода пуста.
event-loses = { $seat } { VERB($person, "проигрывает") }: равны армии побольше.
event-tokens-compared = { $seat }: армии равны, жетонов { $amount }.
event-compared = { $seat }: наборов { $amount }, карт в неполных стопках { $extra }.
event-trigger = Способность: { $card }.
event-put-off = Эффект отложен { $amount ->
    [1] до конца хода
   *[other] до следующего хода игрока { $seat }
}.
event-due = Настал черёд отложенного эффекта.
event-lost-effect = Слишком много сразу: один эффект потерян.
event-copied = Снова происходит то, что делает { $card }.
event-nothing-to-copy = Ни бог, ни карта силы ещё не разыграны: повторять нечего.
event-removed = { $card } — убрано из игры.
event-returned = В руку владельца: { $placed }.
event-attacker-destroyed = Блок уничтожает карту: { $card }.
