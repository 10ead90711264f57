package java.nio.channels;

import java.io.IOException;

/** A thread was interrupted while it waited for a file lock. */
public class FileLockInterruptionException extends IOException {
    public FileLockInterruptionException() {
    }
}
