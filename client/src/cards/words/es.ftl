### Las palabras de los mazos en construcción.

deck-make-card = Crea tus propias cartas
deck-more = Más
deck-unnamed = Mazo nuevo
deck-begun = Elige { $size } cartas: pulsa una carta para añadirla.
deck-copies = Copias de una carta, como máximo: { $limits }.
decks-unsaved = Sin guardar
deck-draft = Sin guardar. Se queda aquí mientras miras otras cosas.
deck-discard = Descartar
play-with-deck = Jugar con este mazo
name-needed = Ponle un nombre al mazo.
name-taken = Otro mazo tuyo se llama { $name }.
deck-replace = Reemplazarlo
deck-save-as = Guardar como { $name }
paste-code = Pegar código
paste-how = Un código, un enlace o una lista de nombres de cartas
paste-read = Leer
paste-done = { $count ->
    [one] Leído: { $name }, { $count } carta.
   *[other] Leído: { $name }, { $count } cartas.
}
paste-unknown = No se encontró: { $lines }
paste-other = Este mazo es de { $game }.
paste-open-there = Abrirlo allí
paste-empty = No hay nada que pegar.
paste-mistyped = Este código está incompleto o mal escrito, o tiene cartas que esta mesa no conoce.
paste-foreign = Este código es de otro programa. Pega la lista de los nombres de sus cartas.
paste-nothing = No se reconoce ningún mazo en este texto.

start-from = Cargar un mazo
new-deck = Nuevo
empty-deck = Vaciar
duplicate = Duplicar
copy-code = Copiar código
set-aside = Apartadas, porque ya no encajan
curve = Cartas por costo, de 0 a 7 o más: { $counts }
legal = Este mazo es válido
as-text = Como texto
as-cards = Como cartas
open-file = Abrir un archivo
save = Guardar
saved = Guardado en este navegador
not-saved = { saves-nothing }
too-many-decks = No guardado: este navegador guarda como máximo { $most } mazos de un juego. Borra uno antes.
deck-name = Nombre
mistake-at = Línea { $line }, columna { $column }
mistakes-in-english = Las explicaciones del texto están en inglés.
nothing-found = No hay cartas que coincidan.
found-unfiltered = { $count ->
    [one] Sin filtros: { $count } carta
   *[other] Sin filtros: { $count } cartas
}
opening-hand = Mano inicial
opening-exchange = Elige las cartas que quieras cambiar. Solo se cambia una vez.
opening-drawn = Una de las manos con las que puede empezar este mazo.
opening-none = Este mazo aún no tiene cartas.
exchange = Cambiar
draw-again = Robar otra mano
