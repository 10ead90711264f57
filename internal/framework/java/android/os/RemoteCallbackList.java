package android.os;

import android.util.ArrayMap;

/** Callbacks of clients, which go when their processes die. */
public class RemoteCallbackList<E extends IInterface> {
    private final ArrayMap<IBinder, Callback> mCallbacks = new ArrayMap<IBinder, Callback>();
    private Object[] mActiveBroadcast;
    private int mBroadcastCount = -1;
    private boolean mKilled;

    private final class Callback implements IBinder.DeathRecipient {
        final E mCallback;
        final Object mCookie;

        Callback(E callback, Object cookie) {
            mCallback = callback;
            mCookie = cookie;
        }

        public void binderDied() {
            synchronized (mCallbacks) {
                mCallbacks.remove(mCallback.asBinder());
            }
            onCallbackDied(mCallback, mCookie);
        }
    }

    public boolean register(E callback) {
        return register(callback, null);
    }

    public boolean register(E callback, Object cookie) {
        synchronized (mCallbacks) {
            if (mKilled) {
                return false;
            }
            IBinder binder = callback.asBinder();
            try {
                Callback cb = new Callback(callback, cookie);
                binder.linkToDeath(cb, 0);
                mCallbacks.put(binder, cb);
                return true;
            } catch (RemoteException e) {
                return false;
            }
        }
    }

    public boolean unregister(E callback) {
        synchronized (mCallbacks) {
            Callback cb = mCallbacks.remove(callback.asBinder());
            if (cb == null) {
                return false;
            }
            cb.mCallback.asBinder().unlinkToDeath(cb, 0);
            return true;
        }
    }

    public void kill() {
        synchronized (mCallbacks) {
            for (int i = mCallbacks.size() - 1; i >= 0; i--) {
                Callback cb = mCallbacks.valueAt(i);
                cb.mCallback.asBinder().unlinkToDeath(cb, 0);
            }
            mCallbacks.clear();
            mKilled = true;
        }
    }

    public void onCallbackDied(E callback) {}

    public void onCallbackDied(E callback, Object cookie) {
        onCallbackDied(callback);
    }

    public int beginBroadcast() {
        synchronized (mCallbacks) {
            if (mBroadcastCount > 0) {
                throw new IllegalStateException("beginBroadcast() called while already in a broadcast");
            }
            int n = mBroadcastCount = mCallbacks.size();
            if (n <= 0) {
                return 0;
            }
            mActiveBroadcast = new Object[n];
            for (int i = 0; i < n; i++) {
                mActiveBroadcast[i] = mCallbacks.valueAt(i);
            }
            return n;
        }
    }

    @SuppressWarnings("unchecked")
    public E getBroadcastItem(int index) {
        return ((Callback) mActiveBroadcast[index]).mCallback;
    }

    @SuppressWarnings("unchecked")
    public Object getBroadcastCookie(int index) {
        return ((Callback) mActiveBroadcast[index]).mCookie;
    }

    public void finishBroadcast() {
        synchronized (mCallbacks) {
            if (mBroadcastCount < 0) {
                throw new IllegalStateException("finishBroadcast() called outside of a broadcast");
            }
            mActiveBroadcast = null;
            mBroadcastCount = -1;
        }
    }

    public int getRegisteredCallbackCount() {
        synchronized (mCallbacks) {
            return mKilled ? 0 : mCallbacks.size();
        }
    }

    public E getRegisteredCallbackItem(int index) {
        synchronized (mCallbacks) {
            return mKilled ? null : mCallbacks.valueAt(index).mCallback;
        }
    }

    public Object getRegisteredCallbackCookie(int index) {
        synchronized (mCallbacks) {
            return mKilled ? null : mCallbacks.valueAt(index).mCookie;
        }
    }
}
