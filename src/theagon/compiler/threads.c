/* Threads: the rows of a call, shared among machines. The first machine works on the caller's thread, each further one on
 * a thread that ends with the call, so that no fork and no end of the process finds one. Such a thread runs rules and
 * never touches Python. */

#include <stdatomic.h>

enum { WAIT_MICROSECONDS = 50000 };

typedef struct Share Share;

/* Does the work of a row. */
typedef enum outcome Work(Share *share, Py_ssize_t row);

/* The rows of one machine. Its thread writes here for each row, so no two shares lie in one cache line. */
struct Share {
    _Alignas(64) World *g;
    Work *work;
    const void *job;            /* what the call works on, the same for all shares */
    Py_ssize_t first, end;      /* the rows */
    int64_t listed, illegal;    /* by a step: the actions listed, and how many were illegal */
    int64_t argument;           /* the first number of the last call of an entry */
    enum outcome outcome;
#ifdef CHECKED
    Fault fault;
#endif
    atomic_int *signalled;      /* whether a signal has ended the call */
    PyThread_type_lock ended;   /* released when the thread of the share ends; NULL on the caller's thread */
};

static void do_row(Share *share, Py_ssize_t row) {
    share->outcome = share->work(share, row);
#ifdef CHECKED
    if (share->outcome == FAULT_RAISED) share->fault = fault;
#endif
}

static void do_share(void *given) {
    Share *share = given;
    for (Py_ssize_t i = share->first; i < share->end && share->outcome == DONE && !*share->signalled; i++) do_row(share, i);
    PyThread_release_lock(share->ended);
}

/* The same on the caller's thread, which lets Python handle signals after each so many rows. */
static void do_own_share(Share *share, Pause *pause, int rows_between) {
    for (Py_ssize_t i = share->first; i < share->end && share->outcome == DONE && !*share->signalled; i++) {
        do_row(share, i);
        if ((i - share->first) % rows_between == rows_between - 1) *share->signalled = breathe(pause) == SIGNALLED;
    }
}

/* Start the thread of a share. If the system has no more, the share is left to the caller's thread. */
static void start(Share *share) {
    share->ended = PyThread_allocate_lock();
    if (!share->ended) return;
    PyThread_acquire_lock(share->ended, WAIT_LOCK);
    if (PyThread_start_new_thread(do_share, share) != (unsigned long)-1) return;
    PyThread_free_lock(share->ended);
    share->ended = NULL;
}

/* Wait for the end of a share's thread. */
static void join(Share *share, Pause *pause) {
    while (PyThread_acquire_lock_timed(share->ended, WAIT_MICROSECONDS, 0) != PY_LOCK_ACQUIRED) {
        if (!*share->signalled) *share->signalled = breathe(pause) == SIGNALLED;
    }
    PyThread_free_lock(share->ended);
}

/* Work off the rows, a share on each machine that `unlock` has taken. Returns the outcome; *failed is the first share
 * that failed, the same however fast each was. */
static enum outcome do_rows(Pause *pause, Share *shares, Work *work, const void *job, Py_ssize_t rows, int rows_between,
                            const Share **failed) {
    int count = pause->count;
    atomic_int signalled = 0;
    for (int k = 0; k < count; k++) {
        shares[k] = (Share){.g = &pause->machines[k]->world, .work = work, .job = job, .first = rows * k / count,
                            .end = rows * (k + 1) / count, .signalled = &signalled};
        if (k && shares[k].first < shares[k].end) start(&shares[k]);
    }
    for (int k = 0; k < count; k++) {
        if (!shares[k].ended) do_own_share(&shares[k], pause, rows_between);
    }
    *failed = shares;
    for (int k = count - 1; k >= 0; k--) {
        if (shares[k].ended) join(&shares[k], pause);
        if (shares[k].outcome != DONE) *failed = &shares[k];
    }
#ifdef CHECKED
    fault = (*failed)->fault;
#endif
    return signalled ? SIGNALLED : (*failed)->outcome;
}
