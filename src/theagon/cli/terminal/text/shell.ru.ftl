### The table in a terminal: what it says at every game, and what may be typed. A game may say a thing in its own way.

## Who and what

terminal-title = { $game } в терминале
terminal-you = Вы
terminal-player = Игрок { $number }
terminal-nobody = ничей

## The line that never moves

terminal-turn = ход { $turn }
terminal-expect-mulligan = стартовая рука: номера на замену; Enter — оставить все
terminal-expect-mode = выберите одно из перечисленного
terminal-expect-tile = { $what }: номер или место; Enter — назад
terminal-won = { $name }: победа на { $turn }-м ходу
terminal-won-you = Вы победили на { $turn }-м ходу
terminal-won-team = { $name }: победа на { $turn }-м ходу
terminal-drawn = Ничья на { $turn }-м ходу

## Players and choices

terminal-possible = Возможно сейчас
terminal-verb-attack = атака

## Asking and answering

terminal-pass = Ходит { $name }. Передайте устройство и нажмите Enter
terminal-again-to-leave = Ещё раз Ctrl-C — выйти из партии; Enter — продолжить
terminal-no-number = Варианта { $number } нет.
terminal-not-understood = «{ $text }» здесь сделать нельзя; что можно, покажет «помощь».
terminal-such-as = Например: { $usage }
terminal-perhaps = Может быть: { $near }
terminal-no-look = Здесь нет ничего с именем «{ $wanted }».
terminal-empty-tile = На { $tile } ничего нет.
terminal-no-rules = В правилах нет ничего с именем «{ $wanted }».
terminal-no-event = Такого события нет; «журнал» покажет все с номерами.
terminal-no-undo-nothing-done = Отменять пока нечего.
terminal-no-undo-another-decided = Отменить нельзя: после этого решал другой игрок.
terminal-no-undo-chance = Отменить нельзя: вмешался случай.
terminal-no-undo-revealed = Отменить нельзя: была показана скрытая карта.
terminal-undone = Отменено: { $action }
terminal-it-is-possible = Это возможно: { $action }
terminal-file-exists = { $file } уже есть: назовите новый файл
terminal-saved = Сохранено в { $file }
terminal-quit-question = Выход. Сохранить в { $file }? Enter — да · нет · другое имя файла
terminal-concede-question = Сдаться? да · нет
terminal-word-yes = да д yes y
terminal-word-no = нет н no n
terminal-word-not = нельзя не
terminal-resume = Сохранено. Чтобы продолжить: { $command }
terminal-seed = Зерно { $seed }: то же зерно, те же колоды и действия — та же партия.

## Before the match

terminal-ask-deck = Ваша колода?
terminal-ask-opponent = Ваш соперник?
terminal-ask-default = номер или имя; Enter — { $default }
terminal-human = человек за этим же устройством
terminal-no-answer = Здесь нет «{ $answer }».

## Looking things up

terminal-from-aura = От ауры ({ $card }): { $bonus }
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] на этом ходу
    [turn-of-p1] до следующего хода ▲
   *[turn-of-p2] до следующего хода ●
})
terminal-deck = Колода
terminal-deck-left = Осталось карт в колоде: { $count }. Её состав:

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-attack = атака атаковать
terminal-command-play = играть разыграть
terminal-command-end = конец
terminal-command-choose = выбрать
terminal-command-mode = вариант
terminal-command-mulligan = замена
terminal-command-help = помощь
terminal-command-undo = отмена
terminal-command-hint = подсказка
terminal-command-why = почему
terminal-command-look = смотреть показать
terminal-command-log = журнал
terminal-command-rules = правила
terminal-command-deck = колода
terminal-command-board = доска
terminal-command-save = сохранить
terminal-command-lang = язык
terminal-command-quit = выход
terminal-command-concede = сдаться

terminal-help-end = закончить ход
terminal-help-mulligan = заменить эти карты стартовой руки; без номеров — оставить все
terminal-help-help = эта страница
terminal-help-undo = отменить своё последнее действие, если оно не открыло ничего скрытого
terminal-help-hint = хорошее действие с объяснением; запись партии его учитывает
terminal-help-why = почему случилось событие или почему действие невозможно
terminal-help-log = всё, что произошло, с номерами событий
terminal-help-rules = пункт правил или слово игры
terminal-help-deck = карты вашей колоды
terminal-help-board = нарисовать доску заново
terminal-help-save = сохранить запись партии
terminal-help-lang = сменить язык
terminal-help-quit = выйти; партию можно сохранить
terminal-help-concede = признать поражение

## Что терминал говорит в игре, которая сама о себе больше не говорит.

terminal-help-look = что стоит на месте
terminal-help-intro =
    Введите номер из списка или название места: сначала место фигуры, затем — куда она идёт.
    Слова можно сокращать.
terminal-help-marks = На доске: ▲ ● игроки, · свободное место.
terminal-help-mode = сделать второе из предложенного
