package android.os;

import android.content.Context;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/** The system's log of crashes and other oddities: apps may add to it, and may not read it. */
public class DropBoxManager {
    public static final int IS_EMPTY = 1;
    public static final int IS_TEXT = 2;
    public static final int IS_GZIPPED = 4;
    public static final String ACTION_DROPBOX_ENTRY_ADDED = "android.intent.action.DROPBOX_ENTRY_ADDED";
    public static final String EXTRA_TAG = "tag";
    public static final String EXTRA_TIME = "time";

    private final Context mContext;

    /** An entry of the log. */
    public static class Entry implements Closeable {
        private final String mTag;
        private final long mTimeMillis;
        private final byte[] mData;
        private final int mFlags;

        public Entry(String tag, long millis) {
            this(tag, millis, null, IS_EMPTY);
        }

        public Entry(String tag, long millis, String text) {
            this(tag, millis, text.getBytes(), IS_TEXT);
        }

        public Entry(String tag, long millis, byte[] data, int flags) {
            if (tag == null) {
                throw new NullPointerException("tag == null");
            }
            if ((flags & IS_EMPTY) != 0 != (data == null)) {
                throw new IllegalArgumentException("Bad flags: " + flags);
            }
            mTag = tag;
            mTimeMillis = millis;
            mData = data;
            mFlags = flags;
        }

        public void close() {
        }

        public String getTag() {
            return mTag;
        }

        public long getTimeMillis() {
            return mTimeMillis;
        }

        public int getFlags() {
            return mFlags & ~IS_GZIPPED;
        }

        /** At most so many bytes as a text, null for other entries than texts. */
        public String getText(int maxBytes) {
            if ((mFlags & IS_TEXT) == 0) {
                return null;
            }
            return mData == null ? null : new String(mData, 0, Math.min(maxBytes, mData.length));
        }

        public InputStream getInputStream() throws IOException {
            if (mData == null) {
                return null;
            }
            InputStream is = new ByteArrayInputStream(mData);
            return (mFlags & IS_GZIPPED) != 0 ? new GZIPInputStream(new BufferedInputStream(is)) : is;
        }
    }

    /** @hide */
    public DropBoxManager(Context context) {
        mContext = context;
    }

    public void addText(String tag, String data) {
        new Entry(tag, 0, data);
    }

    public void addData(String tag, byte[] data, int flags) {
        if (data == null) {
            throw new NullPointerException("data == null");
        }
        new Entry(tag, 0, data, flags);
    }

    public boolean isTagEnabled(String tag) {
        return true;
    }

    public Entry getNextEntry(String tag, long msec) {
        mContext.enforceCallingOrSelfPermission("android.permission.READ_LOGS", "READ_LOGS permission required");
        return null;
    }
}
