## What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = Закончить ход
action-play = Разыграть: { $source }
action-play-target = Разыграть: { $source } → { $target }
action-attack = Атака: { $source } → { $target }
action-choose = Выбрать: { $target }
action-mode = { $target }
action-mulligan = Оставить начальную руку
action-mulligan-target = Заменить: { $target }
action-concede = Сдаться

## Те же действия, когда о них рассказывают потом; имена стоят в именительном падеже.

deed-end = конец хода
deed-play = { $source }
deed-play-target = { $source } → { $target }
deed-attack = { $source } → { $target }
deed-choose = { $target }
deed-mode = { $target }
deed-mulligan = начальная рука без замен
deed-mulligan-target = замена: { $target }

## Why an action is not possible, in words that several games share.

reason-no-such-action = Такого действия нет.
reason-match-over = Партия окончена.
reason-nothing-to-choose = Сейчас нечего выбирать.
reason-turn-too-long = Этот ход длится слишком долго: его можно только закончить.
reason-mulligan-first = Сначала решите, какие карты начальной руки заменить.
reason-choose-card-first = Сначала выберите одну из предложенных карт.
reason-choose-mode-first = Сначала выберите одно из того, что предлагает карта.
reason-no-such-card = На этом месте карты нет.
reason-no-target = Для этого нет цели.
reason-needs-target = Укажите цель.
reason-hand-full = Ваша рука полна.
reason-ability-used = Способность на этом ходу уже применена.

## Почему введённое не называет действия.

typed-nothing = действие — это глагол и то, к чему он относится, например `{ $example }`
typed-no-verb = действия «{ $word }» нет
typed-too-much = «{ $word }» здесь лишнее
typed-no-place = места «{ $word }» здесь нет
typed-no-seat = игрока «{ $word }» нет
typed-no-card = здесь нет карты с названием «{ $word }»
typed-several-cards = с «{ $word }» здесь начинается не одна карта
typed-what = { $verb } — что именно? Например, `{ $example }`
typed-not-enemy = «{ $word }» — не вражеское
typed-not-own = «{ $word }» — не ваше
typed-other-verb = { $verb } здесь не ответ, а { $now } — да
typed-nothing-there = там ничего нельзя сделать
typed-guess = может быть, «{ $name }»
typed-allowed = можно: { $names }
typed-such-as = например, `{ $example }`
typed-possible = сейчас можно: { $actions }
