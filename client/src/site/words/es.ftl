### The words of a site without a server, whose table runs in the page.

credits-python = Python y sus bibliotecas, con los que la mesa funciona en esta página: licencias
needs-server = Para invitar a amigos por enlace hace falta un servidor. Dos personas pueden jugar en este dispositivo.
table-loading = Cargando la mesa
table-loaded = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
table-starting = Preparando la mesa…
table-elsewhere = La mesa está abierta en otra pestaña
table-elsewhere-how = Solo puede estar en una pestaña. Si continúas aquí, la otra lo guarda todo y se detiene.
table-taken = La mesa está ahora en otra pestaña
table-taken-how = Todo está guardado. Puedes continuar aquí y detener la otra pestaña.
update-ready = Hay una versión nueva del sitio. La página se vuelve a cargar; tu partida continúa.
update-take = Actualizar
update-later = Más tarde
keeping-promised = Este navegador conserva tus partidas y mazos hasta que los borres.
keeping-open = Este navegador puede borrar tus partidas y mazos si tardas mucho en volver o si se llena el disco.
keeping-refused = El navegador no lo permite. Instala este sitio o guárdalo en favoritos y vuelve a intentarlo, o guarda tus repeticiones y mazos como archivos.
keep = Conservarlos

failed-old-browser = Este navegador es demasiado antiguo
failed-insecure = Esta dirección no es segura
failed-no-wasm = WebAssembly está desactivado
failed-no-storage = Este navegador no puede guardar tus partidas
failed-download = No se ha podido cargar la mesa
failed-memory = No hay memoria suficiente
failed-fault = La mesa se ha detenido
failed-how-old-browser = La mesa funciona en tu navegador, que debe ser más reciente: Chrome o Edge 95, Firefox 114, Safari 16.4 o posterior.
failed-how-insecure = Los navegadores solo ejecutan la mesa en una dirección que empieza por https. Prueba la misma dirección con https, o avisa a quien lleva el sitio.
failed-how-no-wasm = La mesa funciona en tu navegador y necesita WebAssembly. Actívalo en los ajustes, o desactiva lo que lo bloquea: una extensión, o el modo de aislamiento en dispositivos Apple.
failed-how-no-storage = Quizá sea una ventana privada, sus datos estén bloqueados o el disco esté lleno. Abre la página en una ventana normal, permite sus datos o libera espacio. Después inténtalo otra vez.
failed-how-download = Comprueba la conexión e inténtalo otra vez.
failed-how-memory = Cierra otras pestañas o programas e inténtalo otra vez. Tus partidas están guardadas.
failed-how-fault = Tus partidas están guardadas. Inténtalo otra vez.
failed-details = Detalles
