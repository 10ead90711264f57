package android.os;

/** Lets an operation be cancelled. */
public final class CancellationSignal {
    private boolean mIsCanceled;
    private boolean mCancelInProgress;
    private OnCancelListener mOnCancelListener;

    /** Is told of the cancellation. */
    public interface OnCancelListener {
        void onCancel();
    }

    public boolean isCanceled() {
        synchronized (this) {
            return mIsCanceled;
        }
    }

    public void throwIfCanceled() {
        if (isCanceled()) {
            throw new OperationCanceledException();
        }
    }

    public void cancel() {
        final OnCancelListener listener;
        synchronized (this) {
            if (mIsCanceled) {
                return;
            }
            mIsCanceled = true;
            mCancelInProgress = true;
            listener = mOnCancelListener;
        }
        try {
            if (listener != null) {
                listener.onCancel();
            }
        } finally {
            synchronized (this) {
                mCancelInProgress = false;
                notifyAll();
            }
        }
    }

    public void setOnCancelListener(OnCancelListener listener) {
        synchronized (this) {
            while (mCancelInProgress) {
                try {
                    wait();
                } catch (InterruptedException ex) {
                    // Waits on until the other thread is through.
                }
            }
            if (mOnCancelListener == listener) {
                return;
            }
            mOnCancelListener = listener;
            if (!mIsCanceled || listener == null) {
                return;
            }
        }
        listener.onCancel();
    }
}
