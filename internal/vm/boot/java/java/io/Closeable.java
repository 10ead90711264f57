package java.io;

/** A resource of input or output that can be closed. */
public interface Closeable extends AutoCloseable {
    void close() throws IOException;
}
