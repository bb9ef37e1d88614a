/* What threads.c uses of Pyodide's C library. */

#pragma once

int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
