package android.view;

import android.os.Handler;
import java.util.ArrayList;

/** What is posted to a view before it has a window. */
public class HandlerActionQueue {
    private final ArrayList<Runnable> mActions = new ArrayList<Runnable>();
    private final ArrayList<Long> mDelays = new ArrayList<Long>();

    public void post(Runnable action) {
        postDelayed(action, 0);
    }

    public void postDelayed(Runnable action, long delayMillis) {
        synchronized (this) {
            mActions.add(action);
            mDelays.add(delayMillis);
        }
    }

    public void removeCallbacks(Runnable action) {
        synchronized (this) {
            for (int i = mActions.size() - 1; i >= 0; i--) {
                if (action == null ? mActions.get(i) == null : action.equals(mActions.get(i))) {
                    mActions.remove(i);
                    mDelays.remove(i);
                }
            }
        }
    }

    public void executeActions(Handler handler) {
        synchronized (this) {
            for (int i = 0; i < mActions.size(); i++) {
                handler.postDelayed(mActions.get(i), mDelays.get(i));
            }
            mActions.clear();
            mDelays.clear();
        }
    }

    public int size() {
        return mActions.size();
    }

    public Runnable getRunnable(int index) {
        return mActions.get(index);
    }

    public long getDelay(int index) {
        return mDelays.get(index);
    }
}
