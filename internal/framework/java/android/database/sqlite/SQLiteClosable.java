package android.database.sqlite;

import java.io.Closeable;

/** What is released when its last user has closed it. */
public abstract class SQLiteClosable implements Closeable {
    private int mReferenceCount = 1;

    protected abstract void onAllReferencesReleased();

    @Deprecated
    protected void onAllReferencesReleasedFromContainer() {
        onAllReferencesReleased();
    }

    public void acquireReference() {
        synchronized (this) {
            if (mReferenceCount <= 0) {
                throw new IllegalStateException("attempt to re-open an already-closed object: " + this);
            }
            mReferenceCount++;
        }
    }

    public void releaseReference() {
        boolean last;
        synchronized (this) {
            last = --mReferenceCount == 0;
        }
        if (last) {
            onAllReferencesReleased();
        }
    }

    @Deprecated
    public void releaseReferenceFromContainer() {
        boolean last;
        synchronized (this) {
            last = --mReferenceCount == 0;
        }
        if (last) {
            onAllReferencesReleasedFromContainer();
        }
    }

    public void close() {
        releaseReference();
    }
}
