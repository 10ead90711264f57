package java.net;

import java.io.IOException;

/** A protocol was broken. */
public class ProtocolException extends IOException {
    public ProtocolException() {
    }

    public ProtocolException(String message) {
        super(message);
    }
}
