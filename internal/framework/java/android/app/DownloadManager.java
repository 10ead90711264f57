package android.app;

import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.Environment;
import android.os.ParcelFileDescriptor;
import android.text.TextUtils;
import android.util.Pair;
import java.io.File;
import java.io.FileNotFoundException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Downloads in the background, which wait for a network here. */
public class DownloadManager {
    public static final String COLUMN_ID = "_id";
    public static final String COLUMN_TITLE = "title";
    public static final String COLUMN_DESCRIPTION = "description";
    public static final String COLUMN_URI = "uri";
    public static final String COLUMN_MEDIA_TYPE = "media_type";
    public static final String COLUMN_TOTAL_SIZE_BYTES = "total_size";
    public static final String COLUMN_LOCAL_URI = "local_uri";
    @Deprecated
    public static final String COLUMN_LOCAL_FILENAME = "local_filename";
    public static final String COLUMN_STATUS = "status";
    public static final String COLUMN_REASON = "reason";
    public static final String COLUMN_BYTES_DOWNLOADED_SO_FAR = "bytes_so_far";
    public static final String COLUMN_LAST_MODIFIED_TIMESTAMP = "last_modified_timestamp";
    public static final String COLUMN_MEDIAPROVIDER_URI = "mediaprovider_uri";
    public static final String COLUMN_ALLOW_WRITE = "allow_write";
    public static final int STATUS_PENDING = 1 << 0;
    public static final int STATUS_RUNNING = 1 << 1;
    public static final int STATUS_PAUSED = 1 << 2;
    public static final int STATUS_SUCCESSFUL = 1 << 3;
    public static final int STATUS_FAILED = 1 << 4;
    public static final int ERROR_UNKNOWN = 1000;
    public static final int ERROR_FILE_ERROR = 1001;
    public static final int ERROR_UNHANDLED_HTTP_CODE = 1002;
    public static final int ERROR_HTTP_DATA_ERROR = 1004;
    public static final int ERROR_TOO_MANY_REDIRECTS = 1005;
    public static final int ERROR_INSUFFICIENT_SPACE = 1006;
    public static final int ERROR_DEVICE_NOT_FOUND = 1007;
    public static final int ERROR_CANNOT_RESUME = 1008;
    public static final int ERROR_FILE_ALREADY_EXISTS = 1009;
    public static final int ERROR_BLOCKED = 1010;
    public static final int PAUSED_WAITING_TO_RETRY = 1;
    public static final int PAUSED_WAITING_FOR_NETWORK = 2;
    public static final int PAUSED_QUEUED_FOR_WIFI = 3;
    public static final int PAUSED_UNKNOWN = 4;
    public static final String ACTION_DOWNLOAD_COMPLETE = "android.intent.action.DOWNLOAD_COMPLETE";
    public static final String ACTION_NOTIFICATION_CLICKED = "android.intent.action.DOWNLOAD_NOTIFICATION_CLICKED";
    public static final String ACTION_VIEW_DOWNLOADS = "android.intent.action.VIEW_DOWNLOADS";
    public static final String INTENT_EXTRAS_SORT_BY_SIZE = "android.app.DownloadManager.extra_sortBySize";
    public static final String EXTRA_DOWNLOAD_ID = "extra_download_id";
    public static final String EXTRA_NOTIFICATION_CLICK_DOWNLOAD_IDS = "extra_click_download_ids";
    public static final String ACTION_DOWNLOAD_COMPLETED = "android.intent.action.DOWNLOAD_COMPLETED";
    private static final String[] COLUMNS = {COLUMN_ID, COLUMN_LOCAL_FILENAME, COLUMN_MEDIAPROVIDER_URI, COLUMN_TITLE, COLUMN_DESCRIPTION,
        COLUMN_URI, COLUMN_STATUS, "hint", COLUMN_MEDIA_TYPE, COLUMN_TOTAL_SIZE_BYTES, COLUMN_LAST_MODIFIED_TIMESTAMP,
        COLUMN_BYTES_DOWNLOADED_SO_FAR, COLUMN_ALLOW_WRITE, COLUMN_LOCAL_URI, COLUMN_REASON};

    private static final ArrayList<Item> sItems = new ArrayList<Item>();
    private static long sNextId = 1;

    private static final class Item {
        long id;
        String title;
        String description;
        String uri;
        String mimeType;
        String path;
        Uri destination;
        long total = -1;
        long soFar;
        long modified;
        int status;
        int reason;
    }

    /** What to download. */
    public static class Request {
        public static final int NETWORK_MOBILE = 1 << 0;
        public static final int NETWORK_WIFI = 1 << 1;
        @Deprecated
        public static final int NETWORK_BLUETOOTH = 1 << 2;
        public static final int VISIBILITY_VISIBLE = 0;
        public static final int VISIBILITY_VISIBLE_NOTIFY_COMPLETED = 1;
        public static final int VISIBILITY_HIDDEN = 2;
        public static final int VISIBILITY_VISIBLE_NOTIFY_ONLY_COMPLETION = 3;
        private Uri mUri;
        private Uri mDestinationUri;
        private List<Pair<String, String>> mRequestHeaders = new ArrayList<Pair<String, String>>();
        private CharSequence mTitle;
        private CharSequence mDescription;
        private String mMimeType;
        private int mAllowedNetworkTypes = ~0;
        private boolean mRoamingAllowed = true;
        private boolean mMeteredAllowed = true;
        private int mFlags = 0;
        private boolean mIsVisibleInDownloadsUi = true;
        private boolean mScannable = false;
        private int mNotificationVisibility = VISIBILITY_VISIBLE;

        public Request(Uri uri) {
            if (uri == null) {
                throw new NullPointerException();
            }
            String scheme = uri.getScheme();
            if (scheme == null || !scheme.equals("http") && !scheme.equals("https")) {
                throw new IllegalArgumentException("Can only download HTTP/HTTPS URIs: " + uri);
            }
            mUri = uri;
        }

        public Request setDestinationUri(Uri uri) {
            mDestinationUri = uri;
            return this;
        }

        public Request setDestinationInExternalFilesDir(Context context, String dirType, String subPath) {
            File file = context.getExternalFilesDir(dirType);
            if (file == null) {
                throw new IllegalStateException("Failed to get external storage files directory");
            }
            if (file.exists()) {
                if (!file.isDirectory()) {
                    throw new IllegalStateException(file.getAbsolutePath() + " already exists and is not a directory");
                }
            } else if (!file.mkdirs()) {
                throw new IllegalStateException("Unable to create directory: " + file.getAbsolutePath());
            }
            setDestinationFromBase(file, subPath);
            return this;
        }

        public Request setDestinationInExternalPublicDir(String dirType, String subPath) {
            File file = Environment.getExternalStoragePublicDirectory(dirType);
            if (file == null) {
                throw new IllegalStateException("Failed to get external storage public directory");
            }
            if (file.exists()) {
                if (!file.isDirectory()) {
                    throw new IllegalStateException(file.getAbsolutePath() + " already exists and is not a directory");
                }
            } else if (!file.mkdirs()) {
                throw new IllegalStateException("Unable to create directory: " + file.getAbsolutePath());
            }
            setDestinationFromBase(file, subPath);
            return this;
        }

        private void setDestinationFromBase(File base, String subPath) {
            if (subPath == null) {
                throw new NullPointerException("subPath cannot be null");
            }
            mDestinationUri = Uri.withAppendedPath(Uri.fromFile(base), subPath);
        }

        public void allowScanningByMediaScanner() {
            mScannable = true;
        }

        public Request addRequestHeader(String header, String value) {
            if (header == null) {
                throw new NullPointerException("header cannot be null");
            }
            if (header.contains(":")) {
                throw new IllegalArgumentException("header may not contain ':'");
            }
            mRequestHeaders.add(Pair.create(header, value == null ? "" : value));
            return this;
        }

        public Request setTitle(CharSequence title) {
            mTitle = title;
            return this;
        }

        public Request setDescription(CharSequence description) {
            mDescription = description;
            return this;
        }

        public Request setMimeType(String mimeType) {
            mMimeType = mimeType;
            return this;
        }

        @Deprecated
        public Request setShowRunningNotification(boolean show) {
            return show ? setNotificationVisibility(VISIBILITY_VISIBLE) : setNotificationVisibility(VISIBILITY_HIDDEN);
        }

        public Request setNotificationVisibility(int visibility) {
            mNotificationVisibility = visibility;
            return this;
        }

        public Request setAllowedNetworkTypes(int flags) {
            mAllowedNetworkTypes = flags;
            return this;
        }

        public Request setAllowedOverRoaming(boolean allowed) {
            mRoamingAllowed = allowed;
            return this;
        }

        public Request setAllowedOverMetered(boolean allow) {
            mMeteredAllowed = allow;
            return this;
        }

        public Request setRequiresCharging(boolean requiresCharging) {
            mFlags = requiresCharging ? mFlags | 1 : mFlags & ~1;
            return this;
        }

        public Request setRequiresDeviceIdle(boolean requiresDeviceIdle) {
            mFlags = requiresDeviceIdle ? mFlags | 2 : mFlags & ~2;
            return this;
        }

        public Request setVisibleInDownloadsUi(boolean isVisible) {
            mIsVisibleInDownloadsUi = isVisible;
            return this;
        }
    }

    /** Which downloads. */
    public static class Query {
        public static final int ORDER_ASCENDING = 1;
        public static final int ORDER_DESCENDING = 2;
        private long[] mIds;
        private Integer mStatusFlags;
        private String mOrderBy = COLUMN_LAST_MODIFIED_TIMESTAMP;
        private int mOrderDirection = ORDER_DESCENDING;

        public Query setFilterById(long... ids) {
            mIds = ids;
            return this;
        }

        public Query setFilterByStatus(int flags) {
            mStatusFlags = flags;
            return this;
        }

        public Query setOnlyIncludeVisibleInDownloadsUi(boolean value) {
            return this;
        }

        public Query orderBy(String column, int direction) {
            if (direction != ORDER_ASCENDING && direction != ORDER_DESCENDING) {
                throw new IllegalArgumentException("Invalid direction: " + direction);
            }
            if (!column.equals(COLUMN_LAST_MODIFIED_TIMESTAMP) && !column.equals(COLUMN_TOTAL_SIZE_BYTES)) {
                throw new IllegalArgumentException("Cannot order by " + column);
            }
            mOrderBy = column;
            mOrderDirection = direction;
            return this;
        }

        private boolean takes(Item item) {
            if (mIds != null) {
                boolean found = false;
                for (long id : mIds) {
                    found |= id == item.id;
                }
                if (!found) {
                    return false;
                }
            }
            return mStatusFlags == null || (mStatusFlags & item.status) != 0;
        }
    }

    private final Context mContext;

    public DownloadManager(Context context) {
        mContext = context;
    }

    public long enqueue(Request request) {
        synchronized (sItems) {
            Item item = new Item();
            item.id = sNextId++;
            item.title = request.mTitle != null ? request.mTitle.toString() : "";
            item.description = request.mDescription != null ? request.mDescription.toString() : "";
            item.uri = request.mUri.toString();
            item.mimeType = request.mMimeType;
            item.destination = request.mDestinationUri;
            item.modified = System.currentTimeMillis();
            item.status = STATUS_PAUSED;
            item.reason = PAUSED_WAITING_FOR_NETWORK;
            sItems.add(item);
            return item.id;
        }
    }

    private static Item find(long id) {
        for (Item item : sItems) {
            if (item.id == id) {
                return item;
            }
        }
        return null;
    }

    public int remove(long... ids) {
        if (ids == null || ids.length == 0) {
            throw new IllegalArgumentException("input param 'ids' can't be null");
        }
        int n = 0;
        synchronized (sItems) {
            for (long id : ids) {
                Item item = find(id);
                if (item != null) {
                    sItems.remove(item);
                    n++;
                }
            }
        }
        return n;
    }

    public Cursor query(final Query query) {
        ArrayList<Item> found = new ArrayList<Item>();
        synchronized (sItems) {
            for (Item item : sItems) {
                if (query.takes(item)) {
                    found.add(item);
                }
            }
        }
        Collections.sort(found, new Comparator<Item>() {
            public int compare(Item a, Item b) {
                int c = query.mOrderBy.equals(COLUMN_TOTAL_SIZE_BYTES) ? Long.compare(a.total, b.total) : Long.compare(a.modified, b.modified);
                return query.mOrderDirection == Query.ORDER_ASCENDING ? c : -c;
            }
        });
        MatrixCursor cursor = new MatrixCursor(COLUMNS);
        for (Item i : found) {
            String local = i.path != null ? Uri.fromFile(new File(i.path)).toString() : i.destination != null ? i.destination.toString() : null;
            cursor.addRow(new Object[] {i.id, i.path, null, i.title, i.description, i.uri, i.status, null, i.mimeType, i.total, i.modified,
                i.soFar, 0, local, (long) i.reason});
        }
        return cursor;
    }

    public ParcelFileDescriptor openDownloadedFile(long id) throws FileNotFoundException {
        Item item;
        synchronized (sItems) {
            item = find(id);
        }
        if (item == null || item.path == null) {
            throw new FileNotFoundException("No entry for content://downloads/all_downloads/" + id);
        }
        return ParcelFileDescriptor.open(new File(item.path), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    public Uri getUriForDownloadedFile(long id) {
        synchronized (sItems) {
            Item item = find(id);
            return item != null && item.status == STATUS_SUCCESSFUL ? Uri.parse("content://downloads/all_downloads/" + id) : null;
        }
    }

    public String getMimeTypeForDownloadedFile(long id) {
        synchronized (sItems) {
            Item item = find(id);
            return item != null && item.status == STATUS_SUCCESSFUL ? item.mimeType : null;
        }
    }

    public static Long getMaxBytesOverMobile(Context context) {
        return null;
    }

    public static Long getRecommendedMaxBytesOverMobile(Context context) {
        return null;
    }

    public long addCompletedDownload(String title, String description, boolean isMediaScannerScannable, String mimeType, String path,
            long length, boolean showNotification) {
        return addCompletedDownload(title, description, isMediaScannerScannable, mimeType, path, length, showNotification, null, null);
    }

    public long addCompletedDownload(String title, String description, boolean isMediaScannerScannable, String mimeType, String path,
            long length, boolean showNotification, Uri uri, Uri referer) {
        validate("title", title);
        validate("description", description);
        validate("path", path);
        validate("mimeType", mimeType);
        if (length < 0) {
            throw new IllegalArgumentException(" invalid value for param: totalBytes");
        }
        synchronized (sItems) {
            Item item = new Item();
            item.id = sNextId++;
            item.title = title;
            item.description = description;
            item.uri = uri != null ? uri.toString() : "non-dwnldmngr-download-dont-retry2download";
            item.mimeType = mimeType;
            item.path = path;
            item.total = length;
            item.soFar = length;
            item.modified = System.currentTimeMillis();
            item.status = STATUS_SUCCESSFUL;
            sItems.add(item);
            return item.id;
        }
    }

    private static void validate(String name, String value) {
        if (TextUtils.isEmpty(value)) {
            throw new IllegalArgumentException(name + " can't be null");
        }
    }
}
