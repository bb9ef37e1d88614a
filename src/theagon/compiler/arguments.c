/* The start of the Python interface, the same for every game: checks of the arguments. It checks everything that Python
 * passes: numbers by the domains that the program declares, buffers for their size, the type of their items and
 * overlaps.
 *
 * This text and those after it (calls.c, threads.c, batches.c, module.c) follow Python.h, runtime.c, the rules, and the
 * facts of the program: `entries`, ENTRY_METHODS, SOURCE_HASH, SEATS, ACTION_SPACE, DECKS_AT, DECKS_SIZE, the number of
 * each entry that follows a convention, such as MATCH, and STEP if the entries for `step` exist. Error messages are the
 * same as those of `theagon.kernel.arguments` and of interpreted machines. */

enum { MOST_MACHINES = 256, MAX_BUFFERS = 18 + MOST_MACHINES, NUMBER_WORDS = 60 };

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
        if (number < first || last < number) continue;
        if (step == 1 || ((uint64_t)number - (uint64_t)first) % step == 0) return 1;  /* the usual steps need no slow division */
    }
    return 0;
}

/* Check a number against the domain of an argument; returns -1 with an error if it is outside. */
static int check_number(const char *entry, const Argument *argument, int64_t number) {
    if (is_in(argument, number)) return 0;
    PyErr_Format(PyExc_ValueError, "%s: %s must be %s, not %lld", entry, argument->name, argument->words,
                 (long long)number);
    return -1;
}

/* Read a number for an argument; returns -1 with an error if it is not an int or outside the domain. */
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

/* Read a number that is not an argument of an entry. */
static int read_between(const char *entry, const char *name, PyObject *object, int64_t low, int64_t high,
                        int64_t *number) {
    char words[NUMBER_WORDS];
    snprintf(words, sizeof words, "%lld to %lld", (long long)low, (long long)high);
    const Argument argument = {name, words, 0, {{low, high, 1}}};
    return read_number(entry, &argument, object, number);
}

/* ---- buffers ---- */

/* The memory of a machine. Python owns it as a bytearray, and sees only the world in it. */
typedef struct {
    World world;
    char program[sizeof SOURCE_HASH];
    uint8_t busy;
} Memory;

/* The buffers of a call. Only `count` is initialized: clearing all places would take longer than many calls. */
typedef struct {
    Py_buffer buffer[MAX_BUFFERS];
    const char *name[MAX_BUFFERS];
    int count;
} Held;

/* The allowed items of a buffer besides bytes: their size, their `struct` letters, and their name in errors. */
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

/* Return the memory of a buffer of `size` bytes, or NULL with an error. A negative size accepts any length and sets
 * *length. */
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

/* Return the memory of a buffer of any number of items, *count, or NULL with an error. */
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

/* Hold the memories of a machine and of further ones in a tuple; returns their number, or 0 with an error. */
static int hold_machines(Held *held, PyObject *first, PyObject *others, Memory **machines) {
    Py_ssize_t count = 1 + PyTuple_Size(others);
    if (count > MOST_MACHINES) PyErr_Format(PyExc_ValueError, "%zd machines, at most %d", count, MOST_MACHINES);
    if (count < 1 || count > MOST_MACHINES) return 0;
    for (Py_ssize_t k = 0; k < count; k++) {
        machines[k] = hold_memory(held, k ? PyTuple_GetItem(others, k - 1) : first);
        if (!machines[k]) return 0;
    }
    return (int)count;
}

static void release(Held *held) {
    while (held->count) PyBuffer_Release(&held->buffer[--held->count]);
}

/* memory(): return the memory of a new machine, its world all zeros. */
static PyObject *py_memory(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module, (void)args;
    if (check_count("memory", n, 0) < 0) return NULL;
    PyObject *made = PyByteArray_FromStringAndSize(NULL, sizeof(Memory));
    if (!made) return NULL;
    Memory *memory = (Memory *)PyByteArray_AsString(made);
    memset(memory, 0, sizeof *memory);
    memcpy(memory->program, SOURCE_HASH, sizeof SOURCE_HASH);
    return made;
}
