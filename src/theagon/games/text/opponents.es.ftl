### Quién juega en lugar de una persona: los ocho adversarios desde el más débil, cada uno con una palabra sobre su
### carácter, y los bots que no son ninguno de ellos.

bot-level-1 = Narciso
bot-level-2 = Orfeo
bot-level-3 = Ícaro
bot-level-4 = Atalanta
bot-level-5 = Áyax
bot-level-6 = Teseo
bot-level-7 = Dédalo
bot-level-8 = Odiseo
bot-level-1-character = Solo tiene ojos para unos pocos favoritos y pasa por alto casi todo lo demás. Es fácil de vencer.
bot-level-2-character = Da un paso cada vez, sueña y pasa cosas por alto.
bot-level-3-character = Se lanza a lo que parece mejor en el momento, pero nunca deja escapar una victoria.
bot-level-4-character = Es rápida y pasa por alto alguna que otra cosa.
bot-level-5-character = Saca todo el partido a su turno y no se pregunta qué vendrá después.
bot-level-6-character = Piensa también en tu respuesta, pero olvida lo que has mostrado.
bot-level-7-character = Imagina cómo puede acabar cada acción y no olvida nada.
bot-level-8-character = Sopesa cada plan muchas veces. Nadie aquí es más difícil de vencer.
bot-own-character = Un bot que trae quien ofrece esta mesa.
bot-greedy = Bot voraz
bot-random = Bot aleatorio
bot-search = Bot de búsqueda
