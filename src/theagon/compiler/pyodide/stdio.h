/* What the fixed C texts use of Pyodide's C library. */

#pragma once
#include <stddef.h>

int snprintf(char *, size_t, const char *, ...);
