### The table in a terminal: what it says, and what may be typed.

## Who and what

terminal-stone-short = Камень
terminal-guarded = под охраной
terminal-marks =
    banished ×  stunned !  sick ~  exhausted z  silenced -  warcry К  guard Ст  stealth Ск  protect З  reincarnate Р
    resurrect Р+  immune Н  twin-strike Д  wall П

## The line that never moves

terminal-expect-turn = играйте карту, перемещайтесь, атакуйте или закончите ход
terminal-expect-target = выберите цель
terminal-expect-destination = выберите, куда идёт боец
terminal-expect-discover = выберите одну из этих карт

## Players and choices

terminal-leader-used = способность применена
terminal-verb-move = ход

## Looking things up

terminal-about-stone = Разрушьте его — и победите; свой берегите.

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-move = ход идти
terminal-command-leader = предводитель
terminal-command-warcry = клич
terminal-command-graveyard = кладбище

terminal-help-move = переместить бойца
terminal-help-attack = атаковать бойцом
terminal-help-play = разыграть карту, если нужно — на клетку
terminal-help-leader = применить способность предводителя, если нужно — на клетку
terminal-help-warcry = применить боевой клич бойца, если нужно — на клетку
terminal-help-choose = ответить эффекту, который просит клетку или карту
terminal-help-look = боец, карта в руке, любая карта или предводитель
terminal-help-graveyard = карты на обоих кладбищах
terminal-help-intro =
    Введите номер из списка: карта, боец или способность; затем номер или клетку цели.
    Быстрее сразу оба: «2 b3». 0 заканчивает ход. Можно и словами: «играть меткий b3», «ход b2 c3».
    Слова можно сокращать: «х b2 c3»; просто «b2 c3» — перейти туда или атаковать того, кто там стоит.
terminal-help-marks =
    На доске: ▲ ● игроки, ◆ ничей; атака/здоровье, ↑ ↓ отличается от напечатанного, ♥ здоровье камня.
    Знаки: ~ утомление призыва, z утомлён, ! оглушён, × изгнан, - под немотой, Ст страж, Ск скрытность, З1 защита, Р реинкарнация, Р+ воскрешение, Н неуязвимость, Д двойной удар, П провокация, К боевой клич.
