package java.net;

import java.io.IOException;

/** A text is not a URL of a known protocol. */
public class MalformedURLException extends IOException {
    public MalformedURLException() {
    }

    public MalformedURLException(String message) {
        super(message);
    }
}
