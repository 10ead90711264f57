package android.content;

import android.accounts.Account;
import android.content.res.AssetFileDescriptor;
import android.content.res.Resources;
import android.database.ContentObserver;
import android.database.CrossProcessCursorWrapper;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.ParcelFileDescriptor;
import android.os.RemoteException;
import android.text.TextUtils;
import android.util.Log;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** Gives an app access to providers. */
public abstract class ContentResolver {
    public static final String SYNC_EXTRAS_ACCOUNT = "account";
    public static final String SYNC_EXTRAS_EXPEDITED = "expedited";
    public static final String SYNC_EXTRAS_REQUIRE_CHARGING = "require_charging";
    public static final String SYNC_EXTRAS_FORCE = "force";
    public static final String SYNC_EXTRAS_IGNORE_SETTINGS = "ignore_settings";
    public static final String SYNC_EXTRAS_IGNORE_BACKOFF = "ignore_backoff";
    public static final String SYNC_EXTRAS_DO_NOT_RETRY = "do_not_retry";
    public static final String SYNC_EXTRAS_MANUAL = "force";
    public static final String SYNC_EXTRAS_UPLOAD = "upload";
    public static final String SYNC_EXTRAS_OVERRIDE_TOO_MANY_DELETIONS = "deletions_override";
    public static final String SYNC_EXTRAS_DISCARD_LOCAL_DELETIONS = "discard_deletions";
    public static final String SYNC_EXTRAS_EXPECTED_UPLOAD = "expected_upload";
    public static final String SYNC_EXTRAS_EXPECTED_DOWNLOAD = "expected_download";
    public static final String SYNC_EXTRAS_PRIORITY = "sync_priority";
    public static final String SYNC_EXTRAS_DISALLOW_METERED = "allow_metered";
    public static final String SYNC_EXTRAS_INITIALIZE = "initialize";
    public static final String SCHEME_CONTENT = "content";
    public static final String SCHEME_ANDROID_RESOURCE = "android.resource";
    public static final String SCHEME_FILE = "file";
    public static final String EXTRA_SIZE = "android.content.extra.SIZE";
    public static final String EXTRA_REFRESH_SUPPORTED = "android.content.extra.REFRESH_SUPPORTED";
    public static final String QUERY_ARG_SQL_SELECTION = "android:query-arg-sql-selection";
    public static final String QUERY_ARG_SQL_SELECTION_ARGS = "android:query-arg-sql-selection-args";
    public static final String QUERY_ARG_SQL_SORT_ORDER = "android:query-arg-sql-sort-order";
    public static final String QUERY_ARG_SORT_COLUMNS = "android:query-arg-sort-columns";
    public static final String QUERY_ARG_SORT_DIRECTION = "android:query-arg-sort-direction";
    public static final String QUERY_ARG_SORT_COLLATION = "android:query-arg-sort-collation";
    public static final String EXTRA_HONORED_ARGS = "android.content.extra.HONORED_ARGS";
    public static final int QUERY_SORT_DIRECTION_ASCENDING = 0;
    public static final int QUERY_SORT_DIRECTION_DESCENDING = 1;
    public static final String QUERY_ARG_OFFSET = "android:query-arg-offset";
    public static final String QUERY_ARG_LIMIT = "android:query-arg-limit";
    public static final String EXTRA_TOTAL_COUNT = "android.content.extra.TOTAL_COUNT";
    public static final String CURSOR_ITEM_BASE_TYPE = "vnd.android.cursor.item";
    public static final String CURSOR_DIR_BASE_TYPE = "vnd.android.cursor.dir";
    public static final String ANY_CURSOR_ITEM_TYPE = "vnd.android.cursor.item/*";
    public static final int SYNC_ERROR_SYNC_ALREADY_IN_PROGRESS = 1;
    public static final int SYNC_ERROR_AUTHENTICATION = 2;
    public static final int SYNC_ERROR_IO = 3;
    public static final int SYNC_ERROR_PARSE = 4;
    public static final int SYNC_ERROR_CONFLICT = 5;
    public static final int SYNC_ERROR_TOO_MANY_DELETIONS = 6;
    public static final int SYNC_ERROR_TOO_MANY_RETRIES = 7;
    public static final int SYNC_ERROR_INTERNAL = 8;
    public static final int SYNC_OBSERVER_TYPE_SETTINGS = 1;
    public static final int SYNC_OBSERVER_TYPE_PENDING = 2;
    public static final int SYNC_OBSERVER_TYPE_ACTIVE = 4;
    public static final int SYNC_OBSERVER_TYPE_STATUS = 8;
    public static final int SYNC_OBSERVER_TYPE_ALL = 2147483647;
    public static final int NOTIFY_SYNC_TO_NETWORK = 1;
    public static final int NOTIFY_SKIP_NOTIFY_FOR_DESCENDANTS = 2;
    public static final String CONTENT_SERVICE_NAME = "content";

    private static final String TAG = "ContentResolver";

    private final Context mContext;
    final String mPackageName;

    /** A package's resources and an id in them. */
    public class OpenResourceIdResult {
        public Resources r;
        public int id;
    }

    public ContentResolver(Context context) {
        mContext = context;
        mPackageName = context == null ? null : context.getPackageName();
    }

    protected abstract IContentProvider acquireProvider(Context c, String name);

    protected IContentProvider acquireExistingProvider(Context c, String name) {
        return acquireProvider(c, name);
    }

    public abstract boolean releaseProvider(IContentProvider icp);

    protected abstract IContentProvider acquireUnstableProvider(Context c, String name);

    public abstract boolean releaseUnstableProvider(IContentProvider icp);

    public abstract void unstableProviderDied(IContentProvider icp);

    public final String getType(Uri url) {
        if (url == null) {
            throw new NullPointerException("url");
        }
        IContentProvider provider = acquireExisting(url);
        if (provider != null) {
            try {
                return provider.getType(url);
            } catch (RemoteException e) {
                return null;
            } catch (Exception e) {
                Log.w(TAG, "Failed to get type for: " + url + " (" + e.getMessage() + ")");
                return null;
            } finally {
                releaseProvider(provider);
            }
        }
        return null;
    }

    private IContentProvider acquireExisting(Uri uri) {
        if (!SCHEME_CONTENT.equals(uri.getScheme())) {
            return null;
        }
        final String auth = uri.getAuthority();
        return auth != null ? acquireExistingProvider(mContext, auth) : null;
    }

    public String[] getStreamTypes(Uri url, String mimeTypeFilter) {
        IContentProvider provider = acquireProvider(url);
        if (provider == null) {
            return null;
        }
        try {
            return provider.getStreamTypes(url, mimeTypeFilter);
        } catch (RemoteException e) {
            return null;
        } finally {
            releaseProvider(provider);
        }
    }

    public final Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
        return query(uri, projection, selection, selectionArgs, sortOrder, null);
    }

    public final Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder,
            CancellationSignal cancellationSignal) {
        return query(uri, projection, createSqlQueryBundle(selection, selectionArgs, sortOrder), cancellationSignal);
    }

    public final Cursor query(final Uri uri, String[] projection, Bundle queryArgs, CancellationSignal cancellationSignal) {
        if (uri == null) {
            throw new NullPointerException("uri");
        }
        IContentProvider provider = acquireUnstableProvider(uri);
        if (provider == null) {
            return null;
        }
        Cursor cursor = null;
        try {
            if (cancellationSignal != null) {
                cancellationSignal.throwIfCanceled();
            }
            cursor = provider.query(mPackageName, uri, projection, queryArgs, cancellationSignal);
            if (cursor == null) {
                return null;
            }
            cursor.getCount();
            final CursorWrapperInner wrapper = new CursorWrapperInner(cursor, provider);
            provider = null;
            cursor = null;
            return wrapper;
        } catch (RemoteException e) {
            return null;
        } finally {
            if (cursor != null) {
                cursor.close();
            }
            if (provider != null) {
                releaseUnstableProvider(provider);
            }
        }
    }

    public static Bundle createSqlQueryBundle(String selection, String[] selectionArgs, String sortOrder) {
        if (selection == null && selectionArgs == null && sortOrder == null) {
            return null;
        }
        Bundle queryArgs = new Bundle();
        if (selection != null) {
            queryArgs.putString(QUERY_ARG_SQL_SELECTION, selection);
        }
        if (selectionArgs != null) {
            queryArgs.putStringArray(QUERY_ARG_SQL_SELECTION_ARGS, selectionArgs);
        }
        if (sortOrder != null) {
            queryArgs.putString(QUERY_ARG_SQL_SORT_ORDER, sortOrder);
        }
        return queryArgs;
    }

    public static String createSqlSortClause(Bundle queryArgs) {
        String[] columns = queryArgs.getStringArray(QUERY_ARG_SORT_COLUMNS);
        if (columns == null || columns.length == 0) {
            throw new IllegalArgumentException("Can't create sort clause without columns.");
        }
        String query = TextUtils.join(", ", columns);
        int collation = queryArgs.getInt(QUERY_ARG_SORT_COLLATION, java.text.Collator.IDENTICAL);
        if (collation == java.text.Collator.PRIMARY || collation == java.text.Collator.SECONDARY) {
            query += " COLLATE NOCASE";
        }
        int sortDir = queryArgs.getInt(QUERY_ARG_SORT_DIRECTION, Integer.MIN_VALUE);
        if (sortDir != Integer.MIN_VALUE) {
            switch (sortDir) {
                case QUERY_SORT_DIRECTION_ASCENDING:
                    query += " ASC";
                    break;
                case QUERY_SORT_DIRECTION_DESCENDING:
                    query += " DESC";
                    break;
                default:
                    throw new IllegalArgumentException("Unsupported sort direction value."
                            + " See ContentResolver documentation for details.");
            }
        }
        return query;
    }

    public final Uri canonicalize(Uri url) {
        IContentProvider provider = acquireProvider(url);
        if (provider == null) {
            return null;
        }
        try {
            return provider.canonicalize(mPackageName, url);
        } catch (RemoteException e) {
            return null;
        } finally {
            releaseProvider(provider);
        }
    }

    public final Uri uncanonicalize(Uri url) {
        IContentProvider provider = acquireProvider(url);
        if (provider == null) {
            return null;
        }
        try {
            return provider.uncanonicalize(mPackageName, url);
        } catch (RemoteException e) {
            return null;
        } finally {
            releaseProvider(provider);
        }
    }

    public final boolean refresh(Uri url, Bundle args, CancellationSignal cancellationSignal) {
        IContentProvider provider = acquireProvider(url);
        if (provider == null) {
            return false;
        }
        try {
            return provider.refresh(mPackageName, url, args, cancellationSignal);
        } catch (RemoteException e) {
            return false;
        } finally {
            releaseProvider(provider);
        }
    }

    public final InputStream openInputStream(Uri uri) throws FileNotFoundException {
        if (uri == null) {
            throw new NullPointerException("uri");
        }
        String scheme = uri.getScheme();
        if (SCHEME_ANDROID_RESOURCE.equals(scheme)) {
            OpenResourceIdResult r = getResourceId(uri);
            try {
                return r.r.openRawResource(r.id);
            } catch (Resources.NotFoundException ex) {
                throw new FileNotFoundException("Resource does not exist: " + uri);
            }
        } else if (SCHEME_FILE.equals(scheme)) {
            return new FileInputStream(uri.getPath());
        }
        AssetFileDescriptor fd = openAssetFileDescriptor(uri, "r", null);
        try {
            return fd != null ? fd.createInputStream() : null;
        } catch (IOException e) {
            throw new FileNotFoundException("Unable to create stream");
        }
    }

    public final OutputStream openOutputStream(Uri uri) throws FileNotFoundException {
        return openOutputStream(uri, "w");
    }

    public final OutputStream openOutputStream(Uri uri, String mode) throws FileNotFoundException {
        AssetFileDescriptor fd = openAssetFileDescriptor(uri, mode, null);
        try {
            return fd != null ? fd.createOutputStream() : null;
        } catch (IOException e) {
            throw new FileNotFoundException("Unable to create stream");
        }
    }

    public final ParcelFileDescriptor openFileDescriptor(Uri uri, String mode) throws FileNotFoundException {
        return openFileDescriptor(uri, mode, null);
    }

    public final ParcelFileDescriptor openFileDescriptor(Uri uri, String mode, CancellationSignal cancellationSignal)
            throws FileNotFoundException {
        AssetFileDescriptor afd = openAssetFileDescriptor(uri, mode, cancellationSignal);
        if (afd == null) {
            return null;
        }
        if (afd.getDeclaredLength() < 0) {
            return afd.getParcelFileDescriptor();
        }
        try {
            afd.close();
        } catch (IOException e) {
            // The failure below says what matters.
        }
        throw new FileNotFoundException("Not a whole file");
    }

    public final AssetFileDescriptor openAssetFileDescriptor(Uri uri, String mode) throws FileNotFoundException {
        return openAssetFileDescriptor(uri, mode, null);
    }

    public final AssetFileDescriptor openAssetFileDescriptor(Uri uri, String mode, CancellationSignal cancellationSignal)
            throws FileNotFoundException {
        if (uri == null) {
            throw new NullPointerException("uri");
        }
        if (mode == null) {
            throw new NullPointerException("mode");
        }
        String scheme = uri.getScheme();
        if (SCHEME_ANDROID_RESOURCE.equals(scheme)) {
            if (!"r".equals(mode)) {
                throw new FileNotFoundException("Can't write resources: " + uri);
            }
            OpenResourceIdResult r = getResourceId(uri);
            try {
                return r.r.openRawResourceFd(r.id);
            } catch (Resources.NotFoundException ex) {
                throw new FileNotFoundException("Resource does not exist: " + uri);
            }
        } else if (SCHEME_FILE.equals(scheme)) {
            ParcelFileDescriptor pfd = ParcelFileDescriptor.open(new File(uri.getPath()), ParcelFileDescriptor.parseMode(mode));
            return new AssetFileDescriptor(pfd, 0, -1);
        }
        if ("r".equals(mode)) {
            return openTypedAssetFileDescriptor(uri, "*/*", null, cancellationSignal);
        }
        IContentProvider provider = acquireUnstableProvider(uri);
        if (provider == null) {
            throw new FileNotFoundException("No content provider: " + uri);
        }
        try {
            return provider.openAssetFile(mPackageName, uri, mode, cancellationSignal);
        } catch (RemoteException e) {
            throw new FileNotFoundException("Failed opening content provider: " + uri);
        } finally {
            releaseUnstableProvider(provider);
        }
    }

    public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts)
            throws FileNotFoundException {
        return openTypedAssetFileDescriptor(uri, mimeType, opts, null);
    }

    public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts,
            CancellationSignal cancellationSignal) throws FileNotFoundException {
        IContentProvider provider = acquireUnstableProvider(uri);
        if (provider == null) {
            throw new FileNotFoundException("No content provider: " + uri);
        }
        try {
            return provider.openTypedAssetFile(mPackageName, uri, mimeType, opts, cancellationSignal);
        } catch (RemoteException e) {
            throw new FileNotFoundException("Failed opening content provider: " + uri);
        } finally {
            releaseUnstableProvider(provider);
        }
    }

    public OpenResourceIdResult getResourceId(Uri uri) throws FileNotFoundException {
        String authority = uri.getAuthority();
        Resources r;
        if (TextUtils.isEmpty(authority)) {
            throw new FileNotFoundException("No authority: " + uri);
        }
        try {
            r = mContext.getPackageManager().getResourcesForApplication(authority);
        } catch (android.content.pm.PackageManager.NameNotFoundException ex) {
            throw new FileNotFoundException("No package found for authority: " + uri);
        }
        List<String> path = uri.getPathSegments();
        if (path == null) {
            throw new FileNotFoundException("No path: " + uri);
        }
        int len = path.size();
        int id;
        if (len == 1) {
            try {
                id = Integer.parseInt(path.get(0));
            } catch (NumberFormatException e) {
                throw new FileNotFoundException("Single path segment is not a resource ID: " + uri);
            }
        } else if (len == 2) {
            id = r.getIdentifier(path.get(1), path.get(0), authority);
        } else {
            throw new FileNotFoundException("More than two path segments: " + uri);
        }
        if (id == 0) {
            throw new FileNotFoundException("No resource found for: " + uri);
        }
        OpenResourceIdResult res = new OpenResourceIdResult();
        res.r = r;
        res.id = id;
        return res;
    }

    private IContentProvider known(Uri url) {
        if (url == null) {
            throw new NullPointerException("url");
        }
        IContentProvider provider = acquireProvider(url);
        if (provider == null) {
            throw new IllegalArgumentException("Unknown URL " + url);
        }
        return provider;
    }

    public final Uri insert(Uri url, ContentValues values) {
        IContentProvider provider = known(url);
        try {
            return provider.insert(mPackageName, url, values);
        } catch (RemoteException e) {
            return null;
        } finally {
            releaseProvider(provider);
        }
    }

    public ContentProviderResult[] applyBatch(String authority, ArrayList<ContentProviderOperation> operations)
            throws RemoteException, OperationApplicationException {
        ContentProviderClient provider = acquireContentProviderClient(authority);
        if (provider == null) {
            throw new IllegalArgumentException("Unknown authority " + authority);
        }
        try {
            return provider.applyBatch(operations);
        } finally {
            provider.release();
        }
    }

    public final int bulkInsert(Uri url, ContentValues[] values) {
        if (values == null) {
            throw new NullPointerException("values");
        }
        IContentProvider provider = known(url);
        try {
            return provider.bulkInsert(mPackageName, url, values);
        } catch (RemoteException e) {
            return 0;
        } finally {
            releaseProvider(provider);
        }
    }

    public final int delete(Uri url, String where, String[] selectionArgs) {
        IContentProvider provider = known(url);
        try {
            return provider.delete(mPackageName, url, where, selectionArgs);
        } catch (RemoteException e) {
            return -1;
        } finally {
            releaseProvider(provider);
        }
    }

    public final int update(Uri uri, ContentValues values, String where, String[] selectionArgs) {
        if (uri == null) {
            throw new NullPointerException("uri");
        }
        IContentProvider provider = acquireProvider(uri);
        if (provider == null) {
            throw new IllegalArgumentException("Unknown URI " + uri);
        }
        try {
            return provider.update(mPackageName, uri, values, where, selectionArgs);
        } catch (RemoteException e) {
            return -1;
        } finally {
            releaseProvider(provider);
        }
    }

    public final Bundle call(Uri uri, String method, String arg, Bundle extras) {
        if (uri == null) {
            throw new NullPointerException("uri");
        }
        if (method == null) {
            throw new NullPointerException("method");
        }
        IContentProvider provider = acquireProvider(uri);
        if (provider == null) {
            throw new IllegalArgumentException("Unknown URI " + uri);
        }
        try {
            return provider.call(mPackageName, method, arg, extras);
        } catch (RemoteException e) {
            return null;
        } finally {
            releaseProvider(provider);
        }
    }

    public final IContentProvider acquireProvider(Uri uri) {
        if (!SCHEME_CONTENT.equals(uri.getScheme())) {
            return null;
        }
        final String auth = uri.getAuthority();
        return auth != null ? acquireProvider(mContext, auth) : null;
    }

    public final IContentProvider acquireProvider(String name) {
        return name == null ? null : acquireProvider(mContext, name);
    }

    public final IContentProvider acquireUnstableProvider(Uri uri) {
        if (!SCHEME_CONTENT.equals(uri.getScheme())) {
            return null;
        }
        String auth = uri.getAuthority();
        return auth != null ? acquireUnstableProvider(mContext, auth) : null;
    }

    public final IContentProvider acquireUnstableProvider(String name) {
        return name == null ? null : acquireUnstableProvider(mContext, name);
    }

    public final ContentProviderClient acquireContentProviderClient(Uri uri) {
        IContentProvider provider = acquireProvider(uri);
        return provider != null ? new ContentProviderClient(this, provider, true) : null;
    }

    public final ContentProviderClient acquireContentProviderClient(String name) {
        IContentProvider provider = acquireProvider(name);
        return provider != null ? new ContentProviderClient(this, provider, true) : null;
    }

    public final ContentProviderClient acquireUnstableContentProviderClient(Uri uri) {
        IContentProvider provider = acquireUnstableProvider(uri);
        return provider != null ? new ContentProviderClient(this, provider, false) : null;
    }

    public final ContentProviderClient acquireUnstableContentProviderClient(String name) {
        IContentProvider provider = acquireUnstableProvider(name);
        return provider != null ? new ContentProviderClient(this, provider, false) : null;
    }

    // Observers, which the content service keeps for the whole device.

    private static final ArrayList<Observation> sObservers = new ArrayList<Observation>();

    private static final class Observation {
        final Uri uri;
        final boolean descendants;
        final ContentObserver observer;

        Observation(Uri uri, boolean descendants, ContentObserver observer) {
            this.uri = uri;
            this.descendants = descendants;
            this.observer = observer;
        }

        boolean wants(Uri changed) {
            if (!TextUtils.equals(uri.getAuthority(), changed.getAuthority())) {
                return false;
            }
            List<String> mine = uri.getPathSegments();
            List<String> theirs = changed.getPathSegments();
            if (theirs.size() < mine.size()) {
                // Who watches below a changed place hears of it too.
                return mine.subList(0, theirs.size()).equals(theirs);
            }
            return theirs.subList(0, mine.size()).equals(mine) && (descendants || theirs.size() == mine.size());
        }
    }

    public final void registerContentObserver(Uri uri, boolean notifyForDescendants, ContentObserver observer) {
        if (uri == null) {
            throw new NullPointerException("uri");
        }
        if (observer == null) {
            throw new NullPointerException("observer");
        }
        synchronized (sObservers) {
            sObservers.add(new Observation(uri, notifyForDescendants, observer));
        }
    }

    public final void registerContentObserver(Uri uri, boolean notifyForDescendants, ContentObserver observer, int userHandle) {
        registerContentObserver(uri, notifyForDescendants, observer);
    }

    public final void unregisterContentObserver(ContentObserver observer) {
        if (observer == null) {
            throw new NullPointerException("observer");
        }
        synchronized (sObservers) {
            for (int i = sObservers.size() - 1; i >= 0; i--) {
                if (sObservers.get(i).observer == observer) {
                    sObservers.remove(i);
                }
            }
        }
    }

    public void notifyChange(Uri uri, ContentObserver observer) {
        notifyChange(uri, observer, true);
    }

    public void notifyChange(Uri uri, ContentObserver observer, boolean syncToNetwork) {
        notifyChange(uri, observer, syncToNetwork ? NOTIFY_SYNC_TO_NETWORK : 0);
    }

    public void notifyChange(Uri uri, ContentObserver observer, int flags) {
        if (uri == null) {
            throw new NullPointerException("uri");
        }
        ArrayList<Observation> told = new ArrayList<Observation>();
        synchronized (sObservers) {
            for (Observation o : sObservers) {
                if (o.wants(uri) && (o.observer != observer || observer.deliverSelfNotifications())) {
                    told.add(o);
                }
            }
        }
        for (Observation o : told) {
            o.observer.dispatchChange(o.observer == observer, uri);
        }
    }

    public void takePersistableUriPermission(Uri uri, int modeFlags) {
        throw new SecurityException("No persistable permission grants found for UID "
                + android.os.Process.myUid() + " and Uri 0 @ " + uri);
    }

    public List<UriPermission> getPersistedUriPermissions() {
        return new ArrayList<UriPermission>();
    }

    public List<UriPermission> getOutgoingPersistedUriPermissions() {
        return new ArrayList<UriPermission>();
    }

    // Synchronisation: there is nothing to synchronise with.

    private static boolean sMasterSync = true;

    @Deprecated
    public void startSync(Uri uri, Bundle extras) {}

    public static void requestSync(Account account, String authority, Bundle extras) {
        validateSyncExtrasBundle(extras);
    }

    public static void requestSync(SyncRequest request) {}

    public static void validateSyncExtrasBundle(Bundle extras) {
        for (String key : extras.keySet()) {
            Object value = extras.get(key);
            if (value != null && !(value instanceof Long || value instanceof Integer || value instanceof Boolean
                    || value instanceof Float || value instanceof Double || value instanceof String
                    || value instanceof Account)) {
                throw new IllegalArgumentException("unexpected value type: " + value.getClass().getName());
            }
        }
    }

    @Deprecated
    public void cancelSync(Uri uri) {}

    public static void cancelSync(Account account, String authority) {}

    public static boolean getSyncAutomatically(Account account, String authority) {
        return false;
    }

    public static void setSyncAutomatically(Account account, String authority, boolean sync) {}

    /** Whether extras ask for what only a synchronisation at once can do. */
    public static boolean invalidPeriodicExtras(Bundle extras) {
        return extras.getBoolean(SYNC_EXTRAS_MANUAL, false) || extras.getBoolean(SYNC_EXTRAS_DO_NOT_RETRY, false)
                || extras.getBoolean(SYNC_EXTRAS_IGNORE_BACKOFF, false) || extras.getBoolean(SYNC_EXTRAS_IGNORE_SETTINGS, false)
                || extras.getBoolean(SYNC_EXTRAS_INITIALIZE, false) || extras.getBoolean(SYNC_EXTRAS_EXPEDITED, false);
    }

    public static void addPeriodicSync(Account account, String authority, Bundle extras, long pollFrequency) {
        validateSyncExtrasBundle(extras);
        if (invalidPeriodicExtras(extras)) throw new IllegalArgumentException("illegal extras were set");
    }

    public static void removePeriodicSync(Account account, String authority, Bundle extras) {}

    public static int getIsSyncable(Account account, String authority) {
        return -1;
    }

    public static void setIsSyncable(Account account, String authority, int syncable) {}

    public static boolean getMasterSyncAutomatically() {
        return sMasterSync;
    }

    public static void setMasterSyncAutomatically(boolean sync) {
        sMasterSync = sync;
    }

    public static boolean isSyncActive(Account account, String authority) {
        return false;
    }

    public static boolean isSyncPending(Account account, String authority) {
        return false;
    }

    public static Object addStatusChangeListener(int mask, SyncStatusObserver callback) {
        if (callback == null) {
            throw new IllegalArgumentException("you passed in a null callback");
        }
        return callback;
    }

    public static void removeStatusChangeListener(Object handle) {
        if (handle == null) {
            throw new IllegalArgumentException("you passed in a null handle");
        }
    }

    private final class CursorWrapperInner extends CrossProcessCursorWrapper {
        private IContentProvider mContentProvider;

        CursorWrapperInner(Cursor cursor, IContentProvider contentProvider) {
            super(cursor);
            mContentProvider = contentProvider;
        }

        @Override
        public void close() {
            super.close();
            IContentProvider p = mContentProvider;
            if (p != null) {
                mContentProvider = null;
                ContentResolver.this.releaseProvider(p);
            }
        }
    }

    public String getPackageName() {
        return mPackageName;
    }

    public int getUserId() {
        return 0;
    }
}
