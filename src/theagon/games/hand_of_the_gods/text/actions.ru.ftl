## Что может сделать игрок. Имена стоят в именительном падеже, поэтому — после двоеточия.

action-play-at = Разыграть: { $source } → { $target }
action-move = Ход: { $source } → { $target }
action-warcry = Боевой клич: { $source }
action-warcry-target = Боевой клич: { $source } → { $target }
action-leader = Способность: { $source }
action-leader-target = Способность: { $source } → { $target }
place-column = столбец { $name }
place-row = ряд { $name }

## Те же действия, когда о них рассказывают потом; имена стоят в именительном падеже.

deed-move = { $source } → { $target }
deed-warcry = боевой клич: { $source }
deed-warcry-target = боевой клич: { $source } → { $target }
deed-leader = { $source }
deed-leader-target = { $source } → { $target }

## Почему действие невозможно.

reason-choose-tile-first = Эффект ждёт: сначала выберите для него клетку.
reason-not-offered = Эту карту не предлагают.
reason-cannot-be-moved-there = Бойца нельзя переместить на { $tile }.
reason-blocker = На { $tile } стоит препятствие.
reason-banished-tile = Клетка { $tile } занята за изгнанным бойцом: через неё можно пройти, но нельзя остановиться.
reason-occupied = Клетка { $tile } занята: на клетке стоит один боец.
reason-no-target-wanted = Цель здесь не нужна.
reason-bad-target = То, что стоит на { $tile }, не может быть целью.
reason-no-unit = На { $tile } никого нет.
reason-stone-untouchable = С камнем призыва этого сделать нельзя.
reason-stone-guarded = Камень под охраной: его нельзя выбрать целью атаки или боевого клича.
reason-taunted = Его провоцирует боец рядом: других атаковать нельзя.
reason-stealthed = Боец на { $tile } скрыт: его нельзя выбрать целью.
reason-immune = Боец на { $tile } неуязвим для этого.
reason-mana = Это стоит { $cost }, а у вас { $mana } ед. маны.
reason-no-free-home-tile = Нет свободной домашней клетки: бойца разыграть нельзя.
reason-needs-tile = Укажите клетку.
reason-not-home = { $tile } — не ваша домашняя клетка.
reason-not-yours = Боец на { $tile } не ваш.
reason-summoning-sick = Он появился на этом ходу: утомление призыва не даёт ходить и атаковать.
reason-stunned = Он оглушён.
reason-exhausted = Он утомлён.
reason-has-attacked = Он уже атаковал на этом ходу: после атаки не ходят.
reason-has-attacked-already = Он уже атаковал на этом ходу.
reason-has-moved = Он уже ходил на этом ходу.
reason-stone-moves-not = Камень призыва не ходит.
reason-stone-attacks-not = Камень призыва не атакует.
reason-structure-moves-not = Постройка не ходит.
reason-no-movement = Его перемещение равно 0.
reason-too-far = Слишком далеко: он проходит { COUNT($steps, "клетку", "клетки", "клеток") }.
reason-path-blocked = Туда нет свободного пути в { COUNT($steps, "клетку", "клетки", "клеток") }: проходить можно только сквозь своих.
reason-no-attack = Боец с атакой 0 не может атаковать.
reason-own-unit = На { $tile } стоит ваш боец.
reason-out-of-range = Вне досягаемости: { $range ->
    [one] боец ближнего боя достаёт до соседних клеток
   *[other] дальность в шагах по прямой: { $range }
}.
reason-no-warcry = У этого бойца нет боевого клича, который можно применить.
reason-warcry-over = Боевой клич уже применён или потерян: его применяют на том ходу, когда боец разыгран, до его хода или атаки.
reason-leader-used = Способность предводителя уже применена на этом ходу.
