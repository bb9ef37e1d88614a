/* What calls.c uses of Pyodide's C library. */

#pragma once

#define TIME_UTC 1
struct timespec { long long tv_sec; long tv_nsec; };
int timespec_get(struct timespec *, int);
