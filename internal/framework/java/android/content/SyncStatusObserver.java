package android.content;

/** Is told of changes of synchronisation. */
public interface SyncStatusObserver {
    void onStatusChanged(int which);
}
