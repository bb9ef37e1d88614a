### Las palabras de la página de un juego: su escala, sus metas y los caminos que salen de ella.

ladder-how = Ocho oponentes, cada uno más fuerte que el anterior.
beaten =
    { $count ->
        [0] aún sin vencer
        [one] { $count } victoria
       *[other] { $count } victorias
    }
next-to-meet = siguiente
aims = Metas
aim-gods = Una victoria con cada dios
aim-days = El problema del día, siete días seguidos
aim-alone = Una victoria sin deshacer ni pedir pistas
aim-ladder = Una victoria contra cada uno de los ocho
aim-count = { $done } de { $all }
aim-done = cumplida
other-ways = Otras formas de jugar
all-there-is = Todo sobre el juego
about-lessons = { $done } de { $all } hechas
about-lessons-none = Partidas breves que se explican solas
about-workshop = Crea tus propias cartas
about-matches = Lo que has jugado y tu balance
