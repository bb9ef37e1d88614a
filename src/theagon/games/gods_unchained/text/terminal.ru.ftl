### The table in a terminal: what it says of this game, and what may be typed.

## Who and what

terminal-marks =
    asleep z  sick ~  silenced -  stunned ?  bound ×  boost +  wall З  backline Т  stealth Ск  charge Н  godblitz Н+  ward О
    immune Щ  death См  leech В  overkill И  twin-strike Д  flank Об  soulless Бд  burn г  heal в  protect б

## The line that never moves

terminal-expect-turn = играйте карту, атакуйте, применяйте силу или закончите ход
terminal-expect-power = выберите божественную силу
terminal-expect-foresee = номера карт, что уйдут вниз колоды; Enter — оставить все
terminal-expect-target = выберите цель
terminal-expect-delve = выберите одну из этих карт
terminal-expect-card = выберите одну из этих карт
terminal-expect-hand = выберите карту из руки

## Players and choices

terminal-locks = замки { $locks }
terminal-spent = применена
terminal-in-play = разыгрывается: { $card }
terminal-gap-before = слева от: { $card }
terminal-gap-last = на правый край

## Looking things up

terminal-text-of = Есть и способности карты «{ $card }».
terminal-then-sleeps = затем уснёт
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] на этом ходу
    [next-attack] до следующей атаки
    [turn-of-p1] до следующего хода ▲
   *[turn-of-p2] до следующего хода ●
})

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-power = сила
terminal-command-use = применить
terminal-command-buy = купить
terminal-command-bag = мешок
terminal-command-foresee = предвидение
terminal-command-void = пустота

terminal-help-attack = атаковать существом или богом с его реликвией
terminal-help-play = разыграть карту: в промежуток своего ряда или на её цель
terminal-help-power = применить божественную силу, если нужно — на цель
terminal-help-use = применить способность существа или реликвии
terminal-help-buy = купить карту Святилища, по названию или месту в нём
terminal-help-bag = открыть ещё один замок, только на этот ход
terminal-help-choose = ответить эффекту, который просит цель или карту
terminal-help-foresee = положить вниз эти из увиденных карт; без номеров — ни одной
terminal-help-look = существо, бог, реликвия, карта в руке, любая карта
terminal-help-void = карты в пустоте обоих игроков
terminal-help-intro =
    Введите номер из списка: карта, существо или сила; затем номер или место цели.
    Быстрее сразу оба: «2 p2-1». 0 заканчивает ход. Можно и словами: «играть муха», «атака p1-2 p2-god».
    Слова можно сокращать: «а p1-2 p2-god»; просто «p1-2 p2-god» — атака. Места тоже: p2g — это p2-god.
    Места считаются слева: p1-1 … p1-6, p2-1 … p2-6. Существо встаёт на правый край, если не назвать промежуток.
terminal-help-marks =
    На доске: ▲ ● игроки; сила/здоровье, ↑ ↓ отличается от напечатанного; у реликвии сила/прочность.
    ◆3/5: осталось 3 ед. маны из 5 открытых камней. ☼5: благосклонность или цена в ней. Знаки: ~ слабость после призыва, z спит, - под немотой, ? замешательство, × не может атаковать, З заслон, Т тыл, Ск скрытность, Н натиск, Н+ божественный натиск, О оберег, Щ защита, См смертоносность, В вампиризм, И избыток, Д двойной удар, Об обход, Бд бездушие, г2 горение, в2 восстановление, б2 броня, +1 усиление заклинаний.
