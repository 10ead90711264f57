package android.os;

import android.util.Log;
import android.util.Printer;
import java.io.FileDescriptor;
import java.util.ArrayList;

/** The messages of a looper, ordered by time, then by arrival. */
public final class MessageQueue {
    private static final String TAG = "MessageQueue";

    /** The main thread's queue, which the host asks. */
    static volatile MessageQueue sMain;

    private final boolean mQuitAllowed;
    private Message mMessages;
    private final ArrayList<IdleHandler> mIdleHandlers = new ArrayList<IdleHandler>();
    private boolean mQuitting;
    private boolean mBlocked;
    private int mNextBarrierToken;

    /** Is told when a thread waits for more messages. */
    public interface IdleHandler {
        boolean queueIdle();
    }

    /** Is told of events of a file descriptor. */
    public interface OnFileDescriptorEventListener {
        int EVENT_INPUT = 1 << 0;
        int EVENT_OUTPUT = 1 << 1;
        int EVENT_ERROR = 1 << 2;

        int onFileDescriptorEvents(FileDescriptor fd, int events);
    }

    MessageQueue(boolean quitAllowed) {
        mQuitAllowed = quitAllowed;
    }

    /** When the main thread's next message is due, in uptime milliseconds; Long.MAX_VALUE if none waits. */
    public static long hostNextWhen() {
        MessageQueue q = sMain;
        if (q == null) {
            return Long.MAX_VALUE;
        }
        synchronized (q) {
            Message msg = q.head();
            return msg == null ? Long.MAX_VALUE : msg.when;
        }
    }

    /** Tells the host that the main queue has something new. */
    private static native void hostWake();

    /** Does what the host has for the main thread: input, and its orders. */
    private native void nativePollOnce(long pointer, int timeoutMillis);

    /** Whether the host wants the main thread back, however much there is to do. */
    private static native boolean hostOverdue();

    /** The first message that no barrier holds up. */
    private Message head() {
        Message msg = mMessages;
        if (msg != null && msg.target == null) {
            do {
                msg = msg.next;
            } while (msg != null && !msg.isAsynchronous());
        }
        return msg;
    }

    public boolean isIdle() {
        synchronized (this) {
            return mMessages == null || SystemClock.uptimeMillis() < mMessages.when;
        }
    }

    public void addIdleHandler(IdleHandler handler) {
        if (handler == null) {
            throw new NullPointerException("Can't add a null IdleHandler");
        }
        synchronized (this) {
            mIdleHandlers.add(handler);
        }
    }

    public void removeIdleHandler(IdleHandler handler) {
        synchronized (this) {
            mIdleHandlers.remove(handler);
        }
    }

    public boolean isPolling() {
        synchronized (this) {
            return !mQuitting && mBlocked;
        }
    }

    /** Takes the next message; null when the queue has quit, or, if asked to return, when nothing is due. */
    Message next(boolean returns) {
        boolean idled = false;
        if (returns) {
            nativePollOnce(0, 0);
            if (hostOverdue()) {
                return null;
            }
        }
        for (;;) {
            IdleHandler[] idle = null;
            synchronized (this) {
                final long now = SystemClock.uptimeMillis();
                Message prev = null;
                Message msg = mMessages;
                if (msg != null && msg.target == null) {
                    do {
                        prev = msg;
                        msg = msg.next;
                    } while (msg != null && !msg.isAsynchronous());
                }
                if (msg != null && now >= msg.when) {
                    mBlocked = false;
                    if (prev != null) {
                        prev.next = msg.next;
                    } else {
                        mMessages = msg.next;
                    }
                    msg.next = null;
                    msg.markInUse();
                    return msg;
                }
                if (mQuitting) {
                    return null;
                }
                if (!idled && (mMessages == null || now < mMessages.when) && !mIdleHandlers.isEmpty()) {
                    idle = mIdleHandlers.toArray(new IdleHandler[mIdleHandlers.size()]);
                }
                if (idle == null) {
                    if (returns) {
                        return null;
                    }
                    mBlocked = true;
                    try {
                        if (msg == null) {
                            wait();
                        } else {
                            wait(msg.when - now);
                        }
                    } catch (InterruptedException e) {
                        // Waiting for messages is not interruptible; who asks sees the flag.
                        Thread.currentThread().interrupt();
                        waitUninterrupted(msg);
                    }
                    continue;
                }
            }
            idled = true;
            for (int i = 0; i < idle.length; i++) {
                boolean keep = false;
                try {
                    keep = idle[i].queueIdle();
                } catch (Throwable t) {
                    Log.wtf(TAG, "IdleHandler threw exception", t);
                }
                if (!keep) {
                    synchronized (this) {
                        mIdleHandlers.remove(idle[i]);
                    }
                }
            }
        }
    }

    /** Waits on although the thread is interrupted, keeping its flag. */
    private void waitUninterrupted(Message msg) {
        Thread.interrupted();
        try {
            if (msg == null) {
                wait();
            } else {
                wait(Math.max(1, msg.when - SystemClock.uptimeMillis()));
            }
        } catch (InterruptedException e) {
            // Interrupted again; the flag is set below.
        }
        Thread.currentThread().interrupt();
    }

    void quit(boolean safe) {
        if (!mQuitAllowed) {
            throw new IllegalStateException("Main thread not allowed to quit.");
        }
        synchronized (this) {
            if (mQuitting) {
                return;
            }
            mQuitting = true;
            long now = SystemClock.uptimeMillis();
            Message prev = null;
            Message p = mMessages;
            if (safe) {
                while (p != null && p.when <= now) {
                    prev = p;
                    p = p.next;
                }
            }
            if (prev == null) {
                mMessages = null;
            } else {
                prev.next = null;
            }
            while (p != null) {
                Message n = p.next;
                p.recycleUnchecked();
                p = n;
            }
            notifyAll();
        }
    }

    public int postSyncBarrier() {
        return postSyncBarrier(SystemClock.uptimeMillis());
    }

    private int postSyncBarrier(long when) {
        synchronized (this) {
            final int token = mNextBarrierToken++;
            final Message msg = Message.obtain();
            msg.markInUse();
            msg.when = when;
            msg.arg1 = token;
            Message prev = null;
            Message p = mMessages;
            if (when != 0) {
                while (p != null && p.when <= when) {
                    prev = p;
                    p = p.next;
                }
            }
            msg.next = p;
            if (prev != null) {
                prev.next = msg;
            } else {
                mMessages = msg;
            }
            return token;
        }
    }

    public void removeSyncBarrier(int token) {
        synchronized (this) {
            Message prev = null;
            Message p = mMessages;
            while (p != null && (p.target != null || p.arg1 != token)) {
                prev = p;
                p = p.next;
            }
            if (p == null) {
                throw new IllegalStateException("The specified message queue synchronization "
                        + " barrier token has not been posted or has already been removed.");
            }
            if (prev != null) {
                prev.next = p.next;
            } else {
                mMessages = p.next;
            }
            p.recycleUnchecked();
            notifyAll();
        }
    }

    boolean enqueueMessage(Message msg, long when) {
        if (msg.target == null) {
            throw new IllegalArgumentException("Message must have a target.");
        }
        if (msg.isInUse()) {
            throw new IllegalStateException(msg + " This message is already in use.");
        }
        synchronized (this) {
            if (mQuitting) {
                IllegalStateException e = new IllegalStateException(
                        msg.target + " sending message to a Handler on a dead thread");
                Log.w(TAG, e.getMessage(), e);
                msg.recycle();
                return false;
            }
            msg.markInUse();
            msg.when = when;
            Message p = mMessages;
            boolean first = p == null || when == 0 || when < p.when;
            if (first) {
                msg.next = p;
                mMessages = msg;
            } else {
                Message prev;
                for (;;) {
                    prev = p;
                    p = p.next;
                    if (p == null || when < p.when) {
                        break;
                    }
                }
                msg.next = p;
                prev.next = msg;
            }
            if (mBlocked) {
                notifyAll();
            }
        }
        if (this == sMain && Thread.currentThread() != Looper.getMainLooper().mThread) {
            hostWake();
        }
        return true;
    }

    boolean hasMessages(Handler h, int what, Object object) {
        if (h == null) {
            return false;
        }
        synchronized (this) {
            for (Message p = mMessages; p != null; p = p.next) {
                if (p.target == h && p.what == what && (object == null || p.obj == object)) {
                    return true;
                }
            }
            return false;
        }
    }

    boolean hasMessages(Handler h, Runnable r, Object object) {
        if (h == null) {
            return false;
        }
        synchronized (this) {
            for (Message p = mMessages; p != null; p = p.next) {
                if (p.target == h && p.callback == r && (object == null || p.obj == object)) {
                    return true;
                }
            }
            return false;
        }
    }

    boolean hasMessages(Handler h) {
        if (h == null) {
            return false;
        }
        synchronized (this) {
            for (Message p = mMessages; p != null; p = p.next) {
                if (p.target == h) {
                    return true;
                }
            }
            return false;
        }
    }

    private static final int BY_WHAT = 0;
    private static final int BY_CALLBACK = 1;
    private static final int BY_TOKEN = 2;

    private void remove(int by, Handler h, int what, Runnable r, Object object) {
        synchronized (this) {
            Message prev = null;
            Message p = mMessages;
            while (p != null) {
                Message n = p.next;
                boolean goes = p.target == h && (object == null || p.obj == object)
                        && (by == BY_TOKEN || (by == BY_WHAT ? p.what == what : p.callback == r));
                if (goes) {
                    if (prev == null) {
                        mMessages = n;
                    } else {
                        prev.next = n;
                    }
                    p.recycleUnchecked();
                } else {
                    prev = p;
                }
                p = n;
            }
        }
    }

    void removeMessages(Handler h, int what, Object object) {
        if (h != null) {
            remove(BY_WHAT, h, what, null, object);
        }
    }

    void removeMessages(Handler h, Runnable r, Object object) {
        if (h != null && r != null) {
            remove(BY_CALLBACK, h, 0, r, object);
        }
    }

    void removeCallbacksAndMessages(Handler h, Object object) {
        if (h != null) {
            remove(BY_TOKEN, h, 0, null, object);
        }
    }

    void dump(Printer pw, String prefix, Handler h) {
        synchronized (this) {
            long now = SystemClock.uptimeMillis();
            int n = 0;
            for (Message msg = mMessages; msg != null; msg = msg.next) {
                if (h == null || h == msg.target) {
                    pw.println(prefix + "Message " + n + ": " + msg.toString(now));
                }
                n++;
            }
            pw.println(prefix + "(Total messages: " + n + ", polling=" + (!mQuitting && mBlocked)
                    + ", quitting=" + mQuitting + ")");
        }
    }
}
