package java.io;

/** Something that holds back output until it is flushed. */
public interface Flushable {
    void flush() throws IOException;
}
