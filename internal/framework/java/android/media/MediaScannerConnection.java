package android.media;

import android.content.Context;
import android.net.Uri;
import android.os.Handler;

/** Has files looked at; none gets into the library. */
public class MediaScannerConnection {
    private final Context mContext;
    private final MediaScannerConnectionClient mClient;
    private boolean mConnected;

    /** Told of a scanned file. */
    public interface OnScanCompletedListener {
        void onScanCompleted(String path, Uri uri);
    }

    /** Told of the connection too. */
    public interface MediaScannerConnectionClient extends OnScanCompletedListener {
        void onMediaScannerConnected();

        void onScanCompleted(String path, Uri uri);
    }

    public MediaScannerConnection(Context context, MediaScannerConnectionClient client) {
        mContext = context;
        mClient = client;
    }

    public void connect() {
        new Handler(mContext.getMainLooper()).post(new Runnable() {
            @Override
            public void run() {
                mConnected = true;
                if (mClient != null) {
                    mClient.onMediaScannerConnected();
                }
            }
        });
    }

    public void disconnect() {
        mConnected = false;
    }

    public synchronized boolean isConnected() {
        return mConnected;
    }

    public void scanFile(final String path, String mimeType) {
        if (!mConnected) {
            throw new IllegalStateException("not connected to MediaScannerService");
        }
        if (mClient != null) {
            new Handler(mContext.getMainLooper()).post(new Runnable() {
                @Override
                public void run() {
                    mClient.onScanCompleted(path, null);
                }
            });
        }
    }

    public static void scanFile(Context context, final String[] paths, String[] mimeTypes,
            final OnScanCompletedListener callback) {
        new Handler(context.getMainLooper()).post(new Runnable() {
            @Override
            public void run() {
                for (int i = 0; callback != null && i < paths.length; i++) {
                    callback.onScanCompleted(paths[i], null);
                }
            }
        });
    }
}
