package java.nio.file;

import java.io.IOException;
import java.util.ConcurrentModificationException;

/** A failure while the entries of a folder were listed. */
public final class DirectoryIteratorException extends ConcurrentModificationException {
    private static final long serialVersionUID = -6012699886086212874L;

    public DirectoryIteratorException(IOException cause) {
        super(String.valueOf(cause));
        initCause(cause);
    }

    @Override
    public IOException getCause() {
        return (IOException) super.getCause();
    }
}
