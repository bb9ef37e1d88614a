### Что случилось. { $tile } — стопка, например p2-archers; { $seat } — имя игрока.

unknown-card = карта
seat-0 = Игрок 1
seat-1 = Игрок 2
seat-2 = Игрок 3
seat-3 = Игрок 4
seat-none = Никто
event-match-start = Начинается матч, игроков: { $amount }.
event-leader-chosen = { $seat }: ведущий бог выбран.
event-leader = { $seat }: ведёт { $card }.
event-bottom = { $seat } открывает нижнюю карту — { $card }, сила { $amount }.
event-starter = { $seat } ходит первым.
event-round = Круг { $amount }.
event-turn-start = Ход { $amount }: { $seat }.
event-draw = { $seat } берёт: { $card }.
event-drop = { $seat } выкладывает: { $card } ({ $tile }){ $extra ->
    [2] {" "}из сброса
    [3] {" "}с верха колоды
   *[other] {""}
}.
event-attack = { $seat } выкладывает для атаки: { $card }, сила { $amount }.
event-target = Под атакой { $card } ({ $tile }), сила { $amount }.
event-block = { $seat } отражает атаку: { $card }.
event-let-through = { $seat } не отражает атаку.
event-destroyed = { $card } ({ $tile }) — в сброс владельца.
event-attacker-lost = Силы равны: { $card } тоже теряется.
event-set = { $seat } собирает набор ({ $tile }); теперь их { $amount }.
event-set-opened = { $seat }: набор снова становится стопкой ({ $tile }); наборов теперь { $amount }.
event-actions = { $seat }: ещё { $amount ->
    [one] { $amount } действие
    [few] { $amount } действия
   *[other] { $amount } действий
}.
event-tokens = { $seat } получает { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[other] { $amount } жетонов
}.
event-play = { $seat } разыгрывает: { $card }.
event-ability = { $seat } платит { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[other] { $amount } жетонов
} за способность: { $card }.
event-to-discard = { $card } — в сброс.
event-guard = Армия под защитой: { $seat }.
event-guard-ends = Армия больше не под защитой: { $seat }.
event-discard = { $seat } сбрасывает: { $card }.
event-take-back = { $seat } возвращает из сброса: { $card }.
event-look = { $seat } смотрит: { $card }.
event-to-bottom = { $seat } кладёт вниз колоды { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[other] { $amount } карт
}.
event-stolen = { $seat } забирает: { $card } ({ $tile }).
event-joins = { $card } ложится в стопку { $tile }.
event-restore = { $seat } возвращает жетоны.
event-hand-empty = { $seat }: рука пуста, ход окончен; следующий начнётся с четырёх карт.
event-turn-end = { $seat } завершает ход.
event-leaves = { $seat } покидает матч.
event-out = { $seat } выбывает: колода пуста.
event-compared = { $seat }: наборов { $amount }, карт в неполных стопках { $extra }.
event-win = { $seat } побеждает.
event-drawn = Ничья.
