package android.webkit;

/** Told of downloads. */
public interface DownloadListener {

    void onDownloadStart(String p0, String p1, String p2, String p3, long p4);
}
