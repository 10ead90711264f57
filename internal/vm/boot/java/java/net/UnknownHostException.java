package java.net;

import java.io.IOException;

/** The address of a host could not be found. */
public class UnknownHostException extends IOException {
    public UnknownHostException() {
    }

    public UnknownHostException(String message) {
        super(message);
    }
}
