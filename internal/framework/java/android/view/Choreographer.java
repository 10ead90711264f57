package android.view;

import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.os.SystemClock;
import java.util.ArrayList;

/** Calls back at the display's frames, by the clock of the machine. */
public final class Choreographer {
    public static final int CALLBACK_INPUT = 0;
    public static final int CALLBACK_ANIMATION = 1;
    public static final int CALLBACK_TRAVERSAL = 2;
    public static final int CALLBACK_COMMIT = 3;
    private static final long FRAME_NANOS = 16666667L;
    private static final Object FRAME_CALLBACK_TOKEN = new Object();
    private static final ThreadLocal<Choreographer> sThreadInstance = new ThreadLocal<Choreographer>() {
        @Override
        protected Choreographer initialValue() {
            final Looper looper = Looper.myLooper();
            if (looper == null) {
                throw new IllegalStateException("The current thread must have a looper!");
            }
            return new Choreographer(looper);
        }
    };
    private static volatile long sFrameDelay = 10;
    private final Looper mLooper;
    private final FrameHandler mHandler;
    private final ArrayList<CallbackRecord>[] mQueues = new ArrayList[4];
    private boolean mFrameScheduled, mCallbacksRunning;
    private long mLastFrameTimeNanos = Long.MIN_VALUE;
    private int mSeq;

    /** Told of each frame. */
    public interface FrameCallback {
        void doFrame(long frameTimeNanos);
    }

    private static final class CallbackRecord {
        long dueTime;
        Object action;
        Object token;

        void run(long frameTimeNanos) {
            if (token == FRAME_CALLBACK_TOKEN) {
                ((FrameCallback) action).doFrame(frameTimeNanos);
            } else {
                ((Runnable) action).run();
            }
        }
    }

    private final class FrameHandler extends Handler {
        FrameHandler(Looper looper) {
            super(looper);
        }

        @Override
        public void handleMessage(Message msg) {
            if (msg.what == 0) {
                doFrame();
            } else {
                synchronized (Choreographer.this) {
                    scheduleFrame();
                }
            }
        }
    }

    private Choreographer(Looper looper) {
        mLooper = looper;
        mHandler = new FrameHandler(looper);
        for (int i = 0; i < mQueues.length; i++) {
            mQueues[i] = new ArrayList<CallbackRecord>();
        }
    }

    public static Choreographer getInstance() {
        return sThreadInstance.get();
    }

    public static Choreographer getSfInstance() {
        return getInstance();
    }

    public static long getFrameDelay() {
        return sFrameDelay;
    }

    public static void setFrameDelay(long frameDelay) {
        sFrameDelay = frameDelay;
    }

    public static long subtractFrameDelay(long delayMillis) {
        return delayMillis <= sFrameDelay ? 0 : delayMillis - sFrameDelay;
    }

    public long getFrameIntervalNanos() {
        return FRAME_NANOS;
    }

    public void postCallback(int callbackType, Runnable action, Object token) {
        postCallbackDelayed(callbackType, action, token, 0);
    }

    public void postCallbackDelayed(int callbackType, Runnable action, Object token, long delayMillis) {
        if (action == null) {
            throw new IllegalArgumentException("action must not be null");
        }
        if (callbackType < 0 || callbackType > 3) {
            throw new IllegalArgumentException("callbackType is invalid");
        }
        post(callbackType, action, token, delayMillis);
    }

    private void post(int type, Object action, Object token, long delayMillis) {
        synchronized (this) {
            final long now = SystemClock.uptimeMillis();
            final CallbackRecord r = new CallbackRecord();
            r.dueTime = now + delayMillis;
            r.action = action;
            r.token = token;
            final ArrayList<CallbackRecord> q = mQueues[type];
            int i = q.size();
            while (i > 0 && q.get(i - 1).dueTime > r.dueTime) {
                i--;
            }
            q.add(i, r);
            if (r.dueTime <= now) {
                scheduleFrame();
            } else {
                final Message msg = mHandler.obtainMessage(1, action);
                msg.setAsynchronous(true);
                mHandler.sendMessageAtTime(msg, r.dueTime);
            }
        }
    }

    public void removeCallbacks(int callbackType, Runnable action, Object token) {
        remove(callbackType, action, token);
    }

    private void remove(int type, Object action, Object token) {
        synchronized (this) {
            final ArrayList<CallbackRecord> q = mQueues[type];
            for (int i = q.size() - 1; i >= 0; i--) {
                final CallbackRecord r = q.get(i);
                if ((action == null || r.action == action) && (token == null || r.token == token)) {
                    q.remove(i);
                }
            }
        }
    }

    public void postFrameCallback(FrameCallback callback) {
        postFrameCallbackDelayed(callback, 0);
    }

    public void postFrameCallbackDelayed(FrameCallback callback, long delayMillis) {
        if (callback == null) {
            throw new IllegalArgumentException("callback must not be null");
        }
        post(CALLBACK_ANIMATION, callback, FRAME_CALLBACK_TOKEN, delayMillis);
    }

    public void removeFrameCallback(FrameCallback callback) {
        if (callback == null) {
            throw new IllegalArgumentException("callback must not be null");
        }
        remove(CALLBACK_ANIMATION, callback, FRAME_CALLBACK_TOKEN);
    }

    public long getFrameTime() {
        return getFrameTimeNanos() / 1000000;
    }

    public long getFrameTimeNanos() {
        if (!mCallbacksRunning) {
            throw new IllegalStateException("This method must only be called as part of a callback while a frame is in progress.");
        }
        return mLastFrameTimeNanos;
    }

    public long getLastFrameTimeNanos() {
        return mLastFrameTimeNanos == Long.MIN_VALUE ? System.nanoTime() : mLastFrameTimeNanos;
    }

    private void scheduleFrame() {
        if (mFrameScheduled) {
            return;
        }
        mFrameScheduled = true;
        final long now = SystemClock.uptimeMillis();
        long next = (now * 1000000L / FRAME_NANOS + 1) * FRAME_NANOS;
        final Message msg = mHandler.obtainMessage(0);
        msg.setAsynchronous(true);
        mHandler.sendMessageAtTime(msg, (next + 999999L) / 1000000L);
    }

    private void doFrame() {
        final long frameTimeNanos;
        synchronized (this) {
            if (!mFrameScheduled) {
                return;
            }
            mFrameScheduled = false;
            final long now = SystemClock.uptimeMillis() * 1000000L;
            frameTimeNanos = now - now % FRAME_NANOS;
            mLastFrameTimeNanos = frameTimeNanos;
        }
        for (int type = 0; type < mQueues.length; type++) {
            doCallbacks(type, frameTimeNanos);
        }
    }

    private void doCallbacks(int type, long frameTimeNanos) {
        final ArrayList<CallbackRecord> due = new ArrayList<CallbackRecord>();
        synchronized (this) {
            final long now = SystemClock.uptimeMillis();
            final ArrayList<CallbackRecord> q = mQueues[type];
            while (!q.isEmpty() && q.get(0).dueTime <= now) {
                due.add(q.remove(0));
            }
            mCallbacksRunning = true;
        }
        try {
            for (int i = 0; i < due.size(); i++) {
                due.get(i).run(frameTimeNanos);
            }
        } finally {
            mCallbacksRunning = false;
        }
    }
}
