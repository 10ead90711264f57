package android.content;

import android.util.AndroidRuntimeException;

/** A receiver did what only other components may. */
public class ReceiverCallNotAllowedException extends AndroidRuntimeException {
    public ReceiverCallNotAllowedException(String msg) {
        super(msg);
    }
}
