### Названия родов карт, пантеонов и значений.

kind-army = Армия
kind-supporting = Бог-помощник
kind-power = Карта силы
kind-leading = Ведущий бог
pantheon-celtic = Кельтский
pantheon-mesopotamian = Месопотамский
name-tokens = Жетоны энергии
name-actions = Действия
name-sets = Наборы
name-pile = Колода
name-discard = Сброс
name-army = Армия
status-guarded = Под защитой
status-out = Вне игры

## Ways to play, and rules that a table may turn on or off

mode-two = Два игрока
mode-three = Три игрока
mode-four = Четыре игрока
mode-teams = Двое на двое
switch-starter-holds-back = Первый сдерживается
switch-starter-holds-back-hint = У того, кто ходит первым, на втором ходу два действия вместо трёх.
switch-finish-round = Доиграть круг
switch-finish-round-hint = Когда кто-то достиг цели, остальные ещё ходят в этом круге.
switch-whole-draws = Добор только целиком
switch-whole-draws-hint = Кто при доборе превысил бы 15 карт, не берёт ни одной.
switch-attack-sum = Силы складываются
switch-attack-sum-hint = Атака на несколько карт должна быть не слабее всех их вместе; иначе — каждой по отдельности.
switch-lock-sets = Собранное неприкосновенно
switch-lock-sets-hint = Карты собранного набора нельзя атаковать.
