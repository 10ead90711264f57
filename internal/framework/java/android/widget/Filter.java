package android.widget;

import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.util.Log;

/** Filters data on a thread of its own and publishes the outcome on the thread that made it. */
public abstract class Filter {
    private static final String LOG_TAG = "Filter";
    private static final String THREAD_NAME = "Filter";
    private static final int FILTER_TOKEN = 0xD0D0F00D;
    private static final int FINISH_TOKEN = 0xDEADBEEF;

    private Handler mThreadHandler;
    private final Handler mResultHandler;
    private Delayer mDelayer;
    private final Object mLock = new Object();

    public Filter() {
        mResultHandler = new ResultsHandler();
    }

    public void setDelayer(Delayer delayer) {
        synchronized (mLock) {
            mDelayer = delayer;
        }
    }

    public final void filter(CharSequence constraint) {
        filter(constraint, null);
    }

    public final void filter(CharSequence constraint, FilterListener listener) {
        synchronized (mLock) {
            if (mThreadHandler == null) {
                HandlerThread thread = new HandlerThread(THREAD_NAME, android.os.Process.THREAD_PRIORITY_BACKGROUND);
                thread.start();
                mThreadHandler = new RequestHandler(thread.getLooper());
            }
            long delay = mDelayer == null ? 0 : mDelayer.getPostingDelay(constraint);
            Message message = mThreadHandler.obtainMessage(FILTER_TOKEN);
            RequestArguments args = new RequestArguments();
            args.constraint = constraint != null ? constraint.toString() : null;
            args.listener = listener;
            message.obj = args;
            mThreadHandler.removeMessages(FILTER_TOKEN);
            mThreadHandler.removeMessages(FINISH_TOKEN);
            mThreadHandler.sendMessageDelayed(message, delay);
        }
    }

    protected abstract FilterResults performFiltering(CharSequence constraint);

    protected abstract void publishResults(CharSequence constraint, FilterResults results);

    public CharSequence convertResultToString(Object resultValue) {
        return resultValue == null ? "" : resultValue.toString();
    }

    /** What a filter found. */
    protected static class FilterResults {
        public FilterResults() {
        }

        public Object values;
        public int count;
    }

    /** Told when filtering is done. */
    public interface FilterListener {
        void onFilterComplete(int count);
    }

    /** Says how long to wait before filtering. */
    public interface Delayer {
        long getPostingDelay(CharSequence constraint);
    }

    private class RequestHandler extends Handler {
        RequestHandler(Looper looper) {
            super(looper);
        }

        public void handleMessage(Message msg) {
            int what = msg.what;
            if (what == FILTER_TOKEN) {
                RequestArguments args = (RequestArguments) msg.obj;
                try {
                    args.results = performFiltering(args.constraint);
                } catch (Exception e) {
                    args.results = new FilterResults();
                    Log.w(LOG_TAG, "An exception occured during performFiltering()!", e);
                } finally {
                    Message message = mResultHandler.obtainMessage(what);
                    message.obj = args;
                    message.sendToTarget();
                }
                synchronized (mLock) {
                    if (mThreadHandler != null) {
                        mThreadHandler.sendMessageDelayed(mThreadHandler.obtainMessage(FINISH_TOKEN), 3000);
                    }
                }
            } else if (what == FINISH_TOKEN) {
                synchronized (mLock) {
                    if (mThreadHandler != null) {
                        mThreadHandler.getLooper().quit();
                        mThreadHandler = null;
                    }
                }
            }
        }
    }

    private class ResultsHandler extends Handler {
        @Override
        public void handleMessage(Message msg) {
            RequestArguments args = (RequestArguments) msg.obj;
            publishResults(args.constraint, args.results);
            if (args.listener != null) {
                args.listener.onFilterComplete(args.results != null ? args.results.count : -1);
            }
        }
    }

    private static class RequestArguments {
        CharSequence constraint;
        FilterListener listener;
        FilterResults results;
    }
}
