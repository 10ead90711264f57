package android.content;

import android.content.res.AssetFileDescriptor;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.ParcelFileDescriptor;
import android.os.RemoteException;
import java.io.FileNotFoundException;
import java.util.ArrayList;

/** A hold on one provider. */
public class ContentProviderClient implements AutoCloseable {
    private final ContentResolver mResolver;
    private final IContentProvider mProvider;
    private final String mPackageName;
    private final boolean mStable;
    private boolean mClosed;

    public ContentProviderClient(ContentResolver contentResolver, IContentProvider contentProvider, boolean stable) {
        mResolver = contentResolver;
        mProvider = contentProvider;
        mPackageName = contentResolver.mPackageName;
        mStable = stable;
    }

    public Cursor query(Uri url, String[] projection, String selection, String[] selectionArgs, String sortOrder)
            throws RemoteException {
        return query(url, projection, selection, selectionArgs, sortOrder, null);
    }

    public Cursor query(Uri url, String[] projection, String selection, String[] selectionArgs, String sortOrder,
            CancellationSignal cancellationSignal) throws RemoteException {
        return query(url, projection, ContentResolver.createSqlQueryBundle(selection, selectionArgs, sortOrder),
                cancellationSignal);
    }

    public Cursor query(Uri uri, String[] projection, Bundle queryArgs, CancellationSignal cancellationSignal)
            throws RemoteException {
        return mProvider.query(mPackageName, uri, projection, queryArgs, cancellationSignal);
    }

    public String getType(Uri url) throws RemoteException {
        return mProvider.getType(url);
    }

    public String[] getStreamTypes(Uri url, String mimeTypeFilter) throws RemoteException {
        return mProvider.getStreamTypes(url, mimeTypeFilter);
    }

    public final Uri canonicalize(Uri url) throws RemoteException {
        return mProvider.canonicalize(mPackageName, url);
    }

    public final Uri uncanonicalize(Uri url) throws RemoteException {
        return mProvider.uncanonicalize(mPackageName, url);
    }

    public boolean refresh(Uri url, Bundle args, CancellationSignal cancellationSignal) throws RemoteException {
        return mProvider.refresh(mPackageName, url, args, cancellationSignal);
    }

    public Uri insert(Uri url, ContentValues initialValues) throws RemoteException {
        return mProvider.insert(mPackageName, url, initialValues);
    }

    public int bulkInsert(Uri url, ContentValues[] initialValues) throws RemoteException {
        return mProvider.bulkInsert(mPackageName, url, initialValues);
    }

    public int delete(Uri url, String selection, String[] selectionArgs) throws RemoteException {
        return mProvider.delete(mPackageName, url, selection, selectionArgs);
    }

    public int update(Uri url, ContentValues values, String selection, String[] selectionArgs) throws RemoteException {
        return mProvider.update(mPackageName, url, values, selection, selectionArgs);
    }

    public ParcelFileDescriptor openFile(Uri url, String mode) throws RemoteException, FileNotFoundException {
        return openFile(url, mode, null);
    }

    public ParcelFileDescriptor openFile(Uri url, String mode, CancellationSignal signal)
            throws RemoteException, FileNotFoundException {
        return mProvider.openFile(mPackageName, url, mode, signal, null);
    }

    public AssetFileDescriptor openAssetFile(Uri url, String mode) throws RemoteException, FileNotFoundException {
        return openAssetFile(url, mode, null);
    }

    public AssetFileDescriptor openAssetFile(Uri url, String mode, CancellationSignal signal)
            throws RemoteException, FileNotFoundException {
        return mProvider.openAssetFile(mPackageName, url, mode, signal);
    }

    public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts)
            throws RemoteException, FileNotFoundException {
        return openTypedAssetFileDescriptor(uri, mimeType, opts, null);
    }

    public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts,
            CancellationSignal signal) throws RemoteException, FileNotFoundException {
        return mProvider.openTypedAssetFile(mPackageName, uri, mimeType, opts, signal);
    }

    public ContentProviderResult[] applyBatch(ArrayList<ContentProviderOperation> operations)
            throws RemoteException, OperationApplicationException {
        return mProvider.applyBatch(mPackageName, operations);
    }

    public Bundle call(String method, String arg, Bundle extras) throws RemoteException {
        return mProvider.call(mPackageName, method, arg, extras);
    }

    @Override
    public void close() {
        closeInternal();
    }

    @Deprecated
    public boolean release() {
        return closeInternal();
    }

    private boolean closeInternal() {
        if (mClosed) {
            return false;
        }
        mClosed = true;
        return mStable ? mResolver.releaseProvider(mProvider) : mResolver.releaseUnstableProvider(mProvider);
    }

    public ContentProvider getLocalContentProvider() {
        return ContentProvider.coerceToLocalContentProvider(mProvider);
    }
}
