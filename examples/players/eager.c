/* A player in C, without a library for JSON: it takes the first action that does not end its turn.
 * To build it: cc -O2 -o eager eager.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char ACTION[] = "{\"action\":", NOTATION[] = ",\"notation\":\"";

/* Return the action to take among the legal ones of a decision. */
static long chosen(const char *message) {
    long last = -1;
    for (const char *at = strstr(message, ACTION); at != NULL; at = strstr(at, ACTION)) {
        char *end;
        last = strtol(at + strlen(ACTION), &end, 10);
        if (strncmp(end, NOTATION, strlen(NOTATION)) == 0 && strncmp(end + strlen(NOTATION), "end", 3) != 0)
            return last;
        at = end;
    }
    return last;
}

int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strstr(line, "\"type\":\"hello\"") != NULL)
            puts("{\"wants\":[]}");
        else if (strstr(line, "\"type\":\"decide\"") != NULL)
            printf("{\"action\":%ld}\n", chosen(line));
        fflush(stdout);
    }
    return 0;
}
