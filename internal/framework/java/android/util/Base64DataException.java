package android.util;

import java.io.IOException;

/** Base64 text with errors. */
public class Base64DataException extends IOException {
    public Base64DataException(String detailMessage) {
        super(detailMessage);
    }
}
