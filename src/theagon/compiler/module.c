/* The Python interface of a kernel, the same for every game. Worlds and batches are the caller's buffers, checked for
 * their size; there are no globals, so that threads may call at once, each with a world of its own. The rules run
 * without the GIL.
 *
 * Before this text stand Python.h, runtime.c, the rules, and the facts of the program: `entries`, ENTRY_METHODS,
 * SOURCE_HASH, and MATCH, LEGAL, ACT, SEATS, ACTION_SPACE as far as the program has them. */

#include <time.h>

enum { MAX_BUFFERS = 8 };

/* ---- buffers ---- */

typedef struct {
    Py_buffer buffer[MAX_BUFFERS];
    int count;
} Held;

/* The memory of a buffer of `size` bytes (of any size if negative; *length then tells it), or NULL with an error. */
static void *hold(Held *held, PyObject *object, Py_ssize_t size, const char *name, Py_ssize_t *length) {
    Py_buffer *buffer = &held->buffer[held->count];
    if (PyObject_GetBuffer(object, buffer, PyBUF_WRITABLE) < 0) return NULL;
    held->count++;
    if (size >= 0 && buffer->len != size) {
        PyErr_Format(PyExc_ValueError, "%s: a buffer of %zd bytes, wanted %zd", name, buffer->len, size);
        return NULL;
    }
    if (length) *length = buffer->len;
    return buffer->buf ? buffer->buf : held;  /* an empty buffer may have no address */
}

static void release(Held *held) {
    while (held->count) PyBuffer_Release(&held->buffer[--held->count]);
}

static int check_arguments(const char *name, Py_ssize_t given, Py_ssize_t wanted) {
    if (given == wanted) return 0;
    PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, not %zd", name, wanted, given);
    return -1;
}

/* ---- running an entry ---- */

/* Call an entry; -1 if it ended in a fault. */
static int run(const Entry *entry, World *g, const int64_t *a, Bytes bytes, int64_t *result) {
#ifdef CHECKED
    if (setjmp(fault.back)) return -1;
#endif
    *result = entry->call(g, a, bytes);
    return 0;
}

#ifdef CHECKED
static void raise_fault(const char *where) {
    PyObject *kinds[] = {PyExc_IndexError, PyExc_OverflowError, PyExc_AssertionError, PyExc_ZeroDivisionError,
                         PyExc_ValueError};
    PyErr_Format(kinds[fault.kind], "%s%s", fault.text, where);
}
#else
static void raise_fault(const char *where) { (void)where; }
#endif

/* In a long loop: about every 50 ms, let Python look at signals. -1 if one raised (Ctrl-C). */
typedef struct {
    PyThreadState *thread;
    double next;
} Pause;

static double now(void) {
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static Pause unlock(void) {
    Pause pause = {PyEval_SaveThread(), now() + 0.05};
    return pause;
}

static int breathe(Pause *pause) {
    double time = now();
    if (time < pause->next) return 0;
    pause->next = time + 0.05;
    PyEval_RestoreThread(pause->thread);
    int raised = PyErr_CheckSignals();
    pause->thread = PyEval_SaveThread();
    return raised;
}

/* entry(world, arguments...) */
static PyObject *call_entry(const Entry *entry, PyObject *const *args, Py_ssize_t n) {
    Held held = {.count = 0};
    Bytes bytes = {NULL, 0};
    int64_t a[MAX_PARAMETERS] = {0}, result = 0;
    Py_ssize_t wanted = (Py_ssize_t)strlen(entry->takes);
    if (check_arguments(entry->name, n, wanted + 1) < 0) return NULL;
    PyObject *returned = NULL;
    World *g = hold(&held, args[0], sizeof(World), "world", NULL);
    if (!g) goto done;
    for (Py_ssize_t i = 0; i < wanted; i++) {
        if (entry->takes[i] == 'b') {
            bytes.size = entry->buffer;
            bytes.at = hold(&held, args[i + 1], entry->buffer, entry->name, NULL);
        } else {
            a[i] = PyLong_AsLongLong(args[i + 1]);
        }
        if (PyErr_Occurred()) goto done;
    }
    PyThreadState *thread = PyEval_SaveThread();
    int failed = run(entry, g, a, bytes, &result);
    PyEval_RestoreThread(thread);
    if (failed) raise_fault("");
    else if (entry->gives == 'n') returned = Py_NewRef(Py_None);
    else returned = entry->gives == 'b' ? PyBool_FromLong((long)result) : PyLong_FromLongLong(result);
done:
    release(&held);
    return returned;
}

/* repeat(world, entry, times, argument): call an entry of no or one int many times; the sum of its results. */
static PyObject *py_repeat(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_arguments("repeat", n, 4) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    Bytes none = {NULL, 0};
    int64_t sum = 0, result = 0;
    const Entry *entry = NULL;
    World *g = hold(&held, args[0], sizeof(World), "world", NULL);
    const char *name = g ? PyUnicode_AsUTF8AndSize(args[1], NULL) : NULL;
    if (!name) goto done;
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        if (strcmp(name, entries[i].name) == 0 && strchr(entries[i].takes, 'b') == NULL && strlen(entries[i].takes) < 2) {
            entry = &entries[i];
        }
    }
    if (!entry) {
        PyErr_Format(PyExc_ValueError, "repeat: no entry %s that takes at most one int", name);
        goto done;
    }
    int64_t times = PyLong_AsLongLong(args[2]), argument = PyLong_AsLongLong(args[3]);
    if (PyErr_Occurred()) goto done;
    int state = 0;
    Pause pause = unlock();
    for (int64_t i = 0; i < times && state == 0; i++) {
        state = run(entry, g, &argument, none, &result) ? -2 : i % 256 == 255 ? breathe(&pause) : 0;
        sum += result;
    }
    PyEval_RestoreThread(pause.thread);
    if (state == -2) raise_fault("");
    if (state == 0) returned = PyLong_FromLongLong(sum);
done:
    release(&held);
    return returned;
}

/* ---- batches ---- */

/* copies(states, source, first, count): copy the state at index `source` over `count` states from index `first` on. */
static PyObject *py_copies(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_arguments("copies", n, 4) < 0) return NULL;
    Held held = {.count = 0};
    Py_ssize_t length = 0;
    PyObject *returned = NULL;
    State *states = hold(&held, args[0], -1, "states", &length);
    if (!states) goto done;
    int64_t source = PyLong_AsLongLong(args[1]), first = PyLong_AsLongLong(args[2]), count = PyLong_AsLongLong(args[3]);
    if (PyErr_Occurred()) goto done;
    int64_t size = length / (Py_ssize_t)sizeof(State);
    if (length % (Py_ssize_t)sizeof(State) || source < 0 || source >= size || first < 0 || count < 0 || first > size
        || count > size - first) {
        PyErr_Format(PyExc_ValueError, "copies: outside a batch of %lld states", (long long)size);
        goto done;
    }
    Py_BEGIN_ALLOW_THREADS
    for (int64_t i = first; i < first + count; i++) memmove(states + i, states + source, sizeof(State));
    Py_END_ALLOW_THREADS
    returned = Py_NewRef(Py_None);
done:
    release(&held);
    return returned;
}

#ifdef MATCH
/* series(world, seed, count, a, b, states or None, lengths or None): play `count` matches with the seeds from `seed` on;
 * their final states and, as int32, their numbers of actions go into the two buffers. The number of all actions. */
static PyObject *py_series(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_arguments("series", n, 7) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    Bytes none = {NULL, 0};
    State *states = NULL;
    int32_t *lengths = NULL;
    int64_t total = 0, steps = 0, played = 0;
    World *g = hold(&held, args[0], sizeof(World), "world", NULL);
    if (!g) goto done;
    int64_t seed = PyLong_AsLongLong(args[1]), count = PyLong_AsLongLong(args[2]);
    int64_t a = PyLong_AsLongLong(args[3]), b = PyLong_AsLongLong(args[4]);
    if (PyErr_Occurred()) goto done;
    if (seed < 0 || count < 0 || count > INT32_MAX || seed > INT64_MAX - count) {
        PyErr_SetString(PyExc_ValueError, "series: seeds are 0 to 2**63 - 1, and at most 2**31 - 1 matches");
        goto done;
    }
    if (args[5] != Py_None && !(states = hold(&held, args[5], count * (Py_ssize_t)sizeof(State), "states", NULL))) goto done;
    if (args[6] != Py_None && !(lengths = hold(&held, args[6], count * 4, "lengths", NULL))) goto done;
    int state = 0;
    Pause pause = unlock();
    while (played < count && state == 0) {
        int64_t arguments[MAX_PARAMETERS] = {seed + played, a, b};
        if (run(&entries[MATCH], g, arguments, none, &steps)) {
            state = -2;
        } else {
            if (states) memcpy(states + played, g, sizeof(State));
            if (lengths) lengths[played] = (int32_t)steps;
            total += steps;
            played++;
            state = breathe(&pause);
        }
    }
    PyEval_RestoreThread(pause.thread);
    if (state == -2) {
        char where[60];
        snprintf(where, sizeof where, " (in the match with seed %lld)", (long long)(seed + played));
        raise_fault(where);
    }
    if (state == 0) returned = PyLong_FromLongLong(total);
done:
    release(&held);
    return returned;
}
#endif

#if defined(LEGAL) && defined(ACT) && ACTION_SPACE > 0
enum { MASK_BYTES = (ACTION_SPACE + 7) / 8 };

static int is_legal(const World *g, int32_t action) {
    for (int64_t k = 0; k < g->actions; k++) {
        if (g->action[k] == action) return 1;
    }
    return 0;
}

/* One match of a batch, whose state is in g: carry out the action if it is legal, and write the mask. 1 if it was not;
 * -1 after a fault. */
static int step_one(World *g, int32_t action, int8_t *reward, uint8_t *done, uint8_t *mask) {
    Bytes none = {NULL, 0};
    int64_t ignored = 0, argument = action, seat = g->to_act;
    int illegal = 0;
    *reward = 0;
    memset(mask, 0, MASK_BYTES);
    if (g->winner < 0) {
        if (run(&entries[LEGAL], g, &argument, none, &ignored)) return -1;
        illegal = action >= 0 && !is_legal(g, action);
        if (action >= 0 && !illegal) {
            if (run(&entries[ACT], g, &argument, none, &ignored)) return -1;
            if (g->winner >= 0) *reward = g->winner == seat ? 1 : g->winner < SEATS ? -1 : 0;
            else if (run(&entries[LEGAL], g, &argument, none, &ignored)) return -1;
        }
    }
    *done = g->winner >= 0;
    for (int64_t k = 0; !*done && k < g->actions; k++) mask[g->action[k] >> 3] |= (uint8_t)(1 << (g->action[k] & 7));
    return illegal;
}

/* step(world, states, actions int32, rewards int8, dones uint8, masks): one action in each match of a batch; an action
 * of -1 only writes the mask. The reward is that of the seat which acted; a mask has one bit for each action, lowest
 * first. A finished match stays as it is. The number of illegal actions; these change nothing. */
static PyObject *py_step(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_arguments("step", n, 6) < 0) return NULL;
    Held held = {.count = 0};
    PyObject *returned = NULL;
    Py_ssize_t length = 0;
    World *g = hold(&held, args[0], sizeof(World), "world", NULL);
    State *states = g ? hold(&held, args[1], -1, "states", &length) : NULL;
    Py_ssize_t count = length / (Py_ssize_t)sizeof(State);
    if (states && length % (Py_ssize_t)sizeof(State)) PyErr_SetString(PyExc_ValueError, "states: not a whole number of them");
    if (PyErr_Occurred()) goto done;
    int32_t *actions = hold(&held, args[2], count * 4, "actions", NULL);
    int8_t *rewards = actions ? hold(&held, args[3], count, "rewards", NULL) : NULL;
    uint8_t *dones = rewards ? hold(&held, args[4], count, "dones", NULL) : NULL;
    uint8_t *masks = dones ? hold(&held, args[5], count * MASK_BYTES, "masks", NULL) : NULL;
    if (!masks) goto done;
    int64_t illegal = 0;
    int state = 0;
    Pause pause = unlock();
    for (Py_ssize_t i = 0; i < count && state >= 0; i++) {
        memcpy(g, states + i, sizeof(State));
        int outcome = step_one(g, actions[i], rewards + i, dones + i, masks + i * MASK_BYTES);
        if (outcome == 0) memcpy(states + i, g, sizeof(State));
        illegal += outcome > 0;
        state = outcome < 0 ? -2 : i % 256 == 255 ? breathe(&pause) : 0;
    }
    PyEval_RestoreThread(pause.thread);
    if (state == -2) raise_fault("");
    if (state == 0) returned = PyLong_FromLongLong(illegal);
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
    METHOD(repeat),
    METHOD(copies),
#ifdef MATCH
    METHOD(series),
#endif
#if defined(LEGAL) && defined(ACT) && ACTION_SPACE > 0
    METHOD(step),
#endif
    {NULL, NULL, 0, NULL},
};

static int fill_module(PyObject *module) { return PyModule_AddStringConstant(module, "source", SOURCE_HASH); }

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)fill_module}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "_kernel", .m_doc = "Compiled rules of " PROGRAM_NAME ".", .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
