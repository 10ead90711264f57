package java.nio.channels;

import java.io.Closeable;
import java.io.IOException;

/** A connection to something that can be read or written. */
public interface Channel extends Closeable {
    boolean isOpen();

    void close() throws IOException;
}
