### The words of a site without a server, whose table runs in the page.

credits-python = Python and its libraries, which run the table in this page: licences
needs-server = Inviting friends by a link needs a server. Two people can play on this device.
table-loading = Loading the table
table-loaded = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
table-starting = Starting the table…
table-elsewhere = The table is open in another tab
table-elsewhere-how = Only one tab can have it. If you continue here, the other tab saves everything and stops.
table-taken = The table is in another tab now
table-taken-how = Everything is saved. You can continue here and stop the other tab.
update-ready = A new version of the site is here. The page loads again; your match goes on.
update-take = Update
update-later = Later
keeping-promised = This browser keeps your matches and decks until you delete them.
keeping-open = This browser may delete your matches and decks if you stay away for long or the disk is full.
keeping-refused = The browser refused. Install this site or bookmark it and try again, or save your replays and decks as files.
keep = Keep them

failed-old-browser = This browser is too old
failed-insecure = This address is not secure
failed-no-wasm = WebAssembly is off
failed-no-storage = This browser cannot save your matches
failed-download = The table could not be loaded
failed-memory = There is not enough memory
failed-fault = The table has stopped
failed-how-old-browser = The table runs in your browser, which must be newer: Chrome or Edge 95, Firefox 114, Safari 16.4, or later.
failed-how-insecure = Browsers run the table only at an address that begins with https. Try the same address with https, or tell whoever runs the site.
failed-how-no-wasm = The table runs in your browser and needs WebAssembly. Turn it on in the settings, or turn off what blocks it: an extension, or Lockdown Mode on Apple devices.
failed-how-no-storage = Perhaps this is a private window, its data are blocked, or the disk is full. Open the page in a normal window, allow its data, or make room. Then try again.
failed-how-download = Check your connection, and try again.
failed-how-memory = Close other tabs or programs, and try again. Your matches are saved.
failed-how-fault = Your matches are saved. Try again.
failed-details = Details
