package java.io;

/** DataOutput that can write objects too. */
public interface ObjectOutput extends DataOutput, AutoCloseable {
    void writeObject(Object object) throws IOException;

    void write(int value) throws IOException;

    void write(byte[] buffer) throws IOException;

    void write(byte[] buffer, int offset, int count) throws IOException;

    void flush() throws IOException;

    void close() throws IOException;
}
