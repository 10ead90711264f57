package android.content;

import android.os.Bundle;
import android.util.Log;

/** Receives broadcasts. */
public abstract class BroadcastReceiver {
    private PendingResult mPendingResult;
    private boolean mDebugUnregister;

    /** The state of a broadcast that a receiver works on. */
    public static class PendingResult {
        public static final int TYPE_COMPONENT = 0;
        public static final int TYPE_REGISTERED = 1;
        public static final int TYPE_UNREGISTERED = 2;

        final int mType;
        final boolean mOrderedHint;
        final boolean mInitialStickyHint;
        final Runnable mFinished;
        int mResultCode;
        String mResultData;
        Bundle mResultExtras;
        boolean mAbortBroadcast;
        boolean mIsFinished;

        /** Starts with the result so far; what is given last runs when the receiver is done. */
        public PendingResult(int resultCode, String resultData, Bundle resultExtras, int type, boolean ordered,
                boolean sticky, Runnable finished) {
            mResultCode = resultCode;
            mResultData = resultData;
            mResultExtras = resultExtras;
            mType = type;
            mOrderedHint = ordered;
            mInitialStickyHint = sticky;
            mFinished = finished;
        }

        public final void setResultCode(int code) {
            checkSynchronousHint();
            mResultCode = code;
        }

        public final int getResultCode() {
            return mResultCode;
        }

        public final void setResultData(String data) {
            checkSynchronousHint();
            mResultData = data;
        }

        public final String getResultData() {
            return mResultData;
        }

        public final void setResultExtras(Bundle extras) {
            checkSynchronousHint();
            mResultExtras = extras;
        }

        public final Bundle getResultExtras(boolean makeMap) {
            Bundle e = mResultExtras;
            if (makeMap && e == null) {
                mResultExtras = e = new Bundle();
            }
            return e;
        }

        public final void setResult(int code, String data, Bundle extras) {
            checkSynchronousHint();
            mResultCode = code;
            mResultData = data;
            mResultExtras = extras;
        }

        public final boolean getAbortBroadcast() {
            return mAbortBroadcast;
        }

        public final void abortBroadcast() {
            checkSynchronousHint();
            mAbortBroadcast = true;
        }

        public final void clearAbortBroadcast() {
            mAbortBroadcast = false;
        }

        public final void finish() {
            synchronized (this) {
                if (mIsFinished) {
                    throw new IllegalStateException("Broadcast already finished");
                }
                mIsFinished = true;
            }
            if (mFinished != null) {
                mFinished.run();
            }
        }

        void checkSynchronousHint() {
            if (mOrderedHint || mInitialStickyHint) {
                return;
            }
            RuntimeException e = new RuntimeException("BroadcastReceiver trying to return result during a non-ordered broadcast");
            e.fillInStackTrace();
            Log.e("BroadcastReceiver", e.getMessage(), e);
        }
    }

    public BroadcastReceiver() {}

    public abstract void onReceive(Context context, Intent intent);

    public final PendingResult goAsync() {
        PendingResult res = mPendingResult;
        mPendingResult = null;
        return res;
    }

    public final void setResultCode(int code) {
        checkSynchronousHint();
        mPendingResult.mResultCode = code;
    }

    public final int getResultCode() {
        return mPendingResult != null ? mPendingResult.mResultCode : 0;
    }

    public final void setResultData(String data) {
        checkSynchronousHint();
        mPendingResult.mResultData = data;
    }

    public final String getResultData() {
        return mPendingResult != null ? mPendingResult.mResultData : null;
    }

    public final void setResultExtras(Bundle extras) {
        checkSynchronousHint();
        mPendingResult.mResultExtras = extras;
    }

    public final Bundle getResultExtras(boolean makeMap) {
        if (mPendingResult == null) {
            return null;
        }
        return mPendingResult.getResultExtras(makeMap);
    }

    public final void setResult(int code, String data, Bundle extras) {
        checkSynchronousHint();
        mPendingResult.mResultCode = code;
        mPendingResult.mResultData = data;
        mPendingResult.mResultExtras = extras;
    }

    public final boolean getAbortBroadcast() {
        return mPendingResult != null ? mPendingResult.mAbortBroadcast : false;
    }

    public final void abortBroadcast() {
        checkSynchronousHint();
        mPendingResult.mAbortBroadcast = true;
    }

    public final void clearAbortBroadcast() {
        if (mPendingResult != null) {
            mPendingResult.mAbortBroadcast = false;
        }
    }

    public final boolean isOrderedBroadcast() {
        return mPendingResult != null ? mPendingResult.mOrderedHint : false;
    }

    public final boolean isInitialStickyBroadcast() {
        return mPendingResult != null ? mPendingResult.mInitialStickyHint : false;
    }

    public final void setOrderedHint(boolean isOrdered) {}

    public final void setPendingResult(PendingResult result) {
        mPendingResult = result;
    }

    public final PendingResult getPendingResult() {
        return mPendingResult;
    }

    public int getSendingUserId() {
        return 0;
    }

    public final void setDebugUnregister(boolean debug) {
        mDebugUnregister = debug;
    }

    public final boolean getDebugUnregister() {
        return mDebugUnregister;
    }

    void checkSynchronousHint() {
        if (mPendingResult == null) {
            throw new IllegalStateException("Call while result is not pending");
        }
        if (mPendingResult.mOrderedHint || mPendingResult.mInitialStickyHint) {
            return;
        }
        RuntimeException e = new RuntimeException("BroadcastReceiver trying to return result during a non-ordered broadcast");
        e.fillInStackTrace();
        Log.e("BroadcastReceiver", e.getMessage(), e);
    }
}
