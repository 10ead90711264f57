package java.util.concurrent.locks;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

/**
 * A long state and a first-in-first-out queue of threads that wait for it. The first one in the queue tries, and stays
 * there until it succeeds; a release wakes it. The queue has a monitor of its own, held for a few steps only.
 */
public abstract class AbstractQueuedLongSynchronizer extends AbstractOwnableSynchronizer implements Serializable {
    private static final long serialVersionUID = 7373984972572414692L;

    private volatile long state;
    private transient Node first;
    private transient Node last;
    private transient boolean contended;
    private transient Monitor queue = new Monitor(); // new after deserialization, otherwise constant

    /** Guards the queue and the conditions' queues. */
    private static final class Monitor implements Serializable {
    }

    /** A waiting thread, in the queue or in a condition's. */
    private static final class Node {
        final Thread thread = Thread.currentThread();
        final boolean shared;
        Node next;
        boolean queued;

        Node(boolean shared) {
            this.shared = shared;
        }
    }

    protected AbstractQueuedLongSynchronizer() {
    }

    protected final long getState() {
        return state;
    }

    protected final void setState(long newState) {
        state = newState;
    }

    protected final native boolean compareAndSetState(long expect, long update);

    protected boolean tryAcquire(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(long arg) {
        throw new UnsupportedOperationException();
    }

    protected long tryAcquireShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    private void enqueue(Node n) {
        synchronized (queue) {
            n.queued = true;
            n.next = null;
            if (last == null) {
                first = n;
            } else {
                last.next = n;
            }
            last = n;
            contended = true;
        }
    }

    private void dequeue(Node n) {
        synchronized (queue) {
            Node before = null;
            for (Node p = first; p != null; before = p, p = p.next) {
                if (p == n) {
                    if (before == null) {
                        first = n.next;
                    } else {
                        before.next = n.next;
                    }
                    if (last == n) {
                        last = before;
                    }
                    return;
                }
            }
        }
    }

    private void wakeFirst() {
        Node f = first;
        if (f != null) {
            LockSupport.unpark(f.thread);
        }
    }

    /**
     * Waits in the queue until the state is acquired.
     *
     * @param nanos how long at most; negative: for ever
     * @return ACQUIRED, INTERRUPTED (acquired, but interrupted meanwhile) or TIMED_OUT
     */
    private int waitFor(Node n, long arg, boolean interruptible, long nanos) throws InterruptedException {
        long deadline = nanos < 0 ? 0 : System.nanoTime() + nanos;
        boolean interrupted = false;
        boolean done = false;
        try {
            for (;;) {
                if (first == n) {
                    long left = n.shared ? tryAcquireShared(arg) : tryAcquire(arg) ? 0 : -1;
                    if (left >= 0) {
                        dequeue(n);
                        done = true;
                        Node f = first;
                        if (n.shared && f != null && f.shared) {
                            LockSupport.unpark(f.thread);
                        }
                        return interrupted ? INTERRUPTED : ACQUIRED;
                    }
                }
                if (nanos < 0) {
                    LockSupport.park(this);
                } else {
                    long rest = deadline - System.nanoTime();
                    if (rest <= 0) {
                        return TIMED_OUT;
                    }
                    LockSupport.parkNanos(this, rest);
                }
                if (Thread.interrupted()) {
                    if (interruptible) {
                        throw new InterruptedException();
                    }
                    interrupted = true;
                }
            }
        } finally {
            if (!done) {
                dequeue(n);
                wakeFirst();
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    private static final int ACQUIRED = 0;
    private static final int INTERRUPTED = 1;
    private static final int TIMED_OUT = 2;

    private int queueUp(boolean shared, long arg, boolean interruptible, long nanos) throws InterruptedException {
        Node n = new Node(shared);
        enqueue(n);
        return waitFor(n, arg, interruptible, nanos);
    }

    private void queueUp(boolean shared, long arg) {
        try {
            if (queueUp(shared, arg, false, -1) == INTERRUPTED) {
                Thread.currentThread().interrupt();
            }
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        }
    }

    private static void checkInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    public final void acquire(long arg) {
        if (!tryAcquire(arg)) {
            queueUp(false, arg);
        }
    }

    public final void acquireInterruptibly(long arg) throws InterruptedException {
        checkInterrupt();
        if (!tryAcquire(arg)) {
            queueUp(false, arg, true, -1);
        }
    }

    public final boolean tryAcquireNanos(long arg, long nanosTimeout) throws InterruptedException {
        checkInterrupt();
        return tryAcquire(arg)
                || (nanosTimeout > 0 && queueUp(false, arg, true, nanosTimeout) != TIMED_OUT);
    }

    public final boolean release(long arg) {
        if (!tryRelease(arg)) {
            return false;
        }
        wakeFirst();
        return true;
    }

    public final void acquireShared(long arg) {
        if (tryAcquireShared(arg) < 0) {
            queueUp(true, arg);
        }
    }

    public final void acquireSharedInterruptibly(long arg) throws InterruptedException {
        checkInterrupt();
        if (tryAcquireShared(arg) < 0) {
            queueUp(true, arg, true, -1);
        }
    }

    public final boolean tryAcquireSharedNanos(long arg, long nanosTimeout) throws InterruptedException {
        checkInterrupt();
        return tryAcquireShared(arg) >= 0
                || (nanosTimeout > 0 && queueUp(true, arg, true, nanosTimeout) != TIMED_OUT);
    }

    public final boolean releaseShared(long arg) {
        if (!tryReleaseShared(arg)) {
            return false;
        }
        wakeFirst();
        return true;
    }

    public final boolean hasQueuedThreads() {
        return first != null;
    }

    public final boolean hasContended() {
        return contended;
    }

    public final Thread getFirstQueuedThread() {
        Node f = first;
        return f == null ? null : f.thread;
    }

    public final boolean isQueued(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return getQueuedThreads().contains(thread);
    }

    public final boolean hasQueuedPredecessors() {
        Node f = first;
        return f != null && f.thread != Thread.currentThread();
    }

    /** Whether the first waiting thread wants the state for itself. */
    final boolean firstIsExclusive() {
        Node f = first;
        return f != null && !f.shared;
    }

    public final int getQueueLength() {
        return getQueuedThreads().size();
    }

    /** Latest first. */
    private ArrayList<Thread> list(boolean all, boolean shared) {
        ArrayList<Thread> l = new ArrayList<Thread>();
        synchronized (queue) {
            for (Node p = first; p != null; p = p.next) {
                if (all || p.shared == shared) {
                    l.add(0, p.thread);
                }
            }
        }
        return l;
    }

    public final Collection<Thread> getQueuedThreads() {
        return list(true, false);
    }

    public final Collection<Thread> getExclusiveQueuedThreads() {
        return list(false, false);
    }

    public final Collection<Thread> getSharedQueuedThreads() {
        return list(false, true);
    }

    public String toString() {
        return super.toString() + "[State = " + getState() + ", " + (hasQueuedThreads() ? "non" : "")
                + "empty queue]";
    }

    public final boolean owns(ConditionObject condition) {
        return condition.owner() == this;
    }

    private void checkOwns(ConditionObject condition) {
        if (!owns(condition)) {
            throw new IllegalArgumentException("Not owner");
        }
    }

    public final boolean hasWaiters(ConditionObject condition) {
        checkOwns(condition);
        return condition.hasWaiters();
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        checkOwns(condition);
        return condition.getWaitQueueLength();
    }

    public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
        checkOwns(condition);
        return condition.getWaitingThreads();
    }

    /** A queue of threads that gave up the state; a signal moves them to the synchronizer's queue. */
    public class ConditionObject implements Condition, Serializable {
        private static final long serialVersionUID = 1173984872572414699L;
        private final transient ArrayList<Node> waiters = new ArrayList<Node>();

        public ConditionObject() {
        }

        final AbstractQueuedLongSynchronizer owner() {
            return AbstractQueuedLongSynchronizer.this;
        }

        private void checkHeld() {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
        }

        public final void signal() {
            checkHeld();
            synchronized (queue) {
                if (!waiters.isEmpty()) {
                    enqueue(waiters.remove(0));
                }
            }
        }

        public final void signalAll() {
            checkHeld();
            synchronized (queue) {
                while (!waiters.isEmpty()) {
                    enqueue(waiters.remove(0));
                }
            }
        }

        /** Moves a node to the queue on its own account; false if a signal did. */
        private boolean leave(Node n) {
            synchronized (queue) {
                if (n.queued) {
                    return false;
                }
                waiters.remove(n);
                enqueue(n);
                return true;
            }
        }

        /**
         * Gives up the state, waits for a signal, and takes the state again.
         *
         * @return false if the time was up before a signal
         */
        private boolean waitForSignal(boolean interruptible, boolean timed, long nanos) throws InterruptedException {
            if (interruptible) {
                checkInterrupt();
            }
            Node n = new Node(false);
            long saved = getState();
            synchronized (queue) {
                waiters.add(n);
            }
            boolean released = false;
            try {
                released = release(saved);
            } finally {
                if (!released) {
                    synchronized (queue) {
                        waiters.remove(n);
                    }
                }
            }
            if (!released) {
                throw new IllegalMonitorStateException();
            }
            long deadline = timed ? System.nanoTime() + nanos : 0;
            boolean signalled = true;
            boolean refused = false;
            boolean interrupted = false;
            while (!n.queued) {
                if (timed) {
                    long rest = deadline - System.nanoTime();
                    if (rest <= 0) {
                        signalled = !leave(n);
                        break;
                    }
                    LockSupport.parkNanos(this, rest);
                } else {
                    LockSupport.park(this);
                }
                if (Thread.interrupted()) {
                    if (!interruptible) {
                        interrupted = true;
                        continue;
                    }
                    if (leave(n)) {
                        refused = true;
                    } else {
                        interrupted = true;
                    }
                    break;
                }
            }
            interrupted |= waitFor(n, saved, false, -1) == INTERRUPTED;
            if (refused) {
                throw new InterruptedException();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return signalled;
        }

        public final void awaitUninterruptibly() {
            try {
                waitForSignal(false, false, 0);
            } catch (InterruptedException impossible) {
                throw new InternalError(impossible);
            }
        }

        public final void await() throws InterruptedException {
            waitForSignal(true, false, 0);
        }

        public final long awaitNanos(long nanosTimeout) throws InterruptedException {
            long deadline = System.nanoTime() + nanosTimeout;
            waitForSignal(true, true, nanosTimeout);
            return deadline - System.nanoTime();
        }

        public final boolean await(long time, TimeUnit unit) throws InterruptedException {
            return waitForSignal(true, true, unit.toNanos(time));
        }

        public final boolean awaitUntil(Date deadline) throws InterruptedException {
            return waitForSignal(true, true,
                    TimeUnit.MILLISECONDS.toNanos(deadline.getTime() - System.currentTimeMillis()));
        }

        protected final boolean hasWaiters() {
            return getWaitQueueLength() > 0;
        }

        protected final int getWaitQueueLength() {
            checkHeld();
            return waiters.size();
        }

        protected final Collection<Thread> getWaitingThreads() {
            checkHeld();
            ArrayList<Thread> l = new ArrayList<Thread>();
            for (int i = 0; i < waiters.size(); i++) {
                l.add(waiters.get(i).thread);
            }
            return l;
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        queue = new Monitor();
    }
}
