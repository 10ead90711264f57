package java.lang;

/** A resource that a try statement closes. */
public interface AutoCloseable {
    void close() throws Exception;
}
