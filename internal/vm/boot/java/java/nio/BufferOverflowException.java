package java.nio;

/** A relative put found no room. */
public class BufferOverflowException extends RuntimeException {
    public BufferOverflowException() {
    }
}
