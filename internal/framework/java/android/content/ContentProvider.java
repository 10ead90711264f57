package android.content;

import android.content.pm.PathPermission;
import android.content.pm.ProviderInfo;
import android.content.res.AssetFileDescriptor;
import android.content.res.Configuration;
import android.database.Cursor;
import android.net.Uri;
import android.os.Binder;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.IBinder;
import android.os.ParcelFileDescriptor;
import android.os.Process;
import android.util.Log;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileNotFoundException;
import java.io.PrintWriter;
import java.util.ArrayList;

/** Gives others access to data. */
public abstract class ContentProvider implements ComponentCallbacks2 {
    private static final String TAG = "ContentProvider";

    private Context mContext = null;
    private int mMyUid;
    private String mAuthority;
    private String[] mAuthorities;
    private String mReadPermission;
    private String mWritePermission;
    private PathPermission[] mPathPermissions;
    private boolean mExported;
    private final ThreadLocal<String> mCallingPackage = new ThreadLocal<String>();
    private Transport mTransport = new Transport();

    public ContentProvider() {}

    public ContentProvider(Context context, String readPermission, String writePermission, PathPermission[] pathPermissions) {
        mContext = context;
        mReadPermission = readPermission;
        mWritePermission = writePermission;
        mPathPermissions = pathPermissions;
    }

    /** Writes data to a pipe. */
    public interface PipeDataWriter<T> {
        void writeDataToPipe(ParcelFileDescriptor output, Uri uri, String mimeType, Bundle opts, T args);
    }

    /** Hands calls on to the provider. */
    class Transport extends Binder implements IContentProvider {
        public IBinder asBinder() {
            return this;
        }

        ContentProvider getContentProvider() {
            return ContentProvider.this;
        }

        private String enter(String callingPkg) {
            String old = mCallingPackage.get();
            mCallingPackage.set(callingPkg);
            return old;
        }

        private void leave(String old) {
            mCallingPackage.set(old);
        }

        private Uri checked(Uri uri) {
            String auth = uri.getAuthority();
            if (auth != null && !matchesOurAuthorities(auth)) {
                throw new SecurityException("The authority of the uri " + uri + " does not match the one of the contentProvider: "
                        + (mAuthority != null ? mAuthority : java.util.Arrays.toString(mAuthorities)));
            }
            return uri;
        }

        public Cursor query(String callingPkg, Uri uri, String[] projection, Bundle queryArgs, CancellationSignal signal) {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.query(uri, projection, queryArgs, signal);
            } finally {
                leave(old);
            }
        }

        public String getType(Uri uri) {
            checked(uri);
            return ContentProvider.this.getType(uri);
        }

        public Uri insert(String callingPkg, Uri uri, ContentValues initialValues) {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.insert(uri, initialValues);
            } finally {
                leave(old);
            }
        }

        public int bulkInsert(String callingPkg, Uri uri, ContentValues[] initialValues) {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.bulkInsert(uri, initialValues);
            } finally {
                leave(old);
            }
        }

        public ContentProviderResult[] applyBatch(String callingPkg, ArrayList<ContentProviderOperation> operations)
                throws OperationApplicationException {
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.applyBatch(operations);
            } finally {
                leave(old);
            }
        }

        public int delete(String callingPkg, Uri uri, String selection, String[] selectionArgs) {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.delete(uri, selection, selectionArgs);
            } finally {
                leave(old);
            }
        }

        public int update(String callingPkg, Uri uri, ContentValues values, String selection, String[] selectionArgs) {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.update(uri, values, selection, selectionArgs);
            } finally {
                leave(old);
            }
        }

        public ParcelFileDescriptor openFile(String callingPkg, Uri uri, String mode, CancellationSignal signal,
                IBinder callerToken) throws FileNotFoundException {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.openFile(uri, mode, signal);
            } finally {
                leave(old);
            }
        }

        public AssetFileDescriptor openAssetFile(String callingPkg, Uri uri, String mode, CancellationSignal signal)
                throws FileNotFoundException {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.openAssetFile(uri, mode, signal);
            } finally {
                leave(old);
            }
        }

        public Bundle call(String callingPkg, String method, String arg, Bundle extras) {
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.call(method, arg, extras);
            } finally {
                leave(old);
            }
        }

        public String[] getStreamTypes(Uri uri, String mimeTypeFilter) {
            return ContentProvider.this.getStreamTypes(checked(uri), mimeTypeFilter);
        }

        public AssetFileDescriptor openTypedAssetFile(String callingPkg, Uri uri, String mimeType, Bundle opts,
                CancellationSignal signal) throws FileNotFoundException {
            checked(uri);
            String old = enter(callingPkg);
            try {
                return ContentProvider.this.openTypedAssetFile(uri, mimeType, opts, signal);
            } finally {
                leave(old);
            }
        }

        public Uri canonicalize(String callingPkg, Uri uri) {
            return ContentProvider.this.canonicalize(checked(uri));
        }

        public Uri uncanonicalize(String callingPkg, Uri uri) {
            return ContentProvider.this.uncanonicalize(checked(uri));
        }

        public boolean refresh(String callingPkg, Uri uri, Bundle args, CancellationSignal signal) {
            return ContentProvider.this.refresh(checked(uri), args, signal);
        }
    }

    public final Context getContext() {
        return mContext;
    }

    public final String getCallingPackage() {
        return mCallingPackage.get();
    }

    protected final void setAuthorities(String authorities) {
        if (authorities != null) {
            if (authorities.indexOf(';') == -1) {
                mAuthority = authorities;
                mAuthorities = null;
            } else {
                mAuthority = null;
                mAuthorities = authorities.split(";");
            }
        }
    }

    protected final boolean matchesOurAuthorities(String authority) {
        if (mAuthority != null) {
            return mAuthority.equals(authority);
        }
        if (mAuthorities == null) {
            return true;
        }
        for (String a : mAuthorities) {
            if (a.equals(authority)) {
                return true;
            }
        }
        return false;
    }

    protected final void setReadPermission(String permission) {
        mReadPermission = permission;
    }

    public final String getReadPermission() {
        return mReadPermission;
    }

    protected final void setWritePermission(String permission) {
        mWritePermission = permission;
    }

    public final String getWritePermission() {
        return mWritePermission;
    }

    protected final void setPathPermissions(PathPermission[] permissions) {
        mPathPermissions = permissions;
    }

    public final PathPermission[] getPathPermissions() {
        return mPathPermissions;
    }

    public abstract boolean onCreate();

    public void onConfigurationChanged(Configuration newConfig) {}

    public void onLowMemory() {}

    public void onTrimMemory(int level) {}

    public abstract Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder);

    public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder,
            CancellationSignal cancellationSignal) {
        return query(uri, projection, selection, selectionArgs, sortOrder);
    }

    public Cursor query(Uri uri, String[] projection, Bundle queryArgs, CancellationSignal cancellationSignal) {
        queryArgs = queryArgs != null ? queryArgs : Bundle.EMPTY;
        String sortClause = queryArgs.getString(ContentResolver.QUERY_ARG_SQL_SORT_ORDER);
        if (sortClause == null && queryArgs.containsKey(ContentResolver.QUERY_ARG_SORT_COLUMNS)) {
            sortClause = ContentResolver.createSqlSortClause(queryArgs);
        }
        return query(uri, projection, queryArgs.getString(ContentResolver.QUERY_ARG_SQL_SELECTION),
                queryArgs.getStringArray(ContentResolver.QUERY_ARG_SQL_SELECTION_ARGS), sortClause, cancellationSignal);
    }

    public abstract String getType(Uri uri);

    public Uri canonicalize(Uri url) {
        return null;
    }

    public Uri uncanonicalize(Uri url) {
        return url;
    }

    public boolean refresh(Uri uri, Bundle args, CancellationSignal cancellationSignal) {
        return false;
    }

    public abstract Uri insert(Uri uri, ContentValues values);

    public int bulkInsert(Uri uri, ContentValues[] values) {
        int numValues = values.length;
        for (int i = 0; i < numValues; i++) {
            insert(uri, values[i]);
        }
        return numValues;
    }

    public abstract int delete(Uri uri, String selection, String[] selectionArgs);

    public abstract int update(Uri uri, ContentValues values, String selection, String[] selectionArgs);

    public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
        throw new FileNotFoundException("No files supported by provider at " + uri);
    }

    public ParcelFileDescriptor openFile(Uri uri, String mode, CancellationSignal signal) throws FileNotFoundException {
        return openFile(uri, mode);
    }

    public AssetFileDescriptor openAssetFile(Uri uri, String mode) throws FileNotFoundException {
        ParcelFileDescriptor fd = openFile(uri, mode);
        return fd != null ? new AssetFileDescriptor(fd, 0, -1) : null;
    }

    public AssetFileDescriptor openAssetFile(Uri uri, String mode, CancellationSignal signal) throws FileNotFoundException {
        return openAssetFile(uri, mode);
    }

    protected final ParcelFileDescriptor openFileHelper(Uri uri, String mode) throws FileNotFoundException {
        Cursor c = query(uri, new String[] {"_data"}, null, null, null);
        int count = c != null ? c.getCount() : 0;
        if (count != 1) {
            if (c != null) {
                c.close();
            }
            if (count == 0) {
                throw new FileNotFoundException("No entry for " + uri);
            }
            throw new FileNotFoundException("Multiple items at " + uri);
        }
        c.moveToFirst();
        int i = c.getColumnIndex("_data");
        String path = i >= 0 ? c.getString(i) : null;
        c.close();
        if (path == null) {
            throw new FileNotFoundException("Column _data not found.");
        }
        return ParcelFileDescriptor.open(new File(path), ParcelFileDescriptor.parseMode(mode));
    }

    public String[] getStreamTypes(Uri uri, String mimeTypeFilter) {
        return null;
    }

    public AssetFileDescriptor openTypedAssetFile(Uri uri, String mimeTypeFilter, Bundle opts) throws FileNotFoundException {
        if ("*/*".equals(mimeTypeFilter)) {
            return openAssetFile(uri, "r");
        }
        String baseType = getType(uri);
        if (baseType != null && ClipDescription.compareMimeTypes(baseType, mimeTypeFilter)) {
            return openAssetFile(uri, "r");
        }
        throw new FileNotFoundException("Can't open " + uri + " as type " + mimeTypeFilter);
    }

    public AssetFileDescriptor openTypedAssetFile(Uri uri, String mimeTypeFilter, Bundle opts, CancellationSignal signal)
            throws FileNotFoundException {
        return openTypedAssetFile(uri, mimeTypeFilter, opts);
    }

    protected boolean isTemporary() {
        return false;
    }

    public IContentProvider getIContentProvider() {
        return mTransport;
    }

    public void attachInfoForTesting(Context context, ProviderInfo info) {
        attachInfo(context, info);
    }

    public void attachInfo(Context context, ProviderInfo info) {
        if (mContext == null) {
            mContext = context;
            mMyUid = Process.myUid();
            if (info != null) {
                setReadPermission(info.readPermission);
                setWritePermission(info.writePermission);
                setPathPermissions(info.pathPermissions);
                mExported = info.exported;
                setAuthorities(info.authority);
            }
            ContentProvider.this.onCreate();
        }
    }

    public ContentProviderResult[] applyBatch(ArrayList<ContentProviderOperation> operations)
            throws OperationApplicationException {
        final int numOperations = operations.size();
        final ContentProviderResult[] results = new ContentProviderResult[numOperations];
        for (int i = 0; i < numOperations; i++) {
            results[i] = operations.get(i).apply(this, results, i);
        }
        return results;
    }

    public Bundle call(String method, String arg, Bundle extras) {
        return null;
    }

    public void shutdown() {
        Log.w(TAG, "implement ContentProvider shutdown() to make sure all database connections are gracefully shutdown");
    }

    public void dump(FileDescriptor fd, PrintWriter writer, String[] args) {
        writer.println("nothing to dump");
    }

    public static ContentProvider coerceToLocalContentProvider(IContentProvider abstractInterface) {
        if (abstractInterface instanceof Transport) {
            return ((Transport) abstractInterface).getContentProvider();
        }
        return null;
    }

    public static Uri getUriWithoutUserId(Uri uri) {
        if (uri == null) {
            return null;
        }
        String auth = uri.getEncodedAuthority();
        int at = auth == null ? -1 : auth.lastIndexOf('@');
        return at < 0 ? uri : uri.buildUpon().encodedAuthority(auth.substring(at + 1)).build();
    }
}
