### The table in a terminal: what it says, and what may be typed.

## Who and what

terminal-title = Hand of the Gods в терминале
terminal-you = Вы
terminal-player = Игрок { $number }
terminal-bot-random = Случайный бот
terminal-bot-greedy = Жадный бот
terminal-nobody = ничей
terminal-stone-short = Камень
terminal-immune = Неуязвимость
terminal-guarded = под охраной
terminal-mark-guard = Ст
terminal-mark-stealth = Ск
terminal-mark-protect = З
terminal-mark-reincarnate = Р
terminal-mark-resurrect = Р+
terminal-mark-immune = Н

## The line that never moves

terminal-turn = ход { $turn }
terminal-thinking = думает…
terminal-expect-turn = играйте карту, перемещайтесь, атакуйте или завершите ход
terminal-expect-mulligan = стартовая рука: номера карт на обмен; Enter — оставить все
terminal-expect-target = выберите цель
terminal-expect-destination = выберите, куда идёт боец
terminal-expect-discover = выберите одну из этих карт
terminal-expect-tile = { $what }: номер или клетка; Enter — назад
terminal-won = { $name }: победа на ходу { $turn }
terminal-won-you = Вы победили на ходу { $turn }
terminal-drawn = Ничья на ходу { $turn }

## Players and choices

terminal-hand-size = рука { $count }
terminal-deck-size = колода { $count }
terminal-graveyard-size = кладбище { $count }
terminal-leader-used = способность применена
terminal-possible = Возможно сейчас
terminal-end = завершить ход
terminal-verb-move = ход
terminal-verb-attack = атака

## Asking and answering

terminal-pass = Ходит { $name }. Передайте устройство и нажмите Enter
terminal-again-to-leave = Ещё раз Ctrl-C — выйти из матча; Enter — продолжить
terminal-more = Enter — дальше
terminal-no-number = Варианта { $number } нет.
terminal-not-understood = «{ $text }» здесь сделать нельзя; что можно, покажет «помощь».
terminal-such-as = Например: { $usage }
terminal-perhaps = Может быть: { $near }
terminal-no-look = Здесь нет ничего с именем «{ $wanted }». Нужна клетка, номер карты в руке или название карты.
terminal-empty-tile = На клетке { $tile } никого нет.
terminal-no-rules = В правилах нет «{ $wanted }». Нужен номер, например HG4.24, или слово, например «страж».
terminal-no-event = Такого события нет; «журнал» покажет все с номерами.
terminal-no-undo-nothing-done = Отменять пока нечего.
terminal-no-undo-another-decided = Отменить нельзя: после этого решал другой игрок.
terminal-no-undo-chance = Отменить нельзя: вмешался случай.
terminal-no-undo-revealed = Отменить нельзя: была показана скрытая карта.
terminal-undone = Отменено: { $action }
terminal-it-is-possible = Это возможно: { $action }
terminal-saved = Сохранено в { $file }
terminal-quit-question = Выход. Сохранить в { $file }? Enter — да · нет · другое имя файла
terminal-concede-question = Сдаться? да · нет
terminal-word-yes = да д yes y
terminal-word-no = нет н no n
terminal-word-not = нельзя не
terminal-resume = Сохранено. Чтобы продолжить: { $command }
terminal-seed = Зерно { $seed }: то же зерно, те же колоды и действия — тот же матч.
terminal-too-small = В этом терминале столбцов: { $columns }, строк: { $lines }; доске нужно { $width } и { $height }. Играем простым текстом.

## Before the match

terminal-ask-deck = Ваша колода?
terminal-ask-opponent = Ваш соперник?
terminal-ask-default = номер или имя; Enter — { $default }
terminal-human = человек за этим же устройством
terminal-no-answer = Здесь нет «{ $answer }».

## Looking things up

terminal-about-stone = Разрушьте его — и победите; свой берегите.
terminal-from-auras = От аур: { $bonus }
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] на этом ходу
    [turn-of-p1] до следующего хода ▲
   *[turn-of-p2] до следующего хода ●
})
terminal-deck-left = Осталось карт в колоде: { $count }. Её состав:

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-move = ход идти
terminal-command-attack = атака атаковать
terminal-command-play = играть разыграть
terminal-command-end = конец
terminal-command-leader = предводитель
terminal-command-warcry = клич
terminal-command-choose = выбрать
terminal-command-mulligan = обмен
terminal-command-help = помощь
terminal-command-undo = отмена
terminal-command-why = почему
terminal-command-look = смотреть
terminal-command-log = журнал
terminal-command-rules = правила
terminal-command-graveyard = кладбище
terminal-command-deck = колода
terminal-command-board = доска
terminal-command-save = сохранить
terminal-command-lang = язык
terminal-command-quit = выход
terminal-command-concede = сдаться

terminal-usage-move = b2 c3
terminal-usage-attack = c3 d3
terminal-usage-play = меткий b2
terminal-usage-end = { "" }
terminal-usage-leader = c3
terminal-usage-warcry = b2 c3
terminal-usage-choose = c3
terminal-usage-mulligan = 1 3
terminal-usage-help = { "" }
terminal-usage-undo = { "" }
terminal-usage-why = 12 · нельзя ход b2 f5
terminal-usage-look = c3 · 2 · меткий
terminal-usage-log = { "" }
terminal-usage-rules = HG4.24 · страж
terminal-usage-graveyard = { "" }
terminal-usage-deck = { "" }
terminal-usage-board = { "" }
terminal-usage-save = match.json
terminal-usage-lang = en · es · ru
terminal-usage-quit = { "" }
terminal-usage-concede = { "" }

terminal-help-move = переместить бойца
terminal-help-attack = атаковать бойцом
terminal-help-play = разыграть карту, если нужно — на клетку
terminal-help-end = завершить ход
terminal-help-leader = применить способность предводителя, если нужно — на клетку
terminal-help-warcry = применить боевой клич бойца, если нужно — на клетку
terminal-help-choose = ответить эффекту, который просит клетку или карту
terminal-help-mulligan = обменять эти карты стартовой руки; без номеров — оставить все
terminal-help-help = эта страница
terminal-help-undo = отменить своё последнее действие, если оно не открыло ничего скрытого
terminal-help-why = почему случилось событие или почему действие невозможно
terminal-help-look = боец, карта в руке, любая карта или предводитель
terminal-help-log = всё, что произошло, с номерами событий
terminal-help-rules = пункт правил или слово игры
terminal-help-graveyard = карты на обоих кладбищах
terminal-help-deck = карты вашей колоды
terminal-help-board = нарисовать доску заново
terminal-help-save = сохранить матч как повтор
terminal-help-lang = сменить язык
terminal-help-quit = выйти; матч можно сохранить
terminal-help-concede = признать поражение
terminal-help-intro =
    Введите номер из списка: карта, боец или способность; затем номер или клетку цели.
    Быстрее сразу оба: «2 b3». 0 завершает ход. Можно и словами: «играть меткий b3», «ход b2 c3».
    Слова можно сокращать: «х b2 c3»; просто «b2 c3» — перейти туда или атаковать того, кто там стоит.
terminal-help-marks =
    На доске: ▲ ● игроки, ◆ ничей; атака/здоровье, ↑ ↓ отличается от напечатанного, ♥ здоровье камня.
    Знаки: ~ утомление призыва, z утомлён, ! оглушён, × изгнан, - под немотой, Ст страж, Ск скрытность, З1 защита, Р реинкарнация, Р+ воскрешение, Н неуязвимость.
