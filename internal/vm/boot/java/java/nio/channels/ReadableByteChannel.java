package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel to read from. */
public interface ReadableByteChannel extends Channel {
    int read(ByteBuffer dst) throws IOException;
}
