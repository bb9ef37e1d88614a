### Las palabras de la mesa. Lo que dice el juego viene del servidor.

## Pages

home = Inicio
pages = Páginas
skip = Ir al contenido
loading = Cargando…
title-play = Jugar
title-match = Partida
title-watch = Como espectador
title-lessons = Aprender
title-rulebook = Reglamento
title-scenario = Escenario
title-decks = Mazos
title-workshop = Taller
title-replay = Repeticiones
title-open = Enlace
title-credits = Créditos
title-lost = Esta página no existe
language = Idioma
daylight = Tema claro
sound = Sonido

## Home

motto = El certamen de los dioses
about-decks = Crea los tuyos
about-rulebook = Cada cláusula, con los escenarios que la prueban
about-replay = Recorre una partida paso a paso
continue-match = Continúa tu partida
lesson-on = Continuar la lección
first-match = Juega tu primera partida
play-against = Jugar contra { $name }
more-ways = Más formas de jugar
choose-match = Elegir mazos y jugadores
your-matches = Tus partidas
a-friend = Un amigo
state-waiting = en espera
state-running = continuar
state-won = ganada
state-lost = perdida
state-drawn = empate
state-over = terminada

## Lessons

learn-game = Aprende { $game }
lesson = Lección
lessons = Lecciones
learn-first = Aprende a jugar
next-lesson = Siguiente lección
lesson-again = Otra vez
lesson-done = hecha
guide-goal = El objetivo
guide-turn = Un turno
guide-board = El tablero
guide-words = Palabras del juego
guide-example = Verlo en acción

## A new match

your-deck = Tu mazo
build-deck = Crear un mazo
opponent = Oponente
opponent-number = Oponente { $number }
partner = Tu compañero
players = Jugadores
rating = Puntuación { $rating }
with-friend = Un amigo, por enlace
with-me = En este dispositivo
one-device = Dos jugadores, un dispositivo
by-chance = Al azar
further = Opciones
who-begins = Quién empieza
map = Mapa
turn-limit = Tiempo por turno
no-limit = Sin límite
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
watch-delay = Retraso para los espectadores
no-delay = Ninguno
your-name = Tu nombre
begin = Empezar
invite = Invitar a un amigo
invited = { $name } te invita
join = Unirse

## A match

turn = Turno { $turn }
board = Tablero
hand = Mano
deck = Mazo
offered = Cartas ofrecidas
log = Registro
all-details = Todos los detalles
why = Por qué ha ocurrido
beside = Panel lateral
close = Cerrar
you = Tú
player = Jugador { $number }
away = ausente
not-now = Ahora no es posible
connecting = Conectando…
showing = Mira lo que ocurre
thinking = { $name } está decidiendo
expect-turn = Tu turno: actúa o termínalo
expect-forecast = ¿Qué quedará?
expect-place = Elige dónde
asks-deed = ¿{ $deed }?
choose-deed = Elige qué hacer
expect-mulligan = Elige las cartas que quieres cambiar
won-you = Has ganado en el turno { $turn }
won = { $name } ha ganado en el turno { $turn }
won-both = { $one } y { $other } ganaron en el turno { $turn }
drawn = Empate en el turno { $turn }
drawn-between = Empate entre { $names } en el turno { $turn }
keep-all = Conservar todas
several-mulligan =
    { $count ->
        [one] Cambiar { $count } carta
       *[other] Cambiar { $count } cartas
    }
do-end = Terminar turno
take-back = Deshacer
no-take-back-nothing-done = No hay nada que deshacer
no-take-back-another-decided = Otro jugador ha decidido después
no-take-back-chance = Intervino el azar
no-take-back-revealed = Reveló una carta oculta
no-take-back-too-often = Ya has deshecho tantas veces como permite una partida
no-take-back-rated = En una partida puntuada no se deshace nada
no-take-back-match-over = La partida ha terminado
take-back-asked = Has pedido deshacer tu última acción
take-back-asks = { $name } pide deshacer la última acción
allow = Permitir
refuse = Rechazar
resign = Rendirse
resign-sure = ¿Seguro que quieres rendirte?
go-on = Continuar
result = Resultado
victory = Victoria
defeat = Derrota
turns = Turnos
cards-played = Cartas jugadas
attacks-made = Ataques
damage-dealt = Daño hecho
units-lost = Pérdidas
hints-given =
    { $count ->
        [one] { $count } pista pedida
       *[other] { $count } pistas pedidas
    }
rematch = Revancha
rematch-not-rated = Revancha, sin puntuación
next-harder = Siguiente: { $name } (más difícil)
next-easier = Siguiente: { $name } (más fácil)
look-again = Ver la repetición
ladder = La escala
share = Enlace para espectadores
pass-device = Pasa el dispositivo a { $name }
type = Texto
type-label = Escribe una acción como las de abajo, o «{ type-why-not }» y una acción para saber qué la impide
type-why-not = por qué no
type-mulligan = y los números de las cartas que quieres cambiar
possible = Posible ahora

## On the board

expect-target = Elige un objetivo
expect-mode = Elige una de estas opciones
asked-by = Lo pide
show-board = Ver el tablero
show-offer = Ver las cartas
show-form = Ver la pregunta
tile-free = { $tile }: libre
tile-selected = seleccionada
tile-able = puede actuar
may-attack = se puede atacar
may-choose = se puede elegir
owner-you = de tu lado
owner-opponent = del lado de tu oponente
owner-player = del jugador { $number }
owner-nobody = de nadie
value-of = { $name } { $now } de { $most }
printed = impreso { $value }
leader-used = Ya usada este turno.
until-lasting = Duradero:
from-aura = Del aura de { $name }:
until-this-turn = Este turno:
until-turn-of-p1 = Hasta el turno del jugador 1:
until-turn-of-p2 = Hasta el turno del jugador 2:
outcome = quedaría con salud { $health }
outcome-gone = moriría
until-next-attack = Hasta el próximo ataque:

## Puzzles

title-puzzles = Problemas
title-puzzle = Problema
title-solution = Solución
about-puzzles = Uno cada día, y muchos más
puzzle-of-day = Problema del día
puzzle-solve = Resolverlo
puzzle-again = Resuelto: verlo otra vez
training = Práctica: { $kind }
more-puzzles = Más problemas
streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
solved-of = { $solved } de { $all } resueltos
missed-by = { $name } no lo encuentra
puzzle-win = Gana en este turno
puzzle-survive = Sobrevive al turno siguiente
puzzle-left = ¿Qué quedará?
unsolved = Solo los no resueltos
no-puzzles = No hay ningún problema así.
forecast = ¿Cuánto quedará de cada uno después? 0 si desaparece.
now = ahora { $now }
check = Comprobar
hint = Pista
solved = Resuelto
not-solved = Sin resolver
try-again = Otra vez
next-puzzle = Problema siguiente
play-on = Seguir jugando desde aquí
gone-unknown-puzzle = { problem-unknown-puzzle }
problem-unknown-puzzle = No existe ese problema

## Analysis

title-analysis = Análisis
problem-interrupted = El análisis se ha interrumpido.

## Your matches

title-matches = { your-matches }
all-matches = Todas tus partidas y tus resultados
game = Juego
ended-matches = Terminadas
in-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
no-record = Aún no ha terminado ninguna partida tuya en este navegador.
export-record = Guardar en un archivo
import-record = Añadir de un archivo
record-added = Partidas añadidas: { $count }.
record-known = Ya estaban: { $count }.
record-bad = Excluidas por no ser partidas terminadas: { $count }.
record-too-many = No se añadió nada: con { $count } más, el historial tendría más de { $most } partidas.
record-full = El historial está lleno ({ $most } partidas): cada nueva ocupa el lugar de la más antigua. Un archivo las guarda todas.
unreadable = Entradas guardadas en este navegador que no se pueden leer y quedan apartadas: { $count }.
saves-nothing = Este navegador no guarda nada ahora: todo dura hasta que cierres esta página.

## Connections

lost = Se ha perdido la conexión; reintentando…
try-now = Reintentar ya
draining = El servidor se detendrá un momento. Tu partida está guardada y seguirá cuando vuelva; no empiezan otras nuevas.
waiting-friend = Esperando a tus amigos
waiting-link = Envía este enlace. La partida empieza cuando todos los puestos están ocupados.
waiting-watch = La partida empieza cuando todos los puestos están ocupados. La verás aquí.
waiting-listed = Mientras esperas aquí, la partida figura en la lista de mesas abiertas.
place-taken = ocupado
place-free = en espera
a-person = Una persona
copy = Copiar enlace
take-over = Continuar aquí
load-again = Recargar
gone-version-changed = El servidor se ha actualizado. Recarga esta página.
gone-unknown-match = { problem-unknown-match }
gone-rules-changed = Las reglas han cambiado desde que empezó esta partida
gone-seat-taken = { problem-seat-taken }
gone-not-joined = Esta partida espera a otros jugadores
gone-other-device = Estás en esta partida en otra ventana
gone-taken-over = La partida continúa en otra ventana
gone-ended = El operador del servidor dio por terminada esta partida
gone-flood = Se han enviado demasiados mensajes
gone-not-understood = Esta página y el servidor no se entienden. Recárgala.
problem-fault = Algo ha fallado aquí. No se ha perdido nada: recarga la página.
problem-offline = No hay respuesta. Comprueba la conexión y si el servidor está en marcha.
problem-unknown-game = No existe ese juego
problem-unknown-match = Esta partida no existe
problem-unknown-scenario = No existe ese escenario
problem-often-rated = En un día solo cuentan tres partidas puntuadas entre dos personas. Jueguen una sin puntuar.
problem-seat-taken = Todos los puestos de esta partida están ocupados
problem-storage = Ahora no se puede guardar nada. Nada ha cambiado; inténtalo otra vez.
problem-draining = El servidor está a punto de detenerse y no empieza partidas nuevas. Inténtalo de nuevo en unos minutos.
problem-too-many = Se pidió demasiado a la vez. Inténtalo de nuevo más tarde.
problem-name-unseen = Escribe un nombre de letras, cifras y signos, 40 como máximo.
problem-name-mixed = Escribe cada palabra del nombre en un solo alfabeto.
problem-name-kept = Este nombre está reservado. Elige otro.
problem-name-taken = Este nombre ya está en esta partida. Elige otro.

## Rulebook, replays, decks

search = Buscar
sections = Secciones
clauses =
    { $count ->
        [one] { $count } cláusula
       *[other] { $count } cláusulas
    }
more-scenarios =
    { $count ->
        [one] { $count } escenario más
       *[other] { $count } escenarios más
    }
open-replay = Abrir un archivo de repetición
back = Una acción atrás
forward = Una acción adelante
run = Reproducir
pause = Pausa
step = Paso
claims = Lo que afirma el escenario
holds = se cumple
fails = no se cumple
proves = Demuestra
walk = Reproducción
to-start = Ir al principio
back-event = Un evento atrás
forward-event = Un evento adelante
go-on-bot = Continuar desde aquí contra un bot
go-on-both = Continuar desde aquí con ambos bandos
about-replays = Abre un archivo de repetición, o suéltalo aquí, y recórrelo con ambas manos a la vista.
mentioned = Cartas relacionadas
problem-too-large = El archivo es demasiado grande
problem-too-long = El texto es demasiado largo
download = Descargar
any = Cualquiera
kind = Tipo
rarity = Rareza
add = Añadir
remove = Quitar
look = Ver { $card }
cards = Cartas
decks-own = Tus mazos
leader = Líder
delete = Eliminar

## Credits

credits-theagon = Theagon es software libre con la licencia
credits-figures = Figuras
credits-type = Tipografía
credits-programs = Programas
credits-games = Juegos
credits-owners = Los nombres de los juegos pertenecen a sus dueños, que no participan en este proyecto.

## Choosing and looking

because = porque
do-play = Jugarla
do-attack = Atacar
do-choose = Elegir
do-mode = Elegir esto
rule = Regla
look-hint = Señala algo del tablero para verlo en detalle; elige una línea del registro para ver por qué ocurrió.
tempo = Velocidad de las animaciones
tempo-none = sin animaciones
sound-on = Activar
sound-off = Sin sonido
volume = Volumen del sonido
end-anyway = Quedan ataques: ¿terminar?
warn-of-attacks = Preguntar antes de terminar un turno con ataques pendientes y antes de lo que pierde la partida
menu = Menú
unit = Detalles
copied = Copiado
refused-not-yours = No te toca decidir.
refused-stale = La partida ha avanzado entretanto.
refused-storage = { problem-storage }
refused-too-long = { problem-too-long }
refused-draining = { problem-draining }
refused-spectator = Los espectadores no pueden actuar.
refused-match-over = La partida ha terminado.
refused-no-hints = Las pistas son para las partidas contra bots.
played-last = Jugado
is-possible = Nada lo impide.
watching = Estás viendo la partida como espectador.
watching-later =
    { $count ->
        [one] Lo ves todo { $count } segundo después que los jugadores.
       *[other] Lo ves todo { $count } segundos después que los jugadores.
    }

## Warnings

time-short = Se te acaba el tiempo.
would-lose = Con esto perderías la partida. Hazlo otra vez si lo quieres de verdad.

## Friends

phrases = Decir algo
phrases-mute = No mostrar las frases de otros
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = Bien jugado.
phrase-thanks = Gracias.
phrase-oops = Ups.
phrase-one-moment = Un momento, por favor.
cancel-invitation = Cancelar la invitación
link-here-only = Esta mesa solo está abierta en este equipo, así que el enlace solo funciona aquí. Para jugar en tu red, ciérrala e inicia
link-beyond = Para jugar por internet, pon en marcha un servidor: docs/operating.md de Theagon explica cómo.
link-code = Código QR del enlace
link-code-use = Para entrar desde un móvil, apunta la cámara al código.
title-tables = Mesas abiertas
title-table = Una mesa abierta
about-tables = Únete a una partida que espera a cualquiera
tables-none = Ahora no hay mesas abiertas.
tables-some = { $count ->
    [one] { $count } mesa abierta.
   *[other] { $count } mesas abiertas.
 }
tables-off = Este servidor no lleva una lista de mesas abiertas.
table-places = Jugadores: { $taken } de { $seats }
table-new = recién abierta
table-waits = espera desde hace { $time }
table-yours = tu mesa
table-of = La mesa de { $name }
table-gone = Esta mesa ya no está abierta
open-table = Abrir una mesa
open-table-how = Elige un juego, luego un amigo como oponente, y permite que se una cualquiera.
anyone-joins = Puede unirse cualquiera
anyone-joins-hint = La partida aparece en la lista de mesas abiertas.
rated = Puntuada
rated-hint = La partida cuenta para ambos. No se deshace nada, cada turno tiene un límite de tiempo y el azar decide quién empieza.
rated-match = Esta partida es puntuada: no se deshace nada y quien se rinde pierde.
rating-told = { $rating } ± { $deviation }
rating-told-new = { $rating }, nueva
your-rating = Tu puntuación: { $rating }
rating-of = Puntuación
rating-change = { $rating } ({ $gain })
ask-name = ¿Cómo debe llamarte tu amigo?
ask-name-once = Se pregunta una sola vez; el nombre vale para todas las partidas nuevas.
waiting-opponent = Esperando rival
waiting-code = O este código:
waiting-code-where = Tu amigo lo escribe en { $address }
title-join = Unirse con un código
join-how = La página de tu amigo muestra un código de seis letras mientras espera.
join-code = El código de la partida de un amigo
find-opponent = Buscar rival
find-how = Te sientas a una mesa abierta, o esperas en una tuya.
live-matches = Partidas para ver
watch = Ver
ask-deck = ¿Qué mazo llevas?
has-left = { $name } ha dejado la partida.
claim-win = Reclamar la victoria
rematch-asked = Te espera la revancha.
refused-nobody-left = Aún no lleva ausente lo bastante: dos minutos.
anyone = Cualquiera
