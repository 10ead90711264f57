package java.util.jar;

import java.util.zip.ZipException;

/** A jar file breaks its format. */
public class JarException extends ZipException {
    public JarException() {
    }

    public JarException(String message) {
        super(message);
    }
}
