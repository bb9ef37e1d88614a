/* Calls of entries. There are no globals, so several threads may call at once, each with its own machine. The rules
 * run without the GIL. */

#include <time.h>

static const Bytes NOTHING = {NULL, 0};

/* Outcomes of a call: a fault of the rules, an action that they do not accept, a signal. */
enum outcome { DONE, FAULT_RAISED, NOT_ACCEPTED, SIGNALLED };

/* Call an entry on a world whose state lies at `state`. */
static enum outcome run_at(const Entry *entry, World *g, State *state, const int64_t *a, Bytes bytes, int64_t *result) {
#ifdef CHECKED
    if (setjmp(guard)) return FAULT_RAISED;
#endif
    *result = entry->call(g, state, a, bytes);
    return DONE;
}

/* Call an entry on a world with its own state. */
static enum outcome run(const Entry *entry, World *g, const int64_t *a, Bytes bytes, int64_t *result) {
    return run_at(entry, g, (State *)g, a, bytes, result);
}

/* Call an entry for Python, which may give an illegal action. */
static enum outcome run_asked(const Entry *entry, World *g, const int64_t *a, Bytes bytes, int64_t *result) {
#if defined(ACT) && defined(ACCEPTS)
    if (entry == &entries[ACT]) {
        int64_t accepted = 0;
        enum outcome outcome = run(&entries[ACCEPTS], g, a, bytes, &accepted);
        if (outcome != DONE || !accepted) return outcome == DONE ? NOT_ACCEPTED : outcome;
    }
#endif
    return run(entry, g, a, bytes, result);
}

/* Raise the error of a failed call; a fault's error ends with `where`. A signal handler has already raised its error. */
static void raise_outcome(enum outcome outcome, int64_t action, const char *where) {
    if (outcome == NOT_ACCEPTED) {
        PyErr_Format(PyExc_ValueError, "act: action must be legal now, not %lld", (long long)action);
    }
#ifdef CHECKED
    PyObject *kinds[] = {PyExc_IndexError, PyExc_OverflowError, PyExc_AssertionError, PyExc_ZeroDivisionError,
                         PyExc_ValueError};
    if (outcome == FAULT_RAISED) PyErr_Format(kinds[fault.kind], "%s%s", fault.text, where);
#else
    (void)where;
#endif
}

/* Between `unlock` and `lock` the rules run without the GIL, on machines that no other call uses. */
typedef struct {
    Memory **machines;
    int count;
    PyThreadState *thread;
    double next;
} Pause;

static double now(void) {
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Returns -1 with an error if a machine is busy: in another thread, or in this one under a signal handler. */
static int unlock(Pause *pause, Memory **machines, int count) {
    for (int k = 0; k < count; k++) {
        if (!machines[k]->busy) continue;
        PyErr_SetString(PyExc_RuntimeError, "the machine is busy: give each thread its own machine");
        return -1;
    }
    for (int k = 0; k < count; k++) machines[k]->busy = 1;
    *pause = (Pause){machines, count, PyEval_SaveThread(), 0};
    return 0;
}

static void lock(Pause *pause) {
    PyEval_RestoreThread(pause->thread);
    for (int k = 0; k < pause->count; k++) pause->machines[k]->busy = 0;
}

/* Called in long loops: let Python handle signals about every 50 ms. Their handlers may raise (Ctrl-C). */
static enum outcome breathe(Pause *pause) {
    double time = now();
    if (!pause->next) pause->next = time + 0.05;
    if (time < pause->next) return DONE;
    pause->next = time + 0.05;
    PyEval_RestoreThread(pause->thread);
    int raised = PyErr_CheckSignals();
    pause->thread = PyEval_SaveThread();
    return raised ? SIGNALLED : DONE;
}

/* entry(memory, arguments...) */
static PyObject *call_entry(const Entry *entry, PyObject *const *args, Py_ssize_t n) {
    Held held;
    held.count = 0;
    Bytes bytes = {NULL, 0};
    int64_t a[MAX_PARAMETERS] = {0}, result = 0;
    Py_ssize_t wanted = (Py_ssize_t)strlen(entry->takes);
    if (check_count(entry->name, n, wanted + 1) < 0) return NULL;
    PyObject *returned = NULL;
    Pause pause;
    Memory *memory = hold_memory(&held, args[0]);
    if (!memory) goto done;
    for (Py_ssize_t i = 0; i < wanted; i++) {
        if (entry->takes[i] == 'b') {
            bytes.size = entry->buffer;
            bytes.at = hold(&held, args[i + 1], BYTES, entry->buffer, entry->name, NULL);
            if (!bytes.at) goto done;
        } else if (read_number(entry->name, &entry->arguments[i], args[i + 1], &a[i]) < 0) {
            goto done;
        }
    }
    if (unlock(&pause, &memory, 1) < 0) goto done;
    enum outcome outcome = run_asked(entry, &memory->world, a, bytes, &result);
    lock(&pause);
    if (outcome != DONE) raise_outcome(outcome, a[0], "");
    else if (entry->gives == 'n') returned = Py_NewRef(Py_None);
    else returned = entry->gives == 'b' ? PyBool_FromLong((long)result) : PyLong_FromLongLong(result);
done:
    release(&held);
    return returned;
}

/* Return the entry of this name, or NULL with an error. */
static const Entry *entry_named(PyObject *object) {
    const char *name = PyUnicode_AsUTF8AndSize(object, NULL);
    for (size_t i = 0; name && i < sizeof entries / sizeof *entries; i++) {
        if (strcmp(name, entries[i].name) == 0) return &entries[i];
    }
    if (name) PyErr_Format(PyExc_AttributeError, "the program " PROGRAM_NAME " has no entry %s", name);
    return NULL;
}

/* repeat(memory, entry, times, argument): call an entry with at most one int; returns the sum of its results. */
static PyObject *py_repeat(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("repeat", n, 4) < 0) return NULL;
    Held held;
    held.count = 0;
    PyObject *returned = NULL;
    int64_t sum = 0, result = 0, times = 0, argument = 0;
    enum outcome outcome = DONE;
    Pause pause;
    Memory *memory = hold_memory(&held, args[0]);
    const Entry *entry = memory ? entry_named(args[1]) : NULL;
    if (!entry) goto done;
    if (strchr(entry->takes, 'b') || strlen(entry->takes) > 1) {
        PyErr_Format(PyExc_ValueError, "repeat: entry must take at most one int, not as %s", entry->name);
        goto done;
    }
    if (read_between("repeat", "times", args[2], 0, INT32_MAX, &times) < 0) goto done;
    if (*entry->takes && read_number("repeat", &entry->arguments[0], args[3], &argument) < 0) goto done;
    if (unlock(&pause, &memory, 1) < 0) goto done;
    for (int64_t i = 0; i < times && outcome == DONE; i++) {
        outcome = run_asked(entry, &memory->world, &argument, NOTHING, &result);
        if (outcome == DONE && i % 256 == 255) outcome = breathe(&pause);
        sum += result;
    }
    lock(&pause);
    if (outcome != DONE) raise_outcome(outcome, argument, "");
    else returned = PyLong_FromLongLong(sum);
done:
    release(&held);
    return returned;
}
