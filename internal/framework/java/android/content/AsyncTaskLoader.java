package android.content;

import android.os.AsyncTask;
import android.os.Handler;
import android.os.OperationCanceledException;
import android.os.SystemClock;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.concurrent.Executor;

/** A loader that works in an AsyncTask. */
public abstract class AsyncTaskLoader<D> extends Loader<D> {
    /** One load. */
    final class LoadTask extends AsyncTask<Void, Void, D> implements Runnable {
        boolean waiting;

        @Override
        protected D doInBackground(Void... params) {
            try {
                return AsyncTaskLoader.this.onLoadInBackground();
            } catch (OperationCanceledException ex) {
                if (!isCancelled()) {
                    throw ex;
                }
                return null;
            }
        }

        @Override
        protected void onPostExecute(D data) {
            AsyncTaskLoader.this.dispatchOnLoadComplete(this, data);
        }

        @Override
        protected void onCancelled(D data) {
            AsyncTaskLoader.this.dispatchOnCancelled(this, data);
        }

        @Override
        public void run() {
            waiting = false;
            AsyncTaskLoader.this.executePendingTask();
        }
    }

    private final Executor mExecutor;
    volatile LoadTask mTask;
    volatile LoadTask mCancellingTask;
    long mUpdateThrottle;
    long mLastLoadCompleteTime = -10000;
    Handler mHandler;

    public AsyncTaskLoader(Context context) {
        this(context, AsyncTask.THREAD_POOL_EXECUTOR);
    }

    public AsyncTaskLoader(Context context, Executor executor) {
        super(context);
        mExecutor = executor;
    }

    public void setUpdateThrottle(long delayMS) {
        mUpdateThrottle = delayMS;
        if (delayMS != 0) {
            mHandler = new Handler();
        }
    }

    @Override
    protected void onForceLoad() {
        super.onForceLoad();
        cancelLoad();
        mTask = new LoadTask();
        executePendingTask();
    }

    @Override
    protected boolean onCancelLoad() {
        if (mTask == null) {
            return false;
        }
        if (!mStarted) {
            mContentChanged = true;
        }
        if (mCancellingTask != null) {
            if (mTask.waiting) {
                mTask.waiting = false;
                mHandler.removeCallbacks(mTask);
            }
            mTask = null;
            return false;
        }
        if (mTask.waiting) {
            mTask.waiting = false;
            mHandler.removeCallbacks(mTask);
            mTask = null;
            return false;
        }
        boolean cancelled = mTask.cancel(false);
        if (cancelled) {
            mCancellingTask = mTask;
            cancelLoadInBackground();
        }
        mTask = null;
        return cancelled;
    }

    public void onCanceled(D data) {
    }

    void executePendingTask() {
        if (mCancellingTask != null || mTask == null) {
            return;
        }
        if (mTask.waiting) {
            mTask.waiting = false;
            mHandler.removeCallbacks(mTask);
        }
        if (mUpdateThrottle > 0) {
            long now = SystemClock.uptimeMillis();
            if (now < mLastLoadCompleteTime + mUpdateThrottle) {
                mTask.waiting = true;
                mHandler.postAtTime(mTask, mLastLoadCompleteTime + mUpdateThrottle);
                return;
            }
        }
        mTask.executeOnExecutor(mExecutor, (Void[]) null);
    }

    void dispatchOnCancelled(LoadTask task, D data) {
        onCanceled(data);
        if (mCancellingTask == task) {
            rollbackContentChanged();
            mLastLoadCompleteTime = SystemClock.uptimeMillis();
            mCancellingTask = null;
            deliverCancellation();
            executePendingTask();
        }
    }

    void dispatchOnLoadComplete(LoadTask task, D data) {
        if (mTask != task) {
            dispatchOnCancelled(task, data);
            return;
        }
        if (isAbandoned()) {
            onCanceled(data);
            return;
        }
        commitContentChanged();
        mLastLoadCompleteTime = SystemClock.uptimeMillis();
        mTask = null;
        deliverResult(data);
    }

    public abstract D loadInBackground();

    protected D onLoadInBackground() {
        return loadInBackground();
    }

    public void cancelLoadInBackground() {
    }

    public boolean isLoadInBackgroundCanceled() {
        return mCancellingTask != null;
    }

    public void waitForLoader() {
        LoadTask task = mTask;
        if (task != null) {
            try {
                task.get();
            } catch (InterruptedException e) {
                return;
            } catch (java.util.concurrent.ExecutionException e) {
                return;
            }
        }
    }

    @Override
    public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
        super.dump(prefix, fd, writer, args);
        writer.println(prefix + "mTask=" + mTask);
    }
}
