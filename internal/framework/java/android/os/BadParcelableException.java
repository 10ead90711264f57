package android.os;

import android.util.AndroidRuntimeException;

/** An object in a parcel cannot be made again. */
public class BadParcelableException extends AndroidRuntimeException {
    public BadParcelableException(String msg) {
        super(msg);
    }

    public BadParcelableException(Exception cause) {
        super(cause);
    }
}
