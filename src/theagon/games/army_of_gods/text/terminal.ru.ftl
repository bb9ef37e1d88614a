### The table in a terminal: what it says of this game, and what may be typed.

## The line that never moves

terminal-expect-turn = выкладывайте, атакуйте, играйте или закончите ход
terminal-expect-leader = тайно выберите ведущего бога
terminal-expect-drop = карта армии, чтобы выложить; «готово» — всё
terminal-expect-attacker = карта армии, которая атакует
terminal-expect-target = что ещё атаковать; «готово» — всё
terminal-expect-block = вас атакуют: отразить или пропустить
terminal-expect-return = род карт из сброса — в армию
terminal-expect-take-back = род карт из сброса — в руку
terminal-expect-looked = какую выложить; остальные — вниз
terminal-expect-wild = стопка, к которой он присоединится
terminal-expect-remove = стопка, теряющая верхнюю карту
terminal-expect-steal = стопка, чью верхнюю карту вы берёте
terminal-expect-rival = один из соперников
terminal-expect-discard = карта на сброс
terminal-expect-restore = ещё одна карта на сброс

## Players and choices

terminal-starter = ходит первым
terminal-team = команда { $number }
terminal-moves = действия { $count }
terminal-attacker = { $name } атакует картой { $card }.
terminal-attack-on = { $name } атакует картой { $card }: { $targets }.

## Looking things up

terminal-revealed = внизу стопки, на виду у всех: { $cards }

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-drop = выложить
terminal-command-ability = способность
terminal-command-restore = вернуть
terminal-command-block = отразить
terminal-command-let = пропустить
terminal-command-done = готово
terminal-command-discard = сброс

terminal-help-attack = выложить карту армии и атаковать ею стопку
terminal-help-drop = выложить карту армии
terminal-help-play = разыграть бога-помощника или карту силы
terminal-help-ability = применить способность ведущего бога
terminal-help-restore = вернуть жетоны: сбросить три карты одного рода и три другие
terminal-help-choose = ответить на вопрос: карта, стопка, игрок
terminal-help-block = ответить на атаку картой, которая её отражает
terminal-help-let = пропустить атаку
terminal-help-done = больше ничего не выбирать
terminal-help-look = стопка, игрок, карта руки, любая карта
terminal-help-discard = ваш сброс и что известно о стопках
terminal-help-intro =
    Наберите номер из списка: карта, чтобы выложить или разыграть, атака; затем номер или место цели.
    Быстрее сразу: «12 p2-archers». 0 заканчивает ход. Можно и словами: «выложить лучники», «атака демоны p2-archers».
    Слова можно сокращать: «а демоны p2-archers». Стопка — это игрок и род: p2-archers.
terminal-help-marks =
    На столе: строка — игрок, столбец — род. ▮▮▮▯▯ 2: три из пяти карт набора, сила 2. » можно выбрать сейчас.
    ◇6: шесть жетонов энергии или цена способности. Собранные наборы показаны рядом с игроком.
