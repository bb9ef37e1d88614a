/* Calls on many states or matches at once. */

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
