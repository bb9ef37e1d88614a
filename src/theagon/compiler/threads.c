/* Threads: the rows of a call, shared among machines. The first machine works on the caller's thread, each further one on
 * a worker: a thread that runs rules, never touches Python, and waits for the next call. Starting or waking a thread takes
 * as long as a hundred rows, and a batch may be stepped thousands of times a second. So a worker spins for a while before
 * it sleeps, and so does a caller that waits for a share. */

#include <pthread.h>
#include <stdatomic.h>

enum { WAIT_MICROSECONDS = 50000, LOOKS = 2000 };  /* one look takes about 25 ns */

typedef struct Share Share;

/* A thread that processes shares; all zeros before it is started. A call takes a worker for itself. */
typedef struct {
    _Alignas(64) atomic_flag taken;
    int started;
    Share *share;               /* the share to process */
    PyThread_type_lock begun, ended;  /* released when a share begins, and when it ends */
} Worker;

static Worker workers[MOST_MACHINES];

/* Processes a row. */
typedef enum outcome Work(Share *share, Py_ssize_t row);

/* The rows of one machine. Its thread writes here for each row, so no two shares lie in one cache line. */
struct Share {
    _Alignas(64) World *g;
    Work *work;
    const void *job;            /* the data of the call, the same for all shares */
    Py_ssize_t first, end;      /* the rows */
    int64_t listed, illegal;    /* in a step: the numbers of listed and of illegal actions */
    int64_t argument;           /* the first number of the last call of an entry */
    enum outcome outcome;
#ifdef CHECKED
    Fault fault;
#endif
    atomic_int *signalled;      /* 1: a signal has ended the call */
    Worker *worker;             /* NULL on the caller's thread */
};

static void do_row(Share *share, Py_ssize_t row) {
    share->outcome = share->work(share, row);
#ifdef CHECKED
    if (share->outcome == FAULT_RAISED) share->fault = fault;
#endif
}

static void do_share(Share *share) {
    for (Py_ssize_t i = share->first; i < share->end && share->outcome == DONE && !*share->signalled; i++) do_row(share, i);
}

/* Process the rows on the caller's thread, which lets Python handle signals now and then. */
static void do_own_share(Share *share, Pause *pause, int rows_between) {
    for (Py_ssize_t i = share->first; i < share->end && share->outcome == DONE && !*share->signalled; i++) {
        do_row(share, i);
        if ((i - share->first) % rows_between == rows_between - 1) *share->signalled = breathe(pause) == SIGNALLED;
    }
}

/* Spin for a while on a lock; returns whether it was acquired. */
static int acquire_soon(PyThread_type_lock lock) {
    for (int k = 0; k < LOOKS; k++) {
        if (PyThread_acquire_lock(lock, NOWAIT_LOCK)) return 1;
    }
    return 0;
}

/* The main function of a worker's thread. */
static void do_shares(void *given) {
    Worker *worker = given;
    for (;;) {
        if (!acquire_soon(worker->begun)) PyThread_acquire_lock(worker->begun, WAIT_LOCK);
        do_share(worker->share);
        PyThread_release_lock(worker->ended);
    }
}

/* Return an acquired lock, or NULL. */
static PyThread_type_lock new_acquired_lock(void) {
    PyThread_type_lock lock = PyThread_allocate_lock();
    if (lock) PyThread_acquire_lock(lock, WAIT_LOCK);
    return lock;
}

/* Start the thread of a worker; returns whether it runs. */
static int start_worker(Worker *worker) {
    if (!worker->begun && !(worker->begun = new_acquired_lock())) return 0;
    if (!worker->ended && !(worker->ended = new_acquired_lock())) return 0;
    worker->started = PyThread_start_new_thread(do_shares, worker) != (unsigned long)-1;
    return worker->started;
}

/* Give a share to a worker. If none is free and no thread can be started, it is left to the caller's thread. */
static void start(Share *share) {
    Worker *worker = workers;
    while (worker < workers + MOST_MACHINES && atomic_flag_test_and_set(&worker->taken)) worker++;
    if (worker == workers + MOST_MACHINES) return;
    if (!worker->started && !start_worker(worker)) {
        atomic_flag_clear(&worker->taken);
        return;
    }
    worker->share = share;
    share->worker = worker;
    PyThread_release_lock(worker->begun);
}

/* Wait until a worker has processed its share. */
static void join(Share *share, Pause *pause) {
    PyThread_type_lock ended = share->worker->ended;
    if (!acquire_soon(ended)) {
        while (PyThread_acquire_lock_timed(ended, WAIT_MICROSECONDS, 0) != PY_LOCK_ACQUIRED) {
            if (!*share->signalled) *share->signalled = breathe(pause) == SIGNALLED;
        }
    }
    atomic_flag_clear(&share->worker->taken);
}

/* Process the rows, a share on each machine that `unlock` has taken. Returns the outcome; *failed is the first share
 * that failed, independently of timing. */
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
        if (!shares[k].worker) do_own_share(&shares[k], pause, rows_between);
    }
    *failed = shares;
    for (int k = count - 1; k >= 0; k--) {
        if (shares[k].worker) join(&shares[k], pause);
        if (shares[k].outcome != DONE) *failed = &shares[k];
    }
#ifdef CHECKED
    fault = (*failed)->fault;
#endif
    return signalled ? SIGNALLED : (*failed)->outcome;
}

/* Called in the child of a fork, which has none of its parent's threads. */
static void forget_workers(void) { memset(workers, 0, sizeof workers); }
