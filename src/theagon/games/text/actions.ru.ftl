## What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = Закончить ход
action-play = Разыграть: { $source }
action-play-target = Разыграть: { $source } → { $target }
action-attack = Атака: { $source } → { $target }
action-choose = Выбрать: { $target }
action-mulligan = Оставить начальную руку
action-mulligan-target = Заменить: { $target }
action-concede = Сдаться

## Why an action is not possible, in words that several games share.

reason-no-such-action = Такого действия нет.
reason-match-over = Партия окончена.
reason-nothing-to-choose = Сейчас нечего выбирать.
reason-turn-too-long = Этот ход длится слишком долго: его можно только закончить.
reason-mulligan-first = Сначала решите, какие карты начальной руки заменить.
reason-choose-card-first = Сначала выберите одну из предложенных карт.
reason-no-such-card = На этом месте карты нет.
reason-no-target = Для этого нет цели.
reason-needs-target = Укажите цель.
reason-hand-full = Ваша рука полна.
reason-ability-used = Способность на этом ходу уже применена.
