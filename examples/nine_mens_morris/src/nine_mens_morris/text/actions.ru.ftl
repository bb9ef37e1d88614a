### Что может сделать игрок.

action-place = Поставить фишку на { $target }
action-move = Пойти с { $source } на { $target }
action-take = Снять фишку с { $target }
action-concede = Сдаться
