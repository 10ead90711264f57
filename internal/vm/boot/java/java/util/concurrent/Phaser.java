package java.util.concurrent;

/** A barrier whose parties come and go, and which may be part of a tree. */
public class Phaser {
    private static final int MAX_PARTIES = 0xffff;

    private final Phaser parent;
    private final Phaser root;
    private final Object lock; // of the whole tree
    private int phase;
    private int parties;
    private int unarrived;

    public Phaser() {
        this(null, 0);
    }

    public Phaser(int parties) {
        this(null, parties);
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        if (parties < 0 || parties > MAX_PARTIES) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parent = parent;
        this.root = parent == null ? this : parent.root;
        this.lock = parent == null ? new Object() : parent.lock;
        this.parties = parties;
        this.unarrived = parties;
        if (parent != null && parties > 0) {
            this.phase = parent.register();
        } else if (parent != null) {
            this.phase = root.phase;
        }
    }

    private int phase() {
        return root.phase;
    }

    /** A phaser of a tree takes over the root's phase when it moves on. */
    private void reconcile() {
        if (root != this && phase != root.phase) {
            phase = root.phase;
            unarrived = parties;
        }
    }

    private String stateText() {
        return super.toString() + "[phase = " + getPhase() + " parties = " + getRegisteredParties() + " arrived = "
                + getArrivedParties() + "]";
    }

    public int register() {
        return bulkRegister(1);
    }

    public int bulkRegister(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        if (n == 0) {
            return getPhase();
        }
        synchronized (lock) {
            reconcile();
            if (n > MAX_PARTIES - parties) {
                throw new IllegalStateException("Attempt to register more than " + MAX_PARTIES + " parties for "
                        + stateText());
            }
            if (phase() < 0) {
                return phase();
            }
            if (parent != null && parties == 0) {
                parent.register();
                reconcile();
            }
            parties += n;
            unarrived += n;
            return phase();
        }
    }

    /** Arrives; leave: the party is no longer one. */
    private int arrive(boolean leave) {
        synchronized (lock) {
            reconcile();
            int p = phase();
            if (p < 0) {
                return p;
            }
            if (unarrived <= 0) {
                throw new IllegalStateException("Attempted arrival of unregistered party for " + stateText());
            }
            unarrived--;
            if (leave) {
                parties--;
            }
            if (unarrived == 0) {
                if (parent == null) {
                    advance();
                } else if (parties == 0) {
                    parent.arrive(true);
                } else {
                    parent.arrive(false);
                }
            }
            return p;
        }
    }

    private void advance() {
        boolean end = onAdvance(phase, parties);
        int next = (phase + 1) & Integer.MAX_VALUE;
        phase = end ? next | Integer.MIN_VALUE : next;
        unarrived = end ? 0 : parties;
        lock.notifyAll();
    }

    public int arrive() {
        return arrive(false);
    }

    public int arriveAndDeregister() {
        return arrive(true);
    }

    public int arriveAndAwaitAdvance() {
        synchronized (lock) {
            int p = arrive(false);
            if (p >= 0 && phase() != p) {
                return (p + 1) & Integer.MAX_VALUE; // the last to arrive, even if the phaser ends with it
            }
            return awaitAdvance(p);
        }
    }

    private int await(int p, boolean interruptible, boolean timed, long nanos)
            throws InterruptedException, TimeoutException {
        long deadline = timed ? System.nanoTime() + nanos : 0;
        boolean interrupted = false;
        synchronized (lock) {
            try {
                while (phase() == p) {
                    try {
                        if (!timed) {
                            lock.wait();
                        } else {
                            long rest = deadline - System.nanoTime();
                            if (rest <= 0) {
                                throw new TimeoutException();
                            }
                            TimeUnit.NANOSECONDS.timedWait(lock, rest);
                        }
                    } catch (InterruptedException e) {
                        if (interruptible) {
                            throw e;
                        }
                        interrupted = true;
                    }
                }
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
            return phase();
        }
    }

    public int awaitAdvance(int phase) {
        if (phase < 0) {
            return phase;
        }
        try {
            return await(phase, false, false, 0);
        } catch (InterruptedException impossible) {
            throw new Error(impossible);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        if (phase < 0) {
            return phase;
        }
        try {
            return await(phase, true, false, 0);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        return phase < 0 ? phase : await(phase, true, true, unit.toNanos(timeout));
    }

    public void forceTermination() {
        synchronized (lock) {
            root.phase |= Integer.MIN_VALUE;
            lock.notifyAll();
        }
    }

    public final int getPhase() {
        return phase();
    }

    public int getRegisteredParties() {
        return parties;
    }

    public int getArrivedParties() {
        synchronized (lock) {
            reconcile();
            return parties - unarrived;
        }
    }

    public int getUnarrivedParties() {
        synchronized (lock) {
            reconcile();
            return unarrived;
        }
    }

    public Phaser getParent() {
        return parent;
    }

    public Phaser getRoot() {
        return root;
    }

    public boolean isTerminated() {
        return phase() < 0;
    }

    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    public String toString() {
        return stateText();
    }
}
