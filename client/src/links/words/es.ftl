### Las palabras de los enlaces que llevan consigo lo que abren.

copy-position = Copiar enlace a esta posición
deck-by-link = Este mazo llegó con un enlace. Guárdalo para conservarlo.
link-long = El enlace tiene { $size } KB, y algunas aplicaciones cortan los largos. Si no se abre allí, envía el archivo.
position = Una posición desde la que seguir
problem-link-bad = Este enlace está dañado, cortado o es de una versión posterior. Pídelo otra vez, o pide el archivo.
problem-link-old-browser = Este navegador es demasiado antiguo para enlaces que llevan un mazo o una partida. Usa el archivo.
problem-link-too-long = Un enlace con todo esto sería más largo de lo que abren los navegadores. Descárgalo y envía el archivo.
