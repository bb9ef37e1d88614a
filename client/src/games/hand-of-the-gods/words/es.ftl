### Lo que dice la mesa de Hand of the Gods. Las cartas y las reglas hablan por sí mismas, desde el servidor.

about-hand-of-the-gods = Invoca dioses, bestias y héroes sobre un tablero de arcilla y derriba la torre de invocación rival.
leader-used = Ya usada este turno.
expect-destination = Elige adónde va
expect-discover = Elige una de estas cartas
tile-free = { $tile }: libre
tile-blocked = { $tile }: obstruida
may-move = se puede mover aquí
may-warcry = se puede elegir
may-leader = se puede elegir
from-aura = Del aura de { $name } ({ $tile }):
until-lasting = Duradero:
until-this-turn = Este turno:
until-turn-of-p1 = Hasta el turno del jugador 1:
until-turn-of-p2 = Hasta el turno del jugador 2:
guarded = Protegida por un centinela: los enemigos no pueden atacarla
do-warcry = Usar el grito de guerra
do-leader = Usar la habilidad
do-move = Mover aquí
outcome = quedaría con salud { $health }
outcome-gone = moriría
