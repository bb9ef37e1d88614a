### Las palabras de la mesa. Lo que dice el juego viene del servidor.

## Pages

home = Inicio
pages = Páginas
skip = Ir al contenido
title-play = Jugar
title-match = Partida
title-watch = Como espectador
title-rulebook = Reglamento
title-scenario = Escenario
title-decks = Mazos
title-replay = Repeticiones
title-credits = Créditos
title-lost = Esta página no existe
language = Idioma
daylight = Colores de día
sound = Sonido

## Home

motto = El certamen de los dioses
about-hand-of-the-gods = Invoca dioses, bestias y héroes sobre un tablero de arcilla y derriba la torre de invocación rival.
about-decks = Crea los tuyos
about-rulebook = Cada cláusula, con su prueba
about-replay = Recorre de nuevo una partida
play-now = Jugar ya
choose-match = Elegir mazo y rival
your-matches = Tus partidas
a-friend = Un amigo
state-waiting = en espera
state-running = seguir
state-won = ganada
state-lost = perdida
state-drawn = empate
state-over = acabada

## A new match

your-deck = Tu mazo
own-deck = tuyo
build-deck = Crear un mazo
opponent = Rival
bot-greedy = Bot voraz
bot-random = Bot al azar
with-friend = Un amigo, por enlace
with-same-device = Dos en este dispositivo
their-deck = El mazo rival
by-chance = Al azar
further = Acuerdos
who-begins = Quién empieza
you-begin = Tú
they-begin = El rival
turn-limit = Tiempo por turno
no-limit = Sin límite
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
watch-delay = Los espectadores lo ven con retraso de
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
graveyard = Cementerio
removed = Fuera del juego
offered = Cartas ofrecidas
log = Qué ha pasado
why = Por qué ha pasado
beside = Junto al tablero
close = Cerrar
you = Tú
player = Jugador { $number }
away = ausente
leader-used = Usada este turno.
not-now = Ahora no es posible
connecting = Conectando …
showing = …
thinking = Decide { $name }
expect-turn = Tu turno: juega, mueve, ataca o termínalo
expect-place = Elige dónde
expect-mulligan = Elige las cartas que cambias
expect-target = Elige un objetivo
expect-destination = Elige adónde va
expect-discover = Elige una de estas cartas
won-you = Has ganado en el turno { $turn }
won = { $name } ha ganado en el turno { $turn }
drawn = Empate en el turno { $turn }
keep-all = Quedarse todas
exchange =
    { $count ->
        [one] Cambiar { $count } carta
       *[other] Cambiar { $count } cartas
    }
end-turn = Terminar turno
take-back = Deshacer
no-take-back-nothing-done = No hay nada que deshacer
no-take-back-another-decided = Otro ha decidido después
no-take-back-chance = Intervino el azar
no-take-back-revealed = Mostró una carta oculta
no-take-back-match-over = La partida ha acabado
take-back-asked = Has pedido deshacer tu última acción
take-back-asks = Tu rival pide deshacer la última acción
allow = Permitir
refuse = Negar
resign = Rendirse
resign-sure = ¿Dar la partida por perdida?
go-on = Seguir
rematch = Revancha
look-again = Volver a verla
new-match = Nueva partida
share = Enlace para espectadores
pass-device = Pasa el dispositivo a { $name }
type = En texto
type-label = Escribe una acción, como move b2 c3, o why not attack c3 d3
type-mulligan = y los números de las cartas que cambias
possible = Posible ahora

## Tiles and units

tile-free = { $tile }: libre
tile-blocked = { $tile }: bloqueada
tile-selected = seleccionada
tile-able = puede actuar
may-move = se puede mover aquí
may-attack = se puede atacar
may-play = se puede elegir
may-warcry = se puede elegir
may-leader = se puede elegir
may-choose = se puede elegir
owner-you = tuya
owner-opponent = del rival
owner-player = del jugador { $number }
owner-nobody = de nadie
health-of = salud { $health } de { $maximum }
from-aura = Del aura de { $name } ({ $tile }):
until-lasting = Duradero:
until-this-turn = Este turno:
until-turn-of-p1 = Hasta el turno del jugador 1:
until-turn-of-p2 = Hasta el turno del jugador 2:
guarded = Vigilada: los enemigos no pueden atacarla

## Connections

lost = Se ha perdido la conexión; reintentando …
try-now = Reintentar ya
waiting-friend = Esperando a tu amigo
waiting-link = Envía este enlace; la partida empieza cuando se abra y se elija un mazo.
copy = Copiar el enlace
take-over = Seguir aquí
load-anew = Recargar
gone-version-changed = El servidor se ha renovado. Recarga esta página.
gone-unknown-match = No existe esa partida
gone-rules-changed = Las reglas han cambiado desde que empezó esta partida
gone-seat-taken = Los dos puestos de esta partida están ocupados
gone-not-joined = Esta partida espera a un jugador
gone-other-device = Estás en esta partida en otra ventana
gone-taken-over = La partida sigue en otra ventana
gone-flood = Se han enviado demasiados mensajes
gone-not-understood = Esta página y el servidor no se entienden. Recárgala.
problem-fault = Algo ha fallado aquí. No se ha perdido nada: vuelve a cargar la página.
problem-offline = El servidor no responde. ¿Está en marcha?
problem-unknown-match = No existe esa partida
problem-seat-taken = Los dos puestos de esta partida están ocupados
problem-storage = El servidor no puede guardar nada ahora. Nada ha cambiado; inténtalo otra vez.

## Rulebook, replays, decks

search = Buscar
sections = Secciones
clauses =
    { $count ->
        [one] { $count } cláusula
       *[other] { $count } cláusulas
    }
proved-by =
    { $count ->
        [one] Lo prueba { $count } escenario
       *[other] Lo prueban { $count } escenarios
    }
open-replay = Abrir una repetición
back = Atrás
forward = Adelante
run = Reproducir
pause = Pausa
step = Paso
claims = Lo que afirma el escenario
holds = se cumple
fails = no se cumple
proves = Demuestra
walk = Recorrido
to-start = Al principio
back-event = Un suceso atrás
forward-event = Un suceso adelante
go-on-bot = Seguir desde aquí contra un bot
go-on-both = Jugar ambos bandos
about-replays = Abre el archivo de una partida, o suéltalo aquí, y recórrela con ambas manos a la vista.
mentioned = Cartas que menciona
problem-too-large = El archivo es demasiado grande para ser una repetición
download = Descargar
any = Todas
kind = Tipo
rarity = Rareza
add = Añadir
remove = Quitar
pantheon = Panteón
look = Ver { $card }
cards = Cartas
nothing-found = Ninguna carta es así.
decks-own = Tuyos
decks-given = Del juego
mistake-at = Línea { $line }, columna { $column }
deck-name = Nombre
leader = Líder
start-from = Partir de
curve = Cartas por coste, de 0 a 7 o más: { $counts }
legal = Este mazo se puede jugar
as-text = Como texto
as-cards = Como cartas
open-file = Abrir un archivo
keep = Guardar
kept = Guardado en este navegador
not-kept = Este navegador no guarda nada
drop = Olvidar

## Credits

credits-theagon = Theagon es software libre con la licencia
credits-figures = Figuras
credits-type = Letra
credits-games = Juegos
credits-owners = Los nombres de los juegos son de sus dueños, que no participan en este proyecto.

## Choosing and looking

because = porque
do-play = Jugarla
do-warcry = Usar el grito
do-leader = Usar la habilidad
do-move = Mover aquí
do-attack = Atacar
do-choose = Elegir
printed = impreso { $value }
rule = Regla
look-hint = Señala una unidad para verla entera; elige una línea de arriba para ver por qué pasó.
tempo = Velocidad de los sucesos
tempo-none = no se muestran
menu = Partida
unit = Unidad
copied = Copiado
refused-not-yours = No te toca decidir.
refused-stale = La partida ha seguido entretanto.
refused-storage = El servidor no puede guardar nada ahora. Nada ha cambiado; inténtalo otra vez.
refused-spectator = Quien mira no puede actuar.
refused-match-over = La partida ha acabado.
played-last = Última jugada
is-possible = Nada lo impide.
watching = Estás mirando.
watching-later =
    { $count ->
        [one] Lo ves todo { $count } segundo después que los jugadores.
       *[other] Lo ves todo { $count } segundos después que los jugadores.
    }
