### Слова страницы игры: лестница, цели и пути дальше.

ladder-how = Восемь соперников, каждый сильнее предыдущего.
beaten =
    { $count ->
        [0] ещё не побеждён
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
next-to-meet = следующий
aims = Цели
aim-gods = Победа с каждым из богов
aim-days = Задача дня семь дней подряд
aim-alone = Победа без отмены ходов и без подсказок
aim-ladder = Победа над каждым из восьми
aim-count = { $done } из { $all }
aim-done = достигнута
other-ways = Другие способы сыграть
all-there-is = Всё об игре
about-lessons = Пройдено { $done } из { $all }
about-lessons-none = Короткие партии с объяснениями
about-workshop = Сделать свои карты
about-matches = Что сыграно и с каким счётом
