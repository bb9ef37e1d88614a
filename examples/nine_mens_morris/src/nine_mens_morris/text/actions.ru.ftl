## Что может сделать игрок.

action-place = Поставить фишку на { $target }
action-move = Пойти с { $source } на { $target }
action-take = Снять фишку с { $target }
action-concede = Сдаться

## Почему действие невозможно.

reason-take-first = Вы замкнули мельницу: сначала снимите фишку.
reason-all-placed = Все ваши фишки расставлены: передвиньте одну.
reason-place-first = Сначала расставьте фишки: в руке { $left }.
reason-taken-point = На { $point } стоит фишка.
reason-not-yours = На { $point } нет вашей фишки.
reason-too-far = От { $start } к { $end } не ведёт прямая линия.
reason-no-mill = Вы не замкнули мельницу.
reason-not-theirs = На { $point } нет фишки соперника.
reason-in-mill = Фишка на { $point } стоит в мельнице, а другие — нет.
