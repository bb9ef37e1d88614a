### Las palabras del taller.

workshop-about = Crea tus propias cartas: escribe una, mírala dibujada, pruébala al momento, deja que los bots la midan y comparte la colección. Todo se guarda en este navegador con cada tecla.
workshop-motto = Crea una carta, mírala, pruébala, mídela y compártela.
making-hand-of-the-gods = Unidades y hechizos para un tablero de casillas, y líderes con una habilidad
making-gods-unchained = Criaturas, hechizos, reliquias y poderes divinos
making-army-of-gods = Ejércitos, dioses y poderes para un mazo común
sets = Tus colecciones
sets-too-many = No se añadió: este navegador guarda como máximo { $most } colecciones de un juego. Borra una antes.
set-begin = Nueva colección
set-new = Nueva colección
set-untitled = Sin título
set-title = Título
set-author = Autor
set-version = Versión
set-deleted = Borrado: { $name }
set-unreadable = { $name } no es un archivo de cartas que se pueda leer.
set-lost = No hay tal colección en este navegador
set-lost-why = Las colecciones se guardan en el navegador donde se hicieron. Un enlace o un archivo las lleva a otro.
set-kept = Guardado en este navegador.
set-keep = Guardar entre tus colecciones
set-sums = La colección en cifras
set-empty = Aún no hay cartas. Empieza una: viene con valores habituales que puedes cambiar.
set-play = Jugar una partida con ella
set-play-deck = Un mazo en el que poner tus cartas
set-play-none = Ninguna de tus cartas encaja con el líder de este mazo, o tienen errores. Elige otro mazo.
set-link = Copiar enlace
set-print = Imprimir, nueve por página
set-contents = Contenido
tab-cards = Cartas
tab-maps = Mapas
tab-lessons = Lecciones
tab-puzzles = Problemas
map-new = Mapa nuevo
map-brush = Lo que pone un clic en el tablero
map-blocker = Obstáculo
map-stone-1 = Torre del jugador 1
map-stone-2 = Torre del jugador 2
map-home-1 = Zona del jugador 1
map-home-2 = Zona del jugador 2
map-nothing = libre
map-mirror = Igual para ambos
map-mirror-none = No
map-mirror-mirrored = Como en un espejo
map-mirror-turned = Como lo ve cada jugador
map-no-change = Ahí no ha cambiado nada: hay una torre, un jugador se quedaría sin zona o ya hay 20 obstáculos.
map-unreadable = { $name } no es un mapa de este juego.
maps-about = Tableros propios: haz clic en las celdas para colocar obstáculos, torres y zonas. Se pueden jugar partidas en ellos.
undo = Deshacer
card-new = Carta nueva
count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
piece-before = Anterior
piece-after = Siguiente
card-state-error = tiene errores
card-state-failing = falla un escenario
card-state-warning = tiene advertencias
card-state-passing = los escenarios se cumplen
card-state-untested = sin probar
mistake-count = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
scenarios = Escenarios
count-maps = { $count ->
    [one] { $count } mapa
   *[other] { $count } mapas
}
count-lessons = { $count ->
    [one] { $count } lección
   *[other] { $count } lecciones
}
count-puzzles = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
count-scenarios = { $count ->
    [one] { $count } escenario
   *[other] { $count } escenarios
}
scenario-error = tiene errores
scenario-failing = falla
scenario-passing = se cumple
scenario-untested = aún sin ejecutar
side-form = Formulario
side-yaml = YAML
side-more = Equilibrio
yaml-suggestions = Sugerencias
yaml-hint = Ctrl+Espacio sugiere lo que se puede escribir aquí; Ctrl+Z deshace.
form-more = Añadir un campo…
shape-map = más…
shape-number = un número
shape-list = una lista
shape-text = un texto
face-stale = La carta tiene errores: así era la última vez sin ellos.
face-missing = Aún sin nombre en { $language }: esta cara muestra el nombre en otro idioma.
face-png = Guardar como PNG
face-no-png = Este navegador no hace imágenes de páginas.
figure-choose = Figura
figure-search = Busca por su nombre o por una carta que la muestra
figure-of-kind = La figura de su tipo
figure-own = Una tuya (SVG, PNG)
figure-none = { $name } no tiene un contorno que se pueda usar: hacen falta trazados rellenos sin transformaciones, de 8000 caracteres como máximo.
picture-none = { $name } no es una imagen PNG que se pueda usar: como mucho 8 MB y 4096 píxeles de lado.
figures-found = Figuras: { $count }
more-figures = Más
like = Cartas parecidas
copy-yaml = Copiar YAML
try-card = Probar
try-again-same = Otra vez lo mismo
try-keep = Así debe ser
try-kept = Guardado como escenario de la colección.
try-other = El otro lado
try-both = Juego ambos
balance = Equilibrio
balance-about = Los bots juegan dos veces las mismas partidas: con esta carta y con una carta en blanco de su costo en su lugar. La diferencia dice cuánto vale la carta.
balance-bot = Juega
balance-greedy = Codicioso (rápido)
balance-run = Medir
balance-stop = Parar
balance-begins = Se juegan las primeras partidas…
balance-found = { $difference } puntos de 100 (de { $low } a { $high })
balance-matches = tras { $count ->
    [one] { $count } par de partidas
   *[other] { $count } pares de partidas
}
balance-more = Aún no es seguro: faltan unos { $count } pares de partidas.
balance-unsure = Aún no es seguro.
balance-better = La carta mejora este mazo.
balance-worse = La carta debilita este mazo.
balance-no-difference = No hay diferencia que importe.
balance-seldom = El bot apenas juega esta carta: la cifra no significa nada.
balance-changed = La carta ha cambiado desde que se midió.
tab-balance = Equilibrio
grid = Mazos contra mazos
grid-about = Los bots enfrentan cada dos de estos mazos, y en cada reparto también con los lados cambiados. Un mazo puede llevar las cartas de esta colección, en lugar de otras de coste parecido.
grid-deck = Mazo { $number }
grid-with-own = con tus cartas
grid-own-name = { $name } con las tuyas
grid-span = { $low } a { $high }
grid-played = { $count } de { $most } partidas de cada dos.
grid-changed = La colección ha cambiado desde entonces.
grid-caption = Con qué frecuencia gana el mazo de la fila al de la columna, con el intervalo del 95 %
grid-mix = Mezcla
grid-mix-about = La mezcla: lleva cada mazo con esa frecuencia y ningún mazo te ganará más de la mitad de las veces.

## Puzzles and lessons

puzzle-new = Acertijo nuevo
lesson-new = Lección nueva
lesson-words = Bien hecho.
tab-about-puzzles = Un acertijo es una posición con un camino hacia un objetivo. Prepárala en el tablero, juega la solución y haz que se demuestre.
tab-about-lessons = Una lección pide al alumno una acción tras otra. Prepara el tablero, juega los pasos y escribe lo que se dice antes de cada uno.
scene = La posición
scene-stale = La posición tiene errores: así era la última sin ellos.
scene-put = { $card } ya está ahí.
scene-taken = En { $place }
scene-more = Más detalles
scene-move = Señala una casilla libre para moverlo.
scene-palette = Cartas que poner
scene-search = Busca una carta que poner
scene-owner = Para
scene-none = Ninguna carta se llama así.
scene-chosen = { $card }: señala una casilla libre, o
scene-chosen-row = { $card }:
scene-to-board = Al tablero
scene-to-hand = A la mano
scene-hint = Busca una carta para ponerla en el tablero o en una mano. Señala lo que hay en el tablero para cambiarlo.
scene-no-hand = Sin cartas en la mano
owner-neutral = Nadie
health = Salud
riddle-play = Jugar
riddle-aim = Objetivo
riddle-words = Textos
riddle-solution = Solución
riddle-steps = Pasos
riddle-back = Volver al taller
solution-none = Aún no hay ninguna solución grabada.
solution-number = Solución { $number }
solution-take = Tomarla como solución
step-points = Señala: { $places }
step-any = Vale cualquier acción de este tipo
steps-remove = Quitar desde aquí
record = Grabar en el tablero
record-more = Grabar más
record-from-here = Grabar otra vez desde aquí
record-nothing = Aún no se ha hecho nada.
record-over = La partida ha terminado
record-keep = Guardar estos pasos
record-about-puzzles = Juega la solución y guárdala.
record-about-lessons = Juega lo que se pedirá al alumno y lo que responde el otro bando; después, guárdalo.
prove = Demostrar
proof = Demostración
proof-about-puzzles = Se prueba cada acción, y cada respuesta del otro bando.
proof-about-lessons = Varios alumnos juegan la lección entera haciendo lo que se pide.
proof-looked = Posiciones examinadas: { $count }
proof-played = Acciones jugadas: { $count }
proof-unique = Hay una sola solución.
proof-several = { $more ->
    [yes] Se resuelve de { $count } maneras por lo menos.
   *[no] { $count ->
        [one] Hay una solución más corta, pero también otras más largas.
       *[other] Hay { $count } soluciones igual de cortas.
    }
}
proof-impossible = No tiene solución.
proof-unknown-limit = No se sabe: hay demasiadas posiciones. Hazlo más pequeño.
proof-unknown-chance = No se sabe: interviene el azar.
proof-left = Lo que queda es seguro.
proof-left-not = Los pasos no cambian nada, o interviene el azar.
proof-lesson = La lección llega a su final.
proof-lesson-not = La lección no llega a su final.
proof-recorded = La solución grabada alcanza el objetivo.
proof-recorded-not = Los pasos grabados no alcanzan el objetivo.
proof-changed = Ha cambiado desde la demostración.
try-puzzle = Acertijo desde aquí
try-lesson = Lección desde aquí
try-unsaid = Ningún archivo puede describir esta posición: termina antes lo que está en curso.

## Campos de las cartas

field-id = Id
field-name = Nombre
field-kind = Tipo
field-rarity = Rareza
field-subtypes = Subtipos
field-tribe = Tribu
field-keywords = Palabras clave
field-protect = Protección
field-deploy = Se despliega
field-abilities = Habilidades
field-auras = Auras
field-discount = Cuesta menos por
field-target = Objetivo
field-do = Efectos
field-text = Texto propio
field-flavour = Texto de ambientación
field-house = Valores de la casa
field-neutral = Neutral
field-ability = Habilidad
field-strength = Fuerza
field-selectable = Se puede elegir
field-on = Cuándo
field-whose = De quién
field-of = Acerca de
field-to = A quién
field-if = Si
field-until = Hasta
field-repeat = Repetir
field-for-a-turn = Palabras clave por un turno
field-stone-health = Salud de cada torre
field-opening = Manos iniciales
field-gift = Regalo al jugador 2
field-turn-limit = Turnos como máximo
field-fatigue = Fatiga
field-title = Título
field-puzzle = Acertijo
field-lesson = Lección
field-about = De qué trata
field-end = Al final
field-opponent = Rival
field-difficulty = Dificultad
field-say = Lo que se dice
field-mana = Maná
field-leader = Líder
field-owner = Dueño
field-god = Dios
field-power = Poder divino
field-tokens = Fichas
