# Что говорят задачи. Названия карт и действия берутся из игры.

two = { $one } и { $other }
title-win = { $side }: победа на этом ходу
title-survive = { $side }: переживите следующий ход
title-left = { $action }: что останется?

day = Задача на { $date }: { $id }
task-win = Победите на этом ходу
task-survive = Закончите ход так, чтобы на следующем вас не победили
asked-win = Ходит { $player }: победите на этом ходу. Руки и колоды открыты.
asked-survive = Ходит { $player }: закончите ход так, чтобы на следующем вас не победили. Руки и колоды открыты.
asked-left = { $action }. Что останется от каждого? 0, если ничего.
typing = Введите действие или слово: actions, undo, hint, solution, quit.
possible = Возможно: { $actions }
solved = Решено.
wrong-win = Ход закончен, никто не победил.
wrong-survive = Другая сторона побеждает: { $actions }.
wrong-lost = Так вы проигрываете.
undone = Ход отменён.
wrong-left = Не совсем. Останется: { $told }.
left-of = { $unit } — { $left ->
    [0] ничего
   *[other] { $left }
}
hint = Попробуйте: { $action }
no-hint = Отсюда пути нет: введите undo.
nothing-to-undo = Отменять нечего.
hand = Рука { $player }: { $cards }
no-way = Отсюда пути нет: верните что-нибудь назад.
not-now = Не сейчас.
