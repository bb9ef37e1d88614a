### Что стол говорит об Army of Gods. Карты и правила говорят сами за себя, с сервера.

about-army-of-gods = Собирайте войска по пять против одного, двух или трёх соперников и отбейте удар, которого никто не ждал.
expect-leader = Выберите ведущего бога
expect-drop = Выберите, какую карту выложить
expect-attacker = Выберите карту для атаки
expect-return = Выберите, что вернуть из сброса
expect-take-back = Выберите, что взять обратно
expect-looked = Выберите, какую выложить
expect-wild = Выберите стопку для этого бога
expect-remove = Какую верхнюю карту убрать?
expect-steal = Какую верхнюю карту забрать?
expect-rival = Выберите соперника
expect-discard = Выберите карту для сброса
expect-restore = Выберите ещё карту для сброса
army-turn =
    { $count ->
        [0] Ваш ход: действий не осталось
        [one] Ваш ход: осталось { $count } действие
        [few] Ваш ход: осталось { $count } действия
       *[other] Ваш ход: осталось { $count } действий
    }
army-first-round =
    { $count ->
        [one] Выложите ещё { $count } карту
        [few] Выложите { $count } карты
       *[other] Выложите { $count } карт
    }
army-block = { $name }, атака { $strength }: { $prey }. Отразить?
army-attacked = { $name }, атака { $strength }: { $prey }
army-awaits = Атака ждёт ответа: { $name }
army-attack = { $card } против: { $prey }
army-stronger = { $strength } против { $attacked }
army-even = { $strength } против { $attacked }: уйдут обе стороны
army-asked = ждём ответа
army-team = Команда { $number }
army-round = Круг { $round }
army-aim =
    { $count ->
        [one] Цель: { $count } набор
        [few] Цель: { $count } набора
       *[other] Цель: { $count } наборов
    }
army-moves =
    { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
       *[other] осталось { $count } действий
    }
army-none = нет
army-prey = под атакой
army-from = { $card } из колоды игрока { $number }
army-bottom = Внизу колоды: { $card }
army-outcome = останется { $count } из { $set }
may-drop = можно выложить сюда
may-ability = можно применить здесь
do-drop = Выложить
do-ability = Применить способность
do-restore = Вернуть жетоны
do-let = Пропустить
do-done = Готово
