### Названия фишек, чисел и состояний.

man = фишка
name-in-hand = В руке
name-on-board = На доске
status-in-mill = В мельнице
mode-two = Два игрока
