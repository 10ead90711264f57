package android.database;

import android.net.Uri;
import android.os.Handler;

/** Is told of changes of content. */
public abstract class ContentObserver {
    Handler mHandler;

    public ContentObserver(Handler handler) {
        mHandler = handler;
    }

    public boolean deliverSelfNotifications() {
        return false;
    }

    public void onChange(boolean selfChange) {}

    public void onChange(boolean selfChange, Uri uri) {
        onChange(selfChange);
    }

    public void onChange(boolean selfChange, Uri uri, int userId) {
        onChange(selfChange, uri);
    }

    @Deprecated
    public final void dispatchChange(boolean selfChange) {
        dispatchChange(selfChange, null);
    }

    public final void dispatchChange(boolean selfChange, Uri uri) {
        if (mHandler == null) {
            onChange(selfChange, uri, 0);
        } else {
            mHandler.post(new NotificationRunnable(selfChange, uri));
        }
    }

    private final class NotificationRunnable implements Runnable {
        private final boolean mSelfChange;
        private final Uri mUri;

        NotificationRunnable(boolean selfChange, Uri uri) {
            mSelfChange = selfChange;
            mUri = uri;
        }

        @Override
        public void run() {
            ContentObserver.this.onChange(mSelfChange, mUri, 0);
        }
    }
}
