package android.app;

import android.util.AndroidRuntimeException;

/** Says that a context ended with something still registered. */
final class ServiceConnectionLeaked extends AndroidRuntimeException {
    public ServiceConnectionLeaked(String msg) {
        super(msg);
    }
}
