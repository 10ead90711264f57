package android.os;

import android.util.Log;
import java.io.PrintWriter;
import java.util.WeakHashMap;

/** Tells when a first token is acquired and a last one released. */
public abstract class TokenWatcher {
    private final WeakHashMap<IBinder, Death> mTokens = new WeakHashMap<IBinder, Death>();
    private final Handler mHandler;
    private final String mTag;
    private int mNotificationQueue = -1;
    private volatile boolean mAcquired;

    private final Runnable mNotificationTask = new Runnable() {
        public void run() {
            int value;
            synchronized (mTokens) {
                value = mNotificationQueue;
                mNotificationQueue = -1;
            }
            if (value == 1) {
                acquired();
            } else if (value == 0) {
                released();
            }
        }
    };

    private final class Death implements IBinder.DeathRecipient {
        final IBinder token;
        final String tag;

        Death(IBinder token, String tag) {
            this.token = token;
            this.tag = tag;
        }

        public void binderDied() {
            cleanup(token, false);
        }
    }

    public TokenWatcher(Handler h, String tag) {
        mHandler = h;
        mTag = tag != null ? tag : "TokenWatcher";
    }

    public abstract void acquired();

    public abstract void released();

    public void acquire(IBinder token, String tag) {
        synchronized (mTokens) {
            int oldSize = mTokens.size();
            Death d = new Death(token, tag);
            try {
                token.linkToDeath(d, 0);
            } catch (RemoteException e) {
                return;
            }
            mTokens.put(token, d);
            if (oldSize == 0 && !mAcquired) {
                sendNotificationLocked(true);
                mAcquired = true;
            }
        }
    }

    public void cleanup(IBinder token, boolean unlink) {
        synchronized (mTokens) {
            Death d = mTokens.remove(token);
            if (unlink && d != null) {
                d.token.unlinkToDeath(d, 0);
            }
            if (mTokens.isEmpty() && mAcquired) {
                sendNotificationLocked(false);
                mAcquired = false;
            }
        }
    }

    public void release(IBinder token) {
        cleanup(token, true);
    }

    public boolean isAcquired() {
        synchronized (mTokens) {
            return mAcquired;
        }
    }

    public void dump() {
        synchronized (mTokens) {
            Log.i(mTag, "Token count: " + mTokens.size());
            int i = 0;
            for (Death d : mTokens.values()) {
                Log.i(mTag, "[" + i++ + "] " + d.tag + " - " + d.token);
            }
        }
    }

    public void dump(PrintWriter pw) {
        synchronized (mTokens) {
            pw.println("Token count: " + mTokens.size());
            int i = 0;
            for (Death d : mTokens.values()) {
                pw.println("[" + i++ + "] " + d.tag + " - " + d.token);
            }
        }
    }

    private void sendNotificationLocked(boolean on) {
        int value = on ? 1 : 0;
        if (mNotificationQueue == -1) {
            mNotificationQueue = value;
            mHandler.post(mNotificationTask);
        } else if (mNotificationQueue != value) {
            mNotificationQueue = -1;
            mHandler.removeCallbacks(mNotificationTask);
        }
    }
}
