package android.app;

import android.util.AndroidRuntimeException;

/** Says that a context ended with something still registered. */
final class IntentReceiverLeaked extends AndroidRuntimeException {
    public IntentReceiverLeaked(String msg) {
        super(msg);
    }
}
