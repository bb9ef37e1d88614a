### The words of a site without a server, whose table runs in the page.

credits-python = Python и его библиотеки, на которых стол работает на этой странице: лицензии
needs-server = Чтобы приглашать друзей по ссылке, нужен сервер. За этим устройством могут играть двое.
table-loading = Стол загружается
table-loaded = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ
table-starting = Стол готовится…
table-elsewhere = Стол открыт в другой вкладке
table-elsewhere-how = Он может быть только в одной вкладке. Если продолжить здесь, другая всё сохранит и остановится.
table-taken = Стол теперь в другой вкладке
table-taken-how = Всё сохранено. Можно продолжить здесь, тогда другая вкладка остановится.
update-ready = Есть новая версия сайта. Страница загрузится заново, партия продолжится.
update-take = Обновить
update-later = Позже

failed-old-browser = Этот браузер слишком старый
failed-insecure = Этот адрес не защищён
failed-no-wasm = WebAssembly отключён
failed-no-storage = Этот браузер не может сохранять партии
failed-download = Стол не удалось загрузить
failed-memory = Не хватает памяти
failed-fault = Стол остановился
failed-how-old-browser = Стол работает в вашем браузере, а для этого нужен более новый: Chrome или Edge 95, Firefox 114, Safari 16.4 или новее.
failed-how-insecure = Браузеры запускают стол только по адресу, который начинается с https. Откройте тот же адрес с https или сообщите тому, кто ведёт сайт.
failed-how-no-wasm = Стол работает в вашем браузере, и ему нужен WebAssembly. Включите его в настройках или отключите то, что его блокирует: расширение или режим блокировки на устройствах Apple.
failed-how-no-storage = Возможно, это приватное окно, данные страницы заблокированы или диск заполнен. Откройте страницу в обычном окне, разрешите ей данные или освободите место. Потом попробуйте ещё раз.
failed-how-download = Проверьте соединение и попробуйте ещё раз.
failed-how-memory = Закройте другие вкладки или программы и попробуйте ещё раз. Ваши партии сохранены.
failed-how-fault = Ваши партии сохранены. Попробуйте ещё раз.
failed-details = Подробности
