package java.util.zip;

import java.io.IOException;

/** A zip file or GZIP stream breaks its format. */
public class ZipException extends IOException {
    public ZipException() {
    }

    public ZipException(String message) {
        super(message);
    }
}
