# Lo que dicen las lecciones, aparte de los textos de sus archivos.

first = Eso es posible, pero antes: { $action }.
step = { $step } de { $length }
typing = Escribe una acción; o: actions, undo, quit.
possible = Se pide: { $actions }
nothing-to-undo = No hay nada que deshacer.
left = La lección termina aquí: lo que pide ya no se puede hacer.
puzzle = Tu primer problema
about-puzzle = Un turno para ganar, todo a la vista y nada iluminado. Si la quieres, hay una pista.
