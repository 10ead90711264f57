package android.system;

import java.io.IOException;
import java.net.SocketException;

/** The failure of a function of the operating system. */
public final class ErrnoException extends Exception {
    public final int errno;

    private final String functionName;

    public ErrnoException(String functionName, int errno) {
        this.functionName = functionName;
        this.errno = errno;
    }

    public ErrnoException(String functionName, int errno, Throwable cause) {
        super(cause);
        this.functionName = functionName;
        this.errno = errno;
    }

    @Override
    public String getMessage() {
        String name = OsConstants.errnoName(errno);
        return functionName + " failed: " + (name == null ? "errno " + errno : name) + " (" + Errors.text(errno) + ")";
    }

    public IOException rethrowAsIOException() throws IOException {
        throw new IOException(getMessage(), this);
    }

    public SocketException rethrowAsSocketException() throws SocketException {
        SocketException e = new SocketException(getMessage());
        e.initCause(this);
        throw e;
    }
}
