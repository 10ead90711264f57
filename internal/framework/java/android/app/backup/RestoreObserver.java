package android.app.backup;

/** Hears of a restore. */
public abstract class RestoreObserver {
    public void restoreStarting(int numPackages) {
    }

    public void onUpdate(int nowBeingRestored, String currentPackage) {
    }

    public void restoreFinished(int error) {
    }
}
