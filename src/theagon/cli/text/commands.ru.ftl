counted-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
counted-leaders = { $count ->
    [one] { $count } предводитель
    [few] { $count } предводителя
   *[many] { $count } предводителей
}
no-mistakes = { counted-cards }, ошибок нет
house-value = * значение от авторов Theagon, не из опубликованных источников
in-detail = Подробно:

deck-id = id
deck-name = название
deck-leader = предводитель
deck-mean-cost = средняя стоимость
deck-curve = карты по стоимости; справа — в среднем у начальных колод

step-beginning = шаг 0: партия начинается
step = шаг { $number }: { $player } { $action }
step-secret = шаг { $number }: { $player } делает тайный выбор
goes-on = Партия продолжается: решение за { $player }.
drawn = Партия закончилась вничью.
won = Победа { $player }.

hints = Подсказок: { $count }, перед шагами { $steps }.

turns = ходы

clauses = Доказано: { $proved }; не выполняется: { $failing }; открыто: { $open }
no-scenario = сценария пока нет
