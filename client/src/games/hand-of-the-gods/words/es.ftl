### Lo que dice la mesa de Hand of the Gods. Las cartas y las reglas hablan por sí mismas, desde el servidor.

about-hand-of-the-gods = Llama a dioses, bestias y héroes a un tablero de arcilla y haz añicos la torre que guarda tu rival.
expect-destination = Elige adónde va
expect-discover = Elige una de estas cartas, sacadas al azar
tile-blocked = { $tile }: obstruida
may-move = se puede mover aquí
guarded = Protegida por un centinela: los enemigos no pueden atacarla
do-warcry = Usar el grito de guerra
do-leader = Usar la habilidad
do-move = Mover aquí
