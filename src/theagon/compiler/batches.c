/* Calls on many states or matches at once. */

/* copies(states, source, first, count): copy the state at index `source` over `count` states from index `first` on. */
static PyObject *py_copies(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("copies", n, 4) < 0) return NULL;
    Held held;
    held.count = 0;
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

/* The buffers of `each`; those that the caller does not give are NULL. */
typedef struct {
    const Entry *entry;
    State *states;
    int64_t *columns[MAX_PARAMETERS], *results;
    uint8_t *written;
} Each;

/* Hold the numbers for each call of an entry, and the buffer to which it writes; returns -1 with an error. */
static int hold_arguments(Held *held, Each *each, PyObject *given, PyObject *out, Py_ssize_t rows) {
    const Entry *entry = each->entry;
    Py_ssize_t wanted = (Py_ssize_t)strlen(entry->takes) - !!entry->buffer, place = 0;
    if (PyTuple_Size(given) != wanted) {
        if (!PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "each: %s takes %zd numbers, not %zd", entry->name, wanted,
                                            PyTuple_Size(given));
        return -1;
    }
    for (int a = 0; entry->takes[a]; a++) {
        if (entry->takes[a] == 'b') continue;
        int64_t *column = hold(held, PyTuple_GetItem(given, place++), INT64, rows * 8, "arguments", NULL);
        for (Py_ssize_t i = 0; column && i < rows; i++) {
            if (check_number(entry->name, &entry->arguments[a], column[i]) < 0) return -1;
        }
        if (!column) return -1;
        each->columns[a] = column;
    }
    if (entry->buffer && !(each->written = hold(held, out, BYTES, rows * entry->buffer, "out", NULL))) return -1;
    return 0;
}

/* Call the entry on a state. */
static enum outcome call_on(Share *share, Py_ssize_t i) {
    const Each *each = share->job;
    int64_t a[MAX_PARAMETERS] = {0}, result = 0;
    for (int k = 0; k < MAX_PARAMETERS; k++) a[k] = each->columns[k] ? each->columns[k][i] : 0;
    Bytes bytes = {each->written ? each->written + i * each->entry->buffer : NULL, each->entry->buffer};
    share->argument = a[0];
    memcpy(share->g, each->states + i, sizeof(State));
    enum outcome outcome = run_asked(each->entry, share->g, a, bytes, &result);
    if (outcome != DONE) return outcome;
    memcpy(each->states + i, share->g, sizeof(State));
    if (each->results) each->results[i] = result;
    return DONE;
}

/* each(memory, others, entry, states, arguments, results or None, out or None): call an entry on each state of a batch.
  * `others` is a tuple of memories of further machines. `arguments` is a tuple of int64 buffers, one for each number that
  * the entry takes; `results` is an int64 buffer. */
static PyObject *py_each(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("each", n, 7) < 0) return NULL;
    Held held;
    held.count = 0;
    PyObject *returned = NULL;
    Each each = {0};
    Py_ssize_t rows = 0;
    Pause pause;
    Memory *machines[MOST_MACHINES];
    Share shares[MOST_MACHINES];
    const Share *failed = NULL;
    int count = hold_machines(&held, args[0], args[1], machines);
    each.entry = count ? entry_named(args[2]) : NULL;
    each.states = each.entry ? hold_all(&held, args[3], STATES, "states", &rows) : NULL;
    if (!each.states || hold_arguments(&held, &each, args[4], args[6], rows) < 0
        || hold_if(&held, args[5], INT64, rows * 8, "results", &each.results) < 0
        || unlock(&pause, machines, count) < 0) goto done;
    enum outcome outcome = do_rows(&pause, shares, call_on, &each, rows, 1, &failed);
    lock(&pause);
    if (outcome != DONE) raise_outcome(outcome, failed->argument, "");
    else returned = Py_NewRef(Py_None);
done:
    release(&held);
    return returned;
}

/* Lay out the decks of the next match. */
static inline void lay_out(World *g, const uint8_t *decks) { memcpy((uint8_t *)g + DECKS_AT, decks, DECKS_SIZE); }

#ifdef MATCH
/* series(memory, seeds int64, a, b, decks or None, states or None, lengths or None): play a match with each seed. With
 * `decks`, each match has its own decks, laid out as in the world. The last two buffers receive the final states and, as
 * int32, the numbers of actions. Returns the total number of actions. */
static PyObject *py_series(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("series", n, 7) < 0) return NULL;
    Held held;
    held.count = 0;
    PyObject *returned = NULL;
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
    if (unlock(&pause, &memory, 1) < 0) goto done;
    while (played < count && outcome == DONE) {
        a[0] = seeds[played];
        if (decks) lay_out(&memory->world, decks + played * DECKS_SIZE);
        outcome = run(&entries[MATCH], &memory->world, a, NOTHING, &steps);
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
enum { ANSWER_DRAWS = 1 << 17, MOST_BEGUN = 100 };  /* as in interpreted.py */
enum { LINE = 64, LINES = (sizeof(State) + LINE - 1) / LINE };  /* the bytes of a cache line, and the lines of a state */

/* The buffers of a batch; those that the caller does not give are NULL. */
typedef struct {
    Py_ssize_t count, room;     /* the number of matches; the capacity of `legal` */
    State *states;
    int32_t *actions;
    int8_t *rewards, *to_act;
    uint8_t *dones, *masks, *observations, *decks, *refused, *final, *rows;
    int32_t *offsets, *legal, *drawn, *known_offsets, *known_legal;
    int64_t *seeds, player, trusted, contestant;
    Py_ssize_t known;           /* the capacity of `known_legal` */
    size_t used[LINES];         /* the offsets in a state of the cache lines in use, and their number */
    int lines;
} Batch;

/* Return the list of match i that the caller knows, and its length. */
static const int32_t *known_list(const Batch *batch, Py_ssize_t i, int64_t *count) {
    int64_t first = batch->known_offsets[i], end = batch->known_offsets[i + 1];
    if (first < 0 || end < first || batch->known < end) first = end = 0;
    *count = end - first;
    return batch->known_legal + first;
}

/* Find out whether an action of match i is legal. The rules list all actions for this, which takes a third of the time
 * of a step, so a list that can be trusted is read instead. */
static enum outcome judge(Share *share, Py_ssize_t i, int64_t action, int64_t *legal) {
    const Batch *batch = share->job;
    if (action >= ACTION_SPACE) return DONE;
    if (!batch->trusted) return run_at(&entries[IS_LEGAL], share->g, batch->states + i, &action, NOTHING, legal);
    int64_t count = 0;
    const int32_t *list = known_list(batch, i, &count);
    for (int64_t k = 0; k < count && !*legal; k++) *legal = list[k] == action;
    return DONE;
}

/* Let the player act in match i until the contestant of the batch, if any, decides. Its random numbers depend only on
 * the match, and those of the next answer follow far behind. */
static enum outcome answer_in(Share *share, Py_ssize_t i) {
#ifdef ANSWER
    const Batch *batch = share->job;
    State *state = batch->states + i;
    int64_t ignored = 0, arguments[MAX_PARAMETERS] = {batch->contestant, batch->player};
    if (batch->contestant < 0 || state->winner >= 0) return DONE;
    share->g->bot_seed = batch->seeds[i];
    share->g->bot_draws = (int64_t)state->clock * ANSWER_DRAWS;
    return run_at(&entries[ANSWER], share->g, state, arguments, NOTHING, &ignored);
#else
    (void)share, (void)i;
    return DONE;
#endif
}

/* Carry out the action of match i, if it is legal, and let others answer. */
static enum outcome act_in(Share *share, Py_ssize_t i) {
    const Batch *batch = share->job;
    World *g = share->g;
    State *state = batch->states + i;
    int8_t *rewards = batch->rewards + i * SEATS;
    int64_t ignored = 0, legal = 0, action = batch->actions[i];
    if (state->winner >= 0) return DONE;
    if (action >= 0) {
        if (judge(share, i, action, &legal)) return FAULT_RAISED;
        if (!legal) return NOT_ACCEPTED;
        if (run_at(&entries[ACT], g, state, &action, NOTHING, &ignored)) return FAULT_RAISED;
    }
    if (answer_in(share, i)) return FAULT_RAISED;
    for (int64_t seat = 0, reward = 0; seat < SEATS && state->winner >= 0; seat++) {
        if (run_at(&entries[REWARD], g, state, &seat, NOTHING, &reward)) return FAULT_RAISED;
        rewards[seat] = (int8_t)reward;
    }
    return DONE;
}

/* Return the begin of the part of `legal` for the rows from this one on, in proportion to the rows. On one machine, no
 * row needs the division, which takes as long as many rules. */
static Py_ssize_t room_before(const Batch *batch, Py_ssize_t row) {
    if (row == 0) return 0;
    return row == batch->count ? batch->room : batch->room * row / batch->count;
}

/* Add the list of match i to those of its share. */
static void add_list(Share *share, Py_ssize_t i, const int32_t *actions, int64_t count) {
    const Batch *batch = share->job;
    if (batch->offsets) batch->offsets[i] = (int32_t)share->listed;
    Py_ssize_t at = room_before(batch, share->first) + share->listed;
    int32_t *list = batch->legal && at + count <= room_before(batch, share->end) ? batch->legal + at : NULL;
    if (list) memcpy(list, actions, (size_t)count * sizeof *list);
    share->listed += count;
}

/* Write the legal actions of match i of the batch. */
static enum outcome list_actions(Share *share, Py_ssize_t i) {
    const Batch *batch = share->job;
    World *g = share->g;
    State *state = batch->states + i;
    int64_t ignored = 0, count = 0;
    uint8_t *mask = batch->masks ? batch->masks + i * MASK_BYTES : NULL;
    if (mask) memset(mask, 0, MASK_BYTES);
    if (state->winner < 0) {
        if (run_at(&entries[LEGAL], g, state, &ignored, NOTHING, &ignored)) return FAULT_RAISED;
        count = g->actions;
    }
    if (mask) {
        for (int64_t k = 0; k < count; k++) mask[g->action[k] >> 3] |= (uint8_t)(1 << (g->action[k] & 7));
    }
    add_list(share, i, g->action, count);
    return DONE;
}

/* Move the lists of all shares together. If one had too little room, the last offset is the size that all need. */
static void join_lists(const Batch *batch, const Share *shares, int count) {
    int64_t total = 0, needed = 0;
    for (int k = 0; k < count; k++) {
        const Share *share = &shares[k];
        Py_ssize_t from = room_before(batch, share->first), rows = share->end - share->first;
        if (share->listed > room_before(batch, share->end) - from) {
            needed = MAX(needed, (share->listed * batch->count + rows - 1) / rows);
        } else if (batch->legal && !needed) {
            memmove(batch->legal + total, batch->legal + from, (size_t)share->listed * sizeof *batch->legal);
        }
        for (Py_ssize_t i = share->first; batch->offsets && i < share->end; i++) batch->offsets[i] += (int32_t)total;
        total += share->listed;
    }
    if (batch->offsets) batch->offsets[batch->count] = (int32_t)(batch->legal ? MAX(total, needed) : total);
}

/* Let the player choose in match i of the batch, where the actions are listed. Its random numbers depend only on the
 * match. */
static enum outcome draw_action(Share *share, Py_ssize_t i) {
#ifdef DECIDE_LISTED
    const Batch *batch = share->job;
    World *g = share->g;
    State *state = batch->states + i;
    int64_t chosen = 0;
    g->bot_seed = batch->seeds[i];
    g->bot_draws = state->clock;
    if (run_at(&entries[DECIDE_LISTED], g, state, &batch->player, NOTHING, &chosen)) return FAULT_RAISED;
    batch->drawn[i] = (int32_t)chosen;
#else
    (void)share, (void)i;
#endif
    return DONE;
}

/* Find the cache lines of a state that are not zero in any of the first rows. About half of a state is free places for
 * units, cards and effects: fetching these, too, would take a tenth of the time of a step. A few rows are in the caches
 * anyway. */
static void find_used(Batch *batch) {
    static const uint8_t zeros[LINE];
    Py_ssize_t rows = MIN(batch->count / 32, 8);
    for (size_t at = 0; at < sizeof(State); at += LINE) {
        size_t length = MIN(LINE, sizeof(State) - at);
        const State *state = batch->states, *end = state + rows;
        while (state < end && memcmp((const uint8_t *)state + at, zeros, length) == 0) state++;
        if (state < end) batch->used[batch->lines++] = at;
    }
}

/* Write what a seat sees of match i, in a place among observations. */
static enum outcome observe_in(Share *share, Py_ssize_t i, int64_t seat, uint8_t *observations, Py_ssize_t place) {
    const Entry *observe = &entries[OBSERVE];
    const Batch *batch = share->job;
    int64_t ignored = 0;
    Bytes out = {observations + place * observe->buffer, observe->buffer};
    return run_at(observe, share->g, batch->states + i, &seat, out, &ignored);
}

/* While match i is over, begin the next one: others may win it before the contestant of the batch decides. */
static enum outcome begin_again(Share *share, Py_ssize_t i) {
    const Batch *batch = share->job;
    State *state = batch->states + i;
    int64_t ignored = 0;
    for (int k = 0; k < MOST_BEGUN && state->winner >= 0; k++) {
        int64_t seed = batch->seeds[i]++;
        if (batch->decks) lay_out(share->g, batch->decks + i * DECKS_SIZE);
        if (run_at(&entries[RESET], share->g, state, &seed, NOTHING, &ignored)) return FAULT_RAISED;
        if (answer_in(share, i)) return FAULT_RAISED;
    }
    return DONE;
}

/* Prefetch a state: a batch is larger than the caches, and the rules run meanwhile. */
static void fetch(const Batch *batch, const State *state) {
    for (int k = 0; k < batch->lines; k++) __builtin_prefetch((const uint8_t *)state + batch->used[k]);
}

/* Leave a match out of a step. */
static enum outcome leave_out(Share *share, Py_ssize_t i) {
    const Batch *batch = share->job;
    int64_t count = 0;
    batch->dones[i] = 0;
    if (batch->refused) batch->refused[i] = 0;
    if (!batch->offsets) return DONE;
    const int32_t *list = known_list(batch, i, &count);
    add_list(share, i, list, count);
    return DONE;
}

/* Step a row of a batch: act, begin again if the match is over and there are seeds, and fill the caller's buffers. The
 * rules run on the state in place: copying it to the world and back would take as long as many actions. */
static enum outcome step_row(Share *share, Py_ssize_t i) {
    const Batch *batch = share->job;
    State *state = batch->states + i;
    memset(batch->rewards + i * SEATS, 0, SEATS);
    if (batch->rows && !batch->rows[i]) return leave_out(share, i);
    if (i + 1 < share->end) fetch(batch, state + 1);
    enum outcome outcome = act_in(share, i);
    if (outcome == FAULT_RAISED) return FAULT_RAISED;
    share->illegal += outcome == NOT_ACCEPTED;
    if (batch->refused) batch->refused[i] = outcome == NOT_ACCEPTED;
    batch->dones[i] = state->winner >= 0;
    for (int64_t seat = 0; batch->final && batch->dones[i] && seat < SEATS; seat++) {
        if (observe_in(share, i, seat, batch->final, i * SEATS + seat)) return FAULT_RAISED;
    }
    if (batch->seeds && begin_again(share, i)) return FAULT_RAISED;
    if (list_actions(share, i) || (batch->drawn && draw_action(share, i))) return FAULT_RAISED;
    if (batch->to_act) batch->to_act[i] = state->winner < 0 ? (int8_t)state->to_act : -1;
    return batch->observations ? observe_in(share, i, state->to_act, batch->observations, i) : DONE;
}

/* Read the numbers of the player and of the contestant of `step`; returns -1 with an error. */
static int hold_player(Batch *batch, PyObject *player, PyObject *contestant) {
    if (read_between("step", "contestant", contestant, -1, SEATS - 1, &batch->contestant) < 0) return -1;
#ifndef ANSWER
    if (batch->contestant >= 0) {
        PyErr_SetString(PyExc_ValueError, "step: contestant needs an entry answer");
        return -1;
    }
#endif
    if (!batch->drawn && batch->contestant < 0) return 0;
#ifdef DECIDE_LISTED
    if (!batch->seeds) PyErr_SetString(PyExc_ValueError, "step: drawn and contestant need seeds");
    else return read_number("step", &entries[DECIDE_LISTED].arguments[0], player, &batch->player);
#else
    PyErr_SetString(PyExc_ValueError, "step: drawn needs an entry decide_listed");
#endif
    return -1;
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
    if (hold_if(held, args[13], BYTES, n, "refused", &batch->refused) < 0
        || hold_if(held, args[14], BYTES, n * SEATS * entries[OBSERVE].buffer, "final", &batch->final) < 0
        || hold_if(held, args[15], BYTES, n, "rows", &batch->rows) < 0
        || hold_if(held, args[16], INT32, (n + 1) * 4, "known_offsets", &batch->known_offsets) < 0) return -1;
    if (args[17] != Py_None && !(batch->known_legal = hold_all(held, args[17], INT32, "known_legal", &batch->known))) return -1;
    if (read_between("step", "trusted", args[18], 0, 1, &batch->trusted) < 0) return -1;
    if ((batch->trusted || (batch->rows && batch->offsets)) && !(batch->known_offsets && batch->known_legal)) {
        PyErr_SetString(PyExc_ValueError, "step: trusted, and rows with offsets, need known_offsets and known_legal");
        return -1;
    }
    for (Py_ssize_t i = 0; batch->seeds && i < n; i++) {
        if (check_number("step", &entries[RESET].arguments[0], batch->seeds[i]) < 0) return -1;
    }
    return hold_player(batch, args[12], args[19]);
}

/* step(memory, others, and the fields of a `Step`): one action in each match of a batch; `others` is a tuple of memories
 * of further machines. */
static PyObject *py_step(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    (void)module;
    if (check_count("step", n, 22) < 0) return NULL;
    Held held;
    held.count = 0;
    PyObject *returned = NULL;
    Batch batch = {0};
    int64_t illegal = 0;
    Pause pause;
    Memory *machines[MOST_MACHINES];
    Share shares[MOST_MACHINES];
    const Share *failed = NULL;
    int count = hold_machines(&held, args[0], args[1], machines);
    if (!count || hold_batch(&held, args + 2, &batch) < 0 || unlock(&pause, machines, count) < 0) goto done;
    find_used(&batch);
    enum outcome outcome = do_rows(&pause, shares, step_row, &batch, batch.count, batch.contestant < 0 ? 256 : 1, &failed);
    join_lists(&batch, shares, count);
    for (int k = 0; k < count; k++) illegal += shares[k].illegal;
    lock(&pause);
    if (outcome != DONE) raise_outcome(outcome, 0, "");
    else returned = PyLong_FromLongLong(illegal);
done:
    release(&held);
    return returned;
}
#endif
