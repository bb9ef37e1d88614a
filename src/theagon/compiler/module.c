/* The Python interface of a kernel, the same for every game. It checks whatever comes from Python: numbers by the
 * domains that the program declares, buffers for their size, the type of their items and whether two overlap. There are
 * no globals, so several threads may call at once, each with a machine of its own. The rules run without the GIL.
 *
 * This text follows Python.h, runtime.c, the rules, and the facts of the program: `entries`, ENTRY_METHODS,
 * SOURCE_HASH, SEATS, ACTION_SPACE, DECKS_AT, DECKS_SIZE, the number of each entry that follows a convention, such as
 * MATCH, and STEP if there are all that `step` needs. Its errors say the same as those of `theagon.kernel.arguments` and
 * of interpreted machines. */

#include <time.h>

enum { MAX_BUFFERS = 14, NUMBER_WORDS = 60 };

/* ---- numbers ---- */

static PyObject *type_name(PyObject *object) { return PyType_GetName(Py_TYPE(object)); }

static int check_count(const char *name, Py_ssize_t given, Py_ssize_t wanted) {
    if (given == wanted) return 0;
    PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, not %zd", name, wanted, given);
    return -1;
}

static int is_in(const Argument *argument, int64_t number) {
    for (int i = 0; argument->range[i].step; i++) {
        int64_t first = argument->range[i].first, last = argument->range[i].last;
        uint64_t step = (uint64_t)argument->range[i].step;
        if (first <= number && number <= last && ((uint64_t)number - (uint64_t)first) % step == 0) return 1;
    }
    return 0;
}

/* Returns -1 with an error if a number is outside the domain of an argument. */
static int check_number(const char *entry, const Argument *argument, int64_t number) {
    if (is_in(argument, number)) return 0;
    PyErr_Format(PyExc_ValueError, "%s: %s must be %s, not %lld", entry, argument->name, argument->words,
                 (long long)number);
    return -1;
}

/* Read the number given for an argument; returns -1 with an error if it is no int or outside the domain. */
static int read_number(const char *entry, const Argument *argument, PyObject *object, int64_t *number) {
    int overflow = 0;
    if (PyBool_Check(object) && !argument->flag) {
        PyErr_Format(PyExc_TypeError, "%s: %s must be an int, not a bool", entry, argument->name);
        return -1;
    }
    *number = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (*number == -1 && !overflow && PyErr_Occurred()) {
        if (PyErr_ExceptionMatches(PyExc_TypeError)) {
            PyErr_Clear();
            PyObject *type = type_name(object);
            if (type) PyErr_Format(PyExc_TypeError, "%s: %s must be an int, not a %U", entry, argument->name, type);
            Py_XDECREF(type);
        }
        return -1;
    }
    if (!overflow) return check_number(entry, argument, *number);
    PyErr_Format(PyExc_ValueError, "%s: %s must be %s, not a number of more than 64 bits", entry, argument->name,
                 argument->words);
    return -1;
}

/* The same for a number that is no argument of an entry. */
static int read_between(const char *entry, const char *name, PyObject *object, int64_t low, int64_t high,
                        int64_t *number) {
    char words[NUMBER_WORDS];
    snprintf(words, sizeof words, "%lld to %lld", (long long)low, (long long)high);
    const Argument argument = {name, words, 0, {{low, high, 1}}};
    return read_number(entry, &argument, object, number);
}

/* ---- buffers ---- */

/* The memory of a machine. Python holds it as a bytearray, and sees only the world in it. */
typedef struct {
    World world;
    char program[sizeof SOURCE_HASH];
    uint8_t busy;
} Memory;

typedef struct {
    Py_buffer buffer[MAX_BUFFERS];
    const char *name[MAX_BUFFERS];
    int count;
} Held;

/* The items that a buffer may have if not bytes: their size, their letters in `struct`, and the word in errors. */
typedef struct {
    Py_ssize_t size;
    const char *letters, *words;
} Items;

static const Items BYTES = {1, "", "bytes"}, INT32 = {4, "il", "int32"}, INT64 = {8, "ql", "int64"},
                   STATES = {sizeof(State), "T", "states"};

static int has_items(const Py_buffer *buffer, Items items) {
    if (buffer->itemsize == 1) return 1;
    const char *letter = buffer->format ? buffer->format : "B";
    letter += *letter == '@' || *letter == '=' || *letter == '<';
    return buffer->itemsize == items.size && *letter && strchr(items.letters, *letter);
}

static int overlap(const Py_buffer *a, const Py_buffer *b) {
    const char *one = a->buf, *other = b->buf;
    return a->len && b->len && one < other + b->len && other < one + a->len;
}

/* The memory of a buffer of `size` bytes, or NULL with an error. A negative size takes any buffer and sets *length. */
static void *hold(Held *held, PyObject *object, Items items, Py_ssize_t size, const char *name, Py_ssize_t *length) {
    Py_buffer *buffer = &held->buffer[held->count];
    int failed = PyObject_GetBuffer(object, buffer, PyBUF_CONTIG | PyBUF_FORMAT);
    if (failed) PyErr_Clear();
    else held->name[held->count++] = name;
    if (failed || !has_items(buffer, items)) {
        PyObject *type = type_name(object);
        if (type) PyErr_Format(PyExc_TypeError, "%s: a %U, wanted a writable, contiguous buffer of %s", name, type, items.words);
        Py_XDECREF(type);
        return NULL;
    }
    if (size >= 0 && buffer->len != size) {
        PyErr_Format(PyExc_ValueError, "%s: a buffer of %zd bytes, wanted %zd", name, buffer->len, size);
        return NULL;
    }
    for (int i = 0; i < held->count - 1; i++) {
        if (overlap(&held->buffer[i], buffer)) {
            PyErr_Format(PyExc_ValueError, "%s: a buffer that overlaps that of %s", name, held->name[i]);
            return NULL;
        }
    }
    if (length) *length = buffer->len;
    return buffer->buf ? buffer->buf : held;  /* an empty buffer may have no address */
}

/* The memory of a buffer of any number of items, *count, or NULL with an error. */
static void *hold_all(Held *held, PyObject *object, Items items, const char *name, Py_ssize_t *count) {
    Py_ssize_t length = 0;
    void *found = hold(held, object, items, -1, name, &length);
    *count = length / items.size;
    if (!found || length % items.size == 0) return found;
    PyErr_Format(PyExc_ValueError, "%s: not a whole number of them", name);
    return NULL;
}

/* Hold a buffer that may be None; returns -1 with an error. */
static int hold_if(Held *held, PyObject *object, Items items, Py_ssize_t size, const char *name, void *at) {
    *(void **)at = object == Py_None ? NULL : hold(held, object, items, size, name, NULL);
    return object != Py_None && !*(void **)at ? -1 : 0;
}

static Memory *hold_memory(Held *held, PyObject *object) {
    Memory *memory = hold(held, object, BYTES, sizeof(Memory), "world", NULL);
    if (!memory || memcmp(memory->program, SOURCE_HASH, sizeof SOURCE_HASH) == 0) return memory;
    PyErr_SetString(PyExc_ValueError, "world: not a machine of " PROGRAM_NAME);
    return NULL;
}

static void release(Held *held) {
    while (held->count) PyBuffer_Release(&held->buffer[--held->count]);
}

/* memory(): the memory of a new machine, its world all zeros. */
static PyObject *py_memory(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module, (void)args;
    if (check_count("memory", n, 0) < 0) return NULL;
    static const Memory fresh = {.program = SOURCE_HASH};
    return PyByteArray_FromStringAndSize((const char *)&fresh, sizeof fresh);
}

/* ---- running an entry ---- */

/* How a call ended: a fault of the rules, an action that they do not accept, a signal. */
enum outcome { DONE, FAULT_RAISED, NOT_ACCEPTED, SIGNALLED };

/* Call an entry. */
static enum outcome run(const Entry *entry, World *g, const int64_t *a, Bytes bytes, int64_t *result) {
#ifdef CHECKED
    if (setjmp(fault.back)) return FAULT_RAISED;
#endif
    *result = entry->call(g, a, bytes);
    return DONE;
}

/* Call an entry for Python, which may ask for an action that is not legal. */
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

/* Raise the error of a call that failed; a fault's error ends with `where`. A signal's handler has raised its own. */
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

/* Between `unlock` and `lock` the rules run without the GIL, on a machine that is theirs alone. */
typedef struct {
    Memory *memory;
    PyThreadState *thread;
    double next;
} Pause;

static double now(void) {
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Returns -1 with an error if the machine is busy: in another thread, or in this one below a signal's handler. */
static int unlock(Pause *pause, Memory *memory) {
    if (memory->busy) {
        PyErr_SetString(PyExc_RuntimeError, "the machine is busy: give each thread a machine of its own");
        return -1;
    }
    memory->busy = 1;
    *pause = (Pause){memory, PyEval_SaveThread(), 0};
    return 0;
}

static void lock(Pause *pause) {
    PyEval_RestoreThread(pause->thread);
    pause->memory->busy = 0;
}

/* In a long loop: let Python handle signals about every 50 ms; their handlers may raise (Ctrl-C). */
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
    Held held = {.count = 0};
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
    if (unlock(&pause, memory) < 0) goto done;
    enum outcome outcome = run_asked(entry, &memory->world, a, bytes, &result);
    lock(&pause);
    if (outcome != DONE) raise_outcome(outcome, a[0], "");
    else if (entry->gives == 'n') returned = Py_NewRef(Py_None);
    else returned = entry->gives == 'b' ? PyBool_FromLong((long)result) : PyLong_FromLongLong(result);
done:
    release(&held);
    return returned;
}

/* The entry of a name, or NULL with an error. */
static const Entry *entry_named(PyObject *object) {
    const char *name = PyUnicode_AsUTF8AndSize(object, NULL);
    for (size_t i = 0; name && i < sizeof entries / sizeof *entries; i++) {
        if (strcmp(name, entries[i].name) == 0) return &entries[i];
    }
    if (name) PyErr_Format(PyExc_AttributeError, "the program " PROGRAM_NAME " has no entry %s", name);
    return NULL;
}

/* repeat(memory, entry, times, argument): call an entry that takes at most one int; returns the sum of its results. */
static PyObject *py_repeat(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("repeat", n, 4) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    Bytes none = {NULL, 0};
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
    if (unlock(&pause, memory) < 0) goto done;
    for (int64_t i = 0; i < times && outcome == DONE; i++) {
        outcome = run_asked(entry, &memory->world, &argument, none, &result);
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

/* ---- batches ---- */

/* copies(states, source, first, count): copy the state at index `source` over `count` states from index `first` on. */
static PyObject *py_copies(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("copies", n, 4) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    Py_ssize_t size = 0;
    int64_t source = 0, first = 0, count = 0;
    State *states = hold_all(&held, args[0], STATES, "states", &size);
    if (!states || read_between("copies", "source", args[1], 0, size - 1, &source) < 0
        || read_between("copies", "first", args[2], 0, size, &first) < 0
        || read_between("copies", "count", args[3], 0, size - first, &count) < 0) goto done;
    Py_BEGIN_ALLOW_THREADS
    for (int64_t i = first; i < first + count; i++) memmove(states + i, states + source, sizeof(State));
    Py_END_ALLOW_THREADS
    returned = Py_NewRef(Py_None);
done:
    release(&held);
    return returned;
}

/* Hold the numbers of each call of an entry, and the buffer that it writes to; returns -1 with an error. */
static int hold_arguments(Held *held, const Entry *entry, PyObject *given, PyObject *out, Py_ssize_t count,
                          int64_t **columns, uint8_t **written) {
    Py_ssize_t wanted = (Py_ssize_t)strlen(entry->takes) - !!entry->buffer, place = 0;
    if (PyTuple_Size(given) != wanted) {
        if (!PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "each: %s takes %zd numbers, not %zd", entry->name, wanted,
                                            PyTuple_Size(given));
        return -1;
    }
    for (int a = 0; entry->takes[a]; a++) {
        if (entry->takes[a] == 'b') continue;
        columns[a] = hold(held, PyTuple_GetItem(given, place++), INT64, count * 8, "arguments", NULL);
        for (Py_ssize_t i = 0; columns[a] && i < count; i++) {
            if (check_number(entry->name, &entry->arguments[a], columns[a][i]) < 0) return -1;
        }
        if (!columns[a]) return -1;
    }
    if (entry->buffer && !(*written = hold(held, out, BYTES, count * entry->buffer, "out", NULL))) return -1;
    return 0;
}

/* each(memory, entry, states, arguments, results or None, out or None): call an entry on each state of a batch.
 * `arguments` is a tuple of as many int64 for each number that it takes; `results` takes int64. */
static PyObject *py_each(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("each", n, 6) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    int64_t *columns[MAX_PARAMETERS] = {NULL}, *results = NULL, a[MAX_PARAMETERS] = {0}, result = 0;
    uint8_t *written = NULL;
    Py_ssize_t count = 0;
    enum outcome outcome = DONE;
    Pause pause;
    Memory *memory = hold_memory(&held, args[0]);
    const Entry *entry = memory ? entry_named(args[1]) : NULL;
    State *states = entry ? hold_all(&held, args[2], STATES, "states", &count) : NULL;
    if (!states || hold_arguments(&held, entry, args[3], args[5], count, columns, &written) < 0
        || hold_if(&held, args[4], INT64, count * 8, "results", &results) < 0 || unlock(&pause, memory) < 0) goto done;
    for (Py_ssize_t i = 0; i < count && outcome == DONE; i++) {
        for (int k = 0; k < MAX_PARAMETERS; k++) a[k] = columns[k] ? columns[k][i] : 0;
        Bytes bytes = {written ? written + i * entry->buffer : NULL, entry->buffer};
        memcpy(&memory->world, states + i, sizeof(State));
        outcome = run_asked(entry, &memory->world, a, bytes, &result);
        if (outcome != DONE) break;
        memcpy(states + i, &memory->world, sizeof(State));
        if (results) results[i] = result;
        outcome = breathe(&pause);
    }
    lock(&pause);
    if (outcome != DONE) raise_outcome(outcome, a[0], "");
    else returned = Py_NewRef(Py_None);
done:
    release(&held);
    return returned;
}

/* Lay out the decks of the next match. */
static inline void lay_out(World *g, const uint8_t *decks) { memcpy((uint8_t *)g + DECKS_AT, decks, DECKS_SIZE); }

#ifdef MATCH
/* series(memory, seeds int64, a, b, decks or None, states or None, lengths or None): play a match with each seed. With
 * `decks`, each has decks of its own, as they lie in the world. The last two buffers take the final states and, as
 * int32, the numbers of actions. Returns the number of all. */
static PyObject *py_series(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("series", n, 7) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    Bytes none = {NULL, 0};
    uint8_t *decks = NULL;
    State *states = NULL;
    int32_t *lengths = NULL;
    Py_ssize_t count = 0;
    int64_t total = 0, steps = 0, played = 0, a[MAX_PARAMETERS] = {0};
    const Argument *arguments = entries[MATCH].arguments;
    enum outcome outcome = DONE;
    Pause pause;
    Memory *memory = hold_memory(&held, args[0]);
    int64_t *seeds = memory ? hold_all(&held, args[1], INT64, "seeds", &count) : NULL;
    if (!seeds || read_number("series", &arguments[1], args[2], &a[1]) < 0
        || read_number("series", &arguments[2], args[3], &a[2]) < 0) goto done;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (check_number("series", &arguments[0], seeds[i]) < 0) goto done;
    }
    if (hold_if(&held, args[4], BYTES, count * DECKS_SIZE, "decks", &decks) < 0
        || hold_if(&held, args[5], STATES, count * (Py_ssize_t)sizeof(State), "states", &states) < 0
        || hold_if(&held, args[6], INT32, count * 4, "lengths", &lengths) < 0) goto done;
    if (unlock(&pause, memory) < 0) goto done;
    while (played < count && outcome == DONE) {
        a[0] = seeds[played];
        if (decks) lay_out(&memory->world, decks + played * DECKS_SIZE);
        outcome = run(&entries[MATCH], &memory->world, a, none, &steps);
        if (outcome == DONE) {
            if (states) memcpy(states + played, &memory->world, sizeof(State));
            if (lengths) lengths[played] = (int32_t)steps;
            total += steps;
            played++;
            outcome = breathe(&pause);
        }
    }
    lock(&pause);
    char where[NUMBER_WORDS];
    snprintf(where, sizeof where, " (in the match with seed %lld)", (long long)a[0]);
    if (outcome != DONE) raise_outcome(outcome, 0, where);
    else returned = PyLong_FromLongLong(total);
done:
    release(&held);
    return returned;
}
#endif

#ifdef STEP
enum { MASK_BYTES = (ACTION_SPACE + 7) / 8 };

/* The buffers of a batch; those that the caller does not want are NULL. */
typedef struct {
    Py_ssize_t count, room;     /* matches; actions that `legal` has room for */
    State *states;
    int32_t *actions;
    int8_t *rewards, *to_act;
    uint8_t *dones, *masks, *observations, *decks;
    int32_t *offsets, *legal, *drawn;
    int64_t *seeds, player;
} Batch;

static int is_legal(const World *g, int32_t action) {
    for (int64_t k = 0; k < g->actions; k++) {
        if (g->action[k] == action) return 1;
    }
    return 0;
}

/* Carry out the action of a match, which is in g, if it is legal. */
static enum outcome act_in(World *g, int32_t action, int8_t *rewards) {
    Bytes none = {NULL, 0};
    int64_t ignored = 0, argument = action;
    memset(rewards, 0, SEATS);
    if (g->winner >= 0 || action < 0) return DONE;
    if (run(&entries[LEGAL], g, &argument, none, &ignored)) return FAULT_RAISED;
    if (!is_legal(g, action)) return NOT_ACCEPTED;
    if (run(&entries[ACT], g, &argument, none, &ignored)) return FAULT_RAISED;
    for (int64_t seat = 0, reward = 0; seat < SEATS && g->winner >= 0; seat++) {
        if (run(&entries[REWARD], g, &seat, none, &reward)) return FAULT_RAISED;
        rewards[seat] = (int8_t)reward;
    }
    return DONE;
}

/* Write what may be done in the match in g, the i-th of a batch; *listed counts the actions listed so far. */
static enum outcome list_actions(World *g, const Batch *batch, Py_ssize_t i, Py_ssize_t *listed) {
    Bytes none = {NULL, 0};
    int64_t ignored = 0, count = 0;
    uint8_t *mask = batch->masks ? batch->masks + i * MASK_BYTES : NULL;
    if (mask) memset(mask, 0, MASK_BYTES);
    if (g->winner < 0) {
        if (run(&entries[LEGAL], g, &ignored, none, &ignored)) return FAULT_RAISED;
        count = g->actions;
    }
    for (int64_t k = 0; mask && k < count; k++) mask[g->action[k] >> 3] |= (uint8_t)(1 << (g->action[k] & 7));
    if (batch->offsets) batch->offsets[i] = (int32_t)*listed;
    for (int64_t k = 0; batch->legal && *listed + count <= batch->room && k < count; k++) {
        batch->legal[*listed + k] = g->action[k];
    }
    *listed += count;
    return DONE;
}

/* Let the player choose in the match in g, the i-th of a batch. Its chance depends on the match alone. */
static enum outcome draw_action(World *g, const Batch *batch, Py_ssize_t i) {
#ifdef DECIDE
    Bytes none = {NULL, 0};
    int64_t chosen = 0;
    g->bot_seed = batch->seeds[i];
    g->bot_draws = g->clock;
    if (run(&entries[DECIDE], g, &batch->player, none, &chosen)) return FAULT_RAISED;
    batch->drawn[i] = (int32_t)chosen;
#else
    (void)g, (void)batch, (void)i;
#endif
    return DONE;
}

/* One match of a batch: act, begin again if it is over and there are seeds, and write what the caller wants to know. */
static enum outcome step_one(World *g, const Batch *batch, Py_ssize_t i, Py_ssize_t *listed) {
    int64_t ignored = 0, argument = 0;
    memcpy(g, batch->states + i, sizeof(State));
    enum outcome outcome = act_in(g, batch->actions[i], batch->rewards + i * SEATS);
    if (outcome == FAULT_RAISED) return FAULT_RAISED;
    batch->dones[i] = g->winner >= 0;
    if (batch->seeds && g->winner >= 0) {
        argument = batch->seeds[i]++;
        if (batch->decks) lay_out(g, batch->decks + i * DECKS_SIZE);
        if (run(&entries[RESET], g, &argument, (Bytes){NULL, 0}, &ignored)) return FAULT_RAISED;
    }
    memcpy(batch->states + i, g, sizeof(State));
    if (batch->drawn && draw_action(g, batch, i)) return FAULT_RAISED;
    if (list_actions(g, batch, i, listed)) return FAULT_RAISED;
    if (batch->to_act) batch->to_act[i] = g->winner < 0 ? (int8_t)g->to_act : -1;
    if (batch->observations) {
        const Entry *observe = &entries[OBSERVE];
        argument = g->to_act;
        Bytes out = {batch->observations + i * observe->buffer, observe->buffer};
        if (run(observe, g, &argument, out, &ignored)) return FAULT_RAISED;
    }
    return outcome;
}

/* Hold the buffers of `step`; returns -1 with an error. */
static int hold_batch(Held *held, PyObject *const *args, Batch *batch) {
    batch->states = hold_all(held, args[0], STATES, "states", &batch->count);
    Py_ssize_t n = batch->count;
    if (!batch->states || !(batch->actions = hold(held, args[1], INT32, n * 4, "actions", NULL))
        || !(batch->rewards = hold(held, args[2], BYTES, n * SEATS, "rewards", NULL))
        || !(batch->dones = hold(held, args[3], BYTES, n, "dones", NULL))
        || hold_if(held, args[4], BYTES, n * MASK_BYTES, "masks", &batch->masks) < 0
        || hold_if(held, args[5], BYTES, n, "to_act", &batch->to_act) < 0
        || hold_if(held, args[6], BYTES, n * entries[OBSERVE].buffer, "observations", &batch->observations) < 0
        || hold_if(held, args[7], INT32, (n + 1) * 4, "offsets", &batch->offsets) < 0) return -1;
    if (args[8] != Py_None && !(batch->legal = hold_all(held, args[8], INT32, "legal", &batch->room))) return -1;
    if (hold_if(held, args[9], INT64, n * 8, "seeds", &batch->seeds) < 0
        || hold_if(held, args[10], BYTES, n * DECKS_SIZE, "decks", &batch->decks) < 0
        || hold_if(held, args[11], INT32, n * 4, "drawn", &batch->drawn) < 0) return -1;
    for (Py_ssize_t i = 0; batch->seeds && i < n; i++) {
        if (check_number("step", &entries[RESET].arguments[0], batch->seeds[i]) < 0) return -1;
    }
    if (!batch->drawn) return 0;
#ifdef DECIDE
    if (!batch->seeds) PyErr_SetString(PyExc_ValueError, "step: drawn needs seeds");
    else return read_number("step", &entries[DECIDE].arguments[0], args[12], &batch->player);
#else
    PyErr_SetString(PyExc_ValueError, "step: drawn needs an entry decide");
#endif
    return -1;
}

/* step(memory, and the fields of a `Step`): one action in each match of a batch. */
static PyObject *py_step(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("step", n, 14) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    Batch batch = {0};
    Py_ssize_t listed = 0;
    int64_t illegal = 0;
    enum outcome outcome = DONE;
    Pause pause;
    Memory *memory = hold_memory(&held, args[0]);
    if (!memory || hold_batch(&held, args + 1, &batch) < 0 || unlock(&pause, memory) < 0) goto done;
    for (Py_ssize_t i = 0; i < batch.count && outcome == DONE; i++) {
        outcome = step_one(&memory->world, &batch, i, &listed);
        if (outcome == NOT_ACCEPTED) {
            illegal++;
            outcome = DONE;
        }
        if (outcome == DONE && i % 256 == 255) outcome = breathe(&pause);
    }
    if (batch.offsets) batch.offsets[batch.count] = (int32_t)listed;
    lock(&pause);
    if (outcome != DONE) raise_outcome(outcome, 0, "");
    else returned = PyLong_FromLongLong(illegal);
done:
    release(&held);
    return returned;
}
#endif

/* ---- module ---- */

#define METHOD(NAME) {#NAME, (PyCFunction)(void (*)(void))py_##NAME, METH_FASTCALL, NULL}

#define DEFINE_ENTRY(INDEX, NAME) \
    static PyObject *entry_##NAME(PyObject *module, PyObject *const *args, Py_ssize_t n) { \
        (void)module; \
        return call_entry(&entries[INDEX], args, n); \
    }
ENTRY_METHODS(DEFINE_ENTRY)

#define LIST_ENTRY(INDEX, NAME) {#NAME, (PyCFunction)(void (*)(void))entry_##NAME, METH_FASTCALL, NULL},

static PyMethodDef methods[] = {
    ENTRY_METHODS(LIST_ENTRY)
    METHOD(memory),
    METHOD(repeat),
    METHOD(copies),
    METHOD(each),
#ifdef MATCH
    METHOD(series),
#endif
#ifdef STEP
    METHOD(step),
#endif
    {NULL, NULL, 0, NULL},
};

static int fill_module(PyObject *module) {
    if (PyModule_AddIntConstant(module, "BUSY", offsetof(Memory, busy)) < 0) return -1;
    return PyModule_AddStringConstant(module, "source", SOURCE_HASH);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)fill_module}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "_kernel", .m_doc = "Compiled rules of " PROGRAM_NAME ".", .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
