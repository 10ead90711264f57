package android.os;

/** A gate that threads wait at. */
public class ConditionVariable {
    private volatile boolean mCondition;

    public ConditionVariable() {
        mCondition = false;
    }

    public ConditionVariable(boolean state) {
        mCondition = state;
    }

    public void open() {
        synchronized (this) {
            boolean old = mCondition;
            mCondition = true;
            if (!old) {
                this.notifyAll();
            }
        }
    }

    public void close() {
        synchronized (this) {
            mCondition = false;
        }
    }

    public void block() {
        synchronized (this) {
            while (!mCondition) {
                try {
                    this.wait();
                } catch (InterruptedException e) {
                    // Blocks on until opened.
                }
            }
        }
    }

    public boolean block(long timeoutMs) {
        if (timeoutMs == 0) {
            block();
            return true;
        }
        synchronized (this) {
            long now = SystemClock.elapsedRealtime();
            long end = now + timeoutMs;
            while (!mCondition && now < end) {
                try {
                    this.wait(end - now);
                } catch (InterruptedException e) {
                    // Blocks on until opened or out of time.
                }
                now = SystemClock.elapsedRealtime();
            }
            return mCondition;
        }
    }
}
