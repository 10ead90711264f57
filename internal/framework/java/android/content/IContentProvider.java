package android.content;

import android.content.res.AssetFileDescriptor;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.IBinder;
import android.os.IInterface;
import android.os.ParcelFileDescriptor;
import android.os.RemoteException;
import java.io.FileNotFoundException;
import java.util.ArrayList;

/** How a provider is called. */
public interface IContentProvider extends IInterface {
    Cursor query(String callingPkg, Uri url, String[] projection, Bundle queryArgs, CancellationSignal cancellationSignal)
            throws RemoteException;

    String getType(Uri url) throws RemoteException;

    Uri insert(String callingPkg, Uri url, ContentValues initialValues) throws RemoteException;

    int bulkInsert(String callingPkg, Uri url, ContentValues[] initialValues) throws RemoteException;

    int delete(String callingPkg, Uri url, String selection, String[] selectionArgs) throws RemoteException;

    int update(String callingPkg, Uri url, ContentValues values, String selection, String[] selectionArgs)
            throws RemoteException;

    ParcelFileDescriptor openFile(String callingPkg, Uri url, String mode, CancellationSignal signal, IBinder callerToken)
            throws RemoteException, FileNotFoundException;

    AssetFileDescriptor openAssetFile(String callingPkg, Uri url, String mode, CancellationSignal signal)
            throws RemoteException, FileNotFoundException;

    ContentProviderResult[] applyBatch(String callingPkg, ArrayList<ContentProviderOperation> operations)
            throws RemoteException, OperationApplicationException;

    Bundle call(String callingPkg, String method, String arg, Bundle extras) throws RemoteException;

    Uri canonicalize(String callingPkg, Uri uri) throws RemoteException;

    Uri uncanonicalize(String callingPkg, Uri uri) throws RemoteException;

    boolean refresh(String callingPkg, Uri url, Bundle args, CancellationSignal cancellationSignal) throws RemoteException;

    String[] getStreamTypes(Uri url, String mimeTypeFilter) throws RemoteException;

    AssetFileDescriptor openTypedAssetFile(String callingPkg, Uri url, String mimeType, Bundle opts, CancellationSignal signal)
            throws RemoteException, FileNotFoundException;
}
